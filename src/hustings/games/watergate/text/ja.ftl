### 日本語版ウォーターゲートの文言。すべて私たち自身の文章。

## ゲーム

game-title = ウォーターゲート
game-tagline = 大統領最後の任期か、新聞の一面か
game-about =
    1972年、ワシントン。ウォーターゲート・ビルで5人の侵入者が捕まり、ある新聞が「誰の指図か」を追い始めます。
    一方はニクソン政権として勢力を集め、任期の終わりまで持ちこたえます。もう一方は編集者として証拠をピン留めし、情報提供者2人を大統領に結びつけます。
    2人用。
game-notice =
    『ウォーターゲート』はマティアス・クラマー(Matthias Cramer)作、2019年にFrosted Games、英語版はCapstone Gamesから発売されたボードゲームです。
    これはファンによる非公式の移植で、文章と図版はすべて独自のものです。作者および出版社とは関係ありません。

## 陣営

seat-nixon = ニクソン
seat-editor = 編集者
seat-nixon-long = ニクソン政権
seat-editor-long = 新聞編集者
seat-nixon-aim = 勢力トークンを5個獲得するか、サプライが尽きるまで持ちこたえる。
seat-editor-aim = 表向きの証拠で、情報提供者2人をニクソンとつなげる。

## フェイズ

phase-initial = 開始フェイズ
phase-card = カードフェイズ
phase-evaluation = 評価フェイズ
phase-over = ゲーム終了
round = ラウンド{ $n }

## カードの種類と各部

kind-event = イベント
kind-conspirator = 共謀者
kind-journalist = ジャーナリスト
reaction = リアクション
value = 数値
action = アクション
condition = 条件
card-value = 数値{ $n }
card-number = No.{ $n }

## 色と証拠

colour-blue = 青
colour-yellow = 黄色
colour-green = 緑
colour-joker = ジョーカー
colour-two = { $first }・{ $second }
evidence-blue = 小切手
evidence-yellow = 見取り図
evidence-green = 録音テープ
evidence = 証拠

## コマ

piece-initiative = 主導権トークン
piece-momentum = 勢力トークン
piece-evidence = 証拠{ $slot }
piece-evidence-face-up = 証拠{ $slot }({ $colours })
piece-evidence-face-down = 証拠{ $slot }(裏向き)
token-face-up = 表向きの証拠({ $colours })
token-face-down = 裏向きの証拠({ $colours })
token-unknown = 裏向きの証拠

## 場所

track = 調査トラック
track-space = スペース{ $n }
track-space-side = { $seat }側のスペース{ $n }
track-neutral = スペース0
board = 証拠ボード
board-nixon = ニクソンの写真
space-name = { $colour }のスペース{ $n }
space-empty = 空き
picture-of = { $informant }の写真タイル
momentum = 勢力
momentum-card = { $seat }の勢力カード
momentum-count = 勢力トークン{ $count }個
initiative = 主導権
initiative-holder = 主導権：{ $seat }
bag = バッグ
supply = サプライ
supply-momentum = 勢力トークンのサプライ
supply-informants = 潜在的な情報提供者のサプライ
deck = 山札
deck-of = { $seat }の山札
discard = 捨て札
discard-of = { $seat }の捨て札
removed = ゲームから取り除かれたもの
removed-of = ゲームから取り除かれた{ $seat }のカード
removed-momentum = ゲームから取り除かれた勢力トークン
in-play = 使用中のカード
hand = 手札
hand-of = { $seat }の手札
hand-own = あなたの手札
thread = 糸

## 状態

face-up = 表向き
face-down = 裏向き
connected = つながっている
not-connected = つながっていない
in-supply = サプライにある
gained = 獲得済み
mark = 勢力マーク
with-mark = 勢力マークあり
no-mark = 勢力マークなし
hidden-card = 伏せられたカード
ruled-out = { $colours }ではない
events-blocked = 絶好調：このラウンド、編集者はイベントのアクションを使えない
count-cards =
    { $count ->
        [0] カードなし
       *[other] { $count }枚
    }
count-tokens =
    { $count ->
        [0] トークンなし
       *[other] { $count }個
    }
count-steps = { $count }歩
count-connected = つながっている情報提供者：{ $count }人

## 勢力カードの指示

trigger-draw_card = カードを{ $count }枚引く。
trigger-look_at_top_of_deck = ニクソンの山札の上から{ $count }枚を見る。
trigger-move_evidence = 証拠トークン1個を{ $steps }歩動かす。
trigger-pin_from_track = 調査トラック上の証拠トークン1個をピン留めしてもよい。
trigger-win = ニクソンの勝利。

## 情報提供者

informant-martha_mitchell = マーサ・ミッチェル
informant-john_dean = ジョン・ディーン
informant-alexander_butterfield = アレクサンダー・バターフィールド
informant-james_mccord = ジェームズ・マッコード
informant-alfred_baldwin = アルフレッド・ボールドウィン
informant-rose_mary_woods = ローズ・メアリー・ウッズ
informant-hugh_sloan = ヒュー・スローン

## ニクソンのカード

card-N02 = ローズ・メアリー・ウッズ
card-N02-text = ローズ・メアリー・ウッズを裏向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-N03 = アレクサンダー・バターフィールド
card-N03-text = アレクサンダー・バターフィールドを裏向きでピン留めする。その後、主導権トークンか勢力トークンを2歩動かす。
card-N04 = ヒュー・スローン
card-N04-text = ヒュー・スローンを裏向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-N05 = マーサ・ミッチェル
card-N05-text = マーサ・ミッチェルを裏向きでピン留めする。その後、主導権トークンか勢力トークンを2歩動かす。
card-N06 = ジョン・ディーン
card-N06-text = ジョン・ディーンを裏向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-N07 = アルフレッド・ボールドウィン
card-N07-text = アルフレッド・ボールドウィンを裏向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-N08 = ジェームズ・マッコード
card-N08-text = ジェームズ・マッコードを裏向きでピン留めする。その後、主導権トークンか勢力トークンを2歩動かす。
card-N09 = ハワード・ハント
card-N09-text = 勢力トークンを2歩動かす。その後、自分の山札の一番上のカードを引き、ただちに数値かアクションとしてプレイする。
card-N10 = ゴードン・リディ
card-N10-text = 調査トラック上の表向きの証拠トークン1個をバッグに戻す。
card-N11 = チャック・コルソン
card-N11-text = 編集者は手札から無作為に1枚捨てる。その後、続けてもう1回手番を行う。
card-N12 = ボブ・ハルデマン
card-N12-text = 調査トラック上の証拠トークンすべてを1歩ずつ動かす。
card-N13 = ジョン・アーリックマン
card-N13-text = 主導権トークンを2歩、勢力トークンを2歩動かす。その後、調査トラック上の裏向きの証拠トークン1個をバッグに戻す。
card-N14 = ジョン・ミッチェル
card-N14-text = リアクション：編集者のイベントのアクションを打ち消す。そのイベントは編集者の捨て札になる。
card-N15 = 三流の窃盗
card-N15-text = 調査トラック上の証拠トークン1個をスペース0に置く。その後、勢力トークンを自分側のスペース1に置く。
card-N16 = 大統領を蝕む癌
card-N16-text = 証拠トークン1個を3歩動かす。その後、両者は手札をすべて捨て、評価フェイズに進む。
card-N17 = 大統領演説
card-N17-text = バッグから証拠トークン1個を引き、表向きで自分側のスペース3に置く。
card-N18 = 1972年大統領選挙
card-N18-text = 証拠トークンを合計4歩動かす。歩数は自由に分けてよい。
card-N19 = ジェムストーン作戦
card-N19-text = 勢力トークンを2歩動かす。その後、別々の証拠トークン2個をそれぞれ2歩動かす。
card-N20 = ギャンビット
card-N20-text = 勢力トークンを自分側のスペース5に置き、獲得する。手札の共謀者1枚をゲームから取り除けば、このカードは取り除かれず捨て札になる。
card-N21 = 絶好調
card-N21-text = ラウンド最初の自分の手番には使えない。ラウンドの終わりまで、編集者はイベントのアクションを(リアクションとしても)使えない。

## 編集者のカード

card-E23 = ローズ・メアリー・ウッズ
card-E23-text = ローズ・メアリー・ウッズを表向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-E24 = アレクサンダー・バターフィールド
card-E24-text = アレクサンダー・バターフィールドを表向きでピン留めする。その後、主導権トークンか勢力トークンを2歩動かす。
card-E25 = ヒュー・スローン
card-E25-text = ヒュー・スローンを表向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-E26 = マーサ・ミッチェル
card-E26-text = マーサ・ミッチェルを表向きでピン留めする。その後、主導権トークンか勢力トークンを2歩動かす。
card-E27 = ジョン・ディーン
card-E27-text = ジョン・ディーンを表向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-E28 = アルフレッド・ボールドウィン
card-E28-text = アルフレッド・ボールドウィンを表向きでピン留めする。その後、主導権トークンか勢力トークンを1歩動かす。
card-E29 = ジェームズ・マッコード
card-E29-text = ジェームズ・マッコードを表向きでピン留めする。その後、主導権トークンか勢力トークンを2歩動かす。
card-E30 = ディープ・スロート
card-E30-text = 証拠ボードの裏向きの写真タイル1枚をサプライに戻す。その後、主導権トークンを3歩動かす。
card-E31 = 消えた録音
card-E31-text = 調査トラック上の表向きの緑の証拠トークン1個を、どこにあってもピン留めする。
card-E32 = 決定的証拠
card-E32-text = 主導権トークンを2歩、勢力トークンを2歩動かす。その後、裏向きの証拠トークン1個を1歩動かす。
card-E33 = ボブ・ウッドワード
card-E33-text = バッグから証拠トークン1個を引き、表向きで自分側のスペース2に置く。その後、主導権トークンか勢力トークンを2歩動かす。
card-E34 = カール・バーンスタイン
card-E34-text = 証拠ボードの証拠トークン1個を取り、表向きで調査トラックのスペース0に置く。
card-E35 = ベン・ブラッドリー
card-E35-text = リアクション：共謀者のアクションを打ち消す。その共謀者はゲームから取り除かれる。
card-E36 = 弁護士費用は誰が払う?
card-E36-text = 主導権トークンを2歩、勢力トークンを1歩動かす。その後、別々の表向きの証拠トークン2個をそれぞれ1歩動かす。
card-E37 = ペンタゴン・ペーパーズ
card-E37-text = バッグから証拠トークン1個を引き、ただちにピン留めする。
card-E38 = ウォーターゲート・ビル
card-E38-text = 主導権トークンを3歩動かす。その後、表向きの証拠トークン1個を2歩、裏向きの証拠トークン1個を1歩動かす。
card-E39 = 土曜日の夜の虐殺
card-E39-text = 主導権トークンと、調査トラック上の証拠トークンすべてをスペース0に置く。その後、証拠トークン1個を1歩動かす。
card-E40 = 大規模デモ
card-E40-text = リアクション：共謀者のアクションを打ち消す。その共謀者はゲームから取り除かれる。
card-E41 = システムは機能する
card-E41-text = ゲームから取り除かれた自分のカードから、リアクション以外の1枚を選び、そのアクションを今使う。その後、両方のカードをゲームから取り除く。
card-E42 = 金の流れを追え!
card-E42-text = リアクション：ニクソンがカードの数値で証拠トークンを動かすとき、そのトークンは代わりに元の位置から同じ歩数だけ自分側へ動き、表向きのままになる。ニクソンのカードは捨て札になる。

## 印刷された値の出どころ

provenance-title = 印刷された値はどこまで確かか
provenance-about = 私たちの手元に製品版はありません。カードやボードに印刷された値のうち、公開された資料に見つからないものは、ルールに合い、均衡が取れるように私たちが補いました。
provenance-cards = 40枚のカードの一覧と効果は、ほとんどが1つの資料によるものです。「チャック・コルソン」と「1972年大統領選挙」の効果は、資料によって食い違います。
provenance-values = 40枚中36枚の数値は私たちの推定です。残る4枚には何らかの資料があります。
provenance-colours = 40枚中37枚の色は私たちの推定です。残る3枚は不確かな資料によるものです。
provenance-graph = 証拠ボードのスペース、その色、スペースをつなぐ糸は私たちの推定です。確かなのは、中央にニクソン、周囲に情報提供者7人がいて、スペースがそれぞれ1色であることだけです。
provenance-informants = 情報提供者の並び順は、不確かな資料によるものです。
provenance-triggers = 編集者の勢力カードにある4つの指示は、1つの資料だけによるもので、裏付けがありません。
provenance-marks = どの証拠トークンに勢力マークが付くかは、不確かな資料によるものです。色ごとの個数は、それより確かな資料によるものです。
provenance-titles = 英語のカード名の一部と、日本語のカード名のすべては、私たちの訳です。
provenance-solid = ルール、内容物の数、リアクションカード、勝利条件には確かな資料があります。
provenance-owner = 製品をお持ちの方は、訂正ファイルで実際の値に置き換えられます。
provenance-corrected = 訂正ファイルを使用中です。カードの文章にある数字が訂正後の値と異なるときは、訂正後の値に従います。
provenance-high = 確かな資料あり
provenance-medium = 有力な資料1つ
provenance-low = 不確かな資料
provenance-reconstructed = 私たちの推定
provenance-owner-label = 製品の所有者による訂正

## ボタン

do-value = { $object }の数値を使う
do-action = { $object }のアクションを使う
do-react = { $object }で返す
do-pass = リアクションしない
do-decline = 何もしない
do-ask = { $object }があるか尋ねる
do-move = { $object }を動かす
do-show = { $object }を表向きにする
do-pin = { $object }をピン留めする
do-bin = { $object }をバッグに戻す
do-reset = { $object }をスペース0に置く
do-free = { $object }を解放する
do-replay = { $object }をもう一度使う
do-sacrifice = { $object }をゲームから取り除く
do-place = { $object }に置く
do-lift = { $object }から取る

### 日本語版ウォーターゲートの文言。すべて独自の文章。

## ゲーム

game-title = ウォーターゲート
# 狭い画面で2行になるとき、語の切れ目で改行する
game-title-short = ウォーター{ "\u200B" }ゲート
game-tagline = 任期満了が先か、一面スクープが先か
game-box = 2人・30～60分・覚えやすい
game-about =
    1972年、ワシントン。ウォーターゲート・ビルで5人の侵入者が捕まり、ある新聞が「誰の指図か」を追い始めます。
    一方はニクソン政権として勢力を集め、任期の終わりまで持ちこたえます。もう一方は編集者として証拠をピン留めし、情報提供者2人を大統領に結びつけます。
    2人用。
game-notice =
    『ウォーターゲート』は、マティアス・クラマー（Matthias Cramer）作のボードゲームです。2019年にFrosted Gamesから、英語版はCapstone Gamesから発売されました。
    これはファンによる非公式の移植で、文章と図版はすべて独自のものです。作者および出版社とは関係ありません。

## 1分でわかる遊び方

minute-1 = 編集者は、情報提供者2人を表向きの証拠でニクソンとつなげば勝ちです。ニクソンは、勢力トークンを5個獲得するか、勢力トークンが尽きるまで持ちこたえれば勝ちです。
minute-2 = 手札はラウンドごとに4枚か5枚。交互に1枚ずつ、数値かアクションのどちらかとしてプレイします。
minute-3 = 数値は、調査トラックのトークン1個を、そのスペース数だけ自分側へ動かします。動かせるのは主導権、勢力、またはカードと同じ色の証拠です。裏向きの証拠の色を知るのはニクソンだけなので、編集者はその色があるかを尋ねます。
minute-4 = アクションは、カードに書かれたことを行います。使ったイベントはゲームから取り除かれ、共謀者とジャーナリストは何度でも戻ってきます。
minute-5 = 手札がなくなったら、自分側にあるものを獲得します。証拠は、編集者なら表向きにピン留めして道をつなぎ、ニクソンなら裏向きにピン留めして道をふさぎます。主導権を得た側が次のラウンドを始め、手札が5枚になります。

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
round = 第{ $n }ラウンド

## カードの種類と各部

kind-event = イベント
kind-conspirator = 共謀者
kind-journalist = ジャーナリスト
steps = { $n }スペース
reaction = リアクション
value = 数値
action = アクション
card-value = 数値{ $n }

## 色と証拠

colour-blue = 青
colour-yellow = 黄色
colour-green = 緑
colour-joker = ジョーカー
colour-two = { $first }・{ $second }
evidence-blue = 小切手
evidence-yellow = 平面図
evidence-green = 録音テープ
evidence = 証拠

## コマ

piece-initiative = 主導権トークン
piece-momentum = 勢力トークン
piece-evidence = 証拠{ $n }
piece-evidence-face-up = 証拠{ $slot }（{ $colours }）
piece-evidence-face-down = 証拠{ $slot }（裏向き）
token-face-up = 表向きの証拠（{ $colours }）
token-face-down = 裏向きの証拠（{ $colours }）
token-unknown = 裏向きの証拠
token-blue = 青の証拠トークン
token-yellow = 黄色の証拠トークン
token-green = 緑の証拠トークン
token-blue-yellow = 青・黄色の証拠トークン
token-blue-green = 青・緑の証拠トークン
token-yellow-green = 黄色・緑の証拠トークン
token-blue-mark = 勢力マーク付きの青の証拠トークン
token-yellow-mark = 勢力マーク付きの黄色の証拠トークン
token-green-mark = 勢力マーク付きの緑の証拠トークン
token-blue-yellow-mark = 勢力マーク付きの青・黄色の証拠トークン
token-blue-green-mark = 勢力マーク付きの青・緑の証拠トークン
token-yellow-green-mark = 勢力マーク付きの黄色・緑の証拠トークン

# 証拠の番号に添えるときの、証拠トークンの短い呼び方
bare-token =
    { $token-id ->
        [token-blue] 青
        [token-yellow] 黄色
        [token-green] 緑
        [token-blue-yellow] 青・黄色
        [token-blue-green] 青・緑
        [token-yellow-green] 黄色・緑
        [token-blue-mark] 青、勢力マーク付き
        [token-yellow-mark] 黄色、勢力マーク付き
        [token-green-mark] 緑、勢力マーク付き
        [token-blue-yellow-mark] 青・黄色、勢力マーク付き
        [token-blue-green-mark] 青・緑、勢力マーク付き
        [token-yellow-green-mark] 黄色・緑、勢力マーク付き
       *[other] { $token }
    }

## 場所

track = 調査トラック
track-space-side = { $seat }側のスペース{ $n }
track-neutral = スペース0
track-zero = スペース0
track-nixon = ニクソン側のスペース{ $n }
track-editor = 編集者側のスペース{ $n }
board = 証拠ボード
board-nixon = ニクソンの写真
node-nixon = ニクソンの写真
space-name = { $colour }のスペース{ $n }
space-blue = 青のスペース{ $n }
space-yellow = 黄色のスペース{ $n }
space-green = 緑のスペース{ $n }
space-empty = 空き
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
ruled-out = { $colours }ではない
events-blocked = 「絶好調」：このラウンド、編集者はイベントのアクションを使えない
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
count-connected = つながっている情報提供者：{ $count }人

## 勢力カードの指示

trigger-draw_card = カードを{ $count }枚引く。
trigger-look_at_top_of_deck = ニクソンの山札の上から{ $count }枚を見る。
trigger-move_evidence = 証拠トークン1個を{ $steps }スペース動かす。
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
card-N02-text = ローズ・メアリー・ウッズを裏向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-N03 = アレクサンダー・バターフィールド
card-N03-text = アレクサンダー・バターフィールドを裏向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-N04 = ヒュー・スローン
card-N04-text = ヒュー・スローンを裏向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-N05 = マーサ・ミッチェル
card-N05-text = マーサ・ミッチェルを裏向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-N06 = ジョン・ディーン
card-N06-text = ジョン・ディーンを裏向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-N07 = アルフレッド・ボールドウィン
card-N07-text = アルフレッド・ボールドウィンを裏向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-N08 = ジェームズ・マッコード
card-N08-text = ジェームズ・マッコードを裏向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-N09 = ハワード・ハント
card-N09-text = 勢力トークンを{ $a-steps }動かす。その後、自分の山札の一番上のカードを引き、ただちに数値かアクションとしてプレイする。
card-N10 = ゴードン・リディ
card-N10-text = 調査トラック上の表向きの証拠トークン1個をバッグに戻す。
card-N11 = チャック・コルソン
card-N11-text = 編集者は手札から無作為に1枚捨てる。その後、続けてもう1回手番を行う。
card-N12 = ボブ・ハルデマン
card-N12-text = 調査トラック上の証拠トークンすべてを{ $a-steps }ずつ動かす。
card-N13 = ジョン・アーリックマン
card-N13-text = 主導権トークンを{ $a-steps }、勢力トークンを{ $b-steps }動かす。その後、調査トラック上の裏向きの証拠トークン1個をバッグに戻す。
card-N14 = ジョン・ミッチェル
card-N14-text = リアクション：編集者のイベントのアクションを打ち消す。そのイベントは編集者の捨て札になる。
card-N15 = 三流の窃盗
card-N15-text = 調査トラック上の証拠トークン1個をスペース0に置く。その後、勢力トークンを自分側のスペース{ $a }に置く。
card-N16 = 大統領を蝕む癌
card-N16-text = 証拠トークン1個を{ $a-steps }動かす。その後、両者は手札をすべて捨て、評価フェイズに進む。
card-N17 = 大統領演説
card-N17-text = バッグから証拠トークン1個を引き、表向きで自分側のスペース{ $a }に置く。
card-N18 = 1972年大統領選挙
card-N18-text = 証拠トークンを合計{ $a-steps }動かす。何個に分けてもよい。
card-N19 = ジェムストーン作戦
card-N19-text =
    { $b ->
        [1] 勢力トークンを{ $a-steps }動かす。その後、証拠トークン1個を{ $c-steps }動かす。
       *[other] 勢力トークンを{ $a-steps }動かす。その後、別々の証拠トークン{ $b }個をそれぞれ{ $c-steps }動かす。
    }
card-N20 = ギャンビット
card-N20-text = 勢力トークンを自分側のスペース5に置き、獲得する。手札の共謀者1枚をゲームから取り除けば、このカードは取り除かれず捨て札になる。
card-N21 = 絶好調
card-N21-text = ラウンド最初の自分の手番には使えない。ラウンドの終わりまで、編集者はイベントのアクションを（リアクションとしても）使えない。

## 編集者のカード

card-E22 = 編集者の勢力カード
card-E23 = ローズ・メアリー・ウッズ
card-E23-text = ローズ・メアリー・ウッズを表向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-E24 = アレクサンダー・バターフィールド
card-E24-text = アレクサンダー・バターフィールドを表向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-E25 = ヒュー・スローン
card-E25-text = ヒュー・スローンを表向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-E26 = マーサ・ミッチェル
card-E26-text = マーサ・ミッチェルを表向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-E27 = ジョン・ディーン
card-E27-text = ジョン・ディーンを表向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-E28 = アルフレッド・ボールドウィン
card-E28-text = アルフレッド・ボールドウィンを表向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-E29 = ジェームズ・マッコード
card-E29-text = ジェームズ・マッコードを表向きでピン留めする。その後、主導権トークンか勢力トークンを{ $a-steps }動かす。
card-E30 = ディープ・スロート
card-E30-text = 証拠ボードの裏向きの写真タイル1枚をサプライに戻す。その後、主導権トークンを{ $a-steps }動かす。
card-E31 = 消えた録音
card-E31-text = 調査トラック上の表向きの緑の証拠トークン1個を、どこにあってもピン留めする。
card-E32 = 決定的証拠
card-E32-text = 主導権トークンを{ $a-steps }、勢力トークンを{ $b-steps }動かす。その後、裏向きの証拠トークン1個を{ $c-steps }動かす。
card-E33 = ボブ・ウッドワード
card-E33-text = バッグから証拠トークン1個を引き、表向きで自分側のスペース{ $a }に置く。その後、主導権トークンか勢力トークンを{ $b-steps }動かす。
card-E34 = カール・バーンスタイン
card-E34-text = 証拠ボードの証拠トークン1個を取り、表向きで調査トラックのスペース0に置く。
card-E35 = ベン・ブラッドリー
card-E35-text = リアクション：共謀者のアクションを打ち消す。その共謀者はゲームから取り除かれる。
card-E36 = 弁護士費用は誰が払う？
card-E36-text =
    { $c ->
        [1] 主導権トークンを{ $a-steps }、勢力トークンを{ $b-steps }動かす。その後、表向きの証拠トークン1個を{ $d-steps }動かす。
       *[other] 主導権トークンを{ $a-steps }、勢力トークンを{ $b-steps }動かす。その後、別々の表向きの証拠トークン{ $c }個をそれぞれ{ $d-steps }動かす。
    }
card-E37 = ペンタゴン・ペーパーズ
card-E37-text = バッグから証拠トークン1個を引き、ただちにピン留めする。
card-E38 = ウォーターゲート・ビル
card-E38-text = 主導権トークンを{ $a-steps }動かす。その後、表向きの証拠トークン1個を{ $b-steps }、裏向きの証拠トークン1個を{ $c-steps }動かす。
card-E39 = 土曜日の夜の虐殺
card-E39-text = 主導権トークンと、調査トラック上の証拠トークンすべてをスペース0に置く。その後、証拠トークン1個を{ $a-steps }動かす。
card-E40 = 集団デモ
card-E40-text = リアクション：共謀者のアクションを打ち消す。その共謀者はゲームから取り除かれる。
card-E41 = システムは機能する
card-E41-text = ゲームから取り除かれた自分のカードから、リアクション以外の1枚を選び、そのアクションをただちに使う。その後、両方のカードをゲームから取り除く。
card-E42 = 金の流れを追え！
card-E42-text = リアクション：ニクソンがカードの数値で証拠トークンを動かすとき、そのトークンは代わりに元の位置から同じスペース数だけ自分側へ動き、表向きのままになる。ニクソンのカードは捨て札になる。

## カードとボードの値の出どころ

provenance-title = カードとボードの値はどこまで確かか
provenance-about = こちらの手元に実物はありません。カードやボードに書かれた値のうち、公開された資料に見つからないものは、ルールに合い、均衡が取れるように独自に補いました。
provenance-cards = 40枚のカードの一覧と効果は、ほとんどが1つの資料によるものです。「チャック・コルソン」と「1972年大統領選挙」の効果は、資料によって食い違います。
provenance-values = 40枚中36枚の数値は独自の推定です。残る4枚には何らかの資料があります。
provenance-colours = 40枚中37枚の色は独自の推定です。残る3枚は不確かな資料によるものです。
provenance-graph = 証拠ボードのスペース、その色、スペースをつなぐ糸は独自の推定です。確かなのは、中央にニクソン、周囲に情報提供者7人がいて、スペースがそれぞれ1色であることだけです。
provenance-informants = 情報提供者の並び順は、不確かな資料によるものです。
provenance-triggers = 編集者の勢力カードにある4つの指示は、1つの資料だけによるもので、裏付けがありません。
provenance-marks = どの証拠トークンに勢力マークが付くかは、不確かな資料によるものです。色ごとの個数は、それより確かな資料によるものです。
provenance-titles = 英語のカード名の一部と、日本語のカード名のすべては、独自の訳です。
provenance-solid = ルール、内容物の数、リアクションカード、勝利条件には確かな資料があります。
provenance-owner = 実物をお持ちの方は、訂正ファイルで実際の値に置き換えられます。カードの効果そのものは変わらず、その中の数値だけを訂正できます。
provenance-corrected = 訂正ファイルを使用中です。カードの文章の数字も訂正後の値です。
provenance-colour = 色
provenance-ours = 元の値
provenance-yours = 訂正後の値
provenance-high = 2つ以上の資料が一致
provenance-medium = 有力な資料1つのみ
provenance-low = 不確かな資料
provenance-reconstructed = 独自の推定
provenance-owner-label = 持ち主による訂正

## ボタン

do-value = 「{ $object }」の数値{ $count }を使う
do-action = 「{ $object }」のアクションを使う
here-do-value = 数値{ $count }を使う
here-do-action = アクションを使う
here-do-react = このカードでリアクションする
here-do-replay = もう一度使う
here-do-sacrifice = ゲームから取り除く
do-react = 「{ $object }」でリアクションする
do-pass = リアクションしない
do-pass-none = 使えるリアクションはありません：続ける
do-decline = 何もしない
do-ask = { $object }があるか尋ねる
do-move = { $object }を動かす
do-show = { $object }を表向きにする
do-pin = { $object }をピン留めする
do-bin = { $object }をバッグに戻す
do-reset = { $object }をスペース0に置く
do-free = { $object }をサプライに戻す
do-replay = 「{ $object }」をもう一度使う
do-sacrifice = 「{ $object }」をゲームから取り除く
do-place = { $object }に置く
do-lift = { $object }から取る

## 問いかけ：prompt- は答える側へ、wait- はそれ以外へ

prompt-turn = あなたの手番です。カードを1枚選び、数値かアクションを使ってください。
wait-turn = { $side }がプレイするカードを選んでいます。
prompt-play-drawn = 「{ $card }」を引きました。数値かアクションを使ってください。
wait-play-drawn = { $side }は引いた「{ $card }」をプレイします。
prompt-value-move = 「{ $card }」：自分側へ{ $count }スペース動かすトークンを選んでください。
wait-value-move = { $side }が「{ $card }」で{ $count }スペース動かすトークンを選んでいます。
prompt-value-move-no = 裏向きの中に{ $colour }はありません。自分側へ{ $count }スペース動かすトークンを選んでください。
wait-value-move-no = { wait-value-move }
prompt-show = 編集者に{ $colour }があるか尋ねられました。表向きにするトークンを選んでください。
wait-show = 答えは「{ $colour }はある」です。{ $side }が表向きにするトークンを選んでいます。
prompt-answer = 「{ $card }」のアクションが使われました。リアクションしますか？
wait-answer = { $side }が「{ $card }」にリアクションするかどうかを決めています。
prompt-answer-move = 「{ $card }」：{ $piece }が{ $count }スペース移動。リアクションしますか？
wait-answer-move = { $side }が「{ $card }」による{ $piece }の移動にリアクションするかどうかを決めています。
prompt-choose-token = 主導権トークンか勢力トークンを選んでください。自分側へ{ $count }スペース動きます。
wait-choose-token = { $side }が主導権トークンか勢力トークンのどちらを動かすかを選んでいます。
prompt-choose-evidence = 自分側へ{ $count }スペース動かす証拠トークンを選んでください。
wait-choose-evidence = { $side }が動かす証拠トークンを選んでいます。
prompt-spread = 残り{ $count }スペースです。次に1スペース動かす証拠トークンを選んでください。
wait-spread = { $side }が証拠トークンを動かしています（残り{ $count }スペース）。
prompt-place = { $token }をピン留めするスペースを選んでください。
wait-place = { $side }が{ $token }を置くスペースを選んでいます。
prompt-pin-from-track = 調査トラックからピン留めする証拠トークンを選んでください。
wait-pin-from-track = { $side }がピン留めする証拠トークンを選んでいます。
prompt-pin-own = 次にピン留めする自分の証拠トークンを選んでください。
wait-pin-own = { $side }が証拠トークンをピン留めしています。
prompt-put-in-bag = バッグに戻す証拠トークンを選んでください。
wait-put-in-bag = { $side }がバッグに戻す証拠トークンを選んでいます。
prompt-put-on-zero-which = スペース0に置く証拠トークンを選んでください。
wait-put-on-zero-which = { $side }がスペース0に置く証拠トークンを選んでいます。
prompt-free = サプライに戻す裏向きの写真タイルを選んでください。
wait-free = { $side }がサプライに戻す写真タイルを選んでいます。
prompt-lift = 証拠ボードから調査トラックに戻す証拠トークンを選んでください。
wait-lift = { $side }が証拠ボードから取る証拠トークンを選んでいます。
prompt-replay = 取り除かれたカードから、もう一度アクションを使うものを選んでください。
wait-replay = { $side }がもう一度使うカードを選んでいます。
prompt-sacrifice = 手札の共謀者1枚をゲームから取り除き、「ギャンビット」を捨て札にしますか？
wait-sacrifice = { $side }が「ギャンビット」のために共謀者を手放すかどうかを決めています。

## ログ

log-round = 第{ $count }ラウンドが始まった。
log-evaluation = 評価フェイズが始まった。
log-drew = { $side }はカードを{ $count }枚引いた。
log-drew-card-item = 「{ $card }」
log-drew-card-list = { $side }は{ $items }を引いた。
log-drew-card = { $side }は「{ $card }」を引いた。
log-drew-to-play = { $side }は「{ $card }」を引き、続けてプレイすることになった。
log-reshuffled = { $side }は捨て札{ $count }枚をシャッフルし、新しい山札にした。
log-laid-tokens =
    { $count ->
        [0] バッグが空のため、{ $side }は証拠トークンを置かなかった。
       *[other] { $side }は証拠トークン{ $count }個を裏向きでスペース0に置いた。
    }
log-looked-at-token-item = { $slot }（{ bare-token }）
log-looked-at-token-list = ニクソンは{ $items }を確認した。
log-looked-at-token = ニクソンは{ $slot }（{ bare-token }）を確認した。
log-looked =
    { $count ->
        [0] ニクソンの山札がないため、{ $side }はカードを見られなかった。
       *[other] { $side }はニクソンの山札の上から{ $count }枚を見た。
    }
log-saw-item = 「{ $card }」
log-saw-list = { $side }はニクソンの山札の上から{ $items }を見た。
log-saw = { $side }はニクソンの山札の上から「{ $card }」を見た。
log-value = { $side }は「{ $card }」の数値{ $count }を使った。
log-about-to-move = { $side }は{ $piece }（{ bare-token }）を{ $count }スペース動かそうとした。
log-nothing-to-move = 「{ $card }」で動かせるトークンがなかった。
log-action = { $side }は「{ $card }」のアクションを使った。
log-asked = { $side }は{ $colour }があるか尋ねた。
log-answered-yes = { $side }は「{ $colour }はある」と答えた。
log-answered-no = { $side }は「裏向きの中に{ $colour }はない」と答えた。
log-reacted = { $side }は「{ $target }」に「{ $card }」でリアクションした。
log-cancelled =
    { $card-id ->
        [card-N14] 「{ $card }」が「{ $target }」を打ち消し、「{ $target }」は編集者の捨て札になった。
       *[other] 「{ $card }」が「{ $target }」を打ち消し、「{ $target }」はゲームから取り除かれた。
    }
log-redirected = 「{ $card }」により、「{ $target }」で動かす証拠トークンは逆向きに動くことになった。
log-replayed = { $side }は「{ $card }」のアクションをもう一度使った。
log-sacrificed = { $side }は「{ $card }」をゲームから取り除き、「ギャンビット」を捨て札にした。
log-discarded = { $side }は「{ $card }」を捨て札にした。
log-another-turn = { $side }は続けてもう1回手番を行うことになった。
log-declined = { $side }は何もしなかった。
log-turned-up = { $slot }（{ bare-token }）が表向きになった。
log-moved = { $side }は{ $piece }を{ $from }から{ $to }へ動かした。
log-moved-evidence = { $side }は{ $piece }（{ bare-token }）を{ $from }から{ $to }へ動かした。
log-set = { $side }は{ $piece }を{ $to }に置いた。
log-put-on-zero = { $piece }をスペース0に置いた。
log-all-on-zero = { $side }は、調査トラック上の主導権トークンと証拠トークンをすべてスペース0に置いた。
log-gained = { $side }は{ $piece }を獲得した。
log-initiative-on-zero = 主導権トークンはスペース0にあったため、ラウンド開始時に主導権を持っていなかった{ $side }が受け取った。
log-gained-initiative = { $side }は主導権トークンを獲得した。
log-gained-momentum = { $side }は勢力トークンを獲得し、{ $count }個になった。
log-momentum-surplus = { $side }の勢力カードに空きがないため、勢力トークンをゲームから取り除いた。
log-momentum-to-supply = 勢力トークンはスペース0にあったため、サプライに戻った。
log-new-momentum = 主導権トークンと新しい勢力トークンをスペース0に置いた。サプライの残りは{ $count }個。
log-bag-empty = バッグが空のため、トークンは引かれなかった。
log-from-bag = { $side }はバッグから{ $token }を引き、{ $to }に置いた。
log-drawn-to-pin = { $side }はピン留めするため、バッグから{ $token }を引いた。
log-taken-to-pin = { $side }はピン留めするため、調査トラックから{ $token }を取った。
log-pinned =
    { $side-id ->
        [seat-nixon] { $side }は{ $token }を裏向きで{ $node }にピン留めした。
       *[other] { $side }は{ $token }を表向きで{ $node }にピン留めした。
    }
log-mark-counts = ピン留めした証拠に勢力マークがあった。
log-no-space = 合う空きスペースがないため、{ $side }は{ $token }をバッグに戻した。
log-returned = { $token }をバッグに戻した。
log-returned-unseen = { $slot }を見せずにバッグに戻した。
log-lifted = { $side }は{ $node }から{ $token }を取り、{ $slot }として表向きでスペース0に置いた。
log-picture-pinned =
    { $side-id ->
        [seat-nixon] { $side }は{ $node }の写真タイルを裏向きでピン留めした。
       *[other] { $side }は{ $node }の写真タイルを表向きでピン留めした。
    }
log-picture-stays = { $node }の写真タイルはすでにピン留めされているため、そのままにした。
log-freed = { $side }は{ $node }の写真タイルをサプライに戻した。
log-end-connected = { end-connected }
log-end-momentum = { end-momentum }
log-end-term = { end-term }
log-end-supply = { end-supply }

## ゲームの終わり方

end-connected = { $side }の勝利。情報提供者2人がニクソンとつながった。
end-momentum = { $side }の勝利。勢力カードの最後のスペースが埋まった。
end-term = { $side }の勝利。この対局の最後のラウンドが終わった。
end-supply = { $side }の勝利。次のラウンドに使う勢力トークンがなくなった。

## できない理由

no-not-your-card = 「{ $card }」は相手のカードです。
no-not-in-hand = 「{ $card }」は手札にありません。
no-momentum-card = 22番は編集者の勢力カードなので、手札からはプレイしません。
no-reaction-only = 「{ $card }」のアクションは、相手のプレイへのリアクションとしてだけ使えます。自分の手番では数値を使えます。
no-mood-first-turn = 「絶好調」のアクションを使えるのは、ラウンドの2回目以降の手番です。
no-events-blocked = 「絶好調」の効果により、このラウンドの間、イベントのアクションはリアクションとしても使えません。
no-drawn-card-only = いまプレイするのは、引いた「{ $card }」です。
no-not-on-track = { $piece }は、このラウンドの間はもう調査トラックにありません。
no-empty-slot = ここには証拠トークンがありません。
no-only-evidence = ここでは証拠トークンを選びます。
no-only-tokens = ここでは主導権トークンか勢力トークンを選びます。
no-only-face-up = ここでは表向きの証拠トークンを選びます。
no-only-face-down = ここでは裏向きの証拠トークンを選びます。
no-another-token = このトークンはもう動かしました。次は別のトークンを選びます。
no-value-colour = このトークンには「{ $card }」の色がありません。
no-wrong-colour = { $colour }を含むトークンが必要です。
no-ask-instead = 裏向きのトークンは数値では直接動かせません。先に、その色があるかニクソンに尋ねてください。
no-editor-asks = 色を尋ねるのは編集者だけです。ニクソンは裏向きのトークンを確認できます。
no-one-question = 1枚のカードで尋ねられるのは1回だけで、もう答えが出ています。
no-nothing-face-down = 尋ねるには裏向きのトークンが必要ですが、調査トラックにありません。
no-ask-card-colour = 「{ $card }」に{ $colour }はありません。尋ねられるのはカードの色です。
no-answers-not = 「{ $card }」で「{ $target }」にリアクションすることはできません。
no-space-taken = { $node }にはもうトークンがあります。空きスペースが必要です。
no-space-colour = { $node }の色は{ $token }に合いません。
no-space-empty = { $node }にはトークンがありません。
no-not-your-half = このトークンは調査トラックの自分側にありません。
no-must-do = これは省略できません。カードの指示はできる限り実行します。
no-not-blocked = { $node }の写真タイルは裏向きでピン留めされていません。
no-not-removed = 「{ $card }」はゲームから取り除かれていません。

# 数の変化
counts-connected = つながった情報提供者
counts-pinned = 証拠ボードの証拠
counts-track = { $piece }
unit-momentum = 個
unit-counts-connected = 人
unit-counts-pinned = 個

## 終わり方をひと言で

short-end-connected = 情報提供者2人
short-end-momentum = 勢力トークン5個
short-end-term = 最終ラウンド終了
short-end-supply = 勢力トークン切れ

## いま選べないものを、いつ選べるか

when-do-value = カードは、使うカードを選ぶ自分の番に使います。
when-do-move = トークンは、カードの数値かアクションで動きます。
when-do-ask = 色は、カードを数値で使うときに尋ねます。
when-do-free = 情報提供者をピン留めしたり外したりできるのは、カードのアクションだけです。
when-do-place = 証拠は、ラウンドの終わりか、カードのアクションでピン留めします。

## 何も起きないとき

sure-nothing-up = 調査トラックに表向きの証拠がないので、アクションのこの部分では何も起きません。
sure-nothing-up-only = 調査トラックに表向きの証拠がないので、アクションを使っても何も起きません。
sure-nothing-down = 調査トラックに裏向きの証拠がないので、アクションのこの部分では何も起きません。
sure-nothing-down-only = 調査トラックに裏向きの証拠がないので、アクションを使っても何も起きません。
sure-nothing-there = 調査トラックに証拠がないので、アクションのこの部分では何も起きません。
sure-nothing-there-only = 調査トラックに証拠がないので、アクションを使っても何も起きません。
sure-no-tape = 調査トラックに表向きの緑の証拠がないので、アクションのこの部分では何も起きません。
sure-no-tape-only = 調査トラックに表向きの緑の証拠がないので、アクションを使っても何も起きません。
sure-no-picture = 証拠ボードに裏向きの写真タイルがないので、アクションのこの部分では何も起きません。
sure-no-picture-only = 証拠ボードに裏向きの写真タイルがないので、アクションを使っても何も起きません。
sure-nothing-pinned = ピン留めされた証拠トークンがないので、アクションのこの部分では何も起きません。
sure-nothing-pinned-only = ピン留めされた証拠トークンがないので、アクションを使っても何も起きません。
sure-nothing-again = もう一度アクションを使えるカードが取り除かれていないので、アクションのこの部分では何も起きません。
sure-nothing-again-only = もう一度アクションを使えるカードが取り除かれていないので、アクションを使っても何も起きません。

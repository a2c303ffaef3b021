### 日本語版『1960：メイキング・オブ・ザ・プレジデント』の文言。すべて独自の文章。

## ゲーム

game-title = 1960：メイキング・オブ・ザ・プレジデント
game-title-short = 1960
game-tagline = 9週間、50州、ホワイトハウスはひとつ
game-box = 2人・約2時間・じっくり考えたい人に
game-about =
    1960年秋。ジョン・F・ケネディとリチャード・ニクソンが全米を駆け巡り、テレビで語り、1州ごとに争います。
    カードはイベントとしても運動ポイントとしても使えますが、自分の助けになるカードが相手をもっと助けるかもしれません。選挙の日に269票分の州をリードした候補者が大統領になります。
    2人用、全9ターン。初版と第2版のどちらのルールでも遊べます。
game-notice =
    『1960：メイキング・オブ・ザ・プレジデント』（1960: The Making of the President）は、クリスチャン・レオンハード（Christian Leonhard）とジェイソン・マシューズ（Jason Matthews）作のボードゲームです。初版は2007年にZ-Man Games、第2版は2017年にGMT Gamesから発売されました。
    これはファンによる非公式の移植で、文章と図版はすべて独自のものです。作者および出版社とは関係ありません。

## 1分でわかる遊び方

minute-1 = 選挙の日に、各州の選挙人票はその州をリードしている側に入ります。269票で勝ちです。キューブが1個あればリード、4個あれば「所有」で、相手は運がなければ崩せません。
minute-2 = ターンごとに5枚のカードを1枚ずつ、イベントか運動ポイント（CP）として使います。CPでは、候補者トークンの周りの州の支持（選挙運動）、地域のメディアの支持（宣伝活動）、争点の支持（立場の表明）のどれかを得ます。
minute-3 = イベントには、相手のほうが得をするものもあります。CPとして使ったカードのイベントは、相手がモメンタムマーカー1枚で「発動」できます。自分が2枚支払えば、「先取り」して防げます。
minute-4 = 相手が所有している州や、相手の候補者トークンがある州では、支持チェックをします。政治資金バッグからキューブを1個引き、自分の色なら成功です。CPの小さいカードほど、自分のキューブをバッグに多く入れられます。その地域にメディアの支持があれば、支持チェックはいりません。
minute-5 = ターンの終わりに、争点の優位者はモメンタムマーカーや組織票を得ます。1枚取っておいたカードは、討論会（第6ターン）か選挙の日（第9ターン）で役に立ちます。

## 陣営

seat-kennedy = ケネディ
seat-nixon = ニクソン
seat-kennedy-long = ジョン・F・ケネディ（民主党）
seat-nixon-long = リチャード・M・ニクソン（共和党）
seat-kennedy-aim = 選挙の日に、選挙人票269票以上の州をリードする。
seat-nixon-aim = 選挙の日に、選挙人票269票以上の州をリードする。
party-kennedy = 民主党
party-nixon = 共和党

## オプション

option-edition = 版
option-edition-second = 第2版（97枚）
option-edition-first = 初版（91枚）
option-vice-presidents = 副大統領（第2版）
option-vice-presidents-off = 使わない
option-vice-presidents-on = 使う
option-limited-positioning = 限定的な立場（第2版）
option-limited-positioning-off = 使わない
option-limited-positioning-on = 使う

## ターン、フェイズ、ステップ

turn = 第{ $n }ターン
turn-of = 第{ $n }ターン（全9ターン）
turn-debates = 討論会
turn-election-day = 選挙の日
phase-initiative = イニシアチブフェイズ
phase-activity = 第{ $n }行動フェイズ
phase-activities = 行動フェイズ
phase-momentum = モメンタムフェイズ
phase-strategy = 選挙運動戦略フェイズ
phase-debates = 討論会
phase-election-day = 選挙の日
phase-over = ゲーム終了
step-deal = 新しいカード
step-initiative = イニシアチブの決定
step-decay = モメンタムの減少
step-shift = 争点のすり替え
step-awards = モメンタムと組織票の特典
step-issue-decay = 争点支持の減少
step-strategy = 選挙運動戦略
step-rest = 休息
step-stage = ステージのセット
step-debate = 討論
step-round = 第{ $n }ラウンド
step-bonus-cubes = ボーナスキューブの投入
step-strategy-cards = 選挙運動戦略
step-election-events = 選挙の日イベント
step-endorsements = 組織票と浮動票層
step-tally = 開票

## カードの種類と各部

kind-normal = イベント
kind-turn = ターン終了まで続く{ "\u200B" }イベント
kind-debate = 討論会イベント
kind-election_day = 選挙の日{ "\u200B" }イベント
kind-prevention = 妨害イベント
kind-candidate = 候補者カード
kind-vice-president = 副大統領カード
icon-kennedy = ケネディのアイコン
icon-nixon = ニクソンのアイコン
icon-both = 両者のアイコン
cp = CP
cp-count = { $n }CP
worth = 現在は選挙運動{ $campaigning }CP、宣伝活動{ $advertising }CP、立場の表明{ $positioning }CP
worth-now = 現在{ $n }CP
short-campaigning = 運動
short-advertising = 宣伝
short-positioning = 立場
rest = 休息キューブ
rest-count =
    { $n ->
        [0] 休息キューブなし
       *[other] 休息キューブ{ $n }個
    }
debate-icon = 討論アイコン
no-debate-icon = 討論アイコンなし
state-icon = 州
no-state-icon = 州の記載なし
card-number = 番号
card-icon = アイコン
card-kind = 種類
none = なし
edition-second-only = 第2版のみ

## 争点

issue-defense = 国防
issue-economy = 経済
issue-civil_rights = 公民権
issues-track = 争点トラック
issue-place-1 = 1位
issue-place-2 = 2位
issue-place-3 = 3位
issue-leader = 優位者：{ $seat }
issue-no-leader = 優位者なし

## 地域

region-east = 東部
region-south = 南部
region-midwest = 中西部
region-west = 西部
region-AK = アラスカ
region-HI = ハワイ
region-all = 任意の州

## 組織票

endorsement-east = 東部での組織票
endorsement-south = 南部での組織票
endorsement-midwest = 中西部での組織票
endorsement-west = 西部での組織票
endorsement-major = 有力な組織票

## アクションの種類

action-event = イベント
action-campaigning = 選挙運動
action-advertising = 宣伝活動
action-positioning = 立場の表明
action-candidate = 候補者カード

## コマ

piece-cube-kennedy = ケネディのキューブ
piece-cube-nixon = ニクソンのキューブ
piece-token-kennedy = ケネディの候補者トークン
piece-token-nixon = ニクソンの候補者トークン
piece-momentum = モメンタムマーカー
piece-endorsement = 組織票マーカー
piece-seal = 州シール
piece-turn = ターンマーカー
piece-phase = フェイズマーカー
piece-prevention = 妨害イベントマーカー
support-state = 州の支持
support-media = メディアの支持

## 場所

board = ボード
map = 州の地図
bag = 政治資金バッグ
bag-content = ケネディ{ $kennedy }個、ニクソン{ $nixon }個
supply = ストック
rest-zone = 休息キューブゾーン
rest-zone-of = { $seat }の休息キューブゾーン
momentum = モメンタム
endorsements = 組織票
deck = 山札
deck-endorsements = 組織票カードの山札
discard = 捨て札
removed = ゲームから取り除かれたカード
in-play = 使用中のカード
in-force = このターン有効なイベント
strategy-stack = 選挙運動戦略カード置場
strategy-stack-of = { $seat }の選挙運動戦略カード置場
hand = 手札
hand-of = { $seat }の手札
hand-own = あなたの手札
candidate-card = 候補者カード
stock-momentum = モメンタム：1枚で、相手が運動ポイントに使ったカードのイベントを発動できる。2枚で、自分のカードのイベントを先取りして発動を防げる。
stock-rest = 休息キューブ：ターンの終わりにバッグに入り、自分の色が出やすくなる。
stock-cards = 手札の枚数
stock-strategy = 選挙運動戦略カード置場：討論会と選挙の日のために取っておくカード
candidate-card-of = { $seat }の候補者カード
box-debate = 討論会イベント
box-election_day = 選挙の日イベント
box-prevention = 妨害イベント
debate-board = 討論会ボード
debate-side = { $seat }側
turn-track = ターントラック
phase-track = フェイズトラック

## 状態

leads = { $seat }がリード
carries = { $seat }が所有
state-empty = キューブなし
edge = 支持色：{ $seat }
votes = 選挙人票
token-here = { $seat }の候補者トークンあり
ready = 通常面
exhausted = 消耗面
prevented = 妨害中
preempted = 先取り済み
initiative = イニシアチブ
initiative-holder = イニシアチブ：{ $seat }
start-player = スタートプレイヤー：{ $seat }
majority-line = 269票で勝利
count-votes = { $count }票
count-cubes =
    { $count ->
        [0] キューブなし
       *[other] キューブ{ $count }個
    }
count-cards =
    { $count ->
        [0] カードなし
       *[other] { $count }枚
    }
count-momentum =
    { $count ->
        [0] モメンタムマーカーなし
       *[other] モメンタムマーカー{ $count }枚
    }

## 州

state-AL = アラバマ州
state-AK = アラスカ州
state-AZ = アリゾナ州
state-AR = アーカンソー州
state-CA = カリフォルニア州
state-CO = コロラド州
state-CT = コネチカット州
state-DE = デラウェア州
state-FL = フロリダ州
state-GA = ジョージア州
state-HI = ハワイ州
state-ID = アイダホ州
state-IL = イリノイ州
state-IN = インディアナ州
state-IA = アイオワ州
state-KS = カンザス州
state-KY = ケンタッキー州
state-LA = ルイジアナ州
state-ME = メイン州
state-MD = メリーランド州
state-MA = マサチューセッツ州
state-MI = ミシガン州
state-MN = ミネソタ州
state-MS = ミシシッピ州
state-MO = ミズーリ州
state-MT = モンタナ州
state-NE = ネブラスカ州
state-NV = ネバダ州
state-NH = ニューハンプシャー州
state-NJ = ニュージャージー州
state-NM = ニューメキシコ州
state-NY = ニューヨーク州
state-NC = ノースカロライナ州
state-ND = ノースダコタ州
state-OH = オハイオ州
state-OK = オクラホマ州
state-OR = オレゴン州
state-PA = ペンシルベニア州
state-RI = ロードアイランド州
state-SC = サウスカロライナ州
state-SD = サウスダコタ州
state-TN = テネシー州
state-TX = テキサス州
state-UT = ユタ州
state-VT = バーモント州
state-VA = バージニア州
state-WA = ワシントン州
state-WV = ウェストバージニア州
state-WI = ウィスコンシン州
state-WY = ワイオミング州

## キャンペーンカード（番号順）

card-greater-houston-ministerial-association = 大ヒューストン牧師協会
card-greater-houston-ministerial-association-text = ケネディの候補者トークンをテキサス州へ移す。ケネディはモメンタムマーカー{ $momentum }枚と、任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。ゲーム終了まで、「バプテスト派の牧師たち」「ノーマン・ビンセント・ピール」「プエルトリコの司教たち」は実行も発動もできない。
card-nixons-knee = ニクソンの膝
card-nixons-knee-text = ニクソンの候補者トークンをメリーランド州へ移す。ターン終了まで、ニクソンは選挙運動にカードを使うたびにモメンタムマーカー{ $cost }枚を支払わなければならない。
card-gallup-poll = ギャラップ世論調査
card-gallup-poll-text = 争点トラックの3枚の争点タイルを好きな順に並べ替える。争点の支持はタイルとともに動く。
card-citizens-for-nixon-lodge = ニクソン＝ロッジ市民の会
card-citizens-for-nixon-lodge-text = ターン終了まで、ニクソンが運動ポイントとして使うカードはすべて{ $cp }CP多くなる（最大5CP）。
card-volunteers = ボランティア
card-volunteers-text = モメンタムマーカーを{ $momentum }枚得る。
card-new-england = ニューイングランド
card-new-england-text = ケネディは、コネチカット州、メイン州、マサチューセッツ州、ニューヨーク州、ロードアイランド州、バーモント州で、支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-late-returns-from-cook-county = クック郡の遅い開票
card-late-returns-from-cook-county-text = 選挙の日：ケネディはイリノイ州で支持チェックを{ $checks }回行う。
card-soviet-economic-growth = ソ連の経済成長
card-soviet-economic-growth-text = 「経済」を{ $rise }つ上の順位へ上げる。その後、「経済」の優位者はニューヨーク州で支持を{ $support }個得る。
card-baptist-ministers = バプテスト派の牧師たち
card-baptist-ministers-text = ニクソンは、南部と中西部からケネディの州の支持を合計{ $loss }個まで取り除く（1州につき{ $each }個まで）。
card-swing-state = スイングステート
card-swing-state-text = 相手がリードしているが所有していない州を1つ選び、そこで支持を{ $support }個得る。その後、自分の候補者トークンをその州へ移す。
card-sputnik-v = スプートニク5号
card-sputnik-v-text = 「国防」を{ $rise }つ上の順位へ上げる。その後、「国防」の優位者は任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-southern-strategy = 南部戦略
card-southern-strategy-text = ニクソンは南部の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。ケネディは「公民権」で争点の支持を{ $issue }個得る。
card-nikita-khrushchev = ニキータ・フルシチョフ
card-nikita-khrushchev-text = 「国防」の優位者は、モメンタムマーカー{ $momentum }枚と、任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-gathering-momentum-in-the-south = 南部での躍進
card-gathering-momentum-in-the-south-text = 南部でより多くの州をリードしているプレイヤーは、モメンタムマーカー{ $momentum }枚と、キューブのない南部のすべての州で支持を{ $support }個ずつ得る。
card-gathering-momentum-in-the-east = 東部での躍進
card-gathering-momentum-in-the-east-text = 東部でより多くの州をリードしているプレイヤーは、モメンタムマーカー{ $momentum }枚と、キューブのない東部のすべての州で支持を{ $support }個ずつ得る。
card-gathering-momentum-in-the-midwest = 中西部での躍進
card-gathering-momentum-in-the-midwest-text = 中西部でより多くの州をリードしているプレイヤーは、モメンタムマーカー{ $momentum }枚と、キューブのない中西部のすべての州で支持を{ $support }個ずつ得る。
card-gathering-momentum-in-the-west = 西部での躍進
card-gathering-momentum-in-the-west-text = 西部でより多くの州をリードしているプレイヤーは、モメンタムマーカー{ $momentum }枚と、キューブのない西部のすべての州で支持を{ $support }個ずつ得る。
card-dwight-d-eisenhower = ドワイト・D・アイゼンハワー
card-dwight-d-eisenhower-text = ニクソンは任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。ゲーム終了まで、「アイゼンハワーの沈黙」は実行も発動もできない。
card-old-south = 古き南部
card-old-south-text = 「公民権」の優位者は、南部の州の支持を自分で選んで{ $loss }個失い、ターン終了まで南部での選挙運動に運動ポイントを使えない。
card-nixon-egged-in-michigan = ニクソン、ミシガンで卵を浴びる
card-nixon-egged-in-michigan-text = ニクソンの候補者トークンをミシガン州へ移し、ニクソンはそこで州の支持を{ $loss }個失う。ターン終了まで、ニクソンは中西部での選挙運動に運動ポイントを使えない。
card-fifty-stars = 50の星
card-fifty-stars-text = 両プレイヤーは、アラスカ州とハワイ州にある自分のキューブを合計する。多いプレイヤーは任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-gaffe = 失言
card-gaffe-text = 相手はモメンタムマーカー{ $momentum_loss }枚と、自身の候補者トークンがある州の支持{ $loss }個を失う。
card-martin-luther-king-arrested = キング牧師の逮捕
card-martin-luther-king-arrested-text = 「公民権」を{ $rise }つ上の順位へ上げる。その後、「公民権」で争点の支持を{ $issue }個得る。
card-east-harlem-pledge = イースト・ハーレムの誓約
card-east-harlem-pledge-text = ニクソンは「公民権」の争点の支持{ $issue_loss }個と、南部の州の支持{ $loss }個を失う。どの州から失うかはケネディが選ぶ（1州につき{ $each }個まで）。
card-1960-civil-rights-act = 1960年公民権法
card-1960-civil-rights-act-text = 「公民権」を{ $rise }つ上の順位へ上げる。その後、ニクソンは「公民権」で争点の支持を{ $issue }個得る。
card-ken-air = ケン・エア
card-ken-air-text = ターン終了まで、ケネディは移動コストを支払わず、選挙運動に使うカードはすべて{ $cp }CP多くなる（最大5CP）。
card-nelson-rockefeller = ネルソン・ロックフェラー
card-nelson-rockefeller-text = ニクソンはニューヨーク州で支持を{ $support }個得て、捨て札から任意のカード1枚を手札に加えてもよい。
card-harry-f-byrd = ハリー・F・バード
card-harry-f-byrd-text = ニクソンは、アラバマ州、ミシシッピ州、オクラホマ州からケネディの州の支持を合計{ $loss }個まで取り除く。
card-the-great-seal-bug = 国章の盗聴器
card-the-great-seal-bug-text = ニクソンは「国防」で争点の支持を{ $issue }個得る。「ヘンリー・カボット・ロッジ」が捨て札にあれば、手札に加えてもよい。
card-johnson-jeered-in-dallas = ジョンソン、ダラスで野次られる
card-johnson-jeered-in-dallas-text = ケネディはテキサス州の支持を{ $loss }個失う。ターン終了まで、ケネディは南部での選挙運動に運動ポイントを使えない。
card-profiles-in-courage = 勇気ある人々
card-profiles-in-courage-text = ターン終了まで、ケネディの支持チェックが失敗するたびに、ケネディはもう1回だけ引き直してもよい。
card-early-returns-from-connecticut = コネチカットの早い開票
card-early-returns-from-connecticut-text = 選挙の日：コネチカット州をリードしているプレイヤーは、カリフォルニア州で支持チェックを{ $checks }回行う。
card-unpledged-electors = 非拘束選挙人
card-unpledged-electors-text = 選挙の日：開票のとき、アラバマ州、ルイジアナ州、ミシシッピ州のうち、ケネディがリードしているが所有していない州の選挙人票は、どちらにも入らない。
card-lazy-shave = レイジー・シェイブ
card-lazy-shave-text = 討論会：各ラウンドで、ニクソンのカードを公開してからケネディがカードを選ぶ。
card-harvard-brain-trust = ハーバードのブレーン・トラスト
card-harvard-brain-trust-text = 討論会：どの争点でも、ケネディのCPの合計を{ $cp }多く数える。
card-henry-luce = ヘンリー・ルース
card-henry-luce-text = ケネディは、選んだ地域に組織票マーカー{ $markers }枚を置く。
card-lunch-counter-sit-ins = ランチカウンターの座り込み
card-lunch-counter-sit-ins-text = 「公民権」を{ $rise }つ上の順位へ上げる。その後、「公民権」の優位者は任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-high-hopes = ハイ・ホープス
card-high-hopes-text = キャンペーンカードの山札の上から{ $cards }枚を1枚ずつ公開する。ケネディの候補者アイコンがあるカードは、ケネディが実行したイベントとしてただちに解決する。それ以外は捨て札にする。
card-lyndon-johnson = リンドン・ジョンソン
card-lyndon-johnson-text = ケネディは、テキサス州で{ $first }個まで、南部のほかの州で合計{ $support }個まで支持を得る（1州につき{ $each }個まで）。ケネディの候補者カードが消耗面なら、通常面に戻してもよい。
card-northern-blacks = 北部の黒人有権者
card-northern-blacks-text = 「公民権」の優位者は、イリノイ州、ミシガン州、ニューヨーク州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-pierre-salinger = ピエール・サリンジャー
card-pierre-salinger-text = ケネディは、選んだ1つの争点で支持を{ $issue }個得る。
card-henry-cabot-lodge = ヘンリー・カボット・ロッジ
card-henry-cabot-lodge-text = ニクソンは、マサチューセッツ州で支持を{ $support }個、「国防」で争点の支持を{ $issue }個得る。ニクソンの候補者カードが消耗面なら、通常面に戻してもよい。
card-catholic-support = カトリックの支持
card-catholic-support-text = ケネディは任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-puerto-rican-bishops = プエルトリコの司教たち
card-puerto-rican-bishops-text = ターン終了まで、ケネディはモメンタムマーカーを支払えない。
card-compact-of-fifth-avenue = 五番街の協定
card-compact-of-fifth-avenue-text = ニクソンの候補者トークンをニューヨーク州へ移す。ニクソンは「公民権」で争点の支持を{ $issue }個、ニューヨーク州で支持を{ $support }個、東部でメディアの支持を{ $media }個得る。
card-prime-time-television = ゴールデンタイムのテレビ
card-prime-time-television-text = 自分のメディアの支持がある地域を1つ選び、そこで支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-the-cold-war = 冷戦
card-the-cold-war-text = 「国防」の優位者は、任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-rising-food-prices = 食料品の値上がり
card-rising-food-prices-text = 「経済」を{ $rise }つ上の順位へ上げる。その後、ニクソンは「経済」で争点の支持を{ $issue }個得る。
card-eleanor-roosevelts-speaking-tour = エレノア・ルーズベルトの遊説
card-eleanor-roosevelts-speaking-tour-text = ケネディは中西部の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-industrial-midwest = 中西部の工業地帯
card-industrial-midwest-text = ニクソンは、イリノイ州、インディアナ州、ミシガン州、ミネソタ州、オハイオ州、ウィスコンシン州で、支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-missile-gap = ミサイル・ギャップ
card-missile-gap-text = ケネディは「国防」で争点の支持を{ $issue }個得る。
card-hurricane-donna = ハリケーン・ドナ
card-hurricane-donna-text = 自分の候補者トークンをフロリダ州へ移す。モメンタムマーカー{ $momentum }枚と、フロリダ州で支持を{ $support }個得る。
card-campaign-headquarters = 選挙対策本部
card-campaign-headquarters-text = 手札を好きな枚数捨て、同じ枚数のキャンペーンカードを引いてもよい。
card-bobby-kennedy = ボビー・ケネディ
card-bobby-kennedy-text = ターン終了まで、ケネディが運動ポイントとして使うカードはすべて{ $cp }CP多くなる（最大5CP）。
card-hostile-press-corps = 敵意ある記者団
card-hostile-press-corps-text = ターン終了まで、ニクソンはどの州の選挙運動でも、ケネディがその州を所有しているときと同じように支持チェックを行う。
card-opposition-research = 対立候補の調査
card-opposition-research-text = ケネディはニクソンに手札をすべて見せる。その後、ニクソンは{ $cp }CPを選挙運動、宣伝活動、立場の表明のどれか1つに使ってもよい。
card-a-new-frontier = ニューフロンティア
card-a-new-frontier-text = ケネディは手札を好きな枚数捨て、同じ枚数のキャンペーンカードを引いてもよい。
card-tricky-dick = トリッキー・ディック
card-tricky-dick-text = ニクソンはモメンタムマーカーを{ $momentum_loss }枚失う。その後、ニクソンは捨て札の任意のカード1枚を、ただちにイベントとして使ってもよい。
card-mid-atlantic = 中部大西洋岸
card-mid-atlantic-text = ケネディは、デラウェア州、メリーランド州、ニュージャージー州、ニューヨーク州、ペンシルベニア州で、支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-world-series-ends = ワールドシリーズ閉幕
card-world-series-ends-text = 東部にメディアの支持を持つプレイヤーは、東部の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-fatigue-sets-in = 疲労の色
card-fatigue-sets-in-text = 相手の候補者カードを消耗面にする。
card-trial-of-gary-powers = ゲーリー・パワーズの裁判
card-trial-of-gary-powers-text = 「国防」を{ $rise }つ上の順位へ上げる。その後、「国防」の優位者はモメンタムマーカーを{ $momentum }枚得る。
card-give-me-a-week = 1週間くれれば
card-give-me-a-week-text = ニクソンはモメンタムマーカー{ $momentum_loss }枚と、各争点の支持を{ $issue_loss }個ずつ失う。
card-stump-speech = 街頭演説
card-stump-speech-text = 相手のモメンタムマーカーが自分より多ければ、同じ枚数になるまで得る。
card-joe-kennedy = ジョー・ケネディ
card-joe-kennedy-text = ターン終了まで、ニクソンはモメンタムマーカーを支払えない。
card-adlai-stevenson = アドレー・スティーブンソン
card-adlai-stevenson-text = ケネディはイリノイ州で支持を{ $support }個得て、捨て札から任意のカード1枚を手札に加えてもよい。
card-voter-registration-drive = 有権者登録運動
card-voter-registration-drive-text = キューブのない州で、支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-peace-without-surrender = 降伏なき平和
card-peace-without-surrender-text = 「国防」を{ $rise }つ上の順位へ上げる。その後、ニクソンは「国防」で争点の支持を{ $issue }個得る。
card-congressional-summer-session = 議会の夏期会期
card-congressional-summer-session-text = ケネディの候補者トークンを、ケネディの選択でメリーランド州かバージニア州へ移す。ターン終了まで、ケネディが運動ポイントとして使うカードはすべて{ $cp }CP少なくなる（最低1CP）。
card-the-old-nixon = 昔のニクソン
card-the-old-nixon-text = ニクソンはモメンタムマーカー{ $own_loss }枚を、ケネディは{ $momentum_loss }枚を失う。
card-heartland-of-america = アメリカの心臓部
card-heartland-of-america-text = ニクソンは、西部と中西部にある選挙人票{ $votes_at_most }票以下の州で、支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-southern-revolt = 南部の反乱
card-southern-revolt-text = ケネディが「公民権」の優位者なら、ニクソンは南部の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-norman-vincent-peale = ノーマン・ビンセント・ピール
card-norman-vincent-peale-text = ニクソンは、任意の州からケネディの州の支持を合計{ $loss }個まで取り除く（1州につき{ $each }個まで）。
card-eisenhowers-silence = アイゼンハワーの沈黙
card-eisenhowers-silence-text = ターン終了まで、ニクソンはケネディがリードしている州での選挙運動に運動ポイントを使えない。
card-republican-tv-spots = 共和党のテレビCM
card-republican-tv-spots-text = ニクソンの候補者トークンをニューヨーク州へ移す。ニクソンは、支持チェックなしで、好きな地域でメディアの支持を合計{ $media }個得る。
card-nixons-pledge = ニクソンの公約
card-nixons-pledge-text = ターン終了まで、ニクソンがカードを選挙運動以外に使うたびに、ケネディはモメンタムマーカーを{ $momentum }枚得る。
card-suburban-voters = 郊外の有権者
card-suburban-voters-text = ケネディは、選挙人票{ $votes_at_least }票以上の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-stock-market-in-decline = 株価の下落
card-stock-market-in-decline-text = 「経済」を{ $rise }つ上の順位へ上げる。その後、「経済」の優位者はニューヨーク州で支持を{ $support }個得る。
card-advance-men = 先発隊
card-advance-men-text = ターン終了まで、自分は移動コストを支払わず、選挙運動で支持チェックを行わない。
card-herblock = ハーブロック
card-herblock-text = ケネディは、任意の地域からニクソンのメディアの支持を合計{ $media_loss }個まで取り除いてもよい。
card-kennedys-peace-corps = ケネディの平和部隊
card-kennedys-peace-corps-text = ターン終了まで、ケネディはモメンタムマーカーを支払わずに、自分のカードのイベントを先取りしてもよい。
card-fidel-castro = フィデル・カストロ
card-fidel-castro-text = 「国防」の優位者は、モメンタムマーカー{ $momentum }枚と、フロリダ州で支持を{ $support }個得る。
card-whistlestop = 列車遊説
card-whistlestop-text = { $cp }CPで選挙運動を行う。ただし、州の支持に使えるのは1州につき{ $each }CPまで。
card-quemoy-and-matsu = 金門・馬祖
card-quemoy-and-matsu-text = 「国防」の優位者は、モメンタムマーカー{ $momentum }枚と、任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-jackie-kennedy = ジャッキー・ケネディ
card-jackie-kennedy-text = ターン終了まで、ニクソンはカードをイベントとして使うたびにモメンタムマーカー{ $cost }枚を支払わなければならない。
card-herb-klein = ハーブ・クライン
card-herb-klein-text = ニクソンは、争点の支持を合計{ $issue }個、好きなように分けて得る。
card-stevenson-loyalists = スティーブンソン{ "\u200B" }支持者たち
card-stevenson-loyalists-text = ターン終了まで、ケネディは西部と中西部での選挙運動に運動ポイントを使えない。
card-stature-gap = 格の違い
card-stature-gap-text = ターン終了まで、ケネディが立場の表明に使うカードはすべて{ $cp }CP少なくなる（最低1CP）。
card-the-new-nixon = 新しいニクソン
card-the-new-nixon-text = ニクソンはモメンタムマーカーを{ $momentum }枚得る。
card-recount = 再集計
card-recount-text = 選挙の日：ニクソンは州を1つ選び、そこで支持チェックを{ $checks }回行う。
card-political-capital = 政治的資本
card-political-capital-text = ニクソンはキャンペーンカードを{ $cards }枚引いてもよい。
card-give-em-hell-harry = やっつけろ、ハリー
card-give-em-hell-harry-text = ケネディが{ $issues }つ以上の争点の優位者なら、ケネディはモメンタムマーカー{ $momentum_loss }枚と、自分で選んだ争点の支持を合計{ $issue_loss }個失う。
card-experience-counts = 経験がものを言う
card-experience-counts-text = ケネディは各争点の支持を{ $issue_loss }個ずつ失う。ニクソンはモメンタムマーカーを{ $momentum }枚得る。
card-a-low-blow = ローブロー
card-a-low-blow-text = ニクソンが{ $issues }つ以上の争点の優位者なら、ケネディはモメンタムマーカーを{ $momentum }枚得て、手札を好きな枚数捨て、同じ枚数のキャンペーンカードを引いてもよい。
card-a-time-for-greatness = 偉大さの求められる時
card-a-time-for-greatness-text = ニクソンは各争点の支持を{ $issue_loss }個ずつ失う。ケネディは任意の州で支持を合計{ $support }個まで得る（1州につき{ $each }個まで）。
card-medal-count = メダル争い
card-medal-count-text = 「公民権」の優位者と「経済」の優位者は、それぞれその争点の支持を{ $issue_loss }個失う。同じプレイヤーが両方の優位者なら、さらにモメンタムマーカーを{ $momentum_loss }枚失う。
card-cassius-clay-wins-gold = カシアス・クレイの金メダル
card-cassius-clay-wins-gold-text = 「国防」の優位者と「経済」の優位者は、それぞれその争点の支持を{ $issue_loss }個失う。同じプレイヤーが両方の優位者なら、さらにモメンタムマーカーを{ $momentum_loss }枚失う。

## 候補者カード

card-candidate-kennedy = ジョン・F・ケネディ
card-candidate-kennedy-text = 候補者カード：{ $cp }CP。使った後は消耗面にする。
card-candidate-nixon = リチャード・M・ニクソン
card-candidate-nixon-text = 候補者カード：{ $cp }CP。使った後は消耗面にする。

## ボタン

do-start = { $object }が先に行動する
do-event = 「{ $object }」をイベントとして使う
do-campaign = 「{ $object }」で選挙運動をする
do-advertise = 「{ $object }」で宣伝活動をする
do-position = 「{ $object }」で立場を表明する
do-campaign-for = 「{ $object }」で選挙運動をする（{ $count }CP）
do-advertise-for = 「{ $object }」で宣伝活動をする（{ $count }CP）
do-position-for = 「{ $object }」で立場を表明する（{ $count }CP）
here-do-event = イベントとして使う
here-do-campaign-for = 選挙運動をする（{ $count }CP）
here-do-advertise-for = 宣伝活動をする（{ $count }CP）
here-do-position-for = 立場を表明する（{ $count }CP）
here-do-mate = 捨てて副大統領カードを使う
here-do-trigger = イベントを発動する
here-do-discard = 捨てる
here-do-retrieve = 手札に加える
here-do-replay = 捨て札から使う
here-do-set-aside = 戦略カードにする
here-do-debate = このカードで討論する
here-do-resolve = いま解決する
do-mate = 「{ $object }」を捨てて副大統領カードを使う
do-preempt = イベントを先取りする
do-allow = 先取りしない
do-trigger = 「{ $object }」を発動する
do-pass = パスする
do-decline = 何もしない
do-done = 終える
do-done-points = 終える（{ $count }CPを使わずに）
do-spend = { $object }に使う
do-support = { $object }に支持を1個
do-media = { $object }にメディアの支持を1個
do-issue = { $object }に支持を1個
do-issue-for = { $object }に支持を1個（{ $count }CP）
tag-do-issue-for = { $count }CP
do-take = { $object }から1個取り除く
do-take-media = { $object }からメディアの支持を1個取り除く
do-take-issue = { $object }から支持を1個取り除く
do-travel = { $object }へ移動する
do-travel-for = { $object }へ移動する（{ $count }CP）
tag-do-travel-for = { $count }CP
do-stand = 候補者トークンを{ $object }に置く
do-go = { $object }へ移す
do-checks = { $count }CP
do-checks-drawn = 支持チェック{ $count }回
do-redraw = もう一度引く
do-keep = 引き直さない
do-pick = { $object }を選ぶ
do-region = { $object }を選ぶ
do-topic = { $object }を選ぶ
do-endorse = { $object }の組織票を得る
do-momentum = モメンタムマーカーを1枚得る
do-endorsement = 組織票カードを引く
do-raise = 「{ $object }」を1つ上げる
do-rank = 「{ $object }」を次の順位にする
do-discard = 「{ $object }」を捨てる
do-draw = カードを{ $count }枚引く
do-retrieve = 「{ $object }」を捨て札から手札に加える
do-replay = 捨て札の「{ $object }」を使う
do-reclaim = 候補者カードを通常面に戻す
do-set-aside = 「{ $object }」を戦略カードにする
do-debate = 「{ $object }」で討論する
do-side = { $object }側に置く
do-first = { $object }が先に置く
do-resolve = 「{ $object }」を解決する

## 質問とログ：手札と山札のカード

prompt-spend = { $count }CPを使うアクションを1つ選んでください。何もしないこともできます。
wait-spend = { $side }が{ $count }CPを使うアクションを選んでいます。
prompt-replay = イベントとして使う捨て札のカードを選んでください。何もしないこともできます。
wait-replay = { $side }が捨て札からイベントとして使うカードを選んでいます。
log-turned-up = 山札から「{ $card }」を公開した。
log-turned-up-in-vain = 「{ $card }」は効果がなく、捨て札になった。

## 質問とログ：争点のカード

prompt-rank = 争点トラックの{ $place }に置く争点を選んでください。
wait-rank = { $side }が争点トラックの{ $place }に置く争点を選んでいます。
log-ranked = 「{ $issue }」を争点トラックの{ $place }に置いた。
no-ranked-already = 「{ $issue }」の順位はもう決まっています。

## テーブルと図版

nobody-yet = なし
falls-to = 空のままなら{ $seat }
check-needed = 支持チェックが必要（成功率{ $percent }％）
travel-price = 移動に{ $price }
check-key-many = { $count }州で支持チェックが必要：キューブ1個につき{ $percent }％
check-key = ％：支持チェックでキューブ1個が成功する確率
carried-mark = 所有
projection = 現時点の選挙人票
votes-carried = 所有
votes-led = リード
votes-leaning = 空の州
would-turn = 逆転の鍵：
short-initiative = イニシアチブ
short-activity = 行動
short-momentum = モメンタム
short-strategy = 戦略
points-left = 残り{ $n }CP
draws = 引いたキューブ
draws-of = 引いたキューブ：{ $what }
debate-chosen = カード決定済み
debate-choosing = カードを選択中
debate-won = { $seat }の勝ち：支持{ $count }個
reported = 開票済み：50州中{ $n }州
withheld = 無効票
withheld-why = –「{ card-unpledged-electors }」：選挙人票はどちらにも入らない
count-next = 次へ
count-skip = 結果を見る
count-again = もう一度開票する
count-several = { $votes }票までの{ $count }州
count-majority = { $seat }が過半数！
reveal-title = 討論会：このラウンドの両者のカード
reveal-on = 続ける

## カードとボードの値の出どころ

provenance-title = カードとボードの値はどこまで確かか
provenance-about = こちらの手元に実物はありません。カードやボードに書かれた値は、2冊のルールブックと、実物を持つ人たちが公開したプログラムを、互いに照らし合わせて集めました。
provenance-rules = ルールは、2冊のルールブックに基づいています。ルールブックに定めのない点や食い違う点はこちらで決め、該当する段落に記しました。
provenance-values = 97枚中92枚は、CP、休息キューブ、アイコン、州が、独立した2つの資料で一致しています。残る5枚は、カード全体の配分から決めました。中でも「新しいニクソン」の討論アイコンは、やや不確かです。
provenance-effects = 97枚中51枚の効果は、2つ以上の資料によるものです。残る46枚の効果は1つの資料だけによるもので、実物での確認はできていません。「イースト・ハーレムの誓約」の「1州につき2個まで」も同じです。
provenance-numbers = カードの番号は、1つの資料によるものです。
provenance-editions = 版によって効果の異なるカードは見つかりませんでしたが、実物どうしの比較はできていません。
provenance-states = 州の地域、選挙人票、開始時の支持には、確かな資料があります。
provenance-edges = 49州の支持色には、確かな資料があります。ハワイ州だけは資料が食い違うため、実際に勝ったケネディとしました。
provenance-reseeding = バッグの補充は、どちらのルールブックでも各色10個です。第2版を12個とする資料が1つあります。
provenance-endorsements = 組織票カードの種類ごとの枚数には、確かな資料があります。東部、中西部、西部のカード名は、ルールブックにある南部のカード名にならいました。
provenance-titles = 英語のカード名は実物のものです。日本語のカード名は、日本語ルールブックにある一部を除き、独自の訳です。
provenance-owner = 実物をお持ちの方は、訂正ファイルで実際の値に置き換えられます。カードの効果そのものは変わらず、その中の数値だけを訂正できます。
provenance-corrected = 訂正ファイルを使用中です。カードの文章の数字も訂正後の値です。
provenance-value = 値
provenance-effect = 効果
provenance-ours = 元の値
provenance-yours = 訂正後の値
provenance-high = 2つ以上の資料が一致
provenance-medium = 有力な資料1つのみ
provenance-low = 資料が食い違う
provenance-owner-label = 持ち主による訂正

## 討論会と選挙の日

log-took-strategy =
    { $count ->
        [0] { $side }の戦略カードは1枚もなかった。
       *[other] { $side }は戦略カード{ $count }枚を手札にした。
    }
log-debate-round = 討論会の第{ $count }ラウンド。
log-showed = { $side }は「{ $card }」を公開した。
log-showed-item = 「{ $card }」
log-showed-list = { $side }は{ $items }を公開した。
log-placed = 「{ $card }」は「{ $issue }」の{ $of }側に置かれた。
log-not-placed = 「{ $issue }」の勝者は決まっているため、「{ $card }」は捨て札になった。
log-places-first = { $side }が先に置くことになった。
log-issue-won = { $side }が「{ $issue }」の討論に勝った（ケネディ{ $kennedy }CP、ニクソン{ $nixon }CP）。
log-issue-won-by-initiative = { $side }が「{ $issue }」の討論に勝った（どちらも{ $count }CPで、イニシアチブは{ $side }）。
log-issue-back = 「{ $issue }」が争点トラックの{ $track }に戻った。
log-bonus-cubes = { $side }はメディアの支持と同数のキューブ{ $count }個を、ストックからバッグに加えた。
log-support-to-bag = { $side }のメディアの支持と争点の支持のキューブ{ $count }個をバッグに入れた。
log-momentum-to-bag = { $side }はモメンタムマーカーと引き換えに、キューブ{ $count }個をバッグに入れた。
log-strategy-card = { $side }は「{ $card }」を使い、{ $state }で支持チェックを{ $count }回行った。
log-resolved = 選挙の日イベント「{ $card }」を解決した。
log-fell-by-edge = キューブのない{ $state }は、支持色により{ $side }のものになった。
log-fell-by-edge-item = { $state }
log-fell-by-edge-list = キューブのない次の州は、支持色により{ $side }のものになった：{ $items }。
log-fell-by-endorsement = キューブのない{ $state }は、組織票により{ $side }のものになった。
log-fell-by-endorsement-item = { $state }
log-fell-by-endorsement-list = キューブのない次の州は、組織票により{ $side }のものになった：{ $items }。
log-withheld = 「{ card-unpledged-electors }」により、{ $state }の選挙人票はどちらにも入らなかった。
log-tally = 開票結果：ケネディ{ $kennedy }票（{ $kennedy-states }州）、ニクソン{ $nixon }票（{ $nixon-states }州）。
log-end-majority = { end-majority }
log-end-plurality = { end-plurality }
log-end-states = { end-states }
log-end-support = { end-support }
log-end-kennedy = { end-kennedy }
end-majority = { $side }の勝利。選挙人票は{ $votes }票対{ $others }票。
end-plurality = { $side }の勝利。過半数には届かないが、選挙人票{ $votes }票対{ $others }票で相手を上回った。
end-states = { $side }の勝利。選挙人票は同数だが、獲得した州の数で上回った。
end-support = { $side }の勝利。選挙人票も州の数も同じだが、州の支持の合計で上回った。
end-kennedy = { $side }の勝利。タイブレーカーでも同点のため、{ $side }が当選した。
prompt-debate = このラウンドの討論に使うカードを選んでください。
wait-debate = { $side }が討論に使うカードを選んでいます。
prompt-first = どちらのカードにも両者のアイコンがあります。先に置く側を選んでください。
wait-first = { $side }がカードを先に置く側を選んでいます。
prompt-choose-side = 「{ $card }」を「{ $issue }」のどちら側に置くか選んでください。
wait-choose-side = { $side }が「{ $card }」を置く側を選んでいます。
prompt-resolve-strategy = 次に解決する戦略カードを選んでください。
wait-resolve-strategy = { $side }が次に解決する戦略カードを選んでいます。
prompt-resolve-event = 次に解決する選挙の日イベントを選んでください。
wait-resolve-event = { $side }が次に解決する選挙の日イベントを選んでいます。
no-not-your-strategy = 「{ $card }」は自分の戦略カードではありません。
no-in-the-tally = 「{ $card }」はここで解決するものではなく、開票のときに効果を発揮します。
no-not-waiting = 「{ $card }」は、解決を待っている選挙の日イベントではありません。

# 数の変化
unit-votes = 票
unit-momentum = 枚
unit-rest = 個
unit-counts-support = 個
counts-support =
    { $place-id ->
        [place-media] { $place }のメディアの支持
        [place-endorsement] { $place }の組織票
       *[other] { $place }
    }

## 終わり方をひと言で

short-end-majority = 過半数
short-end-plurality = 過半数なしの最多
short-end-states = 同数、州の数
short-end-support = 同数、州の支持
short-end-kennedy = 同数、ケネディ

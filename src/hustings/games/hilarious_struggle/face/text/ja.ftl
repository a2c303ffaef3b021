### ヒラリアス・ストラグル ～熱戦2016～（日本語）。すべて独自の文章。

## ゲーム

game-title = ヒラリアス・ストラグル ～熱戦2016～
game-title-short = ヒラリアス
game-tagline = 2つの党、270人の選挙人、命取りのスキャンダル
game-box = 2人・30～45分・中級
game-about =
    2人の候補者が全国を駆けめぐり、カードで投票者を集め、選挙人がそろったところで大統領選挙を宣言します。もっとも、その前にスキャンダルで大炎上しなければの話です。
    2人用の手軽なゲームです。公開されているのはルールだけで、カードと多くの州、すべての境界は独自の推定です。どこが推定かは、このゲームのページで示しています。
game-notice =
    『ヒラリアス・ストラグル ～熱戦2016～』は、サークル「月の会」が2016年に発表したゲームです。
    これは公開用ベータ版のルールをもとにした、プレイヤーによる非公式の翻案です。カードとボードの大部分は独自の推定で、文章と絵も独自のものです。実在の人物は描いていません。作者のサークルとは関係がありません。

## 1分でわかるルール

minute-1 = 大統領選挙のときに選挙人を270人集めていれば、大統領になれます。スキャンダル点が10点に達すると、ただちに負けです。
minute-2 = 手番ではカードで1つだけ行います。代理人を動かすか、投票するか、カードの効果を使うかです。パスはできません。
minute-3 = 投票では、代理人がいる州のカードを表向きに出します。その州で投票者が多い側が選挙人を得ます。同数なら誰のものにもなりません。
minute-4 = 1手番に1回、応援投票もできます。表向きのカードがある州に、好きなカードを裏向きに1枚置くと、投票者が1人増えます。
minute-5 = 両者の手札がなくなったら7枚ずつ引きます。山札を作り直すたびに、両者のスキャンダル点が1点上がります。勝っていると思ったら「大統領選挙」を出しましょう。ただし、どちらも270人に届かなければ相手の勝ちです。

## オプション

option-honour = 裏向きの投票者の確認
option-honour-off = 置くときに確認する
option-honour-on = 選挙のときに確認する
option-swing-states = 「スイングステート」での投票
option-swing-states-agent = 代理人のいる州だけ
option-swing-states-active = 活動中のどの州でも

## 両党

seat-democrats = 民主党
seat-republicans = 共和党
seat-democrats-aim = 大統領選挙までに選挙人270人を集める。ニューヨークの90人から始まるが、奪われることもある。
seat-republicans-aim = 大統領選挙までに選挙人270人を集める。テキサスの40人から始まり、これは誰にも奪われない。先手。

## 段階と場所

phase-campaign = 選挙戦
phase-election = 大統領選挙
brief-campaign = 選挙戦
brief-election = 大統領選挙
phase-over = 終了
round-n = 第{ $n }ラウンド
board = 合衆国ボード
states = 州
electors = 選挙人
electors-count = 選挙人{ $count }人
electors-to-win = { $n }人で勝利
scandal = スキャンダル点
scandal-count = スキャンダル点{ $count }点
voters = 投票者
voters-count = 投票者{ $count }人
rule = 下線のテキスト
agent = 代理人
agent-of = { $seat }の代理人
active = 活動中
not-active = 活動中でない
held-by = { $seat }が獲得
held-by-nobody = 誰も獲得していない
doubled = 2倍
shielded = 保護されている
blocked = 応援投票できない
face-down = 裏向き
face-down-count = 裏向きの投票者{ $count }人
hand = 手札
hand-of = { $seat }の手札
hand-own = あなたの手札
hand-revealed = 公開中の{ $seat }の手札
deck = 山札
deck-of = { $seat }の山札
discard = 捨て札
discard-of = { $seat }の捨て札
removed = 取り除かれたカード
removed-of = 取り除かれた{ $seat }のカード
in-play = 実行中のカード
stored = 乗せたカード
stored-of = { $seat }が乗せたカード
in-front = 自分の前のカード
support-made = この手番の応援投票は済みました。
caller = { $seat }が宣言
no-caller = 宣言者のいない選挙
card-side = 党
count-cards = { $count }枚
outlook = { $state }：投票者 { $democrats } 対 { $republicans }、選挙人 { $democrats-electors } 対 { $republicans-electors }
outlook-won = { $state }の選挙人を得ます。
outlook-tied = { $state }は誰のものでもなくなります。
outlook-same = 選挙人は変わりません。

## 州

state-AL = アラバマ
state-AK = アラスカ
state-AZ = アリゾナ
state-AR = アーカンソー
state-CA = カリフォルニア
state-CO = コロラド
state-CT = コネチカット
state-DE = デラウェア
state-FL = フロリダ
state-GA = ジョージア
state-HI = ハワイ
state-ID = アイダホ
state-IL = イリノイ
state-IN = インディアナ
state-IA = アイオワ
state-KS = カンザス
state-KY = ケンタッキー
state-LA = ルイジアナ
state-ME = メイン
state-MD = メリーランド
state-MA = マサチューセッツ
state-MI = ミシガン
state-MN = ミネソタ
state-MS = ミシシッピ
state-MO = ミズーリ
state-MT = モンタナ
state-NE = ネブラスカ
state-NV = ネバダ
state-NH = ニューハンプシャー
state-NJ = ニュージャージー
state-NM = ニューメキシコ
state-NY = ニューヨーク
state-NC = ノースカロライナ
state-ND = ノースダコタ
state-OH = オハイオ
state-OK = オクラホマ
state-OR = オレゴン
state-PA = ペンシルベニア
state-RI = ロードアイランド
state-SC = サウスカロライナ
state-SD = サウスダコタ
state-TN = テネシー
state-TX = テキサス
state-UT = ユタ
state-VT = バーモント
state-VA = バージニア
state-WA = ワシントン
state-WV = ウェストバージニア
state-WI = ウィスコンシン
state-WY = ワイオミング

## 下線のテキスト

rule-never = 投票者にできない。
rule-behind = 自分の投票者が相手より少ない州にのみ置ける。
rule-scandal-most = 自分のスキャンダル点が{ $n }点以下のときだけ置ける。
rule-rival-scandal = 相手のスキャンダル点が{ $n }点以上のときだけ置ける。
rule-rival-there = 相手の投票者がいる州にのみ置ける。
rule-scandal-not-higher = 自分のスキャンダル点が相手以下のときだけ置ける。
rule-active = 活動中の州にのみ置ける。大統領選挙ではどの州にも置ける。

## 両党のカード

card-swing = スイング{ "\u200B" }ステート
card-swing-text = 効果はない。
card-election = 大統領選挙
card-election-text = ただちに大統領選挙を行う。

## 民主党のカード

card-D-NY = { $state }：地元パレード
card-D-NY-text = 自分の代理人を{ $home }に移す。{ $a }枚引く。
card-D-PA = { $state }：バスツアー
card-D-PA-text = 手札の州カード1枚を、そのカードの州に投票者として置く。代理人がそこか隣の州にいること。
card-D-OH = { $state }：身辺調査
card-D-OH-text = 相手は手札を公開する。その中の州カードを1枚選び、捨てさせる。
card-D-MI = { $state }：シフト交代
card-D-MI-text = 1つの州から、自分の表向きの投票者カードを{ $a }枚まで手札に戻す。
card-D-IN = { $state }：遊説列車
card-D-IN-text = 自分の代理人を{ $a }歩まで動かしてもよい。その後、現在地の州カードを投票者として置いてもよい。
card-D-IL = { $state }：気のいい集票組織
card-D-IL-text = ある活動中の州から別の活動中の州へ、自分の応援投票を{ $a }枚まで移す。
card-D-WI = { $state }：電話作戦
card-D-WI-text = { $a }枚引き、その後{ $b }枚捨てる。
card-D-MN = { $state }：ご近所づきあい
card-D-MN-text = 自分がリードしている活動中の州に置く。その州の自分の投票者は、相手の効果で捨てられず、戻されず、移されない。
card-D-IA = { $state }：品評会のうわさ話
card-D-IA-text = 相手は手札を公開する。「大統領選挙」があれば相手のスキャンダル点を{ $a }点上げる。なければ{ $b }枚引く。
card-D-MO = { $state }：いちゃもん広告
card-D-MO-text = 相手のスキャンダル点を{ $a }点上げる。このカードをゲームから取り除く。
card-D-VA = { $state }：お隣の応援団
card-D-VA-text = 手札の州カード1枚を、そのカードの州に投票者として置く。代理人がそこか隣の州にいること。
card-D-NC = { $state }：おわび行脚
card-D-NC-text = 自分のスキャンダル点を{ $a }点下げる。このカードをゲームから取り除く。
card-D-GA = { $state }：友だちも誘って
card-D-GA-text = 自分の投票者が相手より少なく、自分の表向きの投票者カードがある活動中の州に置く。そのうち1枚を2倍に数える。
card-D-GA-vote = { $state }に投票者として置いたときは、そこにある自分の表向きのカード1枚（これを含む）を2倍にする。
card-D-FL = { $state }：票の数え直し
card-D-FL-text = 相手のリードが{ $a }人以内の活動中の州1つで、相手の応援投票を1枚捨てさせる。
card-D-TN = { $state }：州境の弾き語り
card-D-TN-text = 手札の州カード1枚を、そのカードの州に投票者として置く。代理人がそこか隣の州にいること。
card-D-AL = { $state }：よそゆきの笑顔
card-D-AL-text = 自分のスキャンダル点のほうが低ければ、相手のスキャンダル点を{ $a }点上げる。そうでなければ{ $b }枚引く。
card-D-LA = { $state }：外輪船の楽団
card-D-LA-text = 自分の代理人を{ $a }歩まで動かしてもよい。その後、現在地の州カードを投票者として置いてもよい。
card-D-CO = { $state }：太っ腹な支援者
card-D-CO-text = 自分のスキャンダル点を{ $a }点上げる。{ $b }枚引く。
card-D-AZ = { $state }：砂漠の回り道
card-D-AZ-text = 相手の代理人を{ $a }歩まで動かす。
card-D-UT = { $state }：判官びいき
card-D-UT-text = 自分の選挙人のほうが少なければ{ $a }枚、そうでなければ{ $b }枚引く。
card-D-WA = { $state }：淹れなおし
card-D-WA-text = 手札を好きな枚数捨て、同じ枚数を引く。
card-D-CA = { $state }：スター総出演
card-D-CA-text = 活動中の別々の州に、追加で{ $a }枚まで応援投票を行う。自分のスキャンダル点を{ $b }点上げる。
card-D-TX = { $state }：大陸横断便
card-D-TX-text = 自分の代理人を好きな州に移す。
card-D-AK = { $state }：北への道まちがい
card-D-AK-text = 活動中の州1つで、相手の表向きの投票者カードを、投票者の合計がぴったり{ $a }人になるように捨てさせる。
card-D-HI = { $state }：浜辺の休暇
card-D-HI-text = 自分のスキャンダル点を{ $a }点下げる。このカードをゲームから取り除く。

## 共和党のカード

card-R-NY = { $state }：タブロイド一面
card-R-NY-text = 相手のスキャンダル点を{ $a }点上げる。このカードをゲームから取り除く。
card-R-PA = { $state }：とっておきの票田
card-R-PA-text = 自分の前に置く。投票の代わりにカード1枚を表向きに、応援投票の代わりに1枚を裏向きに、このカードに乗せてよい。アクションとして、または選挙が始まるとき、すべてを好きな州1つの投票者にし、このカードを捨てる。
card-R-OH = { $state }：討論会の不意打ち
card-R-OH-text = 相手は手札を公開する。実行できる州カードを1枚選び、相手に実行させる。
card-R-MI = { $state }：トラック行進
card-R-MI-text = 代理人のいる州か隣の州のうち、活動中の州に、追加で{ $a }枚まで応援投票を行う。
card-R-IN = { $state }：パンケーキ朝食会
card-R-IN-text = 自分のスキャンダル点を{ $a }点下げる。このカードをゲームから取り除く。
card-R-IL = { $state }：風まかせの演説
card-R-IL-text = 相手は手札から無作為に{ $a }枚捨てる。
card-R-WI = { $state }：チーズで乾杯
card-R-WI-text = 1つの州から、自分の表向きの投票者カードを{ $a }枚まで手札に戻す。
card-R-MN = { $state }：大雪で足止め
card-R-MN-text = 代理人がいる州か隣の州にある、相手の応援投票を1枚捨てさせる。
card-R-IA = { $state }：コーンドッグ外交
card-R-IA-text = { $a }枚引き、その後、手札1枚を山札の一番上に置く。
card-R-MO = { $state }：蒸気船の旅
card-R-MO-text = 自分の代理人を{ $a }歩まで動かしてもよい。その後、現在地の州カードを投票者として置いてもよい。
card-R-VA = { $state }：環状道路の送迎車
card-R-VA-text = 自分の代理人を{ $a }歩まで動かしてもよい。その後、現在地の州カードを投票者として置いてもよい。
card-R-NC = { $state }：満員の応援席
card-R-NC-text = 自分の投票者がいる活動中の州に置く。相手はその州に応援投票できない。
card-R-GA = { $state }：もも配り隊
card-R-GA-text = 手札の州カード1枚を、そのカードの州に投票者として置く。代理人がそこか隣の州にいること。
card-R-FL = { $state }：浜辺のバレー大会
card-R-FL-text = 手札の州カード1枚を、そのカードの州に投票者として置く。代理人がそこか隣の州にいること。
card-R-TN = { $state }：根強いファンクラブ
card-R-TN-text = 自分がリードしている活動中の州に置く。その州の自分の投票者は、相手の効果で捨てられず、戻されず、移されない。
card-R-AL = { $state }：ロケットの町の集会
card-R-AL-text = 自分の代理人を{ $a }歩まで動かしてもよい。その後、現在地の州カードを投票者として置いてもよい。
card-R-LA = { $state }：演説の拝借
card-R-LA-text = 相手は手札を公開する。実行できる州カードを1枚選び、自分のカードとして実行する。そのカードは持ち主の捨て札にする。このカードをゲームから取り除く。
card-R-CO = { $state }：空気の薄い資金パーティー
card-R-CO-text = 自分のスキャンダル点を{ $a }点上げる。{ $b }枚引く。
card-R-AZ = { $state }：荷物の行方不明
card-R-AZ-text = 相手の代理人を{ $rival }に移す。
card-R-UT = { $state }：早寝早起き
card-R-UT-text = 自分のスキャンダル点を{ $a }点下げる。このカードをゲームから取り除く。
card-R-WA = { $state }：雨のアンコール
card-R-WA-text = 自分の捨て札の上から{ $a }枚のうち、1枚を手札に加える。
card-R-CA = { $state }：オープンカー行列
card-R-CA-text = 手札の州カード1枚を、そのカードの州に投票者として置く。代理人がそこか隣の州にいること。
card-R-TX = { $state }：自家用ジェット
card-R-TX-text = 自分の代理人を好きな州に移す。
card-R-AK = { $state }：犬ぞり急行
card-R-AK-text = ある活動中の州から別の活動中の州へ、自分の応援投票を{ $a }枚まで移す。
card-R-HI = { $state }：楽園への招待券
card-R-HI-text = 投票者{ $a }人以下の、相手の表向きの投票者カード1枚を相手の手札に戻す。このカードをゲームから取り除く。

## カードが選ばせるもの

task-recall-0 = 手札に戻すカード
task-shift-0 = 応援投票を移す元の州
task-shift-1 = 応援投票の移し先の州
task-shift-2 = 移す裏向きのカード
task-phone-0 = 捨てるカード
task-shield-0 = 守る州
task-block-0 = 相手が応援投票できなくなる州
task-friend-0 = 2倍にするカードがある州
task-friend-1 = 2倍にするカード
task-recount-0 = 応援投票を捨てさせる州
task-snow-0 = 応援投票を捨てさせる州
task-encore-0 = 捨て札から手札に加えるカード
task-expose-0 = 公開された手札から捨てさせるカード
task-ambush-0 = 相手に実行させるカード
task-borrow-0 = 自分で実行するカード
task-redraw-0 = 捨てるカード
task-stack-0 = 山札の一番上に置くカード
task-ticket-0 = 相手の手札に戻すカード
task-exact-0 = 捨てさせるカード

## 問いかけ

prompt-act = あなたの手番：移動か投票かカード効果。先に応援投票もできます。
wait-act = { $side }の手番です。
prompt-act-after-support = 応援投票は済みました。次は移動か投票かカード効果です。
wait-act-after-support = { $side }は応援投票を済ませ、アクションを選んでいます。
prompt-after = 応援投票をするなら州を選んでください。しないなら手番を終えてください。
wait-after = { $side }は応援投票をするかどうかを考えています。
prompt-after-step = もう1歩進むか、応援投票をするか、手番を終えるかを選んでください。
wait-after-step = { $side }はもう1歩進むかどうかを考えています。
prompt-second-step = もう1枚捨ててもう1歩進むか、手番を終えるかを選んでください。
wait-second-step = { $side }はもう1歩進むかどうかを考えています。
prompt-lay = { $state }に裏向きに置くカードを選んでください。投票者1人になります。
wait-lay = { $side }が{ $state }に裏向きに置くカードを選んでいます。
prompt-stow = 裏向きに乗せるカードを選んでください。
wait-stow = { $side }が裏向きに乗せるカードを選んでいます。
prompt-extra-support = 「{ $card }」：州を選んでください（あと{ $count }枚まで応援投票）。
wait-extra-support = { $side }が「{ $card }」で応援投票をする州を選んでいます。
prompt-go = 代理人の行き先の州を選んでください。
wait-go = { $side }が代理人の行き先を選んでいます。
prompt-send = 相手の代理人を動かす先の州を選んでください。
wait-send = { $side }が相手の代理人の行き先を選んでいます。
prompt-pick = 「{ $card }」：{ $task }を選んでください。
wait-pick = { $side }が「{ $card }」で州を選んでいます。
prompt-choose = 「{ $card }」：{ $task }を選んでください。
wait-choose = { $side }が「{ $card }」でカードを選んでいます。
prompt-remote = 「{ $card }」：投票者として置くカードを選んでください。
wait-remote = { $side }が「{ $card }」でカードを置くかどうかを考えています。
prompt-release = 乗せたカードをすべて投票者にする州を選んでください。
wait-release = { $side }が乗せたカードの行き先を選んでいます。
prompt-rally = 大統領選挙です。投票者カードを1枚ずつ加え、好きなところで終えます。
wait-rally = 大統領選挙：{ $side }が投票者カードを加えています。
prompt-swing-to = 「{ card-swing }」を置く州を選んでください。
wait-swing-to = { $side }が「{ card-swing }」を置く州を選んでいます。

## ボタン

do-walk = 「{ $object }」を捨てて1歩進む
do-travel = 「{ $object }」を捨ててカードの州へ移動
do-fly = 「{ $object }」を捨てて好きな州へ
do-vote = 「{ $object }」で投票（{ $count }人）
do-load = 「{ $object }」を表向きに乗せる
do-effect = 「{ $object }」の効果を使う
do-call = 大統領選挙を行う
do-lay = 「{ $object }」を裏向きに置く
do-add = 「{ $object }」を加える（{ $count }人）
do-choose = 「{ $object }」を選ぶ
do-support = { $object }に応援投票
do-go = { $object }へ行く
do-pick = { $object }を選ぶ
do-stow = カードを裏向きに乗せる
do-release = 乗せたカードを配置する
do-done = これで終わり
do-stay = いまの州にとどまる
do-end-turn = 手番を終える
do-place-none = カードを置かない
do-add-no-more = もう加えない
do-then =
    { $moved ->
        [0] 投票者は自分{ $mine }人、相手{ $theirs }人、選挙人は変わらない
       *[other] 投票者は自分{ $mine }人、相手{ $theirs }人、選挙人は{ $electors }対{ $rivals }
    }
here-do-walk = 捨てて1歩進む
here-do-travel = 捨ててカードの州へ移動
here-do-fly = 捨てて好きな州へ
here-do-vote = 投票する（{ $count }人）
here-do-load = 表向きに乗せる
here-do-effect = 効果を使う
here-do-lay = 裏向きに置く
here-do-add = 加える（{ $count }人）
here-do-choose = 選ぶ
here-do-vote-now = { here-do-vote }：{ do-then }
here-do-add-now = { here-do-add }：{ do-then }
here-do-lay-now = { here-do-lay }：{ do-then }
here-do-choose-now = { here-do-choose }：{ do-then }
do-vote-now = { do-vote }：{ do-then }
do-add-now = { do-add }：{ do-then }
do-lay-now = { do-lay }：{ do-then }
do-choose-now = { do-choose }：{ do-then }
do-support-now = { do-support }：{ do-then }
do-pick-now = { do-pick }：{ do-then }

## ログ

log-round = 第{ $count }ラウンド。両者が手札を補充した。
log-turn = { $side }の手番。
log-moved =
    { $side-id ->
        [seat-democrats] 民主党の代理人が{ $from }から{ $state }へ移動した。
       *[other] 共和党の代理人が{ $from }から{ $state }へ移動した。
    }
log-voted = { $side }が「{ $card }」で{ $state }の投票者を{ $count }人増やした。
log-supported = { $side }が{ $state }に応援投票した。
log-laid-down = { $side }が{ $state }に「{ $card }」を裏向きに置いた。
log-effect = { $side }が「{ $card }」を使った。
log-no-effect = 「{ $card }」で実行できることは何もなかった。
log-won-state = { $side }が{ $state }の選挙人{ $count }人を得て、{ $total }人になった。
log-lost-state = { $side }が{ $state }の選挙人{ $count }人を失い、{ $total }人になった。
log-drew = { $side }がカードを{ $count }枚引いた。
log-drew-card-item = 「{ $card }」
log-drew-card-list = { $side }が{ $items }を引いた。
log-drew-card = { $side }が「{ $card }」を引いた。
log-reshuffled = { $side }が捨て札{ $count }枚をシャッフルして新しい山札にした。
log-discarded = { $side }が「{ $card }」を捨てた。
log-discarded-support = { $state }にある{ $side }の応援投票「{ $card }」が捨てられた。
log-discarded-voters = { $state }にある{ $side }の「{ $card }」が捨てられた。
log-removed = 「{ $card }」がゲームから取り除かれた。
log-revealed = { $side }が手札を公開した。
log-took-back = { $side }が{ $state }の「{ $card }」を手札に戻した。
log-took-discard = { $side }が捨て札から「{ $card }」を手札に加えた。
log-shifted = { $side }が{ $from }から{ $state }へ応援投票を1枚移した。
log-shifted-card = { $side }が「{ $card }」を{ $state }へ移した。
log-stacked = { $side }が山札の一番上にカードを1枚置いた。
log-stacked-card = { $side }が山札の一番上に「{ $card }」を置いた。
log-laid-on = { $side }が{ $state }に「{ $card }」を置いた。
log-doubled = { $state }にある{ $side }の「{ $card }」が2倍になった。
log-in-front = { $side }が「{ $card }」を自分の前に置いた。
log-loaded = { $side }が「{ $card }」を表向きに乗せた。
log-stowed = { $side }がカードを1枚裏向きに乗せた。
log-stowed-card = { $side }が「{ $card }」を乗せた。
log-released = { $side }が「{ $card }」に乗せたカードを{ $state }に配置した。
log-scandal-rose = { $side }のスキャンダル点が{ $count }点に上がった。
log-scandal-fell = { $side }のスキャンダル点が{ $count }点に下がった。
log-scandal-both = スキャンダルが広がった。スキャンダル点は民主党{ $democrats }点、共和党{ $republicans }点。
log-called = { $side }が大統領選挙を宣言した。
log-turned-up = 裏向きの投票者をすべて表にした。
log-violation = { $state }にある{ $side }の「{ $card }」は下線のテキストに反していた。
log-tally = 選挙人：民主党{ $democrats }人、共和党{ $republicans }人。
log-end-scandal = { end-scandal }
log-end-scandal-both = { end-scandal-both }
log-end-electors = { end-electors }
log-end-called-in-vain = { end-called-in-vain }
log-end-no-caller = { end-no-caller }
log-end-last-card = { end-last-card }
log-end-violation = { end-violation }

## 終わり方

end-scandal = { $side }の勝ち。相手がスキャンダルで大炎上した。
end-scandal-both = { $side }の勝ち。両者ともスキャンダルで大炎上したが、最後のカードを使ったのは相手だった。
end-electors = { $side }の勝ち。270人以上の選挙人を集めて選挙を制した。
end-called-in-vain = { $side }の勝ち。相手の宣言した選挙で、どちらも270人に届かなかった。
end-no-caller = { $side }の勝ち。最後の選挙で、選挙人の多さか、スキャンダル点の低さで上回った。
end-last-card = { $side }の勝ち。すべて同じで、最後のカードを使ったのは相手だった。
end-violation = { $side }の勝ち。相手の裏向きの投票者が下線のテキストに反していた。

## できない理由

no-not-your-card = 「{ $card }」は相手のカードです。
no-not-in-hand = 「{ $card }」は手札にありません。
no-never-voter = 「{ $card }」は投票者にできません。
no-own-scandal = 「{ $card }」を投票者にできるのは、自分のスキャンダル点が{ $count }点以下のときだけです。
no-rival-scandal = 「{ $card }」を投票者にできるのは、相手のスキャンダル点が{ $count }点以上のときだけです。
no-scandal-higher = 「{ $card }」を投票者にできるのは、自分のスキャンダル点が相手以下のときだけです。
no-not-behind = 「{ $card }」は、自分の投票者が相手より少ない州にだけ置けます。{ $state }では少なくありません。
no-no-rival-voter = 「{ $card }」は相手の投票者がいる州にだけ置けます。{ $state }にはいません。
no-nothing-active = 活動中の州がありません。表向きの投票者カードがどこにもないためです。
no-not-active = { $state }は活動中ではありません。表向きの投票者カードがまだないためです。
no-no-voters-there = { $state }に投票者は置けません。
no-agent-elsewhere = { $state }で投票するには、代理人がそこにいなければなりません。いまは{ $here }にいます。
no-support-blocked = 相手のカードのため、{ $state }に応援投票はできません。
no-no-card-fits = { $state }に裏向きに置けるカードが手札にありません。
no-no-card-stores = 乗せられるカードが手札にありません。
no-not-that-state = 「{ $card }」で{ $state }は選べません。
no-not-that-card = 「{ $card }」でこのカードは選べません。
no-not-near = 「{ $card }」の州は、代理人から遠すぎます。
no-no-way-there = { $state }に代理人は入れません。
no-already-there = 代理人はすでに{ $state }にいます。別の州を選んでください。
no-not-back = 2歩目で{ $state }に戻ることはできません。
no-too-far = { $state }までは{ $count }歩で届きません。
no-fly-from-here = 好きな州へ移動するには、代理人がいる{ $state }のカードを捨てなければなりません。
no-names-no-state = 「{ $card }」には行き先の州が書かれていません。
no-one-support = 応援投票は、アクションの前後を通じて1手番に1回だけです。
no-one-action = この手番のアクションは済みました。
no-card-for-action = アクションに使うカードを残してください。パスはできません。
no-no-store = カードを乗せられるカードが、自分の前にありません。
no-nothing-stored = 配置できるカードが乗っていません。

## どこまで確かか

provenance-title = 公開されていることと、独自の推定
provenance-corrected = 訂正ファイルを使用中です。違いは最初の表をご覧ください。
provenance-about = ルールは公開用ベータ版のルール説明書によります。製品版とは異なる可能性があります。説明書にはボードもカードも載っておらず、ほかに公開された資料も見つかりませんでした。
provenance-sure = 確かなのは次のことです。25の州と、両党30枚ずつの山札にある各州1枚のカード。民主党のニューヨーク90人、共和党のテキサス40人（最後まで変わらない）。270人で勝ち、スキャンダル点10点で負け、手札は7枚。民主党のアラスカとジョージア、共和党のペンシルベニアについて説明書が述べていること（この3枚の文面の残りは独自の推定です）。
provenance-board = 独自に推定したのは、25州のうち19州、ニューヨークとテキサス以外の選挙人、すべての境界です。実際の州をまとめて地域とし、2016年の選挙人を10人単位に丸めると、説明書の数とちょうど合います。
provenance-cards = 独自に推定したのは、テキスト、投票者の人数、下線のテキストのほとんどと、各党のほかの5枚に「スイングステート」が何枚あるかです。説明書が触れている種類のテキストは、すべてどこかに入っています。
provenance-balance = 数字は、同じ強さのコンピューターどうしで両党がおよそ半分ずつ勝つように決めました。
provenance-titles = カードの題名は独自につけたものです。説明書ではカードを州名で呼んでいます。
provenance-owner = 実物をお持ちの方は、カードとボードに書かれた数値、下線のテキスト、境界を、訂正ファイルで実際の値に置き換えられます。カードの効果の働きは変わりません。
provenance-high = 公開されたとおり
provenance-medium = ルールから分かる
provenance-partly = 一部は公開、一部は独自の推定
provenance-reconstructed = 独自の推定
provenance-owner-label = 持ち主による訂正
provenance-ours = 元の値
provenance-yours = 訂正後の値
provenance-voters = 投票者
provenance-rule = 下線のテキスト
provenance-effect = テキスト
provenance-sure-voters = 投票者の確かさ
provenance-sure-effect = テキストの確かさ
provenance-electors = 選挙人の確かさ
provenance-borders = 境界の確かさ

# 数の変化
counts-voters = { $state }の投票者
counts-down = { $state }の裏向きの投票者
unit-electors = 人
unit-scandal = 点
unit-counts-voters = 人
unit-counts-down = 人

## 終わり方をひと言で

short-end-scandal = スキャンダル
short-end-scandal-both = 両者のスキャンダル
short-end-electors = 選挙人270人
short-end-called-in-vain = 宣言倒れ
short-end-no-caller = 宣言者のいない選挙
short-end-last-card = 最後のカード
short-end-violation = 下線のテキスト違反

## いま選べないものを、いつ選べるか

when-do-walk = カードは自分の手番に使います。
when-do-support = 州を選ぶのは、応援投票をするときか、カードの指示があるときです。

## 何も起きないとき

sure-no-effect = いま「{ $card }」で実行できることは何もありません。捨てるだけになります。

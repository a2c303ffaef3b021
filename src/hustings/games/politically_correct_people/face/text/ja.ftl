### ポリティカリー・コレクト・ピープル 政治的に正しい人々（日本語）。すべて独自の文章。

## ゲーム

game-title = ポリティカリー・コレクト・ピープル 政治的に正しい人々
game-title-short = 政治的に{ "\u200B" }正しい人々
game-tagline = 3回の選挙、2つの封筒、そして何もかも売り物
game-box = 4～6人・約1時間・ルールは簡単、駆け引きは濃厚
game-about =
    4～6人の政治家が有権者を集め、候補者を擁立し、選挙の真の争点をめぐって戦います。真の争点とは、ふくらんだ2つの封筒のことです。いつでも何でも取引でき、約束を守る義務はありません。3回の選挙の後、所持金の最も多い人の勝ちです。
    公開されているのはルールだけです。カードの名前、地盤、票数、枚数のほとんどは独自の推定で、どこが推定かは、このゲームのページで示しています。
game-notice =
    『ポリティカリー・コレクト・ピープル 政治的に正しい人々』は、サークル「奇跡家」のゲームで、イラストは松村岳彦さんです。
    これは公開されているルールをもとにした、プレイヤーによる非公式の翻案です。カードの大部分は独自の推定で、文章と絵も独自のものです。実在の人物や団体は扱っていません。サークルとは関係がありません。

## 1分でわかるルール

minute-1 = 3ラウンド行い、毎回の終わりに選挙があります。最後に所持金が最も多い人こそ、ずっと正しかった人です。
minute-2 = 手番ではプールか山札からカードを1枚取り、政治家、有権者、裏金を好きなだけ前に出します。同じ種類の有権者はグループになり、枚数が増えるほど票も増えます。
minute-3 = カレンダーが3枚出たら選挙です。めいめいが政治家を擁立し、グループごとに投票します。自分の候補者に投票できるのは、何票になるかをダイスで決める浮動票だけです。
minute-4 = 1位は利権（大）、2位は利権（小）を受け取ります。どちらもお金の入った封筒で、中身は誰にも見えません。
minute-5 = ですから、あなたには人の有権者が、人にはあなたの有権者が必要です。紙幣、手札、前に出したカードの取引を、いつでも誰にでも持ちかけましょう。選挙の後は政治家1枚かグループ1つを残し、また一から始めます。

## オプション

option-players = 人数
option-players-4 = 4人
option-players-5 = 5人
option-players-6 = 6人
option-standing = 政治家がいるとき
option-standing-must = 必ず立候補させる
option-standing-may = 立候補は自由
option-clock = 1つの質問の制限時間
option-clock-none = なし
option-clock-60 = 1分
option-clock-180 = 3分
option-clock-600 = 10分

## プレイヤー

seat-red = 朱
seat-ochre = 黄土
seat-green = 緑
seat-teal = 浅葱
seat-ochre-long = 黄土《おうど》
seat-teal-long = 浅葱《あさぎ》
seat-indigo = 藍
seat-plum = 紫
seat-red-aim = 丸。角は立てない主義。
seat-ochre-aim = 四角。四方にいい顔をする。
seat-green-aim = 三角。角を削って丸くおさめる。
seat-teal-aim = ひし形。どの向きから見ても同じ顔。
seat-indigo-aim = 星。選挙の前だけ輝く。
seat-plum-aim = 六角。どの派とも一辺は接している。
shape-red = 丸
shape-ochre = 四角
shape-green = 三角
shape-teal = ひし形
shape-indigo = 星
shape-plum = 六角

## 段階と場所

round-n = 第{ $n }ラウンド
phase-turn = 手番
phase-nominate = 立候補
phase-vote = 投票
phase-bargain = 同数の交渉
phase-keep = ラウンドの終わり
phase-over = 終了
amount = { $money }弗
amount-read = { $money }弗《ドル》
count-cards = { $count }枚
count-votes = { $count }票
count-notes = 紙幣{ $count }枚
pool = プール
deck = 山札
discards = 捨て札
calendars = 脇に置いたカレンダー
hand = 手札
hand-own = あなたの手札
hand-of = { $seat }の手札
front = 前のカード
front-of = { $seat }の前のカード
money = 所持金
money-own = あなたの所持金
concession-large = 利権（大）
concession-small = 利権（小）
bank = 銀行
candidate = 候補者
candidates = 候補者
votes = 票数
base-of = （地盤{ $n }）
base = 地盤
copies = 枚数
card-sort = 種類
one-die = 1枚につきダイス1個

## カードの種類

sort-politician = 政治家
sort-politician-text = 立候補できる。地盤は{ $base }。
sort-voters = 有権者
sort-voters-text = 自分の前にある同じ種類は、1つのグループになる。1枚、2枚、3枚……の票数：{ $votes }。自分の候補者には投票できない。
sort-floating = 浮動票
sort-floating-text = 1枚ずつ投票する。自分の候補者にも投票できる。票数はダイスで決まる。
sort-slush = 裏金
sort-slush-text = 前に出せば銀行から{ $worth }弗《ドル》を受け取る。ゲーム終了時に手札にあれば、1枚を{ $worth }弗と数える。
sort-calendar = カレンダー
sort-calendar-text = 出たら脇に置く。{ $needed }枚目で選挙公示になる。

## カード

card-heir = 世襲のプリンス
card-heir-text = { sort-politician-text }演説には祖父の肖像画が同行し、拍手もそちらへ集まる。
card-elder = 派閥の長老
card-elder-text = { sort-politician-text }委員会では眠り、会食では冴える。
card-bureaucrat = 元官僚の切れ者
card-bureaucrat-text = { sort-politician-text }どんな質問にも、まず申請書を求める。
card-fixer = 県議あがりの世話役
card-fixer-text = { sort-politician-text }出席した結婚式は四千回、祝儀は出世払い。
card-newsreader = 元アナウンサー
card-newsreader-text = { sort-politician-text }滑舌は最高、意味は不明。
card-athlete = 元スポーツ選手
card-athlete-text = { sort-politician-text }出馬の前に準備運動を欠かさない。
card-secretary = 秘書あがり
card-secretary-text = { sort-politician-text }「秘書がやりました」の、その秘書。
card-activist = 町内の活動家
card-activist-text = { sort-politician-text }信号機ひとつのために戦って二十年。
card-perennial = 泡沫候補
card-perennial-text = { sort-politician-text }三十一度目の正直。
card-salaryman = サラリーマン
card-salaryman-text = { sort-voters-text }乗り換えの合間に、大勢で投票する。
card-pensioners = 年金生活者
card-pensioners-text = { sort-voters-text }投票所には朝五時から並んでいる。
card-farmers = 農協
card-farmers-text = { sort-voters-text }補助金をまいて補助金を刈る。
card-construction = 建設業界
card-construction-text = { sort-voters-text }どこへでも橋を架ける図面がある。
card-doctors = 医師会
card-doctors-text = { sort-voters-text }候補者を1人、食前に処方する。
card-floating = 浮動票
card-floating-text = { sort-floating-text }投票所へ行く道すがら、空模様で決める。
card-slush = 裏金
card-slush-text = { sort-slush-text }お菓子の入っていない菓子折り。もらった覚えは誰にもない。
card-calendar = カレンダー
card-calendar-text = { sort-calendar-text }民意の日は一日ずつ近づく。

## 申し出の中身

slot = { $seat }の{ $count }番目の申し出
thing-note = { $money }弗紙幣
thing-hand = 手札の「{ $card }」
thing-front = 前にある「{ $card }」
thing-place = 上の順位
lot-money = { amount }
lot-hand =
    { $count ->
        [1] 手札の「{ $card }」
       *[other] 手札の「{ $card }」{ $count }枚
    }
lot-front =
    { $count ->
        [1] 前にある「{ $card }」
       *[other] 前にある「{ $card }」{ $count }枚
    }
everybody = 全員
change-1 = 1弗紙幣2枚を2弗紙幣1枚に
change-2 = 2弗紙幣1枚を1弗紙幣2枚に
change-3 = 2弗紙幣2枚を4弗紙幣1枚に
change-4 = 4弗紙幣1枚を2弗紙幣2枚に

## 問いかけ

prompt-take = あなたの手番です。プールから1枚取るか、山札から1枚引いてください。
wait-take = { $seat }がカードを選んでいます。
prompt-put-down = 好きな枚数のカードを前に出し、手番を終えてください。
wait-put-down = { $seat }が前に出すカードを選んでいます。
prompt-discard = 手札が多すぎます。あと{ $count }枚捨ててください。
wait-discard = { $seat }が、捨てる手札{ $count }枚を選んでいます。
prompt-trim = プールのカードが上限を超えました。捨てるカードを選んでください。
wait-trim = { $seat }がプールから捨てるカードを選んでいます。
prompt-nominate = 自分の前から、立候補させる政治家を選んでください。
wait-nominate = { $seat }が候補者を選んでいます。
prompt-vote = 投票させるグループを選んでください。パスすると、もう投票できません。
wait-vote = { $seat }が投票先を選んでいます。
prompt-bargain =
    { $count ->
        [1] 利権（大）をめぐる得票が同数です。交渉、譲歩、ダイスのどれで順位を決めますか？
       *[other] 利権（小）をめぐる得票が同数です。交渉、譲歩、ダイスのどれで順位を決めますか？
    }
wait-bargain =
    { $count ->
        [1] 利権（大）をめぐって、同数の候補者が交渉しています。
       *[other] 利権（小）をめぐって、同数の候補者が交渉しています。
    }
prompt-keep = 自分の前から政治家1枚か有権者1グループ（浮動票は1枚）を残し、ほかを捨ててください。
wait-keep = { $seat }が残すものを選んでいます。

## ボタン

do-take = 「{ $object }」を取る
do-draw = 山札から引く
do-put = 「{ $object }」を出す
do-done = 手番を終える
do-done-discard = 手番を終える（手札を{ $count }枚捨てます）
sure-gift = 見返りを求めない申し出です。それでも出しますか？
sure-pass = パスすると、この選挙ではもう投票できません。残っている有権者グループも使えません。
do-discard = 「{ $object }」を捨てる
do-trim = プールの「{ $object }」を捨てる
do-stand = 「{ $object }」を擁立する
do-abstain = 立候補させない
do-vote = 「{ $object }」で{ $seat }に投票
do-vote-now =
    「{ $object }」で{ $candidate }（{ $seat }：{ $dice ->
        [0] { $votes }票が{ $then }票
       *[other] { $then }票＋ダイス{ $dice }個
    }になる）に投票
here-do-vote-now =
    { $candidate }（{ $seat }：{ $dice ->
        [0] { $votes }票が{ $then }票
       *[other] { $then }票＋ダイス{ $dice }個
    }になる）に投票
do-pass = パスする
do-keep = 「{ $object }」を残す
do-keep-one = 「{ $object }」{ $count }枚のうち1枚を残す
here-do-take = 取る
here-do-put = 前に出す
here-do-discard = 捨てる
here-do-trim = 捨てる
here-do-stand = 擁立する
here-do-keep = 残す
here-do-keep-one = { $count }枚のうち1枚を残す
do-yield = { $object }に譲る
do-dice = ダイスでの決着を求める
do-give = { $object }を渡す
do-want = { $object }を求める
do-send = { $object }に申し出る
do-send-all = 全員に申し出る
do-drop = 下書きを捨てる
do-accept = { $object }を受ける
do-decline = { $object }を断る
do-counter = { $object }に対案を出す
do-withdraw = 自分の{ $object }番目の申し出を取り下げる
do-accept-now = { $seat }の申し出{ $number }を受ける
do-decline-now = { $seat }の申し出{ $number }を断る
do-counter-now = { $seat }の申し出{ $number }に対案を出す
do-withdraw-now = { $other }への申し出{ $number }を取り下げる
do-change = 両替：{ $object }
do-say = ひと言添える：「{ $object }」

## 断りや取り下げに添えるひと言

word-little = それでは足りない。
word-dear = 高すぎる。
word-mine = 売り物ではない。
word-useless = 使い道がない。
word-hand = 手の内は明かせない。
word-instead = それよりこうしよう。
word-gone = 欲しかったものが、もうない。
word-changed = もう割に合わない。

## ログ：ラウンドと手番

log-round = 第{ $count }ラウンド。2つの利権に、誰も見ないまま紙幣が入る。
log-turn = { $seat }の手番。
log-revealed = 「{ $card }」がプールに加わった。
log-calendar = { $seat }が{ $count }枚目のカレンダーをめくった。
log-called = { $seat }により選挙公示。ほかの全員があと1回ずつ手番を行う。
log-took = { $seat }がプールから「{ $card }」を取った。
log-drew = { $seat }が山札から1枚引いた。
log-drew-card = { $seat }が「{ $card }」を引いた。
log-drew-nothing = { $seat }が引こうとしたが、カードはもう残っていない。
log-put = { $seat }が「{ $card }」を前に出した。
log-cashed = { $seat }が「{ $card }」を出し、{ amount }を受け取った。
log-discarded = { $seat }が「{ $card }」を捨てた。
log-trimmed = { $seat }がプールの「{ $card }」を捨てた。

## ログ：選挙

log-election = 第{ $count }回選挙。
log-stood = { $seat }が「{ $card }」を擁立した。
log-abstained = { $seat }は立候補を見送った。
log-no-politician = { $seat }には擁立できる政治家がいない。
log-cancelled = 候補者がいないため、選挙は中止。利権は銀行に戻り、{ $seat }を最多得票者とみなす。
log-unopposed = { $seat }が無投票で当選し、両方の利権を受け取る。
log-voted = { $seat }の「{ $card }」が{ $candidate }に投票した。
log-passed = { $seat }がパスした。
log-floated = { $seat }の浮動票が{ $candidate }に{ $count }票を入れた。
log-counted = { $seat }の「{ $card }」が{ $candidate }に{ $count }票を入れた。
log-total = { $seat }の得票は合計{ $count }票。
log-tie = { $count }人が{ $votes }票で並んだ。順位は交渉かダイスで決まる。大人の話し合いの始まり。
log-yielded = { $seat }が{ $other }に順位を譲った。
log-dice-called = { $seat }がダイスでの決着を求めた。
log-rolled = { $seat }が{ $count }を出した。
log-took-large = { $seat }が利権（大）を受け取った。
log-took-small = { $seat }が利権（小）を受け取った。
log-found = 中身は{ amount }。
log-tidying = プールを捨て、{ $seat }から順に、残すものを1つ選ぶ。
log-kept = { $seat }が「{ $card }」を残した。

## ログ：取引

log-offer-sent = { $seat }から{ $other }への申し出{ $number }。渡すもの：{ $gives }、求めるもの：{ $wants }。
log-offer-came = { $seat }から{ $other }への申し出{ $number }。もらうもの：{ $gives }、渡すもの：{ $wants }。
log-offer-accepted = { $seat }が{ $other }の申し出{ $number }を受けた。
log-accepted-offer = { $seat }が{ $other }の申し出{ $number }を受けた。
log-offer-gone = { $seat }の申し出{ $number }は、もう受けられない。
log-offer-declined = { $seat }が{ $other }の申し出{ $number }を断った。
log-declined-offer = { $seat }が{ $other }の申し出{ $number }を断った。
log-offer-withdrawn = { $seat }の申し出{ $number }が取り下げられた。
log-offer-lapsed = { $seat }の申し出{ $number }は無効になった。
log-said = { $seat }「{ $word }」
log-paid = { $seat }が{ $other }に{ amount }を払った。
log-handed-card = { $seat }が{ $other }に手札の「{ $card }」を渡した。
log-handed = 取引の結果、{ $seat }の手札が{ $count }枚減り、{ $other }の手札が{ $count }枚増えた。
log-moved = { $seat }の前にあった「{ $card }」が、{ $other }の前に移った。

## 申し出のその後

replies = 申し出への返事
reply-accepted = { $seat }があなたの申し出を受けました。渡したもの：{ $gives }、もらったもの：{ $wants }。
reply-declined = { $seat }があなたの申し出を断りました。渡すもの：{ $gives }、求めるもの：{ $wants }。
reply-declined-because = { $seat }があなたの申し出を断りました。「{ $word }」　渡すもの：{ $gives }、求めるもの：{ $wants }。
reply-lapsed = 申し出{ $number }は無効になりました。渡すもの：{ $gives }、求めるもの：{ $wants }。
reply-gone = { $seat }の申し出はもう受けられません。もらうはずだったもの：{ $gives }、渡すはずだったもの：{ $wants }。
reply-gone-because = { $seat }の申し出はもう受けられません。「{ $word }」　もらうはずだったもの：{ $gives }、渡すはずだったもの：{ $wants }。

## 終わり方

log-counted-money =
    { $count ->
        [0] { $seat }：紙幣{ amount }。
       *[other] { $seat }：紙幣{ amount }と裏金{ $count }枚、合わせて{ $total }弗。
    }
log-end-money = { end-money }
log-end-shared = { end-shared }
end-money = { $seat }が{ amount }で勝利。政治的に、正しい。
end-shared = { $count }人が{ amount }で並び、勝利を分かち合った。

## できない理由

no-deck-empty = 山札がありません。プールから取ってください。
no-not-in-pool = プールに「{ $card }」はありません。
no-not-in-hand = 手札に「{ $card }」はありません。
no-not-in-front = あなたの前に「{ $card }」はありません。
no-must-stand = あなたの前に政治家がいるので、必ず1人を立候補させます。
no-candidate-from-hand = 「{ $card }」はまだ手札にあります。立候補できるのは、前に出ている政治家だけです。
no-no-such-politician = 「{ $card }」はあなたの前にいません。
no-not-standing = { $seat }は候補者を出していません。
no-no-such-group = あなたの前に「{ $card }」はありません。
no-has-voted = 「{ $card }」はもう投票しました。1回の選挙で投票できるのは1回だけです。
no-has-passed = すでにパスしたので、この選挙ではもう投票できません。取引は続けられます。
no-own-candidate = 「{ $card }」を自分の候補者に投票させることはできません（できるのは浮動票だけです）。ほかの候補者を選んでください。
no-not-tied = { $seat }との間に、決まっていない順位はありません。
no-no-such-seat = この対局に、その色のプレイヤーはいません。
no-no-recipient = 申し出の相手がまだ選ばれていません。誰か1人、または全員を選んでください。
no-no-deals-left = この手番の取引の操作{ $count }回を使い切りました。次の手番にまたできます。
no-no-change = 両替する紙幣が手元にないか、取り置かれています。
no-no-offer = あなたに出されたその申し出はありません。
no-own-offer = これはあなた自身の申し出です。取り下げることはできます。
no-cannot-pay = 申し出{ $number }を受けるには、{ $lacks }が足りません（自分の申し出のために取り置いた分は使えません）。
no-said-already = そのひと言は、もう添えてあります。
no-nothing-to-answer = 断る申し出も、取り下げる申し出もないので、添えるひと言もありません。
no-draft-first = 先に、いまの下書きを出すか、捨ててください。
no-draft-full = 1つの申し出に入れられるのは{ $count }点までです。
no-draft-empty = 下書きにまだ何も入っていません。
no-draft-gone = 下書きで渡すはずの{ $lacks }が、もうありません。下書きから外してください。
no-to-yourself = 自分への申し出は正直すぎます。ほかの人を選んでください。
no-no-slot = すでに申し出を{ $count }つ出しています。先にどれかを取り下げてください。
no-place-once = 順位を譲るのは片方だけです。譲るか、譲ってもらうか、どちらかにしてください。
no-money-both-ways = 1つの申し出で、お金は片方からしか渡せません。渡すか求めるか、どちらかにしてください。
no-no-such-note = 使えるお金が足りません：{ $thing }。額を減らすか、お金を取り置いている申し出を取り下げてください。
no-no-tie = 順位を取引できるのは、同数で並んだ人だけです。
no-frozen = 前に出したカードは、いまは渡せません：{ $thing }。お金か手札で取引するか、終わるまで待ってください。
no-stands = 候補者は渡せません：{ $thing }
no-not-yours = 渡せる分がもうありません：{ $thing }。自分のもので、ほかの申し出に入れていないものを選んでください。
no-not-there = 渡せる人がいません：{ $thing }

## どこまで確かか

provenance-title = 公開されていることと、独自の推定
provenance-corrected = 訂正ファイルを使用中です。違いは最初の表をご覧ください。
provenance-about = ルールは公開されているルール説明書によります。説明書は4種類のカードを紹介し、サラリーマン1枚だけを例に挙げています。公開されたカードの一覧は、見つかりませんでした。
provenance-sure = 確かなのは次のことです。カードは55枚。カードの種類とその働き。サラリーマン、浮動票、裏金、カレンダーという名前。サラリーマンの1枚、4枚、9枚の票数（1票、5票、13票）。お金と利権に関するすべて。手札4枚とプール4枚。
provenance-cards = 独自に推定したのは、すべての政治家の名前と地盤、サラリーマンと浮動票を除くすべての有権者、それぞれのカードの枚数です。
provenance-votes = サラリーマンのほかの枚数の票数と、ほかのグループの票数も推定です。枚数の少ない有権者ほど、1枚あたりの票が多くなります。
provenance-calendars = カレンダーを4枚としたのは独自の推定です。1ラウンドに1人2～4回の手番があります。
provenance-table = ルール説明書にこのテーブルが加えたものは、次のとおりです。番号が付き、渡すものを取り置く、2人の間の申し出。取引の操作の上限（N.16）。すでに立候補した政治家は渡せないこと（N.12）。残すものを最初の誰かが決めてから最後の人が決めるまで、前のカードを渡せないこと（N.13）。同数のときは、まだ争っている全員が求めて初めてダイスを振ること（P.7）。所持金が同額のときに分かち合う勝利。
provenance-owner = 実物をお持ちの方は、カードに書かれた値を訂正ファイルで実際の値に置き換えられます。カードの種類ごとの働きとルールは変わりません。
provenance-name = 名前
provenance-copies = 枚数
provenance-value = 地盤または票数
provenance-high = 公開されたとおり
provenance-medium = ルールから分かる
provenance-partly = 一部は公開、一部は独自の推定
provenance-reconstructed = 独自の推定
provenance-owner-label = 持ち主による訂正
provenance-ours = 元の値
provenance-yours = 訂正後の値

### 画面：卓の図だけが使うことば

heap = 伏せた現金の山
middle = 卓の中央
watching = 観戦中です。手札・所持金・取引の中身は、本人たちにしか見えません。
caller = 公示者
passed = パス済み
tied = 同数
wants-dice = ダイスでの決着を希望
taken = 受け取り済み
returned = 銀行に戻された
nothing = なし
all-cards = すべてのカード
calendars-now = { $n }枚（{ $of }枚で選挙公示）
calendars-called = { $n }枚（選挙公示済み）
die = ダイスの目{ $n }
told-election = 選挙の結果
told-place = { $place }位は{ $seat }
told-place-votes = { $place }位は{ $seat }、{ $count }票
told-undecided = 同数のため、まだ決まっていません。
votes-for = { $seat }に投票
market = 取引
offers = 申し出の一覧
no-offers = 申し出はありません。何にでも値段はつきます。まずはあなたから。
deals-left = この手番で申し出はあと{ $count }回
on-offer = 申し出中
new-offer = 取引を申し出る
draft = 下書き
offer-from = { $seat }からの申し出
offer-to = { $seat }への申し出
offer-to-all = 全員への申し出
offer-open = 全員に
offer-number = 申し出{ $n }
you-get = もらうもの
you-give = 渡すもの
you-want = 求めるもの
accept = 受ける
decline = 断る
offer-again = 内容を変えてもう一度申し出る
counter = 対案を出す
withdraw = 取り下げる
cannot-accept = いまは受けられません。
lacking = 足りないもの
draft-lacks = もう渡せないもの（下書きから外すと申し出られます）
draft-short = 足りないので対案に入れなかったもの
to-whom = 相手
to-all = 全員
i-give = 渡すもの
money-free = （使えるお金：{ $money }）
compose-about = テーブルや手札のカードに触れるか、ここで選んでください。
frozen-now = 選挙が終わるまで、前に出したカードは動かせません。お金と手札と約束は動きます。
i-want = 求めるもの
from-hand = 手札のカード
send-offer = 申し出る
clear-offer = 消す

short-heir = 世襲
short-elder = 長老
short-bureaucrat = 元官僚
short-fixer = 世話役
short-newsreader = 元アナ
short-athlete = 元選手
short-secretary = 秘書
short-activist = 活動家
short-perennial = 泡沫
short-salaryman = サラリーマン
short-pensioners = 年金
short-farmers = 農協
short-construction = 建設
short-doctors = 医師会
short-floating = 浮動票
short-slush = 裏金
short-calendar = カレンダー

terminal-title = ポリティカリー・コレクト・ピープル
terminal-plus = + で取引画面へ
terminal-round = 第{ $n }ラウンド（全{ $of }）
terminal-calendars-waited = カレンダー { $n }枚（{ $of }枚で選挙公示）
terminal-calendars-called = カレンダー { $n }枚（選挙公示済み）
terminal-offers = 未成立の申し出 { $count }件
terminal-so-far =
    いま{ $votes }票{ $dice ->
        [0] { "" }
       *[other] ＋ダイス{ $dice }個
    }
terminal-vote-signs = =5 票数　=? 1枚につきダイス1個　×2 枚数　* 候補者　形は投票先
terminal-menu-give = 渡すものを足す
terminal-menu-want = 求めるものを足す
terminal-menu-less = 下書きから外す
terminal-menu-say = ひと言添える
terminal-menu-change = 両替する
terminal-courted-game = あなたへの申し出があり、ほかの人は待っています。キーで答えるか、先へ進めてください。入力例　{ $example }
terminal-besides-game = 取引画面です（あなたの番は続いています。+ で戻ります）。渡すものと求めるものを1つずつ選び、最後に相手を選びます。入力例　{ $example }
terminal-help-game =
    読み方：弗《ドル》、黄土《おうど》、浅葱《あさぎ》

    「サラリーマン×3=4」は前のサラリーマン3枚で4票。「=?」は1枚につきダイス1個。「*」は候補者。グループの後ろの形は、誰に投票したかを表します。「▸」は、いま手番か答えを待たれている人です。

    取引（+）
    申し出は、少しずつ組み立てます。「渡すものを足す」「求めるものを足す」を何度でも選び、最後に誰か1人か全員に出します。下書きはキーの上に出ます。
    言葉で入力するなら： :give note-2   :give hand-doctors   :want front-farmers   :want hand-heir   最後に :send ochre または :send all
    note-1、note-2、note-4 はお金、hand-… は手札のカード、front-… は前に置かれたカードです。カードの名前は一覧のとおりです。
    あなたへの申し出には、表示されたキーか :accept ochre-1   :decline ochre-1   :counter ochre-1 で答えます。対案の下書きは元の申し出の写しなので、「下書きから外す」で減らし、ほかのものを足します。自分の申し出は :withdraw 1 で取り下げます。
    あなたへの申し出がある間は、答えるか先へ進めるまで、誰も先へ進みません。
terminal-stakes = 利権：紙幣{ $large }枚と{ $small }枚
offers-out = あなたの申し出{ $count }件の返事を待っています
offers-coming = あなたへの申し出{ $count }件
stake-large = 利権（大）
stake-small = 利権（小）
no-candidate = まだ誰も立候補していません。
cash = 現金
hand-empty = 手札はありません。

## 手ほどき

lesson-turn = 最初の手番
lesson-turn-1 = あなたは朱。事務所は小さく、野心は大きい政治家です。カレンダーがいきなり3枚出て、もう選挙公示です。全員が1回ずつ手番を行います。まずカードを1枚。プールの浮動票を取りましょう。
lesson-turn-2 = 次に、好きなカードを前に出せます。立候補できるのは、前に出した政治家だけ。あなたには地盤4の「{ card-fixer }」がいます。
lesson-turn-3 = 自分の候補者に投票できるのは、浮動票だけです。何票になるかはダイスが決めます。
lesson-turn-4 = 同じ種類の有権者は1つのグループになります。「{ card-doctors }」は1枚で2票、2枚で4票。自分の候補者には投票できませんが、売ることはできます。
lesson-turn-5 = 「{ card-slush }」は前に出すとすぐ1弗《ドル》になります。手札に残しても、ゲームの終わりに数えます。
lesson-turn-6 = 「{ card-salaryman }」は奥の手として取っておきます。手札は4枚まで残せて、誰にも見えません。
lesson-turn-7 = 次は黄土です。地盤6の「{ card-heir }」と「{ card-pensioners }」を前に出します。おじい様もお喜びでしょう。

lesson-market = 取引
lesson-market-1 = 緑の手番ですが、取引はいつでも誰とでもできます。緑は、あなただけに話があるようです。
lesson-market-2 = 緑が、あなたの「{ card-doctors }」を2弗で買いたがっています。どのみち自分には入れられない票です。売りましょう。
lesson-market-3 = 「{ card-doctors }」が移ったことは全員に見えますが、いくら払ったかは2人しか知りません。緑はもう1枚取り、グループは4票になります。

lesson-offer = 自分から持ちかける
lesson-offer-1 = 次は浅葱《あさぎ》です。プールの「{ card-construction }」を取り、ほかの有権者や浮動票も前に出します。政治家はいません。
lesson-offer-2 = 候補者がいなくても投票はできます。つまり、あの浮動票は売り物です。「{ new-offer }」を開き、相手は浅葱、渡すのは現金3弗、求めるのは「{ card-floating }」。そして「{ send-offer }」。
lesson-offer-3 = 読んだのは浅葱だけです。3弗は確実、ダイスは不確実。取引が成立しました。
lesson-offer-4 = 浅葱は、残りの票もあなたに回すと耳打ちします。約束を守る義務はありません。

lesson-vote = 選挙
lesson-vote-1 = 全員が最後の手番を終えました。公示者から順に、政治家を立候補させます。最後の候補者が決まると、選挙が終わるまで前のカードは動かせません。
lesson-vote-2 = 黄土は「{ card-heir }」を擁立します。もちろん、話し合いの結果です。
lesson-vote-3 = 緑は地盤5の「{ card-elder }」を擁立します。本人はもう居眠りしています。
lesson-vote-4 = 順番に、グループ1つを投票させるか、パスをします。パスをすると、もう投票できません。浮動票は自分の候補者に投票できます。
lesson-vote-5 = 黄土の「{ card-pensioners }」は、ほかの人の候補者に投票するしかありません。緑に入れます。今日売った恩は、明日取り立てます。
lesson-vote-6 = あなたが売った「{ card-doctors }」の4票は黄土に入ります。政治は数、数は力、力は金。
lesson-vote-7 = 浅葱の「{ card-construction }」はあなたに投票します。約束が守られることも、たまにはあります。
lesson-vote-8 = 買った浮動票の出番です。
lesson-vote-9 = 投票するグループがもうない黄土は、パスになりました。緑もパスします。
lesson-vote-10 = 浅葱の「{ card-pensioners }」が最後です。その後、浮動票のダイスを振り、票を合計します。
lesson-vote-11 = 地盤が4、ダイスの目が1と4、浅葱の2票で、合わせて11票。黄土は10票。取引のおかげです。利権（大）の中身が8弗だと知るのはあなただけ。全員が、前の政治家1枚かグループ1つを残します。

lesson-end = これをあと2ラウンド行い、所持金の最も多い人が勝ちます。取引と会話を忘れずに。会話にお金はかからず、誰も縛りません。

# 数の変化
counts-front = 前にある「{ $card }」
unit-money = 弗
unit-hand = 枚
unit-counts-front = 枚
unit-calendars = 枚

## 終わり方をひと言で

short-end-money = 所持金
short-end-shared = 同額

## いま選べないものを、いつ選べるか

when-do-take = プールのカードは、自分の手番に取ります。
when-do-vote = 有権者グループは、選挙中の自分の番に投票します。

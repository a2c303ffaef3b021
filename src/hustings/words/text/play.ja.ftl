## Around a match

seat = 席
spectator = 観戦
match-is-over = 対局は終わりました。
confirm-your-turn = 手番が終わりました。相手にはまだ見えていません。確定するか、取り消してください。
confirm-turn = 手番を確定する
show-again = もう一度見る
show-again-long = この手をもう一度見る
dealings = これまでの申し出
copy-link = リンクをコピー
copied = コピーしました
keys = キー操作
not-possible-named = { $action }：{ $reason }
by-way = { $first } → { $then }
nothing-there = これを使ってできることは、いまありません。
skip-motion = 演出をスキップ

sealed-answer = 伏せて答えました：{$answer}。
wait-for-me = ここで一時停止
let-go-on = 先へ進める
held-courted = { $side }から申し出が届いています。どう答えますか。
held-courted-many = いくつか申し出が届いています。どう答えますか。
to-offers = 申し出を見る
held-by-me = 先へ進めるまで、コンピューターは待っています。その間も交渉には応じます。
held-by = { $side }の頼みで、コンピューターは待っています。

takeback-ask = 「待った」を頼む
takeback-wanted = { $side }が直前の手番の「待った」を求めています。認めると山札はシャッフルし直されますが、見えてしまった手札や裏向きのコマはそのままです。
takeback-grant = 認める
takeback-refuse = 断る
takeback-waits = 「待った」を頼みました。返事を待っています。
takeback-withdraw = 取り下げる

seat-is-away = { $name }さんがしばらく席を離れています。
claim-seat = 代わりにコンピューターに続けさせる
computer-plays-for-you = コンピューターがあなたの代わりにプレイしています。
take-seat-back = 自分の席に戻る

hand-over-to = 次は{ $side }の番です
hand-device-to = 端末を{ $side }に渡す
computer = コンピューター
computer-brief = CPU
computer-random = コンピューター（やさしい）
computer-heuristic = コンピューター（ふつう）
computer-search = コンピューター（つよい）
level-random = やさしい
level-random-about = ルールどおりの手をランダムに選びます。ルールを覚えたいときに。
level-heuristic = ふつう
level-heuristic-about = 定石どおりの手を、すばやく選びます。
level-search = つよい
level-search-about = 数秒かけて先を読みます。
open-seat = 空席
nameless = ゲスト

menu-about = この対局について
menu-settings = 設定
menu-rules = ルールブック
menu-cards = カード一覧
menu-replay = 再生
menu-resign = 投了する
menu-leave = 対局を抜ける
menu-computer = コンピューターに任せる
menu-start = トップページへ
menu-watch = 観戦者として見る
theme-dark = 暗い配色
theme-light = 明るい配色

result-masthead = { $title }　号外
result-wins = { $side }の勝利
result-shared = 共同勝利
result-share = { $sides }の共同勝利
standing-won = あなたの勝ちです。
standing-shared = あなたも勝者の1人です。
standing-lost = あなたの負けです。
standing-place = あなたは{ $of }人中{ $n }位でした。
rematch-many = 席を1つずつずらしてもう一度
rematch = 陣営を入れ替えてもう一度
rematch-open = 次の対局の準備ができました。
rematch-go = 次の対局へ
replay-from-start = 最初から再生する
export-full = 対局全体を保存する
export-seat = 自分が見たものを保存する
proof-title = シャッフルは公正でしたか？
proof-about = この対局は、最初の手の前に、秘密の値のハッシュ値（SHA-256）で固定されていました。秘密の値はいま公開されています。対局全体のファイルがあれば、シャッフルと結果のすべてを誰でも確かめられます。
proof-commitment = 開始時から公開されているハッシュ値
proof-secret = 秘密の値
proof-command = 確かめるには：

## Replay

replay = 再生
replay-first = 最初
replay-back = 前へ
replay-forward = 次へ
replay-end = 最後
replay-eyes = 誰の視点で見るか
replay-eyes-all = 全員（手札をすべて公開）
replay-eyes-none = 観戦者
replay-start = 最初の手の前、準備が終わったところです。
replay-set-up = 準備
replay-moment = { $chapter }　{ $first }
replay-number = 場面
replay-of = / { $last }
replay-go = 移動
replay-slider = 対局の場面
replay-chapters = 章を選ぶ
replay-play = 自動再生
replay-pause = 一時停止
replay-speed = 速さ
replay-times = { $n }倍
curve-says = { $what }：{ $sides }。
curve-side = { $side }は{ $start }から{ $end }へ
curve-side-same = { $side }は{ $end }のまま
replay-after-end = 全員（終局後に選べます）
replay-show = 表示する
replay-leave = テーブルに戻る
replay-link = リンクをコピー

## Keys

keys-title = キー操作
keys-arrows = コマやカードの間を移動する
keys-enter = コマやカードを選ぶ
keys-escape = 閉じる・選択をやめる
keys-undo = 取り消す
keys-all = すべての選択肢を表示する
keys-prompt = いまの質問へ移動する
keys-help = この一覧を表示する
keys-skip = 動きを早送りする
key-arrows = 矢印キー
key-enter = Enter
key-escape = Esc
key-space = スペース


## Several things in one sentence

list-comma = {"、"}
list-and = {"、"}
list-nothing = なし

## Log lines of the house

log-takeback-asked = { $side }が「待った」を求めた。
log-takeback-refused = { $side }は「待った」を断った。
log-takeback-granted = 「待った」により、{ $side }の直前の手番を取り消した。並びが誰にも知られていない山札を、シャッフルし直した。
log-end-resigned = { $side }が投了した。
end-resigned = { $side }が投了しました。

## Refusals of the house

no-match-over = 対局は終わっています。
no-not-asked = いまはあなたの番ではありません。相手の選択を待っています。
no-unknown-action = このゲームにその行動はありません。
no-other-question = いま選ぶのはそれではありません。
asked-now = いまの質問
no-nothing-to-undo = 取り消せるものがありません。相手が見た手は、相手が認めたときだけ戻せます。
no-sealed-answer = 伏せた答えは変えられません。全員が答えると公開されます。
no-nothing-to-confirm = 確定する手番がありません。
no-no-takeback = いま「待った」を頼める手番がありません。
no-no-takeback-request = 返事を待っている「待った」はありません。

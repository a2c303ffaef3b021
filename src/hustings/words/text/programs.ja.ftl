# 人に代わって動くプログラム：トークンと BOT。

problem-too-many-tokens = トークンはもう{ $most }個あります。これ以上は作れません。
problem-too-many-tokens-do = 使っていないものを取り消してください。
problem-no-scope = トークンには、できることを1つ以上選んでください。
problem-no-scope-do = 次の中から選んでください：{ $choices }
problem-has-played = この名前ではもう対局しているため、BOT にはできません。
problem-has-played-do = BOT には新しい名前を用意してください。
error-no-program-token = 有効なトークンが必要です。送られたものはトークンではないか、期限が切れたか、取り消されています。
error-no-program-token-do = 「プログラム用のトークン」のページで作り、次のように送ってください：Authorization: Bearer TOKEN
error-needs-scope = このトークンではできません。{ $scope } が許可されていません。
error-needs-scope-do = 「プログラム用のトークン」のページで、許可を付けたトークンを作ってください。
error-streams-of-person = プログラムが開いているイベントのストリームは、もう{ $most }本あります。
error-streams-of-person-do = 1本ですべての対局に足ります。ほかのものを閉じてください。

programs-title = プログラムと対局の申し込み
programs-about = トークンを渡せばプログラムがあなたに代わって遊べます。ほかの人は、名前を選んであなたに対局を申し込めます。
tokens-title = プログラム用のトークン
tokens-intro = トークンを渡すと、プログラムがあなたに代わって席に着いて遊んだり、申し込みに答えたりできます。プログラムごとに別のトークンを作り、必要なことだけを許可してください。使い方は API の説明にあります。
tokens-api = API の説明
tokens-none = トークンはまだありません。
tokens-yours = あなたのトークン
tokens-new = 新しいトークン
tokens-label = 何に使うか
tokens-scopes = 許可すること
tokens-expires = 有効な期間
tokens-days = { $days }日
tokens-ever = 取り消すまで
tokens-make = トークンを作る
tokens-new-one = 作ったトークン
tokens-made = 表示されるのは今回だけです。パスワードと同じように保管してください。
tokens-used = 最後に使われた日時：{ $when }
tokens-unused = まだ使われていません
tokens-ends = 期限：{ $when }
tokens-ends-never = 取り消すまで有効
tokens-created = 作成：{ $when }
tokens-revoke = 取り消す
tokens-revoke-which = 「{ $label }」を取り消す
scope-me-read = あなたが誰かを読む
scope-match-play = あなたの席で遊ぶ、対局を始める、席に着く
scope-challenge-read = 申し込みを読む
scope-challenge-write = 対局を申し込む、受ける、断る
scope-tournament-join = 大会に参加する、取りやめる
scope-bot-play = BOT として遊ぶ

error-bot-by-hand = これは BOT の名前なので、プログラムだけが遊びます。
error-bot-by-hand-do = サインアウトするか、自分の名前で遊んでください。
error-bot-sure = 何も変更していません。
error-bot-sure-do = BOT にするには、元に戻せないことを確認してください。

bot-title = BOT の名前
bot-mark = BOT
bot-is = この名前ではプログラムが遊びます。
bot-become-is = この名前をプログラムに使わせます。どこでも BOT と表示され、あなた自身はこの名前で遊べなくなり、元には戻せません。
bot-become = この名前を BOT にする
bot-become-sure = 元に戻せなくてよい
bot-yours = これは BOT の名前です。bot:play を許可したトークンを持つプログラムが、この名前で遊びます。
bot-cannot = この名前ではもう対局しているため、BOT にはできません。BOT には新しい名前を用意してください。

# 誰でも座れるわけではない席。

problem-not-invited = このテーブルの席に座れるのは、リンクを持っている人だけです。
problem-not-invited-do = 開いた人にリンクをもらってください。

## 登録名、サインイン、自分のページ

sign-in = サインイン
sign-in-title = あなたの名前
take-name = 名前を登録する
take-name-about = 名前がなくても遊べます。登録すると、対局がどの端末でも続けられ、ほかのプレイヤーに見つけてもらえます。このブラウザーでの対局も引き継がれます。パスワードもメールアドレスもいりません。すぐにサインインした状態になります。
take-name-hint = 2～24文字。文字と数字のほか、間に空白と - _ . ’ ・ を1つずつ使えます。全員に表示されます。
take-name-button = この名前にする
sign-in-back = 登録した名前に戻る
passkey = パスキー
passkeys = パスキー
passkey-needs-script = パスキーには、対応したブラウザーとスクリプトが必要です。このページのほかの機能は、スクリプトなしで使えます。
passkey-failed = うまくいきませんでした。何も変わっていません。もう一度試すか、ほかの方法で戻ってください。
sign-in-passkey = パスキーを使う
mail-link = メールのリンク
mail-address = メールアドレス
mail-addresses = メールアドレス
sign-in-letter = リンクを送る
sign-in-letter-title = メールを確認してください
sign-in-letter-sent = このアドレスが登録されていれば、リンクを書いたメールが届きます。
sign-in-letter-wait = リンクは10分以内に、1回だけ使えます。
recovery-code = リカバリーコード
recovery-codes = リカバリーコード
sign-in-code = コードを使う
sign-out = ここでサインアウト
sign-out-there = サインアウトする
sign-out-others = ほかのすべての端末でサインアウト
sign-out-everywhere = すべての端末でサインアウト

link-enter-title = { $name }としてサインインしますか？
link-enter-about = このブラウザーがサインインした状態になり、ここでゲストとして遊んだ対局は{ $name }のものになります。
link-enter-button = サインインする
link-address-title = このアドレスはあなたのものですか？
link-address-about = { $address } を{ $name }のアドレスにします。{ $name }としてサインインするためのリンクを、ここへ送れるようになります。
link-address-button = はい、私のアドレスです

me-new = これからは{ $name }です。
me-nothing = いまこの名前に戻れるのは、このブラウザーだけです。パスキーかメールアドレスを追加するか、リカバリーコードを控えておいてください。そうしないと、ブラウザーのデータとともに名前も失われます。
me-return = 名前に戻る方法
me-remove = 削除する
me-key-made = 作成 { $day }
me-key-used = 最後の使用 { $day }
me-passkey-add = パスキーを追加する
me-address-hint = 先に確認のメールを送ります。誰にも表示せず、ほかの目的には使いません。
me-address-add = 確認のメールを送る
me-address-sent = メールを送りました。1日以内にリンクを開くと、アドレスが登録されます。
me-codes-left = { $codes ->
    [0] リカバリーコードはありません。
   *[other] 使っていないリカバリーコードが{ $codes }個あります。
}
me-codes-make = 新しいコードを作る
me-codes-new = 新しいリカバリーコード
me-codes-keep = 表示するのは、この1回だけです。控えておいてください。名前と合わせて、それぞれ1回ずつ使えます。前に作ったコードは使えなくなりました。
me-devices = サインインしている端末
me-browser = ブラウザー
me-device-since = { $day } から
me-device-seen = 最後の使用 { $day }
me-device-this = この端末

me-profile = ほかの人から見たページ
me-others = ほかのプレイヤー
me-friend = フレンド
me-friend-none = まだ誰もいません。相手のページで追加できます。
me-block = ブロック中
me-block-none = ブロックしている人はいません。
me-own = 設定とデータ
me-language = あなたへのメールの言語
me-data-about = あなたについて保存しているものは、すべてファイルとして持ち出すことも、削除することもできます。
me-data = 自分のデータをファイルにする
me-delete = 名前を削除する

delete-title = { $name }を削除しますか？
delete-about = 名前、パスキー、アドレス、コード、レーティング、フレンド、設定がすぐに消え、誰にも元に戻せません。あなたの席もなくなります。
delete-stays = 対局は、いっしょに遊んだ人のために残ります。あなたの席の名前は表示されなくなります。席での発言は残ります。
delete-button = { $name }を完全に削除する
delete-not = 残しておく

renew-title = この席の専用リンクを無効にする
renew-about = この席への専用リンクはすべて使えなくなり、この席を持っているほかのブラウザーやプログラムは席を失います。あなたは、ここでそのまま続けられます。
renew-button = 無効にする

bot = BOT
profile-mine = 自分のページ
profile-friend = フレンドに加える
profile-friend-end = フレンドから外す
profile-block = ブロックする
profile-block-end = ブロックをやめる
profile-blocked = { $name }は、あなたへの申し込み、あなたとの組み合わせ、あなたのテーブルへの参加、あなたとの会話ができません。あなたからもできません。
profile-counted = 対局数と勝ち
profile-all = すべてのゲーム
profile-won = { $played }局中{ $won }勝
profile-nothing = 終わった対局はまだありません。
profile-first = 勝ち
profile-shared = 同着1位
profile-lost = 負け
profile-place = { $n }位
profile-ended = 結果なしで終了
profile-matches = 対局
profile-cards-used = 使ったカード
profile-cards = { $name }さんのカード：『{ $game }』
profile-cards-about = 終わった対局のうち最近の{ $matches }局で、{ $name }さんがプレイ・保持・捨て札などの選択に使ったカードと、その対局の勝ち数です。ほかの人に見えるのは、レーティング対局、大会、公開テーブルの分だけです。
profile-cards-card = カード
profile-cards-times = 回数
profile-cards-none = 使ったカードはまだありません。
profile-cards-back = 対局の記録へ
error-nobody = この名前の人はいません。
error-nobody-do = 名前の書き方を確かめてください。

letter-enter-title = Hustings へのサインイン
letter-enter-what = このリンクで、{ $name }としてサインインできます。
letter-enter-until = 10分以内に、1回だけ使えます。
letter-enter-not-you = 心当たりがないときは、何もしなくてかまいません。このメールがなければ、リンクは使えません。
letter-enter-button = サインインする
letter-address-title = Hustings のメールアドレスの確認
letter-address-what = { $name }が、このアドレスを Hustings で自分のものとして登録しようとしています。
letter-address-until = リンクは1日のあいだ有効です。
letter-address-not-you = 心当たりがないときは、何もしなくてかまいません。アドレスは登録されません。
letter-address-button = 私のアドレスです

letter-warning-title = Hustings の名前について
letter-warning-passkey = { $name }にパスキーが追加されました。
letter-warning-codes = { $name }の新しいリカバリーコードが作られました。
letter-warning-address = { $name }にメールアドレスが追加されました。
letter-warning-yours = あなたの操作であれば、何もしなくてかまいません。
letter-warning-not-yours = 心当たりがないときは、自分のページですべての端末からサインアウトし、心当たりのないものを削除してください。
letter-warning-button = 自分のページ

problem-bad-name = { $why ->
    [short] 名前は2文字以上です。
    [long] 名前は24文字までです。
    [house] この名前は、サイトだけが使います。
   *[signs] 名前に使えない文字が入っています。
}
problem-bad-name-do = ほかの名前にしてください。文字と数字、その間に空白か - _ . ’ ・ を1つずつ使えます。
problem-name-taken = この名前、または見分けにくい名前が、もう登録されています。
problem-name-taken-do = ほかの名前にしてください。あなたの名前なら、サインインしてください。
problem-not-you = これでは名前に戻れません。間違っているか、使用済みか、古すぎます。
problem-not-you-do = もう一度確かめるか、ほかの方法で戻ってください。
problem-letter-gone = このリンクは使用済みか、古すぎます。
problem-letter-gone-do = 新しいメールを送ってもらってください。
problem-address-taken = このアドレスは、別の名前のものです。
problem-address-taken-do = 先にそちらで削除するか、別のアドレスを使ってください。
problem-too-many-keys = パスキーはもう{ $most }個あります。
problem-too-many-keys-do = 先に1つ削除してください。
problem-too-many-addresses = アドレスはもう{ $most }個あります。
problem-too-many-addresses-do = 先に1つ削除してください。
problem-too-often = 試した回数が多すぎます。
problem-too-often-do = { $minutes }分ほど待ってから、もう一度試してください。
error-not-signed-in = サインインしていません。
error-not-signed-in-do = 先にサインインしてください。
error-signed-in = すでにサインインしています。
error-signed-in-do = 別の名前を登録するには、先にサインアウトしてください。
error-bad-address = このアドレスにはメールを送れません。
error-bad-address-do = もう一度確かめてください。

## 呼び出し

call-turn = 『{ $game }』（相手：{ $names }）で、あなたの手番です。
call-over = 『{ $game }』（相手：{ $names }）の対局が終わりました。
call-challenge = { $names }さんから『{ $game }』の対局の申し込みがあります。
call-round = 大会「{ $tournament }」の新しい回戦が始まりました。『{ $game }』の相手は{ $names }です。
call-test = これはテストです。お知らせはこのように届きます。
call-title-turn = あなたの手番です：{ $game }（相手：{ $names }）
call-title-over = 対局終了：{ $game }（相手：{ $names }）
call-title-challenge = { $names }さんから『{ $game }』の申し込み
call-title-round = 新しい回戦：{ $tournament }
call-title-test = Hustingsからのテスト
call-title-several = お知らせが{ $count }件あります
call-nobody = まだ来ていない相手
call-computers =
    { $count ->
        [1] コンピューター
       *[other] コンピューター{ $count }人
    }
call-more = ほかに{ $count }件あります。
call-go-turn = テーブルへ
call-go-over = テーブルへ
call-go-challenge = 返事をする
call-go-round = テーブルへ
call-go-test = お知らせの設定
call-go-several = 自分の対局一覧へ
call-why = このお知らせは、{ $home }でお知らせを希望した方に届きます。
call-stop = お知らせを止める

## コマンド

cli-smtp = メールを送るサーバー。smtp://ユーザー:パスワード@ホスト:ポート または smtps://…。ほかの人に見えないよう、環境変数 { $variable } に書いてもよい。指定しないとメールは送らない
cli-mail-from = このサーバーのメールアドレス
cli-letters-to = 公開のネットワークのほかに、お知らせを送ってよいネットワーク。自前のサービスがあるときなど（例：10.1.2.0/24）。繰り返し指定できる
cli-smtp-wrong = メールサーバーのアドレスが正しくありません。smtp://ユーザー:パスワード@mail.example.org:587 または smtps://… のように書いてください
cli-mail-from-wrong = 「{ $value }」はメールアドレスではありません
cli-mail-incomplete = メールを送るには、--smtp、--mail-from、--public-url がすべて必要です
cli-letters-to-wrong = 「{ $value }」はネットワークではありません。10.1.2.0/24 のように書いてください

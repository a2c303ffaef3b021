## 呼び出し

call-turn = 『{ $game }』（相手：{ $names }）で、あなたの手番です。
call-reminder = 『{ $game }』（相手：{ $names }）の持ち時間がまもなく終わります。{ $hours ->
        [0] 残りは1時間もありません。
       *[other] 残りは約{ $hours }時間です。
    }
call-over = 『{ $game }』（相手：{ $names }）の対局が終わりました。
call-challenge = { $names }さんから『{ $game }』の対局の申し込みがあります。
call-round = 大会「{ $tournament }」の新しい回戦が始まりました。『{ $game }』の相手は{ $names }です。
call-test = これはテストです。お知らせはこのように届きます。
call-title-turn = あなたの手番です：『{ $game }』（相手：{ $names }）
call-title-reminder = 残り時間がわずかです：『{ $game }』（相手：{ $names }）
call-title-over = 対局終了：『{ $game }』（相手：{ $names }）
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
call-go-reminder = テーブルへ
call-go-over = テーブルへ
call-go-challenge = 返事をする
call-go-round = テーブルへ
call-go-test = お知らせの設定
call-go-several = 自分の対局一覧へ
call-why = このお知らせは、{ $home }でお知らせを希望した方に届きます。
call-stop = お知らせを止める

## コマンド

cli-smtp = メールを送るサーバー。smtp://user:password@host:port または smtps://…。ほかの人に見えないよう、環境変数 { $variable } に書いてもよい。指定しないとメールは送らない
cli-mail-from = このサーバーのメールアドレス。環境変数 { $variable } に書いてもよい
cli-letters-to = 公開のネットワークのほかに、お知らせを送ってよいネットワーク。自前のサービスがあるときなど（例：10.1.2.0/24）。繰り返し指定できる
cli-smtp-wrong = メールサーバーのアドレスが正しくありません。smtp://user:password@mail.example.org:587 または smtps://… のように書いてください
cli-mail-from-wrong = 「{ $value }」はメールアドレスではありません
cli-mail-incomplete = メールを送るには、--smtp、--mail-from、--public-url がすべて必要です
cli-letters-to-wrong = 「{ $value }」はネットワークではありません。10.1.2.0/24 のように書いてください

## 設定のページ

calls-title = お知らせの設定
calls-about = あなたの手番になってから数分たってもテーブルが開かれていないとき、お知らせを送ることができます。お知らせは1つの手番につき1回だけで（1手ごとに日数がある対局では、残り時間がわずかになったときにもう1回）、いくつか重なればまとめて届き、静かな時間帯には届きません。書かれるのはゲームとプレイヤーの名前と残り時間だけで、テーブルの上のことは何も書かれません。
calls-channels = お知らせの届け先
calls-none = 届け先はまだありません。下から選んでください。
calls-none-so-far = いまは、お知らせを送る設定になっていません。
calls-change = お知らせを設定する
calls-in-use = 使用中
calls-stopped = 停止中
calls-kind-mail = メール
calls-kind-push = ブラウザーの通知
calls-kind-elsewhere = ほかのサービス
calls-test = テストを送る
calls-stop = 止める
calls-again = 再開する
calls-forget = 削除する
calls-add = 届け先を増やす
calls-push-script = この機能にはスクリプトが必要ですが、このブラウザーでは動いていません。
calls-push-button = このブラウザーに通知する
calls-push-about = Hustingsのページを開いていなくても、ブラウザーが通知を表示します。iPhoneやiPadでは、先にHustingsをホーム画面に追加してください。
calls-push-no = このブラウザーには通知を送れません。iPhoneやiPadでは、Hustingsをホーム画面に追加し、そこから開いてください。
calls-push-denied = このブラウザーでは、Hustingsの通知が許可されていません。ブラウザーのサイト設定で変更できます。
calls-push-failed = このブラウザーで通知を設定できませんでした。少し待ってからもう一度お試しください。プライベートウィンドウでは使えません。
calls-mail-none = このサーバーはメールを送りません。
calls-mail-button = { $address }に送る
calls-mail-about = メールは、あなたのものだと確認できたアドレスにだけ送ります。
calls-mail-add = アドレスを追加する
calls-service-label = サービスのアドレス
calls-service-about = 使えるサービス：{ $services }。アドレスは秘密として保存し、二度と表示しません。
calls-service-how = アドレスの書き方
calls-service-button = このサービスに送る
calls-quiet = 静かな時間帯
calls-quiet-on = 夜はお知らせを送らない
calls-quiet-begin = 開始
calls-quiet-end = 終了
calls-zone = タイムゾーン
calls-quiet-about = この時間帯のお知らせは、終わったあとに1通にまとめて届きます。残り時間がわずかというお知らせは、この時間帯の前に届きます。
calls-quiet-save = 保存する
calls-stop-all = お知らせをすべて止める
calls-stop-all-about = 上の届け先をすべて停止します。届け先は残るので、1つずつ再開できます。
calls-stop-all-button = すべて止める
calls-done-added = 届け先に加えました。
calls-done-stopped = この届け先を止めました。
calls-done-again = この届け先を再開しました。
calls-done-forgotten = 削除しました。
calls-done-tested = テストを送りました。まもなく届きます。
calls-done-quiet = 静かな時間帯を保存しました。
calls-done-all = お知らせをすべて止めました。
call-why-nobody = この届け先はもう使われていません。
call-why-forgotten = このアドレスはもうあなたのものではありません。
call-why-full = 最後のお知らせは届きませんでした。メールボックスがいっぱいです。
call-why-busy = 最後のお知らせは届きませんでした。メールサーバーが混み合っていて、何度送っても受け付けられませんでした。
call-why-server = 最後のお知らせを送れませんでした。Hustingsのサーバーの問題です。管理者に連絡してください。
call-why-service = 最後のお知らせは、何度送ってもサービスに受け付けられませんでした。
call-why-inside = このアドレスはサーバーの内部ネットワークのものなので、何も送りません。
call-why-address = アドレスが正しくありません。
call-why-not-https = 暗号化されないアドレスなので、何も送りません。
calls-stop-title = このお知らせを止めますか？
calls-stopped-title = お知らせを止めました
calls-stop-ask-mail = { $label }へのお知らせを止めます。
calls-stop-ask-push = ブラウザー「{ $label }」への通知を止めます。
calls-stop-ask-elsewhere = { $label }へのお知らせを止めます。
calls-stop-done-mail = { $label }には、もうお知らせを送りません。
calls-stop-done-push = ブラウザー「{ $label }」には、もう通知しません。
calls-stop-done-elsewhere = { $label }には、もうお知らせを送りません。
calls-stop-gone = この届け先はすでに削除されています。お知らせは送られません。
calls-stop-button = 止める
calls-keep = このまま受け取る

error-calls-no-channel = そのような届け先はありません。
error-calls-no-channel-do = すでに削除されたのかもしれません。
error-calls-address = メールは、あなたのものだと確認できたアドレスにだけ送れます。
error-calls-address-do = 先に、自分の名前のページでアドレスを追加してください。
error-calls-browser = ブラウザーから届いた情報では、通知を送れません。
error-calls-browser-do = ページを読み込み直して、もう一度お試しください。
error-calls-service = ここで使えるサービスのアドレスではありません。
error-calls-service-do = サービスの説明どおりに、「?」より後ろは付けずに書いてください。
error-calls-time = 時刻が正しくありません。
error-calls-time-do = 一覧から選んでください。
error-calls-zone = そのようなタイムゾーンはありません。
error-calls-zone-do = 一覧から選んでください。
error-calls-tested = この1分間にテストを送ったばかりです。
error-calls-tested-do = 1分ほど待ってから、もう一度お試しください。
error-calls-link = このリンクはここで作られたものではないか、途中で切れています。
error-calls-link-do = お知らせのリンクを最後までコピーするか、「お知らせの設定」のページで止めてください。
problem-too-many-channels = 届け先がすでに{ $most }件あります。
problem-too-many-channels-do = 先にどれか1つを削除してください。

## ネットワークがないとき

offline-title = 接続できません
offline-about = Hustingsはサーバーで動いていますが、いまはつながりません。対局はサーバーに残っています。つながったら、ここから続けられます。
offline-again = もう一度試す

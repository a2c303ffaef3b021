## データベースで起こりうること

problem-older-database = このデータベースは、古い Hustings が書いたものです（第{ $found }版。この Hustings に必要なのは第{ $known }版）。使っているサーバーをすべて止め、バックアップを取ってから、次のコマンドで更新してください：hustings database upgrade --database …
problem-newer-database = これは、より新しい Hustings が書いたものです（第{ $found }版。この Hustings が読めるのは第{ $known }版まで）。新しい Hustings を使うか、別のデータベースを選んでください。何も変更していません。
problem-database-in-use = データベース { $database } には、ほかに{ $count }件の接続があります。使っているサーバーをすべて止めてから、もう一度実行してください。何も変更していません。
problem-no-database = データベース { $database } はないか、まだ空です。--database で別のものを指定してください。
problem-database-not-empty = データベース { $database } には対局があります。バックアップの内容に置き換えるには --replace を付けてください。何も変更していません。
problem-backup-exists = { $file } はすでにあります。上書きはしません。別の名前を選んでください。
problem-backup-failed = バックアップ { $file } を書き込めません：{ $why }
problem-bad-backup = { $file } は、この種類のデータベースの完全なバックアップではありません。何も変更していません：{ $why }
problem-restore-failed = バックアップ { $file } を復元できませんでした。データベースは元のままです：{ $why }
problem-no-tools = PostgreSQL に付属する { $program } がありません。Debian では：apt install postgresql-client

## hustings database

cli-about-database = 対局のデータベースを守る（バックアップ、復元、検査、更新）
cli-more-database = サーバーが持つ情報は、すべて1つのデータベース（SQLite のファイルか、PostgreSQL のデータベース）にあります。その手入れをするコマンドです。
cli-about-database-backup = 新しいファイルにバックアップを書く（サーバーは動いたままでよい）
cli-more-database-backup = すべてを1つの新しいファイルに書き出します。見えないカードとサーバーの鍵も入っているので、ファイルは本人しか読めません。すでにあるファイルには上書きしません。PostgreSQL では pg_dump が必要です。
cli-about-database-restore = バックアップをデータベースに戻す
cli-more-database-restore = バックアップを最後まで読み、欠けていなければ、データベースの中身と置き換えます。置き換えは全部行うか、まったく行わないかのどちらかです。先にサーバーをすべて止めてください。SQLite のファイルの元の内容は同じ場所に残します。PostgreSQL では、先にご自分でバックアップを取ってください。
cli-about-database-check = データベースとすべての対局に異常がないか調べる
cli-more-database-check = データベース全体を読み、すべての対局を最初の記録から進め直して調べます。何も変更せず、サーバーは動いたままでかまいません。異常があれば終了コードは 1 です。
cli-about-database-upgrade = 古い Hustings のデータベースを更新する
cli-more-database-upgrade = 古い Hustings が作ったデータベースの表を、この Hustings の形に更新します。更新は全部行うか、まったく行わないかのどちらかです。SQLite のファイルは、先に同じ場所へコピーします（サーバーは起動時に自動で行います）。PostgreSQL では、使っているサーバーをすべて止め、先にご自分でバックアップを取ってください。
cli-database-file = バックアップのファイル
cli-database-replace = データベースに対局があっても置き換える
cli-database-upgraded = データベースを更新しました（第{ $before }版 → 第{ $now }版）。
cli-database-before = 元の内容：{ $file }
cli-database-up-to-date = データベースは最新です。何も変更していません。
cli-database-backed-up = バックアップを取りました：{ $file }
cli-database-restored = データベースをバックアップ { $file } の内容に戻しました。
cli-database-checking = { $all }局のうち{ $done }局 …
cli-database-damage = ファイルが壊れています：{ $detail }
cli-database-lost = 対局 { $match }（{ $game }）：一部が失われています。
cli-database-unreadable = 対局 { $match }（{ $game }）：いまのゲームでは読めません。
cli-database-astray = 対局 { $match }（{ $game }）：記録のとおりに進めても、保存された局面になりません。
cli-database-checked = 対局は{ $matches }局、異常は{ $faults }局です。{ $moved ->
    [0] {""}
   *[other] このうち{ $moved }局は、訂正されたルールで続いています。
 }

## 管理者

error-admin = このページは、サーバーの管理者だけが見られます。
error-admin-do = 次のコマンドで新しいリンクを作ってください：hustings admin page（リンクは1時間有効です）
error-blocked = サーバーの管理者が、あなたのアドレスからの接続を止めています。
error-blocked-do = 間違いであれば、管理者に連絡してください。
admin-title = 管理者のページ
admin-enter = 管理者のページを開く
admin-broken = 動いていないもの
admin-nothing = サーバーが把握している異常はありません。
admin-game = ゲーム「{ $game }」を読み込めません
admin-computer = { $what ->
    [heuristic] { $game }のコンピューター「{ $what }」が失敗し、対局が止まっています
   *[other] { $game }のコンピューター「{ $what }」が失敗し、簡単なコンピューターが代わりに答えました
 }
admin-page = { $game }のページを表示できません：{ $what }
admin-match = { $game }の対局 { $what } を読み込めません
admin-times = { $times }回。最後は
admin-in-log = 詳しい経過は、サーバーの動作記録にあります。1週間起きていないものは表示しません。
admin-house = サーバー
admin-version = Hustings
admin-database = データベース（版）
admin-running = 進行中の対局
admin-finished = 終わった対局
admin-loaded = メモリー上の対局
admin-streams = 開いているページとプログラム
admin-computers = コンピューター：思考中 + 待機中
admin-blocked = 接続を止めているアドレス
admin-of-process = メモリー、ページ、コンピューターの数は、このページを返したプロセスのものです。
admin-again = もう一度調べる

cli-about-admin = 対局を管理する（管理者用のコマンド）
cli-more-admin = サーバーの管理者のためのコマンドです。データベースに書き込まれ、動いているサーバーにも数秒で反映されます。
cli-about-admin-page = 管理者のページへのリンクを作る
cli-more-admin-page = 動いていないものとサーバーの状態がわかるページへのリンクを表示します。リンクは1時間有効で、開いたブラウザーでは1日のあいだページを見られます。リンクを知っている人は誰でも見られるので、渡す相手に気をつけてください。--revoke を付けると、それまでのリンクもブラウザーもすべて無効になります。
cli-admin-url = サーバーのアドレス（省略時：{ $default }）
cli-admin-revoke = それまでのリンクとブラウザーをすべて無効にし、新しいリンクを作る
cli-admin-revoked = それまでのリンクと、ページを見ていたブラウザーは、すべて無効になりました。
cli-admin-page-for = 1時間以内に開いてください：
cli-broken-see = 原因の場所と、このあと起きる異常は、管理者のページで見られます。リンクを作るには：hustings admin page

problem-match-ended = この対局は管理者が終了させました。続きは遊べません。
problem-no-seat-of-match = 対局 { $match } に席 { $seat } はありません。席は 0 から { $most } までです。
problem-no-line-of-talk = 対局 { $match } の会話に { $line } 行目はありません。
paused-ended = この対局は管理者が終了させました。続きは遊べません。
talk-removed = （管理者が削除しました）
cli-serve-keep-days = N日のあいだ誰も来なかった対局を、終局の前でも後でも削除する（省略時：ずっと残す）
cli-age-wrong = 「{ $value }」は使えません。数字に h（時間）、d（日）、w（週）のどれかを付けてください。例：90d
cli-network-wrong = 「{ $value }」はアドレスでもネットワークでもありません。例：203.0.113.7、203.0.113.0/24
cli-about-admin-list = 対局の一覧を表示する
cli-more-admin-list = データベースにある対局を新しい順に並べ、誰が何を遊び、最後に人がいたのはいつかを表示します。盤面や手札は表示しません。
cli-about-admin-show = 1つの対局を表示する
cli-more-admin-show = 対局の席に誰がいて、最後にいつ来たかを表示します。盤面や手札は表示しません。
cli-about-admin-end = 対局をその場で終了させる
cli-more-admin-end = 勝敗を決めずに対局を終了させます。見ることはできますが、続きは遊べません。
cli-about-admin-export = 対局全体をファイルに書き出す
cli-more-admin-export = 終わった対局、または終了させた対局の全体を、見えないカードやシャッフルの秘密も含めてファイルに書き出します。ファイルは本人しか読めず、hustings replay で確かめられます。すでにあるファイルには上書きしません。
cli-admin-output = ファイル名（省略時：ゲーム-対局.hustings）
cli-admin-exported = 対局全体を { $file } に書き出しました。
cli-admin-not-exported = { $file } に書き込めません：{ system-error }。--output で別の場所を指定してください。
cli-about-admin-delete = 対局を削除する
cli-more-admin-delete = 対局を、記録と会話ごと削除します。バックアップ以外からは元に戻せません。
cli-about-admin-tidy = 誰も来なくなった対局を削除する
cli-more-admin-tidy = 指定した期間、誰も来なかった対局を、終局の前でも後でも削除します。serve に --keep-days を付けると、サーバーが自動で行います。
cli-about-admin-seat = 席を本人に返す
cli-more-admin-seat = 席の新しい専用リンクを表示します。古いリンクは使えなくなり、それで座っていた人は席を失います。コンピューターが代わりに遊んでいれば交代します。1つの端末で遊ぶ対局では、全員の席のリンクになります。
cli-about-admin-name = 名前を変える、または消す
cli-more-admin-name = 席にいる人の名前を変えるか、名前なしにします。
cli-about-admin-talk = 対局の会話を読む、または1行を削除する
cli-more-admin-talk = 対局で話されたことを、耳打ちも含めて番号付きで表示します。--remove を付けると、その行の言葉を消します（発言があったことは残ります）。
cli-about-admin-block = アドレスやネットワークからの接続を止める
cli-more-admin-block = そこからの接続には、管理者が止めていることだけを伝えます。前に別のサーバーを置いているときは、接続元を知るために serve に --trusted-proxy が必要です。
cli-about-admin-unblock = 接続を止めたアドレスやネットワークを元に戻す
cli-more-admin-unblock = hustings admin blocks の1行を取り除きます。
cli-about-admin-blocks = 接続を止めているアドレスの一覧を表示する
cli-more-admin-blocks = 接続を止めているアドレスとネットワークを、始めた日時と理由とともに表示します。
cli-admin-match = 対局のID（対局のアドレスにあるもの）
cli-admin-seat-number = 席の番号（hustings admin show に表示されるもの）
cli-admin-network = アドレス、または 203.0.113.0/24 のようなネットワーク
cli-admin-new-name = 新しい名前（省略時：名前なし）
cli-admin-of-state = 進行中（running）、終局（over）、管理者が終了（ended）のどれかの対局だけ
cli-admin-of-game = このゲームの対局だけ
cli-admin-of-who = 名前にこの文字を含む人がいる対局だけ
cli-admin-older = この期間、誰も来ていない対局だけ：12h、90d、52w
cli-admin-tidy-older = 誰も来ていない期間：12h、90d、52w
cli-admin-dry-run = 削除せずに、数だけを表示する
cli-admin-remove = この行を削除する
cli-admin-note = 理由（自分用のメモ）
cli-admin-column-match = 対局
cli-admin-column-game = ゲーム
cli-admin-column-state = 状態
cli-admin-column-opened = 開始（UTC）
cli-admin-column-seen = 最後に来た日時
cli-admin-column-who = プレイヤー
cli-admin-state-running = 進行中
cli-admin-state-over = 終局
cli-admin-state-ended = 管理者が終了
cli-admin-kind-person = 名前なし
cli-admin-kind-computer = コンピューター
cli-admin-kind-open = 空席
cli-admin-listed = { $matches }局
cli-admin-opened = 開始：{ $when } UTC、記録：{ $records }件、会話：{ $talk }行
cli-admin-seat-line = 席 { $seat }：{ $who }（最後に来た日時：{ $when } UTC）
cli-admin-ended = 対局 { $match } を終了させました。
cli-admin-deleted = { $matches }局を削除しました。
cli-admin-would-delete = 削除の対象は{ $matches }局です。
cli-admin-seat-for = 次のリンクを、その席で遊ぶ人だけに渡してください：
cli-admin-renamed = 対局 { $match } の席 { $seat } の名前を変えました。
cli-admin-removed = { $line } 行目を削除しました。
cli-admin-line-gone = （削除済み）
cli-admin-shut-out = { $network } からの接続を止めました。数秒で反映されます。
cli-admin-let-in = { $network } からの接続を元に戻しました。
cli-admin-was-not-out = { $network } からの接続は止めていませんでした。
cli-admin-nobody-out = 接続を止めているアドレスはありません。

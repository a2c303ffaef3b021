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
admin-computer = { $game }のコンピューター「{ $what }」が失敗し、簡単なコンピューターが代わりに答えました
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
cli-more-admin-page = 動いていないものとサーバーの状態がわかるページへのリンクを表示します。リンクは1時間有効で、開いたブラウザーでは1日のあいだページを見られます。リンクを知っている人は誰でも見られるので、渡す相手に気をつけてください。
cli-admin-url = サーバーのアドレス（省略時：{ $default }）
cli-admin-page-for = 1時間以内に開いてください：
cli-broken-see = 原因の場所と、このあと起きる異常は、管理者のページで見られます。リンクを作るには：hustings admin page

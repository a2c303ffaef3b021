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

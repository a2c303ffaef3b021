## 対局の場からのお知らせ

log-rules-changed = 前回の手番のあとに、このゲームのルールが修正された（第{ $found }版から第{ $known }版へ）。対局はまったく同じ局面から、修正後のルールで再開した。
paused-disk-full = サーバーのディスクに空きがなく、コンピューターの手を保存できません。空きができしだい、自動的に続きます。
paused-computer-failed = このゲームのコンピューターが動かないため、対局が止まっています。自動的にもう一度試します。原因はサーバーの記録で確認できます。
computer-failing = コンピューターが失敗したか時間を超えたため、より単純なコンピューターが代わりに答えました。原因はサーバーの記録で確認できます。
paused-store-failed = コンピューターの手を保存できませんでした。自動的にもう一度試します。

## 対局で起こりうる問題

problem-unknown-match = この対局は見つかりません。リンクを確かめてください。管理者が削除したのかもしれません。
problem-seat-taken = この席にはもうほかの人が座っています。
problem-not-away = 相手は{ $minutes }分以内にここにいました。もう少し待ってください。
problem-bad-plan = { $what ->
    [level] コンピューターの強さ（level）
    [mode] 対局の形（mode）
   *[kind] 席の種類（kind）
 }として「{ $given }」は選べません。
problem-bad-plan-do = 次の中から選んでください：{ $choices }
problem-seat-count = このオプションでの席の数は{ $seats }です。指定されたのは{ $given }席です。
problem-seat-count-do = 次の順で、すべての席を1つずつ指定してください：{ $names }
problem-link-and-device = 1台の端末で遊ぶ席と、リンクで招待する席を混ぜることはできません。
problem-link-and-device-do = どちらか一方にそろえてください。
problem-house-name = 「{ $name }」は、コンピューターや空席を表す名前です。
problem-house-name-do = ほかの名前にしてください。
problem-not-over = この対局はまだ終わっていません。
problem-not-over-do = 再戦は対局が終わってから始められます。
problem-store-busy = 別のプログラムがデータベースを使っているため、行えませんでした。局面は元のままです。
problem-store-busy-do = 少し待ってからもう一度試してください。
problem-no-driver = この種類のデータベースに必要なパッケージ { $package } が入っていません。次のコマンドで入れてください：pip install 'hustings[postgres]'
problem-computer-failed = 「{ $game }」のコンピューターが動きません：{ $detail }
problem-store-failed = 保存できなかったため、この手は行われていません。局面は元のままです。少し待ってからもう一度試してください。
problem-disk-full = サーバーのディスクに空きがないため、この手は行われていません。局面は元のままです。空きができたらもう一度試してください。
problem-cannot-open = データベース { $database } を開けません：{ $why }
problem-already-served = データベース { $database } は、別の Hustings がすでに使っています。2つを同時に動かすと、互いの手が伝わりません。先に動いているほうを止めるか、別のデータベースを選んでください。
problem-one-process = SQLite のファイルを使えるサーバーのプロセスは1つだけです（指定された数：{ $processes }）。--processes を外すか、PostgreSQL のデータベースを使ってください：--database postgresql://USER@HOST/NAME
problem-cannot-load = この対局は別の版のゲームで保存されたもので、いまの版では読めません。対局はそのまま残っています。

## 対局のファイル

problem-file-not-yet = 対局全体を書き出せるのは終了後です。それまでは、自分が見たものだけを書き出せます。
problem-bad-file = これは対局のファイルではありません。
problem-file-foreign = これは対局のファイルではありません。
problem-file-large = ファイルが{ $megabytes }MBを超えています。これほど大きな対局はありません。
problem-file-short = ファイルが途中で切れています。コピーが終わっていないのかもしれません。
problem-file-newer = このファイルは、より新しい Hustings が書いたものです（形式{ $found }。この Hustings が読めるのは形式{ $known }まで）。
problem-file-changed = ファイルが書き換えられています。{ $line }行目が元の内容と違います。
problem-file-unreadable = ファイルの{ $line }行目が、対局の記録になっていません。
problem-file-signature = このサーバーのファイルと書かれていますが、このサーバーの署名ではありません。
problem-file-secret = ファイルの秘密の値が、開始時に公開されたハッシュ値と合いません。
problem-file-game = このファイルのゲーム「{ $game }」は、ここに入っていません。
problem-file-printed = ファイルにあるカード記載の値やオプションが、ゲーム「{ $game }」に合いません。
problem-file-set-up = ファイルの初期配置が、秘密の値から決まるものと違います。
problem-file-illegal = ファイルの{ $record }番目の記録がルールに反しています。
problem-file-chance = ファイルの{ $record }番目の記録にあるシャッフルなどの結果が、秘密の値から決まるものと違います。
problem-file-position = ファイルの{ $record }番目の記録のあとの局面が、ファイルの内容と違います。
problem-file-outcome = 対局の結果が、ファイルの内容と違います。
problem-file-other-rules = このファイルは別の版のルール（第{ $found }版。ここにあるのは第{ $known }版）で行われ、ここでは違う展開になります。正しいとも誤りとも証明できません。
problem-file-of-seat = これは1つの席から見えたものだけのファイルです。続けて遊べるのは、対局全体のファイルだけです。
problem-file-bridged = 対局の途中でルールが修正されたため、このファイルを開けるのは、書き出したサーバーだけです。
problem-metrics-port = { $host } のポート { $port } では数値を公開できません（{ $why }）。別のポートを選んでください：--metrics ポート番号

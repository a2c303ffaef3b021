# The command record

cli-about-record = コンピューター同士の対局を、学習用のデータとして書き出す
cli-more-record = 対局を行い、すべての判断をParquetファイルに書き出します。席が知っていたこと、選べた行動、選んだ行動、探索の結果、対局の結末が入り、学習用・検証用・テスト用に分かれ、作り方を書いたカードが付きます。途中で止まった記録は、同じコマンドで続きから進みます。プレイヤーの書き方は  hustings arena  と同じです。プレイヤーは対局ごとに席を1つずつ移り、1つだけのときはすべての席を受け持ちます。
cli-record-out = 書き込むフォルダー。新しいもの、空のもの、または同じ記録の途中のもの
cli-record-licence = カードに書く、公開時のライセンス（指定しなければ { $default }）
cli-record-done = { $folder } に{ $games }局、{ $decisions }回の判断を記録しました（{ $size } MB）。作り方は、その中の README.md にあります。
cli-record-lost = { $games }局が欠けています。対局していたプロセスが2回とも終了したためです。同じコマンドでもう一度試せます。
cli-record-missing = 記録には pyarrow が必要です。{ $about }
cli-record-other = { $folder } には別の記録があります（{ $about }）。--out で別のフォルダーを指定するか、元のコマンドのまま実行してください。
cli-record-strange = { $folder } は空ではなく、記録でもありません。「{ $about }」が入っています。--out で新しいフォルダーを指定してください。
cli-record-busy = いま { $folder } には別の記録が書き込まれています。終わるまで待つか、--out で別のフォルダーを指定してください。
cli-record-full = { $folder } に書き込む空きがありません（{ $about }）。記録済みの分は残っています。空きを作ってから、同じコマンドを実行してください。
cli-record-unwritable = { $folder } に書き込めません（{ $about }）。記録済みの分は残っています。書き込めるようにして同じコマンドを実行するか、--out で別のフォルダーを指定してください。
cli-record-nobody = 対局するプレイヤーを指定してください。例：--players heuristic
cli-record-players = 対局するプレイヤー。heuristic や search:iterations=1000 など、1つ以上の名前

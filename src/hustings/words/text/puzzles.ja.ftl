## puzzles コマンド

cli-about-puzzles = ひとつの手だけがはっきり優れている局面
cli-more-puzzles = ゲームの問題を作ります。できた問題は「今日の局面」と問題の一覧に出ます。
cli-about-puzzles-make = コンピューター同士の対局から問題を探す
cli-more-puzzles-make = 探索同士に対局させ、目立った場面を判定します。ひとつの手が、指定した深さでも、その10倍の深さでも、伏せたものを3通りに配り直してすべて開いて見たときにも、ほかのどの手より指定した差だけ優れていれば問題になります。見つけたものは1局ごとに書き込むので、途中で止めても失われず、同じコマンドで続きから進みます。対局の数を増やせば、問題も増えます。ファイルをゲームのパッケージに置くと、ページに出ます。
cli-puzzles-out = ファイル{ $file }を置くフォルダー。なければ作り、あれば続けます
cli-puzzles-games = 最後にファイルに入る対局の数（既定値{ $default }）
cli-puzzles-depth = 最初に局面を判定する探索の回数（既定値{ $default }）
cli-puzzles-margin = 最善の手がほかのどの手より優れていなければならない差。得点の100分の1単位（既定値{ $default }）
cli-puzzles-done = { $file }には問題が{ $puzzles }題あります（{ $size } kB）。
cli-puzzles-cost = そのために{ $games }局を対局しました。1題あたり{ $cost }局です。
cli-puzzles-none = { $games }局を対局しましたが、際立った手はありませんでした。--games で対局を増やすか、--margin で差を小さくしてください。
cli-puzzles-lost = { $games }局は、対局していたプロセスが2回終了したため欠けています。同じコマンドでもう一度試します。
cli-puzzles-other = { $folder }の{ $file }は別の条件で作られています（{ $about }）。--out で別のフォルダーを選ぶか、前と同じコマンドを書いてください。
cli-puzzles-strange = { $folder }の{ $file }は、ここで読める問題のファイルではありません（{ $about }）。--out で別のフォルダーを選んでください。
cli-puzzles-busy = { $folder }には、今ほかの誰かが問題を作っています。終わるのを待つか、--out で別のフォルダーを選んでください。
cli-puzzles-full = { $folder }に空きがありません（{ $about }）。見つけたものは残っています。空きを作ってから、同じコマンドをもう一度書いてください。
cli-puzzles-unwritable = { $folder }に書き込めません（{ $about }）。見つけたものは残っています。書き込めるようにしてから同じコマンドをもう一度書くか、--out で別のフォルダーを選んでください。

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

cli-about-today = 今日の局面を端末で解く
cli-more-today = その日に全員へ出る、明らかに最善の手がひとつある局面を見せます。何度でも試せます。見つかると、ほかの手と、そのあとがどう進んだかを説明します。
cli-today-date = 別の日。2026-11-23 のように書きます（既定値は UTC の今日）
cli-today-no-date = 「{ $date }」は日付ではありません。2026-11-23 のように書いてください。
cli-today-none = ここには問題がありません。hustings puzzles make で作れます。
terminal-footer-puzzle = ↑↓ Enter 選ぶ  l 記録  c カード  r ルール  ? 説明  q 終了

## 今日の局面

puzzles = 問題
puzzle-today = 今日の局面
puzzle-of-day = { $year }年{ $month }月{ $day }日の局面
puzzle-one = 問題
puzzle-about = この局面について
puzzle-computer = コンピューター
puzzle-ask = 明らかに最善の手がひとつあります。
puzzle-you = あなたは{ $seat }です。
puzzle-stands = { $what }：{ $each }。
puzzle-stands-of = { $seat } { $amount }
puzzle-stake = 最善の手の価値は100点満点で{ $best }点、次の手は{ $next }点です。分かるのは、自分の側が知っていることだけです。
puzzle-kind = { $theme }、{ $grade }。
puzzle-grade-1 = やさしい
puzzle-grade-2 = ふつう
puzzle-grade-3 = 難しい
puzzle-people = 一度で正解した人：{ $all }人中{ $right }人。
puzzle-people-none = まだ誰も試していません。
puzzle-show = 答えを見る
puzzle-wrong = その手ではありません（選んだ手：{ $chosen }）。このあと見込めるのは100点満点で{ $chance }点、最善の手なら{ $best }点です。もう一度どうぞ。
puzzle-back = ◂ 前へ
puzzle-on = 次へ ▸
puzzle-leave = 答えの一覧へ
puzzle-step = { $last }手のうち{ $at }手目

puzzle-right = 一度で正解です
puzzle-solved = 答え
puzzle-tries = { $count ->
    [0] 答えを見ました。
   *[other] { $count }回試しました。
}
puzzle-best = 最善の手：{ $answer }（100点満点で{ $chance }点）。
puzzle-next = 次によい手：{ $answer }（{ $less }点低い）。
puzzle-why = ほかの手が劣る理由
puzzle-why-about = それぞれの手のあとに見込める点を、自分の側が知っていることだけを使う探索で調べました。上位の手には、実際の手札のままコンピューターが続けた一例を添えました。
puzzle-worth = 100点満点で{ $chance }点
puzzle-worth-less = 100点満点で{ $chance }点、最善より{ $less }点低い
puzzle-others = そのほかの手
puzzle-answer = 手
puzzle-chance = 価値
puzzle-less = 差
puzzle-at-table = テーブルで見る
puzzle-streak = { $count ->
    [0] 明日の局面から連続正解が始まります。
   *[other] 一度での正解が{ $count }日続いています。
}
puzzle-streak-guest = 連続正解はこのブラウザーに残ります。名前を登録すると、どこでも続けられます。
puzzle-more = ほかの問題
puzzle-board = 局面へ
puzzle-play = { $game }を遊ぶ

puzzles-about = 対局の中の、明らかに最善の手がひとつある局面です。何度でも試せますが、数えるのは最初の一度です。
puzzles-to-day = 今日の局面を解く
puzzles-game = ゲーム
puzzles-theme = 内容
puzzles-grade = 難しさ
puzzles-any = すべて
puzzles-choose = 表示
puzzles-all = { $count ->
    [0] そのような問題はありません。
   *[other] { $count }題
}
puzzles-number = 番号
puzzles-people = みんなの結果
puzzles-mine = あなた
puzzles-mine-new = まだ
puzzles-mine-tried = 途中
puzzles-mine-solved = 解決済み
puzzles-mine-right = 一度で正解
puzzles-open = { $game } { $number }番
puzzles-other-rules = { $game }の問題は、ここにあるのとは別の規則かカード記載の値で作られたため、省いています。
puzzles-unreadable = { $game }の問題は読み込めないため、省いています。
puzzles-none = ここには問題がありません。
puzzles-page = { $last }ページ中{ $at }ページ
puzzles-before = 前へ
puzzles-after = 次へ

error-no-puzzle = その問題はここにありません。
error-no-puzzle-do = 一覧から選んでください。別の規則で作られた問題は残っていません。
error-no-puzzles = ここには問題がありません。
error-no-puzzles-do = サーバーの管理者が  hustings puzzles make  で作れます。
error-no-day = その日の局面はありません。
error-no-day-do = /today/2026-11-23 のように今日までの日付を書くか、今日の局面を選んでください。
error-puzzle-illegal = それはこの問いの答えになりません。
error-puzzle-illegal-do = テーブルに出ている手から選んでください。回数には数えていません。
error-puzzle-unsolved = この問題はまだ解いていません。
error-puzzle-unsolved-do = 手を選ぶか、答えを見てください。
error-no-puzzle-step = この手はそこまで続けられていません。
error-no-puzzle-step-do = 答えの一覧に戻り、続きのある手を選んでください。

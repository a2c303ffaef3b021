## hustings

cli-about = 政治を題材にしたカードドリブン・ボードゲーム。ルールは自動で守られ、できないときは理由も説明されます。コンピューターは相手の手札をのぞきません。
cli-examples = 例：
cli-failed = hustings：{ $problem }
cli-commands = コマンド：
cli-lang = 表示する言語（省略時：LANGに従う）
cli-version = Hustingsの版と、ルールがコンパイル済みかどうかを表示
cli-json = 人向けの文章の代わりに、プログラム向けのJSONを出力する
cli-game = ゲームの名前。使えるもの：{ $games }
cli-printed = 実物の持ち主が書いた、カード記載の値の訂正ファイル（docs/owners-file.md）
cli-seats = 席：
cli-seats-more = ゲームの席がそれぞれオプションになります。watergateでは --nixon WHO と --editor WHO。WHOは次のどれか：{ $levels }
cli-seat = { $name }の担当：{ $levels }
cli-options-of-games = ゲームごとの選択：
cli-options-more = 対局の前に選べることがオプションになります。1960では --edition first など。ゲームの名前を書いて --help を付けると一覧が出ます。
cli-option = { $option }：{ $choices }（省略時：{ $default }）
cli-wrong = { $command }：{ $message }
    使い方：{ $command } --help
cli-as-it-is = { $text }

## Arguments

cli-line-usage = 使い方：{ $command } [オプション]
cli-line-arguments = 引数：
cli-line-options = オプション：
cli-line-help = この説明を表示する
cli-line-unknown = 認識できない引数です：{ $words }
cli-line-unknown-near = 認識できない引数です：{ $words }（{ $near } のことですか？）
cli-line-missing = 足りないものがあります：{ $what }
cli-line-one-value = 後ろに値が必要です
cli-line-no-value = 値は付けられません
cli-line-choice = 「{ $value }」は選べません。選べるもの：{ $choices }
cli-line-argument = { $name }：{ $message }
cli-number-least = 「{ $value }」は使えません。{ $least }以上の整数を書いてください
cli-number-range = 「{ $value }」は使えません。{ $least }～{ $most }の整数を書いてください
cli-seconds-wrong = 「{ $value }」は使えません。0より大きい秒数を書いてください。例：1.5

## Problems

cli-broken-game = 「{ $game }」を読み込めません。ほかのゲームは遊べます：{ $detail }
cli-play-computer-failed = 「{ $game }」のコンピューターが動きません：{ $detail }。代わりの手は選びません。ここまでの対局は保存されています。
cli-play-computer-fell-back = コンピューターが失敗したため、より単純なコンピューターが代わりに答えました：{ $detail }
cli-unknown-game = 「{ $game }」というゲームはありません。使えるもの：{ $games }
cli-options-apart = { $game }では { $options } を一緒には選べません。どれかを外してください。
cli-computer-failed = シード{ $seed }の対局で、{ $seat }のコンピューター「{ $level }」が失敗しました。代わりの手は選びません：{ $what }（{ $where }）。詳しい経過は下にあります。
cli-match-failed = シード{ $seed }の対局で、「{ $game }」が失敗しました：{ $what }（{ $where }）。詳しい経過は下にあります。
cli-no-such-seat = この対局に席 { $seat } はありません。席は { $seats } です。
cli-no-cards = { $game } にはカードの一覧がありません。
cli-no-card = 「{ $card }」というカードはありません。カードは { $known } です。
cli-cannot-read = { $file } を読めません（{ system-error }）。名前と読み取りの許可を確かめてください。
cli-cannot-begin = { $file } に書き込めません（{ system-error }）。--save で対局の保存先を別に選んでください。
cli-cannot-save = { $file } に書き込めません（{ system-error }）。直前の行動より前はすべて保存されています。空きを作るか --save で別の場所を選び、--resume で続けてください。
cli-save-exists = { $file } はすでにあります。続きから遊ぶなら --resume を使い、新しく始めるなら --save に別の名前を付けてください。
cli-resume-printed = 対局は始めたときのカード記載の値で続きます。--printed は付けないでください。
cli-resume-options = 対局は始めたときのまま続きます。{ $options } は付けないでください。
cli-file-of-game = { $file } は { $game } の対局です。hustings play { $game } { $how } … と入力してください。

## serve

cli-about-serve = ブラウザーでテーブルを開く
cli-more-serve = Ctrl-Cで止めるまで、ブラウザーに対局を提供します。すべては1つのデータベースファイルに保存され、アドレスを伝えれば同じネットワークの人も参加できます。
cli-serve-host = 待ち受けるアドレス（省略時：{ $default }。0.0.0.0 ならほかの機器からも接続できる）
cli-serve-port = 待ち受けるポート（省略時：{ $default }）
cli-serve-database = ファイル名、またはPostgreSQLのアドレス（省略時：~/.local/share/hustings の hustings.db）
cli-serve-printed = ゲームと、そのカード記載の値の訂正ファイル。繰り返し指定できる
cli-serve-public-url = ほかの人から見たこのサーバーのアドレス。配るリンクに使う
cli-serve-trusted-proxy = 手前にあるサーバー（リバースプロキシ）のアドレスかネットワーク。その X-Forwarded-For を信用する。指定しないと、そこを通る全員がリクエスト数の上限を分け合う（--public-url があれば既定値はこのマシン）。繰り返し指定できる
cli-serve-no-browser = ブラウザーを開かない（NO_BROWSER=1 でも同じ）
cli-serve-per-address = 学校など、1つのアドレスから遊べる人数の目安（省略時：{ $default }）
cli-serve-access-log = リクエストごとに1行を出力する（メソッド、ページの種類、ステータス、時間、アドレス。席へのリンクは出力しない）
cli-serve-drain = 停止の指示を受けてからN秒のあいだ提供を続け、/health/ready で知らせる。リバースプロキシがそこを見ているときに使う（省略時：0）
cli-serve-processes = 同じポートで待ち受けるプロセスの数。2以上にするにはPostgreSQLが必要（省略時：1）
cli-serve-no-work = PostgreSQLのとき、コンピューターの手番を受け持つプロセスを起動しない（別に hustings work を動かす場合に使う）
cli-about-work = PostgreSQLにある対局で、サーバーと並んでコンピューターの手番と持ち時間を受け持つ
cli-more-work = Ctrl-Cで止めるまで、PostgreSQLにある対局でコンピューターの手番と持ち時間、お知らせを受け持ちます。何台のマシンでいくつ動かしてもかまいません。ページは提供しません。
cli-work-workers = コンピューターの思考に使うプロセスの数（省略時：プロセッサーの数より1つ少ない数）
cli-work-begins = Hustings の作業プロセスを始めました。Ctrl-C で終わり、途中の作業はほかのプロセスが引き継ぎます。
cli-work-sqlite = hustings work は、複数のプロセスで使える PostgreSQL のデータベース用です。ファイルなら hustings serve だけで足ります。データベースを指定してください：--database postgresql://USER@HOST/NAME
cli-metrics = Prometheus用の数値をこのポートで公開する（HOST：このマシン以外からも読めるようにするアドレス）。プロセスが複数なら、続く番号を1つずつ使う
cli-log-format = サーバーの出力の書き方。text は人が読む形（省略時）、json はプログラム用
cli-address-wrong = 「{ $value }」は使えません。ポート、またはアドレスとポートを書いてください（例：9100、10.0.0.5:9100）
cli-port-in-use = { $host } のポート{ $port }は使用中です。別の Hustings が動いていませんか。そうでなければ別のポートを選んでください：--port { $other }
cli-host-unknown = { $host } では待ち受けられません（{ system-error }）。ふつうは 127.0.0.1（この機器だけ）か 0.0.0.0（すべてのネットワーク）です。
cli-port-forbidden = ポート{ $port }を使えるのは管理者だけです。1024以上を選んでください：--port 8000
cli-printed-form = 「{ $value }」は使えません。ゲーム=ファイル の形で書いてください。例：watergate=my-watergate.toml
cli-printed-twice = { $game } の訂正ファイルが2つあります。1つにしてください。
cli-public-url-wrong = 「{ $value }」は使えません。アドレス全体を書いてください。例：https://hustings.example.org
cli-trusted-proxy-wrong = 「{ $value }」はアドレスでもネットワークでもありません。10.0.0.2 や 10.0.0.0/24 のように書いてください。
cli-database-wrong = 「{ $value }」は Hustings のデータベースとして使えません。ファイル名か postgresql+psycopg://USER@HOST/NAME を書いてください。

## play

cli-about-play = この端末で遊ぶ
cli-more-play = 端末の中のテーブルです。コンピューターと、または2人で交代しながら遊びます。行動はすぐに保存されます。qで終了し、--resume で続けられます。キーはテーブルで ? を押すと分かります。
cli-play-seconds = コンピューターが1つの決定に使う秒数（省略時：2）
cli-save = 対局を保存するファイル（省略時：~/.local/state/hustings の新しいファイル）
cli-resume = このファイルの対局を続ける
cli-play-seed = 誰にでも予測できる乱数を使う（お試し用）
cli-lines = 画面を描かず、1行ずつ読む。スクリーンリーダー、スクリプト、簡易端末向け
cli-menu-side = どの席で遊びますか？
cli-menu-all = 全員分の席（この端末で交代しながら）
cli-menu-level = コンピューターの強さは？

## cards

cli-about-cards = ゲームのカードを一覧にする
cli-more-cards = すべてのカードを人が読む形で表示します：名前、側、種類、数値、色、文章、カードの値のうち確かでないこと。
cli-no-printed = { $game } には、訂正できるカード記載の値がありません。
cli-cannot-keep = { $file } に書き込めません（{ system-error }）。別の場所を選んでください：--check FILE
cli-cards-check = お手元の実物を順に確かめ、書かれている値をこのファイルに書き込む
cli-cards-which = このカードだけを表示する。例：N14

## replay

cli-about-replay = 保存した対局を見る、検証する
cli-more-replay = 対局を1手ずつ表示します。パイプでは記録を出力します。--verify を付けると、「待った」で取り消した手も含めてすべての行動をもう一度実行し、シャッフルが秘密の値から決まっていること、結果が正しいことを証明します。
cli-replay-file = hustings play が保存したファイル、またはサーバーから書き出したファイル
cli-replay-verify = シャッフル、行動、結果を証明する。間違いがあれば終了コードは1
cli-replay-eyes = 誰の視点か：席の名前、または spectator（省略時）
cli-eyes-wrong = 「{ $eyes }」という席はこの対局にありません。選べるもの：{ $seats }
cli-replay-step = { $steps }手中{ $step }手目 · 視点：{ $eyes }
cli-replay-footer = → 次  ← 前  Home End  e 視点  l 記録  c カード  q 終了
cli-replay-spectator = 観戦者
cli-replay-going-on = 対局はまだ終わっていません。

## simulate

cli-about-simulate = コンピューター同士を対局させる
cli-more-simulate = テーブルなしで多くの対局を行い、勝った回数と95％の区間を表示します。
cli-games = 対局の数（省略時：{ $default }）
cli-iterations = 1つの決定での探索の反復回数（省略時：{ $default }）
cli-seed = 最初のシード。同じシードなら同じ対局になる（省略時：0）
cli-simulate-progress = { $all }局中{ $done }局、残り約{ $time }分

## bench

cli-about-bench = ルールと探索の速さを測る
cli-more-bench = 選択肢の一覧を含む決定、複製、決定化、プレイアウト、探索の反復の速さを、いま入っている形（そのまま、またはコンパイル済み）で測ります。
cli-bench-progress = { $done } / { $all }

## soak

cli-about-soak = ランダムな対局で不具合を探す
cli-more-soak = ランダムな対局を行い、途中ですべての不変条件を調べます：保存と復元、複製、カードやコマの数、見えないはずの情報、取り消し、「待った」、再生。不具合が見つかると、シードと行動を表示します。
cli-soak-games = それぞれの検査で行う対局の数（省略時：{ $default }）
cli-soak-options = 順番にすべて
cli-soak-check = この検査だけを行う。繰り返し指定できる：{ $all }
cli-soak-tests = ゲームのテスト（GameTestsのクラス）があるファイル。次の検査は、これを指定したときだけ行える：{ $checks }
cli-soak-needs-tests = 検査「{ $check }」には、ゲームのテストだけが知っていることが必要です。--tests FILE で指定してください。
cli-soak-no-tests = { $file } には { $game } のテストがありません：{ $detail }。このゲームのGameTestsのクラスがあるファイルを指定してください。
cli-soak-seconds = 対局が残っていても、この秒数で終える
cli-soak-progress = { $all }局中{ $done }局、{ $check }
cli-soak-fine =
    { $games ->
        [one] { $game }：1局、検査{ $checks }種類、問題なし。シード{ $first }、{ $seconds }秒。
       *[other] { $game }：{ $games }局、検査{ $checks }種類、問題なし。シード{ $first }～{ $last }、{ $seconds }秒。
    }
cli-soak-failed = { $game } は、シード{ $seed }で検査「{ $check }」に失敗しました：
cli-soak-actions = そこまでの行動：
cli-soak-again = もう一度見るには：{ $command }

## Files of matches

cli-in-file = { $file }：{ $trouble }
cli-verified =
    証明できました。秘密の値はハッシュ値 { $commitment } に合います。
    記録{ $records }件はすべてルールどおりで、乱数の結果{ $draws }個はすべて秘密の値から決まり、結果も正しいです。
    { $takebacks ->
        [0] 「待った」はありませんでした。
       *[other] 「待った」は{ $takebacks }回あり、取り消された手も検証しました。
    }
cli-verified-rules =
    ファイルは書き換えられておらず、秘密の値はハッシュ値 { $commitment } に合います。
    対局は途中から別のルールで続いたため、再現できるのはその前までです（乱数の結果{ $draws }個を証明）。
cli-verified-seat =
    ファイルは書き換えられていません。1つの席から見えたものだけが入り、秘密の値がないため、シャッフルは証明できません。
    対局のハッシュ値：{ $commitment }
cli-verified-result = 勝者：{ $winners }
cli-refuted = 証明できません：{ $reason }

## Results of simulate and bench

cli-simulate-title =
    { $iterations ->
        [0] { $game }：{ $games }局、探索は{ $seconds }秒、シード{ $seed }
       *[other] { $game }：{ $games }局、探索は{ $iterations }回反復、シード{ $seed }
    }
cli-simulate-stopped = { "  " }中断：{ $asked }局のうち、最後まで終わった{ $games }局だけを数えています。
cli-simulate-again = { "  " }プロセスが途中で終了したため、進行中だった{ $games }局をやり直しました。
cli-simulate-lost = { "  " }次のシードの対局は、やり直してもプロセスが終了したため、数えていません：{ $seeds }
cli-simulate-line =
    { "  " }{ $seat }（{ $named }）：{ $wins }勝{ $draws ->
        [0] {""}
       *[other] 、{ $draws }分け
    }、{ $percent }％（95％区間：{ $low }～{ $high }％）
cli-simulate-rest = { "  " }終わり方：{ $endings }。1局あたりの決定{ $decisions }回、全体で{ $seconds }秒。
cli-simulate-ending = { $how }（{ $times }局）
cli-simulate-seconds = 反復回数の代わりに、この秒数だけ探索する
cli-processes = 同時に行う対局の数（省略時：コアの数）
cli-mode-plain = Pythonのまま
cli-mode-compiled = コンパイル済み
cli-bench-title = { $game }、{ $mode }、Python { $python }。ランダムな1局で決定{ $decisions }回。比は { $loop } µs のループ1周を1とする。
cli-bench-seconds = 1つの測定にかける秒数（省略時：{ $default }）
cli-bench-what = 測るもの
cli-bench-value = 結果
cli-bench-ratio = 比
cli-bench-decision = ランダムな対局の決定1回（選択肢の一覧を含む）
cli-bench-heuristic-decision = ヒューリスティック同士の対局の決定1回
cli-bench-clone = 対局の途中での複製
cli-bench-determinize = 対局の途中での決定化
cli-bench-playouts = 探索での最後までのプレイアウト
cli-bench-search-to-end = 最後まで遊ぶ探索の反復
cli-bench-search-cut-off = 途中で評価する探索の反復
cli-bench-server-move = サーバーでの1手：実行、ビュー、符号化

## new

cli-about-new = 新しいゲームのパッケージを書き出す
cli-more-new = 小さくてもそろったゲームを書き出します：隠されたものとサイコロのあるルール、文章、図、ルールブック、テスト。すぐに入れて遊べ、自分のゲームに書き換えていけます。手順は、Hustingsのリポジトリにある手引きdocs/new-game.mdに書いてあります。
cli-new-name-of = アドレスとコマンドで使うゲームの名前。例：whistle-stop
cli-new-directory = 新しく作るフォルダー（省略時：いまの場所にゲームと同じ名前で作る）
cli-new-languages = ゲームの言語。例：en、en,ja（省略時：このコマンドの言語）。enとja以外では、文章は最初は英語になる
cli-new-name = 「{ $name }」はゲームの名前にできません。小文字と数字を使い、小文字で始め、語の間に-を入れてください。例：whistle-stop。Pythonの予約語は使えません。
cli-new-installed = ゲーム「{ $name }」はもう入っています。別の名前にしてください。
cli-new-taken = 「{ $name }」のパッケージ名は{ $package }になりますが、同じ名前のPythonモジュールがもうあります。別の名前にしてください。
cli-new-language = 「{ $tag }」は言語ではありません。記号をコンマで区切って書いてください。例：en,ja、fr
cli-new-exists = { $folder } はもうあります。--directory で別のフォルダーを選ぶか、取り除いてください。
cli-new-unwritable = { $folder } に書き込めません（{ system-error }）。--directory で別のフォルダーを選んでください。
cli-new-written = { $folder } に、遊べるゲームができました（{ $files }ファイル）。
cli-new-next = 続けて：
    cd { $folder }
    pip install -e ".[test]"
    pytest
    hustings play { $name }

## study

cli-about-study = 対局を検討する：見込み、ミス、運
cli-more-study = 終わった対局のすべての選択を、その陣営が知っていたことだけを使う探索で判定し、流れが変わったところ、もっとよい手があったところ、運だったところを示します。
cli-study-file = 対局全体のファイル（端末で遊んだもの、または終了後に書き出したもの）
cli-study-depth = ひとつの選択あたりの探索回数、{ $least }～{ $most }（初期値{ $default }）。多いほど時間がかかり、確かになります
cli-study-progress = 選択{ $all }回のうち{ $done }回、残り約{ $time }秒
cli-study-not-over = { $file }：この対局はまだ終わっていません。最後まで遊ぶと検討できます。
cli-study-of-seat = { $file }にはひとつの席から見えたことだけが入っています。検討には、終了後に書き出せる対局全体のファイルが必要です。
cli-study-other-rules = { $file }は、ここに入っているものとは別の版の規則で遊ばれました（{ $why }）。その版のHustingsで検討してください。

# The command arena

cli-about-arena = プレイヤー（自作のプログラムも可）を総当たりで対局させる
cli-more-arena = プレイヤーのあらゆる組み合わせをすべての席で対局させ、強さを95％の区間とともに表示します。対局はこの機器のRay、またはクラスターで行います。--out を指定すると、もう一度実行したときに続きから進みます。プレイヤーには、強さ（random、heuristic、search）、設定を付けた探索（search:iterations=1000、search:seconds=0.5）、自作のファクトリー（package.module:factory、package.module:factory:depth=3）、APIを使うBOT（"bot:python mybot.py"）を書けます。ファクトリーの作り方は docs/research.md にあります。
cli-arena-players = 対局するプレイヤー。2つ以上の名前
cli-arena-games = それぞれの組み合わせで行う対局の数（省略時：{ $default }）
cli-arena-iterations = 設定のない探索が1つの決定で行う反復の回数（省略時：{ $default }）
cli-arena-seconds = 反復回数の代わりに、この秒数だけ探索する
cli-arena-limit = 自作のプレイヤーの答えがこの秒数より遅れると、その対局は負けになる（省略時：{ $default }）
cli-arena-workers = 同時に行う対局の数（省略時：コアの数）
cli-arena-address = Rayのクラスター：HOST:PORT、ray://HOST:PORT、または auto
cli-arena-out = 結果をこのファイルに順に書き足す。すでに書かれている対局は行わない
cli-arena-plot = レーティングと総当たり表をSVGに描く

cli-arena-title = { $game }：{ $games }局、プレイヤー{ $players }、組み合わせ{ $mixes }通りを{ $times }局ずつ、シード{ $seed }
cli-arena-drawn = { "  " }{ $seats }席での組み合わせは{ $all }通りあります。そのうち{ $mixes }通りを、席を順に回した並びとともに抽選しました。
cli-arena-kept = { "  " }{ $games }局はすでにファイルにありました。
cli-arena-stopped = { "  " }中断：{ $asked }局のうち、終わった{ $games }局だけを数えています。
cli-arena-again = { "  " }対局中のプロセスが終了したため、{ $games }局をやり直しました。
cli-arena-void = { "  " }次のシードの対局は、やり直してもプロセスが終了したため、数えていません：{ $seeds }
cli-arena-fault-late = { "  " }{ $player }は、答えが遅すぎたため{ $games }局で負けになりました（{ $what }、最初はシード{ $seed }）。
cli-arena-fault-died = { "  " }{ $player }は、プロセスが2回終了したため{ $games }局で負けになりました（{ $what }、最初はシード{ $seed }）。
cli-arena-fault-nonsense = { "  " }{ $player }は、無効な答えを返したため{ $games }局で負けになりました（{ $what }、最初はシード{ $seed }）。
cli-arena-fault-raised = { "  " }{ $player }は、失敗したため{ $games }局で負けになりました（{ $what }、最初はシード{ $seed }）。
cli-arena-player = プレイヤー
cli-arena-rating = レーティング（95％）
cli-arena-wins = 勝ち
cli-arena-of = 席数
cli-arena-draws = 引き分け
cli-arena-share = 勝率％（95％）
cli-arena-range = { $share }（{ $low }～{ $high }）
cli-arena-from-to = { $points }（{ $low }～{ $high }）
cli-arena-yardstick = { $points }（基準）
cli-arena-cross = 行のプレイヤーが列のプレイヤーより上位だった割合（％、引き分けは半分）：
cli-arena-ahead = 行が列より上位だった割合（％）
cli-arena-worth = 席の有利さ（平均との差、レーティングの点）：{ $seats }
cli-arena-seat = { $seat } { $points }（{ $low }～{ $high }）
cli-arena-rest = 終わり方：{ $endings }。1局あたりの決定{ $decisions }回、{ $seconds }秒。

cli-arena-few = 異なるプレイヤーを2つ以上書いてください。例：--players random heuristic
cli-arena-bad-level = 「{ $player }」というプレイヤーはありません。random、heuristic、search、package.module:factory、"bot:COMMAND" のどれかを書いてください。
cli-arena-bad-setting = プレイヤー「{ $player }」に「{ $about }」は指定できません。探索には iterations=N と seconds=S、ファクトリーには 名前=値 をコンマで区切って書きます。
cli-arena-bad-value = プレイヤー「{ $player }」の設定「{ $about }」は使えません。0より大きい数を書いてください。
cli-arena-unfit = プレイヤー「{ $player }」を作れません：{ $what }。名前と、この機器やクラスターのすべての機器で読み込めることを確かめてください。
cli-arena-missing = { $library } が入っていません。次のように入れてください：pip install 'hustings[arena]'（クローンでは .venv/bin/pip install -e '.[arena]'）
cli-arena-unreachable = { $address } のRayクラスターから答えがありません：{ $detail }。アドレスと、クラスターが動いていること（ray status）を確かめてください。トークンの要るクラスターでは RAY_AUTH_MODE=token を設定します。済んだ対局は --out のファイルにあります。--address を付けなければ、この機器で対局します。
cli-arena-unwritable = { $file } に書き込めません（{ system-error }）。それまでの対局は残っています。空きを作るか別の場所を選んで、もう一度実行してください。
cli-arena-file-foreign = { $file } は対局結果のファイルではありません。--out で別の名前を選んでください。
cli-arena-file-line = { $file } の{ $line }行目を読めません。その行を消せば対局をやり直します。--out で別の名前を選ぶこともできます。
cli-arena-file-other = { $file } は別の組み合わせの結果です。{ $about }：ファイルでは「{ $theirs }」、ここでは「{ $ours }」。--out で別の名前を選ぶか、前と同じように書いてください。

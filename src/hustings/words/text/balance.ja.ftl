# balance コマンド：ゲームのバランス

cli-about-balance = ゲームのバランス（席・オプション・カード）を測る
cli-more-balance = 同じ強さのプレイヤー同士で多くの対局を行います。席ごとの勝率、最初に選ぶ席の勝率、終わり方、そして、カードを配られたとき・手元にあったとき・使ったときの勝率を表示します。「配られた」は、カードを使える最初の問いで使えたものを指し、運だけで決まるので公平な目安になります。有利な側ほどカードを多く使う点に注意してください。途中で止めると結果は残らず、次は最初からやり直します。
cli-balance-level = 対局するプレイヤー：レベル、search:iterations=N、または arena と同じ書き方のプログラム。繰り返し指定できる（省略時：heuristic）
cli-balance-each-option = ゲームのオプションを1つずつほかの選択肢に変えた対局も行う
cli-balance-games = レベルと選択肢ごとの対局の数（省略時：{ $default }）
cli-balance-cards = 席ごとに表示するカードの数。勝率の低いものと高いもの（省略時：{ $default }）。--json にはすべて入る
cli-balance-plot = SVGの図にする
cli-balance-unwritable = { $file } に書き込めません（{ system-error }）。別の場所を選んで、もう一度実行してください。
cli-balance-title = { $game }のバランス：1組{ $games }局、シード{ $seed }
cli-balance-group =
    { $given ->
        [0] { $player }
       *[other] { $player }、{ $options }
    }
cli-balance-seat = { "  " }{ $seat }の勝率{ $percent }％（95％区間：{ $low }～{ $high }）
cli-balance-first = { "  " }最初に選ぶ席の勝率{ $percent }％（95％区間：{ $low }～{ $high }）
cli-balance-shared = { "  " }単独の勝者がいない対局：{ $games }局
cli-balance-rest = { "  " }終わり方：{ $endings }。決定は1局平均{ $mean }回。少ないほうから1割で{ $few }回、中央で{ $half }回、多いほうから1割で{ $many }回。
cli-balance-cards-of = { $seat }のカード
cli-balance-card = カード
cli-balance-points = ポイント
cli-balance-dealt = 配られたときの勝率
cli-balance-held = 手元にあったとき
cli-balance-used = 使ったとき
cli-balance-share = { $percent }（{ $low }～{ $high }）{ $times }局
cli-balance-sure = * その席でいちばん極端なカードでも、偶然だけではここまで離れません（95％）
cli-balance-plot-chance = 灰色：偶然の範囲
cli-balance-plot-wins = 単独で勝った割合、％（95％区間）。点線はすべての席が互角の場合
cli-balance-plot-cards = { $seat }のカード
cli-balance-plot-points = 勝率のふだんとの差（ポイント）
cli-balance-plot-dealt = 配られた：運だけ
cli-balance-plot-used = 使った：有利さの表れでもある

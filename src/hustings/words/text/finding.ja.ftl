## Finding each other

finding-title = 誰かと遊ぶ
finding-about = いまここにいる人と、またはリンクで招待した友だちと。登録はいりません。
lobby-tables = 空席のあるテーブル
lobby-none = 募集中のテーブルはありません。ゲームを選び、相手に「ほかの人」を選ぶと募集できます。
lobby-live = 観戦できる対局
lobby-live-none = いま公開されている対局はありません。
lobby-here = いまいる人
lobby-nobody-named = 名前を出している人はいません。
lobby-seeking = 相手を探している人
lobby-seeks = 『{ $game }』：{ $count }人が待っています
lobby-refresh = 新しい様子を見る
lobby-join = 席に着く
lobby-watch = 観戦する
lobby-play-them = この人と対局する
here-count = { $count }人がページを開いています。
pulse-label = ロビー
pulse-tables = 募集中 { $count }
pulse-seeking = 相手待ち { $count }人
pulse-here = いま{ $count }人
pulse-between = {"・"}
pulse-quiet = 誰かと対局する、友だちを招待する
seats-free = 空席 { $count }
seat-free = 空席：{ $sides }
terms-rated = レーティングあり
terms-not-rated = レーティングなし
wanted-between = レーティング{ $lowest }から{ $highest }まで
wanted-from = レーティング{ $lowest }以上
wanted-to = レーティング{ $highest }以下

seen-title = ロビーでの表示
seen-about = ページを開いている人の数が表示されます。名前は、希望した人だけが出ます。
seen-yes = いる間は名前を出す
seen-not = 名前を出さない

# -- seeking --

seek-title = 誰かと対局する
seek-about = 同じ希望の人と対局になります。レーティングがあれば近い人から組み合わせ、待つほど差の大きい人とも組みます。待つ間は、コンピューターとも遊べます。
seek-game = ゲーム
seek-pace = 持ち時間
seek-side = 希望の陣営
seek-side-about = 希望が重なったときは、ランダムに決まります。
seek-rated = レーティングあり
seek-rated-about = 対局の結果が、両者のレーティングに反映されます。
seek-rated-guest = レーティングのある対局には、登録した名前が必要です。
seek-button = 相手を探す
seeking-title = 相手を探しています
seeking-about = このページを開いたままお待ちください。相手が見つかると、テーブルへ移ります。
seeking-about-plain = ときどき下のボタンで確かめてください。確かめている間は、相手を探しつづけます。
seeking-since = 探しはじめて{ $seconds }秒
seeking-look = 相手が来たか確かめる
seeking-stop = 探すのをやめる
seeking-computer = コンピューターと対局する
seeking-found = 相手が見つかりました。テーブルへ移ります。
seeking-invite = 友だちをリンクで招待する

# -- a table for others --

others-title = ほかの人との対局
others-listed = 参加できる人
others-private = リンクを知っている人だけ
others-lobby = 誰でも（ロビーに表示）
others-series = 番勝負
others-one = 1局だけ
others-best-of = { $n }番勝負
others-rated = レーティングあり
others-ratings = 相手のレーティング
others-lowest = 下限
others-highest = 上限
others-note = ひとこと
others-note-hint = ロビーに表示されます。空欄でもかまいません。
name-other = もう1人の名前
name-of-seat = { $side }の人の名前

# -- the link --

invite-to = { $sides }の席はまだ空いています。
invite-somebody = 誰かを招待する
invite-title = 『{ $game }』に招待する
invite-about = このリンクを持つ人は、空席に着けます。相手に送るか、四角の図をカメラで読み取ってもらってください。
invite-link = 空席へのリンク
invite-code = リンクを表すカメラ用の図（QRコード）
invite-free = 空席：{ $sides }
invite-full = 席はすべて埋まりました。
invite-listed = このテーブルはロビーにも出ています。
invite-none = いま、このテーブルへのリンクはありません。
invite-elsewhere = 別のブラウザーで作ったリンクがあります。新しく作ると、そのリンクは使えなくなります。
invite-close = リンクを閉じる
invite-new = 新しいリンクを作る
invite-make = リンクを作る
invite-new-about = 新しいリンクを作ると、前のリンクは使えなくなります。
invite-waits = 席がすべて埋まると、テーブルへ移ります。
join-choose = あなたの席
join-terms = 条件
join-there = もういる人
join-sat = { $name }（{ $side }）
join-watch = 観戦だけする
preview-about = { $terms }。席を選んで、ブラウザーですぐに遊べます。登録はいりません。
error-no-free-seat = このテーブルの席はすべて埋まっています。
error-no-free-seat-do = 観戦者として対局を見られます。

# -- rows of rematches --

rematch-same = 同じ席でもう一度
row-stands = { $count }局を終えて、{ $wins }。
row-wins = { $name } { $count }勝
row-shared = 引き分け{ $count }
series-stands = { $of }番勝負：{ $wins }。
series-won = { $of }番勝負は{ $name }さんの勝ちです：{ $wins }。
series-over = { $of }番勝負は引き分けです：{ $wins }。

# -- when it does not work --

problem-too-many-tables = 空席のあるテーブルが、もう{ $most }つあります。
problem-too-many-tables-do = 誰かが来るのを待つか、どれかを終わらせてください。
problem-too-many-invitations = このテーブルのリンクは、もう{ $most }回作られました。
problem-too-many-invitations-do = 別のテーブルを開いてください。
problem-link-closed = このリンクは使えません。
problem-link-closed-do = 招待した人に、新しいリンクを頼んでください。
problem-not-welcome = このテーブルには座れません。
problem-not-welcome-do = ロビーに、ほかのテーブルがあります。
problem-rating-unwanted = このテーブルの条件は、あなたのレーティング（{ $rating }）と合いません。
problem-rating-unwanted-do = ロビーに、ほかのテーブルがあります。
problem-needs-name = レーティングのある対局には、登録した名前が必要です。
problem-needs-name-do = 名前を登録するか、レーティングなしで遊んでください。

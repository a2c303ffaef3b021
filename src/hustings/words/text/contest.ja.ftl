## レーティングとランキング

ladder-title = 『{ $game }』のランキング
ladder-link = ランキングと大会
ladder-about = 順位は信頼区間の下限で決まります。まぐれの数勝では上に行けません。誰もが1500から始まり、400点の差は勝率でほぼ10対1です。通算の順位は、レーティングが暫定でなくなるとつきます。シーズンの順位は、{ $opponents }人以上の相手と{ $matches }局以上、レーティング対局をするとつきます。
ladder-of-season = シーズン { $season }
ladder-of-all-time = 通算
ladder-seasons = シーズン
ladder-sides = 陣営
ladder-all-sides = すべての対局
ladder-empty = まだ誰も順位についていません。
ladder-place = 順位
ladder-name = 名前
ladder-rating = レーティング
ladder-interval = 95％信頼区間
ladder-matches = 対局数
ladder-won = 勝ち
ladder-bot = （BOT）
ladder-computers = コンピューターの実測値
ladder-computers-about = コンピューターどうしの{ $matches }局で測りました。「{ $level }」を1500としています。ここでの対局では変わりません。
ladder-computer = コンピューター
ladder-fitting = あなたといちばん互角なのは、{ $level }です。
rating-provisional = 暫定
rating-in-words = { $rating } ± { $spread }
rating-change-none = この対局でレーティングは変わりませんでした。理由：{ $why }
rating-change = { $name }のレーティング：{ $before } → { $after }
rating-why-guest = 登録した名前のない人か、強さを測っていないコンピューターがいたため
rating-why-not-agreed = レーティング対局ではないため
rating-why-one-person = 1人が複数の席に座っていたため
rating-why-no-end = 勝敗がつかずに打ち切られたため
rating-why-nobody-stayed = 最後まで残った人がいないため
rating-why-too-short = 短すぎたため
rating-why-one-device = 同じ端末を使ったことのある2人がいたため
rating-why-too-often = この30日間に同じ相手と対局しすぎたため
ratings-title = レーティング
ratings-of = { $matches }局{ $won }勝
ratings-none = レーティング対局はまだありません。

## 大会

nav-tournaments = 大会
tournament-mine = あなたの大会
tournament-none = 参加している大会はありません。
tournament-new = 大会を開く
tournament-new-of = 『{ $game }』の大会を開く
tournament-new-about = 参加者にはリンクを渡します。各回戦は自動的に始まります。
tournament-field-name = 大会の名前
tournament-form = 形式
tournament-form-round-robin = 総当たり
tournament-form-round-robin-about = 全員が全員と対局します。
tournament-form-swiss = スイス式
tournament-form-swiss-about = 成績の近い人どうしが対局します。同じ相手とは当たりません。
tournament-form-knock-out = 勝ち抜き
tournament-form-knock-out-about = 負けたら終わりです。2人用のゲームでは両方の陣営を受け持ちます。
tournament-form-league = リーグ戦
tournament-form-league-about = 何シーズンか続けて、部ごとに総当たりをします。上位は昇級、下位は降級します。
tournament-rounds = 回戦の数（リーグ戦ではシーズンの数）
tournament-rounds-usual = 標準
tournament-legs = 同じ相手と陣営を入れ替えて2局する
tournament-pace = 持ち時間
tournament-hours = 1回戦の期限
tournament-hours-about = 期限が来たとき、待たれている側の負けになります。
tournament-hours-of = { $hours ->
    [1] 1時間
    [24] 1日
    [72] 3日
    [168] 1週間
   *[336] 2週間
 }
tournament-rated = レーティング対局にする
tournament-rated-about = 対局の結果で、参加者全員のレーティングが変わります。
tournament-most = 定員
tournament-starts = 開始
tournament-starts-by-hand = 自分で始める
tournament-starts-in = { $hours ->
    [1] 1時間後
    [24] 1日後
   *[168] 1週間後
 }
tournament-create = 大会を開く
tournament-facts = 大会の内容
tournament-game = ゲーム
tournament-state = 状況
tournament-state-open = 参加受付中
tournament-state-running = { $round ->
    [0] 開催中
   *[other] 第{ $round }回戦
 }
tournament-state-over = 終了
tournament-state-called-off = 中止
tournament-begins = 開始
tournament-begins-by-hand = 主催者が始めたとき
tournament-for-rating = レーティング対局
tournament-yes = はい
tournament-no = いいえ
tournament-rounds-of = 回戦の数
tournament-link = 参加用のリンク
tournament-link-about = このリンクと登録した名前があれば、誰でも参加できます。表示されるのはいまだけです。新しいリンクを作ると、このリンクは使えなくなります。
tournament-link-new = 新しいリンクを作る
tournament-join = 参加する
tournament-join-rated = レーティング対局の大会です。
tournament-join-name = 参加するには、登録した名前が必要です。
tournament-leave = 大会から抜ける
tournament-leave-about = 進行中の対局は負けになり、この先の組み合わせにも入りません。
tournament-leave-sure = はい、抜けます
tournament-begin = 始める
tournament-call-off = 中止する
tournament-call-off-sure = はい、中止します
tournament-computer = コンピューターを参加させる
tournament-computer-level = 強さ
tournament-remove = 外す
tournament-who = 参加者
tournament-nobody = まだ誰もいません。
tournament-nth-computer = { $name } { $n }
tournament-table = 順位表
tournament-season-division = 第{ $season }シーズン、{ $n }部
tournament-place = 順位
tournament-player = プレイヤー
tournament-points = 勝ち点
tournament-played = 対局数
tournament-out = 最後の回戦
tournament-has-left = （途中で抜けました）
tournament-tie-direct = 直接対局
tournament-tie-buchholz = ブーフホルツ
tournament-tie-buchholz-cut = ブーフホルツ（最低を除く）
tournament-tie-sonneborn-berger = ゾンネボルン・ベルガー
tournament-tie-wins = 勝ち数
tournament-round = 第{ $round }回戦
tournament-bye = { $name }は不戦勝
tournament-soon = まもなく
tournament-waits = あなたの対局を始められます。
tournament-under-way = 対局中
tournament-watch = 見る
tournament-to-table = 自分のテーブルへ
tournament-seat = { $name }（{ $side }）
tournament-winner = { $name }の優勝です。
tournament-winners = { $names }の優勝です。
tournament-of-match = 大会
tournament-to = 大会のページへ
tournament-json = プログラム向けのデータ（JSON）

## 起こりうる問題

problem-tournament-unknown = この大会は見つかりません。
problem-tournament-unknown-do = リンクを確かめてください。
problem-tournament-no-name = これには、登録した名前が必要です。
problem-tournament-no-name-do = 先に名前を登録してください。対局だけなら登録はいりません。
problem-tournament-not-owner = これができるのは大会の主催者だけです。
problem-tournament-link = この大会のリンクはもう使えません。
problem-tournament-link-do = 主催者に新しいリンクを聞いてください。
problem-tournament-not-open = 大会はもう始まっているので、参加できません。
problem-tournament-full = 定員に達しています。
problem-tournament-computers = 1つの大会に参加できるコンピューターとBOTは、合わせて{ $most }までです。
problem-tournament-few = 参加者が足りません。人を含めて{ $least }以上が必要です。
problem-tournament-many = 同時に、または1日に関われる大会の数（{ $most }）を超えます。
problem-tournament-many-do = どれかが終わるのを待つか、中止してください。
problem-tournament-bad = この内容では大会を開けません：{ $what ->
    [name] 名前を入れてください
    [form] その形式はありません
    [rounds] その回戦の数は選べません
    [legs] 陣営の入れ替えは2人用のゲームだけです
    [most] その定員は選べません
    [hours] その期限は選べません
    [division] そのような部の分け方はできません
   *[other] { $what }
 }
problem-tournament-bad-do = ほかの内容にしてください。

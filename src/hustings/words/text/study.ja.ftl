## 対局の検討

study = 検討
study-depth = ひとつの選択につき、{ $depth }回の探索で判定しました。
study-by-knowledge = その側が知りえなかったことは、減点の理由にしていません。
study-curve = 勝つ見込み（すべての手札を開いて見た場合）
study-curve-ends = { $start }％ → { $end }％
study-none = この対局では選ぶ場面がなかったため、判定するものがありません。

study-seat = 陣営
study-start = 開始時
study-lost = 自分のミス
study-given = 相手のミス
study-luck = 運
study-result = 結果
study-sum = ミスと相手のミスと運を足すと、結果になります。運とは、引いたカード、サイコロ、伏せたカードなど、誰にも分からなかったことすべてです。

study-turns = 流れが変わったところ
study-turns-none = ひとつの選択や引きで大きく変わったところはありません。
study-turn = { $seat }：{ $before }％ → { $after }％
study-turn-mistake = { $seat }のミスです。選んだ手：{ $chosen }。{ $worth }ポイント上の手：{ $better }。
study-turn-luck = どの選択のせいでもなく、運でした。

study-mistakes = もっとよい手があったところ
study-mistakes-none = 探索がミスと呼ぶほどのものは、誰にもありませんでした。
study-mistakes-more = これより小さなミス{ $count }回は省きました。
study-asked = { $seat }への問い：{ $question }
study-mistake = 選んだ手：{ $chosen }。{ $worth }ポイント上の手：{ $better }。
study-ahead = そのあとの読み：{ $line }。
study-then = { $seat }：{ $done }
study-small = 惜しい手
study-clear = 痛いミス
study-grave = 勝敗を分けたミス
study-wait = 相手に任せる

## 検討のページ

study-about = この対局のすべての選択を、その側が知っていたことだけを使う探索で判定しました。
study-table = テーブルへ
study-moment = その場面を見る
study-under-way = 判定しています
study-waits = 計算の順番が来しだい始まります。
study-progress = 選択{ $all }回のうち{ $done }回
study-done = 検討が終わりました。
study-other-rules = この対局のときの規則は今ここにないため、検討できません。
study-failed = 判定に失敗しました。理由は管理者が記録で確認できます。もう一度頼むこともできます。
study-sums = 腕と運
study-all = すべての選択
study-number = 番号
study-chosen = 選んだ手
study-cost = 損
study-ask = 検討する
study-ask-deeper = もっと深く調べる
study-how-deep = 深さ
study-iterations = ひとつの選択につき{ $depth }回
study-begin = 始める
study-by-players = 検討を頼めるのは、この対局で遊んだ人です。
study-this = この対局を検討する

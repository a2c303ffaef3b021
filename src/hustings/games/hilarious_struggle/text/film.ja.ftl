## 対局の章、グラフの項目、対局の振り返り

chapter-round = 第{ $count }ラウンド
chapter-turn = { $side }
chapter-called = 大統領選挙
score-electors = 選挙人
score-scandal = スキャンダル

## 対局の章、グラフの項目、対局の振り返り

chapter-round = 第{ $count }ラウンド
chapter-turn = { $seat }
chapter-election = 第{ $count }回選挙
score-money = 所持金

## 対局の章、グラフの項目、対局の振り返り

chapter-round = 第{ $count }ラウンド
chapter-turn = { $side }
chapter-called = 大統領選挙
score-electors = 選挙人
score-scandal = スキャンダル点

story-rounds = { $count }ラウンド。民主党の手番は{ $democrats }回、共和党の手番は{ $republicans }回でした。
story-electors = 民主党：選挙人{ $democrats }人、スキャンダル点{ $scandal }点。共和党：選挙人{ $republicans }人、スキャンダル点{ $other }点。
story-prize = 対局中に獲得し、最後まで守った州でいちばん大きかったのは、{ $side }の{ $state }（選挙人{ $count }人）です。

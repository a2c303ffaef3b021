## 対局の章、グラフの項目、対局の振り返り

chapter-turn =
    { $count ->
        [6] 第6ターン：討論会
        [9] 第9ターン：選挙の日
       *[other] 第{ $count }ターン
    }
score-electors = 選挙人票
score-momentum = モメンタム

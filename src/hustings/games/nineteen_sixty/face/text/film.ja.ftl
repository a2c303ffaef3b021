## 対局の章、グラフの項目、対局の振り返り

chapter-turn =
    { $count ->
        [6] 第6ターン：討論会
        [9] 第9ターン：選挙の日
       *[other] 第{ $count }ターン
    }
score-electors = 選挙人票
score-momentum = モメンタム

story-standing = 終わった時点の選挙人票：ケネディ{ $kennedy }票、ニクソン{ $nixon }票。
story-turns = 選挙戦は{ $count }ターンで決着しました。
story-debates = 討論会で取った争点：ケネディ{ $kennedy ->
        [0] なし
       *[other] { $kennedy }つ
    }、ニクソン{ $nixon ->
        [0] なし
       *[other] { $nixon }つ
    }。
story-checks = { $side }の支持チェックは{ $count }回のうち{ $won }回成功しました。

## 対局の章、グラフの項目、対局の振り返り

chapter-round = 第{ $count }ラウンド
chapter-turn = { $seat }
chapter-election = 第{ $count }回選挙
score-money = 所持金

story-election = 第{ $count }回選挙：{ $seat }が大きい封筒から{ $money }弗、{ $other }が小さい封筒から{ $small }弗を得ました。
story-alone = 第{ $count }回選挙：{ $seat }が2つの封筒から合わせて{ $money }弗を得ました。
story-deals =
    { $count ->
        [0] 申し出は一度もありませんでした。
       *[other] 申し出は{ $count }件、成立は{ $deals }件でした。
    }
story-price = いちばん高い支払い：{ $seat }から{ $other }へ{ $money }弗。

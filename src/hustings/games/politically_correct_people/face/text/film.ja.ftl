## 対局の章、グラフの項目、対局の振り返り

chapter-round = 第{ $count }ラウンド
chapter-turn = { $seat }
chapter-election = 第{ $count }回選挙
score-money = 所持金

story-election = 第{ $count }回選挙：{ $seat }が利権（大）で{ $money }弗、{ $other }が利権（小）で{ $small }弗を得ました。
story-alone = 第{ $count }回選挙：{ $seat }が両方の利権で合わせて{ $money }弗を得ました。
story-deals =
    { $count ->
        [0] 申し出は一度もありませんでした。
       *[other] 申し出は{ $count }件、成立は{ $deals }件でした。
    }
story-price = いちばん高い支払い：{ $seat }から{ $other }へ{ $money }弗。

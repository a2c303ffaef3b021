### 開票。州ごとに。

log-checked-item = 「{ $card }」
log-checked-list = { $state }の{ $side }の裏向きの投票者は{ $items }。いずれも下線のテキストどおり。
log-checked = { $state }の{ $side }の裏向きの投票者は「{ $card }」。下線のテキストどおり。
log-counted =
    { $democrats ->
        [0] { $republicans ->
                [0] { $state }：{ $side }が選挙人{ $count }人を得て、計{ $total }人。
               *[other] { $state }（民主党{ $democrats }・共和党{ $republicans }）：{ $side }が選挙人{ $count }人を得て、計{ $total }人。
            }
       *[other] { $state }（民主党{ $democrats }・共和党{ $republicans }）：{ $side }が選挙人{ $count }人を得て、計{ $total }人。
    }
log-counted-nobody = { $state }（民主党{ $democrats }・共和党{ $republicans }）：同数で、選挙人はどちらのものにもならなかった。

count-title = 開票の夜
count-clear = 当選確実
count-next = 次へ
count-skip = 結果を見る
count-again = もう一度開票する
count-won = { $side }が選挙人{ $count }人を獲得！
count-tied = 同数。どちらのものにもならない。
count-kept = 条件どおり
count-broken = 条件に違反

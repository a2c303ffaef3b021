## 事前の指示

order-end = アクションのあと、手札が{ $cards }枚以下なら手番を終える
order-end-cards = 手札がこの枚数以下のとき
order-rally = 大統領選挙では、{ $what }
order-rally-what = 加えるカード
order-rally-all = 加えられるカードをすべて加える
order-rally-none = 1枚も加えない

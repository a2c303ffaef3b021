# 持ち主に尋ねること。

owner-others = その他のカード
owner-new-about = こちらにないカードがあれば、一覧の最後の欄に書いてください。カードは全部で55枚です。お手元にないカードは0枚としてください。
owner-new-politician = ほかの政治家{ $n }
owner-new-voters = ほかの有権者{ $n }
owner-votes-hint = 1枚の票数、2枚の票数、3枚の票数……を、1, 3, 5 のように書いてください。

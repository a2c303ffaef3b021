# 持ち主に尋ねること。

owner-cards = { $side }のカード
owner-no-rule = 下線のテキストなし
owner-board-about = アルファベットはこちらのボードの記号です。お手元のボードで違う州なら、その州を選んでください。
owner-state-name = 州
owner-electors-hint = { $step }人刻み。
owner-borders = 隣の州
owner-borders-hint = 隣り合うすべての州の記号を、UT, CA のように書いてください。
owner-kind = 種類
owner-limit = 下線のテキストの数字
owner-numbers = テキストの数字
owner-numbers-hint = 数字を{ $count }個、こちらのテキストに出てくる順に、カンマで区切って書いてください。

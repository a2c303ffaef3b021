### 盤面の絵に必要な言葉。

voters-of-both = 投票者：民主党{ $democrats }人、共和党{ $republicans }人
borders = 隣接する州
outlook-title = 投票者を置くとどうなるか
tally-title = 州ごとの開票
down-cards = 裏向きの投票者
up-cards = 表向きのカード

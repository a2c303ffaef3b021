# 訂正ファイルに間違いがあるとき。$path はファイルの中の場所です。

printed-no-table = { $path }：ここには表が必要です。たとえば [cards.D-OH] の下に voters = 3 と書いてください。
printed-no-card =
    { $near ->
        [nothing] { $path }：{ $id }というカードはありません。D- か R- に続けて州の記号、または S1～S5 を書いてください。
       *[other] { $path }：{ $id }というカードはありません。{ $near }のことでしょうか。
    }
printed-no-state =
    { $near ->
        [nothing] { $path }：ボードに{ $id }という州はありません。ここでの記号を書き、実際の州は name に書いてください。
       *[other] { $path }：ボードに{ $id }という州はありません。{ $near }のことでしょうか。
    }
printed-choice =
    { $near ->
        [nothing] { $path }：{ $value }は使えません。次のどれかを書いてください：{ $known }
       *[other] { $path }：{ $value }は使えません。{ $near }のことでしょうか。次のどれかを書いてください：{ $known }
    }
printed-twice = { $path }：{ $id }が2回あります。1つだけ残してください。
printed-one-way = { $path }：{ $id }は{ $other }に接していますが、逆が書かれていません。両方に書いてください。
printed-total = { $path }：全州の選挙人の合計が{ $sum }人です。{ $least }人から{ $most }人になるように、ほかの州も確かめてください。
printed-apart = { $path }：ニューヨークから{ $names }へ歩いて行けません。足りない境界を書いてください。
printed-needs-kind = { $path }：{ $side }の側に{ $kind }のカードがなくなります。ルールには少なくとも1枚必要です。
printed-limit = { $path }：rule の{ $rule }とこの数は合いません。scandal-most と rival-scandal では1～9、ほかでは0を書いてください。
printed-election = { $path }：「大統領選挙」は投票者にできません。rule = "never"、voters = 0 と書いてください。
printed-swing = { $path }：「スイングステート」には rule = "active" と、1人以上の投票者が必要です。
printed-electors = { $path }：{ $value }は使えません。10から200まで、{ $step }刻みの数を書いてください。
printed-borders = { $path }：境界は記号の一覧で書きます。例：["OH", "NY"]
printed-no-border =
    { $near ->
        [nothing] { $path }：{ $id }は入れる州ではありません。
       *[other] { $path }：{ $id }は入れる州ではありません。{ $near }のことでしょうか。
    }
printed-border-self = { $path }：{ $id }が自分自身に接することはありません。消してください。
printed-place = { $path }：{ $value }は絵の中の場所ではありません。0から12までの数を書いてください。
printed-numbers =
    { $count ->
        [0] { $path }：このカードのテキストは数を使いません。この行を消してください。
       *[other] { $path }：このカードのテキストは数を{ $count }個使います。[{ $ours }]のような一覧で書いてください。
    }

# ファイルではなく記入票に書く人へ
printed-numbers-asked = { $path }：このカードのテキストで使う数字は{ $count }個です。{ $ours } のように、カンマで区切って書いてください。
printed-borders-asked = { $path }：隣り合うすべての州の記号を、OH, NY のように書いてください。
printed-limit-asked = { $path }：下線のテキストとこの数字が合いません。テキストに数字Nがあれば1から9、なければ0としてください。
printed-election-asked = { $path }：「大統領選挙」は投票者にできません。「投票者にできない」を選び、投票者を0にしてください。
printed-swing-asked = { $path }：「スイングステート」には、活動中の州についての下線のテキストと、1人以上の投票者が必要です。
printed-needs-kind-asked = この党に、この種類のカードがなくなりました。ルール上、少なくとも1枚必要です：{ $kind }。
printed-total-asked = 全州の選挙人は合計{ $sum }人です。{ $least }人から{ $most }人になるように、ほかの州も確かめてください。
printed-one-way-asked = { $path }：{ $id }は{ $other }と隣り合うのに、{ $other }は{ $id }と隣り合っていません。両方に書いてください。

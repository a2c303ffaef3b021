## Chapters of a match, what its curve counts, and how it is told at its end

chapter-round = Round { $count }
chapter-turn = { $seat }
chapter-election = Election { $count }
score-money = Money

story-election = Election { $count }: { $seat } took { $money } with the large concession, { $other } { $small } with the small one.
story-alone = Election { $count }: { $seat } took { $money } with both concessions.
story-deals =
    { $count ->
        [0] Nobody made an offer.
        [one] 1 offer was made, { $deals } accepted.
       *[other] { $count } offers were made, { $deals } accepted.
    }
story-price = The highest price: { $seat } paid { $other } { $money }.

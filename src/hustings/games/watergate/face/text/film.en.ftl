## Chapters of a match, what its curve counts, and how it is told at its end

chapter-round = Round { $count }
chapter-evaluation = Evaluation
score-connected = Informants connected
score-momentum = Momentum

story-rounds =
    { $count ->
        [one] It took 1 round.
       *[other] It took { $count } rounds.
    }
story-board = On the board at the end, face up for the Editor: evidence { $tokens }, informants { $pictures }. Face down for Nixon: evidence { $covered }, informants { $hidden }.
story-momentum = Momentum: Nixon { $nixon }, the Editor { $editor }.

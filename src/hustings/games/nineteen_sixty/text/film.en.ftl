## Chapters of a match, what its curve counts, and how it is told at its end

chapter-turn =
    { $count ->
        [6] Turn 6: the debates
        [9] Turn 9: Election Day
       *[other] Turn { $count }
    }
score-electors = Electoral votes
score-momentum = Momentum

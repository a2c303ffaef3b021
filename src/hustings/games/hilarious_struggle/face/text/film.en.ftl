## Chapters of a match, what its curve counts, and how it is told at its end

chapter-round = Round { $count }
chapter-turn = { $side }
chapter-called = The presidential election
score-electors = Electors
score-scandal = Scandal

story-rounds =
    { $count ->
        [one] 1 round: { $democrats } turns of the Democrats, { $republicans } of the Republicans.
       *[other] { $count } rounds: { $democrats } turns of the Democrats, { $republicans } of the Republicans.
    }
story-electors = Democrats: { $democrats } electors, scandal { $scandal }. Republicans: { $republicans } electors, scandal { $other }.
story-prize = The biggest state that was won in play and held at the end: { $state }, { $count } electors for { $side }.

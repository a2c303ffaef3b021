## Chapters of a match, what its curve counts, and how it is told at its end

chapter-round = Round { $count }
chapter-turn = { $side }
chapter-called = The presidential election
score-electors = Electors
score-scandal = Scandal

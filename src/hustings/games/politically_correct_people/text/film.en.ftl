## Chapters of a match, what its curve counts, and how it is told at its end

chapter-round = Round { $count }
chapter-turn = { $seat }
chapter-election = Election { $count }
score-money = Money

## Chapters of a match, what its curve counts, and how it is told at its end

chapter-round = Round { $count }
chapter-evaluation = Evaluation
score-connected = Informants connected
score-momentum = Momentum

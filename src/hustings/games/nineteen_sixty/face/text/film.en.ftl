## Chapters of a match, what its curve counts, and how it is told at its end

chapter-turn =
    { $count ->
        [6] Turn 6: the debates
        [9] Turn 9: Election Day
       *[other] Turn { $count }
    }
score-electors = Electoral votes
score-momentum = Momentum

story-standing = As it stood: { $kennedy } electoral votes for Kennedy, { $nixon } for Nixon.
story-turns =
    { $count ->
        [one] The campaign lasted 1 turn.
       *[other] The campaign lasted { $count } turns.
    }
story-debates = The debates: { $kennedy } issues for Kennedy, { $nixon } for Nixon.
story-checks = { $side }’s cube came out of the bag in { $won } of { $count } support checks.

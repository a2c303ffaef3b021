## Short words for the terminal

terminal-title = Hilarious Struggle
terminal-side = scandal { $scandal }/{ $limit } · hand { $hand } · deck { $deck } · pile { $discard }
terminal-support-made = support vote made
terminal-agent-democrats = D
terminal-agent-republicans = R
terminal-agents = DR
terminal-vote = vote
terminal-travel = go there
terminal-fly = fly
terminal-walk = walk
terminal-load = store
terminal-effect = effect
terminal-lay = lay
terminal-add = add
terminal-choose = choose
terminal-vote-short = vote
terminal-travel-short = go
terminal-fly-short = fly
terminal-walk-short = walk
terminal-load-short = put
terminal-effect-short = use
terminal-lay-short = lay
terminal-add-short = add
terminal-choose-short = take

terminal-help-game =
    On the map “MO 20 ◆3:1 R” is Missouri with 20 electors, held by the Republicans, with 3 voters of the Democrats to 1, and the Republicans’ agent in it. · is held by nobody, ⛨ marks protected voters, ✕ in a side’s colour bars the other side’s support votes.
    A key such as [3t] is typed as it stands. The number of a card is its voters, and ! marks an underlined text. ▸ is whose turn it is, ‹ is your side.

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

### Words that the drawing of Hilarious Struggle needs besides those of the game.

voters-of-both = voters: Democrats { $democrats }, Republicans { $republicans }
borders = Borders
outlook-title = What a vote would lead to
tally-title = State by state
down-cards = Face-down votes
up-cards = Face-up cards on the board

# One side is several people: the house's sentence says “wins”.
result-wins = { $side } win

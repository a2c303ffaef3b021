# The command balance: how even a game is.

cli-about-balance = measure how even a game is: seats, options, cards
cli-more-balance = Equal players play many matches. It says who won from which seat, whether it helps to be asked first, how matches ended, and how often a seat won with each card that it was dealt, held or used. Dealt is what it could use at its first question with cards: chance alone, a fair measure. Whoever does well also uses more. It starts anew each time; nothing is kept when it is stopped.
cli-balance-level = who plays, against itself: a level, search:iterations=N, or a program as in  hustings arena ; may be given several times (default: heuristic)
cli-balance-each-option = play with each other choice of each option of the game besides, one at a time
cli-balance-games = how many matches for each level and each choice (default: { $default })
cli-balance-cards = show so many cards for each seat, the worst and the best (default: { $default }); all are in --json
cli-balance-plot = draw it as an SVG
cli-balance-unwritable = { $file } cannot be written: { system-error }. Choose another place and call the command again.
cli-balance-title =
    { $games ->
        [one] Balance of { $game }: 1 match a group, seed { $seed }
       *[other] Balance of { $game }: { $games } matches a group, seed { $seed }
    }
cli-balance-group =
    { $given ->
        [0] { $player }
       *[other] { $player }, { $options }
    }
cli-balance-seat = { "  " }{ $seat }: { $percent } % of the matches (95 %: { $low } to { $high })
cli-balance-first = { "  " }Who is asked first wins { $percent } % (95 %: { $low } to { $high })
cli-balance-shared =
    { "  " }{ $games ->
        [one] 1 match was won by nobody alone.
       *[other] { $games } matches were won by nobody alone.
    }
cli-balance-rest = { "  " }Endings: { $endings }. { $mean } decisions a match; one match in ten has fewer than { $few }, half of them fewer than { $half }, one in ten more than { $many }.
cli-balance-cards-of = Cards of { $seat }
cli-balance-card = card
cli-balance-points = points
cli-balance-dealt = won when dealt
cli-balance-held = when held
cli-balance-used = when used
cli-balance-share = { $percent } ({ $low }–{ $high }) of { $times }
cli-balance-sure = * farther off than chance alone takes the most extreme card of the seat (95 %)
cli-balance-plot-chance = grey: may be chance
cli-balance-plot-wins = matches won alone, % (95 % interval); the dotted line: all seats equal
cli-balance-plot-cards = Cards of { $seat }
cli-balance-plot-points = points of wins, more or less than usual
cli-balance-plot-dealt = dealt: chance alone
cli-balance-plot-used = used: also a sign of doing well

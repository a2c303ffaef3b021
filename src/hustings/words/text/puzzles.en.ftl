## The command puzzles

cli-about-puzzles = positions in which one answer is clearly best
cli-more-puzzles = Makes the puzzles of a game, which pages show as the position of the day and in their archive.
cli-about-puzzles-make = find puzzles in matches of computers
cli-more-puzzles-make = Lets the search play matches against itself and judges the questions that stand out: one answer has to be better than all others by the margin, at the depth and at ten times the depth, and with open hands in three ways to deal what is hidden. What is found is written after each match, so nothing is lost when the command is stopped, and the same command goes on; with more matches the file grows. Put into the package of a game, pages show it.
cli-puzzles-out = the folder of the file { $file }; it is made, or gone on with
cli-puzzles-games = how many matches the file has in the end (default { $default })
cli-puzzles-depth = iterations of the search that judges a position first (default { $default })
cli-puzzles-margin = by how many hundredths of the score the best answer is better than any other (default { $default })
cli-puzzles-done =
    { $puzzles ->
        [one] { $file } has 1 puzzle ({ $size } kB).
       *[other] { $file } has { $puzzles } puzzles ({ $size } kB).
    }
cli-puzzles-cost =
    { $games ->
        [one] 1 match was played for it: a puzzle costs { $cost } matches.
       *[other] { $games } matches were played for it: a puzzle costs { $cost } matches.
    }
cli-puzzles-none =
    { $games ->
        [one] 1 match was played, and no answer stood out in it. Play more with --games, or ask for less with --margin.
       *[other] { $games } matches were played, and no answer stood out in them. Play more with --games, or ask for less with --margin.
    }
cli-puzzles-lost =
    { $games ->
        [one] One match is missing, because the process that played it ended twice. The same command tries it again.
       *[other] { $games } matches are missing, because the processes that played them ended twice. The same command tries them again.
    }
cli-puzzles-other = { $file } in { $folder } was made otherwise ({ $about }). Choose another folder with --out, or write the command as it was.
cli-puzzles-strange = { $file } in { $folder } is no file of puzzles that is understood here ({ $about }). Choose another folder with --out.
cli-puzzles-busy = Somebody else is making puzzles in { $folder } just now. Wait until that is done, or choose another folder with --out.
cli-puzzles-full = There is no room left for { $folder } ({ $about }). What was found is kept: make room and write the same command again.
cli-puzzles-unwritable = { $folder } cannot be written ({ $about }). What was found is kept: make it writable and write the same command again, or choose another folder with --out.

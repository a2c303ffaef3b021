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

cli-about-today = solve the position of the day in the terminal
cli-more-today = Shows the position that everybody has on a day, in which one answer is clearly best. Any number of tries; once it is found, the other answers are told, and how play went on after them.
cli-today-date = another day, such as 2026-11-23 (default: today, by UTC)
cli-today-no-date = “{ $date }” is no date. Write it like 2026-11-23.
cli-today-none = No puzzles are installed here. Make some with  hustings puzzles make .
terminal-footer-puzzle = ↑↓ Enter choose  l log  c cards  r rules  ? help  q quit

## The position of the day

puzzles = Puzzles
puzzle-today = Position of the day
puzzle-of-day = Position of the day, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
puzzle-one = Puzzle
puzzle-about = About it
puzzle-computer = computer
puzzle-ask = One answer is clearly best.
puzzle-you = You are { $seat }.
puzzle-stands = { $what }: { $each }.
puzzle-stands-of = { $seat } { $amount }
puzzle-stake = The best answer is worth { $best } of 100, the next best { $next }. You know what your side knows, and no more.
puzzle-kind = { $theme }, { $grade }.
puzzle-grade-1 = easy
puzzle-grade-2 = middling
puzzle-grade-3 = hard
puzzle-people = Right at the first try: { $right } of { $all }.
puzzle-people-none = Nobody has tried it yet.
puzzle-show = Show the answer
puzzle-wrong = Not that. { $chosen }: then you can expect { $chance } of 100; the best answer is worth { $best }. Try again.
puzzle-back = ◂ Back
puzzle-on = Go on ▸
puzzle-leave = To the answers
puzzle-step = Step { $at } of { $last }

puzzle-right = Right, at the first try
puzzle-solved = The answer
puzzle-tries = { $count ->
    [0] You have had the answer shown.
    [one] You have tried it once.
   *[other] You have tried it { $count } times.
}
puzzle-best = The best answer: { $answer }. It is worth { $chance } of 100.
puzzle-next = The next best, worth { $less } less: { $answer }.
puzzle-why = Why the others are worse
puzzle-why-about = What can be expected after each answer, by a search that knew no more than your side. Below the best ones stands one way in which computers played on, with all cards as they truly lay.
puzzle-worth = Worth { $chance } of 100
puzzle-worth-less = Worth { $chance } of 100, { $less } less than the best
puzzle-others = All other answers
puzzle-answer = Answer
puzzle-chance = Worth
puzzle-less = Less
puzzle-at-table = See it at the table
puzzle-streak = { $count ->
    [0] Tomorrow’s position begins a row.
    [one] 1 day in a row right at the first try.
   *[other] { $count } days in a row right at the first try.
}
puzzle-streak-guest = A row is kept in this browser. With a name that lasts it follows you everywhere.
puzzle-more = More puzzles
puzzle-board = To the position
puzzle-play = Play { $game }

puzzles-about = Positions out of matches in which one answer is clearly best. Any number of tries, and the first counts.
puzzles-to-day = Solve the position of the day
puzzles-game = Game
puzzles-theme = About
puzzles-grade = Difficulty
puzzles-any = All
puzzles-choose = Show
puzzles-all = { $count ->
    [0] No puzzle is like that.
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-number = No.
puzzles-people = How people did
puzzles-mine = You
puzzles-mine-new = new
puzzles-mine-tried = tried
puzzles-mine-solved = solved
puzzles-mine-right = right at first
puzzles-open = { $game } No. { $number }
puzzles-other-rules = The puzzles of { $game } were made under other rules or printed values than those installed here, so they are left out.
puzzles-unreadable = The puzzles of { $game } cannot be read here, so they are left out.
puzzles-none = No puzzles are installed here.
puzzles-page = Page { $at } of { $last }
puzzles-before = Before
puzzles-after = After

error-no-puzzle = There is no such puzzle here.
error-no-puzzle-do = Choose one from the list; puzzles of other rules are not kept.
error-no-puzzles = No puzzles are installed here.
error-no-puzzles-do = Whoever keeps this server can make some with the command  hustings puzzles make .
error-no-day = No position belongs to such a day.
error-no-day-do = Write a day that has been, such as /today/2026-11-23, or take today’s.
error-puzzle-illegal = That is no answer to this question.
error-puzzle-illegal-do = Choose one of those that the table offers; nothing was counted.
error-puzzle-unsolved = You have not solved this one yet.
error-puzzle-unsolved-do = Try an answer, or have it shown.
error-no-puzzle-step = This answer was not played out so far.
error-no-puzzle-step-do = Go back to the answers and choose one that was.

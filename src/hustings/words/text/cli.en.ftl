## hustings

cli-about = Political card-driven board games: rules that enforce and explain themselves, opponents that never peek.
cli-examples = Examples:
cli-failed = hustings: { $problem }
cli-commands = commands:
cli-lang = language of everything that is said (default: from LANG)
cli-version = which Hustings this is, and whether its rules are compiled
cli-json = print JSON for a program instead of text for a person
cli-game = which game; installed are: { $games }
cli-printed = an owner’s file of corrected printed values (docs/owners-file.md)
cli-seats = seats:
cli-seats-more = Each seat of the game is an option, for watergate: --nixon WHO and --editor WHO. WHO is one of { $levels }.
cli-seat = who plays { $seat }: { $levels }
cli-options-of-games = options of games:
cli-options-more = What a game lets you choose before a match is an option, for 1960: --edition first. With the name of the game --help lists them.
cli-option = { $option }: { $choices } (default: { $default })
cli-wrong = { $command }: { $message }
    For help: { $command } --help
cli-as-it-is = { $text }

## Arguments

cli-line-usage = usage: { $command } [OPTIONS]
cli-line-arguments = arguments:
cli-line-options = options:
cli-line-help = show this help
cli-line-unknown = these arguments are not known: { $words }
cli-line-unknown-near = these arguments are not known: { $words } (is it { $near }?)
cli-line-missing = something is missing: { $what }
cli-line-one-value = a value has to follow
cli-line-no-value = takes no value
cli-line-choice = '{ $value }' is none of the choices: { $choices }
cli-line-argument = { $name }: { $message }
cli-number-least = “{ $value }” does not fit: write a whole number from { $least } on
cli-number-range = “{ $value }” does not fit: write a whole number from { $least } to { $most }
cli-seconds-wrong = “{ $value }” does not fit: write a number of seconds above 0, for example 1.5

## Problems

cli-broken-game = The game “{ $game }” cannot be loaded, all others can be played: { $detail }
cli-play-computer-failed = The computer of “{ $game }” does not work: { $detail }. Nothing is played in its place; what has been played so far is kept.
cli-play-computer-fell-back = A computer failed, so a simpler one answered in its place: { $detail }
cli-unknown-game = There is no game “{ $game }”. Installed are: { $games }.
cli-options-apart = { $options } cannot be chosen together in { $game }. Leave one of them away.
cli-computer-failed = The computer “{ $level }” of { $seat } failed in the match with seed { $seed }, and nobody plays in its place: { $what } ({ $where }). The traceback stands below.
cli-match-failed = “{ $game }” failed in the match with seed { $seed }: { $what } ({ $where }). The traceback stands below.
cli-no-such-seat = There is no seat { $seat } in this match. There are: { $seats }.
cli-no-cards = { $game } brings no list of cards.
cli-no-card = There is no card “{ $card }”. The cards are { $known }.
cli-cannot-read = { $file } cannot be read: { system-error }. Check the name and the permissions.
cli-cannot-begin = { $file } cannot be written: { system-error }. Choose another place for the match with --save.
cli-cannot-save = { $file } cannot be written: { system-error }. Everything before the last action is saved; make room or choose another place with --save, and go on with --resume.
cli-save-exists = { $file } is there already. Go on with it by --resume, or choose another name for --save.
cli-resume-printed = A match goes on with the printed values that it began with: leave --printed away.
cli-resume-options = A match goes on as it began: leave { $options } away.
cli-file-of-game = { $file } is a match of { $game }: write  hustings play { $game } { $how } …

## serve

cli-about-serve = open the tables in a browser
cli-more-serve = Serves matches to browsers until Ctrl-C. Everything is kept in one database file; with its address other people on the network can join.
cli-serve-host = address to listen on (default: { $default }; 0.0.0.0 lets other machines in)
cli-serve-port = port to listen on (default: { $default })
cli-serve-database = a file, or the address of a PostgreSQL database (default: hustings.db in ~/.local/share/hustings)
cli-serve-printed = a game and an owner’s file of corrected printed values for it; can be repeated
cli-serve-public-url = the address under which others reach this server, for the links that it gives out
cli-serve-trusted-proxy = the address or network of a server in front of this one, whose X-Forwarded-For counts; otherwise all who come through it share one limit of requests (with --public-url default: this machine); can be repeated
cli-serve-no-browser = open no browser; NO_BROWSER=1 does the same
cli-serve-per-address = how many people may come from one address, such as that of a school (default: { $default })
cli-serve-access-log = write a line to the log for every request: method, kind of page, status, time, address; never a link to a seat
cli-serve-drain = serve on for N seconds when told to stop, while /health/ready says so, for proxies that ask there (default: 0)
cli-serve-processes = how many processes share the port; more than one need a PostgreSQL database (default: 1)
cli-serve-no-work = with PostgreSQL: start no process here that plays the computers; for servers beside which  hustings work  runs
cli-about-work = play the computers and keep the clocks of matches in a PostgreSQL database, beside the servers
cli-more-work = Works in the matches of a PostgreSQL database until Ctrl-C: plays the computers, keeps the clocks and calls people. Any number of such processes can run on any number of machines; none of them serves pages.
cli-work-workers = how many processes think for the computers (default: one fewer than there are processors)
cli-work-begins = Hustings works. Ctrl-C ends it, and others go on with what it has begun.
cli-work-sqlite = hustings work  is for a PostgreSQL database, which many processes share; with a file  hustings serve  does everything by itself. Say which database: --database postgresql://USER@HOST/NAME
cli-metrics = give figures for Prometheus out on this port (HOST: an address other than this machine’s own); each process on the next one
cli-log-format = how the log is written: for people (default), or as JSON for programs
cli-address-wrong = “{ $value }” does not fit: write a port, or an address and a port, for example 9100 or 10.0.0.5:9100
cli-port-in-use = Port { $port } of { $host } is in use. Is another Hustings running? Otherwise choose another port: --port { $other }
cli-host-unknown = It is not possible to listen on { $host }: { system-error }. Usual are 127.0.0.1 (this machine only) and 0.0.0.0 (all networks).
cli-port-forbidden = Port { $port } may only be used by an administrator. Choose one above 1023: --port 8000
cli-printed-form = “{ $value }” does not fit: write GAME=FILE, for example watergate=my-watergate.toml
cli-printed-twice = { $game } has two files of corrections; give one.
cli-public-url-wrong = “{ $value }” does not fit: write the whole address, for example https://hustings.example.org
cli-trusted-proxy-wrong = “{ $value }” is neither an address nor a network: write for example 10.0.0.2 or 10.0.0.0/24
cli-database-wrong = “{ $value }” is no database that Hustings can use: write the name of a file, or postgresql+psycopg://USER@HOST/NAME

## play

cli-about-play = play in this terminal
cli-more-play = A table in the terminal: against the computer, or for two people who hand the keyboard over. Every action is saved at once; q leaves, --resume goes on. Keys are explained by ? at the table.
cli-play-seconds = how long the computer may think about one decision (default: 2)
cli-save = file for the match (default: a new one in ~/.local/state/hustings)
cli-resume = go on with the match of this file
cli-play-seed = use chance that everybody can foretell; for trying things out
cli-lines = read whole lines and draw no screen: for screen readers, scripts and simple terminals
cli-menu-side = Which side do you play?
cli-menu-all = All sides, on this device
cli-menu-level = How strong is the computer?

## cards

cli-about-cards = list the cards of a game
cli-more-cards = Every card as a person reads it: name, side, kind, value, colours, text, and what is not known from the printed cards.
cli-no-printed = { $game } has no printed values that could be corrected.
cli-cannot-keep = { $file } cannot be written: { system-error }. Choose another place: --check FILE.
cli-cards-check = go through your own copy and write what is printed on it into this file
cli-cards-which = only these cards, for example N14

## replay

cli-about-replay = look at a saved match, or verify it
cli-more-replay = Shows a match step by step; in a pipe it prints the log. With --verify it carries every action out again, takebacks included, and proves that the shuffles follow from the secret and that the result is true.
cli-replay-file = a file saved by  hustings play  or exported from a server
cli-replay-verify = prove shuffles, actions and result; the exit code is 1 when something is wrong
cli-replay-eyes = through whose eyes: a seat, or spectator (default)
cli-eyes-wrong = “{ $eyes }” has no seat in this match. There are: { $seats }.
cli-replay-step = Step { $step } of { $steps } · eyes: { $eyes }
cli-replay-footer = → next  ← back  Home End  e eyes  l log  c cards  q quit
cli-replay-spectator = spectator
cli-replay-going-on = The match is not over.

## simulate

cli-about-simulate = let computers play against each other
cli-more-simulate = Plays many matches without a table and says who won how often, with a 95 % interval.
cli-games = how many matches (default: { $default })
cli-iterations = iterations of the search for each decision (default: { $default })
cli-seed = the first seed; equal seeds give equal matches (default: 0)
cli-simulate-progress = { $done } of { $all } matches, about { $time } min left

## bench

cli-about-bench = measure how fast the rules and the search are
cli-more-bench = Measures decisions with legal lists, clones, determinizations, playouts and iterations of the search, in the mode (plain or compiled) that is installed.
cli-bench-progress = { $done } / { $all }

## soak

cli-about-soak = look for faults with random matches
cli-more-soak = Plays random matches and checks all invariants on the way: saving and restoring, clones, conservation of pieces, secrecy of what a seat cannot know, undo, takeback, replay. A failure is reported with its seed and its actions.
cli-soak-games = how many matches each check plays (default: { $default })
cli-soak-options = each in its turn
cli-soak-check = look only for this; may be given several times: { $all }
cli-soak-tests = a file with the game’s tests (a class of GameTests); only then these checks can be made: { $checks }
cli-soak-needs-tests = The check { $check } needs what only the game’s tests know. Name them with --tests FILE.
cli-soak-no-tests = { $file } has no tests of { $game }: { $detail }. Name a file with a class of GameTests for this game.
cli-soak-seconds = stop after this time, even when matches are left
cli-soak-progress = { $done } of { $all } matches, { $check }
cli-soak-fine =
    { $games ->
        [one] { $game }: 1 match, { $checks } checks, nothing found. Seed { $first }, { $seconds } s.
       *[other] { $game }: { $games } matches, { $checks } checks each, nothing found. Seeds { $first } to { $last }, { $seconds } s.
    }
cli-soak-failed = { $game } fails the check “{ $check }” with seed { $seed }:
cli-soak-actions = Actions up to there:
cli-soak-again = To see it again: { $command }

## Files of matches

cli-in-file = { $file }: { $trouble }
cli-verified =
    Proved: the secret fits the commitment { $commitment }.
    All { $records } records are legal, all { $draws } results of chance follow from the secret, the result is true.
    { $takebacks ->
        [0] No turn was taken back.
        [one] One turn was taken back; it was checked as well.
       *[other] { $takebacks } turns were taken back; they were checked as well.
    }
cli-verified-rules =
    The file is unchanged and its secret fits the commitment { $commitment }.
    The match went on under other rules, so that only the part before can be played again ({ $draws } results of chance proved).
cli-verified-seat =
    The file is unchanged. It holds what one seat saw and no secret, so that shuffles cannot be proved by it.
    Commitment of the match: { $commitment }
cli-verified-result = Won by: { $winners }
cli-refuted = NOT proved: { $reason }

## Results of simulate and bench

cli-simulate-title =
    { $iterations ->
        [0] { $game }: { $games } matches, a search thinks { $seconds } s, seed { $seed }
       *[other] { $game }: { $games } matches, a search does { $iterations } iterations, seed { $seed }
    }
cli-simulate-stopped = { "  " }Stopped: { $games } of { $asked } matches were played to the end, and only these are counted.
cli-simulate-again =
    { "  " }{ $games ->
        [one] A process died; one match that was under way was played again.
       *[other] A process died; { $games } matches that were under way were played again.
    }
cli-simulate-lost = { "  " }Not counted, because they ended their process a second time: the matches with the seeds { $seeds }.
cli-simulate-line =
    { "  " }{ $seat } ({ $level }): { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }{ $draws ->
        [0] {""}
        [one] , 1 draw
       *[other] , { $draws } draws
    }, { $percent } % (95 %: { $low } to { $high } %)
cli-simulate-rest = { "  " }Endings: { $endings }. { $decisions } decisions a match, { $seconds } s in all.
cli-simulate-ending = { $how } { $times }
cli-simulate-seconds = let the search think for so long instead
cli-processes = how many matches are played at a time (default: one for each core)
cli-mode-plain = plain Python
cli-mode-compiled = compiled
cli-bench-title = { $game }, { $mode }, Python { $python }; { $decisions } decisions in a random match. Ratio: in turns of a loop of { $loop } µs.
cli-bench-seconds = seconds for each measurement (default: { $default })
cli-bench-what = what
cli-bench-value = result
cli-bench-ratio = ratio
cli-bench-decision = decision of a random match with its legal list
cli-bench-heuristic-decision = decision of a match of two heuristics
cli-bench-clone = clone in the middle of a match
cli-bench-determinize = determinize in the middle of a match
cli-bench-playouts = whole playouts in the search
cli-bench-search-to-end = search iterations, played to the end
cli-bench-search-cut-off = search iterations, cut off and evaluated
cli-bench-server-move = a move on the server: apply, views, encode

## new

cli-about-new = write the package of a new game
cli-more-new = Writes a small game that is whole: rules with something hidden and a die, texts, a drawing, a rulebook, tests. It can be installed and played at once, and changed into a game of your own. How, is told by the page “A new game, step by step” of the manual, docs/new-game.md in the source of Hustings.
cli-new-name-of = what the game is called in addresses and commands, for example whistle-stop
cli-new-directory = the folder that is made for it (default: the name, here)
cli-new-languages = the languages that it speaks, for example en or en,ja (default: that of this command); in others than en and ja the texts are English at first
cli-new-name = “{ $name }” cannot be the name of a game: write small letters and digits that begin with a letter, with - between words, for example whistle-stop. Words of Python cannot be used.
cli-new-installed = A game “{ $name }” is installed already. Choose another name.
cli-new-taken = The package of “{ $name }” would be called { $package }, and a Python module of this name is there already. Choose another name.
cli-new-language = “{ $tag }” is no language: write tags with commas between them, for example en,ja or fr
cli-new-exists = { $folder } is there already. Choose another one with --directory, or remove it.
cli-new-unwritable = { $folder } cannot be written: { system-error }. Choose another one with --directory.
cli-new-written = { $folder } has a game that can be played: { $files } files.
cli-new-next = Go on with:
    cd { $folder }
    pip install -e ".[test]"
    pytest
    hustings play { $name }

## study

cli-about-study = learn from a match: chances, mistakes, luck
cli-more-study = Judges every decision of a match that is over by a search that knows no more than the seat did, and tells where the match turned, what could have been better, and what was luck.
cli-study-file = a file of a whole match: one that was played in the terminal, or taken away at its end
cli-study-depth = iterations of the search for each decision, { $least } to { $most } (default { $default }); more takes longer and is surer
cli-study-progress = { $done } of { $all } decisions, about { $time } s left
cli-study-not-over = { $file }: this match is not over. Play it to its end, then it can be studied.
cli-study-of-seat = { $file } tells what one seat saw. A study needs the whole match, which can be taken away at its end.
cli-study-other-rules = { $file } was played under other rules than those installed here: { $why }. Study it with the version of Hustings that it was played with.

# The command arena

cli-about-arena = let players, also programs of yours, all meet each other
cli-more-arena = Plays every mix of the players in every seat, on Ray on this machine or on a cluster, and says how strong they are, with 95 % intervals. With --out it goes on where it was when it is called again. A player is a level (random, heuristic, search), a search with settings (search:iterations=1000, search:seconds=0.5), a factory of yours (package.module:factory, or package.module:factory:depth=3) or a bot over the API ("bot:python mybot.py"). docs/research.md says what a factory makes.
cli-arena-players = who plays: two or more names
cli-arena-games = how often each mix plays (default: { $default })
cli-arena-iterations = iterations for each decision of a search that has no setting of its own (default: { $default })
cli-arena-seconds = let it think for so long instead
cli-arena-limit = after so many seconds the answer of your player is late and its match is lost (default: { $default })
cli-arena-workers = how many matches are played at a time (default: one for each core)
cli-arena-address = a Ray cluster: HOST:PORT, ray://HOST:PORT or auto
cli-arena-out = add results to this file as they come; those that are in it are not played again
cli-arena-plot = draw ratings and cross table as an SVG

cli-arena-title = { $game }: { $games ->
        [one] 1 match
       *[other] { $games } matches
    } of { $players } players, { $mixes } mixes { $times ->
        [one] once
       *[other] { $times } times
    } each, seed { $seed }
cli-arena-drawn = { "  " }There are { $all } mixes of these players at { $seats } seats; { $mixes } were drawn, with all their turns around the table.
cli-arena-kept = { "  " }{ $games ->
        [one] 1 match was
       *[other] { $games } matches were
    } in the file already.
cli-arena-stopped = { "  " }Stopped: { $games } of { $asked } matches are over, and only these are counted.
cli-arena-again = { "  " }{ $games ->
        [one] A worker died; its match was played again.
       *[other] Workers died { $games } times; their matches were played again.
    }
cli-arena-void = { "  " }Not counted, because their workers died each time: the matches with the seeds { $seeds }.
cli-arena-fault-late = { "  " }{ $player } lost { $games } matches because it answered too late ({ $what }; the first has seed { $seed }).
cli-arena-fault-died = { "  " }{ $player } lost { $games } matches because it ended its process twice ({ $what }; the first has seed { $seed }).
cli-arena-fault-nonsense = { "  " }{ $player } lost { $games } matches because of answers that are none ({ $what }; the first has seed { $seed }).
cli-arena-fault-raised = { "  " }{ $player } lost { $games } matches because it failed ({ $what }; the first has seed { $seed }).
cli-arena-player = player
cli-arena-rating = rating (95 %)
cli-arena-wins = wins
cli-arena-of = seats
cli-arena-draws = draws
cli-arena-share = wins in % (95 %)
cli-arena-range = { $share } ({ $low } to { $high })
cli-arena-from-to = { $points } ({ $low } to { $high })
cli-arena-yardstick = { $points }, the yardstick
cli-arena-cross = How often, in %, the player of the line came in before the one of the column (draws are half):
cli-arena-ahead = line before column, in %
cli-arena-worth = Seats, in points beside their mean: { $seats }.
cli-arena-seat = { $seat } { $points } ({ $low } to { $high })
cli-arena-rest = Endings: { $endings }. { $decisions } decisions a match, { $seconds } s.

cli-arena-few = Name two or more players, each once, for example: --players random heuristic
cli-arena-bad-level = There is no player “{ $player }”. Write random, heuristic, search, package.module:factory or "bot:COMMAND".
cli-arena-bad-setting = The player “{ $player }” cannot be made with “{ $about }”. A search takes iterations=N and seconds=S; a factory takes name=value, with commas in between.
cli-arena-bad-value = The player “{ $player }” has a setting that does not fit: “{ $about }”. Write a number above 0.
cli-arena-unfit = The player “{ $player }” cannot be made: { $what }. Check the name, and that it can be imported here and on every machine of the cluster.
cli-arena-missing = { $library } is not installed. Install it: pip install 'hustings[arena]' (in a clone: .venv/bin/pip install -e '.[arena]')
cli-arena-unreachable = No Ray cluster answers at { $address }: { $detail }. Check the address, that the cluster runs (ray status), and for one with a token RAY_AUTH_MODE=token. What was played is in the file of --out; without --address this machine plays.
cli-arena-unwritable = { $file } cannot be written: { system-error }. Every match before is kept; make room or choose another place, and call the command again.
cli-arena-file-foreign = { $file } is no file of an arena. Choose another name with --out.
cli-arena-file-line = Line { $line } of { $file } cannot be read. Remove it, and its match is played again; or choose another name with --out.
cli-arena-file-other = { $file } is of another tournament: { $about } there is “{ $theirs }”, here “{ $ours }”. Choose another name with --out, or write the command as it was.

## What a table is told by the server

log-rules-changed = The rules of this game have been corrected since the last move (version { $known } instead of { $found }). The match goes on from exactly here under the corrected rules.
paused-disk-full = The disk of the server is full, so the computer’s move could not be stored. It goes on by itself when there is room.
paused-computer-failed = The computer of this game does not work, so the match stands still. It tries again by itself; what is wrong stands in the log of the server.
computer-failing = The computer failed or took too long, and a simpler one has answered in its place. Whoever runs the server finds the reason in its log.
paused-store-failed = The computer’s move could not be stored. It tries again by itself.

## What can go wrong around a match

problem-unknown-match = There is no match of this name here. Check the link; perhaps the administrator has deleted it.
problem-seat-taken = Somebody else sits here already.
problem-not-away = The other side was here within the last { $minutes } minutes. Wait a little longer.
problem-bad-plan = There is no { $what ->
    [level] level of computers (level)
    [mode] mode of a match (mode)
   *[kind] kind of seat (kind)
 } called “{ $given }”.
problem-bad-plan-do = Choose one of these: { $choices }.
problem-seat-count = With these options the game has { $seats } seats; this names { $given }.
problem-seat-count-do = Name one for each seat, in this order: { $names }.
problem-link-and-device = A match is played either at one device or by links, not both.
problem-link-and-device-do = Choose one of the two for the other persons.
problem-house-name = “{ $name }” is what a computer or an open seat is called here.
problem-house-name-do = Choose another name.
problem-not-over = This match is not over yet.
problem-not-over-do = A rematch can be opened after its end.
problem-store-busy = Another program is using the database, so it was not done. Everything is as it was.
problem-store-busy-do = Try again in a moment.
problem-no-driver = For this kind of database a package is missing: { $package }. Install it with: pip install 'hustings[postgres]'
problem-computer-failed = The computer of “{ $game }” does not work: { $detail }.
problem-store-failed = It could not be stored, so it was not played. Everything is as it was; try again in a moment.
problem-disk-full = The disk of the server is full, so it was not played. Everything is as it was; try again when there is room.
problem-cannot-open = The database { $database } cannot be opened: { $why }
problem-already-served = Another Hustings serves the database { $database } already, and the two would not hear of each other’s moves. Stop it first, or choose another database.
problem-one-process = An SQLite file is served by one process, and { $processes } were asked for. Leave --processes out, or use a PostgreSQL database: --database postgresql://USER@HOST/NAME
problem-cannot-load = This match was stored by another version of the game, and this one cannot read it. It is kept as it is.

## Files of matches

problem-file-not-yet = The whole match can be taken away when it is over. Until then you can take away what you have seen.
problem-bad-file = This is not a file of a match.
problem-file-foreign = This is not a file of a match.
problem-file-large = The file is larger than { $megabytes } MB; no match is.
problem-file-short = The file has no end. Perhaps it was not copied completely.
problem-file-newer = The file was written by a newer Hustings (format { $found }; this one reads format { $known }).
problem-file-changed = The file has been changed: line { $line } is not as it was written.
problem-file-unreadable = Line { $line } of the file does not say what a match says there.
problem-file-signature = The file claims to come from this server, but this server did not sign it.
problem-file-secret = The secret in the file is not the one that the match was bound to before its first move.
problem-file-game = The game of this file, { $game }, is not installed here.
problem-file-printed = The printed values or options in the file do not fit the game { $game }.
problem-file-set-up = The set-up in the file is not the one that the secret gives.
problem-file-illegal = Record { $record } of the file breaks the rules.
problem-file-chance = Record { $record } of the file claims chance results that the secret does not give.
problem-file-position = Record { $record } of the file leads to another position than the file says.
problem-file-outcome = The match in the file does not end as the file says.
problem-file-other-rules = The file was played under other rules (version { $found }; installed is { $known }) and goes another way here. It can be neither proved nor refuted.
problem-file-of-seat = This file holds what one seat has seen. Only the file of a whole match can be opened again.
problem-file-bridged = The rules were corrected during this match, so only the server that wrote the file can open it again.
problem-metrics-port = The figures cannot be given out on { $host }, port { $port } ({ $why }). Choose another one: --metrics PORT

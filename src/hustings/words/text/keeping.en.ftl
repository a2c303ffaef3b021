## The database: what can go wrong

problem-older-database = This database was written by an older Hustings (version { $found }; this one needs version { $known }). Stop every server that uses it, make a backup, and bring it up to date with: hustings database upgrade --database …
problem-newer-database = This was written by a newer Hustings (version { $found }; this one reads version { $known }). Use that newer Hustings, or choose another database; nothing was changed.
problem-database-in-use = { $count ->
    [one] Somebody else is
   *[other] { $count } others are
 } connected to the database { $database }. Stop every server that uses it and try again; nothing was changed.
problem-no-database = There is no database { $database }, or nothing is in it yet. Name another one with --database.
problem-database-not-empty = There are matches in the database { $database }. To put the backup in their place, add --replace; nothing was changed.
problem-backup-exists = { $file } is there already, and nothing is written over it. Choose another name.
problem-backup-failed = The backup { $file } could not be written: { $why }
problem-bad-backup = { $file } is no whole backup of a database of this kind, so nothing was changed: { $why }
problem-restore-failed = The backup { $file } could not be restored. The database is as it was: { $why }
problem-no-tools = { $program } is missing, which comes with PostgreSQL. On Debian: apt install postgresql-client

## hustings database

cli-about-database = keep the matches safe: backup, restore, check, upgrade
cli-more-database = Everything that a server knows is in one database: an SQLite file, or a PostgreSQL database. These commands look after it.
cli-about-database-backup = write a backup into a new file, also while a server runs
cli-more-database-backup = Writes everything into one new file that only you can read: it holds the hidden cards and the key of the server. A file that is there is never written over. PostgreSQL needs pg_dump for it.
cli-about-database-restore = put a backup in the place of the database
cli-more-database-restore = Reads a backup to its end and, if it is whole, puts it in the place of the database, all at once or not at all. Stop every server first. What was in an SQLite file is kept beside it; make a backup of a PostgreSQL database yourself.
cli-about-database-check = look whether the database and every match in it are sound
cli-more-database-check = Reads the whole database and plays every match again from its first record. Nothing is changed, and a server may run. The exit code is 1 when something is broken.
cli-about-database-upgrade = bring the database of an older Hustings up to date
cli-more-database-upgrade = Changes the tables of a database that an older Hustings made, all at once or not at all. An SQLite file is copied beside it first; a server does so by itself when it starts. Of a PostgreSQL database make a backup yourself, and stop every server that uses it.
cli-database-file = the file of the backup
cli-database-replace = also when there are matches in the database
cli-database-upgraded = The database was brought up to date (version { $before } → { $now }).
cli-database-before = As it was before: { $file }
cli-database-up-to-date = The database is up to date; nothing was changed.
cli-database-backed-up = The backup is whole: { $file }
cli-database-restored = The database is now as the backup { $file } has it.
cli-database-checking = { $done } of { $all } matches …
cli-database-damage = The file is damaged: { $detail }
cli-database-lost = Match { $match } ({ $game }): a part of it is missing.
cli-database-unreadable = Match { $match } ({ $game }): the installed game cannot read it.
cli-database-astray = Match { $match } ({ $game }): its records do not lead where it stands.
cli-database-checked = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }, { $faults ->
    [0] none
   *[other] { $faults }
 } broken. { $moved ->
    [0] {""}
    [one] 1 of them goes on under corrected rules.
   *[other] { $moved } of them go on under corrected rules.
 }

## The administrator

error-admin = This page is for the administrator of this server only.
error-admin-do = Make a new link with: hustings admin page. It is good for an hour.
error-blocked = The administrator of this server has shut your address out.
error-blocked-do = If that is a mistake, turn to the administrator.
admin-title = For the administrator
admin-enter = Open the page for the administrator
admin-broken = What is broken
admin-nothing = Nothing is broken that this server knows of.
admin-game = The game “{ $game }” cannot be loaded
admin-computer = { $what ->
    [heuristic] The computer “{ $what }” of { $game } failed, and its matches stand still
   *[other] The computer “{ $what }” of { $game } failed, and a simpler one answered
 }
admin-page = A page of { $game } cannot be shown: { $what }
admin-match = Match { $what } of { $game } cannot be loaded
admin-times = { $times ->
    [one] Once,
   *[other] { $times } times, at last
 }
admin-in-log = More about each stands in the log of the server. What has not happened for a week is forgotten.
admin-house = The server
admin-version = Hustings
admin-database = Database (version)
admin-running = Matches that go on
admin-finished = Matches that are over
admin-loaded = Matches in memory
admin-streams = Open pages and programs
admin-computers = Computers: thinking + waiting
admin-blocked = Addresses shut out
admin-of-process = Memory, pages and computers are those of the process that has answered.
admin-again = Look again

cli-about-admin = look after matches: the administrator’s commands
cli-more-admin = What the administrator of a server can do. It is written into the database, and servers that run heed it within seconds.
cli-about-admin-page = make a link to the administrator’s page
cli-more-admin-page = Prints a link to the page that says what is broken and how the server stands. It is good for an hour; a browser that opened it sees the page for a day. Whoever has the link sees the page; --revoke ends that for all links and browsers so far.
cli-admin-url = the address under which you reach the server (default: { $default })
cli-admin-revoke = let no link and no browser so far see the page any more, and print a new link
cli-admin-revoked = No earlier link opens the page any more, and no browser that was let in sees it.
cli-admin-page-for = Open this within an hour:
cli-broken-see = Where they fall over, and whatever breaks later, stands on the administrator’s page. For a link to it: hustings admin page

problem-match-ended = The administrator has ended this match; nobody can play on.
problem-no-seat-of-match = Match { $match } has no seat { $seat }; its seats are 0 to { $most }.
problem-no-line-of-talk = Nothing has been said as line { $line } of match { $match }.
paused-ended = The administrator has ended this match; nobody can play on.
talk-removed = (taken away by the administrator)
cli-serve-keep-days = delete matches, over or not, at which nobody has been for N days (default: keep them for ever)
cli-age-wrong = “{ $value }” does not fit: write a number with h, d or w for hours, days or weeks, for example 90d
cli-network-wrong = “{ $value }” is neither an address nor a network: write for example 203.0.113.7 or 203.0.113.0/24
cli-about-admin-list = list matches
cli-more-admin-list = Lists the matches of a database, the newest first: who plays what, and when somebody was there last. It shows nothing of what is on a table.
cli-about-admin-show = show one match
cli-more-admin-show = Shows who sits at a match and since when; nothing of what is on its table.
cli-about-admin-end = end a match where it stands
cli-more-admin-end = Ends a match without a winner. It can still be looked at, and nobody can play on.
cli-about-admin-export = write the whole of a match into a file
cli-more-admin-export = Writes all of a match that is over or was ended, with the hidden cards and the secret of its shuffles, into a file that only you can read and that  hustings replay  proves. A file that is there is never written over.
cli-admin-output = the file (default: GAME-MATCH.hustings)
cli-admin-exported = The whole match is in { $file }.
cli-admin-not-exported = { $file } cannot be written: { system-error }. Choose another place with --output.
cli-about-admin-delete = delete a match
cli-more-admin-delete = Deletes a match with everything that was played and said. There is no way back but a backup.
cli-about-admin-tidy = delete matches that nobody comes to any more
cli-more-admin-tidy = Deletes the matches, over or not, at which no person has been for so long. A server does so by itself with --keep-days.
cli-about-admin-seat = give somebody a seat back
cli-more-admin-seat = Prints a new private link to a seat. The old one no longer opens it, and whoever had it loses the seat; a computer that played there hands over. At one device the link opens the seats of all persons.
cli-about-admin-name = change or take away a person’s name
cli-more-admin-name = Calls the person at a seat otherwise, or by no name.
cli-about-admin-talk = read what was said at a match, or take a line away
cli-more-admin-talk = Lists what was said at a match, whispers too, each line with its number. With --remove the words of a line are taken away; that something was said stays.
cli-about-admin-block = shut an address or a network out
cli-more-admin-block = Whoever comes from there gets no answer but that the administrator has shut them out. Behind a proxy, servers need --trusted-proxy to know where somebody comes from.
cli-about-admin-unblock = let an address or a network in again
cli-more-admin-unblock = Takes one line of  hustings admin blocks  away.
cli-about-admin-blocks = list who is shut out
cli-more-admin-blocks = Lists the addresses and networks that are shut out, since when and why.
cli-admin-match = the id of a match, as it stands in its address
cli-admin-seat-number = the number of a seat, as  hustings admin show  lists it
cli-admin-network = an address, or a network such as 203.0.113.0/24
cli-admin-new-name = the new name (default: none)
cli-admin-of-state = only matches that go on (running), are over (over) or were ended by you (ended)
cli-admin-of-game = only matches of this game
cli-admin-of-who = only matches where somebody is called so, or part of it
cli-admin-older = only matches at which nobody has been for so long: 12h, 90d, 52w
cli-admin-tidy-older = at which nobody has been for so long: 12h, 90d, 52w
cli-admin-dry-run = delete nothing, only say how many there are
cli-admin-remove = take this line away
cli-admin-note = why, for yourself
cli-admin-column-match = match
cli-admin-column-game = game
cli-admin-column-state = state
cli-admin-column-opened = opened (UTC)
cli-admin-column-seen = last seen
cli-admin-column-who = who
cli-admin-state-running = goes on
cli-admin-state-over = over
cli-admin-state-ended = ended by you
cli-admin-kind-person = nameless
cli-admin-kind-computer = computer
cli-admin-kind-open = open seat
cli-admin-listed = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }
cli-admin-opened = Opened { $when } UTC; records: { $records }; lines of talk: { $talk }
cli-admin-seat-line = Seat { $seat }: { $who }, last seen { $when } UTC
cli-admin-ended = Match { $match } is ended.
cli-admin-deleted = { $matches ->
    [one] 1 match was
   *[other] { $matches } matches were
 } deleted.
cli-admin-would-delete = { $matches ->
    [one] 1 match would
   *[other] { $matches } matches would
 } be deleted.
cli-admin-seat-for = Give this link to the one who plays there, and to nobody else:
cli-admin-renamed = The name at seat { $seat } of match { $match } is changed.
cli-admin-removed = Line { $line } is taken away.
cli-admin-line-gone = (taken away)
cli-admin-shut-out = { $network } is shut out, from the next seconds on.
cli-admin-let-in = { $network } is let in again.
cli-admin-was-not-out = { $network } was not shut out.
cli-admin-nobody-out = Nobody is shut out.

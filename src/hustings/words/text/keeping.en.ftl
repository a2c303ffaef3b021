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
admin-computer = The computer “{ $what }” of { $game } failed, and a simpler one answered
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
cli-more-admin-page = Prints a link to the page that says what is broken and how the server stands. It is good for an hour; a browser that opened it sees the page for a day. Whoever has the link sees the page.
cli-admin-url = the address under which you reach the server (default: { $default })
cli-admin-page-for = Open this within an hour:
cli-broken-see = Where they fall over, and whatever breaks later, stands on the administrator’s page. For a link to it: hustings admin page

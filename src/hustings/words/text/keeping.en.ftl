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

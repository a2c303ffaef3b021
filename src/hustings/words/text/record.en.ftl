# The command record

cli-about-record = write matches of computers down, as data to learn from
cli-more-record = Plays matches and writes every decision into Parquet files: what the seat knew, could do and did, what its search found out, and how the match ended, in splits for training, validation and test, with a card that says how it was made. A recording that was stopped goes on with the same command. Players are named as for  hustings arena ; from match to match they move on by one seat, and one alone plays all seats.
cli-record-out = the folder, a new or empty one, or one in which the same recording was begun
cli-record-licence = what the card says that it is published under (default: { $default })
cli-record-done =
    { $games ->
        [one] { $folder } has 1 match: { $decisions } decisions, { $size } MB. README.md in it says how it was made.
       *[other] { $folder } has { $games } matches: { $decisions } decisions, { $size } MB. README.md in it says how they were made.
    }
cli-record-lost =
    { $games ->
        [one] One match is missing, because the process that played it ended twice. The same command tries it again.
       *[other] { $games } matches are missing, because the processes that played them ended twice. The same command tries them again.
    }
cli-record-missing = Recording needs pyarrow. { $about }
cli-record-other = In { $folder } something else was recorded ({ $about }). Choose another folder with --out, or write the command as it was.
cli-record-strange = { $folder } is not empty and has no recording: “{ $about }” is in it. Choose a new folder with --out.
cli-record-busy = Somebody else is recording into { $folder } just now. Wait until that is done, or choose another folder with --out.
cli-record-full = There is no room left for { $folder } ({ $about }). What was recorded is kept: make room and write the same command again.
cli-record-unwritable = { $folder } cannot be written ({ $about }). What was recorded is kept: make it writable and write the same command again, or choose another folder with --out.
cli-record-nobody = Say who plays, for example: --players heuristic
cli-record-players = who plays: one or more names, such as heuristic or search:iterations=1000

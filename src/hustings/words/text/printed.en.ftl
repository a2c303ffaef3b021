# What is wrong with an owner's file of printed values, in any game. $path is the place in the file.

printed-problems =
    { $count ->
        [one] { $file }: one thing to put right
       *[other] { $file }: { $count } things to put right
    }
printed-form = This is not the printed data of a match: { $detail }.
printed-large = This is more than the printed data of a match can be: at most { $most } bytes are read.
printed-fixed = { $path }: this is otherwise in the game that we know, and no owner’s file can change it.
printed-missing = There is no such file. Check its name and folder.
printed-unreadable = The file cannot be read: { system-error }. Check that it is a file and that you may read it.
printed-not-utf8 = Line { $line } holds characters that are not UTF-8. Save the file as UTF-8.
printed-not-toml = Line { $line } is not TOML: { $detail }. Look there for a missing quote, bracket or equals sign.
printed-unknown-key =
    { $near ->
        [nothing] { $path }: there is nothing of this name. What can be corrected here: { $known }.
       *[other] { $path }: there is nothing of this name. Did you mean { $near }? What can be corrected here: { $known }.
    }
printed-lacks = { $path }: missing here: { $names }. Add what is missing.
printed-no-ids = { $path }: a list of ids belongs here, at least one, each in quotes.
printed-no-id =
    { $near ->
        [nothing] { $path }: there is no { $id }. Look the ids up in our printed.toml.
       *[other] { $path }: there is no { $id }. Did you mean { $near }?
    }
printed-id-twice = { $path }: { $id } stands there twice. Delete one of the two.
printed-number = { $path }: { $value } does not fit. Write a whole number from { $least } to { $most }, without quotes.

# For who fills a form in and sees no file
printed-number-asked = { $path }: { $value } does not fit. Write a whole number from { $least } to { $most }.

# what a system says when it cannot read, write or listen
system-error =
    { $code ->
        [2] there is no such file or folder
        [13] permission denied
        [21] it is a folder
        [28] the disk is full
       *[other] { $detail }
    }

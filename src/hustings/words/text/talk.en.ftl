## Table talk

tab-talk = Talk
tab-talk-long = Table talk
talk-new = unread
talk-lines = What was said
talk-empty = Nobody has said anything yet. What is said here binds nobody.
talk-all = All that was said
talk-back = Back to the table
talk-to = To
talk-everybody = Everybody
talk-whisper-to = Whisper to { $who }
talk-whispers-to = whispers to { $who }
talk-name = { $side } ({ $name })
talk-words = Your words
talk-say = Say
talk-only-for = Only for { $side }
talk-curtain = What was whispered to this seat is only for the person who sat here. The others look away.
keys-talk = Open the table talk

problem-nothing-said = There is nothing to read in that.
problem-nothing-said-do = Write some words first.
problem-talk-too-long = That is { $length } characters long; one line holds { $longest }.
problem-talk-too-long-do = Say it in two lines, or in fewer words.
problem-talk-too-fast = You have said a great deal in a short time.
problem-talk-too-fast-do = Try again in { $seconds } seconds.
problem-talk-nobody = Nobody sits there who could hear you.
problem-talk-nobody-do = Computers do not listen; choose somebody else.

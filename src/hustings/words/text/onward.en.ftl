## A match is played on from a moment of another one; hints in a match against computers

log-played-on = Here another match begins: a study, which never counts. Hands are as they were; what lies in an order that nobody knows was shuffled, and chance is new.
log-played-on-anew = Here another match begins: a study, which never counts. All that could not be known at this seat was dealt anew, and chance is new: { $side }.

play-on = Play on from here
play-anew = Play it anew
play-on-title = Play on: { $game }
play-on-about = From this moment a new match begins. Chance from there on is new, so nothing of how the old one went on is sure to come again. The new match is marked as a study: it is never rated and counts nowhere.
play-on-hidden = What is hidden
play-on-as-it-was = Hands as they were
play-on-anew = Dealt anew, from what { $side } knew
play-on-hidden-about = Who has seen the old match knows the hands as they were. Dealt anew, all that this side could not know is drawn again.
play-on-begin = Play on

mark-study = Study
mark-study-about = Played on from a moment of another match: it is never rated and counts nowhere.
mark-hints = With hints
mark-hints-about = The player can ask what a computer would do: the match is never rated.

problem-no-moment = There is no such moment in this match, or it was over then.
problem-no-moment-do = Choose a moment in the replay, before the last one.
problem-other-rules = This match was played under rules that are not here any more, so nobody can play on from it.
problem-on-too-often = This match was played on from one that was played on, and so on, too often.
problem-on-too-often-do = Play on from a match nearer to the first one.

hints-wanted = With hints
hints-wanted-about = Against computers alone: at each of your questions you can ask for the three best answers. Such a match is never rated.
hint-ask = Hint
hint-title = What a computer would do
hint-about = Found by a search that knows no more than you do. Chances are rough.
hint-best = Best: { $answer }. { $chance }
hint-next = Or: { $answer }. { $chance }
hint-chance = About { $n } wins in 100.
keys-hint = Ask for a hint, where hints were agreed

problem-hints-for-one = Hints are for one person who plays against computers alone.
problem-hints-for-one-do = Give the other seats to computers, or play without hints.
problem-no-hints = There is no hint for you here.
problem-no-hints-do = Hints have to be chosen when a match is opened, against computers alone, and are given to who is asked something.
problem-hint-failed = The computer could not say what it would do.
problem-hint-failed-do = Ask again, or play on without.

terminal-no-hint = There is no hint here: hints are chosen at the start, with --hints, and given to who is asked something.
terminal-hint-waits = Thinking …

cli-play-from = begin at a moment of the match in this file, which is over; a study
cli-play-moment = at which moment of --from: a number that  hustings replay FILE  shows
cli-play-knows = deal all anew that this seat could not know then (default: hands as they were)
cli-play-hints = one person against computers may ask what a computer would do (key i)
cli-from-and-moment = --from and --moment belong together: name a file, and a number that  hustings replay FILE  shows.
cli-knows-of-nothing = --knows says from whose knowledge a match is dealt anew: use it with --from and --moment.
cli-resume-as-it-began = A match goes on as it began: leave --from, --moment and --hints away, or --resume.
cli-from-not-over = { $file }: this match is not over. Play it to its end, then it can be played on from any moment.
cli-from-no-moment = { $file } has no moment { $moment } at which something is left to be played. Its moments go from 0 to { $last }; the last one is the end.
cli-from-too-often = { $file } was played on from a match that was played on, and so on, too often. Play on from one nearer to the first.
cli-from-other-rules = { $file } was played under other rules than those installed here: { $why }. Play on from it with the version of Hustings that it was played with.
cli-hints-for-one = Hints are for one person who plays against computers alone: give the other seats to computers, or leave --hints away.
cli-verified-study = It is a study: it begins at a moment of another match, whose records come first and are proved, too.

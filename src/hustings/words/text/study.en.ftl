## The study of a match

study = Study
study-depth = Each decision was judged with { $depth } iterations of the search.
study-by-knowledge = Nothing that a side could not know is used against it.
study-curve = Chances, with open hands
study-curve-ends = { $start } % → { $end } %
study-none = Nobody had a choice in this match, so there is nothing to judge.

study-seat = Side
study-start = At first
study-lost = Own mistakes
study-given = Mistakes of others
study-luck = Luck
study-result = Result
study-sum = Mistakes, what others gave away and luck add up to the result. Luck is all that nobody could know: draws, dice, hidden cards.

study-turns = Where it turned
study-turns-none = No single decision or draw changed much.
study-turn = { $seat }: { $before } % → { $after } %
study-turn-mistake = A mistake of { $seat }. Chosen: { $chosen }. Better by { $worth } points: { $better }.
study-turn-luck = No decision explains it: that was luck.

study-mistakes = What could have been better
study-mistakes-none = Nobody made a mistake that the search would call one.
study-mistakes-more = { $count ->
    [one] One smaller mistake is not told.
   *[other] { $count } smaller mistakes are not told.
}
study-asked = { $seat }, asked: { $question }
study-mistake = Chosen: { $chosen }. Better by { $worth } points: { $better }.
study-ahead = Expected after that: { $line }.
study-then = { $seat }: { $done }
study-small = could have been better
study-clear = costly
study-grave = decisive
study-wait = let the others go on

## Its page

study-about = Every decision of this match, judged by a search that knew no more than its side did.
study-table = To the table
study-moment = See the moment
study-under-way = Being judged
study-waits = It begins as soon as a processor is free.
study-progress = { $done } of { $all } decisions
study-done = The study is finished.
study-other-rules = This match was played under rules that are not here any more, so it cannot be studied.
study-failed = The judging has failed. The administrator finds the reason in the log; you can ask for it again.
study-sums = Skill and luck
study-all = Every decision
study-number = No.
study-chosen = What was chosen
study-cost = Lost
study-ask = Have it studied
study-ask-deeper = Look more deeply
study-how-deep = How deeply
study-iterations = { $depth } iterations a decision
study-begin = Begin
study-by-players = Who has played this match can have it studied.
study-this = Study this match

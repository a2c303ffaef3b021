# What is wrong with an owner's file of printed values. $path is the place in the file.

printed-no-table = { $path }: a table with keys belongs here, such as [cards.D-OH] with voters = 3 below it.
printed-no-card =
    { $near ->
        [nothing] { $path }: there is no card { $id }. Write D- or R- and the id of its state, or S1 to S5.
       *[other] { $path }: there is no card { $id }. Did you mean { $near }?
    }
printed-no-state =
    { $near ->
        [nothing] { $path }: the board has no state { $id }. Write the id that it has here, and its real one as name.
       *[other] { $path }: the board has no state { $id }. Did you mean { $near }?
    }
printed-choice =
    { $near ->
        [nothing] { $path }: { $value } does not fit. Write one of: { $known }.
       *[other] { $path }: { $value } does not fit. Did you mean { $near }? Write one of: { $known }.
    }
printed-twice = { $path }: { $id } is there twice. Keep one.
printed-one-way = { $path }: { $id } borders { $other }, but { $other } does not border { $id }. Write the border on both sides.
printed-total = { $path }: the electors of all states make { $sum }. They have to make { $least } to { $most }: look up the others too.
printed-apart = { $path }: nobody could walk from New York to { $names }. Add the missing borders.
printed-needs-kind = { $path }: side { $side } has no card of the kind { $kind } left. The rules need one at least.
printed-limit = { $path }: the rule { $rule } and this number do not go together. Write 1 to 9 with scandal-most and rival-scandal, otherwise 0.
printed-election = { $path }: a presidential election is never a voter. Write rule = "never" and voters = 0.
printed-swing = { $path }: a swing state needs rule = "active" and at least one voter.
printed-electors = { $path }: { $value } does not fit. Write a number from 10 to 200 in steps of { $step }.
printed-borders = { $path }: borders are a list of ids, for example ["OH", "NY"].
printed-no-border =
    { $near ->
        [nothing] { $path }: { $id } is no state that can be entered.
       *[other] { $path }: { $id } is no state that can be entered. Did you mean { $near }?
    }
printed-border-self = { $path }: { $id } cannot border itself. Take it out.
printed-place = { $path }: { $value } is not a place in the drawing. Write a number from 0 to 12.
printed-numbers =
    { $count ->
        [0] { $path }: the text of this card uses no numbers. Take this line out.
        [one] { $path }: the text of this card uses one number. Write a list such as [{ $ours }].
       *[other] { $path }: the text of this card uses { $count } numbers. Write a list such as [{ $ours }].
    }

# For who fills a form in and sees no file
printed-numbers-asked =
    { $count ->
        [one] { $path }: the text of this card uses one number, such as { $ours }.
       *[other] { $path }: the text of this card uses { $count } numbers. Write them with commas between them, such as { $ours }.
    }
printed-borders-asked = { $path }: write the letters of all neighbours, for example OH, NY.
printed-limit-asked = { $path }: the underlined text and this number do not go together. A text with a number N needs 1 to 9 here, any other 0.
printed-election-asked = { $path }: a presidential election is never a voter. Choose “Never a voter.” and write 0 voters.
printed-swing-asked = { $path }: a swing state needs the text about active states and at least one voter.
printed-needs-kind-asked = This side has no card of this sort left; the rules need one at least: { $kind }.
printed-total-asked = The electors of all states make { $sum }. They have to make { $least } to { $most }: look up the others too.
printed-one-way-asked = { $path }: { $id } borders { $other }, but { $other } does not border { $id }. Write the border on both sides.

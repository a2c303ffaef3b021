# What is wrong with an owner's file of printed values. $path is the place in the file.

printed-no-table = { $path }: a table with keys belongs here, such as [cards.volunteers] with cp = 2 below it.
printed-no-card =
    { $near ->
        [nothing] { $path }: there is no card { $id }. Write the English title in small letters, as in new-england.
       *[other] { $path }: there is no card { $id }. Did you mean { $near }?
    }
printed-no-state =
    { $near ->
        [nothing] { $path }: there is no state { $id }. Write its two capital letters, as in TX.
       *[other] { $path }: there is no state { $id }. Did you mean { $near }?
    }
printed-no-endorsement = { $path }: there are no endorsement cards { $id }. They are east, south, midwest, west and major.
printed-no-candidate = { $path }: there is no candidate { $id }. They are kennedy and nixon.
printed-choice =
    { $near ->
        [nothing] { $path }: { $value } does not fit. Write one of: { $known }.
       *[other] { $path }: { $value } does not fit. Did you mean { $near }? Write one of: { $known }.
    }
printed-first-turn = { $path }: a match cannot begin in turn { $value }. Write 1 to 5, 7 or 8; turn 6 is the debates and turn 9 Election Day.
printed-votes = { $path }: the electoral votes of all states make { $sum }. They have to make { $all }: look up the others too.
printed-start =
    { $count ->
        [0] { $path }: { $leader } has no cubes here. Write cubes too, or leader = "none".
       *[other] { $path }: leader { $leader } and { $count } cubes do not go together. Write a leader where there are cubes, and none where there are not.
    }

# For who fills a form in and sees no file
printed-votes-asked = The electoral votes of all states make { $sum }. They have to make { $all }: look up the others too.
printed-start-asked = { $path }: whose cubes lie here and how many do not go together. Choose a side where there are cubes, and none where there are not.

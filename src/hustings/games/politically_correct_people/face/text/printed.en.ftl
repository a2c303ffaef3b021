# What is wrong with an owner's file of printed values. $path is the place in the file.

printed-no-table = { $path }: a table with keys belongs here, such as [cards.heir] with base = 7 below it.
printed-no-card =
    { $near ->
        [nothing] { $path }: we know no card { $id }. If it is a new one, write its kind, its name, and its base or votes.
       *[other] { $path }: we know no card { $id }. Did you mean { $near }? If it is a new one, write its kind, its name, and its base or votes.
    }
printed-id = { $path }: { $id } cannot be the id of a card. Write 2 to 16 small letters without accents.
printed-choice =
    { $near ->
        [nothing] { $path }: { $value } does not fit. Write one of: { $known }.
       *[other] { $path }: { $value } does not fit. Did you mean { $near }? Write one of: { $known }.
    }
printed-name = { $path }: { $value } cannot be a name. Write one line of 1 to { $most } characters in quotes.
printed-twice = { $path }: { $name } is there twice. Two cards of one name would look alike; give one of them another.
printed-total = { $path }: all copies together make { $sum } cards. There have to be { $needed }: look up the other kinds too.
printed-count-politician = { $path }: this makes { $count } politicians. There can be 1 to { $most }.
printed-count-voters = { $path }: this makes { $count } kinds of voters that form groups. There can be 1 to { $most }.
printed-votes = { $path }: this is no list of votes. Write what one card is worth, two cards, and so on, for example [1, 3, 5]; more cards are never worth less.
printed-few-votes = { $path }: there are { $copies } cards, but votes for { $count } only. Write a number for each.
printed-salaryman = { $path }: the rulebook shows the Salaryman’s votes for 1, 4 and 9 cards. They are 1, 5 and 13.

# For who fills a form in and sees no file
printed-name-asked = { $path }: { $value } cannot be a name. Write 1 to { $most } characters.
printed-votes-asked = { $path }: write what one card is worth, two cards, and so on, for example 1, 3, 5. More cards are never worth less.
printed-total-asked = All copies together make { $sum } cards. There have to be { $needed }: look up the other kinds too.
printed-count-politician-asked = This makes { $count } politicians. There can be 1 to { $most }.
printed-count-voters-asked = This makes { $count } kinds of voters that form groups. There can be 1 to { $most }.

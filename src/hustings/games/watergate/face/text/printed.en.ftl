# What is wrong with an owner's file of printed values. $path is the place in the file.

# Tables and keys
printed-no-table = { $path }: a table with keys belongs here, such as [cards.N14] with value = 3 below it.
printed-no-list = { $path }: a list in square brackets belongs here.
printed-twice = { $path }: { $id } is there twice. Keep one, or give the other its own id.

# Cards and tokens
printed-no-card =
    { $near ->
        [nothing] { $path }: there is no card { $id }. Nixon’s cards are N02 to N21, the Editor’s E23 to E42.
       *[other] { $path }: there is no card { $id }. Did you mean { $near }? Nixon’s cards are N02 to N21, the Editor’s E23 to E42.
    }
printed-no-token = { $path }: there is no evidence token { $id }. They are t01 to t36.
printed-no-deck = { $path }: no card of { $side } is in the list, whose ids begin with { $letter }. Each side needs at least one.
printed-value = { $path }: { $value } is not a card value. Write a whole number from 1 to { $most }, without quotes.
printed-no-colour =
    { $near ->
        [nothing] { $path }: there is no colour "{ $colour }". Write one of: { $known }.
       *[other] { $path }: there is no colour "{ $colour }". Did you mean "{ $near }"? Write one of: { $known }.
    }
printed-colour-list = { $path }: colours are written as a list, for example ["green"].
printed-card-colours =
    { $count ->
        [0] { $path }: a card shows a colour. Write it as a list, for example ["green"], or ["joker"] for all three.
       *[other] { $path }: a card shows exactly one colour. Write only that one, or ["joker"] for all three.
    }
printed-token-colours = { $path }: an evidence token shows one colour or two different ones, for example ["blue", "green"].
printed-mark = { $path }: { $value } does not fit. Write true if the token shows the momentum mark, otherwise false.
printed-steps =
    { $count ->
        [0] { $path }: the action of this card uses no numbers. Take this line out.
        [one] { $path }: the action of this card uses one number. Write a list such as [{ $ours }].
       *[other] { $path }: the action of this card uses { $count } numbers. Write a list such as [{ $ours }].
    }

# The evidence board
printed-no-space =
    { $near ->
        [nothing] { $path }: the evidence board has no space { $id }.
       *[other] { $path }: the evidence board has no space { $id }. Did you mean { $near }?
    }
printed-no-informant =
    { $near ->
        [nothing] { $path }: there is no informant { $id }. Write the name as in john_dean.
       *[other] { $path }: there is no informant { $id }. Did you mean { $near }?
    }
printed-space-id = { $path }: "{ $id }" cannot be the id of a space. Write e and two digits, for example "e07".
printed-many-spaces = { $path }: these are { $count } spaces; at most { $most } can be played with. Take some out.
printed-coordinate = { $path }: { $value } is not a place in the drawing. Write a number from -1 to 1.
printed-edge = { $path }: a thread is a pair of ids, for example ["e01", "e02"].
printed-edge-end =
    { $near ->
        [nothing] { $path }: a thread cannot end at { $id }; the board has nothing of that id.
       *[other] { $path }: a thread cannot end at { $id }; the board has nothing of that id. Did you mean { $near }?
    }
printed-edges-needed = { $path }: our threads do not fit other spaces. Add the list of all threads: edges = [["nixon", "e01"], …].
printed-edge-self = { $path }: this thread leads from { $id } to itself. Correct one end or take the thread out.
printed-edge-twice = { $path }: the thread { $edge } is there already. Take one of the two out.
printed-informant-loose = { $path }: no thread reaches { $id }. Add the threads of this informant.
printed-apart = { $path }: the board falls apart; Nixon cannot be reached from: { $names }. Add the threads that join them.

# The Editor's momentum card
printed-no-trigger =
    { $near ->
        [nothing] { $path }: there is no trigger "{ $op }". Write one of: { $known }.
       *[other] { $path }: there is no trigger "{ $op }". Did you mean "{ $near }"? Write one of: { $known }.
    }
printed-trigger-space = { $path }: the card has no space { $space }, only { $most }. Correct the space, or the number of spaces.
printed-trigger-twice = { $path }: space { $space } has two triggers. Keep one of them.

# For who fills a form in and sees no file
printed-value-asked = { $path }: { $value } is not a card value. Write a whole number from 1 to { $most }.
printed-steps-asked =
    { $count ->
        [one] { $path }: the action of this card uses one number, such as { $ours }.
       *[other] { $path }: the action of this card uses { $count } numbers. Write them with commas between them, such as { $ours }.
    }
printed-edge-asked = { $path }: a thread has two ends. Write both in one line, for example e01 e02.
printed-no-colour-asked = { $path }: there is no colour "{ $colour }". Choose one of the list.

# The owner's desk: a form for what is printed on a real copy of a game, on a page and in the terminal.

owner-title = What is printed on your copy of { $game }
owner-menu = You own the real game? Tell us what is printed
owner-intro = Go through your copy in the order below. Beside each value stands what we believe and how sure we are. Correct what is otherwise, and tick what you have looked at. The texts of cards are ours; what a card does cannot be changed here.
owner-kept = What you write is kept in this browser until you come back. It reaches the server only when you check it, take it away or play with it.
owner-kept-not = Without script nothing is kept here between visits: take your values away as a file, and bring it in next time.
owner-count = { $n } of { $all } looked at
owner-looked = Looked at
owner-ours = We believe: { $value } ({ $sure })
owner-differs = differs
owner-check = Check
owner-take = Take away as a file
owner-play = Play with these values
owner-choose = Choose side and opponents …
owner-bring = Go on with a file
owner-bring-button = Bring in
owner-bring-about = A file that you took away here, or wrote yourself. It replaces what stands in the form.
owner-anew = Begin anew
owner-good = Everything fits together.
owner-faults =
    { $count ->
        [one] One thing does not fit yet. It is marked below.
       *[other] { $count } things do not fit yet. They are marked below.
    }
owner-file = The file
owner-file-about = The same file is read by the command line, so the owner of a server can make these values everybody’s:
owner-file-head = Printed values of { $game }, as they stand on a real copy.
owner-rest = Your file also says something that this form does not ask for ({ $names }). It is kept.
owner-in-use = New matches of this form are played with your own values: { $n } of { $all } things looked at. Everybody at the table can see them on the page about the match.
owner-values = Values from somebody’s own copy
owner-value = What
owner-value-ours = We believe
owner-value-here = In this match
owner-of-host = This match is played with values from somebody’s own copy of the game, which may differ from ours. The page about the match lists them.

# In the terminal
owner-ask-welcome = { $game }: { $n } of { $all } looked at. Enter: it is printed so · c: correct it · s: leave it for later · q: stop. After each card the file { $file } is written.
owner-ask-ours = { $label } – { $ours }
owner-ask-item = Is it so? [Enter/c/s/q]
owner-ask-field = { $label } [{ $value }]
owner-ask-choices = one of: { $choices }
owner-ask-fault = That does not fit:
owner-ask-done = { $n } of { $all } looked at. Use it: hustings serve --printed { $id }={ $file }

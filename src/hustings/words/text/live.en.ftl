## What the script of a match's page says

not-sent = That did not get through. Nothing was played twice; try again when the connection is back.
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-whole = Whole board

keys-number = Take the button of this number
keys-board = To the board, where something can be chosen
keys-hand = To your hand
keys-log = Open the log
keys-market = Go to the offers, where there is trading
keys-cards = Open the cards
keys-rules = Open the rules
keys-list = Open the table as text
keys-zoom = Larger, smaller, whole board
keys-on = Single keys are shortcuts
keys-touch = With a finger: tap a piece or a card; two fingers, or two quick taps beside the pieces, enlarge the board.

## What has happened since the reader's last turn

lately-title = Since your turn
lately-end = How it ended
lately-own = Your last turn
lately-turn = This turn
lately-changes = What has changed
lately-now = now { $count }
lately-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
told-title = What has just happened
told-go-on = Go on

## At the question

confirm-first = Confirm my turns at their end
takeback-now = Take back
skip-what-is-idle = Auto-pass
switch-state = {": "}{ $state }
switch-on = on
switch-off = off
let-by = It is not worth it: you let it go by.
not-yet = Not yet

## What calls the player

sounds = Sounds
call-your-turn = Your turn
call-offers = An answer is wanted

game-title = Gala
game-tagline = Chips and a whistle
game-about = A party.
game-notice = A toy.
option-guests = Guests
option-guests-3 = Three
option-guests-2 = Two
seat-red = Red
seat-green = Green
seat-blue = Blue
table-north = the north table
table-south = the south table
log-round = Round { $count }.
log-reshuffled =
    { $count ->
        [one] One card is shuffled.
       *[other] { $count } cards are shuffled.
    }
log-drew = { $side } draws.
log-drew-card = { $side } draws card { $card }.
log-bid = { $side } bids { $card }.
log-blew = { $side } blows the whistle.
log-placed = { $side } places a chip at { $table }.
log-cheered = { $side } cheers.
log-peeked = { $side } looks at the deck.
log-saw = { $side } sees card { $card }.
log-end-chips = The most chips: { $count }.
end-chips = The most chips: { $count }
prompt-choose-bid = Bid a card.
wait-choose-bid = The others bid.
prompt-whistle = { $side }: blow the whistle?
wait-whistle = { $side } may blow the whistle.
prompt-spend = { $side }: place a chip.
wait-spend = { $side } places chips.
prompt-peek = { $side }: look at the deck?
wait-peek = { $side } may look at the deck.
no-not-in-hand = You do not hold card { $card }.
no-no-whistle = You do not hold the whistle.
no-not-yours = The chips are somebody else’s.
do-bid = Bid { $object }
do-blow = Blow
do-pass = Pass
do-place = Place at { $object }
do-cheer = Cheer
do-peek = Look
do-decline = Do not look

### Watergate in English. Every word here is our own.

## The game

game-title = Watergate
game-tagline = The president’s last term against the front page
game-about =
    Washington, 1972: five burglars are caught in the Watergate building, and a newspaper begins to ask who sent them.
    One side is the Nixon administration, which has to gather momentum and last until the end of the term; the other is the Editor, who has to pin evidence until two informants are linked to the president.
    For two players.
game-notice =
    Watergate was designed by Matthias Cramer and published in 2019 by Frosted Games, in English by Capstone Games.
    This is an unofficial adaptation by players; its wording and its drawings are our own, and it is not connected with the author or the publishers.

## Sides

seat-nixon = Nixon
seat-editor = Editor
seat-nixon-long = The Nixon administration
seat-editor-long = The Editor
seat-nixon-aim = Gain five momentum tokens, or hold out until no momentum is left.
seat-editor-aim = Connect two informants with Nixon through face-up evidence.

## Phases

phase-initial = Initial phase
phase-card = Card phase
phase-evaluation = Evaluation phase
phase-over = End of the game
round = Round { $n }

## Kinds of cards and parts of a card

kind-event = Event
kind-conspirator = Conspirator
kind-journalist = Journalist
reaction = Reaction
value = Value
action = Action
condition = Condition
card-value = Value { $n }
card-number = No. { $n }

## Colours and evidence

colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-joker = joker
colour-two = { $first } and { $second }
evidence-blue = cheques
evidence-yellow = floor plans
evidence-green = tapes
evidence = Evidence

## Pieces

piece-initiative = initiative token
piece-momentum = momentum token
piece-evidence = evidence { $slot }
piece-evidence-face-up = evidence { $slot } ({ $colours })
piece-evidence-face-down = evidence { $slot } (face down)
token-face-up = face-up evidence, { $colours }
token-face-down = face-down evidence, { $colours }
token-unknown = face-down evidence

## Places

track = Research track
track-space = space { $n }
track-space-side = space { $n } on the side of { $seat }
track-neutral = space 0
board = Evidence board
board-nixon = Picture of Nixon
space-name = { $colour } space { $n }
space-empty = empty
picture-of = Picture of { $informant }
momentum = Momentum
momentum-card = Momentum card of { $seat }
momentum-count =
    { $count ->
        [one] 1 momentum token
       *[other] { $count } momentum tokens
    }
initiative = Initiative
initiative-holder = { $seat } has the initiative
bag = Bag
supply = Supply
supply-momentum = Supply of momentum
supply-informants = Supply of informants
deck = Deck
deck-of = Deck of { $seat }
discard = Discard pile
discard-of = Discard pile of { $seat }
removed = Removed from the game
removed-of = Removed cards of { $seat }
removed-momentum = Momentum tokens out of the game
in-play = In play
hand = Hand
hand-of = Hand of { $seat }
hand-own = Your hand
thread = Thread

## States of things

face-up = face up
face-down = face down
connected = connected
not-connected = not connected
in-supply = in the supply
gained = gained
mark = momentum mark
with-mark = with momentum mark
no-mark = without mark
hidden-card = hidden card
ruled-out = not { $colours }
events-blocked = A Brilliant Mood: no event actions of the Editor this round
count-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
count-tokens =
    { $count ->
        [0] no tokens
        [one] 1 token
       *[other] { $count } tokens
    }
count-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
count-connected =
    { $count ->
        [0] no informant connected
        [one] 1 informant connected
       *[other] { $count } informants connected
    }

## Instructions on the momentum card

trigger-draw_card =
    { $count ->
        [one] Draw 1 card.
       *[other] Draw { $count } cards.
    }
trigger-look_at_top_of_deck =
    { $count ->
        [one] Look at the top card of Nixon’s deck.
       *[other] Look at the top { $count } cards of Nixon’s deck.
    }
trigger-move_evidence =
    { $steps ->
        [one] Move one evidence token 1 step.
       *[other] Move one evidence token { $steps } steps.
    }
trigger-pin_from_track = You may pin one evidence token from the research track.
trigger-win = Nixon wins.

## Informants

informant-martha_mitchell = Martha Mitchell
informant-john_dean = John Dean
informant-alexander_butterfield = Alexander Butterfield
informant-james_mccord = James McCord
informant-alfred_baldwin = Alfred Baldwin
informant-rose_mary_woods = Rose Mary Woods
informant-hugh_sloan = Hugh Sloan

## Nixon's cards

card-N02 = Rose Mary Woods
card-N02-text = Pin Rose Mary Woods face down. Then move the initiative or momentum token 1 step.
card-N03 = Alexander Butterfield
card-N03-text = Pin Alexander Butterfield face down. Then move the initiative or momentum token 2 steps.
card-N04 = Hugh Sloan
card-N04-text = Pin Hugh Sloan face down. Then move the initiative or momentum token 1 step.
card-N05 = Martha Mitchell
card-N05-text = Pin Martha Mitchell face down. Then move the initiative or momentum token 2 steps.
card-N06 = John Dean
card-N06-text = Pin John Dean face down. Then move the initiative or momentum token 1 step.
card-N07 = Alfred Baldwin
card-N07-text = Pin Alfred Baldwin face down. Then move the initiative or momentum token 1 step.
card-N08 = James McCord
card-N08-text = Pin James McCord face down. Then move the initiative or momentum token 2 steps.
card-N09 = Howard Hunt
card-N09-text = Move the momentum token 2 steps. Then draw the top card of your deck and play it at once, for its value or its action.
card-N10 = Gordon Liddy
card-N10-text = Put one face-up evidence token from the track back into the bag.
card-N11 = Chuck Colson
card-N11-text = The Editor discards one card at random. Then take another turn right away.
card-N12 = Bob Haldeman
card-N12-text = Move every evidence token on the track 1 step.
card-N13 = John Ehrlichman
card-N13-text = Move the initiative token 2 steps and the momentum token 2 steps. Then put one face-down evidence token from the track back into the bag.
card-N14 = John Mitchell
card-N14-text = Reaction: cancel the action of an Editor’s event. That event goes to the Editor’s discard pile.
card-N15 = A Third-Rate Burglary
card-N15-text = Put one evidence token from the track on space 0. Then put the momentum token on your space 1.
card-N16 = Cancer on the Presidency
card-N16-text = Move one evidence token 3 steps. Then both sides discard their hands, and the evaluation phase begins.
card-N17 = President’s Speech
card-N17-text = Draw one evidence token from the bag and lay it face up on your space 3.
card-N18 = 1972 Presidential Election
card-N18-text = Move evidence tokens 4 steps in all, divided as you like.
card-N19 = Operation Gemstone
card-N19-text = Move the momentum token 2 steps. Then move two different evidence tokens 2 steps each.
card-N20 = Gambit
card-N20-text = Gain the momentum token by putting it on your space 5. If you remove a conspirator in your hand from the game, Gambit goes to your discard pile instead of leaving the game.
card-N21 = A Brilliant Mood
card-N21-text = Not in your first turn of a round. Until the end of the round the Editor cannot use the actions of events, reactions included.

## The Editor's cards

card-E23 = Rose Mary Woods
card-E23-text = Pin Rose Mary Woods face up. Then move the initiative or momentum token 1 step.
card-E24 = Alexander Butterfield
card-E24-text = Pin Alexander Butterfield face up. Then move the initiative or momentum token 2 steps.
card-E25 = Hugh Sloan
card-E25-text = Pin Hugh Sloan face up. Then move the initiative or momentum token 1 step.
card-E26 = Martha Mitchell
card-E26-text = Pin Martha Mitchell face up. Then move the initiative or momentum token 2 steps.
card-E27 = John Dean
card-E27-text = Pin John Dean face up. Then move the initiative or momentum token 1 step.
card-E28 = Alfred Baldwin
card-E28-text = Pin Alfred Baldwin face up. Then move the initiative or momentum token 1 step.
card-E29 = James McCord
card-E29-text = Pin James McCord face up. Then move the initiative or momentum token 2 steps.
card-E30 = Deep Throat
card-E30-text = Put one face-down picture from the evidence board back into the supply. Then move the initiative token 3 steps.
card-E31 = The Missing Tape
card-E31-text = Pin one face-up green evidence token from the track, wherever it stands.
card-E32 = The Smoking Gun
card-E32-text = Move the initiative token 2 steps and the momentum token 2 steps. Then move one face-down evidence token 1 step.
card-E33 = Bob Woodward
card-E33-text = Draw one evidence token from the bag and lay it face up on your space 2. Then move the initiative or momentum token 2 steps.
card-E34 = Carl Bernstein
card-E34-text = Take one evidence token off the evidence board and lay it face up on space 0 of the track.
card-E35 = Ben Bradlee
card-E35-text = Reaction: cancel the action of a conspirator. That conspirator is removed from the game.
card-E36 = Who Is Paying the Lawyers?
card-E36-text = Move the initiative token 2 steps and the momentum token 1 step. Then move two different face-up evidence tokens 1 step each.
card-E37 = Pentagon Papers
card-E37-text = Draw one evidence token from the bag and pin it at once.
card-E38 = Watergate Complex
card-E38-text = Move the initiative token 3 steps. Then move one face-up evidence token 2 steps and one face-down evidence token 1 step.
card-E39 = Saturday Night Massacre
card-E39-text = Put the initiative token and all evidence tokens of the track on space 0. Then move one evidence token 1 step.
card-E40 = Mass Demonstration
card-E40-text = Reaction: cancel the action of a conspirator. That conspirator is removed from the game.
card-E41 = The System Works
card-E41-text = Choose one of your removed cards that is no reaction and use its action now. Then both cards are removed from the game.
card-E42 = Follow the Money!
card-E42-text = Reaction: when Nixon moves evidence with the value of a card, the token moves from where it was towards you instead, the same number of steps, and stays face up. Nixon discards that card.

## Where the printed values come from

provenance-title = How sure are the printed values?
provenance-about = We did not have the published game in front of us. Some of what is printed on its cards and board could not be found in any public source; there we filled the gaps with proposals of our own that fit the rules and keep the game balanced.
provenance-cards = The list of the 40 cards and what they do rests mostly on a single source. What Chuck Colson and 1972 Presidential Election do is disputed.
provenance-values = The value is our reconstruction on 36 of the 40 cards; four have some source.
provenance-colours = The colour is our reconstruction on 37 of the 40 cards; three have a weak source.
provenance-graph = The spaces of the evidence board, their colours and the threads between them are our reconstruction. Certain is only that Nixon is in the centre, seven informants are around him and every space has one colour.
provenance-informants = The order of the informants around the board comes from a weak source.
provenance-triggers = The four instructions on the Editor’s momentum card come from one source that nobody confirms.
provenance-marks = Which evidence tokens carry a momentum mark comes from a weak source. How many tokens there are of each colour is better sourced.
provenance-titles = Some English titles are our rendering, and all Japanese ones are.
provenance-solid = The rules, the number of all components, the reaction cards and the ways to win are well sourced.
provenance-owner = If you own the game, a file of corrections can put the printed values in place of ours.
provenance-corrected = A file of corrections is in use. Where a card text here names another number than the corrected value, the corrected value applies.
provenance-high = well sourced
provenance-medium = one good source
provenance-low = weak source
provenance-reconstructed = reconstructed by us
provenance-owner-label = corrected by an owner

## Buttons

do-value = Use the value of { $object }
do-action = Use the action of { $object }
do-react = Answer with { $object }
do-pass = No reaction
do-decline = Decline
do-ask = Ask for { $object }
do-move = Move: { $object }
do-show = Turn up: { $object }
do-pin = Pin: { $object }
do-bin = Into the bag: { $object }
do-reset = To space 0: { $object }
do-free = Free { $object }
do-replay = Use again: { $object }
do-sacrifice = Remove { $object } from the game
do-place = Pin on { $object }
do-lift = Take from { $object }

### Watergate in English. Every word here is our own.

## The game

game-title = Watergate
game-title-short = Watergate
game-tagline = The president’s last term against the front page
game-box = 2 players · 30 to 60 minutes · easy to learn
game-about =
    Washington, 1972: five burglars are caught in the Watergate building, and a newspaper begins to ask who sent them.
    One side is the Nixon administration, which has to gather momentum and last until the end of the term; the other is the Editor, who has to pin evidence until two informants are linked to the president.
    For two players.
game-notice =
    Watergate was designed by Matthias Cramer and published in 2019 by Frosted Games, in English by Capstone Games.
    This is an unofficial adaptation by players; its wording and its drawings are our own, and it is not connected with the author or the publishers.

## The game in one minute

minute-1 = The Editor wins by connecting two informants with Nixon through face-up evidence on the wall. Nixon wins with five momentum tokens, or by holding out until no momentum is left.
minute-2 = Each round you hold four or five cards. In turn, play one: for its value or for its action, never for both.
minute-3 = The value pulls one token on the research track that many steps towards you: initiative, momentum, or evidence of the card’s colour. Only Nixon knows the face-down evidence; the Editor has to ask for a colour.
minute-4 = The action does what the card says. An event leaves the game after that; conspirators and journalists come back.
minute-5 = After the last card each side gains what lies on its half. The Editor pins evidence face up to connect, Nixon face down to block. Whoever gains the initiative begins the next round and holds five cards.

## Sides

seat-nixon = Nixon
seat-editor = The Editor
seat-editor-inside = the Editor
seat-nixon-long = The Nixon administration
seat-editor-long = The Editor of the newspaper
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
steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
reaction = Reaction
value = Value
action = Action
card-value = Value { $n }

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
piece-evidence = evidence { $n }
piece-evidence-face-up = evidence { $slot } ({ $colours })
piece-evidence-face-down = evidence { $slot } (face down)
token-face-up = face-up evidence, { $colours }
token-face-down = face-down evidence, { $colours }
token-unknown = face-down evidence
token-blue = a blue token
token-yellow = a yellow token
token-green = a green token
token-blue-yellow = a blue and yellow token
token-blue-green = a blue and green token
token-yellow-green = a yellow and green token
token-blue-mark = a blue token with a momentum mark
token-yellow-mark = a yellow token with a momentum mark
token-green-mark = a green token with a momentum mark
token-blue-yellow-mark = a blue and yellow token with a momentum mark
token-blue-green-mark = a blue and green token with a momentum mark
token-yellow-green-mark = a yellow and green token with a momentum mark

## Places

track = Research track
track-space-side = space { $n } ({ $seat })
track-neutral = space 0
track-zero = space 0
track-nixon = space { $n } on Nixon’s side
track-editor = space { $n } on the Editor’s side
board = Evidence board
board-nixon = Picture of Nixon
node-nixon = Nixon’s picture
space-name = { $colour } space { $n }
space-blue = blue space { $n }
space-yellow = yellow space { $n }
space-green = green space { $n }
space-empty = empty
momentum = Momentum
momentum-card = Momentum card: { $seat }
momentum-count =
    { $count ->
        [one] 1 momentum token
       *[other] { $count } momentum tokens
    }
initiative = Initiative
initiative-holder = Initiative: { $seat }
bag = Bag
supply = Supply
supply-momentum = Supply of momentum
supply-informants = Supply of informants
deck = Deck
deck-of = Deck: { $seat }
discard = Discard pile
discard-of = Discard pile: { $seat }
removed = Removed from the game
removed-of = Removed cards: { $seat }
removed-momentum = Momentum tokens out of the game
in-play = In play
hand = Hand
hand-of = Hand: { $seat }
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
ruled-out = not { $colours }
events-blocked = “A Brilliant Mood”: no event actions of the Editor this round
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
card-N02-text = Pin Rose Mary Woods face down. Then move the initiative or momentum token { $a-steps }.
card-N03 = Alexander Butterfield
card-N03-text = Pin Alexander Butterfield face down. Then move the initiative or momentum token { $a-steps }.
card-N04 = Hugh Sloan
card-N04-text = Pin Hugh Sloan face down. Then move the initiative or momentum token { $a-steps }.
card-N05 = Martha Mitchell
card-N05-text = Pin Martha Mitchell face down. Then move the initiative or momentum token { $a-steps }.
card-N06 = John Dean
card-N06-text = Pin John Dean face down. Then move the initiative or momentum token { $a-steps }.
card-N07 = Alfred Baldwin
card-N07-text = Pin Alfred Baldwin face down. Then move the initiative or momentum token { $a-steps }.
card-N08 = James McCord
card-N08-text = Pin James McCord face down. Then move the initiative or momentum token { $a-steps }.
card-N09 = Howard Hunt
card-N09-text = Move the momentum token { $a-steps }. Then draw the top card of your deck and play it at once, for its value or its action.
card-N10 = Gordon Liddy
card-N10-text = Put one face-up evidence token from the track back into the bag.
card-N11 = Chuck Colson
card-N11-text = The Editor discards one card at random. Then take another turn right away.
card-N12 = Bob Haldeman
card-N12-text = Move every evidence token on the track { $a-steps }.
card-N13 = John Ehrlichman
card-N13-text = Move the initiative token { $a-steps } and the momentum token { $b-steps }. Then put one face-down evidence token from the track back into the bag.
card-N14 = John Mitchell
card-N14-text = Reaction: cancel the action of an Editor’s event. That event goes to the Editor’s discard pile.
card-N15 = A Third-Rate Burglary
card-N15-text = Put one evidence token from the track on space 0. Then put the momentum token on your space { $a }.
card-N16 = Cancer on the Presidency
card-N16-text = Move one evidence token { $a-steps }. Then both sides discard their hands, and the evaluation phase begins.
card-N17 = President’s Speech
card-N17-text = Draw one evidence token from the bag and lay it face up on your space { $a }.
card-N18 = 1972 Presidential Election
card-N18-text = Move evidence tokens { $a-steps } in all, divided as you like.
card-N19 = Operation Gemstone
card-N19-text =
    { $b ->
        [one] Move the momentum token { $a-steps }. Then move one evidence token { $c-steps }.
       *[other] Move the momentum token { $a-steps }. Then move { $b } different evidence tokens { $c-steps } each.
    }
card-N20 = Gambit
card-N20-text = Gain the momentum token by putting it on your space 5. If you remove a conspirator in your hand from the game, this card goes to your discard pile instead of leaving the game.
card-N21 = A Brilliant Mood
card-N21-text = Not in your first turn of a round. Until the end of the round the Editor cannot use the actions of events, reactions included.

## The Editor's cards

card-E22 = The Editor’s momentum card
card-E23 = Rose Mary Woods
card-E23-text = Pin Rose Mary Woods face up. Then move the initiative or momentum token { $a-steps }.
card-E24 = Alexander Butterfield
card-E24-text = Pin Alexander Butterfield face up. Then move the initiative or momentum token { $a-steps }.
card-E25 = Hugh Sloan
card-E25-text = Pin Hugh Sloan face up. Then move the initiative or momentum token { $a-steps }.
card-E26 = Martha Mitchell
card-E26-text = Pin Martha Mitchell face up. Then move the initiative or momentum token { $a-steps }.
card-E27 = John Dean
card-E27-text = Pin John Dean face up. Then move the initiative or momentum token { $a-steps }.
card-E28 = Alfred Baldwin
card-E28-text = Pin Alfred Baldwin face up. Then move the initiative or momentum token { $a-steps }.
card-E29 = James McCord
card-E29-text = Pin James McCord face up. Then move the initiative or momentum token { $a-steps }.
card-E30 = Deep Throat
card-E30-text = Put one face-down picture from the evidence board back into the supply. Then move the initiative token { $a-steps }.
card-E31 = The Missing Tape
card-E31-text = Pin one face-up green evidence token from the track, wherever it stands.
card-E32 = The Smoking Gun
card-E32-text = Move the initiative token { $a-steps } and the momentum token { $b-steps }. Then move one face-down evidence token { $c-steps }.
card-E33 = Bob Woodward
card-E33-text = Draw one evidence token from the bag and lay it face up on your space { $a }. Then move the initiative or momentum token { $b-steps }.
card-E34 = Carl Bernstein
card-E34-text = Take one evidence token off the evidence board and lay it face up on space 0 of the track.
card-E35 = Ben Bradlee
card-E35-text = Reaction: cancel the action of a conspirator. That conspirator is removed from the game.
card-E36 = Who Is Paying the Lawyers?
card-E36-text =
    { $c ->
        [one] Move the initiative token { $a-steps } and the momentum token { $b-steps }. Then move one face-up evidence token { $d-steps }.
       *[other] Move the initiative token { $a-steps } and the momentum token { $b-steps }. Then move { $c } different face-up evidence tokens { $d-steps } each.
    }
card-E37 = Pentagon Papers
card-E37-text = Draw one evidence token from the bag and pin it at once.
card-E38 = Watergate Complex
card-E38-text = Move the initiative token { $a-steps }. Then move one face-up evidence token { $b-steps } and one face-down evidence token { $c-steps }.
card-E39 = Saturday Night Massacre
card-E39-text = Put the initiative token and all evidence tokens of the track on space 0. Then move one evidence token { $a-steps }.
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
provenance-owner = If you own the game, a file of corrections can put the printed values in place of ours. What the texts of the cards do stays as it is; only the numbers in them can be corrected.
provenance-corrected = A file of corrections is in use; the texts of the cards name the corrected numbers.
provenance-colour = Colour
provenance-ours = Our value
provenance-yours = Corrected value
provenance-high = two sources or more
provenance-medium = one good source only
provenance-low = weak source
provenance-reconstructed = reconstructed by us
provenance-owner-label = corrected by an owner

## Buttons

do-value = “{ $object }”: value { $count }
do-action = “{ $object }”: action
here-do-value = Use its value: { $count }
here-do-action = Use its action
here-do-react = Answer with it
here-do-replay = Use it again
here-do-sacrifice = Remove it from the game
do-react = Answer with “{ $object }”
do-pass = No reaction
do-pass-none = You have no reaction that fits: go on
do-decline = Decline
do-ask = Ask for { $object }
do-move = Move: { $object }
do-show = Turn up { $object }
do-pin = Pin { $object }
do-bin = Put { $object } back into the bag
do-reset = Put { $object } on space 0
do-free = Free { $object }
do-replay = Use “{ $object }” again
do-sacrifice = Remove “{ $object }” from the game
do-place = Pin on { $object }
do-lift = Take from { $object }

## Questions: prompt- to the side that answers, wait- to everybody else

prompt-turn = Your turn: play one card, for its value or its action.
wait-turn = { $side } chooses a card to play.
prompt-play-drawn = “{ $card }” has been drawn: play it, for its value or its action.
wait-play-drawn = { $side } has to play the drawn card “{ $card }”.
prompt-value-move =
    { $count ->
        [one] “{ $card }”: choose the token that moves 1 step towards you.
       *[other] “{ $card }”: choose the token that moves { $count } steps towards you.
    }
wait-value-move =
    { $count ->
        [one] { $side } chooses a token to move 1 step with “{ $card }”.
       *[other] { $side } chooses a token to move { $count } steps with “{ $card }”.
    }
prompt-value-move-no =
    { $count ->
        [one] No { $colour } lies face down. Choose the token that moves 1 step towards you.
       *[other] No { $colour } lies face down. Choose the token that moves { $count } steps towards you.
    }
wait-value-move-no = { wait-value-move }
prompt-show = The Editor asks for { $colour }: choose the face-down token that you turn up.
wait-show = { $side } has { $colour } and chooses the token to turn up.
prompt-answer = The action of “{ $card }” is played. Do you react?
wait-answer = { $side } may answer “{ $card }”.
prompt-answer-move =
    { $count ->
        [one] “{ $card }” moves { $piece } by 1 step. Do you react?
       *[other] “{ $card }” moves { $piece } by { $count } steps. Do you react?
    }
wait-answer-move = { $side } may answer the move of { $piece } with “{ $card }”.
prompt-choose-token =
    { $count ->
        [one] Choose the initiative or the momentum token: it moves 1 step towards you.
       *[other] Choose the initiative or the momentum token: it moves { $count } steps towards you.
    }
wait-choose-token = { $side } chooses between the initiative and the momentum token.
prompt-choose-evidence =
    { $count ->
        [one] Choose an evidence token: it moves 1 step towards you.
       *[other] Choose an evidence token: it moves { $count } steps towards you.
    }
wait-choose-evidence = { $side } chooses an evidence token to move.
prompt-spread =
    { $count ->
        [one] One step is left: choose the evidence token that takes it.
       *[other] { $count } steps are left: choose the evidence token that takes the next one.
    }
wait-spread =
    { $count ->
        [one] { $side } has one step left for evidence.
       *[other] { $side } divides { $count } more steps among the evidence.
    }
prompt-place = Choose the space on which you pin { $token }.
wait-place = { $side } chooses a space for { $token }.
prompt-pin-from-track = Choose the evidence token on the research track that you pin.
wait-pin-from-track = { $side } chooses an evidence token to pin.
prompt-pin-own = Choose which of your evidence tokens you pin next.
wait-pin-own = { $side } pins evidence.
prompt-put-in-bag = Choose the evidence token that goes back into the bag.
wait-put-in-bag = { $side } chooses an evidence token to put back into the bag.
prompt-put-on-zero-which = Choose the evidence token that is put on space 0.
wait-put-on-zero-which = { $side } chooses an evidence token to put on space 0.
prompt-free = Choose the face-down picture that goes back into the supply.
wait-free = { $side } chooses an informant to free.
prompt-lift = Choose the pinned evidence that goes back to the research track.
wait-lift = { $side } chooses pinned evidence to take off the board.
prompt-replay = Choose the removed card whose action you use again.
wait-replay = { $side } chooses a removed card to use again.
prompt-sacrifice = Give up a conspirator of your hand, so that “Gambit” is only discarded?
wait-sacrifice = { $side } decides whether to give a conspirator up for “Gambit”.

## Log

log-round = Round { $count } begins.
log-evaluation = The evaluation phase begins.
log-drew =
    { $count ->
        [one] { $side } draws 1 card.
       *[other] { $side } draws { $count } cards.
    }
log-drew-card-item = “{ $card }”
log-drew-card-list = { $side } draws { $items }.
log-drew-card = { $side } draws “{ $card }”.
log-drew-to-play = { $side } draws “{ $card }” and has to play it now.
log-reshuffled =
    { $count ->
        [one] { $side } makes 1 discarded card the new deck.
       *[other] { $side } shuffles { $count } discarded cards into a new deck.
    }
log-laid-tokens =
    { $count ->
        [0] { $side } finds the bag empty and lays out no evidence.
        [one] { $side } lays 1 evidence token face down on space 0.
       *[other] { $side } lays { $count } evidence tokens face down on space 0.
    }
log-looked-at-token-item = { $slot } ({ $token })
log-looked-at-token-list = Nixon looks at { $items }.
log-looked-at-token = Nixon looks at { $slot }: { $token }.
log-looked =
    { $count ->
        [0] { $side } finds no card in Nixon’s deck to look at.
        [one] { $side } looks at the top card of Nixon’s deck.
       *[other] { $side } looks at the top { $count } cards of Nixon’s deck.
    }
log-saw-item = “{ $card }”
log-saw-list = { $side } sees in Nixon’s deck, from the top: { $items }.
log-saw = { $side } sees “{ $card }” in Nixon’s deck.
log-value = { $side } plays “{ $card }” for its value of { $count }.
log-about-to-move =
    { $count ->
        [one] { $side } is about to move { $piece }, { $token }, 1 step.
       *[other] { $side } is about to move { $piece }, { $token }, { $count } steps.
    }
log-nothing-to-move = “{ $card }” has no token that it could move.
log-action = { $side } uses the action of “{ $card }”.
log-asked = { $side } asks for { $colour }.
log-answered-yes = { $side } answers: yes, there is { $colour }.
log-answered-no = { $side } answers: no face-down token has { $colour }.
log-reacted = { $side } plays “{ $card }” in answer to “{ $target }”.
log-cancelled =
    { $card-id ->
        [card-N14] “{ $card }” cancels “{ $target }”, which goes to the Editor’s discard pile.
       *[other] “{ $card }” cancels “{ $target }”, which is removed from the game.
    }
log-redirected = “{ $card }” sends the evidence that “{ $target }” moves the other way.
log-replayed = { $side } uses the action of “{ $card }” again.
log-sacrificed = { $side } removes “{ $card }” from the game; “Gambit” goes to the discard pile.
log-discarded = { $side } discards “{ $card }”.
log-another-turn = { $side } takes another turn.
log-declined = { $side } declines.
log-turned-up = Turned face up: { $slot }, { $token }.
log-moved = { $side } moves the { $piece } from { $from } to { $to }.
log-moved-evidence = { $side } moves { $piece }, { $token }, from { $from } to { $to }.
log-set = { $side } puts the { $piece } on { $to }.
log-put-on-zero = Put on space 0: { $piece }.
log-all-on-zero = { $side } has put all evidence on space 0, and the initiative token too if it was on the track.
log-gained = { $side } gains { $piece }.
log-initiative-on-zero = { $side } did not hold the initiative when the round began, and so receives its token from space 0.
log-gained-initiative = { $side } gains the initiative token.
log-gained-momentum = { $side } gains a momentum token and now has { $count }.
log-momentum-surplus = { $side } has no space for another momentum token; it leaves the game.
log-momentum-to-supply = The momentum token lies on space 0 and goes back to the supply.
log-new-momentum = The initiative token and a new momentum token are put on space 0. Left in the supply: { $count }.
log-bag-empty = The bag is empty: no token is drawn.
log-from-bag = { $side } draws { $token } from the bag and lays it on { $to }.
log-drawn-to-pin = { $side } draws { $token } from the bag to pin it.
log-taken-to-pin = { $side } takes { $token } from the research track to pin it.
log-pinned =
    { $side-id ->
        [seat-nixon] { $side } pins { $token } face down on { $node }.
       *[other] { $side } pins { $token } face up on { $node }.
    }
log-mark-counts = The pinned evidence carries a momentum mark.
log-no-space = { $side } puts { $token } back into the bag: no empty space fits.
log-returned = Back into the bag: { $token }.
log-returned-unseen = Back into the bag, unseen: { $slot }.
log-lifted = { $side } takes { $token } off { $node } and lays it face up on space 0 as { $slot }.
log-picture-pinned =
    { $side-id ->
        [seat-nixon] { $side } pins the picture of { $node } face down.
       *[other] { $side } pins the picture of { $node } face up.
    }
log-picture-stays = The picture of { $node } is pinned already and stays as it is.
log-freed = { $side } puts the picture of { $node } back into the supply.
log-end-connected = { end-connected }
log-end-momentum = { end-momentum }
log-end-term = { end-term }
log-end-supply = { end-supply }

## How the game ended

end-connected = { $side } wins: two informants are connected with Nixon.
end-momentum = { $side } wins: the last space of the momentum card is filled.
end-term = { $side } wins: this was the last round of this match.
end-supply = { $side } wins: no momentum token is left for a new round.

## Why something is not possible

no-not-your-card = “{ $card }” belongs to the other side.
no-not-in-hand = “{ $card }” is not in your hand.
no-momentum-card = Number 22 is the Editor’s momentum card, which stays on the table.
no-reaction-only = The action of “{ $card }” can only answer a play of the other side. In your turn it can be played for its value.
no-mood-first-turn = The action of “A Brilliant Mood” can be used from your second turn of a round on.
no-events-blocked = “A Brilliant Mood” holds until the end of the round: the actions of events cannot be used, not even as reactions.
no-drawn-card-only = “{ $card }” has been drawn and has to be played now.
no-not-on-track = The { $piece } is off the research track for the rest of this round.
no-empty-slot = There is no evidence token in this place.
no-only-evidence = An evidence token has to be chosen here.
no-only-tokens = The initiative token or the momentum token has to be chosen here.
no-only-face-up = A face-up evidence token has to be chosen here.
no-only-face-down = A face-down evidence token has to be chosen here.
no-another-token = This token has been moved already; the next one has to be a different one.
no-value-colour = This token does not have the colour that “{ $card }” shows.
no-wrong-colour = A token with { $colour } is needed here.
no-ask-instead = A value cannot move a face-down token directly: ask Nixon for its colour first.
no-editor-asks = Only the Editor asks for a colour; Nixon can look at the face-down tokens.
no-one-question = One question can be asked with each card, and it has been answered.
no-nothing-face-down = A question needs a face-down token on the research track, and there is none.
no-ask-card-colour = “{ $card }” does not show { $colour }; the question is for a colour of the card.
no-answers-not = “{ $card }” does not answer “{ $target }”.
no-space-taken = There is a token on { $node } already; an empty space is needed.
no-space-colour = The colour of { $node } does not fit { $token }.
no-space-empty = There is no token on { $node }.
no-not-your-half = This token does not lie on your half of the research track.
no-must-do = This cannot be declined: what a card asks is done as far as possible.
no-not-blocked = The picture of { $node } is not pinned face down.
no-not-removed = “{ $card }” has not been removed from the game.

# What is counted
counts-connected = Informants connected
counts-pinned = Evidence pinned
counts-track = { $piece }

## How a match ended, in a few words

short-end-connected = two informants connected
short-end-momentum = five momentum tokens
short-end-term = the last round is over
short-end-supply = no momentum left

## When a thing can be chosen, said where something else is asked

when-do-value = Cards are played when it is your turn to play one.
when-do-move = Tokens move by the value or the action of a card.
when-do-ask = A colour is asked for with a card that is played for its value.
when-do-free = Informants are pinned, and freed, only by the actions of cards.
when-do-place = Evidence is pinned at the end of a round, or by the action of a card.

## What would do nothing

sure-nothing-up = No evidence lies face up on the research track: this part of the action would do nothing.
sure-nothing-up-only = No evidence lies face up on the research track: the action would do nothing.
sure-nothing-down = No evidence lies face down on the research track: this part of the action would do nothing.
sure-nothing-down-only = No evidence lies face down on the research track: the action would do nothing.
sure-nothing-there = No evidence lies on the research track: this part of the action would do nothing.
sure-nothing-there-only = No evidence lies on the research track: the action would do nothing.
sure-no-tape = No green evidence lies face up on the research track: this part of the action would do nothing.
sure-no-tape-only = No green evidence lies face up on the research track: the action would do nothing.
sure-no-picture = No picture lies face down on the evidence board: this part of the action would do nothing.
sure-no-picture-only = No picture lies face down on the evidence board: the action would do nothing.
sure-nothing-pinned = No evidence token is pinned: this part of the action would do nothing.
sure-nothing-pinned-only = No evidence token is pinned: the action would do nothing.
sure-nothing-again = No card has been removed whose action could be used again: this part of the action would do nothing.
sure-nothing-again-only = No card has been removed whose action could be used again: the action would do nothing.

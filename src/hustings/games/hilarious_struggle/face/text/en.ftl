### Hilarious Struggle 2016 in English. Every word here is our own.

## The game

game-title = Hilarious Struggle 2016
game-title-short = Hilarious
game-tagline = Two parties, 270 electors, and one scandal too many
game-box = 2 players · 30 to 45 minutes · middling
game-about =
    Two candidates criss-cross the country, collect voters card by card, and call the election when the electors look right, unless a scandal boils over first.
    A quick game for two. Only its rules are public: its cards, most of its states and all borders are our reconstruction, and its page says which parts are which.
game-notice =
    Hilarious Struggle ~Hot Race 2016~ was made and published in 2016 by the Japanese circle Tsukinokai (月の会).
    This is an unofficial adaptation by players after the published beta rules. Its cards and board are largely our own reconstruction, its wording and drawings are our own, no real person is shown, and it is not connected with the circle.

## The game in one minute

minute-1 = Whoever holds 270 electors when the election is held becomes president. Whoever reaches 10 points of scandal loses at once.
minute-2 = In your turn do one thing with a card: move your agent, vote, or use the text of the card. You cannot pass.
minute-3 = To vote, put the card of the state where your agent is face up. Whoever has more voters in a state holds its electors; at a tie nobody does.
minute-4 = Once a turn you may add a support vote: any card, face down, one voter, in a state where somebody’s card lies face up.
minute-5 = When both hands are empty, both draw seven. A deck that has to be shuffled anew costs both sides a point of scandal. Play “Presidential Election” when you are ahead: if neither has 270, the other side wins.

## Options

option-honour = Face-down votes on your honour
option-honour-off = The table checks them
option-honour-on = Checked at the election
option-swing-states = “Swing State” as a vote
option-swing-states-agent = Where the agent is
option-swing-states-active = In any active state

## Sides

seat-democrats = Democrats
seat-republicans = Republicans
seat-democrats-aim = Hold 270 electors at the election. You begin with the 90 of New York, which can be taken from you.
seat-republicans-aim = Hold 270 electors at the election. You begin with the 40 of Texas, which nobody can take, and move first.

## Phases and places

phase-campaign = Campaign
phase-election = Presidential election
brief-campaign = Campaign
brief-election = Election
phase-over = The end
round-n = Round { $n }
board = The country
states = States
electors = Electors
electors-count =
    { $count ->
        [one] 1 elector
       *[other] { $count } electors
    }
electors-to-win = { $n } to win
scandal = Scandal
scandal-count =
    { $count ->
        [one] 1 point of scandal
       *[other] { $count } points of scandal
    }
voters = Voters
voters-count =
    { $count ->
        [one] 1 voter
       *[other] { $count } voters
    }
rule = Underlined text
agent = Agent
agent-of = Agent: { $seat }
active = active
not-active = not active
held-by = held by { $seat }
held-by-nobody = held by nobody
doubled = doubled
shielded = protected
blocked = no support votes
face-down = face down
face-down-count =
    { $count ->
        [one] 1 face-down voter
       *[other] { $count } face-down voters
    }
hand = Hand
hand-of = Hand: { $seat }
hand-own = Your hand
hand-revealed = Revealed hand: { $seat }
deck = Deck
deck-of = Deck: { $seat }
discard = Discard pile
discard-of = Discard pile: { $seat }
removed = Out of the game
removed-of = Out of the game: { $seat }
in-play = Being carried out
stored = Stored cards
stored-of = Stored cards: { $seat }
in-front = In front of you
support-made = The support vote of this turn has been made.
caller = Called by { $seat }
no-caller = Nobody called this election.
card-side = Side
count-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
outlook = { $state }: { $democrats } to { $republicans } voters, then { $democrats-electors } to { $republicans-electors } electors
outlook-won = You would gain { $state }.
outlook-tied = Nobody would hold { $state }.
outlook-same = Electors stay as they are.

## States

state-AL = Alabama
state-AK = Alaska
state-AZ = Arizona
state-AR = Arkansas
state-CA = California
state-CO = Colorado
state-CT = Connecticut
state-DE = Delaware
state-FL = Florida
state-GA = Georgia
state-HI = Hawaii
state-ID = Idaho
state-IL = Illinois
state-IN = Indiana
state-IA = Iowa
state-KS = Kansas
state-KY = Kentucky
state-LA = Louisiana
state-ME = Maine
state-MD = Maryland
state-MA = Massachusetts
state-MI = Michigan
state-MN = Minnesota
state-MS = Mississippi
state-MO = Missouri
state-MT = Montana
state-NE = Nebraska
state-NV = Nevada
state-NH = New Hampshire
state-NJ = New Jersey
state-NM = New Mexico
state-NY = New York
state-NC = North Carolina
state-ND = North Dakota
state-OH = Ohio
state-OK = Oklahoma
state-OR = Oregon
state-PA = Pennsylvania
state-RI = Rhode Island
state-SC = South Carolina
state-SD = South Dakota
state-TN = Tennessee
state-TX = Texas
state-UT = Utah
state-VT = Vermont
state-VA = Virginia
state-WA = Washington
state-WV = West Virginia
state-WI = Wisconsin
state-WY = Wyoming

## Underlined texts

rule-never = Never a voter.
rule-behind = Only in a state where you have fewer voters than the other side.
rule-scandal-most = Only while your scandal is { $n } or less.
rule-rival-scandal = Only while the other side’s scandal is { $n } or more.
rule-rival-there = Only in a state where the other side has a voter.
rule-scandal-not-higher = Only while your scandal is not higher than the other side’s.
rule-active = Only in an active state; at the presidential election in any state.

## Cards of both sides

card-swing = Swing State
card-swing-text = No effect of its own.
card-election = Presidential Election
card-election-text = The presidential election is held at once.

## Cards of the Democrats

card-D-NY = { $state }: Home-Town Parade
card-D-NY-text =
    { $a ->
        [one] Your agent goes to { $home }. Draw 1 card.
       *[other] Your agent goes to { $home }. Draw { $a } cards.
    }
card-D-PA = { $state }: Bus Tour
card-D-PA-text = Place a state card from your hand in its state, if your agent is there or next to it.
card-D-OH = { $state }: Homework on the Rival
card-D-OH-text = The other side reveals its hand. Choose a state card in it: it is discarded.
card-D-MI = { $state }: Shift Change
card-D-MI-text = Take up to { $a } of your face-up voter cards from one state back into your hand.
card-D-IN = { $state }: Whistle-Stop Train
card-D-IN-text = You may move your agent up to { $a } steps. Then you may place the card of the state it stands in.
card-D-IL = { $state }: The Friendly Machine
card-D-IL-text = Move up to { $a } of your support votes from one active state to one other.
card-D-WI = { $state }: Phone Bank
card-D-WI-text = Draw { $a }, then discard { $b }.
card-D-MN = { $state }: Good Neighbours
card-D-MN-text = Lay this on an active state where you are ahead. Effects of the other side cannot discard, take back or move your voters there.
card-D-IA = { $state }: County Fair Gossip
card-D-IA-text = The other side reveals its hand. With a “Presidential Election” in it, its scandal rises by { $a }; otherwise draw { $b }.
card-D-MO = { $state }: Grumpy Advert
card-D-MO-text = The other side’s scandal rises by { $a }. This card leaves the game.
card-D-VA = { $state }: Volunteers Next Door
card-D-VA-text = Place a state card from your hand in its state, if your agent is there or next to it.
card-D-NC = { $state }: Apology Tour
card-D-NC-text = Your scandal falls by { $a }. This card leaves the game.
card-D-GA = { $state }: Bring a Friend
card-D-GA-text = Lay this on an active state where you are behind and have a face-up voter card. One of those cards counts double.
card-D-GA-vote = As a voter in { $state } it doubles one of your face-up cards there, itself included.
card-D-FL = { $state }: Recount
card-D-FL-text = In an active state where the other side leads by { $a } at most, one of its support votes is discarded.
card-D-TN = { $state }: Song Along the Border
card-D-TN-text = Place a state card from your hand in its state, if your agent is there or next to it.
card-D-AL = { $state }: Sunday Best
card-D-AL-text = If your scandal is lower, the other side’s rises by { $a }; otherwise draw { $b }.
card-D-LA = { $state }: Paddle-Steamer Band
card-D-LA-text = You may move your agent up to { $a } steps. Then you may place the card of the state it stands in.
card-D-CO = { $state }: Generous Strangers
card-D-CO-text = Your scandal rises by { $a }. Draw { $b }.
card-D-AZ = { $state }: Desert Detour
card-D-AZ-text = Move the other side’s agent up to { $a } steps.
card-D-UT = { $state }: Underdog Story
card-D-UT-text = Draw { $a } if you have fewer electors, otherwise { $b }.
card-D-WA = { $state }: Fresh Brew
card-D-WA-text = Discard any number of cards from your hand, then draw as many.
card-D-CA = { $state }: Star-Studded Gala
card-D-CA-text = Make up to { $a } more support votes, each in a different active state. Your scandal rises by { $b }.
card-D-TX = { $state }: Cross-Country Flight
card-D-TX-text = Your agent goes to any state.
card-D-AK = { $state }: Wrong Turn North
card-D-AK-text = In one active state, discard face-up voter cards of the other side that show exactly { $a } voters together.
card-D-HI = { $state }: Beach Holiday
card-D-HI-text = Your scandal falls by { $a }. This card leaves the game.

## Cards of the Republicans

card-R-NY = { $state }: Front Page
card-R-NY-text = The other side’s scandal rises by { $a }. This card leaves the game.
card-R-PA = { $state }: Rainy-Day Voters
card-R-PA-text = Put this in front of you. Instead of voting you may store a card on it face up, instead of a support vote one face down. As an action, or when the election begins, all of them become voters in one state of your choice, and this card is discarded.
card-R-OH = { $state }: Debate Ambush
card-R-OH-text = The other side reveals its hand. Choose a state card in it that can be carried out: the other side has to do it.
card-R-MI = { $state }: Pickup Parade
card-R-MI-text = Make up to { $a } more support votes in active states where your agent is or next to it.
card-R-IN = { $state }: Pancake Breakfast
card-R-IN-text = Your scandal falls by { $a }. This card leaves the game.
card-R-IL = { $state }: Windy Speech
card-R-IL-text =
    { $a ->
        [one] The other side discards a card at random.
       *[other] The other side discards { $a } cards at random.
    }
card-R-WI = { $state }: Cheese and Cheers
card-R-WI-text = Take up to { $a } of your face-up voter cards from one state back into your hand.
card-R-MN = { $state }: Snowed In
card-R-MN-text = One of the other side’s support votes, where your agent is or next to it, is discarded.
card-R-IA = { $state }: Corn-Dog Diplomacy
card-R-IA-text = Draw { $a }, then put a card from your hand on top of your deck.
card-R-MO = { $state }: Steamboat Tour
card-R-MO-text = You may move your agent up to { $a } steps. Then you may place the card of the state it stands in.
card-R-VA = { $state }: Beltway Shuttle
card-R-VA-text = You may move your agent up to { $a } steps. Then you may place the card of the state it stands in.
card-R-NC = { $state }: Sold-Out Bleachers
card-R-NC-text = Lay this on an active state where you have a voter. The other side cannot make support votes there.
card-R-GA = { $state }: Peach Caravan
card-R-GA-text = Place a state card from your hand in its state, if your agent is there or next to it.
card-R-FL = { $state }: Beach Volleyball
card-R-FL-text = Place a state card from your hand in its state, if your agent is there or next to it.
card-R-TN = { $state }: Loyal Fan Club
card-R-TN-text = Lay this on an active state where you are ahead. Effects of the other side cannot discard, take back or move your voters there.
card-R-AL = { $state }: Rocket-Town Rally
card-R-AL-text = You may move your agent up to { $a } steps. Then you may place the card of the state it stands in.
card-R-LA = { $state }: Borrowed Speech
card-R-LA-text = The other side reveals its hand. Choose a state card in it that you could carry out, and do it as if it were yours; it goes to its owner’s discard pile. This card leaves the game.
card-R-CO = { $state }: Mile-High Fundraiser
card-R-CO-text = Your scandal rises by { $a }. Draw { $b }.
card-R-AZ = { $state }: Lost Luggage
card-R-AZ-text = The other side’s agent goes to { $rival }.
card-R-UT = { $state }: Early to Bed
card-R-UT-text = Your scandal falls by { $a }. This card leaves the game.
card-R-WA = { $state }: Rainy Encore
card-R-WA-text = Take one of the top { $a } cards of your discard pile into your hand.
card-R-CA = { $state }: Convertible Parade
card-R-CA-text = Place a state card from your hand in its state, if your agent is there or next to it.
card-R-TX = { $state }: Private Jet
card-R-TX-text = Your agent goes to any state.
card-R-AK = { $state }: Dog-Sled Express
card-R-AK-text = Move up to { $a } of your support votes from one active state to one other.
card-R-HI = { $state }: Two Tickets to Paradise
card-R-HI-text = A face-up voter card of the other side that shows { $a } voters at most goes back into its hand. This card leaves the game.

## What cards ask for

task-recall-0 = the card that you take back
task-shift-0 = the state from which support votes move
task-shift-1 = the state to which they move
task-shift-2 = the face-down card that moves
task-phone-0 = the card that you discard
task-shield-0 = the state that is protected
task-block-0 = the state barred to the other side’s support
task-friend-0 = the state where a card counts double
task-friend-1 = the card that counts double
task-recount-0 = the state where a support vote is discarded
task-snow-0 = the state where a support vote is discarded
task-encore-0 = the card that you take from the discard pile
task-expose-0 = the card of the open hand that is discarded
task-ambush-0 = the card that the other side has to carry out
task-borrow-0 = the card that you carry out yourself
task-redraw-0 = a card to discard
task-stack-0 = the card that goes on top of your deck
task-ticket-0 = the card that goes back
task-exact-0 = a card that is discarded

## What is asked

prompt-act = Your turn: move, vote, or use a card. A support vote may come first.
wait-act = { $side } take their turn.
prompt-act-after-support = Your support vote is made. Now move, vote, or use a card.
wait-act-after-support = { $side } have made a support vote and take their turn.
prompt-after = A support vote? Choose its state, or end your turn.
wait-after = { $side } may make a support vote.
prompt-after-step = Walk a second step, make a support vote, or end your turn.
wait-after-step = { $side } may walk on.
prompt-second-step = Walk a second step with another card, or end your turn.
wait-second-step = { $side } may walk on.
prompt-lay = Choose the card that you lay face down in { $state }. It counts one voter.
wait-lay = { $side } choose a card to lay face down in { $state }.
prompt-stow = Choose the card that you store face down.
wait-stow = { $side } choose a card to store face down.
prompt-extra-support =
    { $count ->
        [one] “{ $card }”: one more support vote. Choose its state.
       *[other] “{ $card }”: choose a state (up to { $count } more support votes).
    }
wait-extra-support = { $side } choose states for support votes with “{ $card }”.
prompt-go = Choose the state to which your agent goes.
wait-go = { $side } choose where their agent goes.
prompt-send = Choose the state to which you send the other side’s agent.
wait-send = { $side } choose where they send the other agent.
prompt-pick = “{ $card }”: choose { $task }.
wait-pick = { $side } choose a state for “{ $card }”.
prompt-choose = “{ $card }”: choose { $task }.
wait-choose = { $side } choose a card for “{ $card }”.
prompt-remote = “{ $card }”: choose the card that you place.
wait-remote = { $side } may place a card with “{ $card }”.
prompt-release = Choose the state where all your stored cards become voters.
wait-release = { $side } choose where their stored cards go.
prompt-rally = The election: add your cards as voters, one by one; finish when you like.
wait-rally = The election: { $side } add cards.
prompt-swing-to = Choose the state for the “{ card-swing }”.
wait-swing-to = { $side } choose the state for a “{ card-swing }”.

## Buttons

do-walk = Walk: discard “{ $object }”
do-travel = Travel to the state of the card: discard “{ $object }”
do-fly = Fly anywhere: discard “{ $object }”
do-vote =
    { $count ->
        [one] Vote with “{ $object }” (1 voter)
       *[other] Vote with “{ $object }” ({ $count } voters)
    }
do-load = Store “{ $object }” face up
do-effect = Use the effect of “{ $object }”
do-call = Hold the presidential election
do-lay = Lay “{ $object }” face down
do-add =
    { $count ->
        [one] Add “{ $object }” (1 voter)
       *[other] Add “{ $object }” ({ $count } voters)
    }
do-choose = Choose “{ $object }”
do-support = Support vote in { $object }
do-go = Go to { $object }
do-pick = Choose { $object }
do-stow = Store a card face down
do-release = Release the stored cards
do-done = Done
do-stay = Stay here
do-end-turn = End the turn
do-place-none = Place no card
do-add-no-more = Add no more cards
do-then =
    { $moved ->
        [0] you { $mine }, they { $theirs }; electors as they are
       *[other] you { $mine }, they { $theirs }; electors { $electors } to { $rivals }
    }
here-do-walk = Walk (discard it)
here-do-travel = Go to its state (discard it)
here-do-fly = Fly anywhere (discard it)
here-do-vote =
    { $count ->
        [one] Vote (1 voter)
       *[other] Vote ({ $count } voters)
    }
here-do-load = Store it face up
here-do-effect = Use its effect
here-do-lay = Lay it face down
here-do-add =
    { $count ->
        [one] Add it (1 voter)
       *[other] Add it ({ $count } voters)
    }
here-do-choose = Choose it
here-do-vote-now = { here-do-vote }: { do-then }
here-do-add-now = { here-do-add }: { do-then }
here-do-lay-now = { here-do-lay }: { do-then }
here-do-choose-now = { here-do-choose }: { do-then }
do-vote-now = { do-vote }: { do-then }
do-add-now = { do-add }: { do-then }
do-lay-now = { do-lay }: { do-then }
do-choose-now = { do-choose }: { do-then }
do-support-now = { do-support }: { do-then }
do-pick-now = { do-pick }: { do-then }

## Log

log-round = Round { $count }: both sides fill their hands.
log-turn = The { $side }’ turn.
log-moved =
    { $side-id ->
        [seat-democrats] The Democrats’ agent goes from { $from } to { $state }.
       *[other] The Republicans’ agent goes from { $from } to { $state }.
    }
log-voted =
    { $count ->
        [one] { $side } put “{ $card }” into { $state }: 1 voter.
       *[other] { $side } put “{ $card }” into { $state }: { $count } voters.
    }
log-supported = { $side } make a support vote in { $state }.
log-laid-down = { $side } lay “{ $card }” face down in { $state }.
log-effect = { $side } use “{ $card }”.
log-no-effect = Nothing of “{ $card }” can be carried out.
log-won-state = { $side } gain { $count } electors in { $state } and have { $total }.
log-lost-state = { $side } lose { $count } electors in { $state } and have { $total }.
log-drew =
    { $count ->
        [one] { $side } draw 1 card.
       *[other] { $side } draw { $count } cards.
    }
log-drew-card-item = “{ $card }”
log-drew-card-list = { $side } draw { $items }.
log-drew-card = { $side } draw “{ $card }”.
log-reshuffled =
    { $count ->
        [one] { $side } make 1 discarded card the new deck.
       *[other] { $side } shuffle { $count } discarded cards into a new deck.
    }
log-discarded = { $side } discard “{ $card }”.
log-discarded-support = A support vote of the { $side } in { $state } is discarded: “{ $card }”.
log-discarded-voters = { $side } lose “{ $card }” in { $state }; it is discarded.
log-removed = “{ $card }” leaves the game.
log-revealed = { $side } reveal their hand.
log-took-back = { $side } take “{ $card }” back from { $state }.
log-took-discard = { $side } take “{ $card }” from their discard pile.
log-shifted = { $side } move a support vote from { $from } to { $state }.
log-shifted-card = { $side } move “{ $card }” to { $state }.
log-stacked = { $side } put a card on top of their deck.
log-stacked-card = { $side } put “{ $card }” on top of their deck.
log-laid-on = { $side } lay “{ $card }” on { $state }.
log-doubled = “{ $card }” of the { $side } counts double in { $state }.
log-in-front = { $side } put “{ $card }” in front of them, to store cards on it.
log-loaded = { $side } store “{ $card }” face up.
log-stowed = { $side } store a card face down.
log-stowed-card = { $side } store “{ $card }”.
log-released = { $side } release all that “{ $card }” has stored, in { $state }.
log-scandal-rose = Scandal of the { $side } rises to { $count }.
log-scandal-fell = Scandal of the { $side } falls to { $count }.
log-scandal-both = Scandal spreads: Democrats { $democrats }, Republicans { $republicans }.
log-called = { $side } call the presidential election.
log-turned-up = All face-down voters are turned up.
log-violation = “{ $card }” of the { $side } should not lie in { $state }.
log-tally = Electors: Democrats { $democrats }, Republicans { $republicans }.
log-end-resigned = { $side } resign.
end-resigned = The { $side } have resigned.
takeback-wanted = The { $side } ask to take the last turn back. Piles would be shuffled again; what has been seen of hands and face-down cards stays seen.
log-takeback-asked = { $side } ask to take the last turn back.
log-takeback-refused = { $side } do not agree to the takeback.
log-takeback-granted = { $side } take the last turn back. What nobody knows is shuffled again.
log-end-scandal = { end-scandal }
log-end-scandal-both = { end-scandal-both }
log-end-electors = { end-electors }
log-end-called-in-vain = { end-called-in-vain }
log-end-no-caller = { end-no-caller }
log-end-last-card = { end-last-card }
log-end-violation = { end-violation }

## How the game ended

end-scandal = { $side } win: the other side’s scandal boils over.
end-scandal-both = { $side } win: scandal boils over on both sides, but the other one used the last card.
end-electors = { $side } win the election with 270 electors or more.
end-called-in-vain = { $side } win: the other side called the election, and neither has 270 electors.
end-no-caller = { $side } win the last election: they are ahead, in electors or by less scandal.
end-last-card = { $side } win: all is equal, and the other side used the last card.
end-violation = { $side } win: the other side cast a face-down vote against its text.

## Why something is not possible

no-not-your-card = “{ $card }” belongs to the other side.
no-not-in-hand = “{ $card }” is not in your hand.
no-never-voter = “{ $card }” can never be a voter.
no-own-scandal = “{ $card }” can be a voter only while your scandal is { $count } or less.
no-rival-scandal = “{ $card }” can be a voter only while the other side’s scandal is { $count } or more.
no-scandal-higher = “{ $card }” can be a voter only while your scandal is not higher than the other side’s.
no-not-behind = “{ $card }” can be a voter only where you have fewer voters; you are not behind in { $state }.
no-no-rival-voter = “{ $card }” can be a voter only where the other side has one; there is none in { $state }.
no-nothing-active = No state is active: nowhere does a voter card lie face up.
no-not-active = { $state } is not active: no voter card lies face up there.
no-no-voters-there = There can be no voters in { $state }.
no-agent-elsewhere = To vote in { $state } your agent has to be there; it is in { $here }.
no-support-blocked = A card of the other side keeps your support votes out of { $state }.
no-no-card-fits = No card of your hand may be laid face down in { $state }.
no-no-card-stores = No card of your hand may be stored.
no-not-that-state = “{ $card }” does not reach { $state }.
no-not-that-card = This card is not one that “{ $card }” can choose.
no-not-near = “{ $card }” has to name a state that is near enough to your agent.
no-no-way-there = No agent can go to { $state }.
no-already-there = The agent is in { $state } already; a movement has to lead elsewhere.
no-not-back = The second step cannot lead back to { $state }.
no-too-far =
    { $count ->
        [one] { $state } is more than one step away.
       *[other] { $state } is more than { $count } steps away.
    }
no-fly-from-here = To fly, discard the card of the state where your agent is: { $state }.
no-names-no-state = “{ $card }” names no state to travel to.
no-one-support = There is one support vote a turn, before or after the action.
no-one-action = This turn’s action is done.
no-card-for-action = Keep a card for the action: nobody can pass.
no-no-store = There is no card in front of you to store others on.
no-nothing-stored = There is nothing stored that could be released.

## How sure we are

provenance-title = What is printed, and what is our reconstruction
provenance-corrected = This match is played with an owner’s values, which the first table lists.
provenance-about = The rules follow the published rulebook, a beta sample; the finished game may differ. It prints neither the board nor the cards, and we found no other source that does.
provenance-sure = Certain are: 25 states, each with one card in both decks of 30; New York with 90 electors for the Democrats, Texas with 40 for the Republicans and never changing hands; 270 electors to win, 10 points of scandal to lose, hands of seven; and what the rulebook tells about Alaska and Georgia of the Democrats and Pennsylvania of the Republicans, whose texts are partly ours.
provenance-board = Reconstructed are 19 of the states, all electors but those of New York and Texas, and all borders: real states are merged into regions, and their electors of 2016 rounded to tens, which gives exactly the printed numbers.
provenance-cards = Reconstructed are nearly all texts, numbers of voters and underlined texts, and how many of the five other cards of a side are swing states. Every kind of text that the rulebook mentions occurs.
provenance-balance = Numbers were chosen so that both sides win about half of the matches between equal computer opponents.
provenance-titles = The titles of the cards are ours; the rulebook names cards by their states.
provenance-owner = If you own the game, a small file with what is printed on your cards and board replaces our numbers, underlined texts and borders. What the texts of the cards do stays as it is.
provenance-high = as published
provenance-medium = follows from the rules
provenance-partly = partly published, partly our reconstruction
provenance-reconstructed = our reconstruction
provenance-owner-label = from an owner’s file
provenance-ours = Ours
provenance-yours = The owner’s
provenance-voters = Voters
provenance-rule = Underlined text
provenance-effect = Text
provenance-sure-voters = How sure: voters
provenance-sure-effect = How sure: text
provenance-electors = How sure: electors
provenance-borders = How sure: borders

# What is counted
counts-voters = Voters in { $state }
counts-down = { $state }: face-down votes

## How a match ended, in a few words

short-end-scandal = scandal
short-end-scandal-both = scandal of both
short-end-electors = 270 electors
short-end-called-in-vain = election called in vain
short-end-no-caller = last election
short-end-last-card = last card
short-end-violation = a vote against its text

## When a thing can be chosen, said where something else is asked

when-do-walk = Cards are used when it is your turn.
when-do-support = States are chosen for a support vote, or where a card names them.

## What would do nothing

sure-no-effect = Nothing of “{ $card }” can be carried out now: it would only be discarded.

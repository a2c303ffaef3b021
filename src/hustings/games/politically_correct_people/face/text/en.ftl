### Politically Correct People in English. Every word here is our own.

## The game

game-title = Politically Correct People
game-title-short = PCP
game-tagline = Three elections, two envelopes, and everything for sale
game-box = 4 to 6 players · about an hour · easy rules, hard bargains
game-about =
    Four to six politicians collect voters, put up candidates, and fight over what an election is really about: two fat envelopes. Everything can be traded at any time, and nothing that was promised has to be kept. After three elections the most money wins.
    Only its rules are public. Most of its cards, with their names, bases, votes and numbers of copies, are our reconstruction, and its page says which parts are which.
game-notice =
    Politically Correct People (ポリティカリー・コレクト・ピープル 政治的に正しい人々) was made by the Japanese circle Kisekiya (奇跡家) and illustrated by Matsumura Takehiko (松村 岳彦).
    This is an unofficial adaptation by players after the published rules. Most of its cards are our own reconstruction, its wording and drawings are our own, nobody real is meant, and it is not connected with the circle.

## The game in one minute

minute-1 = Three rounds, each with an election. Whoever has the most money at the end has been right all along.
minute-2 = In your turn take a card from the pool or the deck, then put down what you like: politicians, voters, slush funds. Voters of one sort form a group; the larger the group, the more votes.
minute-3 = The third calendar calls the election. Everybody lets a politician stand; then each group votes, but never for your own candidate. Only floating votes are that loyal, with one die each.
minute-4 = The winner takes the large concession, the second the small one: envelopes of money, and nobody sees how much.
minute-5 = So you need the others’ voters, and they need yours. Offer notes, hand cards and cards on the table to anybody at any time. Afterwards each keeps one politician or one group, and it all begins again.

## Options

option-players = Players
option-players-4 = 4
option-players-5 = 5
option-players-6 = 6
option-standing = Whoever has a politician
option-standing-must = has to let one stand
option-standing-may = may decline to stand
option-clock = Time for a question
option-clock-none = No clock
option-clock-60 = 1 minute
option-clock-180 = 3 minutes
option-clock-600 = 10 minutes

## Players

seat-red = Vermilion
seat-ochre = Ochre
seat-green = Green
seat-teal = Teal
seat-ochre-long = Ochre
seat-teal-long = Teal
seat-indigo = Indigo
seat-plum = Plum
seat-red-aim = Discs. No rough edges whatsoever.
seat-ochre-aim = Squares. Fair and square, off the record.
seat-green-aim = Triangles. Three corners, all of them cut.
seat-teal-aim = Diamonds. Hard, polished, and surely a gift.
seat-indigo-aim = Stars. Shines before elections.
seat-plum-aim = Hexagons. Has a side for everybody.
shape-red = disc
shape-ochre = square
shape-green = triangle
shape-teal = diamond
shape-indigo = star
shape-plum = hexagon

## Phases and places

round-n = Round { $n }
phase-turn = Turns
phase-nominate = Candidates
phase-vote = The vote
phase-bargain = A tie
phase-keep = End of the round
phase-over = The end
amount =
    { $money ->
        [one] 1 buck
       *[other] { $money } bucks
    }
amount-read = { amount }
count-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
count-votes =
    { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
count-notes =
    { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
pool = Pool
deck = Deck
discards = Discards
calendars = Calendars set aside
hand = Hand
hand-own = Your hand
hand-of = Hand: { $seat }
front = In front
front-of = In front of { $seat }
money = Money
money-own = Your money
concession-large = Large concession
concession-small = Small concession
bank = Bank
candidate = Candidate
candidates = Candidates
votes = Votes
base-of = { " " }(base { $n })
base = Base
copies = Copies
card-sort = Sort
one-die = one die each

## Sorts of cards

sort-politician = Politician
sort-politician-text = Can stand as a candidate, with a base of { $base }.
sort-voters = Voters
sort-voters-text = Those in front of you are one group. Votes for 1, 2, 3 … cards: { $votes }. Never for your own candidate.
sort-floating = Floating vote
sort-floating-text = Each card votes alone, for anybody’s candidate, your own included. A die tells what it is worth.
sort-slush = Slush fund
sort-slush-text =
    { $worth ->
        [one] Put it down for a note of 1, or hold on to it: in hand at the end of the game it is 1 buck.
       *[other] Put it down for { $worth } bucks, or hold on to it: in hand at the end of the game it is worth as much.
    }
sort-calendar = Calendar
sort-calendar-text = Is set aside when it comes up. Number { $needed } calls the election.

## Cards

card-heir = The Heir Apparent
card-heir-text = { sort-politician-text } Grandfather’s portrait comes along to every speech, and gets the applause.
card-elder = The Faction Elder
card-elder-text = { sort-politician-text } Asleep in committee, wide awake at dinner.
card-bureaucrat = The Sharp Ex-Bureaucrat
card-bureaucrat-text = { sort-politician-text } Answers every question with a form to fill in.
card-fixer = The Local Fixer
card-fixer-text = { sort-politician-text } Four thousand weddings, and never once paid for the buffet.
card-newsreader = The Former Newsreader
card-newsreader-text = { sort-politician-text } Excellent diction, whatever it means.
card-athlete = The Retired Athlete
card-athlete-text = { sort-politician-text } Runs for office, stretches beforehand.
card-secretary = The Promoted Secretary
card-secretary-text = { sort-politician-text } Used to take the blame for a living. Knows where it is kept.
card-activist = The Neighbourhood Activist
card-activist-text = { sort-politician-text } Twenty years of tireless struggle for one traffic light.
card-perennial = The Perennial Candidate
card-perennial-text = { sort-politician-text } Thirty-first time lucky.
card-salaryman = Salaryman
card-salaryman-text = { sort-voters-text } Votes between two trains, in numbers.
card-pensioners = Pensioners
card-pensioners-text = { sort-voters-text } At the polling station since five in the morning.
card-farmers = Farmers’ Cooperative
card-farmers-text = { sort-voters-text } Sows subsidies, reaps subsidies.
card-construction = Construction Industry
card-construction-text = { sort-voters-text } Has drawn up a bridge to wherever you like.
card-doctors = Doctors’ Association
card-doctors-text = { sort-voters-text } Prescribes a candidate, to be taken before meals.
card-floating = Floating Vote
card-floating-text = { sort-floating-text } Decides on the way there, depending on the weather.
card-slush = Slush Fund
card-slush-text = { sort-slush-text } A box of sweets without any sweets in it. Nobody remembers whose it was.
card-calendar = Calendar
card-calendar-text = { sort-calendar-text } Every day brings the will of the people nearer.

## Things in an offer

slot = the { slot-order } open offer of { $seat }
slot-order =
    { $count ->
        [1] first
        [2] second
       *[other] third
    }
thing-note = a note of { $money }
thing-hand = “{ $card }” from the hand
thing-front = “{ $card }” in front
thing-place = the better place
lot-money = { amount }
lot-hand =
    { $count ->
        [one] “{ $card }” from the hand
       *[other] { $count } × “{ $card }” from the hand
    }
lot-front =
    { $count ->
        [one] “{ $card }” in front
       *[other] { $count } × “{ $card }” in front
    }
everybody = everybody
change-1 = two notes of 1 into one of 2
change-2 = a note of 2 into two of 1
change-3 = two notes of 2 into one of 4
change-4 = a note of 4 into two of 2

## What is asked

prompt-take = Your turn: take a card from the pool, or draw from the deck.
wait-take = { $seat } takes a card.
prompt-put-down = Put down as many cards as you like, then end your turn.
wait-put-down = { $seat } chooses cards to put down.
prompt-discard =
    { $count ->
        [one] Your hand is full: discard 1 card.
       *[other] Your hand is full: discard { $count } cards, one by one.
    }
wait-discard =
    { $count ->
        [one] { $seat } discards 1 card.
       *[other] { $seat } discards { $count } cards.
    }
prompt-trim = The pool is full: discard one card from it.
wait-trim = { $seat } clears the pool down to size.
prompt-nominate = Choose the politician in front of you who stands.
wait-nominate = { $seat } chooses a candidate.
prompt-vote = Let one of your groups vote for a candidate, or pass for good.
wait-vote = { $seat } chooses how to vote.
prompt-bargain =
    { $count ->
        [1] A tie for the large concession: bargain, yield, or call for the dice.
       *[other] A tie for the small concession: bargain, yield, or call for the dice.
    }
wait-bargain =
    { $count ->
        [1] A tie for the large concession is being bargained over.
       *[other] A tie for the small concession is being bargained over.
    }
prompt-keep = Keep one politician, one group or one floating vote before you; discard the rest.
wait-keep = { $seat } chooses what to keep.

## Buttons

do-take = Take “{ $object }”
do-draw = Draw from the deck
do-put = Put down “{ $object }”
do-done = End my turn
do-done-discard = End my turn, then discard { $count }
sure-gift = This offer asks for nothing in return. Send it all the same?
sure-pass = You are then out of this election: none of your groups votes any more.
do-discard = Discard “{ $object }”
do-trim = Discard “{ $object }” from the pool
do-stand = “{ $object }” stands
do-abstain = Nobody stands
do-vote = “{ $object }” for { $seat }
do-vote-now =
    “{ $object }” for { $candidate } · { $seat } · { $dice ->
        [0] { $votes } → { $then }
        [one] then { $then } + 1 die
       *[other] then { $then } + { $dice } dice
    }
here-do-vote-now =
    for { $candidate } · { $seat } · { $dice ->
        [0] { $votes } → { $then }
        [one] then { $then } + 1 die
       *[other] then { $then } + { $dice } dice
    }
do-pass = Pass for good
do-keep = Keep “{ $object }”
do-keep-one = Keep one of { $count } “{ $object }”
here-do-take = Take it
here-do-put = Put it down
here-do-discard = Discard it
here-do-trim = Discard it
here-do-stand = Put it up as your candidate
here-do-keep = Keep it
here-do-keep-one = Keep one of { $count }
do-yield = Yield to { $object }
do-dice = Call for the dice
do-give = Give { $object }
do-want = Ask for { $object }
do-send = Send to { $object }
do-send-all = Send to all
do-drop = Drop the draft
do-accept = Accept { $object }
do-decline = Decline { $object }
do-counter = Counter { $object }
do-withdraw =
    { $object ->
        [1] Withdraw your first open offer
        [2] Withdraw your second open offer
       *[other] Withdraw your third open offer
    }
do-accept-now = Accept { $seat }’s offer { $number }
do-decline-now = Decline { $seat }’s offer { $number }
do-counter-now = Counter { $seat }’s offer { $number }
do-withdraw-now = Withdraw your offer { $number } to { $other }
do-change = Change { $object }
do-say = Say with it: “{ $object }”

## Words that go with a refusal or a withdrawal

word-little = Too little.
word-dear = Too dear.
word-mine = Not for sale.
word-useless = I have no use for that.
word-hand = What is up my sleeve stays there.
word-instead = How about this instead?
word-gone = What I asked for is gone.
word-changed = It does not pay any more.

## Log: rounds and turns

log-round = Round { $count } begins: both concessions are filled unseen.
log-turn = { $seat }’s turn.
log-revealed = “{ $card }” comes into the pool.
log-calendar = { $seat } turns up calendar number { $count }.
log-called = { $seat } has called the election. Everybody else has one more turn.
log-took = { $seat } takes “{ $card }” from the pool.
log-drew = { $seat } draws a card.
log-drew-card = { $seat } draws “{ $card }”.
log-drew-nothing = { $seat } draws, but no card is left.
log-put = { $seat } puts down “{ $card }”.
log-cashed = { $seat } cashes in “{ $card }”: { amount }.
log-discarded = { $seat } discards “{ $card }”.
log-trimmed = { $seat } discards “{ $card }” from the pool.

## Log: the election

log-election = Election { $count }.
log-stood = { $seat } puts up “{ $card }” as a candidate.
log-abstained = { $seat } puts nobody up.
log-no-politician = { $seat } has no politician to put up.
log-cancelled = Nobody stands: the election is called off, the concessions go back to the bank. { $seat } counts as top vote-getter.
log-unopposed = { $seat } is elected unopposed and takes both concessions.
log-voted = { $seat }’s “{ $card }” votes for { $candidate }.
log-passed = { $seat } passes, and is out of the vote.
log-floated =
    { $count ->
        [one] { $seat }’s floating vote gives { $candidate } 1 vote.
       *[other] { $seat }’s floating vote gives { $candidate } { $count } votes.
    }
log-counted =
    { $count ->
        [one] { $seat }’s “{ $card }” gives { $candidate } 1 vote.
       *[other] { $seat }’s “{ $card }” gives { $candidate } { $count } votes.
    }
log-total =
    { $count ->
        [one] { $seat } has 1 vote in all.
       *[other] { $seat } has { $count } votes in all.
    }
log-tie = { $count } players tie with { $votes } votes. They settle it among themselves, or by dice. Let us be reasonable.
log-yielded = { $seat } yields to { $other }.
log-dice-called = { $seat } calls for the dice.
log-rolled = { $seat } rolls a { $count }.
log-took-large = { $seat } takes the large concession.
log-took-small = { $seat } takes the small concession.
log-found = Inside: { amount }.
log-tidying = The pool is discarded. Everybody keeps one thing, { $seat } first.
log-kept = { $seat } keeps “{ $card }”.

## Log: the market

log-offer-sent = { $seat } to { $other }, offer { $number }: { $gives } for { $wants }.
log-offer-came = { $seat } to { $other }, offer { $number }: { $gives } for { $wants }.
log-offer-accepted = { $seat } accepts { $other }’s offer { $number }.
log-accepted-offer = { $seat } accepts { $other }’s offer { $number }.
log-offer-gone = { $seat }’s offer { $number } is no longer open.
log-offer-declined = { $seat } declines { $other }’s offer { $number }.
log-declined-offer = { $seat } declines { $other }’s offer { $number }.
log-offer-withdrawn = { $seat }’s offer { $number } is withdrawn.
log-offer-lapsed = { $seat }’s offer { $number } lapses.
log-said = { $seat }: “{ $word }”
log-paid = { $seat } pays { $other } { amount }.
log-handed-card = { $seat } hands { $other } “{ $card }”.
log-handed =
    { $count ->
        [one] After a deal { $other } holds 1 hand card more, { $seat } 1 fewer.
       *[other] After a deal { $other } holds { $count } hand cards more, { $seat } as many fewer.
    }
log-moved = “{ $card }” moves from { $seat } to { $other }.

## What has come of offers

replies = What came of it
reply-accepted = { $seat } accepts: { $gives } for { $wants }.
reply-declined = { $seat } declines: { $gives } for { $wants }.
reply-declined-because = { $seat } declines: “{ $word }” It was { $gives } for { $wants }.
reply-lapsed = Your offer { $number } has lapsed: { $gives } for { $wants }.
reply-gone = { $seat } no longer offers { $gives } for { $wants }.
reply-gone-because = { $seat } no longer offers { $gives } for { $wants }. “{ $word }”

## How the game ended

log-counted-money =
    { $count ->
        [0] { $seat }: { amount } in notes.
        [one] { $seat }: { amount } in notes and 1 slush fund, { $total } in all.
       *[other] { $seat }: { amount } in notes and { $count } slush funds, { $total } in all.
    }
log-end-money = { end-money }
log-end-shared = { end-shared }
end-money = { $seat } wins with { amount }. Politically, that is correct.
end-shared = { $count } players share the victory, with { amount } each.

## Why something is not possible

no-deck-empty = The deck is empty. Take a card from the pool.
no-not-in-pool = There is no “{ $card }” in the pool.
no-not-in-hand = You have no “{ $card }” in hand.
no-not-in-front = There is no “{ $card }” in front of you.
no-must-stand = You have a politician in front of you, so one has to stand.
no-candidate-from-hand = “{ $card }” is still in your hand. Only a politician in front of you can stand.
no-no-such-politician = “{ $card }” is not in front of you.
no-not-standing = { $seat } has no candidate.
no-no-such-group = You have no “{ $card }” in front of you.
no-has-voted = “{ $card }” has voted already; a group votes once in an election.
no-has-passed = You have passed, so none of your groups votes any more in this election. You can still trade.
no-own-candidate = “{ $card }” cannot vote for your own candidate; only a floating vote can. Choose another candidate.
no-not-tied = There is no place left open between you and { $seat }.
no-no-such-seat = Nobody plays that colour in this match.
no-no-recipient = This offer goes to nobody yet. Say to whom: to one player, or to all.
no-no-deals-left = You have used your { $count } market actions of this turn. The next turn brings new ones.
no-no-change = You do not have those notes free to change.
no-no-offer = There is no such offer open to you.
no-own-offer = This is your own offer. You can withdraw it.
no-cannot-pay = For offer { $number } you lack { $lacks }, or an offer of yours holds it.
no-said-already = You say that already.
no-nothing-to-answer = There is no offer to refuse or to withdraw, so nothing to say with it.
no-draft-first = Send or drop your draft first.
no-draft-full = An offer can name { $count } things at most.
no-draft-empty = There is nothing in your draft yet.
no-draft-gone = Your draft gives { $lacks }, which you no longer have. Leave it out.
no-to-yourself = An offer to yourself would be too honest. Choose somebody else.
no-no-slot = You have { $count } offers open already. Withdraw one first.
no-place-once = One of the two gives way: offer your place, or ask for theirs.
no-money-both-ways = Money goes one way in an offer: give some or ask for some.
no-no-such-note = You do not have the money free for { $thing }. Offer less, or withdraw an offer that holds money of yours.
no-no-tie = Places can be traded only by players who are tied for one.
no-frozen = Cards in front cannot change hands now: { $thing }. Trade money or hand cards, or wait until this is over.
no-stands = A candidate cannot change hands: { $thing }.
no-not-yours = You have no more of this to give: { $thing }. Offer something that is yours and in no other offer.
no-not-there = Nobody has this to give: { $thing }.

## How sure we are

provenance-title = What is printed, and what is our reconstruction
provenance-corrected = This match is played with an owner’s values, which the first table lists.
provenance-about = The rules follow the published rulebook. It describes the four sorts of cards and shows a single one, the Salaryman; we found no list of the cards in public.
provenance-sure = Certain are: 55 cards; the sorts and what they do; the names of the Salaryman, the floating vote, the slush fund and the calendar; the Salaryman’s votes for 1, 4 and 9 cards (1, 5 and 13); all the money, the concessions, the hand of four and the pool of four.
provenance-cards = Reconstructed are all politicians with their names and bases, all voters besides the Salaryman and the floating vote, and how many there are of each card.
provenance-votes = Reconstructed are the Salaryman’s other votes and all votes of the other groups. Rarer voters bring more votes a card.
provenance-calendars = Four calendars are our choice: with them a round has two to four turns a player.
provenance-table = What this table adds to the rulebook: offers with numbers that reserve what they give, between two players each; a limit of market actions (N.16); a politician who stands already stays where it is (N.12); from the first choice of what to keep until the last, cards in front do not change hands (N.13); dice in a tie only once all who still contend call for them (P.7); and a shared victory at equal money.
provenance-owner = If you own the game, a small file with what is printed on your cards replaces our values. What sorts of cards do and the rules stay as they are.
provenance-name = Name
provenance-copies = How many
provenance-value = Base or votes
provenance-high = as published
provenance-medium = follows from the rules
provenance-partly = partly published, partly our reconstruction
provenance-reconstructed = our reconstruction
provenance-owner-label = from an owner’s file
provenance-ours = Ours
provenance-yours = The owner’s

### The page: words that only the table's drawings need

heap = A heap of money, face down
middle = The middle of the table
watching = You are watching. Hands, money and offers stay with the players.
caller = called the election
passed = passed
tied = tied
wants-dice = wants the dice
taken = taken
returned = back in the bank
nothing = nothing
all-cards = All cards
calendars-now = { $n } ({ $of } call the election)
calendars-called = { $n } (election called)
die = a { $n } on the die
told-election = The result of the election
told-place = Place { $place }: { $seat }
told-place-votes =
    Place { $place }: { $seat }, { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
told-undecided = A tie: it is not decided yet.
votes-for = votes for { $seat }
market = Market
offers = Open offers
no-offers = No open offers. Everything here has a price, so make one.
deals-left =
    { $count ->
        [0] no offers left in this turn
        [one] 1 offer left in this turn
       *[other] { $count } offers left in this turn
    }
on-offer = on offer
new-offer = Make an offer
draft = Your draft
offer-from = { $seat } offers
offer-to = Your offer to { $seat }
offer-to-all = Your offer to all
offer-open = to all
offer-number = offer { $n }
you-get = You get
you-give = You give
you-want = You ask for
accept = Accept
decline = Decline
offer-again = Change it and offer again
counter = Counter
withdraw = Withdraw
cannot-accept = This cannot be accepted now.
lacking = You lack
draft-lacks = Gone, so leave it out before you send
draft-short = Not in your counter-offer, as you do not have it
to-whom = To
to-all = All
i-give = I give
money-free = (you have { $money })
compose-about = Tap things on the table and in your hand, or choose them here.
frozen-now = Until the election is over, nothing on the table changes hands. Money, hand cards and promises do.
i-want = I want
from-hand = A card from the hand
send-offer = Send the offer
clear-offer = Clear

short-heir = Heir
short-elder = Elder
short-bureaucrat = Bureaucrat
short-fixer = Fixer
short-newsreader = Newsreader
short-athlete = Athlete
short-secretary = Secretary
short-activist = Activist
short-perennial = Perennial
short-salaryman = Salaryman
short-pensioners = Pensioners
short-farmers = Farmers
short-construction = Builders
short-doctors = Doctors
short-floating = Floating
short-slush = Slush Fund
short-calendar = Calendar

terminal-title = Politically Correct People
terminal-plus = + opens the market
terminal-round = Round { $n } of { $of }
terminal-calendars-waited = Calendars: { $n } ({ $of } call the election)
terminal-calendars-called = Calendars: { $n } (election called)
terminal-offers =
    { $count ->
        [0] No open offers
        [one] 1 open offer
       *[other] { $count } open offers
    }
terminal-so-far =
    { $votes } so far{ $dice ->
        [0] { "" }
        [one] { " + 1 die" }
       *[other] { " + " }{ $dice } dice
    }
terminal-vote-signs = =5 votes   =? a die a card   ×2 cards   * stands   a shape: voted for
terminal-menu-give = Give something
terminal-menu-want = Ask for something
terminal-menu-less = Leave something out
terminal-menu-say = Say a word with it
terminal-menu-change = Change notes
terminal-courted-game = There is an offer to you, and the others wait. Answer it by its keys, or let them go on. In words: { $example }
terminal-besides-game = The market, while it is your turn (+ leads back to it). Choose what you give and what you ask for, one thing at a time, then to whom it goes. In words: { $example }
terminal-help-game =
    Salaryman×3=4 is three cards in front that bring 4 votes together; =? is a die for each card. * stands for election, and a shape behind a group says for whom it has voted. ▸ marks who is asked.

    The market (+)
    An offer is put together piece by piece: “Give something” and “Ask for something” as often as you like, then send it to a player, or to all. The draft stands above the keys.
    In words:  :give note-2   :give hand-doctors   :want front-farmers   :want hand-heir   then  :send ochre  or  :send all
    note-1, note-2 and note-4 are money, hand-… a card from the hand, front-… one that lies in front; the names of the cards are those of the lists.
    An offer to you is answered by its keys, or  :accept ochre-1   :decline ochre-1   :counter ochre-1 ; your own is withdrawn by  :withdraw 1 . A counter-offer begins as a copy of the offer: “Leave something out” makes room for something else.
    While an offer to you is open, nobody goes on until you answer it or let the others go on.
terminal-stakes = Concessions: { $large } and { $small } notes
offers-out =
    { $count ->
        [one] your offer waits for an answer
       *[other] { $count } offers of yours wait for an answer
    }
offers-coming =
    { $count ->
        [0] no offers to you
        [one] 1 offer to you
       *[other] { $count } offers to you
    }
stake-large = Large
stake-small = Small
no-candidate = Nobody stands yet.
cash = Money
hand-empty = Your hand is empty.

## The lesson

lesson-turn = Your first turn
lesson-turn-1 = You are Vermilion, with a small office and large plans. Three calendars came up at once, so the election is called already and everybody has one turn left. First take a card: the floating vote in the pool.
lesson-turn-2 = Now put down what you like. Only a politician in front of you can stand: yours is { card-fixer }, with a base of 4.
lesson-turn-3 = A floating vote is the only one that may vote for your own candidate. A die will tell what it is worth.
lesson-turn-4 = One card of the doctors is worth 2 votes, a group of two is worth 4. They may never vote for your own candidate, but they can be sold.
lesson-turn-5 = A slush fund that is put down is 1 buck at once. In hand it still counts at the end of the game.
lesson-turn-6 = The Salaryman stays up your sleeve: up to four cards may stay in hand, where nobody sees them.
lesson-turn-7 = Ochre is next and puts { card-heir } down, with a base of 6, and some pensioners. Grandfather would be proud.

lesson-market = The market
lesson-market-1 = It is Green’s turn, but the market is open to everybody at any time. Green has something to say to you, and to nobody else.
lesson-market-2 = Green offers 2 bucks for your doctors. They cannot vote for you anyway, so take the money.
lesson-market-3 = The doctors have moved for all to see; what was paid only you two know. Green takes one more, and the group is worth 4 votes.

lesson-offer = Your own offer
lesson-offer-1 = Teal is next, takes the { card-construction } from the pool, and puts down more voters and a floating vote. A politician is not among them.
lesson-offer-2 = Who has no candidate votes all the same, so that floating vote is for sale. “{ new-offer }” to Teal: give 3 bucks, want the “{ card-floating }”, then “{ send-offer }”.
lesson-offer-3 = Nobody but Teal has read it. 3 bucks are sure, a die is not: accepted.
lesson-offer-4 = Teal whispers that the rest is yours for nothing. A promise binds nobody.

lesson-vote = The election
lesson-vote-1 = Everybody has had the last turn. Beginning with who called the election, politicians are let stand. Once the last one is named, nothing in front changes hands.
lesson-vote-2 = { card-heir } stands for Ochre. Who would have thought.
lesson-vote-3 = Green lets { card-elder } stand, with a base of 5. Already asleep.
lesson-vote-4 = In turn everybody lets one group vote, or passes for good. A floating vote may vote for your own candidate.
lesson-vote-5 = Ochre’s pensioners have to vote for somebody else’s candidate. Green gets them: today’s favour is tomorrow’s debt.
lesson-vote-6 = And there go the doctors that you sold: 4 votes for Ochre. In politics everything has its price.
lesson-vote-7 = Teal’s builders vote for you. A promise is kept; it happens.
lesson-vote-8 = Now the floating vote that you bought.
lesson-vote-9 = Ochre has no group left and passes. Green passes too, and nobody comes back into a vote.
lesson-vote-10 = Teal’s pensioners are the last. Then the dice for your floating votes are rolled, and everything is added up.
lesson-vote-11 = 4 of base, 5 from the dice, 2 from Teal: 11 votes to 10, thanks to your offer, and 8 bucks that only you know of. Now everybody keeps one politician or one group.

lesson-end = Two more rounds of this, and the most money wins. Make offers, and talk to people: it costs nothing and binds nobody.

# What is counted
counts-front = In front: { $card }

## How a match ended, in a few words

short-end-money = most money
short-end-shared = shared

## When a thing can be chosen, said where something else is asked

when-do-take = Cards are taken from the pool in your own turn.
when-do-vote = Groups vote in an election, when it is your turn there.

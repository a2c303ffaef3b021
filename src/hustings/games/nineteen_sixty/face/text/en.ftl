### 1960: The Making of the President in English. Every word here is our own.

## The game

game-title = 1960: The Making of the President
game-title-short = 1960
game-tagline = Nine weeks, fifty states, one White House
game-box = 2 players · about 2 hours · for who likes to plan
game-about =
    Autumn 1960: John F. Kennedy and Richard Nixon cross the country, speak on television and fight for every state.
    Each card is an event or campaign points, and what helps you may help the other side more. Whoever leads states worth 269 electoral votes on Election Day becomes president.
    For two players, in nine turns, by the rules of the first or of the second edition.
game-notice =
    1960: The Making of the President was designed by Christian Leonhard and Jason Matthews; Z-Man Games published the first edition in 2007, GMT Games the second in 2017.
    This is an unofficial adaptation by players; its wording and its drawings are our own, and it is not connected with the authors or the publishers.

## The game in one minute

minute-1 = On Election Day every state gives its votes to whoever leads it, and 269 votes win. One cube leads a state; with four you carry it, and the opponent needs luck to shake it.
minute-2 = Each turn you play five cards, one at a time: as an event or for its points. Points buy support in states around your token (campaigning), in the media of a region (advertising) or in an issue (positioning).
minute-3 = Many events help the other side. For 1 momentum the opponent triggers the event of a card that you use for points; you can preempt that for 2.
minute-4 = Where the opponent carries a state or stands, support needs a check: a cube from the bag, and only your own colour succeeds. Cards with few points bring more of your cubes into the bag. Media support spares you the checks of its region.
minute-5 = When a turn ends, leading issues brings momentum and endorsements. The card that you keep back serves you in the debates (turn 6) or on Election Day (turn 9).

## Sides

seat-kennedy = Kennedy
seat-nixon = Nixon
seat-kennedy-long = John F. Kennedy, Democrat
seat-nixon-long = Richard M. Nixon, Republican
seat-kennedy-aim = Lead states worth at least 269 electoral votes on Election Day.
seat-nixon-aim = Lead states worth at least 269 electoral votes on Election Day.
party-kennedy = Democrats
party-nixon = Republicans

## Options

option-edition = Edition
option-edition-second = Second edition (97 cards)
option-edition-first = First edition (91 cards)
option-vice-presidents = Vice presidents (second edition)
option-vice-presidents-off = Off
option-vice-presidents-on = On
option-limited-positioning = Limited positioning (second edition)
option-limited-positioning-off = Off
option-limited-positioning-on = On

## Turns, phases and steps

turn = Turn { $n }
turn-of = Turn { $n } of 9
turn-debates = The debates
turn-election-day = Election Day
phase-initiative = Initiative phase
phase-activity = Activity phase { $n }
phase-activities = Activity phases
phase-momentum = Momentum phase
phase-strategy = Campaign strategy phase
phase-debates = The debates
phase-election-day = Election Day
phase-over = End of the game
step-deal = New cards
step-initiative = Initiative
step-decay = Momentum decay
step-shift = Issue shift
step-awards = Awards
step-issue-decay = Issue decay
step-strategy = Campaign strategy
step-rest = Rest
step-stage = Setting the stage
step-debate = The debate
step-round = Round { $n }
step-bonus-cubes = Bonus cubes
step-strategy-cards = Strategy cards
step-election-events = Election Day events
step-endorsements = Endorsements and edges
step-tally = Final tally

## Kinds of cards and parts of a card

kind-normal = Event
kind-turn = Event for the rest of the turn
kind-debate = Debate event
kind-election_day = Election Day event
kind-prevention = Prevention event
kind-candidate = Candidate card
kind-vice-president = Vice president
icon-kennedy = Kennedy’s icon
icon-nixon = Nixon’s icon
icon-both = Both icons
cp = CP
cp-count = { $n } CP
worth = now { $campaigning } CP for campaigning, { $advertising } for advertising, { $positioning } for positioning
worth-now = now { $n } CP
short-campaigning = camp.
short-advertising = adv.
short-positioning = pos.
rest = Rest cubes
rest-count =
    { $n ->
        [0] no rest cubes
        [one] 1 rest cube
       *[other] { $n } rest cubes
    }
debate-icon = Debate icon
no-debate-icon = no debate icon
state-icon = State
no-state-icon = no state
card-number = Number
card-icon = Icon
card-kind = Kind
none = none
edition-second-only = Second edition only

## Issues

issue-defense = Defense
issue-economy = Economy
issue-civil_rights = Civil Rights
issues-track = Issues Track
issue-place-1 = first place
issue-place-2 = second place
issue-place-3 = third place
issue-leader = Leader: { $seat }
issue-no-leader = no leader

## Regions

region-east = East
region-south = South
region-midwest = Midwest
region-west = West
region-AK = Alaska
region-HI = Hawaii
region-all = anywhere

## Endorsements

endorsement-east = Endorsement in the East
endorsement-south = Endorsement in the South
endorsement-midwest = Endorsement in the Midwest
endorsement-west = Endorsement in the West
endorsement-major = Major Endorsement

## Kinds of actions

action-event = Event
action-campaigning = Campaigning
action-advertising = Advertising
action-positioning = Positioning
action-candidate = Candidate card

## Pieces

piece-cube-kennedy = a Kennedy cube
piece-cube-nixon = a Nixon cube
piece-token-kennedy = Kennedy’s token
piece-token-nixon = Nixon’s token
piece-momentum = momentum marker
piece-endorsement = endorsement marker
piece-seal = state seal
piece-turn = turn marker
piece-phase = phase marker
piece-prevention = prevention marker
support-state = state support
support-media = media support

## Places

board = Board
map = Map of the states
bag = Political Capital Bag
bag-content = { $kennedy } Kennedy, { $nixon } Nixon
supply = Supply
rest-zone = Rest cube zone
rest-zone-of = Rest cube zone: { $seat }
momentum = Momentum
endorsements = Endorsements
deck = Campaign deck
deck-endorsements = Endorsement deck
discard = Discard pile
removed = Out of the game
in-play = In play
in-force = In force this turn
strategy-stack = Strategy stack
strategy-stack-of = Strategy stack: { $seat }
hand = Hand
hand-of = Hand: { $seat }
hand-own = Your hand
candidate-card = Candidate card
stock-momentum = Momentum: 1 triggers the event of a card that the other side plays for its points; 2 keep the other side from triggering yours.
stock-rest = Rest cubes: at the end of the turn they go into the bag, and make your colour more likely.
stock-cards = Cards in hand
stock-strategy = Strategy stack: cards that wait for the debates and Election Day
candidate-card-of = Candidate card: { $seat }
box-debate = Debate events
box-election_day = Election Day events
box-prevention = Prevention events
debate-board = Debate board
debate-side = { $seat }’s side
turn-track = Turns
phase-track = Phases

## States of things

leads = { $seat } leads
carries = { $seat } carries it
state-empty = no cubes
edge = Edge: { $seat }
votes = Electoral votes
token-here = { $seat }’s token stands here
ready = ready
exhausted = exhausted
prevented = prevented
preempted = preempted
initiative = Initiative
initiative-holder = { $seat } has the initiative
start-player = { $seat } goes first
majority-line = 269 to win
count-votes =
    { $count ->
        [one] 1 electoral vote
       *[other] { $count } electoral votes
    }
count-cubes =
    { $count ->
        [0] no cubes
        [one] 1 cube
       *[other] { $count } cubes
    }
count-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
count-momentum =
    { $count ->
        [0] no momentum
       *[other] { $count } momentum
    }

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

## Campaign cards, in the order of their numbers

card-greater-houston-ministerial-association = Greater Houston Ministerial Association
card-greater-houston-ministerial-association-text = Kennedy’s token goes to Texas. Kennedy gains { $momentum } momentum and up to { $support } state support anywhere, at most { $each } in a state. To the end of the game Baptist Ministers, Norman Vincent Peale and Puerto Rican Bishops cannot be played or triggered.
card-nixons-knee = Nixon’s Knee
card-nixons-knee-text = Nixon’s token goes to Maryland. For the rest of the turn Nixon has to pay { $cost } momentum for every card played for campaigning.
card-gallup-poll = Gallup Poll
card-gallup-poll-text = You put the three issues on the Issues Track into any order. Their issue support stays on them.
card-citizens-for-nixon-lodge = Citizens for Nixon-Lodge
card-citizens-for-nixon-lodge-text = For the rest of the turn every card that Nixon plays for campaign points is worth { $cp } CP more, at most 5.
card-volunteers = Volunteers
card-volunteers-text = You gain { $momentum } momentum.
card-new-england = New England
card-new-england-text = Kennedy gains up to { $support } state support in Connecticut, Maine, Massachusetts, New York, Rhode Island and Vermont, at most { $each } in a state.
card-late-returns-from-cook-county = Late Returns from Cook County
card-late-returns-from-cook-county-text =
    Election Day: Kennedy makes { $checks ->
        [one] 1 support check
       *[other] { $checks } support checks
    } in Illinois.
card-soviet-economic-growth = Soviet Economic Growth
card-soviet-economic-growth-text =
    Economy rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then the leader in Economy gains { $support } state support in New York.
card-baptist-ministers = Baptist Ministers
card-baptist-ministers-text = Nixon removes up to { $loss } of Kennedy’s state support in the South and the Midwest, at most { $each } in a state.
card-swing-state = Swing State
card-swing-state-text = Choose a state that your opponent leads but does not carry. You gain { $support } state support there; then your token goes there.
card-sputnik-v = Sputnik V
card-sputnik-v-text =
    Defense rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then the leader in Defense gains up to { $support } state support anywhere, at most { $each } in a state.
card-southern-strategy = Southern Strategy
card-southern-strategy-text = Nixon gains up to { $support } state support in the South, at most { $each } in a state. Kennedy gains { $issue } issue support in Civil Rights.
card-nikita-khrushchev = Nikita Khrushchev
card-nikita-khrushchev-text = The leader in Defense gains { $momentum } momentum and up to { $support } state support anywhere, at most { $each } in a state.
card-gathering-momentum-in-the-south = Gathering Momentum in the South
card-gathering-momentum-in-the-south-text = Whoever leads more states in the South gains { $momentum } momentum, and { $support } state support in every state there that has no cubes.
card-gathering-momentum-in-the-east = Gathering Momentum in the East
card-gathering-momentum-in-the-east-text = Whoever leads more states in the East gains { $momentum } momentum, and { $support } state support in every state there that has no cubes.
card-gathering-momentum-in-the-midwest = Gathering Momentum in the Midwest
card-gathering-momentum-in-the-midwest-text = Whoever leads more states in the Midwest gains { $momentum } momentum, and { $support } state support in every state there that has no cubes.
card-gathering-momentum-in-the-west = Gathering Momentum in the West
card-gathering-momentum-in-the-west-text = Whoever leads more states in the West gains { $momentum } momentum, and { $support } state support in every state there that has no cubes.
card-dwight-d-eisenhower = Dwight D. Eisenhower
card-dwight-d-eisenhower-text = Nixon gains up to { $support } state support anywhere, at most { $each } in a state. To the end of the game Eisenhower’s Silence cannot be played or triggered.
card-old-south = Old South
card-old-south-text = The leader in Civil Rights loses { $loss } state support in the South, choosing where, and may not spend points on campaigning in the South for the rest of the turn.
card-nixon-egged-in-michigan = Nixon Egged in Michigan
card-nixon-egged-in-michigan-text = Nixon’s token goes to Michigan, and Nixon loses { $loss } state support there. For the rest of the turn Nixon may not spend points on campaigning in the Midwest.
card-fifty-stars = Fifty Stars
card-fifty-stars-text = Add up each player’s cubes in Alaska and Hawaii. The player with more gains up to { $support } state support anywhere, at most { $each } in a state.
card-gaffe = Gaffe
card-gaffe-text = Your opponent loses { $momentum_loss } momentum, and { $loss } state support in the state where the opponent’s token stands.
card-martin-luther-king-arrested = Martin Luther King Arrested
card-martin-luther-king-arrested-text =
    Civil Rights rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then you gain { $issue } issue support in Civil Rights.
card-east-harlem-pledge = East Harlem Pledge
card-east-harlem-pledge-text = Nixon loses { $issue_loss } issue support in Civil Rights and { $loss } state support in the South; Kennedy chooses where, at most { $each } in a state.
card-1960-civil-rights-act = 1960 Civil Rights Act
card-1960-civil-rights-act-text =
    Civil Rights rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then Nixon gains { $issue } issue support in Civil Rights.
card-ken-air = Ken-Air
card-ken-air-text = For the rest of the turn Kennedy pays nothing for travel, and every card that Kennedy plays for campaigning is worth { $cp } CP more, at most 5.
card-nelson-rockefeller = Nelson Rockefeller
card-nelson-rockefeller-text = Nixon gains { $support } state support in New York and may take any one card from the discard pile into hand.
card-harry-f-byrd = Harry F. Byrd
card-harry-f-byrd-text = Nixon removes up to { $loss } of Kennedy’s state support in Alabama, Mississippi and Oklahoma together.
card-the-great-seal-bug = The Great Seal Bug
card-the-great-seal-bug-text = Nixon gains { $issue } issue support in Defense. If Henry Cabot Lodge is in the discard pile, Nixon may take that card into hand.
card-johnson-jeered-in-dallas = Johnson Jeered in Dallas
card-johnson-jeered-in-dallas-text = Kennedy loses { $loss } state support in Texas. For the rest of the turn Kennedy may not spend points on campaigning in the South.
card-profiles-in-courage = Profiles in Courage
card-profiles-in-courage-text = For the rest of the turn, whenever a support check of Kennedy’s fails, Kennedy may draw once more for it.
card-early-returns-from-connecticut = Early Returns from Connecticut
card-early-returns-from-connecticut-text =
    Election Day: whoever leads Connecticut makes { $checks ->
        [one] 1 support check
       *[other] { $checks } support checks
    } in California.
card-unpledged-electors = Unpledged Electors
card-unpledged-electors-text = Election Day: in the final tally Alabama, Louisiana and Mississippi give their votes to nobody where Kennedy leads without carrying the state.
card-lazy-shave = Lazy Shave
card-lazy-shave-text = The Debates: in every round Nixon’s card is shown before Kennedy chooses.
card-harvard-brain-trust = Harvard Brain Trust
card-harvard-brain-trust-text = The Debates: Kennedy’s CP total counts { $cp } higher on every issue.
card-henry-luce = Henry Luce
card-henry-luce-text =
    Kennedy places { $markers ->
        [one] 1 endorsement marker
       *[other] { $markers } endorsement markers
    } in a region of Kennedy’s choice.
card-lunch-counter-sit-ins = Lunch Counter Sit-Ins
card-lunch-counter-sit-ins-text =
    Civil Rights rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then the leader in Civil Rights gains up to { $support } state support anywhere, at most { $each } in a state.
card-high-hopes = High Hopes
card-high-hopes-text =
    The top { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the campaign deck are revealed one after the other. A card with Kennedy’s icon takes effect at once as an event played by Kennedy; any other is discarded.
card-lyndon-johnson = Lyndon Johnson
card-lyndon-johnson-text = Kennedy gains up to { $first } state support in Texas and up to { $support } in other states of the South, at most { $each } in a state. If Kennedy’s candidate card is exhausted, Kennedy may make it ready again.
card-northern-blacks = Northern Blacks
card-northern-blacks-text = The leader in Civil Rights gains up to { $support } state support in Illinois, Michigan and New York, at most { $each } in a state.
card-pierre-salinger = Pierre Salinger
card-pierre-salinger-text = Kennedy gains { $issue } issue support, all in one issue of Kennedy’s choice.
card-henry-cabot-lodge = Henry Cabot Lodge
card-henry-cabot-lodge-text = Nixon gains { $support } state support in Massachusetts and { $issue } issue support in Defense. If Nixon’s candidate card is exhausted, Nixon may make it ready again.
card-catholic-support = Catholic Support
card-catholic-support-text = Kennedy gains up to { $support } state support anywhere, at most { $each } in a state.
card-puerto-rican-bishops = Puerto Rican Bishops
card-puerto-rican-bishops-text = For the rest of the turn Kennedy may not spend momentum.
card-compact-of-fifth-avenue = Compact of Fifth Avenue
card-compact-of-fifth-avenue-text = Nixon’s token goes to New York. Nixon gains { $issue } issue support in Civil Rights, { $support } state support in New York and { $media } media support in the East.
card-prime-time-television = Prime-Time Television
card-prime-time-television-text = Choose a region in which you have media support. You gain up to { $support } state support there, at most { $each } in a state.
card-the-cold-war = The Cold War
card-the-cold-war-text = The leader in Defense gains up to { $support } state support anywhere, at most { $each } in a state.
card-rising-food-prices = Rising Food Prices
card-rising-food-prices-text =
    Economy rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then Nixon gains { $issue } issue support in Economy.
card-eleanor-roosevelts-speaking-tour = Eleanor Roosevelt’s Speaking Tour
card-eleanor-roosevelts-speaking-tour-text = Kennedy gains up to { $support } state support in the Midwest, at most { $each } in a state.
card-industrial-midwest = Industrial Midwest
card-industrial-midwest-text = Nixon gains up to { $support } state support in Illinois, Indiana, Michigan, Minnesota, Ohio and Wisconsin, at most { $each } in a state.
card-missile-gap = Missile Gap
card-missile-gap-text = Kennedy gains { $issue } issue support in Defense.
card-hurricane-donna = Hurricane Donna
card-hurricane-donna-text = Your token goes to Florida. You gain { $momentum } momentum and { $support } state support in Florida.
card-campaign-headquarters = Campaign Headquarters
card-campaign-headquarters-text = You may discard any number of cards from your hand and draw as many from the campaign deck.
card-bobby-kennedy = Bobby Kennedy
card-bobby-kennedy-text = For the rest of the turn every card that Kennedy plays for campaign points is worth { $cp } CP more, at most 5.
card-hostile-press-corps = Hostile Press Corps
card-hostile-press-corps-text = For the rest of the turn Nixon needs support checks for campaigning in every state, as though Kennedy carried it.
card-opposition-research = Opposition Research
card-opposition-research-text = Kennedy shows Nixon the whole hand. Then Nixon may spend { $cp } CP on campaigning, advertising or positioning.
card-a-new-frontier = A New Frontier
card-a-new-frontier-text = Kennedy may discard any number of cards from hand and draw as many from the campaign deck.
card-tricky-dick = Tricky Dick
card-tricky-dick-text = Nixon loses { $momentum_loss } momentum. Then Nixon may at once play any card from the discard pile as an event.
card-mid-atlantic = Mid-Atlantic
card-mid-atlantic-text = Kennedy gains up to { $support } state support in Delaware, Maryland, New Jersey, New York and Pennsylvania, at most { $each } in a state.
card-world-series-ends = World Series Ends
card-world-series-ends-text = Whoever has media support in the East gains up to { $support } state support in the East, at most { $each } in a state.
card-fatigue-sets-in = Fatigue Sets In
card-fatigue-sets-in-text = Your opponent’s candidate card becomes exhausted.
card-trial-of-gary-powers = Trial of Gary Powers
card-trial-of-gary-powers-text =
    Defense rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then the leader in Defense gains { $momentum } momentum.
card-give-me-a-week = Give Me A Week
card-give-me-a-week-text = Nixon loses { $momentum_loss } momentum, and { $issue_loss } issue support in each issue.
card-stump-speech = Stump Speech
card-stump-speech-text = If your opponent has more momentum than you, you gain as much as you are behind.
card-joe-kennedy = Joe Kennedy
card-joe-kennedy-text = For the rest of the turn Nixon may not spend momentum.
card-adlai-stevenson = Adlai Stevenson
card-adlai-stevenson-text = Kennedy gains { $support } state support in Illinois and may take any one card from the discard pile into hand.
card-voter-registration-drive = Voter Registration Drive
card-voter-registration-drive-text = You gain up to { $support } state support in states without any cubes, at most { $each } in a state.
card-peace-without-surrender = Peace Without Surrender
card-peace-without-surrender-text =
    Defense rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then Nixon gains { $issue } issue support in Defense.
card-congressional-summer-session = Congressional Summer Session
card-congressional-summer-session-text = Kennedy’s token goes to Maryland or Virginia, as Kennedy chooses. For the rest of the turn every card that Kennedy plays for campaign points is worth { $cp } CP less, at least 1.
card-the-old-nixon = The Old Nixon
card-the-old-nixon-text = Nixon loses { $own_loss } momentum. Kennedy loses { $momentum_loss } momentum.
card-heartland-of-america = Heartland of America
card-heartland-of-america-text = Nixon gains up to { $support } state support in states of the West and the Midwest with at most { $votes_at_most } electoral votes, at most { $each } in a state.
card-southern-revolt = Southern Revolt
card-southern-revolt-text = If Kennedy leads Civil Rights, Nixon gains up to { $support } state support in the South, at most { $each } in a state.
card-norman-vincent-peale = Norman Vincent Peale
card-norman-vincent-peale-text = Nixon removes up to { $loss } of Kennedy’s state support anywhere, at most { $each } in a state.
card-eisenhowers-silence = Eisenhower’s Silence
card-eisenhowers-silence-text = For the rest of the turn Nixon may not spend points on campaigning in states that Kennedy leads.
card-republican-tv-spots = Republican TV Spots
card-republican-tv-spots-text = Nixon’s token goes to New York. Nixon gains { $media } media support in regions of Nixon’s choice, without support checks.
card-nixons-pledge = Nixon’s Pledge
card-nixons-pledge-text = For the rest of the turn Kennedy gains { $momentum } momentum each time Nixon plays a card for anything but campaigning.
card-suburban-voters = Suburban Voters
card-suburban-voters-text = Kennedy gains up to { $support } state support in states with at least { $votes_at_least } electoral votes, at most { $each } in a state.
card-stock-market-in-decline = Stock Market in Decline
card-stock-market-in-decline-text =
    Economy rises { $rise ->
        [one] 1 place
       *[other] { $rise } places
    }. Then the leader in Economy gains { $support } state support in New York.
card-advance-men = Advance Men
card-advance-men-text = For the rest of the turn you pay nothing for travel and need no support checks for campaigning.
card-herblock = Herblock
card-herblock-text = Kennedy may remove up to { $media_loss } of Nixon’s media support, in any regions.
card-kennedys-peace-corps = Kennedy’s Peace Corps
card-kennedys-peace-corps-text = For the rest of the turn Kennedy may preempt the events of Kennedy’s own cards without paying momentum.
card-fidel-castro = Fidel Castro
card-fidel-castro-text = The leader in Defense gains { $momentum } momentum and { $support } state support in Florida.
card-whistlestop = Whistlestop
card-whistlestop-text = You campaign with { $cp } CP, with at most { $each } CP on state support in any one state.
card-quemoy-and-matsu = Quemoy and Matsu
card-quemoy-and-matsu-text = The leader in Defense gains { $momentum } momentum and up to { $support } state support anywhere, at most { $each } in a state.
card-jackie-kennedy = Jackie Kennedy
card-jackie-kennedy-text = For the rest of the turn Nixon has to pay { $cost } momentum to play a card as an event.
card-herb-klein = Herb Klein
card-herb-klein-text = Nixon gains { $issue } issue support, divided among the issues as Nixon likes.
card-stevenson-loyalists = Stevenson Loyalists
card-stevenson-loyalists-text = For the rest of the turn Kennedy may not spend points on campaigning in the West or the Midwest.
card-stature-gap = Stature Gap
card-stature-gap-text = For the rest of the turn every card that Kennedy plays for positioning is worth { $cp } CP less, at least 1.
card-the-new-nixon = The New Nixon
card-the-new-nixon-text = Nixon gains { $momentum } momentum.
card-recount = Recount
card-recount-text =
    Election Day: Nixon chooses a state and makes { $checks ->
        [one] 1 support check
       *[other] { $checks } support checks
    } there.
card-political-capital = Political Capital
card-political-capital-text =
    Nixon may draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } from the campaign deck.
card-give-em-hell-harry = Give ’Em Hell Harry
card-give-em-hell-harry-text = If Kennedy leads at least { $issues } issues, Kennedy loses { $momentum_loss } momentum and { $issue_loss } issue support in all, choosing where.
card-experience-counts = Experience Counts
card-experience-counts-text = Kennedy loses { $issue_loss } issue support in each issue. Nixon gains { $momentum } momentum.
card-a-low-blow = A Low Blow
card-a-low-blow-text = If Nixon leads at least { $issues } issues, Kennedy gains { $momentum } momentum, and may discard any number of cards from hand and draw as many from the campaign deck.
card-a-time-for-greatness = A Time for Greatness
card-a-time-for-greatness-text = Nixon loses { $issue_loss } issue support in each issue. Kennedy gains up to { $support } state support anywhere, at most { $each } in a state.
card-medal-count = Medal Count
card-medal-count-text = The leader in Civil Rights and the leader in Economy each lose { $issue_loss } issue support there. If one player leads both, that player also loses { $momentum_loss } momentum.
card-cassius-clay-wins-gold = Cassius Clay Wins Gold
card-cassius-clay-wins-gold-text = The leader in Defense and the leader in Economy each lose { $issue_loss } issue support there. If one player leads both, that player also loses { $momentum_loss } momentum.

## Candidate cards

card-candidate-kennedy = John F. Kennedy
card-candidate-kennedy-text = Candidate card: { $cp } CP. Afterwards it is exhausted.
card-candidate-nixon = Richard M. Nixon
card-candidate-nixon-text = Candidate card: { $cp } CP. Afterwards it is exhausted.

## Buttons

do-start = { $object } goes first
do-event = “{ $object }” as an event
do-campaign = Campaign with “{ $object }”
do-advertise = Advertise with “{ $object }”
do-position = Take positions with “{ $object }”
do-campaign-for = Campaign with “{ $object }”: { $count } CP
do-advertise-for = Advertise with “{ $object }”: { $count } CP
do-position-for = Take positions with “{ $object }”: { $count } CP
do-mate = Discard “{ $object }” and play your vice president
do-preempt = Preempt the event
do-allow = Do not preempt
do-trigger = Trigger “{ $object }”
do-pass = Pass
do-decline = Decline
do-done = Done
do-done-points = Done ({ $count } CP lost)
do-spend = { $object }
do-support = 1 support in { $object }
do-media = 1 media support in { $object }
do-issue = 1 support in { $object }
do-issue-for = 1 support in { $object }: { $count } CP
tag-do-issue-for = { $count } CP
do-take = Remove 1 in { $object }
do-take-media = Remove 1 media support in { $object }
do-take-issue = Remove 1 issue support in { $object }
do-travel = Travel to { $object }
do-travel-for = Travel to { $object }: { $count } CP
tag-do-travel-for = { $count } CP
here-do-event = Play as an event
here-do-campaign-for = Campaign: { $count } CP
here-do-advertise-for = Advertise: { $count } CP
here-do-position-for = Take positions: { $count } CP
here-do-mate = Discard it and play your vice president
here-do-trigger = Trigger the event
here-do-discard = Discard
here-do-retrieve = Take into your hand
here-do-replay = Play from the discard pile
here-do-set-aside = Set aside
here-do-debate = Debate with it
here-do-resolve = Resolve now
do-stand = Put the token in { $object }
do-go = Go to { $object }
do-checks = { $count } CP
do-checks-drawn =
    { $count ->
        [one] 1 support check
       *[other] { $count } support checks
    }
do-redraw = Draw once more
do-keep = Do not draw again
do-pick = Choose { $object }
do-region = Choose { $object }
do-topic = Choose { $object }
do-endorse = Endorsement in { $object }
do-momentum = Take 1 momentum
do-endorsement = Take an endorsement card
do-raise = Move { $object } up
do-rank = { $object } comes next
do-discard = Discard “{ $object }”
do-draw =
    { $count ->
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
do-retrieve = Take “{ $object }” into your hand
do-replay = Play “{ $object }” from the discard pile
do-reclaim = Make the candidate card ready
do-set-aside = Set “{ $object }” aside
do-debate = Debate with “{ $object }”
do-side = Place it on { $object }’s side
do-first = { $object } places first
do-resolve = Resolve “{ $object }” now

## Questions and log: cards of hands and decks

prompt-spend = You may spend { $count } CP on one kind of action.
wait-spend = { $side } may spend { $count } CP on one kind of action.
prompt-replay = You may play a card from the discard pile as an event.
wait-replay = { $side } may play a card from the discard pile as an event.
log-turned-up = Revealed from the campaign deck: “{ $card }”.
log-turned-up-in-vain = “{ $card }” does not take effect and is discarded.

## Questions and log: cards about issues

prompt-rank = Choose the issue for { $place } on the Issues Track.
wait-rank = { $side } chooses the issue for { $place } on the Issues Track.
log-ranked = { $issue } takes { $place } on the Issues Track.
no-ranked-already = { $issue } has its place already.

## On the table and in the drawings

nobody-yet = nobody
falls-to = if it stays empty: { $seat }
check-needed = needs a support check ({ $percent }{"\u00A0"}% succeed)
travel-price = travel costs { $price }
check-key-many = { $count } states need a support check: { $percent }{"\u00A0"}% a cube
check-key = %: the chance of each cube in a support check
carried-mark = carried
projection = Electoral votes as they stand
votes-carried = carried
votes-led = led
votes-leaning = empty
would-turn = Would turn it:
short-initiative = Initiative
short-activity = Activities
short-momentum = Momentum
short-strategy = Strategy
points-left = { $n } CP left
draws = Cubes drawn
draws-of = Drawn: { $what }
debate-chosen = Card chosen
debate-choosing = Choosing …
debate-won =
    { $count ->
        [one] { $seat } wins: 1 support
       *[other] { $seat } wins: { $count } support
    }
reported = { $n } of 50 states are in
withheld = votes withheld
withheld-why = – “{ card-unpledged-electors }”: votes for nobody
count-next = Next
count-skip = Show the result
count-again = Count again
count-several = { $count } states with up to { $votes } votes
count-majority = A majority for { $seat }!
reveal-title = The debate: the cards of this round
reveal-on = Go on

## Where the printed values come from

provenance-title = How sure are the printed values?
provenance-about = We did not have the published game in front of us. What is printed on its cards and board comes from the two rulebooks and from public programs by people who own the game, compared with each other.
provenance-rules = The rules follow the two printed rulebooks. Where these leave a question open or contradict themselves, we decided, and the clause says what holds.
provenance-values = The points, rest cubes, icons and states of 92 of the 97 cards are the same in two independent sources. The other five were settled by the even balance of the deck; the debate icon of The New Nixon is the least certain of them.
provenance-effects = What a card does is in two or more sources for 51 of the 97 cards. For the other 46 a single source tells it, and no printed card has confirmed it; the limit of 2 cubes a state in East Harlem Pledge is as weak.
provenance-numbers = The numbers of the cards come from one source.
provenance-editions = We found no card that reads differently in the two editions, but could not compare the printed cards.
provenance-states = Regions, electoral votes and starting support of the states are well sourced.
provenance-edges = The edges are well sourced for 49 states. Hawaii’s is not: the sources differ, and we chose Kennedy, who won it.
provenance-reseeding = The rulebooks reseed the bag with 10 cubes a side. One source has 12 for the second edition.
provenance-endorsements = How many endorsement cards there are of each sort is well sourced. The names of those for the East, the Midwest and the West follow the one that a rulebook names.
provenance-titles = The English titles are those of the cards. The Japanese titles are our rendering, except for a few that the Japanese rulebook gives.
provenance-owner = If you own the game, a file of corrections can put the printed values in place of ours. What the texts of the cards do stays as it is; only the numbers in them can be corrected.
provenance-corrected = A file of corrections is in use; the texts of the cards name the corrected numbers.
provenance-value = Values
provenance-effect = Effect
provenance-ours = Our value
provenance-yours = Corrected value
provenance-high = two sources or more
provenance-medium = one good source only
provenance-low = sources differ
provenance-owner-label = corrected by an owner

## The debates and Election Day

log-took-strategy =
    { $count ->
        [0] { $side } has no strategy card.
        [one] { $side } takes 1 strategy card into hand.
       *[other] { $side } takes { $count } strategy cards into hand.
    }
log-debate-round = Round { $count } of the debates.
log-showed = { $side } shows “{ $card }”.
log-showed-item = “{ $card }”
log-showed-list = { $side } shows { $items }.
log-placed = “{ $card }” goes to { $issue }, on { $of }’s side.
log-not-placed = “{ $card }” is discarded: { $issue } has been won already.
log-places-first = { $side } places first.
log-issue-won = { $side } wins { $issue }: Kennedy has { $kennedy } CP there, Nixon { $nixon } CP.
log-issue-won-by-initiative = { $side } wins { $issue }: both have { $count } CP there, and { $side } has the initiative.
log-issue-back = { $issue } returns to the Issues Track: { $track }.
log-bonus-cubes = { $side } adds cubes from the supply for media support: { $count }.
log-support-to-bag = { $side }’s cubes of media and issue support go into the bag: { $count }.
log-momentum-to-bag = { $side } exchanges momentum for cubes in the bag: { $count }.
log-strategy-card =
    { $count ->
        [one] { $side } resolves “{ $card }”: 1 support check in { $state }.
       *[other] { $side } resolves “{ $card }”: { $count } support checks in { $state }.
    }
log-resolved = The Election Day event “{ $card }” is resolved.
log-fell-by-edge = { $state } has no cubes and falls to { $side } by its edge.
log-fell-by-edge-item = { $state }
log-fell-by-edge-list = States without cubes fall to { $side } by their edges: { $items }.
log-fell-by-endorsement = { $state } has no cubes and falls to { $side } by endorsement.
log-fell-by-endorsement-item = { $state }
log-fell-by-endorsement-list = States without cubes fall to { $side } by endorsement: { $items }.
log-withheld = “{ card-unpledged-electors }”: { $state } gives its votes to nobody.
log-tally =
    The final tally: { $kennedy } electoral votes and { $kennedy-states } states for Kennedy, { $nixon } votes and { $nixon-states } states for Nixon.
log-end-majority = { end-majority }
log-end-plurality = { end-plurality }
log-end-states = { end-states }
log-end-support = { end-support }
log-end-kennedy = { end-kennedy }
end-majority = { $side } wins with { $votes } electoral votes to { $others }.
end-plurality = { $side } wins: nobody has a majority, but { $side } has { $votes } electoral votes to { $others }.
end-states = { $side } wins: the electoral votes are equal, but { $side } has won more states.
end-support = { $side } wins: votes and states are equal, but { $side } has more state support.
end-kennedy = { $side } wins, as even the tie-breakers are equal.
prompt-debate = Choose the card with which you debate in this round.
wait-debate = { $side } chooses a card for the debate.
prompt-first = Both cards show both icons. Who places first?
wait-first = { $side } says who places first.
prompt-choose-side = “{ $card }”: on whose side of { $issue }?
wait-choose-side = { $side } chooses the side for “{ $card }”.
prompt-resolve-strategy = Choose the strategy card that you resolve next.
wait-resolve-strategy = { $side } chooses the next strategy card.
prompt-resolve-event = Choose the Election Day event that is resolved next.
wait-resolve-event = { $side } chooses the next Election Day event.
no-not-your-strategy = “{ $card }” is none of your strategy cards.
no-in-the-tally = There is nothing to resolve in “{ $card }” now: it takes effect in the final tally.
no-not-waiting = “{ $card }” is no Election Day event that waits to be resolved.

# What is counted
counts-support =
    { $place-id ->
        [place-media] Media support: { $place }
        [place-endorsement] Endorsements: { $place }
       *[other] { $place }
    }

## How a match ended, in a few words

short-end-majority = majority
short-end-plurality = more electoral votes without a majority
short-end-states = tie, more states
short-end-support = tie, more support
short-end-kennedy = tie, Kennedy

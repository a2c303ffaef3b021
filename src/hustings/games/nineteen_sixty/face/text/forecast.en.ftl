### What the event of a card would do now: one short line for each thing. Every word here is our own.

forecast-now = As an event now
forecast-if-triggered = If { $seat } triggers it
forecast-same = the same
forecast-nobody = { $seat } cannot trigger it now.
forecast-nothing = does nothing now
forecast-opinion-trigger = The computer’s guess: triggering it would be { $worth } for { $seat }.
forecast-opinion-preempt = The computer’s guess: preempting it is { $worth }.

worth-nothing = a waste of momentum
worth-hardly = hardly worth the momentum
worth-fairly = worth the momentum
worth-well = well worth the momentum
worth-free-nothing = needless
worth-free-hardly = { worth-free-nothing }
worth-free-fairly = worthwhile
worth-free-well = well worthwhile

forecast-gained-state = { $side } +{ $count } support: { $places }
forecast-gained-media = { $side } +{ $count } media support: { $places }
forecast-gained-issue = { $side } +{ $count } issue support: { $places }
forecast-lost-state = { $side } −{ $count } support: { $places }
forecast-lost-media = { $side } −{ $count } media support: { $places }
forecast-lost-issue = { $side } −{ $count } issue support: { $places }
forecast-gained-momentum = { $side } +{ $count } momentum
forecast-lost-momentum = { $side } −{ $count } momentum
forecast-price = { $side } pays { $count } momentum for playing an event
forecast-rose =
    { $count ->
        [1] { $places } rises to first place
        [2] { $places } rises to second place
       *[other] { $places } rises to place { $count }
    }
forecast-moved = { $side }’s token goes to { $places }
forecast-exhausted = { $side }’s candidate card becomes exhausted
forecast-made-ready = { $side }’s candidate card becomes ready
forecast-showed-hand = { $side } shows the whole hand
forecast-lasts = stays in force for { $side } to the end of the turn
forecast-prevented = ruled out by “{ $card }”
forecast-rules-out = rules out “{ $card }” to the end of the game
forecast-waits-election = waits for Election Day
forecast-waits-debates = waits for the debates

forecast-checks =
    { $count ->
        [one] { $side } makes 1 support check: { $places }
       *[other] { $side } makes { $count } support checks: { $places }
    }
forecast-turned-up = then the top cards of the deck are revealed
forecast-gain-state = { $side } chooses states for { $count } support
forecast-gain-state-up-to = { $side } chooses states for up to { $count } support
forecast-gain-media = { $side } chooses regions for { $count } media support
forecast-gain-issue = { $side } chooses issues for { $count } support
forecast-gain-endorsement =
    { $count ->
        [one] { $side } chooses a region for an endorsement marker
       *[other] { $side } chooses regions for { $count } endorsement markers
    }
forecast-lose-state = { $side } −{ $count } support, the states are chosen then
forecast-lose-state-up-to = { $side } loses up to { $count } support, the states are chosen then
forecast-lose-media-up-to = { $side } loses up to { $count } media support, the regions are chosen then
forecast-lose-issue = { $side } −{ $count } issue support, the issues are chosen then
forecast-choose-state = { $side } chooses one of { $count } states
forecast-choose-media = { $side } chooses one of { $count } regions
forecast-choose-issue = { $side } chooses one of { $count } issues
forecast-go = { $side } chooses where the token goes
forecast-draw =
    { $count ->
        [one] { $side } may draw 1 card
       *[other] { $side } may draw { $count } cards
    }
forecast-reclaim = { $side } may make the candidate card ready again
forecast-retrieve =
    { $count ->
        [one] { $side } may take the 1 card of the discard pile
       *[other] { $side } may take one of { $count } cards of the discard pile
    }
forecast-retrieve-one = { $side } may take “{ $card }” from the discard pile
forecast-exchange = { $side } may exchange cards of the hand
forecast-rank = { $side } puts the issues into any order
forecast-spend = { $side } may spend { $count } CP
forecast-campaign = { $side } campaigns with { $count } CP
forecast-replay = { $side } may play an event from the discard pile

### What the table of 1960 says while it is played: the log, questions, refusals. Every word here is our own.

## Places, as sentences name them

place-region =
    { $n ->
        [0] the East
        [1] the South
        [2] the Midwest
       *[3] the West
    }
place-media = { place-region }
place-endorsement = { place-region }
place-issue =
    { $n ->
        [0] Defense
        [1] Economy
       *[2] Civil Rights
    }

## Log: support, momentum, tokens, the bag

log-gained =
    { $place-id ->
        [place-media] { $side } gains { $count } media support in { $place }.
        [place-issue] { $side } gains { $count } issue support in { $place }.
        [place-endorsement] { $side } gains { $count ->
            [one] an endorsement marker
           *[other] { $count } endorsement markers
        } in { $place }.
       *[other] { $side } gains { $count } state support in { $place }.
    }
log-gained-item =
    { $place-id ->
        [place-media] { $count } in the media of { $place }
        [place-issue] { $count } in { $place }
        [place-endorsement] { $count } by endorsement in { $place }
       *[other] { $count } in { $place }
    }
log-gained-list = { $side } gains support: { $items }.
log-lost =
    { $place-id ->
        [place-media] { $side } loses { $count } media support in { $place }.
        [place-issue] { $side } loses { $count } issue support in { $place }.
        [place-endorsement] { $side } loses { $count ->
            [one] an endorsement marker
           *[other] { $count } endorsement markers
        } in { $place }.
       *[other] { $side } loses { $count } state support in { $place }.
    }
log-lost-item =
    { $place-id ->
        [place-media] { $count } in the media of { $place }
        [place-issue] { $count } in { $place }
        [place-endorsement] { $count } by endorsement in { $place }
       *[other] { $count } in { $place }
    }
log-lost-list = { $side } loses support: { $items }.
log-rose = { $issue } rises to { $place }.
log-removed =
    { $place-id ->
        [place-media] { $side } removes { $count } of the opponent’s media support in { $place }.
        [place-issue] { $side } removes { $count } of the opponent’s issue support in { $place }.
        [place-endorsement] { $side } removes { $count ->
            [one] an endorsement marker of the opponent
           *[other] { $count } endorsement markers of the opponent
        } in { $place }.
       *[other] { $side } removes { $count } of the opponent’s cubes in { $place }.
    }
log-removed-item =
    { $place-id ->
        [place-media] { $count } in the media of { $place }
        [place-issue] { $count } in { $place }
        [place-endorsement] { $count } by endorsement in { $place }
       *[other] { $count } in { $place }
    }
log-removed-list = { $side } removes support of the opponent: { $items }.
log-gained-momentum = { $side } gains { $count } momentum.
log-lost-momentum = { $side } loses { $count } momentum.
log-paid = { $side } pays { $count } momentum.
log-moved = { $side }’s token goes to { $state }.
log-exhausted = { $side }’s candidate card is exhausted.
log-made-ready = { $side }’s candidate card is ready again.
log-into-bag =
    { $count ->
        [one] 1 of { $side }’s cubes goes into the bag.
       *[other] { $count } of { $side }’s cubes go into the bag.
    }
log-reseeded = The bag is empty: { $count } cubes of each colour go into it.
log-check-won = Support check ({ $check }): { $side } draws one of their own cubes and succeeds.
log-check-failed = Support check ({ $check }): { $side } draws the opponent’s cube and fails.
log-check-lost = Support check ({ $check }): the bag is empty, so { $side }’s check is lost.
check-media = media
log-initiative = { $side } has the initiative.

## Log: cards

log-event = “{ $card }” takes effect.
log-lasts = “{ $card }” lies in front of { $side } for the rest of the turn.
log-drew =
    { $count ->
        [0] { $side } draws no card: there is none left.
        [one] { $side } draws 1 card.
       *[other] { $side } draws { $count } cards.
    }
log-drew-card = { $side } draws “{ $card }”.
log-drew-card-item = “{ $card }”
log-drew-card-list = { $side } draws { $items }.
log-reshuffled =
    { $count ->
        [one] The discard pile, 1 card, becomes the new campaign deck.
       *[other] The discard pile, { $count } cards, is shuffled into a new campaign deck.
    }
log-discarded = { $side } discards “{ $card }”.
log-discarded-item = “{ $card }”
log-discarded-list = { $side } discards { $items }.
log-retrieved = { $side } takes “{ $card }” from the discard pile.
log-showed-hand = { $side } shows the whole hand to the opponent.
log-saw = In { $side }’s hand: “{ $card }”.
log-saw-item = “{ $card }”
log-saw-list = In { $side }’s hand: { $items }.

## Log: turns and actions

log-turn =
    { $count ->
        [6] Turn 6: the debates
        [9] Turn 9: Election Day
       *[other] Turn { $count } begins.
    }
log-starts = { $side } goes first in this turn.
log-activity = Activity phase { $count }.
log-momentum-phase = The momentum phase begins.
log-strategy-phase =
    { $count ->
        [one] Campaign strategy phase: one card each.
       *[other] Campaign strategy phase: { $count } cards each.
    }
log-set-aside =
    { $count ->
        [0] { $side } has no card for the strategy stack.
        [one] { $side } lays 1 card on the strategy stack.
       *[other] { $side } lays { $count } cards on the strategy stack.
    }
log-set-aside-card = { $side } lays “{ $card }” on the strategy stack.
log-set-aside-card-item = “{ $card }”
log-set-aside-card-list = { $side } lays { $items } on the strategy stack.
log-endorsement = { $side } draws an endorsement card: { $sort }.
log-played-event = { $side } plays “{ $card }” as an event.
log-played =
    { $use-id ->
        [action-campaigning] { $side } plays “{ $card }” for campaigning: { $count } CP.
        [action-advertising] { $side } plays “{ $card }” for advertising: { $count } CP.
       *[action-positioning] { $side } plays “{ $card }” for positioning: { $count } CP.
    }
log-rest-cubes =
    { $count ->
        [one] { $side } takes 1 rest cube.
       *[other] { $side } takes { $count } rest cubes.
    }
log-preempted = { $side } preempts the event “{ $card }”.
log-triggered = { $side } triggers “{ $card }”.
log-passed = { $side } has nothing to play and passes.
log-travelled = { $side } sets out for { $node }.
log-declared =
    { $count ->
        [one] { $side } makes 1 support check in { $state }.
       *[other] { $side } makes { $count } support checks in { $state }.
    }
log-advertised =
    { $count ->
        [one] { $side } makes 1 support check for advertising.
       *[other] { $side } makes { $count } support checks for advertising.
    }

## Questions: prompt- to the side that answers, wait- to everybody else

prompt-start = You have the initiative. Who goes first in this turn?
wait-start = { $side } says who goes first in this turn.
prompt-play = Play a card: as an event, or for its points.
wait-play = { $side } chooses a card to play.
prompt-play-mate = Vice president “{ $card }”: event or points?
wait-play-mate = { $side } plays the vice president, “{ $card }”.
prompt-preempt =
    { $count ->
        [0] Preempt the event “{ $card }” at no cost?
       *[other] Preempt the event “{ $card }” for { $count } momentum?
    }
wait-preempt = { $side } decides whether to preempt “{ $card }”.
prompt-trigger = Trigger the event “{ $card }” for { $count } momentum?
wait-trigger = { $side } decides whether to trigger “{ $card }”.
prompt-campaign =
    { $count ->
        [0] All points are spent. Travel is free: go on, or finish here.
       *[other] Campaign: choose a state of your region for 1 support, or travel. { $count } CP left.
    }
wait-campaign = { $side } campaigns: { $count } CP left.
prompt-declare = { $state }: how many of your { $count } CP for support checks ({ $percent }{"\u00A0"}% succeed)?
wait-declare = { $side } declares support checks in { $state }.
prompt-stand = In which state of { $node } does your token stand?
wait-stand = { $side } chooses a state in { $node } for the token.
prompt-declare-support = { $state }: how many of your { $count } support do you try by checks ({ $percent }{"\u00A0"}% succeed)?
wait-declare-support = { $side } declares support checks in { $state }.
prompt-position = Choose an issue: 1 CP for the first support in it, then 2 each. { $count } CP left.
wait-position = { $side } takes positions: { $count } CP left.
prompt-shift = You have more media support: move one issue up a place, or leave them.
wait-shift = { $side } may move an issue.
prompt-award = You lead { $issue } in second place. Choose your award.
wait-award = { $side } chooses the award for { $issue }.
prompt-set-aside =
    { $count ->
        [one] Choose a card for your strategy stack.
       *[other] Choose a card for your strategy stack: { $count } to go.
    }
wait-set-aside = { $side } chooses for the strategy stack.
prompt-redraw = The support check has failed. Draw once more for it?
wait-redraw = { $side } may draw once more.
prompt-gain =
    { $place-id ->
        [place-media] Choose a region for 1 media support: { $count } left.
        [place-issue] Choose an issue for 1 support: { $count } left.
        [place-endorsement] { $count ->
            [one] Choose a region for your endorsement marker.
           *[other] Choose a region for an endorsement marker: { $count } left.
        }
       *[other] Choose a state for 1 support: { $count } left.
    }
wait-gain =
    { $place-id ->
        [place-media] { $side } gains { $count } media support.
        [place-issue] { $side } gains { $count } issue support.
        [place-endorsement] { $side } chooses a region for an endorsement.
       *[other] { $side } gains { $count } state support.
    }
prompt-lose =
    { $place-id ->
        [place-media] Choose where { $victim } loses 1 media support: { $count } left.
        [place-issue] Choose where { $victim } loses 1 issue support: { $count } left.
       *[other] Choose where { $victim } loses 1 state support: { $count } left.
    }
wait-lose = { $side } chooses where { $victim } loses support.
prompt-choose =
    { $card-id ->
        [card-swing-state] “{ $card }”: choose a state that your opponent leads but does not carry.
        [card-prime-time-television] “{ $card }”: choose a region in which you have media support.
        [card-pierre-salinger] “{ $card }”: choose the issue.
       *[other] “{ $card }”: choose the state.
    }
wait-choose = { $side } makes the choice for “{ $card }”.
prompt-go = Choose the state to which your token goes.
wait-go = { $side } chooses where the token goes.
prompt-offer =
    { $card-id ->
        [card-political-capital] “{ $card }”: do you draw?
       *[other] “{ $card }”: make your candidate card ready again?
    }
wait-offer = { $side } decides what “{ $card }” offers.
prompt-retrieve = You may take one card from the discard pile into your hand.
wait-retrieve = { $side } may take a card from the discard pile.
prompt-exchange =
    { $count ->
        [0] Discard as many cards as you like; you draw as many.
       *[other] Discard more cards, or finish: you draw { $count }.
    }
wait-exchange = { $side } may discard cards and draw as many.

## Why something is not possible

no-prevented = “{ $card }” has no event any more: “{ $by }” rules it out to the end of the game.
no-cannot-pay-event = “{ card-jackie-kennedy }”: playing an event costs { $count } momentum, which cannot be paid.
no-cannot-pay-campaigning = “{ card-nixons-knee }”: campaigning costs { $count } momentum, which cannot be paid.
no-not-your-candidate = That is the other candidate’s card.
no-candidate-exhausted = The candidate card is exhausted; only an event can make it ready again.
no-keep-for-strategy = “{ $card }” has to stay in the hand: the campaign strategy phase will ask for it.
no-no-vice-president = There is no vice president beside the candidate card.
no-own-icon-alone = “{ $card }” does not show your candidate’s icon alone, so that it cannot make way for the vice president.
no-there-already = The token is in { $node } already.
no-travel-cost =
    { $left ->
        [0] Travel to { $node } costs { $cost } CP, and no points are left.
       *[other] Travel to { $node } costs { $cost } CP, and only { $left } CP left.
    }
no-just-travelled = You have just travelled. Spend a point on support before you travel on.
no-no-points = All points are spent.
no-other-region = { $state } does not lie in the region where your token is: travel there first.
no-not-contested = { $state } is not played with in this match.
no-banned = An event bans you from campaigning in { $state } in this turn.
no-checked-already = Support checks have been made in { $state } with this card; no more points can be spent there.
no-kennedy-leads = Kennedy leads { $state }, and “{ card-eisenhowers-silence }” keeps Nixon from campaigning there.
no-too-many-checks = At most { $count } support checks can be made here.
no-drawn-already = Support checks have been made in { $state } for this event; no more can be gained there.
no-too-many-points = That is more than the { $count } CP that can be spent.
no-own-icon = A card that shows { $issue } cannot gain support in it.
no-issue-cost =
    { $left ->
        [0] The next support in { $issue } costs { $cost } CP, and no points are left.
       *[other] The next support in { $issue } costs { $cost } CP, and only { $left } CP left.
    }
no-first-already = { $issue } is in first place already.
no-never-strategy = “{ $card }” can never be a strategy card.
no-chosen-already = You have chosen “{ $card }” already.
no-must-gain = All of it has to be gained: { $count } left.
no-must-lose = All of it has to go: { $count } left.
no-limit-reached = “At most { $count }” is reached in { $place }.
no-not-there = The text names other places than { $place }.
no-nothing-there = { $side } has no support in { $place }.
no-not-offered = This is not offered.
no-only-that-card = Only “{ $card }” comes into question.
no-not-discarded = “{ $card }” is not in the discard pile.
no-not-in-hand = “{ $card }” is not in your hand.

## When a thing can be chosen, said where something else is asked

when-do-support = Support in a state comes from a card played for campaigning, or from an event.
when-do-media = Media support comes from a card played for advertising, or from an event.
when-do-issue = Support in an issue comes from a card played for positioning, or from an event.
when-do-event = Cards are played when it is your turn to play one.
when-do-campaign = The candidate card is played in place of a card from your hand, for its points.

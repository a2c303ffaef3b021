## Standing orders

order-preempt = Preempt the event ({ $whose }) while I have at least { $momentum } { $momentum ->
    [1] momentum marker
   *[other] momentum markers
}
order-preempt-whose = Of which cards
order-preempt-momentum = While I have at least so many momentum markers
order-allow = Preempt no event ({ $whose })
order-allow-whose = { order-preempt-whose }
order-trigger = Trigger the event ({ $whose }) while I have at least { $momentum } { $momentum ->
    [1] momentum marker
   *[other] momentum markers
}
order-trigger-whose = { order-preempt-whose }
order-trigger-momentum = { order-preempt-momentum }
order-no-trigger = Trigger no event ({ $whose }) unless I have at least { $momentum } { $momentum ->
    [1] momentum marker
   *[other] momentum markers
}
order-no-trigger-whose = { order-preempt-whose }
order-no-trigger-momentum = Unless I have at least so many momentum markers
order-whose-any = all cards
order-whose-mine = cards with my candidate’s icon
order-whose-theirs = cards with the other candidate’s icon

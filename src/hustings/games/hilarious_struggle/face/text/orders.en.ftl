## Standing orders

order-end = End my turn after the action, with at most { $cards } { $cards ->
    [1] card
   *[other] cards
} in hand
order-end-cards = With at most so many cards in hand
order-rally = At the election: { $what }
order-rally-what = What I add
order-rally-all = add every card that can be added
order-rally-none = add no card

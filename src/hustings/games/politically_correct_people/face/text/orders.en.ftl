## Standing orders

order-accept-money = Accept an offer that wants no card of mine and brings me at least { $least } more money than it costs
order-accept-money-least = Money that it brings me at least
order-accept-card = Accept an offer that wants no card of mine and gives me a card for at most { $most } money
order-accept-card-most = Money that it costs me at most
order-decline = Decline { $what }
order-decline-what = Which offers
order-decline-cards = offers that want a card or my place
order-decline-all = all offers
order-pass = Pass in every vote

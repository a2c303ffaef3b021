### The lesson: one text before each action. $do is what the button says.

lesson-walk = On the road
lesson-walk-1 = You are the Republicans: 270 electors win, and you have the 40 of Texas. A card votes where your agent is, so discard one and walk one step: this one, for it is never a voter, and an election called too early is lost.
lesson-walk-2 = Dotted lines lead from state to state. Go to Missouri: you hold its card.
lesson-walk-3 = For a second step you could discard another card. { $do }.
lesson-walk-4 = Now the Democrats: they discard a card and walk, too, from New York with its 90 electors to Tennessee.

lesson-vote = The first votes
lesson-vote-1 = In Missouri its card can vote: 4 voters. The button says what comes of it.
lesson-vote-2 = Missouri’s 20 electors are yours. With a card face up the state is active, and once a turn you may make a support vote in an active state.
lesson-vote-3 = Any card will do: it goes face down and counts one voter, whatever it shows. This one shows 1 anyway.
lesson-vote-4 = The Democrats vote in Tennessee: 3 voters, 20 electors, 110 in all. They make a support vote as well; what that card is shows at the election only.

lesson-support = Texts and scandal
lesson-support-1 = You hold Tennessee, too: 4 voters, as many as they have there. Discard this card and walk.
lesson-support-2 = Tennessee borders on Missouri. Both agents may stand in one state.
lesson-support-3 = One step is enough.
lesson-support-4 = Instead of moving or voting, a card’s text can be used. This one tells an ugly story about you: at 10 points of scandal a side has lost at once.
lesson-support-5 = Vote in Tennessee: 4 to 4. At a tie nobody holds a state, so the Democrats lose it, and you do not gain it yet.
lesson-support-6 = Now one more voter decides.
lesson-support-7 = Five to four: being ahead by one is enough, being ahead by more brings no more.
lesson-support-8 = The Democrats use a text: new cards for some scandal of their own.
lesson-support-9 = As a voter your last card would have to wait for Utah. Its text lowers your scandal at once.

lesson-election = Election night
lesson-election-1 = Three rounds later: the Democrats have 210 electors and clean hands. It is their turn.
lesson-election-2 = They hold the presidential election. Whoever calls it adds voters first, cards from hand in the states that these name: four of them, and they have 290.
lesson-election-3 = Now you, with all you hold. Florida: 3 to 3 is a tie, and takes 30 electors from them.
lesson-election-4 = 260: already too few. California has 60, and one voter more than theirs makes them yours.
lesson-election-5 = And the swing state: at an election it goes wherever you like.
lesson-election-6 = In New York they are two voters ahead, with 90 electors at stake.
lesson-election-7 = 8 to 8. You have nothing left to add: let the votes be counted.

lesson-end = Every card is turned up, and state by state they are counted: you 160, they 110. Neither has 270, so the side that called the election has lost. You have won!

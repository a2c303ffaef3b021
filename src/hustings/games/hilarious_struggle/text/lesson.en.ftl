### The lesson: one text before each action.

lesson-1 = You are the Republicans. At the election 270 electors win; you begin with the 40 of Texas. Each turn you do one thing with a card. First your agent has to go where votes are: discard “Presidential Election” and walk one step. It is much too early for an election.
lesson-2 = Dotted lines lead from state to state. Go to Missouri: you hold its card.
lesson-3 = For a second step you could discard another card. Leave it at that.
lesson-4 = Now the Democrats. They discard a card and walk, too …
lesson-5 = … out of New York, their 90 electors, …
lesson-6 = … to Tennessee, and stop there.
lesson-7 = Your agent stands in Missouri, so its card can vote there. It shows 4 voters. Below the card you see what comes of it: 0 to 4 voters, and 60 electors for you.
lesson-8 = More voters than the other side: Missouri’s 20 electors are yours. A card lies face up there, so the state is active, and wherever a state is active you may make one support vote a turn. Support Missouri.
lesson-9 = Any card will do: it goes face down and counts one voter, whatever it shows. Take “Two Tickets to Paradise”, which shows 1 anyway.
lesson-10 = The Democrats vote in Tennessee: 3 voters, 20 electors, 110 in all.
lesson-11 = They make a support vote as well …
lesson-12 = … and you only see that a card lies there. What it is shows at the election.
lesson-13 = You hold Tennessee, too, with 4 voters: as many as they have there. Discard “Borrowed Speech” and walk.
lesson-14 = Tennessee borders on Missouri. Both agents may stand in one state.
lesson-15 = One step is enough.
lesson-16 = Instead of moving or voting, a card’s text can be used. “Grumpy Advert” tells an ugly story: it raises your scandal, and leaves the game. At 10 points a pot boils over, and its side has lost at once.
lesson-17 = They make no support vote.
lesson-18 = Vote in Tennessee. Look at the card’s lowest line first: 4 to 4. At a tie nobody holds a state, so the Democrats lose its electors, and you do not gain them yet.
lesson-19 = Now one more voter decides. Support Tennessee …
lesson-20 = … with “Dog-Sled Express”. Five to four: being ahead by one is enough, being ahead by more brings no more.
lesson-21 = The Democrats use “Generous Strangers”: new cards for some scandal of their own.
lesson-22 = They end their turn.
lesson-23 = One card is left to you. As a voter it would have to wait for your agent to come to Utah; its text lowers your scandal at once. Use the text.
lesson-end = Your hand is empty, so the Democrats go on until theirs is empty too; then both draw seven, and you begin. Play “Presidential Election” once your electors look right: both sides add voters from their hands, face-down cards are turned up, and states are counted one by one. If nobody has 270, the side that called it has lost. What cannot be done says why.

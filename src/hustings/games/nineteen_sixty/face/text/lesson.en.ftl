## The lesson: Kennedy's campaign, from the first card to Election Day. $do is what the button says.

lesson-event = A first card
lesson-event-1 = You are Kennedy. Whoever leads a state at the end gets its votes, and 269 of 537 win. Your cubes came out of the bag first, so the initiative is yours: { $do }.
lesson-event-2 = A turn is five cards of six, each an event or campaign points (CP). “{ card-new-england }” is blue, a card of your side, and its event helps you: play it as an event.
lesson-event-3 = Five state support in the North-East, at most two in a state. New York has 45 votes.
lesson-event-4 = One more. With four cubes you carry a state, and then the other side needs luck to take cubes away.
lesson-event-5 = Connecticut, 8 votes …
lesson-event-6 = … and one more.
lesson-event-7 = The last one in Maine. A state holds cubes of one side only: support first takes the other side’s off, then adds your own.

lesson-trigger = The other side’s card
lesson-trigger-1 = Nixon campaigns with “{ card-mid-atlantic }”, 3 CP: two support in California, where his token stands. The card’s rest cube (the cup in its corner) goes into the bag later, for better draws.
lesson-trigger-2 = The event of this card would help you. For 2 momentum he could have preempted it, but he did not.
lesson-trigger-3 = Your chance: for 1 momentum (the green badge beside your name) the event of the card that he has just played is yours.
lesson-trigger-4 = Five support around New York, at most two in a state. Pennsylvania has 32 votes.
lesson-trigger-5 = And one more.
lesson-trigger-6 = New Jersey, 16 votes …
lesson-trigger-7 = … twice.
lesson-trigger-8 = The last one for New York: three cubes there, one short of carrying it.

lesson-campaign = Campaigning
lesson-campaign-1 = Not every event is worth a card. Use “{ card-catholic-support }” for its points, and campaign.
lesson-campaign-2 = Your token stands in Massachusetts, and you campaign in its region. The next region is 1 CP away.
lesson-campaign-3 = Illinois, 27 votes: your token goes along.
lesson-campaign-4 = One more.
lesson-campaign-5 = Your last CP for Ohio: it takes Nixon’s cube off. A state without cubes leans to the side of its dashed mark.

lesson-issues = Media and issues
lesson-issues-1 = Nixon passes: triggering “{ card-catholic-support }” for 1 momentum would only help you. He plays “{ card-rising-food-prices }” as an event: Economy becomes the first issue, and he leads it.
lesson-issues-2 = Media support needs luck: each CP draws a cube out of the bag, and your own colour succeeds.
lesson-issues-3 = Two of three. Where you have media support, you need no luck in states that the other side carries.
lesson-issues-4 = And the other one in the Midwest.
lesson-issues-5 = Nixon passes again. “{ card-experience-counts }” costs you support in issues, where you have any, and gives him momentum.
lesson-issues-6 = Issues are worth points, too: take positions with “{ card-herblock }”.
lesson-issues-7 = The first support in an issue costs 1 CP, each further one there 2.
lesson-issues-8 = Now you lead two issues of three.

lesson-momentum = The momentum phase
lesson-momentum-1 = The turn’s cards are played, your candidate card among them. You have more media support, so you may move an issue up: put Defense, which you lead, above Nixon’s Economy.
lesson-momentum-2 = Third place brings its leader momentum: you. Second place leaves a choice, and Nixon takes momentum.
lesson-momentum-3 = First place brings you momentum and an endorsement card, here for a region of your choice: endorsements decide the states that end without cubes.

lesson-strategy = A card for later
lesson-strategy-1 = One card of each turn waits face down for the debates in turn 6. There its CP count, and its icon says for whom: “{ card-harvard-brain-trust }” speaks for you.
lesson-strategy-2 = Nixon has chosen as well, unseen. What you both keep comes to light in front of the cameras.

lesson-debate = The debate
lesson-debate-1 = Four turns later: the debates. Both choose a card unseen: it counts at its issue, for the side of its icon. Begin with “{ card-harvard-brain-trust }”: 4 CP in Civil Rights.
lesson-debate-2 = Both cards are turned up at once. Nixon’s “{ card-missile-gap }” shows your icon, so it has to speak for you.
lesson-debate-3 = An issue is won as soon as two cards lie on one side of it. “{ card-profiles-in-courage }” is about Civil Rights, too.
lesson-debate-4 = “{ card-herb-klein }”: Nixon speaks about Civil Rights as well, with 3 CP.
lesson-debate-5 = 6 CP to 3: Civil Rights is yours. The first issue brings 2 support in states of your choice, the second one 3, the third one 4.
lesson-debate-6 = And the other one.
lesson-debate-7 = “{ card-whistlestop }” shows both icons: whoever plays it decides for whom it speaks.
lesson-debate-8 = “{ card-stevenson-loyalists }” speaks for Nixon, also about Defense, but with 2 CP only.
lesson-debate-9 = Now say for whom your card speaks: { $do }.
lesson-debate-10 = 4 CP to 2 in Defense. When no cards are left, the issues that are still open fall to the higher total; so what you keep in each turn is worth a thought.

lesson-election = Election Day
lesson-election-1 = Three turns later: Election Day. Media, issues and momentum went into the bag as cubes, and Nixon has resolved his strategy cards. As the map stands it is 269 votes to 268.
lesson-election-2 = Now yours. The corner of a strategy card names a state: three support checks there. In Maryland Nixon has one cube.
lesson-election-3 = That cube is gone. New York next: it is yours already, and nobody takes it from you now.
lesson-election-4 = Utah has 4 votes, and one of Nixon’s cubes.
lesson-election-5 = Empty: your endorsement in the West counts there now. The last card is about California: 32 votes, and five of Nixon’s cubes.
lesson-election-6 = Only one came off. But you lead Connecticut, and for that “{ card-early-returns-from-connecticut }” brings five more checks in California.

lesson-end = Four of five: California is empty, and your endorsement in the West decides it. From 269 to 285 votes: you are President, and the next campaign is all yours.

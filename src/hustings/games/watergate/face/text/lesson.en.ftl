## The lesson: two rounds from the Editor's chair, to Nixon's fall. $do is what the button says.

lesson-value = The value of a card
lesson-value-1 = You are the Editor. Connect two informants with Nixon through evidence, and he falls. Every card has a value and an action, of which you use one: play “{ card-E28 }” for its value of 3.
lesson-value-2 = The value pulls one thing on the research track towards you. Three evidence tokens lie there face down, and only Nixon knows their colours. Your card is yellow, so ask for yellow.
lesson-value-3 = Nixon must answer truthfully: he turns a yellow token up, and it moves three spaces to your side. Then he pulls the red momentum token to his with “{ card-N04 }”.
lesson-value-4 = Whoever has a token on their half at the end of the round gains it. Five momentum tokens would win Nixon the match.

lesson-action = The action of a card
lesson-action-1 = This time use an action: “{ card-E26 }” pins her photograph, face up. Only then can she be connected. The card leaves the game.
lesson-action-2 = Some cards are reactions that cancel an action. So Nixon is asked, whether he holds one or not. He passes.
lesson-action-3 = The card also moves the initiative or the momentum token two steps. Whoever gains the initiative begins the next round, with five cards instead of four.
lesson-action-4 = Nixon plays the action of “{ card-N12 }”: every evidence token moves one step to his side.
lesson-action-5 = Now it is you who might react. You hold no reaction card.

lesson-track = Tug of war
lesson-track-1 = Two blue tokens now lie face up on his half. “{ card-E41 }” shows all three colours: it can move any evidence.
lesson-track-2 = Pull the first token across the middle to your side.
lesson-track-3 = With “{ card-N07 }”, his own one, Nixon takes the initiative back to his half.
lesson-track-4 = “{ card-E37 }” is a way around the track: draw a token out of the bag and pin it at once.
lesson-track-5 = Again Nixon could react, and passes.
lesson-track-6 = It is green, so it needs a green space. Threads lead from Nixon in the middle to the photographs: the lit space lies on the way to Martha Mitchell.
lesson-track-7 = With his last card Nixon pulls the momentum token to his space 5: there he gains it at once.
lesson-track-8 = A round ends when all cards are played, and the initiative lies on Nixon’s half. “{ card-E33 }” is your last card.
lesson-track-9 = Pull the initiative token over the middle, to your side.

lesson-wall = The evaluation
lesson-wall-1 = Evaluation: you have gained the initiative, and the evidence on your half is pinned, one token after the other. Begin with the yellow one.
lesson-wall-2 = Yellow, right beside Nixon: the green space that you have pinned lies next to it.
lesson-wall-3 = And the blue one closes the gap to Martha Mitchell.

lesson-reaction = A reaction
lesson-reaction-1 = Red threads lead from Nixon to Martha Mitchell: one informant is connected, and one more wins. Nixon pins his own token face down, to block your way.
lesson-reaction-2 = Round 2 begins, and you with it. Pin a second photograph: the action of “{ card-E25 }”.
lesson-reaction-3 = Nixon is asked for a reaction, and has none.
lesson-reaction-4 = His card moves a token, too: take the initiative.
lesson-reaction-5 = Nixon uses the action of “{ card-N09 }” …
lesson-reaction-6 = … but “{ card-E40 }” in your hand is a reaction. Play it now.
lesson-reaction-7 = Cancelled, and his card is out of the game. Even to that he could react; he cannot.

lesson-fall = Nixon falls
lesson-fall-1 = Two cards later: a yellow token lies on your half, and every card pulls at it. “{ card-E30 }” for its value brings a second one.
lesson-fall-2 = Two tokens still lie face down. You have seen none of them: ask for yellow.
lesson-fall-3 = Yes: yellow and green, three steps to your side. But Nixon wants to pull the first one back over the middle …
lesson-fall-4 = … and you could react to that, with the right card.
lesson-fall-5 = Your last card has a value of 2 …
lesson-fall-6 = … and brings the token back.
lesson-fall-7 = Nixon’s last card goes for the initiative. He cannot stop what comes.
lesson-fall-8 = Evaluation. Pin the yellow token …
lesson-fall-9 = … where it joins your evidence to Hugh Sloan.

lesson-end = Two informants are connected with Nixon: you have won. Next time he will know what you are up to.

## The lesson: the first round, from the Editor's chair

lesson-1 = You are the Editor. Connect two informants with Nixon through evidence on the wall, and he falls. You hold five cards; every card has a value and an action, and you use one of the two. Play “Alfred Baldwin” for its value of 3.
lesson-2 = The value pulls one thing on the research track towards you. Three evidence tokens lie there face down, and only Nixon knows their colours. Your card is yellow, so ask for yellow.
lesson-3 = Nixon must answer truthfully and turn a yellow token up. It will move three spaces to your side.
lesson-4 = Now Nixon. He plays “Hugh Sloan” for its value …
lesson-5 = … and pulls the red momentum token three spaces to his side. Whoever has a token on their half at the end of the round gains it. Five momentum tokens would win him the match.
lesson-6 = This time use an action: “Martha Mitchell” pins her photograph on the wall, face up. An informant can only be connected once the photograph is there. The card then leaves the game.
lesson-7 = Some cards are reactions that cancel an action. So Nixon is asked, whether he holds one or not. He passes.
lesson-8 = The photograph hangs. The card also moves the initiative or the momentum token two steps: take the initiative. Whoever gains it begins the next round, with five cards instead of four.
lesson-9 = Nixon plays the action of “Bob Haldeman”: every evidence token moves one step to his side.
lesson-10 = Now it is you who might react. You hold no reaction card, so pass.
lesson-11 = Two blue tokens now lie face up on his half. “The System Works” shows all three colours: it can move any evidence. Play it for its value of 2.
lesson-12 = Pull the first token across the middle to your side.
lesson-13 = Nixon plays “Alfred Baldwin”, his own one …
lesson-14 = … and takes the initiative back to his half.
lesson-15 = “Pentagon Papers” is a way around the track: draw a token out of the bag and pin it at once. Play its action.
lesson-16 = Again Nixon could react, and passes.
lesson-17 = It is green, so it needs a green space. Threads lead from Nixon in the middle over the spaces to the photographs. The marked space lies on the way to Martha Mitchell.
lesson-18 = Nixon plays his last card …
lesson-19 = … and pulls the momentum token to his space 5: there he gains it at once.
lesson-20 = Your last card is “Bob Woodward”. A round ends when all cards are played, and the initiative still lies on Nixon’s half. Play the card for its value of 2.
lesson-21 = Pull the initiative token over the middle, to your side.
lesson-22 = Evaluation. You have gained the initiative. Now the evidence on your half goes on the wall, one token after the other. Begin with the yellow one.
lesson-23 = Yellow, right beside Nixon: the green space that you have pinned lies next to it.
lesson-24 = And the blue one closes the gap to Martha Mitchell.
lesson-end = Red threads lead from Nixon to Martha Mitchell: one informant is connected. One more, and you win. Nixon now pins his own token face down, to block your way. The rest is yours: play a match. Whatever cannot be done says why, and everything can be undone until the other side sees it.

### The figures of Watergate’s rulebook. A line stands in its own line.

figure-card = A card: at the top its value and its colour, below its name, then its action. It is used for the value or for the action.
figure-card-value =
    Value: pull one token
    this many steps towards you
figure-card-colour =
    Colour: of the evidence
    that the value can pull
figure-card-action =
    Action: instead of the value,
    do what is written here
figure-card-after =
    Then it goes to the discard pile. Only an event whose action
    was used leaves the game.

figure-track = The research track before and after: first all face-down tokens lie on space 0, then one lies face up on the Editor’s half.
figure-track-half = { $seat }
figure-track-pull = { $count } steps
figure-track-ends =
    On a side’s 5: gained at once.
    Else: gained at the end of the round by the side it lies on.

figure-connection = The right-hand part of the evidence board as in the example: red thread runs from Nixon over face-up tokens to one informant; to the other the way is blocked and empty.

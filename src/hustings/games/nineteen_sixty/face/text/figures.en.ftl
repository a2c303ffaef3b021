### The figures of the rulebook of 1960. A line stands in its own line.

figure-yes = yes
figure-no = no

figure-checks = Whether a support check is needed: only if the opponent carries the state or has the token there, and you have no media support in the region. Then you declare how many checks you make and draw as many cubes. Your colour gains a support, the other one loses the point.
figure-checks-opponent =
    Does the opponent carry it
    ({ $carry } cubes), or stand there?
figure-checks-media =
    Have you media support
    in the region?
figure-checks-none =
    no check:
    a point
    is a
    support
figure-checks-draw = Declare { $count }, then draw { $count }
figure-checks-hit = a support
figure-checks-miss = the point is lost

figure-momentum = The steps of the momentum phase in their order, and the three places with what they bring their leaders: first place momentum and an endorsement card, second place one of them, third place momentum. Below, the momentum of both players: at the start, after decay, at the end.
figure-momentum-decay =
    momentum
    decay
figure-momentum-shift =
    issue
    shift
figure-momentum-awards = awards
figure-momentum-fade =
    issue
    decay
figure-momentum-or = or

figure-debate = The example after its second round: Economy has two cards on Kennedy’s side and one on Nixon’s and is decided; Nixon’s card with Kennedy’s icon lies on Kennedy’s side of Defense; Civil Rights is empty. Below, the support for the first, second and third issue that is won.
figure-debate-icon =
    The icon decides the side,
    whoever plays the card
figure-debate-reward = Support for the issues as they are won
figure-debate-nth =
    { $n ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }

figure-election = The six steps of Election Day from top to bottom, each with what it does in the example: bonus cubes, initiative, strategy cards, events, states without cubes, the tally with its line at the majority.
figure-election-bonus =
    Media, issues, momentum:
    cubes for the bag
figure-election-initiative = Initiative check
figure-election-strategy =
    Strategy cards:
    checks
figure-election-events = Election Day events
figure-election-empty =
    Empty states:
    marker, then edge
figure-election-tally = The tally

"""Cards about state support: gained, lost and removed (chapter K)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.position import Step, Steps

from .actions import RECLAIM
from .board import BIT, CIVIL_RIGHTS, DEFENSE, EAST, ISSUE, KENNEDY, NIXON, NONE, REGION, REGIONS, SIGN, places_in
from .events import answer, event
from .position import READY, TOKEN, Race
from .questions import Choose, Offer
from .support import MUST, UP_TO, Gain, Lose, Receive


def up_to(p: Race, seat: int, card: int) -> Steps:
    """A side gains up to so much state support where the card says, at most so much in a state (E.4, E.5)."""
    if seat == NONE:
        return None
    e = p.printed.effect[card]
    return (Gain(seat, e.support, each=e.each, where=e.where, how=UP_TO, card=card),)


def remove(p: Race, card: int) -> Steps:
    """Nixon removes up to so much of Kennedy's state support where the card says (E.6)."""
    e = p.printed.effect[card]
    return (Lose(NIXON, KENNEDY, e.loss, each=e.each, where=e.where, how=UP_TO, card=card),)


def states_where(p: Race, least: int, most: int) -> int:
    """Mask of the states whose cubes, above 0 Kennedy's and below Nixon's, number between two bounds (L.3, L.4)."""
    found: i64 = 0
    for state in range(REGION):
        if least <= p.cubes[state] <= most:
            found |= BIT[state]
    return found


def ahead(balance: int) -> int:
    """Who has more when Kennedy's number less Nixon's is this (K.14, K.21)."""
    return KENNEDY if balance > 0 else NIXON if balance < 0 else NONE


@event(6)
def new_england(p: Race, seat: int) -> Steps:
    """Kennedy gains support in Connecticut, Maine, Massachusetts, New York, Rhode Island and Vermont."""
    return up_to(p, KENNEDY, 6)


@event(9)
def baptist_ministers(p: Race, seat: int) -> Steps:
    """Nixon removes Kennedy's support in the South and the Midwest."""
    return remove(p, 9)


@event(10)
def swing_state(p: Race, seat: int) -> Steps:
    """You choose a state that your opponent leads but does not carry."""
    most = p.printed.carry - 1
    states = states_where(p, 1, most) if seat == NIXON else states_where(p, -most, -1)
    return (Choose(seat, states, 10),)


@answer(10)
def swing(p: Race, seat: int, state: int) -> Steps:
    """You gain support there; then your token goes there."""
    return Receive(seat, state, p.printed.effect[10].support), Arrive(seat, state)


@final
class Arrive(Step[Race]):
    """A token goes to a state after the rest of the text (E.12).

    Args:
        seat: whose token.
        state: where to.
    """

    clause = "E.12"
    fields = ("seat", "state")

    def __init__(self, seat: int, state: int) -> None:
        self.seat = seat
        self.state = state

    def run(self, p: Race) -> Steps:
        """It goes."""
        p.move_token(self.seat, self.state)
        return None


@event(12)
def southern_strategy(p: Race, seat: int) -> Steps:
    """Nixon gains support in the South; Kennedy gains issue support in Civil Rights."""
    e = p.printed.effect[12]
    nixon = Gain(NIXON, e.support, each=e.each, where=e.where, how=UP_TO, card=12)
    return nixon, Receive(KENNEDY, ISSUE + CIVIL_RIGHTS, e.issue)


def gather_momentum(p: Race, card: int) -> Steps:
    """Whoever leads more states of a region gains momentum, and support in its empty states (K.14 to K.17)."""
    e = p.printed.effect[card]
    balance = 0
    empty: list[int] = []
    for state in places_in(e.where):
        leader = p.leader(state)
        if leader == NONE:
            empty.append(state)
        else:
            balance += SIGN[leader]
    who = ahead(balance)
    if who == NONE:
        return None
    p.gain_momentum(who, e.momentum)
    return tuple([Receive(who, state, e.support) for state in empty])


@event(14)
def gathering_momentum_in_the_south(p: Race, seat: int) -> Steps:
    """Whoever leads more states in the South gains momentum, and support in its empty states."""
    return gather_momentum(p, 14)


@event(15)
def gathering_momentum_in_the_east(p: Race, seat: int) -> Steps:
    """Whoever leads more states in the East gains momentum, and support in its empty states."""
    return gather_momentum(p, 15)


@event(16)
def gathering_momentum_in_the_midwest(p: Race, seat: int) -> Steps:
    """Whoever leads more states in the Midwest gains momentum, and support in its empty states."""
    return gather_momentum(p, 16)


@event(17)
def gathering_momentum_in_the_west(p: Race, seat: int) -> Steps:
    """Whoever leads more states in the West gains momentum, and support in its empty states."""
    return gather_momentum(p, 17)


@event(21)
def fifty_stars(p: Race, seat: int) -> Steps:
    """Whoever has more cubes in Alaska and Hawaii together gains support anywhere."""
    balance = 0
    for state in places_in(p.printed.effect[21].counted):
        balance += p.cubes[state]
    return up_to(p, ahead(balance), 21)


@event(22)
def gaffe(p: Race, seat: int) -> Steps:
    """Your opponent loses momentum, and support in the state where the opponent's token stands."""
    e = p.printed.effect[22]
    other = 1 - seat
    p.lose_momentum(other, e.momentum_loss)
    p.lose(other, p.sides[TOKEN + other], e.loss)
    return None


@event(24)
def east_harlem_pledge(p: Race, seat: int) -> Steps:
    """Nixon loses issue support in Civil Rights, and support in the South where Kennedy chooses."""
    e = p.printed.effect[24]
    p.lose(NIXON, ISSUE + CIVIL_RIGHTS, e.issue_loss)
    return (Lose(KENNEDY, NIXON, e.loss, each=e.each, where=e.where, how=MUST, card=24),)


@event(28)
def harry_f_byrd(p: Race, seat: int) -> Steps:
    """Nixon removes Kennedy's support in Alabama, Mississippi and Oklahoma."""
    return remove(p, 28)


@event(39)
def lyndon_johnson(p: Race, seat: int) -> Steps:
    """Kennedy gains support in Texas and in other states of the South, and may reclaim the candidate card."""
    e = p.printed.effect[39]
    texas = Gain(KENNEDY, e.first, each=e.each, where=e.states, how=UP_TO, card=39)
    elsewhere = Gain(KENNEDY, e.support, each=e.each, where=e.regions & ~e.states, how=UP_TO, card=39)
    return texas, elsewhere, *reclaim(p, KENNEDY, 39)


@answer(39)
def johnson_makes_ready(p: Race, seat: int, answer: int) -> Steps:
    """The candidate card is ready again."""
    p.make_ready(seat)
    return None


def reclaim(p: Race, seat: int, card: int) -> tuple[Offer, ...]:
    """A side may make its candidate card ready if it is exhausted (X.3)."""
    return () if p.sides[READY + seat] else (Offer(seat, RECLAIM, card),)


@event(40)
def northern_blacks(p: Race, seat: int) -> Steps:
    """The leader in Civil Rights gains support in Illinois, Michigan and New York."""
    return up_to(p, p.leader(ISSUE + CIVIL_RIGHTS), 40)


@event(43)
def catholic_support(p: Race, seat: int) -> Steps:
    """Kennedy gains support anywhere."""
    return up_to(p, KENNEDY, 43)


@event(46)
def prime_time_television(p: Race, seat: int) -> Steps:
    """You choose a region in which you have media support."""
    regions: i64 = 0
    for region in range(len(REGIONS)):
        if p.has_media(seat, region):
            regions |= BIT[REGION + region]
    return (Choose(seat, regions, 46),)


@answer(46)
def broadcast(p: Race, seat: int, place: int) -> Steps:
    """You gain support there."""
    e = p.printed.effect[46]
    return (Gain(seat, e.support, each=e.each, where=p.printed.states_of[place - REGION], how=UP_TO, card=46),)


@event(47)
def the_cold_war(p: Race, seat: int) -> Steps:
    """The leader in Defense gains support anywhere."""
    return up_to(p, p.leader(ISSUE + DEFENSE), 47)


@event(49)
def eleanor_roosevelts_speaking_tour(p: Race, seat: int) -> Steps:
    """Kennedy gains support in the Midwest."""
    return up_to(p, KENNEDY, 49)


@event(50)
def industrial_midwest(p: Race, seat: int) -> Steps:
    """Nixon gains support in Illinois, Indiana, Michigan, Minnesota, Ohio and Wisconsin."""
    return up_to(p, NIXON, 50)


@event(59)
def mid_atlantic(p: Race, seat: int) -> Steps:
    """Kennedy gains support in Delaware, Maryland, New Jersey, New York and Pennsylvania."""
    return up_to(p, KENNEDY, 59)


@event(60)
def world_series_ends(p: Race, seat: int) -> Steps:
    """Whoever has media support in the East gains support there."""
    return up_to(p, p.leader(REGION + EAST), 60)


@event(67)
def voter_registration_drive(p: Race, seat: int) -> Steps:
    """You gain support in states without any cubes."""
    e = p.printed.effect[67]
    return (Gain(seat, e.support, each=e.each, where=states_where(p, 0, 0), how=UP_TO, card=67),)


@event(71)
def heartland_of_america(p: Race, seat: int) -> Steps:
    """Nixon gains support in the small states of the West and the Midwest."""
    return up_to(p, NIXON, 71)


@event(72)
def southern_revolt(p: Race, seat: int) -> Steps:
    """If Kennedy leads Civil Rights, Nixon gains support in the South."""
    return up_to(p, NIXON, 72) if p.leader(ISSUE + CIVIL_RIGHTS) == KENNEDY else None


@event(73)
def norman_vincent_peale(p: Race, seat: int) -> Steps:
    """Nixon removes Kennedy's support anywhere."""
    return remove(p, 73)


@event(77)
def suburban_voters(p: Race, seat: int) -> Steps:
    """Kennedy gains support in the states with the most electoral votes."""
    return up_to(p, KENNEDY, 77)


STEPS: Final = (Arrive,)

"""Cards whose effect lasts: for the turn, to the debates, to Election Day, to the end (chapter K).

Lazy Shave (K.34), Harvard Brain Trust (K.35) and Unpledged Electors (K.33) do nothing when they are played: their cards
wait in a box, where the debates and the final tally read them.
"""

from __future__ import annotations

from hustings.kernel.position import Steps

from .board import CIVIL_RIGHTS, ISSUE, KENNEDY, NIXON, NONE
from .cards_states import up_to
from .effects import (
    BISHOPS,
    BOBBY,
    CITIZENS,
    EGGED,
    JACKIE,
    JEERED,
    JOE,
    KEN_AIR,
    KNEE,
    LOYALISTS,
    NO_CHECKS,
    OLD_SOUTH,
    PEACE_CORPS,
    PLEDGE,
    PRESS_CORPS,
    PROFILES,
    SILENCE,
    STATURE,
    SUMMER,
)
from .events import answer, event, resolution
from .position import Race
from .printed import NO_LIMIT
from .questions import Choose, Go
from .support import MUST, Checks, Lose


@event(1)
def greater_houston_ministerial_association(p: Race, seat: int) -> Steps:
    """Kennedy's token goes to Texas; Kennedy gains momentum, and support anywhere. Three events are prevented."""
    e = p.printed.effect[1]
    p.move_token(KENNEDY, e.token_state)
    p.gain_momentum(KENNEDY, e.momentum)
    return up_to(p, KENNEDY, 1)


@event(2)
def nixons_knee(p: Race, seat: int) -> Steps:
    """Nixon's token goes to Maryland; for the rest of the turn Nixon pays for campaigning."""
    p.move_token(NIXON, p.printed.effect[2].token_state)
    p.last(KNEE)
    return None


@event(4)
def citizens_for_nixon_lodge(p: Race, seat: int) -> Steps:
    """For the rest of the turn Nixon's cards are worth more."""
    p.last(CITIZENS)
    return None


@resolution(7)
def late_returns_from_cook_county(p: Race, seat: int) -> Steps:
    """Kennedy makes support checks in Illinois."""
    e = p.printed.effect[7]
    return (Checks(KENNEDY, e.state, e.checks, 0),)


@event(18)
def dwight_d_eisenhower(p: Race, seat: int) -> Steps:
    """Nixon gains support anywhere. Eisenhower's Silence is prevented."""
    return up_to(p, NIXON, 18)


@event(19)
def old_south(p: Race, seat: int) -> Steps:
    """The leader in Civil Rights loses support in the South, and may not campaign there for the rest of the turn."""
    who = p.leader(ISSUE + CIVIL_RIGHTS)
    if who == NONE:
        return None
    e = p.printed.effect[19]
    p.last(OLD_SOUTH[who])
    return (Lose(who, who, e.loss, each=NO_LIMIT, where=e.where, how=MUST, card=19),)


@event(20)
def nixon_egged_in_michigan(p: Race, seat: int) -> Steps:
    """Nixon's token goes to Michigan, and support is lost there; for the turn Nixon may not campaign in the Midwest."""
    e = p.printed.effect[20]
    p.move_token(NIXON, e.token_state)
    p.lose(NIXON, e.state, e.loss)
    p.last(EGGED)
    return None


@event(26)
def ken_air(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy travels free and campaigns with more points."""
    p.last(KEN_AIR)
    return None


@event(30)
def johnson_jeered_in_dallas(p: Race, seat: int) -> Steps:
    """Kennedy loses support in Texas; for the rest of the turn Kennedy may not campaign in the South."""
    e = p.printed.effect[30]
    p.lose(KENNEDY, e.state, e.loss)
    p.last(JEERED)
    return None


@event(31)
def profiles_in_courage(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy may draw once more for a failed support check."""
    p.last(PROFILES)
    return None


@resolution(32)
def early_returns_from_connecticut(p: Race, seat: int) -> Steps:
    """Whoever leads Connecticut makes support checks in California."""
    e = p.printed.effect[32]
    who = p.leader(e.leader)
    return None if who == NONE else (Checks(who, e.state, e.checks, 0),)


@event(44)
def puerto_rican_bishops(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy may not spend momentum."""
    p.last(BISHOPS)
    return None


@event(54)
def bobby_kennedy(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy's cards are worth more."""
    p.last(BOBBY)
    return None


@event(55)
def hostile_press_corps(p: Race, seat: int) -> Steps:
    """For the rest of the turn Nixon needs support checks for campaigning in every state."""
    p.last(PRESS_CORPS)
    return None


@event(65)
def joe_kennedy(p: Race, seat: int) -> Steps:
    """For the rest of the turn Nixon may not spend momentum."""
    p.last(JOE)
    return None


@event(69)
def congressional_summer_session(p: Race, seat: int) -> Steps:
    """Kennedy's token goes to Maryland or Virginia; for the rest of the turn Kennedy's cards are worth less."""
    p.last(SUMMER)
    return (Go(KENNEDY, p.printed.effect[69].token, 69),)


@event(74)
def eisenhowers_silence(p: Race, seat: int) -> Steps:
    """For the rest of the turn Nixon may not campaign in states that Kennedy leads."""
    p.last(SILENCE)
    return None


@event(76)
def nixons_pledge(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy gains momentum when Nixon plays a card for anything but campaigning."""
    p.last(PLEDGE)
    return None


@event(79)
def advance_men(p: Race, seat: int) -> Steps:
    """For the rest of the turn you travel free and campaign without support checks."""
    p.last(NO_CHECKS[seat])
    return None


@event(81)
def kennedys_peace_corps(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy preempts without paying."""
    p.last(PEACE_CORPS)
    return None


@event(85)
def jackie_kennedy(p: Race, seat: int) -> Steps:
    """For the rest of the turn Nixon pays for playing a card as an event."""
    p.last(JACKIE)
    return None


@event(87)
def stevenson_loyalists(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy may not campaign in the West and the Midwest."""
    p.last(LOYALISTS)
    return None


@event(88)
def stature_gap(p: Race, seat: int) -> Steps:
    """For the rest of the turn Kennedy's cards are worth less for positioning."""
    p.last(STATURE)
    return None


@resolution(90)
def recount(p: Race, seat: int) -> Steps:
    """Nixon chooses a state and makes support checks there."""
    return (Choose(NIXON, p.printed.contested, 90),)


@answer(90)
def recounted(p: Race, seat: int, answer: int) -> Steps:
    """The support checks in the state that was chosen."""
    return (Checks(NIXON, answer, p.printed.effect[90].checks, 0),)

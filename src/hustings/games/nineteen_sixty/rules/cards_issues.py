"""Cards about issues and media support (chapter K)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import Step, Steps

from .actions import RANK
from .board import (
    ALL_ISSUES,
    ALL_REGIONS,
    CIVIL_RIGHTS,
    DEFENSE,
    EAST,
    ECONOMY,
    ISSUE,
    ISSUES,
    KENNEDY,
    NIXON,
    NONE,
    ONE_SEAT,
    REGION,
)
from .cards_states import reclaim, up_to
from .events import answer, event
from .position import Race
from .questions import Choose
from .support import MUST, UP_TO, Gain, Lose, Receive, gain


def lose_in_each_issue(p: Race, seat: int, cubes: int) -> None:
    """A side loses so much support in each issue, where it has any (L.7)."""
    for issue in range(len(ISSUES)):
        p.lose(seat, ISSUE + issue, cubes)


@final
class Rank(Step[Race]):
    """A side says which issue takes a place on the Issues Track; the others keep their order (K.3).

    Args:
        seat: who says so.
        place: 0 for the first; those above it are settled.
    """

    clause = "K.3"
    fields = ("seat", "place")
    prompt: ClassVar[str] = "rank"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``rank`` an issue."""
        return [RANK + issue for issue in p.order[self.place :]]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """An issue above has its place."""
        issue = action - RANK
        return Reason("ranked-already", (issue,), "K.3") if issue in p.order[: self.place] else None

    def ask(self, p: Race, seat: int) -> Message:
        """Which one comes next?"""
        return Message("rank", (self.seat, self.place + 1))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """It takes the place."""
        issue = action - RANK
        below = [other for other in p.order[self.place :] if other != issue]
        p.order = [*p.order[: self.place], issue, *below]
        if p.live:
            p.note("ranked", (issue, self.place + 1), "K.3")
        return None


@event(3)
def gallup_poll(p: Race, seat: int) -> Steps:
    """You put the issues into any order."""
    return Rank(seat, 0), Rank(seat, 1)


def economy_rises(p: Race, card: int) -> Steps:
    """Economy rises; its leader gains support in the state that the card names (E.4)."""
    e = p.printed.effect[card]
    p.rise(ECONOMY, e.rise)
    who = p.leader(ISSUE + ECONOMY)
    return None if who == NONE else gain(p, who, e.state, e.support)


@event(8)
def soviet_economic_growth(p: Race, seat: int) -> Steps:
    """Economy rises; its leader gains support in New York."""
    return economy_rises(p, 8)


@event(11)
def sputnik_v(p: Race, seat: int) -> Steps:
    """Defense rises; its leader gains support anywhere."""
    p.rise(DEFENSE, p.printed.effect[11].rise)
    return up_to(p, p.leader(ISSUE + DEFENSE), 11)


def defense_inspires(p: Race, card: int) -> int:
    """The leader in Defense, if there is one, gains momentum; who that is (E.4)."""
    who = p.leader(ISSUE + DEFENSE)
    if who != NONE:
        p.gain_momentum(who, p.printed.effect[card].momentum)
    return who


@event(13)
def nikita_khrushchev(p: Race, seat: int) -> Steps:
    """The leader in Defense gains momentum, and support anywhere."""
    return up_to(p, defense_inspires(p, 13), 13)


def rise_and_gain(p: Race, issue: int, seat: int, card: int) -> Steps:
    """An issue rises; then a side gains support there (E.11)."""
    e = p.printed.effect[card]
    p.rise(issue, e.rise)
    p.gain(seat, ISSUE + issue, e.issue)
    return None


@event(23)
def martin_luther_king_arrested(p: Race, seat: int) -> Steps:
    """Civil Rights rises; you gain support there."""
    return rise_and_gain(p, CIVIL_RIGHTS, seat, 23)


@event(25)
def civil_rights_act_of_1960(p: Race, seat: int) -> Steps:
    """Civil Rights rises; Nixon gains support there."""
    return rise_and_gain(p, CIVIL_RIGHTS, NIXON, 25)


@event(37)
def lunch_counter_sit_ins(p: Race, seat: int) -> Steps:
    """Civil Rights rises; its leader gains support anywhere."""
    p.rise(CIVIL_RIGHTS, p.printed.effect[37].rise)
    return up_to(p, p.leader(ISSUE + CIVIL_RIGHTS), 37)


@event(41)
def pierre_salinger(p: Race, seat: int) -> Steps:
    """Kennedy chooses an issue."""
    return (Choose(KENNEDY, ALL_ISSUES, 41),)


@answer(41)
def brief_the_press(p: Race, seat: int, place: int) -> Steps:
    """Kennedy gains support there."""
    p.gain(seat, place, p.printed.effect[41].issue)
    return None


@event(42)
def henry_cabot_lodge(p: Race, seat: int) -> Steps:
    """Nixon gains support in Massachusetts and in Defense, and may reclaim the candidate card."""
    e = p.printed.effect[42]
    massachusetts = Receive(NIXON, e.state, e.support)
    defense = Receive(NIXON, ISSUE + DEFENSE, e.issue)
    return massachusetts, defense, *reclaim(p, NIXON, 42)


@answer(42)
def lodge_reclaims(p: Race, seat: int, action: int) -> Steps:
    """Nixon's candidate card is ready again."""
    p.make_ready(seat)
    return None


@event(45)
def compact_of_fifth_avenue(p: Race, seat: int) -> Steps:
    """Nixon's token goes to New York; Nixon gains support in Civil Rights, New York and the media of the East."""
    e = p.printed.effect[45]
    p.move_token(NIXON, e.token_state)
    p.gain(NIXON, ISSUE + CIVIL_RIGHTS, e.issue)
    return Receive(NIXON, e.state, e.support), Receive(NIXON, REGION + EAST, e.media)


@event(48)
def rising_food_prices(p: Race, seat: int) -> Steps:
    """Economy rises; Nixon gains support there."""
    return rise_and_gain(p, ECONOMY, NIXON, 48)


@event(51)
def missile_gap(p: Race, seat: int) -> Steps:
    """Kennedy gains support in Defense."""
    p.gain(KENNEDY, ISSUE + DEFENSE, p.printed.effect[51].issue)
    return None


@event(62)
def trial_of_gary_powers(p: Race, seat: int) -> Steps:
    """Defense rises; its leader gains momentum."""
    p.rise(DEFENSE, p.printed.effect[62].rise)
    defense_inspires(p, 62)
    return None


@event(63)
def give_me_a_week(p: Race, seat: int) -> Steps:
    """Nixon loses momentum, and support in each issue."""
    e = p.printed.effect[63]
    p.lose_momentum(NIXON, e.momentum_loss)
    lose_in_each_issue(p, NIXON, e.issue_loss)
    return None


@event(68)
def peace_without_surrender(p: Race, seat: int) -> Steps:
    """Defense rises; Nixon gains support there."""
    return rise_and_gain(p, DEFENSE, NIXON, 68)


@event(75)
def republican_tv_spots(p: Race, seat: int) -> Steps:
    """Nixon's token goes to New York; Nixon gains media support in regions of Nixon's choice."""
    e = p.printed.effect[75]
    p.move_token(NIXON, e.token_state)
    return (Gain(NIXON, e.media, each=e.each, where=e.media_where, how=MUST, card=75),)


@event(78)
def stock_market_in_decline(p: Race, seat: int) -> Steps:
    """Economy rises; its leader gains support in New York."""
    return economy_rises(p, 78)


@event(80)
def herblock(p: Race, seat: int) -> Steps:
    """Kennedy removes Nixon's media support in any regions."""
    e = p.printed.effect[80]
    return (Lose(KENNEDY, NIXON, e.media_loss, each=e.each, where=ALL_REGIONS, how=UP_TO, card=80),)


@event(82)
def fidel_castro(p: Race, seat: int) -> Steps:
    """The leader in Defense gains momentum, and support in Florida."""
    e = p.printed.effect[82]
    who = defense_inspires(p, 82)
    return None if who == NONE else gain(p, who, e.state, e.support)


@event(84)
def quemoy_and_matsu(p: Race, seat: int) -> Steps:
    """The leader in Defense gains momentum, and support anywhere."""
    return up_to(p, defense_inspires(p, 84), 84)


@event(86)
def herb_klein(p: Race, seat: int) -> Steps:
    """Nixon gains issue support, divided at will."""
    e = p.printed.effect[86]
    return (Gain(NIXON, e.issue, each=e.each, where=ALL_ISSUES, how=MUST, card=86),)


def issues_led(p: Race, seat: int) -> int:
    """How many issues a side leads (L.5)."""
    led = 0
    for issue in range(len(ISSUES)):
        if p.leader(ISSUE + issue) == seat:
            led += 1
    return led


@event(92)
def give_em_hell_harry(p: Race, seat: int) -> Steps:
    """If Kennedy leads enough issues, Kennedy loses momentum, and issue support where Kennedy chooses."""
    e = p.printed.effect[92]
    if issues_led(p, KENNEDY) < e.issues:
        return None
    p.lose_momentum(KENNEDY, e.momentum_loss)
    return (Lose(KENNEDY, KENNEDY, e.issue_loss, each=e.each, where=ALL_ISSUES, how=MUST, card=92),)


@event(93)
def experience_counts(p: Race, seat: int) -> Steps:
    """Kennedy loses support in each issue; Nixon gains momentum."""
    e = p.printed.effect[93]
    lose_in_each_issue(p, KENNEDY, e.issue_loss)
    p.gain_momentum(NIXON, e.momentum)
    return None


@event(95)
def a_time_for_greatness(p: Race, seat: int) -> Steps:
    """Nixon loses support in each issue; Kennedy gains support anywhere."""
    lose_in_each_issue(p, NIXON, p.printed.effect[95].issue_loss)
    return up_to(p, KENNEDY, 95)


def outshine(p: Race, issue: int, card: int) -> Steps:
    """The leaders in an issue and in Economy lose support there; a side that led both loses momentum too (E.4)."""
    e = p.printed.effect[card]
    leader, leader_in_economy = p.leader(ISSUE + issue), p.leader(ISSUE + ECONOMY)
    if leader != NONE:
        p.lose(leader, ISSUE + issue, e.issue_loss)
    if leader_in_economy != NONE:
        p.lose(leader_in_economy, ISSUE + ECONOMY, e.issue_loss)
        if leader == leader_in_economy:
            p.lose_momentum(leader, e.momentum_loss)
    return None


@event(96)
def medal_count(p: Race, seat: int) -> Steps:
    """The leaders in Civil Rights and in Economy lose support there, and momentum if they are the same."""
    return outshine(p, CIVIL_RIGHTS, 96)


@event(97)
def cassius_clay_wins_gold(p: Race, seat: int) -> Steps:
    """The leaders in Defense and in Economy lose support there, and momentum if they are the same."""
    return outshine(p, DEFENSE, 97)


STEPS: Final = (Rank,)

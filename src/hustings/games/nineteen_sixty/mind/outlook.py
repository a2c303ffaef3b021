"""How the race stands: what every support is worth now, in electoral votes that may be expected on Election Day.

All worths are votes of Kennedy's lead over Nixon: a state that is certain to fall to Kennedy counts its votes, to Nixon
the same below 0. A gain of a side is positive for that side.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ..rules.board import BIT, ENDORSED, ISSUE, KENNEDY, NIXON, NODES, NONE, REGION, REGIONS, SIGN
from ..rules.effects import NO_CHECKS, PRESS_CORPS, SILENCE
from ..rules.position import BAG, MOMENTUM, TOKEN, Race
from ..rules.printed import BOTH, CANDIDATE_CARD, Printed

REACH: Final = 12
"""More cubes than these in a place make no difference."""
ROW: Final = 2 * REACH + 1

SWING: Final = 0.75
SWINGS: Final = [0.0, 0.3, 0.29, 0.27, 0.24, 0.2, 0.16, 0.1, 0.07, 0.015]
"""Cubes of lead in a state that are worth odds of e to 1 on Election Day: at least so many, and by turn for each of
its votes: large states are fought for, and the more is still to come, the less a lead is worth."""
LARGE: Final = 27.0
"""States with more votes are not fought for any harder."""

LEANING: Final = 0.5
"""What an endorsement or an edge is worth to an empty state, in cubes of lead."""

MEDIA: Final = [0.0, 1.0, 1.7, 2.3, 2.8, 3.2, 3.5]
"""Worth of media support in a region, by cubes: the first one saves checks, all help to shift the issues."""
MEDIA_BY_TURN: Final = [0.0, 5.0, 5.0, 4.7, 4.0, 3.5, 3.5, 3.0, 2.0, 0.0]
"""What it is measured in, by turn."""

AWARDS: Final = [13.0, 10.0, 7.0]
"""Worth of leading an issue in the momentum phase, by its place."""

CONTESTED: Final = 0.8
CONTESTED_MORE: Final = 0.14
"""Cubes of lead in an issue that are worth odds of e to 1 to be leader in the momentum phase, at least and more for
each card that is still to be played in the turn."""
MOST_CARDS: Final = 10

ISSUE_KEPT: Final = 1.5
"""Worth of each issue support beyond this turn."""

MARKER_BY_TURN: Final = [0.0, 0.7, 0.7, 1.0, 1.8, 2.6, 3.5, 4.5, 5.5, 0.0]
"""Worth of an endorsement marker, by turn, for the states of its region that become empty or find no other use."""

MARKERS: Final = [0.0, 1.0, 1.8, 2.4, 2.9, 3.3, 3.6, 3.8, 4.0]
"""Worth of momentum markers, by their number: the first one triggers, half of many is lost."""
MOMENTUM_BY_TURN: Final = [0.0, 6.0, 6.5, 6.5, 6.0, 5.0, 5.0, 5.0, 3.8, 0.0]
"""What it is measured in, by turn."""

READY_BY_TURN: Final = [0.0, 9.0, 8.0, 7.0, 7.0, 7.0, 8.0, 9.0, 9.0, 0.0]
"""Worth of a ready candidate card, by turn: five points instead of a weaker card's, once."""

POINT_BY_TURN: Final = [0.0, 2.0, 2.0, 2.0, 2.2, 2.6, 3.2, 4.5, 7.0, 0.0]
"""Worth of a campaign point, by turn."""

BAG_CUBE: Final = 0.6
"""Worth of a cube in the bag, or in the rest zone, for its side."""

OWN_ICON: Final = 0.5
"""Worth of a card in hand with the own icon alone, beyond its points."""
OTHER_ICON: Final = -1.0
"""The same for the opponent's icon: its event may be triggered."""

MOST_POINTS: Final = 9
UNKNOWN: Final = -1.0
"""A threat that has not been worked out yet."""


def lead(odds: float) -> float:
    """From a logarithm of odds to a lead from -1 to 1."""
    return 2.0 / (1.0 + exp(-odds)) - 1.0


@final
class Tables:
    """What does not change during a match.

    Args:
        printed: the printed values that the match is played with.
    """

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.votes: list[float] = [float(votes) for votes in printed.votes]
        self.states: list[list[float]] = [self._states(SWINGS[turn]) for turn in range(len(SWINGS))]
        """By turn: by state and cubes, the votes that may be expected."""
        self.issues: list[list[float]] = [
            issue_worths(CONTESTED + CONTESTED_MORE * cards) for cards in range(MOST_CARDS + 1)
        ]
        """By cards still to be played in the turn: by place on the track and cubes, what issue support is worth."""
        self.held: list[list[float]] = [
            [held(printed, seat, card) for card in range(CANDIDATE_CARD)] for seat in range(2)
        ]
        """By side and card: what it is worth in the hand, in campaign points."""
        self.media: list[float] = [
            MEDIA[min(abs(cubes), len(MEDIA) - 1)] * (1.0 if cubes > 0 else -1.0) for cubes in range(-REACH, REACH + 1)
        ]

    def _states(self, swing: float) -> list[float]:
        found: list[float] = []
        for state in range(REGION):
            votes = self.votes[state]
            for cubes in range(-REACH, REACH + 1):
                lean = LEANING * SIGN[self.printed.edge[state]] if cubes == 0 else float(cubes)
                found.append(votes * lead(lean / (SWING + swing * min(votes, LARGE))))
        return found


def held(printed: Printed, seat: int, card: int) -> float:
    """What a card is worth in a hand, in campaign points."""
    icon = printed.icon[card]
    return printed.cp[card] + (OWN_ICON if icon == seat else 0.0 if icon == BOTH else OTHER_ICON)


def issue_worths(contested: float) -> list[float]:
    """By place on the track and cubes, what issue support is worth."""
    found: list[float] = []
    for award in AWARDS:
        for cubes in range(-REACH, REACH + 1):
            found.append(award * lead(float(cubes) / contested) + ISSUE_KEPT * cubes)
    return found


def clamped(cubes: int) -> int:
    """As many cubes as make a difference."""
    return REACH if cubes > REACH else -REACH if cubes < -REACH else cubes


@final
class Outlook:
    """What everything is worth in one position, looked up or worked out when it is asked for.

    Args:
        tables: what does not change.
        p: the position; it is read at once, and asked about nothing later.
        left: cards still to be played in this turn, of both sides.
    """

    def __init__(self, tables: Tables, p: Race, left: int) -> None:
        self.tables = tables
        self.printed = tables.printed
        self.cubes: list[int] = p.cubes[:]
        self.sides: list[int] = p.sides[:]
        self.order = p.order
        self.effects: i64 = p.effects
        self.turn: i64 = p.turn
        self.left = left
        self.row = tables.states[p.turn]
        self.media = MEDIA_BY_TURN[p.turn]
        self.marker = MARKER_BY_TURN[p.turn]
        self.point = POINT_BY_TURN[p.turn]
        self.ready = READY_BY_TURN[p.turn]
        self.markers_of = MOMENTUM_BY_TURN[p.turn]
        self.issue_row = tables.issues[min(left, MOST_CARDS)]
        bag = self.sides[BAG] + self.sides[BAG + 1]
        kennedy = self.sides[BAG] / bag if bag else 0.5
        self.share: list[float] = [kennedy, 1.0 - kennedy]
        """By side: how likely a check succeeds."""
        self.event_ease: list[list[float]] = [[], []]
        self.ranking: list[list[int]] = [[], []]
        self.campaigns: list[list[float]] = [[], []]
        self.threats: list[list[float]] = [[UNKNOWN] * len(p.printed.card_ids) for _ in range(2)]
        """By side and card: what it costs to leave its event to the opponent."""
        self.edition: i64 = p.edition
        self.box = p.box
        self.event_checks = p.rules_of_edition.event_checks

    def fits(self, p: Race, left: int) -> bool:
        """Whether nothing has changed since, so that all of it still holds."""
        if self.left != left or self.turn != p.turn or self.effects != p.effects:
            return False
        if self.edition != p.edition or self.box != p.box:
            return False
        return self.cubes == p.cubes and self.sides == p.sides and self.order == p.order

    # -- places ------------------------------------------------------------------------------------------------------

    def state(self, state: int, cubes: int) -> float:
        """The votes to be expected of a state with so many cubes."""
        if cubes == 0:
            markers = self.cubes[ENDORSED + self.printed.region[state]]
            if markers:
                return abs(self.row[state * ROW + REACH]) * (1.0 if markers > 0 else -1.0)
        elif cubes > REACH:
            cubes = REACH
        elif cubes < -REACH:
            cubes = -REACH
        return self.row[state * ROW + REACH + cubes]

    def place(self, place: int, cubes: int) -> float:
        """What so many cubes in a place are worth."""
        if place < REGION:
            return self.state(place, cubes)
        if place < ISSUE:
            return self.media * self.tables.media[clamped(cubes) + REACH]
        if place < ENDORSED:
            issue = place - ISSUE
            if issue not in self.order:
                return ISSUE_KEPT * cubes
            return self.issue_row[self.order.index(issue) * ROW + REACH + clamped(cubes)]
        return self.markers(place - ENDORSED, cubes)

    def markers(self, region: int, markers: int) -> float:
        """What endorsement markers in a region are worth, beyond what they do now."""
        worth = self.marker * markers
        sign = 1.0 if markers > 0 else -1.0 if markers < 0 else 0.0
        mask: i64 = self.printed.states_of[region]
        for state in range(REGION):
            if mask & BIT[state] and self.cubes[state] == 0:
                lean = self.row[state * ROW + REACH]
                worth += lean if sign == 0.0 else sign * abs(lean)
        return worth

    def momentum(self, markers: int) -> float:
        """What so many momentum markers are worth to their side."""
        return self.markers_of * MARKERS[min(markers, len(MARKERS) - 1)]

    def price(self, seat: int, markers: int) -> float:
        """What it costs a side to pay, or to lose, momentum."""
        here = self.sides[MOMENTUM + seat]
        return self.momentum(here) - self.momentum(max(here - markers, 0))

    def inspired(self, seat: int, markers: int) -> float:
        """What it is worth to a side to gain momentum."""
        here = self.sides[MOMENTUM + seat]
        return self.momentum(here + markers) - self.momentum(here)

    def gain(self, seat: int, place: int, cubes: int) -> float:
        """What it is worth to a side to gain so much in a place."""
        here = self.cubes[place]
        if seat == KENNEDY:
            return self.place(place, here + cubes) - self.place(place, here)
        return self.place(place, here) - self.place(place, here - cubes)

    def loss(self, seat: int, place: int, cubes: int) -> float:
        """What it costs a side to lose as much as it has of so many cubes."""
        here = self.cubes[place]
        lost = min(cubes, here * SIGN[seat])
        if lost <= 0:
            return 0.0
        return abs(self.place(place, here) - self.place(place, here - SIGN[seat] * lost))

    def checked(self, seat: int, state: int, checks: int) -> float:
        """What so many support checks in a state are worth to a side."""
        share = self.share[seat]
        chance = 1.0
        for _ in range(checks):
            chance *= 1.0 - share
        worth = 0.0
        for won in range(1, checks + 1):
            chance *= share / (1.0 - share) * (checks - won + 1) / won if share < 1.0 else 0.0
            worth += chance * self.gain(seat, state, won)
        return worth if share < 1.0 else self.gain(seat, state, checks)

    def issue_at(self, issue: int, place: int) -> float:
        """What the support in an issue is worth at a place of the Issues Track."""
        return self.issue_row[place * ROW + REACH + clamped(self.cubes[ISSUE + issue])]

    def empty_states(self) -> int:
        """Mask of the states without cubes."""
        found: i64 = 0
        for state in range(REGION):
            if self.cubes[state] == 0:
                found |= BIT[state]
        return found

    def best_recount(self, checks: int) -> int:
        """The state in which support checks are worth most to Nixon (K.90)."""
        best, most = 0, 0.0
        for state in range(REGION):
            worth = self.gain(NIXON, state, (checks + 1) // 2)
            if worth > most:
                best, most = state, worth
        return best

    # -- events ------------------------------------------------------------------------------------------------------

    def in_the_way(self, seat: int, state: int) -> bool:
        """Whether the opponent carries a state or stands there, without media support that exempts (C.6, C.7)."""
        cubes = self.cubes[state] * SIGN[seat]
        if cubes > -self.printed.carry and self.sides[TOKEN + 1 - seat] != state:
            return False
        return self.cubes[REGION + self.printed.region[state]] * SIGN[seat] <= 0

    def ease(self, seat: int) -> list[float]:
        """By state: how likely a support of an event is gained there."""
        if not self.event_ease[seat]:
            share = self.share[seat]
            checks = self.event_checks
            self.event_ease[seat] = [
                share if checks and self.in_the_way(seat, state) else 1.0 for state in range(REGION)
            ]
        return self.event_ease[seat]

    def ranked(self, seat: int) -> list[int]:
        """The states, the one first where a support of an event is worth most to a side."""
        if not self.ranking[seat]:
            ease = self.ease(seat)
            keys: list[int] = []
            for state in range(REGION):
                keys.append(int(-1000.0 * ease[state] * self.gain(seat, state, 1)) << 6 | state)
            keys.sort()
            self.ranking[seat] = [key & 63 for key in keys]
        return self.ranking[seat]

    def spread(self, seat: int, support: int, each: int, where: i64) -> float:
        """What state support is worth that a side may distribute over some states."""
        worth = 0.0
        ease = self.ease(seat)
        for state in self.ranked(seat):
            if where & BIT[state]:
                cubes = min(support, each)
                worth += ease[state] * self.gain(seat, state, cubes)
                support -= cubes
                if support == 0:
                    break
        return worth

    def removed(self, chooser: int, victim: int, cubes: int, each: int, where: i64) -> float:
        """What it costs a side to lose so many cubes in some places of the chooser's choice."""
        costs: list[float] = []
        for place in range(ENDORSED):
            if where & BIT[place]:
                here = self.cubes[place] * SIGN[victim]
                before = 0.0
                for number in range(min(here, each)):
                    lost = self.loss(victim, place, number + 1)
                    costs.append(lost - before)
                    before = lost
        costs.sort()
        if chooser != victim:
            costs.reverse()
        total = 0.0
        for cost in costs[:cubes]:
            total += cost
        return total

    # -- campaign points ---------------------------------------------------------------------------------------------

    def campaign_ease(self, seat: int, state: int) -> float:
        """How likely a point for campaigning in a state gains support."""
        effects = self.effects
        if effects & NO_CHECKS[seat]:
            return 1.0
        if seat == NIXON and effects & PRESS_CORPS:
            media = self.cubes[REGION + self.printed.region[state]]
            return 1.0 if media < 0 else self.share[seat]
        return self.share[seat] if self.in_the_way(seat, state) else 1.0

    def campaign(self, p: Race, seat: int) -> list[float]:
        """By node of travel and points: what campaigning in its states is worth to a side."""
        if not self.campaigns[seat]:
            banned: i64 = p.banned(seat) if self.effects else 0
            silence = seat == NIXON and self.effects & SILENCE != 0
            found: list[float] = []
            for node in range(len(NODES)):
                self._campaign(seat, node, banned, silence, found)
            self.campaigns[seat] = found
        return self.campaigns[seat]

    def elsewhere(self, p: Race, seat: int, state: int, points: int) -> float:
        """What so many points are worth to a side in the other states of a state's region."""
        banned: i64 = p.banned(seat)
        found: list[float] = []
        silence = seat == NIXON and self.effects & SILENCE != 0
        self._campaign(seat, self.printed.node[state], banned | BIT[state], silence, found)
        return found[points]

    def _campaign(self, seat: int, node: int, banned: i64, silence: bool, found: list[float]) -> None:
        mask: i64 = self.printed.node_states[node]
        mask &= ~banned
        states: list[int] = []
        gains: list[float] = []
        for state in range(REGION):
            if mask & BIT[state] and not (silence and self.cubes[state] > 0):
                states.append(state)
                gains.append(self.campaign_ease(seat, state) * self.gain(seat, state, 1))
        used = [1] * len(states)
        worth = 0.0
        found.append(0.0)
        for _ in range(MOST_POINTS):
            best = -1
            most = 0.0
            for number in range(len(gains)):
                if gains[number] > most:
                    most = gains[number]
                    best = number
            if best >= 0:
                worth += most
                state = states[best]
                further = self.gain(seat, state, used[best] + 1) - self.gain(seat, state, used[best])
                gains[best] = self.campaign_ease(seat, state) * further
                used[best] += 1
            found.append(worth)

    def best_campaign(self, p: Race, seat: int, here: int, points: int, free: bool) -> float:
        """What campaigning with so many points is worth to a side that starts at a node of travel."""
        worths = self.campaign(p, seat)
        distance = self.printed.distance[here]
        best = 0.0
        for node in range(len(NODES)):
            left = points if free else points - distance[node] * self.printed.boundary
            if left > 0:
                best = max(best, worths[node * (MOST_POINTS + 1) + min(left, MOST_POINTS)])
        return best

    def one_each(self, p: Race, seat: int, points: int) -> float:
        """What campaigning is worth to a side with at most one point on support in a state (K.83)."""
        banned: i64 = p.banned(seat) if self.effects else 0
        distance = self.printed.distance[self.printed.node[self.sides[TOKEN + seat]]]
        best = 0.0
        for node in range(len(REGIONS)):
            mask: i64 = self.printed.node_states[node]
            mask &= ~banned
            gains = [0.0]
            for state in range(REGION):
                if mask & BIT[state]:
                    gains.append(self.campaign_ease(seat, state) * self.gain(seat, state, 1))
            gains.sort()
            gains.reverse()
            worth = 0.0
            for gain in gains[: max(points - distance[node] * self.printed.boundary, 0)]:
                worth += gain
            best = max(best, worth)
        return best

    def best_media(self, seat: int) -> float:
        """What the most useful media support is worth to a side."""
        best = 0.0
        for place in range(REGION, ISSUE):
            best = max(best, self.gain(seat, place, 1))
        return best

    def best_position(self, seat: int, points: int, banned: int) -> float:
        """What so many points for positioning are worth to a side that cannot use them in one of the issues."""
        bought = [0, 0, 0]
        worth = 0.0
        while True:
            best, most, price = NONE, 0.0, 0
            for issue in range(len(bought)):
                cost = self.printed.next_issue_cube if bought[issue] else self.printed.first_issue_cube
                if issue != banned and cost <= points:
                    further = self.gain(seat, ISSUE + issue, bought[issue] + 1)
                    if bought[issue]:
                        further -= self.gain(seat, ISSUE + issue, bought[issue])
                    if further / cost > most:
                        best, most, price = issue, further / cost, cost
            if best == NONE:
                return worth
            worth += most * price
            bought[best] += 1
            points -= price

    def best_swing(self, seat: int, support: int) -> float:
        """What so much support is worth in one state that the opponent leads but does not carry (K.10)."""
        best = 0.0
        ease = self.ease(seat)
        for state in range(REGION):
            if -self.printed.carry < self.cubes[state] * SIGN[seat] < 0:
                best = max(best, ease[state] * self.gain(seat, state, support))
        return best

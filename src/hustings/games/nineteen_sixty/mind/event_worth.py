"""What an event is worth in the outlook of a position: what its text does, weighed part by part.

Worths are electoral votes of the lead of the side that is asked about.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from ..rules.board import (
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
    REGION,
    REGIONS,
    SIGN,
    places_in,
)
from ..rules.position import MOMENTUM, READY, TOKEN, Race
from ..rules.printed import DEBATE
from .outlook import Outlook

YOU: Final = 2
OTHER: Final = 3
LEADER: Final = 4
"""``LEADER + issue``: who leads it."""
ON_AIR: Final = 7
"""Who has media support in the East."""
STARRED: Final = 8
"""Who has more cubes in the states that the card counts."""

Part: TypeAlias = tuple[int, int, float]
"""What happens, to whom, and how much it is worth where the position does not say."""

SUPPORT: Final = 0
"""Gains state support where it likes."""
STATE: Final = 1
"""Gains it in one state."""
LOSS: Final = 2
"""Loses it where the opponent likes."""
OWN_LOSS: Final = 3
"""Loses it where it likes."""
MARKERS: Final = 4
"""Gains momentum."""
NO_MARKERS: Final = 5
"""Loses momentum."""
ON: Final = 6
"""``ON + issue``: gains support in it; ``ON + 3``: in the best issue."""
OFF: Final = 10
"""``OFF + issue``: loses support in it; ``OFF + 3``: in each issue."""
RISE: Final = 14
"""``RISE + issue``: it rises."""
MEDIA: Final = 17
"""Gains media support."""
NO_MEDIA: Final = 18
"""Loses media support."""
EACH_CARD: Final = 19
"""Is better off with each of its cards to come in this turn, by as much as is given."""
ONCE: Final = 20
"""Is better off by as much as is given."""
READIED: Final = 21
"""May make its candidate card ready."""
TIRED: Final = 22
"""Its candidate card becomes exhausted."""
CHECKED: Final = 23
"""Makes support checks in a state on Election Day."""

STANDING: Final = 24
"""Loses state support where its token stands."""

NEW_CARD: Final = 0.5
"""Worth of a card exchanged or chosen for one dealt, in campaign points, as all worths in the table."""

D: Final = DEFENSE
E: Final = ECONOMY
C: Final = CIVIL_RIGHTS

PARTS: Final[dict[int, tuple[Part, ...]]] = {
    1: ((MARKERS, KENNEDY, 0.0), (SUPPORT, KENNEDY, 0.0), (ONCE, KENNEDY, 0.5)),
    2: ((EACH_CARD, NIXON, -0.75),),
    3: ((ONCE, YOU, 0.5),),
    4: ((EACH_CARD, NIXON, 1.0),),
    5: ((MARKERS, YOU, 0.0),),
    6: ((SUPPORT, KENNEDY, 0.0),),
    7: ((CHECKED, KENNEDY, 0.0),),
    8: ((RISE + E, NONE, 0.0), (STATE, LEADER + E, 0.0)),
    9: ((LOSS, KENNEDY, 0.0),),
    11: ((RISE + D, NONE, 0.0), (SUPPORT, LEADER + D, 0.0)),
    12: ((SUPPORT, NIXON, 0.0), (ON + C, KENNEDY, 0.0)),
    13: ((MARKERS, LEADER + D, 0.0), (SUPPORT, LEADER + D, 0.0)),
    18: ((SUPPORT, NIXON, 0.0), (ONCE, NIXON, 1.0)),
    19: ((OWN_LOSS, LEADER + C, 0.0), (EACH_CARD, LEADER + C, -0.38)),
    20: ((LOSS, NIXON, 0.0), (EACH_CARD, NIXON, -0.62)),
    21: ((SUPPORT, STARRED, 0.0),),
    22: ((NO_MARKERS, OTHER, 0.0), (STANDING, OTHER, 0.0)),
    23: ((RISE + C, NONE, 0.0), (ON + C, YOU, 0.0)),
    24: ((OFF + C, NIXON, 0.0), (LOSS, NIXON, 0.0)),
    25: ((RISE + C, NONE, 0.0), (ON + C, NIXON, 0.0)),
    26: ((EACH_CARD, KENNEDY, 1.2),),
    27: ((STATE, NIXON, 0.0), (ONCE, NIXON, 2.0 * NEW_CARD)),
    28: ((LOSS, KENNEDY, 0.0),),
    29: ((ON + D, NIXON, 0.0),),
    30: ((LOSS, KENNEDY, 0.0), (EACH_CARD, KENNEDY, -0.38)),
    31: ((EACH_CARD, KENNEDY, 0.25),),
    34: ((ONCE, KENNEDY, 1.5),),
    35: ((ONCE, KENNEDY, 2.5),),
    36: ((ONCE, KENNEDY, 1.5),),
    37: ((RISE + C, NONE, 0.0), (SUPPORT, LEADER + C, 0.0)),
    38: ((ONCE, KENNEDY, 3.0),),
    39: ((SUPPORT, KENNEDY, 0.0), (STATE, KENNEDY, 0.0), (READIED, KENNEDY, 0.0)),
    40: ((SUPPORT, LEADER + C, 0.0),),
    41: ((ON + 3, KENNEDY, 0.0),),
    42: ((STATE, NIXON, 0.0), (ON + D, NIXON, 0.0), (READIED, NIXON, 0.0)),
    43: ((SUPPORT, KENNEDY, 0.0),),
    44: ((EACH_CARD, KENNEDY, -0.38),),
    45: ((ON + C, NIXON, 0.0), (STATE, NIXON, 0.0), (MEDIA, NIXON, 0.0)),
    47: ((SUPPORT, LEADER + D, 0.0),),
    48: ((RISE + E, NONE, 0.0), (ON + E, NIXON, 0.0)),
    49: ((SUPPORT, KENNEDY, 0.0),),
    50: ((SUPPORT, NIXON, 0.0),),
    51: ((ON + D, KENNEDY, 0.0),),
    52: ((MARKERS, YOU, 0.0), (STATE, YOU, 0.0)),
    53: ((ONCE, YOU, 2.0 * NEW_CARD),),
    54: ((EACH_CARD, KENNEDY, 1.0),),
    55: ((EACH_CARD, NIXON, -1.25),),
    56: ((ONCE, NIXON, 3.5),),
    57: ((ONCE, KENNEDY, 2.0 * NEW_CARD),),
    58: ((NO_MARKERS, NIXON, 0.0), (ONCE, NIXON, 5.0)),
    59: ((SUPPORT, KENNEDY, 0.0),),
    60: ((SUPPORT, ON_AIR, 0.0),),
    61: ((TIRED, OTHER, 0.0),),
    62: ((RISE + D, NONE, 0.0), (MARKERS, LEADER + D, 0.0)),
    63: ((NO_MARKERS, NIXON, 0.0), (OFF + 3, NIXON, 0.0)),
    65: ((EACH_CARD, NIXON, -0.38),),
    66: ((STATE, KENNEDY, 0.0), (ONCE, KENNEDY, 2.0 * NEW_CARD)),
    68: ((RISE + D, NONE, 0.0), (ON + D, NIXON, 0.0)),
    69: ((EACH_CARD, KENNEDY, -2.0),),
    70: ((NO_MARKERS, KENNEDY, 0.0), (ONCE, NIXON, -1.0)),
    71: ((SUPPORT, NIXON, 0.0),),
    73: ((LOSS, KENNEDY, 0.0),),
    74: ((EACH_CARD, NIXON, -1.0),),
    75: ((MEDIA, NIXON, 0.0),),
    76: ((EACH_CARD, NIXON, -0.38),),
    77: ((SUPPORT, KENNEDY, 0.0),),
    78: ((RISE + E, NONE, 0.0), (STATE, LEADER + E, 0.0)),
    79: ((EACH_CARD, YOU, 0.75),),
    80: ((NO_MEDIA, NIXON, 0.0),),
    81: ((EACH_CARD, KENNEDY, 0.25),),
    82: ((MARKERS, LEADER + D, 0.0), (STATE, LEADER + D, 0.0)),
    84: ((MARKERS, LEADER + D, 0.0), (SUPPORT, LEADER + D, 0.0)),
    85: ((EACH_CARD, NIXON, -0.38),),
    86: ((ON + 3, NIXON, 0.0),),
    87: ((EACH_CARD, KENNEDY, -0.75),),
    88: ((EACH_CARD, KENNEDY, -0.12),),
    89: ((MARKERS, NIXON, 0.0),),
    91: ((ONCE, NIXON, 2.0 * NEW_CARD),),
    93: ((OFF + 3, KENNEDY, 0.0), (MARKERS, NIXON, 0.0)),
    95: ((OFF + 3, NIXON, 0.0), (SUPPORT, KENNEDY, 0.0)),
    96: ((OFF + C, LEADER + C, 0.0), (OFF + E, LEADER + E, 0.0)),
    97: ((OFF + D, LEADER + D, 0.0), (OFF + E, LEADER + E, 0.0)),
}
"""By card. Those that are not here have a function of their own below."""

NO_PARTS: Final[tuple[Part, ...]] = ()
BY_CARD: Final[list[tuple[Part, ...]]] = [PARTS.get(card, NO_PARTS) for card in range(98)]


def event_worth(p: Race, outlook: Outlook, card: int, seat: int, left: list[int]) -> float:
    """What the event of a card, played or triggered by a side, is worth to that side.

    Args:
        p: the position.
        outlook: its outlook.
        card: the card.
        seat: who plays or triggers it.
        left: by seat: cards that it will still play in this turn.
    """
    if p.printed.kind[card] == DEBATE and p.turn >= p.printed.debates_turn:
        return 0.0
    worth = 0.0
    parts = BY_CARD[card]
    if not parts:
        return special(p, outlook, card, seat)
    for kind, whom, given in parts:
        who = actor(p, card, whom, seat)
        if RISE <= kind < MEDIA:
            worth += SIGN[seat] * risen(outlook, kind - RISE, p.printed.effect[card].rise)
        elif who != NONE:
            part = part_worth(p, outlook, card, kind, who, given, left[who])
            worth += part if who == seat else -part
    return worth


def actor(p: Race, card: int, whom: int, seat: int) -> int:
    """The side that a part of an event concerns, or ``NONE``."""
    if whom < YOU:
        return whom
    if whom == YOU:
        return seat
    if whom == OTHER:
        return 1 - seat
    if whom < ON_AIR:
        return p.leader(ISSUE + whom - LEADER)
    if whom == ON_AIR:
        return p.leader(REGION + EAST)
    balance = 0
    for state in places_in(p.printed.effect[card].counted):
        balance += p.cubes[state]
    return KENNEDY if balance > 0 else NIXON if balance < 0 else NONE


def part_worth(p: Race, outlook: Outlook, card: int, kind: int, who: int, given: float, left: int) -> float:
    """What a part of an event is worth to the side that it concerns."""
    e = p.printed.effect[card]
    if kind == SUPPORT:
        return outlook.spread(who, e.support, e.each, e.where if card != 39 else e.regions & ~e.states)
    if kind == STATE:
        return outlook.ease(who)[e.state] * outlook.gain(who, e.state, e.first or e.support)
    if kind == LOSS:
        return -outlook.removed(1 - who, who, e.loss, e.each, e.where)
    if kind == OWN_LOSS:
        return -outlook.removed(who, who, e.loss, e.each, e.where)
    if kind == MARKERS:
        return outlook.inspired(who, e.momentum)
    if kind == NO_MARKERS:
        return -outlook.price(who, e.momentum_loss)
    if kind < OFF:
        return on_issue(outlook, who, kind - ON, e.issue)
    if kind < RISE:
        return -off_issues(outlook, who, kind - OFF, e.issue_loss)
    if kind == MEDIA:
        return e.media * outlook.best_media(who)
    if kind == NO_MEDIA:
        return -outlook.removed(1 - who, who, e.media_loss, e.each, ALL_REGIONS)
    if kind == EACH_CARD:
        return outlook.point * given * left
    if kind == READIED:
        return 0.0 if p.sides[READY + who] else outlook.ready
    if kind == TIRED:
        return -outlook.ready if p.sides[READY + who] else 0.0
    if kind == STANDING:
        return -outlook.loss(who, p.sides[TOKEN + who], e.loss)
    if kind == CHECKED:
        return outlook.checked(who, e.state, e.checks)
    return outlook.point * given


def on_issue(outlook: Outlook, who: int, issue: int, cubes: int) -> float:
    """What support in an issue is worth to a side; without an issue in the best one."""
    if issue < len(ISSUES):
        return outlook.gain(who, ISSUE + issue, cubes)
    best = 0.0
    for other in range(len(ISSUES)):
        best = max(best, outlook.gain(who, ISSUE + other, cubes))
    return best


def off_issues(outlook: Outlook, who: int, issue: int, cubes: int) -> float:
    """What it costs a side to lose support in an issue; without an issue in each."""
    if issue < len(ISSUES):
        return outlook.loss(who, ISSUE + issue, cubes)
    lost = 0.0
    for other in range(len(ISSUES)):
        lost += outlook.loss(who, ISSUE + other, cubes)
    return lost


def risen(outlook: Outlook, issue: int, places: int) -> float:
    """What it is worth to Kennedy that an issue rises."""
    place = outlook.order.index(issue) if issue in outlook.order else 0
    top = max(place - places, 0)
    worth = outlook.issue_at(issue, top) - outlook.issue_at(issue, place)
    for number in range(top, place):
        other = outlook.order[number]
        worth += outlook.issue_at(other, number + 1) - outlook.issue_at(other, number)
    return worth


def special(p: Race, outlook: Outlook, card: int, seat: int) -> float:
    """What an event is worth to the side that plays it, whose parts hang together."""
    e = p.printed.effect[card]
    if card == 10:
        return outlook.best_swing(seat, e.support)
    if 14 <= card <= 17:
        return gathered(p, outlook, card, seat)
    if card == 32:
        who = p.leader(e.leader)
        return 0.0 if who == NONE else SIGN[who] * SIGN[seat] * outlook.checked(who, e.state, e.checks) / 2.0
    if card == 33:
        return -SIGN[seat] * withheld(p, outlook)
    if card == 46:
        best = 0.0
        for region in range(len(REGIONS)):
            if p.has_media(seat, region):
                best = max(best, outlook.spread(seat, e.support, e.each, p.printed.states_of[region]))
        return best
    if card == 64:
        behind = p.sides[MOMENTUM + 1 - seat] - p.sides[MOMENTUM + seat]
        return outlook.inspired(seat, max(behind, 0))
    if card == 67:
        empty: i64 = outlook.empty_states()
        return outlook.spread(seat, e.support, e.each, empty)
    if card == 72:
        worth = outlook.spread(NIXON, e.support, e.each, e.where) if p.leader(ISSUE + CIVIL_RIGHTS) == KENNEDY else 0.0
        return worth if seat == NIXON else -worth
    if card == 83:
        return outlook.one_each(p, seat, e.cp)
    if card == 90:
        state = outlook.best_recount(e.checks)
        worth = outlook.checked(NIXON, state, e.checks)
        return worth if seat == NIXON else -worth
    if card == 92:
        worth = shamed(p, outlook, KENNEDY, e.issues, e.momentum_loss, e.issue_loss)
        return worth if seat == NIXON else -worth
    if card == 94:
        worth = outlook.inspired(KENNEDY, e.momentum) + outlook.point * NEW_CARD if led(p, NIXON) >= e.issues else 0.0
        return worth if seat == KENNEDY else -worth
    return 0.0


def led(p: Race, seat: int) -> int:
    """How many issues a side leads."""
    found = 0
    for issue in range(len(ISSUES)):
        if p.leader(ISSUE + issue) == seat:
            found += 1
    return found


def shamed(p: Race, outlook: Outlook, seat: int, issues: int, markers: int, cubes: int) -> float:
    """What it costs a side that leads so many issues to lose momentum and issue support (K.92)."""
    if led(p, seat) < issues:
        return 0.0
    cost = 0.0
    for issue in range(len(ISSUES)):
        cost += outlook.loss(seat, ISSUE + issue, 1)
    return outlook.price(seat, markers) + cost * cubes / len(ISSUES)


def gathered(p: Race, outlook: Outlook, card: int, seat: int) -> float:
    """What Gathering Momentum is worth to a side, whoever gains by it."""
    e = p.printed.effect[card]
    balance = 0
    for state in places_in(e.where):
        cubes = p.cubes[state]
        balance += 1 if cubes > 0 else -1 if cubes < 0 else 0
    if balance == 0:
        return 0.0
    who = KENNEDY if balance > 0 else NIXON
    worth = outlook.inspired(who, e.momentum)
    for state in places_in(e.where):
        if p.cubes[state] == 0:
            worth += outlook.ease(who)[state] * outlook.gain(who, state, e.support)
    return worth if who == seat else -worth


def withheld(p: Race, outlook: Outlook) -> float:
    """The votes that Kennedy may expect to lose by Unpledged Electors (K.33)."""
    votes = 0.0
    for state in places_in(p.printed.effect[33].states):
        cubes = p.cubes[state]
        if cubes < p.printed.carry:
            votes += (outlook.state(state, cubes) + outlook.tables.votes[state]) / 2.0
    return votes

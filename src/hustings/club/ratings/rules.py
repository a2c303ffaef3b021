"""Which matches change ratings, and by how much: so that nobody gains by anything but playing well.

The rules in words stand in ``docs/contest.md``; each has a test under its letter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

LEAST: Final = 5
"""Who has given fewer answers has not played: nobody gains from them."""

AGAIN: Final = 3
"""After so many matches between the same two within :data:`MONTH` further ones count half, then a quarter …"""

MONTH: Final = 30 * 86400.0
"""Seconds for which a match between the same two is remembered."""

NOTHING: Final = 1 / 32
"""A share below this is none at all."""

KNOWN: Final = 4
"""Somebody counts in full for others after rated matches with so many different opponents besides them."""

FREE: Final = 1
"""So often in :data:`MONTH` somebody may leave a match that had not begun in earnest without losing it."""

COMPUTER: Final = "computer "
"""Before the level of a computer, where names of people stand."""

Pair = frozenset[str]


@dataclass(frozen=True)
class Sat:
    """Somebody at a table that is over.

    Attributes:
        who: id of a person with a lasting name, :data:`COMPUTER` and a level, or nothing for a guest.
        answers: how many they gave themselves.
        left: at what moment they were gone for good (resigned, out of time, taken over by a computer, taken out), as
            a number that grows; None: they stayed to the end.
        met: how many different opponents they have had in rated matches, those at this table left out.
        early: how often in :data:`MONTH` they left a rated match before they had played.
    """

    who: str
    answers: int
    left: int | None = None
    met: int = 0
    early: int = 0

    @property
    def is_computer(self) -> bool:
        """Whether a computer sat there from the beginning."""
        return self.who.startswith(COMPUTER)


@dataclass(frozen=True)
class Ended:
    """A match that is over, with all that its rating depends on.

    Attributes:
        seats: who sat where.
        places: the place of each seat by the rules of the game; nothing: it was ended without one.
        agreed: everybody agreed to be rated before the first answer.
        together: pairs of people who have been signed in on one device.
        before: how often pairs have met in rated matches within :data:`MONTH`.
    """

    seats: tuple[Sat, ...]
    places: tuple[int, ...]
    agreed: bool
    together: frozenset[Pair] = frozenset()
    before: Mapping[Pair, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """What a match does to ratings.

    Attributes:
        places: of the seats, with those who left behind those who stayed.
        weights: how much of its change each seat is given, 0 to 1.
        why: why nobody's rating is changed, as the end of the key of a text; nothing: somebody's is.
    """

    places: tuple[int, ...]
    weights: tuple[float, ...]
    why: str = ""


def judged(match: Ended) -> Verdict:
    """What a match that is over does to the ratings of its seats."""
    seats = match.seats
    nothing = (0.0,) * len(seats)
    if why := _barred(match):
        return Verdict(match.places, nothing, why)
    places = _with_leavers_last(match)
    if not places:
        return Verdict(match.places, nothing, "nobody-stayed")
    weights = tuple(_weight(match, seat) for seat in range(len(seats)))
    return Verdict(places, weights, "" if any(weights) else _why_nothing(match))


def deserted(match: Ended, who: str, seat: int) -> float:
    """How much of a loss somebody is given who walked away from a seat that another person then took.

    Args:
        match: as it ended.
        who: the person.
        seat: that was theirs.
    """
    if not match.agreed:
        return 0.0
    me = Sat(who, LEAST, left=0)
    others = [other for number, other in enumerate(match.seats) if number != seat and other.who]
    return sum(_lent(match, me, other) for other in others) / len(others) if others else 0.0


def _barred(match: Ended) -> str:
    people = [sat.who for sat in match.seats if not sat.is_computer]
    if not match.agreed:
        return "not-agreed"
    if not people or not all(people):
        return "guest"
    if len(set(people)) < len(people):
        return "one-person"
    if not match.places and all(sat.left is None for sat in match.seats):
        return "no-end"
    return ""


def _with_leavers_last(match: Ended) -> tuple[int, ...]:
    """Who stayed by the rules of the game, then who left, the last to leave before the others; nothing: all left."""
    stayed = [seat for seat, sat in enumerate(match.seats) if sat.left is None]
    if not stayed:
        return ()
    order: dict[int, tuple[int, int]] = {}
    for seat, sat in enumerate(match.seats):
        place = match.places[seat] if match.places else 1
        order[seat] = (0, place) if sat.left is None else (1, -sat.left)
    return tuple(1 + sum(other < order[seat] for other in order.values()) for seat in order)


def _weight(match: Ended, seat: int) -> float:
    me = match.seats[seat]
    if me.is_computer:
        return 0.0
    played = me.answers >= LEAST
    if me.left is None and not played:
        return 0.0
    pardoned = me.left is not None and not played and me.early < FREE
    if pardoned:
        return 0.0
    others = [other for other in match.seats if other is not me]
    return sum(_lent(match, me, other) for other in others) / len(others)


def _lent(match: Ended, me: Sat, other: Sat) -> float:
    """How much a result against somebody counts."""
    pair = frozenset((me.who, other.who))
    if pair in match.together:
        return 0.0
    if me.left is None and other.answers < LEAST:
        return 0.0
    known = 1.0 if other.is_computer else min(1.0, (1 + other.met) / (1 + KNOWN))
    share = known * 0.5 ** (match.before.get(pair, 0) // AGAIN)
    return share if share >= NOTHING else 0.0


def _why_nothing(match: Ended) -> str:
    people = [sat for sat in match.seats if not sat.is_computer]
    if any(sat.answers < LEAST for sat in match.seats):
        return "too-short"
    if any(frozenset((a.who, b.who)) in match.together for a in people for b in people if a is not b):
        return "one-device"
    return "too-often"

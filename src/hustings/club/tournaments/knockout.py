"""Knock-out: who loses is out. For two both sides are played; what stays level is decided, so that it always ends.

For two, a meeting is two matches with sides swapped. Is it level, two more are played; is it still level, one with
sides drawn by lot; is even that drawn, who is seeded higher goes on. With more at a table the better half goes on (of
six three, of five and four two) until one table is left, whose winner has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .model import Entrant, Fixture, Setting, by_seed, last_round, numbered
from .tables import sizes_of

LEVEL: Final = 4
"""After so many matches that left two level, one match decides."""


@dataclass(frozen=True)
class Meeting:
    """All matches of a round between the same entrants.

    Attributes:
        round: from 1.
        who: the entrants, the one who is seeded higher first.
        fixtures: their matches, in order.
    """

    round: int
    who: tuple[int, ...]
    fixtures: tuple[Fixture, ...]

    def points(self, n: int) -> float:
        """What an entrant has won in it."""
        return sum(fixture.points(n) for fixture in self.fixtures)


def meetings_of(entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[Meeting]:
    """All meetings, round by round, in the order of the bracket."""
    seed = {entrant.n: number for number, entrant in enumerate(by_seed(entrants))}
    found: dict[tuple[int, frozenset[int]], list[Fixture]] = {}
    for fixture in sorted(fixtures, key=lambda fixture: (fixture.round, fixture.place)):
        found.setdefault((fixture.round, frozenset(fixture.seats)), []).append(fixture)
    return [
        Meeting(round, tuple(sorted(who, key=seed.__getitem__)), tuple(played))
        for (round, who), played in found.items()
    ]


def next_fixtures(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[Fixture]:
    """What is to be played now: the first round, further matches of level meetings, or the next round.

    Nothing: something is still being played that has to be over first, or all is over; see :func:`champion`.
    """
    if not fixtures:
        return _first(setting, entrants)
    round = last_round(fixtures)
    now = [meeting for meeting in meetings_of(entrants, fixtures) if meeting.round == round]
    if setting.for_two:
        further = [table for meeting in now for table in _further(setting, entrants, meeting)]
        if further:
            behind = max(fixture.place for fixture in fixtures if fixture.round == round)
            return numbered(round, further, behind + 1)
    if any(not fixture.is_over for meeting in now for fixture in meeting.fixtures):
        return []
    through = [n for meeting in now for n in _through(setting, entrants, meeting, len(now) == 1)]
    if len(through) < 2 or len(now) == 1:
        return []
    return _round(setting, entrants, through, round + 1)


def champion(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> int | None:
    """Who has won; None: it is not over, or nobody took part."""
    if not fixtures or next_fixtures(setting, entrants, fixtures) or not all(f.is_over for f in fixtures):
        return None
    final = meetings_of(entrants, fixtures)[-1]
    return _through(setting, entrants, final, True)[0]


def ranking(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[tuple[int, int]]:
    """Places and entrants: the champion, then by the round in which they went out; those of one round share a place."""
    last = {entrant.n: 0 for entrant in entrants}
    for fixture in fixtures:
        for n in fixture.seats:
            last[n] = max(last[n], fixture.round)
    first = champion(setting, entrants, fixtures)
    points = dict.fromkeys(last, 0.0)
    final = last_round(fixtures)
    if not setting.for_two:
        for fixture in fixtures:
            if fixture.round == final and first is not None:
                points |= {n: fixture.points(n) for n in fixture.seats}
    seeds = {entrant.n: number for number, entrant in enumerate(by_seed(entrants))}

    def key(n: int) -> tuple[int, int, float]:
        return int(n == first), last[n], points[n]

    order = sorted(last, key=lambda n: (*(-value for value in key(n)), seeds[n]))
    return [(1 + sum(key(other) > key(n) for other in order), n) for n in order]


def _first(setting: Setting, entrants: Sequence[Entrant]) -> list[Fixture]:
    seeds = [entrant.n for entrant in by_seed(entrants) if entrant.plays(1)]
    if len(seeds) < 2:
        return []
    if not setting.for_two:
        return _round(setting, entrants, seeds, 1)
    slots = 2
    while slots < len(seeds):
        slots *= 2
    tables: list[tuple[int, ...]] = []
    for high, low in _bracket(slots):
        one, two = seeds[high], seeds[low] if low < len(seeds) else None
        tables.append((one,) if two is None else _lot_of_sides(setting, one, two, 1))
    return _legs(1, tables)


def _bracket(slots: int) -> list[tuple[int, int]]:
    """Seeds that meet in the first round, in the order in which their winners meet: the first two at the very end."""
    row = [0]
    while len(row) < slots:
        row = [seed for one in row for seed in (one, 2 * len(row) - 1 - one)]
    return [(min(pair), max(pair)) for pair in zip(row[::2], row[1::2], strict=True)]


def _round(setting: Setting, entrants: Sequence[Entrant], through: Sequence[int], round: int) -> list[Fixture]:
    if setting.for_two:
        pairs = zip(through[::2], through[1::2], strict=True)
        return _legs(round, [_lot_of_sides(setting, one, two, round) for one, two in pairs])
    seeds = [entrant.n for entrant in by_seed(entrants) if entrant.n in through]
    sizes = sizes_of(len(seeds), setting.sizes)
    if not sizes:
        return []
    free = len(seeds) - sum(sizes)
    tables: list[list[int]] = [[] for _ in sizes]
    rng = setting.lot("tables", round)
    turn = 0
    for n in seeds[free:]:
        while len(tables[turn % len(tables)]) >= sizes[turn % len(tables)]:
            turn += 1
        tables[turn % len(tables)].append(n)
        turn += 1
    for table in tables:
        rng.shuffle(table)
    return numbered(round, [*map(tuple, tables), *[(n,) for n in seeds[:free]]])


def _legs(round: int, tables: Sequence[tuple[int, ...]]) -> list[Fixture]:
    """The first leg of all, in the order of the bracket, then the second with sides swapped."""
    return numbered(round, [*tables, *[table[::-1] for table in tables if len(table) == 2]])


def _lot_of_sides(setting: Setting, one: int, two: int, round: int, what: str = "sides") -> tuple[int, int]:
    return (one, two) if setting.lot(what, round, min(one, two), max(one, two)).random() < 0.5 else (two, one)


def _further(setting: Setting, entrants: Sequence[Entrant], meeting: Meeting) -> list[tuple[int, ...]]:
    if len(meeting.who) == 1 or not all(fixture.is_over for fixture in meeting.fixtures):
        return []
    one, two = meeting.who
    left = {entrant.n for entrant in entrants if not entrant.plays(meeting.round)}
    if meeting.points(one) != meeting.points(two) or left & {one, two}:
        return []
    played = len(meeting.fixtures)
    if played < LEVEL:
        first = meeting.fixtures[0].seats
        return [first, first[::-1]]
    return [_lot_of_sides(setting, one, two, meeting.round, "decider")] if played == LEVEL else []


def _through(setting: Setting, entrants: Sequence[Entrant], meeting: Meeting, final: bool) -> list[int]:
    """Who goes on from a meeting that is over, the best first."""
    gone = {entrant.n for entrant in entrants if not entrant.plays(meeting.round)}
    place = {n: number for number, n in enumerate(meeting.who)}
    best = sorted(meeting.who, key=lambda n: (n in gone, -meeting.points(n), place[n]))
    if final or setting.for_two or len(best) == 1:
        return best[:1]
    return best[: len(best) // 2]

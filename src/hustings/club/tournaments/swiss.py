"""The Swiss system: who have done equally well meet, nobody twice if it can be helped.

For two the round is a perfect matching of least cost (the blossom algorithm of networkx), so that what matters less is
only looked at where all that matters more is equal. In this order: byes go to who has none and least points; nobody
meets twice; equals in points meet; nobody plays a third time in a row, or three times more often, on one side; nobody
floats down twice in a row; sides even out; the upper half of a group meets the lower one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Final

import networkx

from .model import Entrant, Fixture, Setting, both_legs, by_seed, meetings, numbered
from .round_robin import drawn_round
from .tables import drawn, seated, sizes_of

NOBODY: Final = 0
"""Who meets nobody has a bye; entrants are counted from 1."""


@dataclass(frozen=True)
class _Past:
    """What an entrant brings into a round.

    Attributes:
        n: its number.
        points: so far, doubled, so that they are whole.
        sides: which side it had in each match with an opponent.
        byes: how many.
        floated: it met somebody with fewer points in the last round.
    """

    n: int
    points: int
    sides: tuple[int, ...]
    byes: int
    floated: bool

    @property
    def lean(self) -> int:
        """How much more often it had the first side than the second."""
        return len(self.sides) - 2 * sum(self.sides)

    def must_not(self, side: int) -> bool:
        """Whether that side would be a third in a row, or three times more often than the other."""
        more = self.lean if side == 0 else -self.lean
        return more >= 2 or self.sides[-2:] == (side, side)


def rounds_of(setting: Setting, entrants: int) -> int:
    """How many rounds there are when so many play: as many as leave one without a loss, unless something was agreed."""
    most = entrants - 1 + entrants % 2 if setting.for_two else 99
    return min(most, setting.rounds or ceil(log2(max(2, entrants))))


def next_round(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], round: int) -> list[Fixture]:
    """The fixtures of a round, counted from 1, when all rounds before it are over; nothing after the last one."""
    if round > rounds_of(setting, len(entrants)):
        return []
    playing = [entrant for entrant in by_seed(entrants) if entrant.plays(round)]
    if not setting.for_two:
        return numbered(round, _tables(setting, playing, fixtures, round))
    if len(playing) < 2:
        return []
    past = {entrant.n: _past(entrant.n, fixtures, round) for entrant in playing}
    order = sorted(past, key=lambda n: -past[n].points)  # seeds stay in order among equals
    pairs = _matched(setting, order, past, meetings(fixtures), round)
    rank = {n: place for place, n in enumerate(order)}
    pairs.sort(key=lambda pair: (NOBODY in pair, min(rank.get(n, len(rank)) for n in pair)))
    tables = [
        tuple(n for n in pair if n != NOBODY) if NOBODY in pair else _sides(setting, past, *pair, rank, round)
        for pair in pairs
    ]
    return both_legs(numbered(round, tables), setting.legs)


def _past(n: int, fixtures: Sequence[Fixture], round: int) -> _Past:
    mine = [fixture for fixture in fixtures if n in fixture.seats and fixture.round < round]
    points = sum(fixture.points(n) for fixture in mine)
    sides = tuple(fixture.seats.index(n) for fixture in mine if not fixture.is_bye)
    floated = any(
        _before(n, fixtures, round - 1) > _before(other, fixtures, round - 1)
        for fixture in mine
        if fixture.round == round - 1
        for other in fixture.seats
    )
    return _Past(n, round_half(points), sides, sum(fixture.is_bye for fixture in mine), floated)


def round_half(points: float) -> int:
    """Points doubled, as a whole number."""
    return int(2 * points + 0.5)


def _before(n: int, fixtures: Sequence[Fixture], round: int) -> float:
    return sum(fixture.points(n) for fixture in fixtures if n in fixture.seats and fixture.round < round)


def _matched(
    setting: Setting,
    order: Sequence[int],
    past: Mapping[int, _Past],
    met: Mapping[tuple[int, int], int],
    round: int,
) -> list[tuple[int, int]]:
    rng = setting.lot("pairs", round)
    group: dict[int, list[int]] = {}
    for n in order:
        group.setdefault(past[n].points, []).append(n)
    within = {n: (place, len(members)) for members in group.values() for place, n in enumerate(members)}
    people = len(order)
    scale = [people, people, people * _spread(past) ** 2, 2 * people, 2 * people, 9 * people * people, people**3]
    graph = networkx.Graph()
    edges: list[tuple[int, int, int]] = []
    for i, one in enumerate(order):
        for two in order[i + 1 :]:
            cost = _cost(past[one], past[two], met, within)
            edges.append((one, two, _weighed(cost, scale, people, rng.getrandbits(40))))
        if people % 2:
            cost = [past[one].byes, 0, past[one].points ** 2, 0, 0, 0, people - i]
            edges.append((one, NOBODY, _weighed(cost, scale, people, rng.getrandbits(40))))
    most = max(cost for _, _, cost in edges) + 1
    graph.add_weighted_edges_from((one, two, most - cost) for one, two, cost in edges)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(min(pair), max(pair)) for pair in found]


def _spread(past: Mapping[int, _Past]) -> int:
    return max(one.points for one in past.values()) + 1


def _cost(
    one: _Past, two: _Past, met: Mapping[tuple[int, int], int], within: Mapping[int, tuple[int, int]]
) -> list[int]:
    apart = abs(one.points - two.points)
    higher = one if one.points > two.points else two
    forbidden = all(first.must_not(0) or second.must_not(1) for first, second in ((one, two), (two, one)))
    (place, size), (other, _) = within[one.n], within[two.n]
    folded = abs(abs(place - other) - size // 2) if not apart else place + other
    return [
        0,
        met.get((min(one.n, two.n), max(one.n, two.n)), 0) ** 2,
        apart**2,
        int(forbidden),
        int(bool(apart) and higher.floated),
        min(9, abs(one.lean + two.lean) ** 2 if one.lean * two.lean > 0 else 0),
        folded**2,
    ]


def _weighed(cost: Sequence[int], scale: Sequence[int], people: int, lot: int) -> int:
    """One number of several, each of which counts only where all before it are equal; the last is drawn by lot."""
    total = 0
    for value, most in zip(cost, scale, strict=True):
        total = total * (most * people + 1) + value
    return (total << 48) + lot


def _sides(
    setting: Setting, past: Mapping[int, _Past], one: int, two: int, rank: Mapping[int, int], round: int
) -> tuple[int, int]:
    """Who has the first side: whom the other would hurt more; of equals who had it last has it not, then by lot."""

    def hurt(n: int, side: int) -> tuple[int, int, int]:
        card = past[n]
        more = card.lean if side == 0 else -card.lean
        return int(card.must_not(side)), max(0, more + 1), int(card.sides[-1:] == (side,))

    def total(first: int, second: int) -> tuple[int, ...]:
        return tuple(a + b for a, b in zip(hurt(first, 0), hurt(second, 1), strict=True))

    straight, swapped = total(one, two), total(two, one)
    if straight != swapped:
        return (one, two) if straight < swapped else (two, one)
    upper, lower = sorted((one, two), key=rank.__getitem__)
    return (upper, lower) if setting.lot("side", round, upper, lower).random() < 0.5 else (lower, upper)


def _tables(
    setting: Setting, playing: Sequence[Entrant], fixtures: Sequence[Fixture], round: int
) -> list[tuple[int, ...]]:
    """Tables for more than two: by points, with as few second meetings as that allows; the first round is drawn."""
    if round == 1:
        return drawn_round(setting, playing, fixtures, round)
    rng = setting.lot("tables", round)
    sizes = sizes_of(len(playing), setting.sizes)
    points = {entrant.n: _before(entrant.n, fixtures, round) for entrant in playing}
    past = [fixture for fixture in fixtures if fixture.round < round and not fixture.is_bye]
    played = {n: sum(n in fixture.seats for fixture in past) for n in points}
    resting = sorted(points, key=lambda n: (-played[n], points[n]))[: len(points) - sum(sizes)]
    order = sorted((n for n in points if n not in resting), key=lambda n: -points[n])
    sat = {
        n: [sum(f.seats[seat : seat + 1] == (n,) for f in past) for seat in range(max(setting.sizes))] for n in order
    }
    tables = drawn(sizes, order, meetings(past), rng, lambda one, two: (4 * (points[one] - points[two])) ** 2)
    tables.sort(key=lambda table: -sum(points[n] for n in table) / len(table))
    return [seated(table, sat, rng) for table in tables] + [(n,) for n in resting]

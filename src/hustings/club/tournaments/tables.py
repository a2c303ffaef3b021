"""Tables for more than two: how many of which size, and who sits where so that all meet about equally often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

DRAWS: Final = 3
"""So many draws are made, of which the best is taken."""

SWAPS: Final = 100
"""So many exchanges of two are tried in each of them, for each table."""


def sizes_of(people: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """Sizes of tables at which as many as possible sit, as equal as they can be, the larger ones first."""
    for seated in range(people, 0, -1):
        found = [
            (wide, tables, rest)
            for tables in range(1, seated // min(sizes) + 1)
            for wide, rest in [divmod(seated, tables)]
            if wide in sizes and (not rest or wide + 1 in sizes)
        ]
        if found:
            wide, tables, rest = max(found)
            return (wide + 1,) * rest + (wide,) * (tables - rest)
    return ()


def drawn(
    sizes: Sequence[int],
    order: Sequence[int],
    met: Mapping[tuple[int, int], int],
    rng: Random,
    apart: Callable[[int, int], float] = lambda first, second: 0.0,
) -> list[tuple[int, ...]]:
    """Who sits at which table: those who met seldom, and belong together.

    Args:
        sizes: of the tables; as many sit at them as ``order`` has.
        order: who, in the order in which tables are filled before anybody is exchanged.
        met: how often each two have met, the lower number first.
        rng: for the exchanges.
        apart: how much it costs to have two at one table; a second meeting costs 3, a third 8 …
    """

    def cost(table: Sequence[int]) -> float:
        return sum((met.get((min(pair), max(pair)), 0) + 1) ** 2 + apart(*pair) for pair in combinations(table, 2))

    best: tuple[float, list[list[int]]] | None = None
    people = list(order)
    for _ in range(DRAWS if len(sizes) > 1 else 1):
        tables: list[list[int]] = []
        for size in sizes:
            start = sum(map(len, tables))
            tables.append(people[start : start + size])
        costs = list(map(cost, tables))
        for _ in range(SWAPS * len(tables) if len(tables) > 1 else 0):
            one, two = rng.sample(range(len(tables)), 2)
            i, j = rng.randrange(len(tables[one])), rng.randrange(len(tables[two]))
            first, second = tables[one].copy(), tables[two].copy()
            first[i], second[j] = second[j], first[i]
            new = cost(first), cost(second)
            if sum(new) < costs[one] + costs[two] - 1e-9:
                tables[one], tables[two] = first, second
                costs[one], costs[two] = new
        if best is None or sum(costs) < best[0] - 1e-9:
            best = sum(costs), tables
        rng.shuffle(people)
    return [tuple(table) for table in best[1]] if best else []


def seated(table: Sequence[int], sat: Mapping[int, Sequence[int]], rng: Random) -> tuple[int, ...]:
    """The same people on seats that each of them had least often.

    Args:
        table: who.
        sat: of each, how often they sat on which seat.
        rng: for who chooses first.
    """
    people = list(table)
    rng.shuffle(people)
    best = people
    for _ in range(len(people)):
        moved = best.copy()
        for i, j in combinations(range(len(moved)), 2):
            one, two = moved[i], moved[j]
            if _seen(sat, one, j) + _seen(sat, two, i) < _seen(sat, one, i) + _seen(sat, two, j):
                moved[i], moved[j] = two, one
        if moved == best:
            break
        best = moved
    return tuple(best)


def _seen(sat: Mapping[int, Sequence[int]], who: int, seat: int) -> int:
    counts = sat.get(who, ())
    return counts[seat] ** 2 if seat < len(counts) else 0

"""What follows from the results of a tournament of computers: counts with intervals, ratings, faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from hustings.play.game import Game

from ..intervals import NORMAL_95, wilson
from .ledger import Result, Tournament
from .strength import POINTS, Terms, fitted

MIDDLE: Final = 1500
"""The rating of the player that all others are compared with."""
YARDSTICK: Final = "heuristic"
"""That player, if it takes part; otherwise the first."""
BELIEVED: Final = 1000.0
"""What is believed of ratings beforehand: nothing much, so many points around each other."""


@dataclass(frozen=True)
class Share:
    """How often something happened.

    Attributes:
        times, of: how often, in how many matches.
        share: 0 to 1.
        low, high: its 95 % interval (Wilson).
    """

    times: int
    of: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Strength:
    """Points with their 95 % interval; 400 more are ten to one."""

    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How a player did.

    Attributes:
        player: its name.
        rating: fitted to all matches; 1500 is the yardstick, to which the interval refers.
        wins: matches that it won alone, of those in which it had some of the seats and somebody else the others; a
            match in which it has several seats counts once for each.
        draws: that it shared with others, or that nobody won.
        seats: the same for each seat of the game.
        forfeits: matches that it lost because it failed.
    """

    player: str
    rating: Strength
    wins: Share
    draws: int
    seats: dict[str, Share]
    forfeits: int


@dataclass(frozen=True)
class Worst:
    """What somebody else's player failed with.

    Attributes:
        player: its name.
        kind: ``late``, ``died``, ``nonsense`` or ``raised``.
        matches: that it lost so.
        seed: of the first of them.
        what, trace: what it ran into there.
    """

    player: str
    kind: str
    matches: int
    seed: int
    what: str
    trace: str


@dataclass(frozen=True)
class Tally:
    """What was counted.

    Attributes:
        matches: how many.
        yardstick: the player that has 1500 points.
        standings: of all players, as they were named.
        ahead: for each player and each other how often it came in before it; ties are half. Its own place is None.
        seats: what each seat is worth, beside the mean of all.
        faults: of somebody else's players, by kind.
        endings: how often matches ended in which way.
        decisions: actions in a match that was played to its end, on average.
    """

    matches: int
    yardstick: str
    standings: tuple[Standing, ...]
    ahead: tuple[tuple[Share | None, ...], ...]
    seats: dict[str, Strength]
    faults: tuple[Worst, ...]
    endings: dict[str, int]
    decisions: float


def tally(game: Game, tournament: Tournament, results: Sequence[Result]) -> Tally:
    """Count.

    Raises:
        MissingLibrary: without numpy.
    """
    names = tournament.players
    seats = game.seats(tournament.options)
    yardstick = names.index(YARDSTICK) if YARDSTICK in names else 0
    ratings, worth = _strengths(len(names), len(seats), yardstick, results)
    full = [result.decisions for result in results if result.fault is None]
    return Tally(
        len(results),
        names[yardstick],
        tuple(_standing(name, number, ratings[number], seats, results) for number, name in enumerate(names)),
        tuple(tuple(_ahead(one, other, results) for other in range(len(names))) for one in range(len(names))),
        dict(zip(seats, worth, strict=True)),
        _faults(names, results),
        dict(Counter(result.how for result in results).most_common()),
        sum(full) / max(1, len(full)),
    )


def _strengths(
    players: int, seats: int, yardstick: int, results: Sequence[Result]
) -> tuple[list[Strength], list[Strength]]:
    seen: Counter[tuple[Terms, tuple[int, ...]]] = Counter()
    for result in results:
        terms = tuple((player, players + seat) for seat, player in enumerate(result.lineup))
        seen[terms, result.places] += 1
    mu, covariance = fitted(seen, players + seats, BELIEVED / POINTS)

    def strength(plus: dict[int, float], base: float) -> Strength:
        value = sum(weight * float(mu[one]) for one, weight in plus.items())
        spread = sqrt(max(0.0, sum(a * b * float(covariance[i, j]) for i, a in plus.items() for j, b in plus.items())))
        points, half = base + POINTS * value, NORMAL_95 * POINTS * spread
        return Strength(round(points, 1), round(points - half, 1), round(points + half, 1))

    def less(one: int, others: Sequence[int]) -> dict[int, float]:
        plus: Any = Counter({one: 1.0})
        for other in others:
            plus[other] -= 1 / len(others)
        return dict(plus)

    table = range(players, players + seats)
    return (
        [strength(less(one, [yardstick]), MIDDLE) for one in range(players)],
        [strength(less(one, table), 0) for one in table],
    )


def _standing(name: str, player: int, rating: Strength, seats: Sequence[str], results: Sequence[Result]) -> Standing:
    won: Counter[int] = Counter()
    sat: Counter[int] = Counter()
    draws = forfeits = 0
    for result in results:
        for seat in (seat for seat, one in enumerate(result.lineup) if one == player):
            sat[seat] += 1
            won[seat] += result.winners == (seat,)
            draws += not result.winners or (seat in result.winners and len(result.winners) > 1)
            forfeits += result.fault is not None and result.fault.seat == seat
    shares = {seats[seat]: share(won[seat], sat[seat]) for seat in sorted(sat)}
    return Standing(name, rating, share(won.total(), sat.total()), draws, shares, forfeits)


def _ahead(one: int, other: int, results: Sequence[Result]) -> Share | None:
    if one == other:
        return None
    halves = met = 0
    for result in results:
        for seat, player in enumerate(result.lineup):
            for across, opponent in enumerate(result.lineup):
                if (player, opponent) == (one, other):
                    met += 1
                    here, there = result.places[seat], result.places[across]
                    halves += 2 * (here < there) + (here == there)
    low, high = wilson(halves / 2, met)
    return Share(halves // 2, met, halves / 2 / max(1, met), low, high)


def _faults(names: Sequence[str], results: Sequence[Result]) -> tuple[Worst, ...]:
    found: dict[tuple[str, str], list[Result]] = {}
    for result in sorted(results, key=lambda result: result.number):
        if result.fault is not None:
            found.setdefault((names[result.lineup[result.fault.seat]], result.fault.kind), []).append(result)
    worst = []
    for (name, kind), its in sorted(found.items()):
        assert its[0].fault is not None
        worst.append(Worst(name, kind, len(its), its[0].seed, its[0].fault.what, its[0].fault.trace))
    return tuple(worst)


def share(times: int, of: int) -> Share:
    """A share with its interval."""
    return Share(times, of, times / max(1, of), *wilson(times, of))

"""The table of a tournament: points, and the tie-breaks of the field by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .model import LEAGUE, ROUND_ROBIN, SWISS, Entrant, Fixture, Setting, by_seed

DIRECT: Final = "direct"
BUCHHOLZ: Final = "buchholz"
CUT: Final = "buchholz-cut"
SONNEBORN_BERGER: Final = "sonneborn-berger"
WINS: Final = "wins"

TIE_BREAKS: Final[Mapping[str, tuple[str, ...]]] = {
    ROUND_ROBIN: (DIRECT, SONNEBORN_BERGER, WINS),
    LEAGUE: (DIRECT, SONNEBORN_BERGER, WINS),
    SWISS: (CUT, BUCHHOLZ, SONNEBORN_BERGER, DIRECT, WINS),
}
"""In this order; after them the seeding decides, so that a table never depends on chance."""


@dataclass(frozen=True)
class Row:
    """A line of the table.

    Attributes:
        place: 1 the best; who are equal in points and all tie-breaks share one.
        entrant: its number.
        points: of its matches.
        played: how many of them are over, byes left out.
        won: how many it won alone.
        breaks: the value of each tie-break of the form, in its order.
    """

    place: int
    entrant: int
    points: float
    played: int
    won: int
    breaks: tuple[float, ...]


@dataclass(frozen=True)
class _Card:
    """All that an entrant has played."""

    points: float
    games: tuple[tuple[tuple[int, ...], float], ...]
    byes: int
    won: int


def standings(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[Row]:
    """The table after all matches that are over.

    Args:
        setting: names the form, and with it the tie-breaks.
        entrants: those whom the table shows.
        fixtures: of these entrants.
    """
    cards = {entrant.n: _card(entrant.n, fixtures) for entrant in entrants}
    names = TIE_BREAKS[setting.form]
    single = {name: {n: _SINGLE[name](n, cards) for n in cards} for name in names if name != DIRECT}
    seeds = [entrant.n for entrant in by_seed(entrants)]
    groups = _split(seeds, {n: card.points for n, card in cards.items()})
    direct = dict.fromkeys(cards, 0.0)
    for name in names:
        finer: list[list[int]] = []
        for group in groups:
            if name == DIRECT and len(group) > 1:
                direct |= _direct(group, fixtures)
            finer += _split(group, direct if name == DIRECT else single[name])
        groups = finer
    rows: list[Row] = []
    for group in groups:
        place = len(rows) + 1
        for n in group:
            card = cards[n]
            breaks = tuple(direct[n] if name == DIRECT else single[name][n] for name in names)
            rows.append(Row(place, n, card.points, len(card.games), card.won, breaks))
    return rows


def _card(n: int, fixtures: Sequence[Fixture]) -> _Card:
    mine = [fixture for fixture in fixtures if n in fixture.seats and fixture.is_over]
    games = tuple(
        (tuple(other for other in fixture.seats if other != n), fixture.points(n))
        for fixture in mine
        if not fixture.is_bye
    )
    byes = sum(fixture.is_bye for fixture in mine)
    return _Card(sum(fixture.points(n) for fixture in mine), games, byes, sum(fixture.won(n) for fixture in mine))


def _split(group: list[int], value: Mapping[int, float]) -> list[list[int]]:
    """The same entrants, those with more before the others, in groups of equals; within them as they were."""
    found: dict[float, list[int]] = {}
    for n in group:
        found.setdefault(round(value[n], 9), []).append(n)
    return [found[key] for key in sorted(found, reverse=True)]


def _direct(group: list[int], fixtures: Sequence[Fixture]) -> dict[int, float]:
    """The points among those who are equal, if each of them has met each other; otherwise nothing for anybody."""
    inside = [fixture for fixture in fixtures if fixture.is_over and sum(n in group for n in fixture.seats) > 1]
    met = {frozenset((a, b)) for fixture in inside for a in fixture.seats for b in fixture.seats if a != b}
    if any(frozenset((a, b)) not in met for a in group for b in group if a != b):
        return dict.fromkeys(group, 0.0)
    points = dict.fromkeys(group, 0.0)
    for fixture in inside:
        if min(fixture.places) > 1:
            continue
        place = dict(zip(fixture.seats, fixture.places, strict=True))
        among = [n for n in fixture.seats if n in points]
        for n in among:
            points[n] += sum(
                (place[other] > place[n]) + (place[other] == place[n]) / 2 for other in among if other != n
            ) / (len(fixture.seats) - 1)
    return points


def _met(n: int, cards: Mapping[int, _Card]) -> list[float]:
    """The points of all opponents of an entrant; a bye counts as one with its own points (FIDE's dummy opponent)."""
    return [cards[other].points for others, _ in cards[n].games for other in others if other in cards] + [
        cards[n].points
    ] * cards[n].byes


def _buchholz(n: int, cards: Mapping[int, _Card]) -> float:
    return sum(_met(n, cards))


def _cut(n: int, cards: Mapping[int, _Card]) -> float:
    met = _met(n, cards)
    return sum(met) - min(met, default=0.0)


def _sonneborn_berger(n: int, cards: Mapping[int, _Card]) -> float:
    """Of all opponents the points, times the share of them that was taken from them."""
    games = sum(
        share * sum(cards[other].points for other in others if other in cards) / len(others)
        for others, share in cards[n].games
    )
    return games + cards[n].points * cards[n].byes


def _wins(n: int, cards: Mapping[int, _Card]) -> float:
    return float(cards[n].won)


_SINGLE: Final[Mapping[str, Callable[[int, Mapping[int, _Card]], float]]] = {
    BUCHHOLZ: _buchholz,
    CUT: _cut,
    SONNEBORN_BERGER: _sonneborn_berger,
    WINS: _wins,
}

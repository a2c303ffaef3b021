"""A league: divisions of about equal strength, in which everybody meets everybody; then some rise and some fall.

Seasons follow each other; rounds of all divisions are played at the same time. Round numbers go on through the
seasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from . import round_robin
from .model import LEAGUE, Entrant, Fixture, Setting, by_seed
from .standings import Row, standings


def divided(setting: Setting, order: Sequence[int]) -> list[list[int]]:
    """Entrants in divisions, the strongest in the first; as equal in size as they can be."""
    least = max(3, min(setting.sizes))
    wanted = max(least, setting.division)
    count = max(1, min(len(order) // least, -(-len(order) // wanted)))
    base, more = divmod(len(order), count)
    divisions: list[list[int]] = []
    start = 0
    for number in range(count):
        size = base + (number < more)
        divisions.append(list(order[start : start + size]))
        start += size
    return divisions


def seasons_of(setting: Setting) -> int:
    """How many seasons there are."""
    return max(1, setting.rounds)


def season_length(setting: Setting, entrants: Sequence[Entrant]) -> int:
    """How many rounds a season has: as many as its largest division needs."""
    largest = max(map(len, divided(setting, [entrant.n for entrant in entrants])), default=0)
    return round_robin.rounds_of(_within(setting, 0, 0), largest)


def divisions(
    setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], season: int
) -> list[list[int]]:
    """The divisions of a season, counted from 0, by seeding and then by who rose and fell."""
    found = divided(setting, [entrant.n for entrant in by_seed(entrants)])
    for past in range(season):
        tables = [[row.entrant for row in table(setting, entrants, fixtures, past, members)] for members in found]
        for upper, lower in pairwise(tables):
            movers = min(setting.movers, len(upper) // 2, len(lower) // 2)
            if movers:
                upper[-movers:], lower[:movers] = lower[:movers], upper[-movers:]
        found = tables
    return found


def table(
    setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], season: int, members: Sequence[int]
) -> list[Row]:
    """The table of one division in one season."""
    length = season_length(setting, entrants)
    mine = [
        fixture
        for fixture in fixtures
        if (fixture.round - 1) // length == season and set(fixture.seats) <= set(members)
    ]
    return standings(setting, [entrant for entrant in entrants if entrant.n in set(members)], mine)


def next_round(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], round: int) -> list[Fixture]:
    """The fixtures of a round, counted from 1 through all seasons; nothing after the last one."""
    length = season_length(setting, entrants)
    season, inner = divmod(round - 1, length)
    if season >= seasons_of(setting):
        return []
    by_number = {entrant.n: entrant for entrant in entrants}
    begun = season * length
    tables: list[tuple[int, ...]] = []
    for number, members in enumerate(divisions(setting, entrants, fixtures, season)):
        inside = [
            replace(by_number[n], left=None if by_number[n].left is None else max(0, (by_number[n].left or 0) - begun))
            for n in members
        ]
        past = [
            replace(fixture, round=fixture.round - begun)
            for fixture in fixtures
            if fixture.round > begun and set(fixture.seats) <= set(members)
        ]
        made = round_robin.next_round(_within(setting, season, number), inside, past, inner + 1)
        tables += [fixture.seats for fixture in made]
    return [Fixture(round, place, seats) for place, seats in enumerate(tables, 1)]


def _within(setting: Setting, season: int, division: int) -> Setting:
    """The round robin of one division."""
    return replace(setting, form=LEAGUE, rounds=0, seed=f"{setting.seed}:{season}:{division}")

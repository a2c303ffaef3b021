"""The ladder of a game: of all time, and of each season."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, or_, select

from hustings.database.base import Database
from hustings.database.people import PEOPLE, RATED, RATINGS

from .book import ALWAYS, Line, line_from
from .facts import from_json
from .seasons import MATCHES, OPPONENTS, season_named
from .sides import ALL

__all__ = ["Rung", "ladder", "seasons_of"]

MOST: Final = 100
"""So many have a place."""
LOOKED_AT: Final = 1000
"""So many ratings are looked at for it, those first that are the surest to be high."""


@dataclass(frozen=True)
class Rung:
    """Somebody's place.

    Attributes:
        place: 1 the highest; equal lower ends share one.
        name: of the person.
        is_bot: whether a program plays under the name.
        line: the rating.
    """

    place: int
    name: str
    is_bot: bool
    line: Line


async def ladder(database: Database, game: str, now: float, season: str = ALWAYS, side: str = ALL) -> list[Rung]:
    """Who stands where: by the lower end of the interval, so that nobody is high by luck in a few matches.

    Of all time whoever has a rating that is not provisional; in a season whoever has played enough, against enough
    different opponents.

    Args:
        database: where ratings are.
        game: id of the game.
        now: in seconds since 1970.
        season: name of a season; empty: of all time.
        side: only matches of this side; empty: all.

    Raises:
        ValueError: when the season is none.
    """
    if season:
        season_named(season)
    wanted = and_(RATINGS.c.game == game, RATINGS.c.season == season, RATINGS.c.side == side)
    allowed = or_(PEOPLE.c.banned_until.is_(None), PEOPLE.c.banned_until < now)
    async with database.reading() as connection:
        rows = await connection.execute(
            select(RATINGS, PEOPLE.c.name, PEOPLE.c.bot)
            .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
            .where(and_(wanted, allowed, RATINGS.c.matches >= MATCHES))
            .order_by((RATINGS.c.mu - 2 * RATINGS.c.sigma).desc(), RATINGS.c.person)
            .limit(LOOKED_AT)
        )
        found = [(row.name, row.bot, line_from(row, now)) for row in rows]
    if season:
        met = await _met(database, game, season)
        kept = [entry for entry in found if len(met[entry[2].person]) >= OPPONENTS]
    else:
        kept = [entry for entry in found if not entry[2].rating.provisional]
    kept.sort(key=lambda entry: -entry[2].rating.interval[0])
    ends = [line.rating.interval[0] for _, _, line in kept]
    return [Rung(1 + ends.index(ends[n]), name, bot, line) for n, (name, bot, line) in enumerate(kept[:MOST])]


async def seasons_of(database: Database, game: str) -> list[str]:
    """The seasons in which a game was rated, the newest first."""
    wanted = select(RATINGS.c.season).where(and_(RATINGS.c.game == game, RATINGS.c.season != ALWAYS)).distinct()
    async with database.reading() as connection:
        return sorted(await connection.scalars(wanted), reverse=True)


async def _met(database: Database, game: str, season: str) -> defaultdict[str, set[str]]:
    """Whom everybody has met in a season."""
    time = season_named(season)
    met: defaultdict[str, set[str]] = defaultdict(set)
    wanted = and_(RATED.c.game == game, RATED.c.at >= time.begins, RATED.c.at < time.ends)
    async with database.reading() as connection:
        for data in await connection.scalars(select(RATED.c.data).where(wanted)):
            entry = from_json(data)
            if any(entry.weights):
                for who in entry.who:
                    met[who].update(entry.who)
                    met[who].discard(who)
    return met

"""The book of ratings: a rated match changes them once, whichever processes hear of its end, and however often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Table, and_, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

import hustings
from hustings.database.base import Database
from hustings.database.people import RATED, RATINGS, TERMS
from hustings.database.tables import MATCHES

from ..club import Club
from . import facts
from .computers import measured
from .facts import Entry, Found
from .rating import SIGMA, Rating, updated
from .rules import COMPUTER, Verdict, deserted, judged
from .seasons import season_of
from .sides import ALL, sides

__all__ = ["Line", "entry_of", "join", "rate", "rating_of", "ratings_of"]

DAY: Final = 86400.0

BOOK: Final = 0x52617465
"""The lock that PostgreSQL keeps for the book."""

ALWAYS: Final = ""
"""Stands in the place of a season for ratings of all time."""

EASED: Final = SIGMA / 2
"""A season begins with what was known of somebody, but not surer than this."""


@dataclass(frozen=True)
class Line:
    """A rating in the book.

    Attributes:
        person: whose.
        game: at which game.
        side: at which side; empty: all matches of the game.
        season: in which season; empty: of all time.
        rating: as it is now, grown less sure since the last match.
        matches: how many were rated.
        won: how many of them were won alone.
        last: when the last one ended, in seconds since 1970.
    """

    person: str
    game: str
    side: str
    season: str
    rating: Rating
    matches: int
    won: int
    last: float


def join(club: Club) -> None:
    """Rate the matches of a club from now on, as they end."""

    async def follower(match_id: str) -> None:
        await rate(club.database, match_id)

    club.follow(follower)


async def rate(database: Database, match_id: str) -> bool:
    """Change ratings by a match, if it is over, was to be rated, and has not been yet; whether that was done now.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    waits = (
        select(MATCHES.c.id)
        .join(TERMS, and_(TERMS.c.match_id == MATCHES.c.id, TERMS.c.rated))
        .outerjoin(RATED, RATED.c.match_id == MATCHES.c.id)
        .where(and_(MATCHES.c.id == match_id, MATCHES.c.finished.is_not(None), RATED.c.match_id.is_(None)))
    )
    async with database.reading() as connection:
        if (await connection.scalar(waits)) is None:
            return False
    async with database.writing() as connection:
        if database.is_shared:  # one match after the other: each is judged by those before it
            await connection.execute(select(func.pg_advisory_xact_lock(BOOK)))
        found = await facts.found(database, connection, match_id)
        if found is None:
            return False
        verdict = judged(found.ended)
        values = {"match_id": match_id, "game": found.game, "at": found.at, "data": ""}
        first = _insert(database, RATED).values(**values).on_conflict_do_nothing().returning(RATED.c.match_id)
        if (await connection.scalar(first)) is None:
            return False
        entry = await _changed(database, connection, found, verdict)
        for person, seat in found.deserted:
            await _lost(database, connection, found, person, seat)
        mine = RATED.c.match_id == match_id
        await connection.execute(update(RATED).where(mine).values(data=facts.as_json(entry)))
        return True


async def entry_of(database: Database, match_id: str) -> Entry | None:
    """What a match has done to ratings; None: it was not to be rated, or is not over."""
    async with database.reading() as connection:
        data = await connection.scalar(select(RATED.c.data).where(RATED.c.match_id == match_id))
    return facts.from_json(data) if data else None


async def ratings_of(database: Database, person: str, now: float) -> list[Line]:
    """All ratings of a person, of all time and of each season.

    Args:
        database: where they are.
        person: id of somebody with a lasting name.
        now: in seconds since 1970.
    """
    async with database.reading() as connection:
        rows = await connection.execute(
            select(RATINGS)
            .where(and_(RATINGS.c.person == person, RATINGS.c.matches > 0))
            .order_by(RATINGS.c.season, RATINGS.c.game, RATINGS.c.side)
        )
        return [line_from(row, now) for row in rows]


async def rating_of(database: Database, person: str, game: str, now: float, side: str = ALL) -> Rating:
    """The rating of all time of a person at a game; a newcomer's for whoever has none."""
    return next(
        (
            line.rating
            for line in await ratings_of(database, person, now)
            if (line.game, line.side, line.season) == (game, side, ALWAYS)
        ),
        Rating(),
    )


def line_from(row: Row[Any], now: float) -> Line:
    """A row of `RATINGS`, as it is at a moment in seconds since 1970."""
    rating = Rating(row.mu, row.sigma).aged((now - row.last) / DAY)
    return Line(row.person, row.game, row.side, row.season, rating, row.matches, row.won, row.last)


async def _changed(database: Database, connection: AsyncConnection, found: Found, verdict: Verdict) -> Entry:
    """Write the new ratings of everybody at the table; what was done, as it is kept."""
    ended, places = found.ended, verdict.places
    who = tuple(sat.who for sat in ended.seats)
    early = facts.early_leavers(ended) if not verdict.why or verdict.why == "too-short" else ()
    entry = Entry(who, places, verdict.weights, verdict.why, early)
    if verdict.why:
        return entry
    game = hustings.game(found.game)
    names = game.seats(found.options)
    apart = set(sides(game))
    own = tuple(name if name in apart else ALL for name in names)
    worth = [measured(found.game).worth.get(name, 0.0) for name in names]
    shown: tuple[list[Rating], list[Rating]] = ([], [])
    for season in (season_of(found.at).name, ALWAYS):  # a season begins with what was known before the match
        for row in [(ALL,) * len(who), own] if apart else [(ALL,) * len(who)]:
            before = [
                await _stands(database, connection, found, name, side, season)
                for name, side in zip(who, row, strict=True)
            ]
            after = updated(before, places, verdict.weights, worth)
            if season == ALWAYS and row[0] == ALL:
                shown = before, after
            for seat, name in enumerate(who):
                if verdict.weights[seat]:
                    won = places[seat] == 1 and places.count(1) == 1
                    await _write(connection, found, (name, row[seat], season), after[seat], won)
    return Entry(who, places, verdict.weights, "", early, _shown(shown[0]), _shown(shown[1]))


async def _lost(database: Database, connection: AsyncConnection, found: Found, person: str, seat: int) -> None:
    """A loss for somebody who walked away from a seat that another person then took, against all who were opposite."""
    weight = deserted(found.ended, person, seat)
    if not weight:
        return
    side = hustings.game(found.game).seats(found.options)[seat]
    apart = sides(hustings.game(found.game))
    others = [sat.who for n, sat in enumerate(found.ended.seats) if n != seat and sat.who]
    for season in (season_of(found.at).name, ALWAYS):
        for name in (ALL, side) if apart else (ALL,):
            mine = await _stands(database, connection, found, person, name, season)
            against = [await _stands(database, connection, found, other, ALL, season) for other in others]
            places = (2,) + (1,) * len(others)
            after = updated([mine, *against], places, (weight,) + (0.0,) * len(others))
            await _write(connection, found, (person, name, season), after[0], False)


def _shown(ratings: Sequence[Rating]) -> tuple[int | None, ...]:
    return tuple(rating.shown for rating in ratings)


async def _stands(
    database: Database, connection: AsyncConnection, found: Found, who: str, side: str, season: str
) -> Rating:
    """The rating with which somebody goes into the match; of a person the row is there afterwards, and locked."""
    if who.startswith(COMPUTER):
        return measured(found.game).rating(who.removeprefix(COMPUTER), side) or Rating()
    begins = Rating()
    if season:
        known = await _row(connection, found, who, side, ALWAYS)
        begins = begins if known is None else Rating(known.rating.mu, max(EASED, known.rating.sigma))
    key = {"person": who, "game": found.game, "side": side, "season": season}
    new = {"mu": begins.mu, "sigma": begins.sigma, "matches": 0, "won": 0, "last": found.at}
    await connection.execute(_insert(database, RATINGS).values(**key, **new).on_conflict_do_nothing())
    line = await _row(connection, found, who, side, season)
    assert line is not None
    return line.rating


async def _row(connection: AsyncConnection, found: Found, who: str, side: str, season: str) -> Line | None:
    mine = select(RATINGS).where(_is(who, found.game, side, season))
    row = (await connection.execute(mine)).one_or_none()
    return None if row is None else line_from(row, found.at)


async def _write(
    connection: AsyncConnection, found: Found, key: tuple[str, str, str], rating: Rating, won: bool
) -> None:
    who, side, season = key
    await connection.execute(
        update(RATINGS)
        .where(_is(who, found.game, side, season))
        .values(
            mu=rating.mu,
            sigma=rating.sigma,
            matches=RATINGS.c.matches + 1,
            won=RATINGS.c.won + int(won),
            last=found.at,
        )
    )


def _is(person: str, game: str, side: str, season: str) -> ColumnElement[bool]:
    return and_(RATINGS.c.person == person, RATINGS.c.game == game, RATINGS.c.side == side, RATINGS.c.season == season)


def _insert(database: Database, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if database.is_shared else sqlite.insert(table)

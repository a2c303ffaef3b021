"""What there is to find: tables with free seats, matches to watch, who seeks somebody, who is here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import and_, func, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import PEOPLE, PRESENT, SEEKERS, TERMS
from hustings.database.tables import MATCHES, SEATS
from hustings.matches.people import OPEN, PERSON, SeatState
from hustings.matches.records.rows import all_seats, seat_state

from .here import is_seen

__all__ = ["Lobby", "Lobbyist", "Offered"]

MOST: Final = 24
"""So many tables of each kind are shown, the newest first."""
LOOKED_AT: Final = 200
"""So many listed matches that are not over are looked at."""
HOST_AWAY: Final = 600.0
"""Seconds after which a table for a match that is played at once is not shown any more, as nobody sits there."""
DAYS_AWAY: Final = 7 * 86400.0
"""The same for a match that takes days."""
LIVELY: Final = 1800.0
"""Seconds since the last move within which a match is worth watching."""


@dataclass(frozen=True)
class Offered:
    """A table in the lobby: with free seats, or one to be watched.

    Attributes:
        match_id: its match.
        game: id of its game.
        options: as chosen; what can be known from the outside.
        pace: as in :class:`~hustings.club.terms.Terms`; so are the next four.
        rated: whether it changes ratings.
        lowest: the lowest rating that is wanted.
        highest: the highest rating that is wanted.
        note: what its host says.
        tournament: the tournament that it belongs to.
        seats: who sits where.
    """

    match_id: str
    game: str
    options: Mapping[str, str]
    pace: str
    rated: bool
    lowest: int | None
    highest: int | None
    note: str
    tournament: str | None
    seats: tuple[tuple[str, str, str], ...]

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(kind == OPEN for kind, _, _ in self.seats)


@dataclass(frozen=True)
class Lobby:
    """What there is to find now.

    Attributes:
        tables: with free seats.
        live: to be watched.
        seeking: how many seek somebody, by game.
        here: how many have a page open.
        people: those of them who have a name that lasts and want to be seen.
    """

    tables: tuple[Offered, ...] = ()
    live: tuple[Offered, ...] = ()
    seeking: Mapping[str, int] | None = None
    here: int = 0
    people: tuple[str, ...] = ()


class _Header(msgspec.Struct):
    options: dict[str, str] = {}


class Lobbyist:
    """Looks what there is in the lobby.

    Args:
        database: where it is.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._options: dict[str, Mapping[str, str]] = {}

    async def look(self) -> Lobby:
        """What there is now: a few short questions, however many look at the answer.

        Raises:
            StoreFailed: when the database cannot be read.
        """
        async with self._database.reading() as connection:
            rows = await self._listed(connection)
            seats = await _seats(connection, [row.match_id for row in rows])
            await self._learn(connection, [row.match_id for row in rows])
            seeking = await self._seeking(connection)
            here, people = await self._present(connection)
        tables: list[Offered] = []
        live: list[Offered] = []
        for row in rows:
            sat = seats.get(row.match_id, [])
            if any(seat.kind == OPEN for seat in sat):
                if _is_waited_at(sat, row.pace, row.now) and len(tables) < MOST:
                    tables.append(self._offered(row, sat))
            elif row.now - row.moved < LIVELY and len(live) < MOST:
                live.append(self._offered(row, sat))
        return Lobby(tuple(tables), tuple(live), seeking, here, people)

    async def _listed(self, connection: AsyncConnection) -> Sequence[Row[Any]]:
        chosen = select(TERMS, MATCHES.c.timed.label("moved"), self._database.now().label("now"))
        going_on = and_(TERMS.c.listed, MATCHES.c.finished.is_(None))
        listed = chosen.join(MATCHES, MATCHES.c.id == TERMS.c.match_id).where(going_on)
        return (await connection.execute(listed.order_by(TERMS.c.created.desc()).limit(LOOKED_AT))).all()

    async def _learn(self, connection: AsyncConnection, match_ids: Sequence[str]) -> None:
        """Read the options of matches that were not listed before; they never change."""
        self._options = {id: options for id, options in self._options.items() if id in set(match_ids)}
        if new := [id for id in match_ids if id not in self._options]:
            rows = await connection.execute(select(MATCHES.c.id, MATCHES.c.header).where(MATCHES.c.id.in_(new)))
            self._options |= {row.id: msgspec.json.decode(row.header, type=_Header).options for row in rows}

    async def _seeking(self, connection: AsyncConnection) -> Mapping[str, int]:
        waits = and_(SEEKERS.c.match_id.is_(None), SEEKERS.c.until > self._database.now())
        counted = select(SEEKERS.c.game, func.count().label("seekers")).where(waits).group_by(SEEKERS.c.game)
        return {row.game: row.seekers for row in await connection.execute(counted)}

    async def _present(self, connection: AsyncConnection) -> tuple[int, tuple[str, ...]]:
        rows = (await connection.execute(select(PRESENT).where(PRESENT.c.until > self._database.now()))).all()
        people = {person for row in rows for person in msgspec.json.decode(row.people, type=list[str])}
        named = select(PEOPLE.c.name, PEOPLE.c.settings).where(PEOPLE.c.id.in_(sorted(people)[:LOOKED_AT]))
        shown = [row.name for row in await connection.execute(named) if is_seen(row.settings)] if people else []
        return sum(row.guests for row in rows) + len(people), tuple(sorted(shown))

    def _offered(self, row: Row[Any], seats: Sequence[SeatState]) -> Offered:
        return Offered(
            row.match_id,
            row.game,
            self._options.get(row.match_id, {}),
            row.pace,
            row.rated,
            row.lowest,
            row.highest,
            row.note,
            row.tournament,
            tuple([(seat.kind, seat.level, seat.called) for seat in seats]),
        )


async def _seats(connection: AsyncConnection, match_ids: Sequence[str]) -> dict[str, list[SeatState]]:
    seats: dict[str, list[SeatState]] = {}
    mine = SEATS.c.match_id.in_(match_ids)
    for row in await connection.execute(all_seats().where(mine).order_by(SEATS.c.match_id, SEATS.c.seat)):
        seats.setdefault(row.match_id, []).append(seat_state(row))
    return seats


def _is_waited_at(seats: Sequence[SeatState], pace: str, now: float) -> bool:
    """Whether somebody at a table with free seats was there not too long ago."""
    patience = HOST_AWAY if "+" in pace else DAYS_AWAY
    return any(seat.kind == PERSON and now - seat.last_seen < patience for seat in seats)

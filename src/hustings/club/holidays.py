"""Holidays: so many days a year in which nobody's clock runs who plays with days a move."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import and_, select, update

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.people import HOLDINGS, PEOPLE, TERMS
from hustings.database.problems import Problem
from hustings.database.tables import SEATS
from hustings.database.tasks import Task
from hustings.matches.problems import UnknownMatch

from .club import Club
from .people.holdings import held_by

__all__ = ["DAYS_A_YEAR", "Holidays", "TooLong", "come_back", "holidays_of", "join", "take"]

DAYS_A_YEAR: Final = 30
"""Days of holidays that a person has in each year."""

DAY: Final = 86400.0
HOLIDAYS: Final = "holidays"


class TooLong(Problem):
    """Somebody wants more holidays than are left in this year."""

    key = "holidays-too-long"


@dataclass(frozen=True)
class Holidays:
    """The holidays of a person.

    Attributes:
        seconds: until they are over; 0: it has none now.
        left: days that it can still take in this year.
    """

    seconds: float
    left: int


async def holidays_of(database: Database, person_id: str) -> Holidays:
    """The holidays of a person."""
    async with database.reading() as connection:
        row = (await connection.execute(_row(database, person_id))).one_or_none()
    return Holidays(0.0, DAYS_A_YEAR) if row is None else _holidays(row)


async def take(club: Club, person_id: str, days: int) -> Holidays:
    """Begin holidays of so many days now, in all matches with days a move; those that last already go on longer.

    Raises:
        TooLong: when that is more than is left in this year, or nothing.
        StoreFailed: when it cannot be stored.
    """
    database = club.database
    async with database.writing() as connection:
        row = (await connection.execute(_row(database, person_id))).one()
        now = _holidays(row)
        if not 1 <= days <= now.left:
            raise TooLong(left=now.left)
        seconds = now.seconds + days * DAY
        values = {"holidays": row.now + seconds, "settings": _settings(row, DAYS_A_YEAR - now.left + days)}
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values))
        await tasks.add(database, connection, HOLIDAYS, person_id)
    return Holidays(seconds, now.left - days)


async def come_back(club: Club, person_id: str) -> None:
    """End holidays now; whole days that are left of them can be taken later.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    database = club.database
    async with database.writing() as connection:
        row = (await connection.execute(_row(database, person_id))).one()
        now = _holidays(row)
        used = max(0, DAYS_A_YEAR - now.left - math.floor(now.seconds / DAY))
        values = {"holidays": None, "settings": _settings(row, used)}
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values))
        await tasks.add(database, connection, HOLIDAYS, person_id)


def join(club: Club) -> None:
    """Let clocks know of holidays."""

    async def tell_all(task: Task) -> None:
        """Of a person that has taken holidays, or has come back."""
        seconds = (await holidays_of(club.database, task.subject)).seconds
        held = await held_by(club.database, task.subject)
        found = await club.database.seats(held)
        for match_id, (row, seats) in found.items():
            if row.finished is None and row.deadlines:
                for number, seat in enumerate(seats):
                    if seat.token_hash in held[match_id]:
                        await _tell(club, match_id, number, seconds)

    async def tell_of(match_id: str) -> None:
        """Of a match in which something has happened, such as that somebody has come to it."""
        database = club.database
        holding = and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash)
        away = (
            select(SEATS.c.seat, (PEOPLE.c.holidays - database.now()).label("seconds"))
            .join(HOLDINGS, holding)
            .join(PEOPLE, PEOPLE.c.id == HOLDINGS.c.owner)
            .join(TERMS, TERMS.c.match_id == SEATS.c.match_id)
            .where(and_(SEATS.c.match_id == match_id, SEATS.c.token_hash != "", TERMS.c.pace.endswith("d")))
            .where(PEOPLE.c.holidays > database.now())
        )
        async with database.reading() as connection:
            found = list(await connection.execute(away))
        for row in found:
            await _tell(club, match_id, row.seat, row.seconds)

    club.working.on(HOLIDAYS, tell_all)
    club.follow(tell_of)


async def _tell(club: Club, match_id: str, seat: int, seconds: float) -> None:
    try:
        await (await club.rooms.room(match_id)).give_holidays(seat, seconds)
    except UnknownMatch:
        return


def _row(database: Database, person_id: str) -> Any:
    columns = (PEOPLE.c.holidays, PEOPLE.c.settings, database.now().label("now"))
    return select(*columns).where(PEOPLE.c.id == person_id)


def _holidays(row: Any) -> Holidays:
    year = str(datetime.fromtimestamp(row.now, UTC).year)
    used = _read(row).get(HOLIDAYS, {}).get(year, 0)
    return Holidays(max(0.0, (row.holidays or 0.0) - row.now), DAYS_A_YEAR - used)


def _settings(row: Any, used: int) -> str:
    year = str(datetime.fromtimestamp(row.now, UTC).year)
    return msgspec.json.encode({**_read(row), HOLIDAYS: {year: used}}).decode()


def _read(row: Any) -> dict[str, Any]:
    return msgspec.json.decode(row.settings or "{}", type=dict[str, Any])

"""What people have answered to puzzles: the first try counts, for a streak and for how difficult a puzzle is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from sqlalchemy import and_, case, func, select
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database.base import Database
from hustings.database.people import SOLVING

__all__ = ["NONE", "Tried", "how_people_did", "note", "of_owner", "streak", "tried"]


@dataclass(frozen=True)
class Tried:
    """What somebody has answered to a puzzle.

    Attributes:
        tries: how often; asking for the answer is no try, and is not right at first.
        right: whether the first was right.
        known: whether the best answer is known to them by now.
        day: the day whose puzzle it was when it was tried; empty: none.
    """

    tries: int
    right: bool
    known: bool
    day: str = ""


NONE: Final = Tried(0, False, False)
"""Of somebody who has not tried it."""


async def tried(database: Database, owner: str, puzzle: str) -> Tried:
    """What somebody has answered to a puzzle.

    Args:
        database: where it is kept.
        owner: a person, or a guest's browser.
        puzzle: its id.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    mine = and_(SOLVING.c.owner == owner, SOLVING.c.puzzle == puzzle)
    async with database.reading() as connection:
        row = (await connection.execute(select(SOLVING).where(mine))).one_or_none()
    return NONE if row is None else Tried(row.tries, row.right, row.known, row.day)


async def note(database: Database, owner: str, puzzle: str, right: bool, day: str = "", shown: bool = False) -> Tried:
    """Keep an answer. Only the first says whether it was right at first.

    Args:
        database: where it is kept.
        owner: a person, or a guest's browser.
        puzzle: its id.
        right: whether it was the best.
        day: the day whose puzzle this is just now; empty: of none.
        shown: that the best answer was asked for, instead of a try.

    Returns:
        What is kept now.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    dialect = postgresql if database.is_shared else sqlite
    known, tries = right or shown, int(not shown)
    first = {"owner": owner, "puzzle": puzzle, "day": day, "tries": tries, "right": right, "known": known}
    insert = dialect.insert(SOLVING).values(**first, at=database.now())
    again: dict[str, Any] = {
        "tries": SOLVING.c.tries + tries,
        "day": case((SOLVING.c.day == "", day), else_=SOLVING.c.day),
    }
    if known:
        again["known"] = True
    kept = insert.on_conflict_do_update(index_elements=["owner", "puzzle"], set_=again).returning(SOLVING)
    async with database.writing() as connection:
        row = (await connection.execute(kept)).one()
    return Tried(row.tries, bool(row.right), bool(row.known), row.day)


async def of_owner(database: Database, owner: str) -> dict[str, Tried]:
    """All that somebody has tried, by puzzle.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    async with database.reading() as connection:
        rows = await connection.execute(select(SOLVING).where(SOLVING.c.owner == owner))
        return {row.puzzle: Tried(row.tries, row.right, row.known, row.day) for row in rows}


async def how_people_did(database: Database, puzzle: str = "") -> dict[str, tuple[int, int]]:
    """Of each puzzle that somebody has tried, or of one: how many were right at first, of how many.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    right = func.sum(case((SOLVING.c.right, 1), else_=0))
    wanted = select(SOLVING.c.puzzle, right, func.count()).group_by(SOLVING.c.puzzle)
    if puzzle:
        wanted = wanted.where(SOLVING.c.puzzle == puzzle)
    async with database.reading() as connection:
        return {row[0]: (int(row[1]), int(row[2])) for row in await connection.execute(wanted)}


async def streak(database: Database, owner: str, today: date) -> int:
    """On how many days in a row somebody was right at first, up to today, or to yesterday while today is not tried.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    wanted = select(SOLVING.c.day, SOLVING.c.right).where(SOLVING.c.owner == owner, SOLVING.c.day != "")
    async with database.reading() as connection:
        days = {row.day: row.right for row in await connection.execute(wanted)}
    day, count = today, 0
    if day.isoformat() not in days:
        day -= timedelta(days=1)
    while days.get(day.isoformat()):
        day, count = day - timedelta(days=1), count + 1
    return count

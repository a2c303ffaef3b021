"""A name that lasts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, or_, select, update

from hustings.database.base import Database
from hustings.database.people import PEOPLE
from hustings.matches.people import clean_name

from .names import skeleton

__all__ = ["Person", "person_from", "person_named", "person_of", "speak"]


@dataclass(frozen=True)
class Person:
    """Somebody with a name that lasts.

    Attributes:
        id: is never given to anybody else, and tells nothing.
        name: as it is shown.
        language: in which letters are written.
        zone: of time, by its name in the IANA database; empty: not known.
        bot: whether a program plays under this name.
        silent_until: nothing is said until then, in seconds since 1970; None: silence is over.
        banned_until: nothing is played under the name until then.
    """

    id: str
    name: str
    language: str = ""
    zone: str = ""
    bot: bool = False
    silent_until: float | None = None
    banned_until: float | None = None


def person_from(row: RowMapping | Mapping[Any, Any]) -> Person | None:
    """The person of a row that has the columns of `PEOPLE`; None where they are empty."""
    names = ("id", "name", "language", "zone", "bot", "silent_until", "banned_until")
    found = {name: row[PEOPLE.c[name]] for name in names}
    return None if found["id"] is None else Person(**found)


async def person_of(database: Database, person_id: str) -> Person | None:
    """The person with this id; None: there is none."""
    return await _found(database, PEOPLE.c.id == person_id)


async def person_named(database: Database, name: str) -> Person | None:
    """The person with this name, however its letters are written; None: there is none."""
    alike = await asyncio.to_thread(skeleton, name)
    return await _found(database, or_(PEOPLE.c.name == clean_name(name), PEOPLE.c.skeleton == alike))


async def speak(database: Database, person_id: str, language: str) -> None:
    """Note in which language letters to a person are written.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(language=language))


async def _found(database: Database, is_this: ColumnElement[bool]) -> Person | None:
    async with database.reading() as connection:
        row = (await connection.execute(select(PEOPLE).where(is_this))).mappings().first()
        return None if row is None else person_from(row)

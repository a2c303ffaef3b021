"""Friends and blocks: what one person has noted of others."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database.base import Database
from hustings.database.people import PEOPLE, TIES

__all__ = ["BLOCK", "FRIEND", "are_tied", "tie", "tied", "untie"]

BLOCK: Final = "block"
"""The kind of tie of who does not want to meet somebody."""
FRIEND: Final = "friend"
"""The kind of tie to somebody whom one wants to find again."""


async def tie(database: Database, person: str, other: str, kind: str) -> None:
    """Note somebody as a friend, or block them; one ends the other.

    Args:
        database: where it is kept.
        person: who notes it; nobody else is told.
        other: of whom.
        kind: :data:`FRIEND` or :data:`BLOCK`.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    dialect = postgresql if database.is_shared else sqlite
    made = dialect.insert(TIES).values(person=person, other=other, kind=kind, since=database.now())
    mine = and_(TIES.c.person == person, TIES.c.other == other, TIES.c.kind != kind)
    async with database.writing() as connection:
        await connection.execute(delete(TIES).where(mine))
        await connection.execute(made.on_conflict_do_nothing())


async def untie(database: Database, person: str, other: str, kind: str) -> None:
    """Note it no longer.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    mine = and_(TIES.c.person == person, TIES.c.other == other, TIES.c.kind == kind)
    async with database.writing() as connection:
        await connection.execute(delete(TIES).where(mine))


async def tied(database: Database, person: str, kind: str) -> list[str]:
    """The names of those whom a person has noted so, in their order."""
    asked = select(PEOPLE.c.name).join(TIES, TIES.c.other == PEOPLE.c.id)
    mine = and_(TIES.c.person == person, TIES.c.kind == kind)
    async with database.reading() as connection:
        return list(await connection.scalars(asked.where(mine).order_by(PEOPLE.c.name)))


async def are_tied(database: Database, person: str, other: str) -> set[str]:
    """As what a person has noted another."""
    mine = and_(TIES.c.person == person, TIES.c.other == other)
    async with database.reading() as connection:
        return set(await connection.scalars(select(TIES.c.kind).where(mine)))

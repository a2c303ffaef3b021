"""Names under which a program plays, and nobody else: marked before anything is played, and for good."""

from __future__ import annotations

from sqlalchemy import exists, select, update

from hustings.database.base import Database
from hustings.database.people import ENTRANTS, HOLDINGS, PEOPLE, RATINGS

from .problems import HasPlayed

__all__ = ["become_bot", "has_played"]

_SIGNS = (HOLDINGS.c.owner, RATINGS.c.person, ENTRANTS.c.person)
"""Columns that name who has played."""


async def has_played(database: Database, person: str) -> bool:
    """Whether a person holds or has held a seat under its name."""
    async with database.reading() as connection:
        return any([await connection.scalar(select(exists().where(sign == person))) for sign in _SIGNS])


async def become_bot(database: Database, person: str) -> None:
    """Mark a name as a bot's; it stays one. Asked again it changes nothing.

    Raises:
        HasPlayed: when the name has held a seat, or entered a tournament.
        StoreFailed: when it cannot be stored.
    """
    mine = PEOPLE.c.id == person
    async with database.writing() as connection:
        found = await connection.execute(select(PEOPLE.c.bot).where(mine).with_for_update())
        if found.scalar_one():
            return
        if any([await connection.scalar(select(exists().where(sign == person))) for sign in _SIGNS]):
            raise HasPlayed()
        await connection.execute(update(PEOPLE).where(mine).values(bot=True))

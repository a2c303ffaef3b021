"""People for the tests of the club: names that last, without the pages on which they are taken."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from rooms_tools import rooms_at
from sqlalchemy import insert, update

from hustings.club.club import Club
from hustings.club.opening import open_club
from hustings.database.base import Database
from hustings.database.people import PEOPLE


async def person(database: Database, id: str, **values: object) -> str:
    """Somebody called as its id says, with a capital letter; its id."""
    row = {"skeleton": id, "language": "en", "zone": "", "settings": "{}", "created": 0.0, "seen": 0.0}
    async with database.writing() as connection:
        await connection.execute(insert(PEOPLE).values({**row, "id": id, "name": id.capitalize(), **values}))
    return id


async def change(database: Database, id: str, **values: object) -> None:
    async with database.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(**values))


def in_club(url: str, scenario: Callable[[Club], Awaitable[None]], *people: str) -> None:
    """Run a scenario in a club with these people."""

    async def run() -> None:
        async with rooms_at(url) as rooms:
            club = open_club(rooms)
            for id in people:
                await person(club.database, id)
            await scenario(club)

    asyncio.run(run())

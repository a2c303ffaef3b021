"""Devices that several people use: only that two have been signed in on one is kept, for matches that are rated.

What a browser is known by changes whenever somebody signs in or out, so the note goes along from one to the next. It
says nothing of where or when, and who deletes a cookie is a stranger again.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from sqlalchemy import and_, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import TIES

__all__ = ["came", "together", "went"]

KIND: Final = "device"
"""Kind of the tie between two people, or a person and what a browser is known by."""
SIGN: Final = 12
"""So much of the id of a browser is kept."""
YEAR: Final = 365 * 86400.0
"""Seconds for which it is remembered."""


async def came(
    database: Database, connection: AsyncConnection, person: str, before: str, after: str, other: str | None = None
) -> None:
    """Note that a person signs in at a browser.

    Args:
        database: where the connection leads.
        connection: in the transaction of it.
        person: who.
        before: what the browser was known by until now.
        after: what it is known by from now on.
        other: who was signed in there at that moment.
    """
    earlier = await _known_at(database, connection, before) | ({other} if other else set())
    earlier.discard(person)
    for one in earlier:
        first, second = sorted((one, person))
        await _tie(database, connection, first, second)
        await _tie(database, connection, one, after[:SIGN])


async def went(
    database: Database, connection: AsyncConnection, person: str, before: Iterable[str], after: str = ""
) -> None:
    """Note that a person signs out at browsers; the last of them is known by something else from now on, if anything.

    Args:
        database: where the connection leads.
        connection: in the transaction of it.
        person: who.
        before: what the browsers were known by.
        after: what the browser that asks for it is known by from now on; empty: its next request tells.
    """
    for device in before:
        for one in {person, *(await _known_at(database, connection, device) if after else ())}:
            await _tie(database, connection, one, (after or device)[:SIGN])


async def together(database: Database, connection: AsyncConnection, people: Iterable[str]) -> set[frozenset[str]]:
    """Pairs of these people who have been signed in on one device within a year."""
    pairs = list(combinations(sorted(set(people)), 2))
    if not pairs:
        return set()
    lately = and_(TIES.c.kind == KIND, TIES.c.since > database.now() - YEAR)
    these = or_(*[and_(TIES.c.person == one, TIES.c.other == two) for one, two in pairs])
    rows = await connection.execute(select(TIES.c.person, TIES.c.other).where(and_(lately, these)))
    return {frozenset((row.person, row.other)) for row in rows}


async def _known_at(database: Database, connection: AsyncConnection, device: str) -> set[str]:
    mine = and_(TIES.c.kind == KIND, TIES.c.other == device[:SIGN], TIES.c.since > database.now() - YEAR)
    return set(await connection.scalars(select(TIES.c.person).where(mine)))


async def _tie(database: Database, connection: AsyncConnection, person: str, other: str) -> None:
    dialect = postgresql if database.is_shared else sqlite
    statement = dialect.insert(TIES).values(person=person, other=other, kind=KIND, since=database.now())
    await connection.execute(
        statement.on_conflict_do_update(
            index_elements=["person", "other", "kind"], set_={"since": statement.excluded.since}
        )
    )

"""How often something may be tried: counted in the database, so that no process and no restart begins anew."""

from __future__ import annotations

from math import ceil
from typing import Final

from sqlalchemy import case, delete
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database.base import Database
from hustings.database.people import TRIES
from hustings.matches.people import hash_of

from .problems import TooOften

__all__ = ["DAY", "HOUR", "count"]

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


async def count(database: Database, what: str, of: str, most: int, seconds: float) -> None:
    """Count that something is tried.

    Args:
        database: where it is counted.
        what: is tried.
        of: by whom, or with what; only its hash is kept.
        most: so often at most.
        seconds: within so many.

    Raises:
        TooOften: when it was tried more often.
        StoreFailed: when it cannot be counted.
    """
    now = database.now()
    dialect = postgresql if database.is_shared else sqlite
    is_over = TRIES.c.since < now - seconds
    statement = dialect.insert(TRIES).values(key=f"{what} {hash_of(of)[:40]}", tries=1, since=now)
    counted = statement.on_conflict_do_update(
        index_elements=["key"],
        set_={"tries": case((is_over, 1), else_=TRIES.c.tries + 1), "since": case((is_over, now), else_=TRIES.c.since)},
    ).returning(TRIES.c.tries, (TRIES.c.since + seconds - now).label("left"))
    async with database.writing() as connection:
        row = (await connection.execute(counted)).one()
        if row.tries == 1:
            await connection.execute(delete(TRIES).where(TRIES.c.since < now - 2 * DAY))
    if row.tries > most:
        raise TooOften(seconds=max(1, ceil(row.left)), minutes=max(1, ceil(row.left / 60)))

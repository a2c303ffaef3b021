"""What people are to be told of, in the database: each thing once, until it is done."""

from __future__ import annotations

from base64 import b32encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.people import CHANNELS, NOTICES

from .notices import OVER, TURN, Notice

CALL: Final = "call"
"""Kind of the task that tells a person of what there is; its subject is the person."""
AWAY: Final = 300.0
"""Seconds for which nobody has looked at a table when its player is called."""
SOON: Final = 60.0
"""Seconds until a person is told of what is at no table."""


@dataclass(frozen=True)
class Kept:
    """A notice as it is kept.

    Attributes:
        id: of it.
        notice: what it tells.
        match: the match that it is about; None: it is about none.
        about: what it is about besides; the same for the same turn.
        created: when it came about, in seconds since 1970.
        sent: when it was told; None: it was not.
    """

    id: str
    notice: Notice
    match: str | None
    about: str
    created: float
    sent: float | None


async def tell(
    database: Database,
    connection: AsyncConnection,
    person: str,
    notice: Notice,
    about: str,
    match: str | None = None,
) -> None:
    """Tell a person of something, soon; nothing is done where it was told of it already, or has no channel.

    Args:
        database: where the connection leads.
        connection: in the transaction that causes it.
        person: whom.
        notice: what.
        about: the same for the same thing; at most 120 characters.
        match: that it is about.
    """
    reached = select(exists().where(CHANNELS.c.person == person, CHANNELS.c.stopped.is_(None)))
    if not await connection.scalar(reached):
        return
    values = {
        "id": _id(person, notice.kind, match or "", about),
        "person": person,
        "kind": notice.kind,
        "match_id": match,
        "about": about,
        "data": msgspec.json.encode(notice).decode(),
        "created": database.now(),
    }
    dialect = postgresql if database.is_shared else sqlite
    await connection.execute(dialect.insert(NOTICES).values(values).on_conflict_do_nothing(index_elements=["id"]))
    wait = AWAY if notice.kind in (TURN, OVER) else SOON
    await tasks.add(database, connection, CALL, person, wait, at_latest=True)


def _id(*parts: str) -> str:
    return b32encode(sha256("\n".join(parts).encode()).digest())[:12].decode().lower()


async def done(database: Database, connection: AsyncConnection, notice: str) -> None:
    """What a notice tells of is over: nobody needs to hear of it any more."""
    await connection.execute(delete(NOTICES).where(NOTICES.c.id == notice, NOTICES.c.sent.is_(None)))
    await connection.execute(update(NOTICES).where(NOTICES.c.id == notice).values(answered=database.now()))


async def waiting(connection: AsyncConnection, *conditions: Any) -> list[tuple[str, Kept]]:
    """The notices that are not done and meet these conditions, each with its person, the oldest first."""
    rows = await connection.execute(
        select(NOTICES).where(NOTICES.c.answered.is_(None), *conditions).order_by(NOTICES.c.created, NOTICES.c.id)
    )
    return [(row.person, _kept(row)) for row in rows]


def _kept(row: Any) -> Kept:
    notice = msgspec.json.decode(row.data, type=Notice)
    return Kept(row.id, notice, row.match_id, row.about, row.created, row.sent)

"""What has to happen by itself, once, at its time: written in the transaction of what causes it, so that none is lost.

A task is known by its kind and its subject; who adds it again moves it and never doubles it. Processes claim what is
due, each for a while: a task whose process dies is claimed by another one. So a task may be begun twice, and has to
look at what is there before it does anything.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, case, delete, literal, select, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import Select

from .base import Database
from .people import TASKS

MATCH: Final = "match"
"""Kind of the task that looks at a match after a change; its subject is the match."""
LEASE: Final = 120.0
"""Seconds that a process has for a task before another one takes it."""


@dataclass(frozen=True)
class Task:
    """Something to be done now.

    Attributes:
        kind: which handler does it.
        subject: what it is about, for example a match.
        tries: how often it has been tried before.
        data: what was given with it.
        claim: of the process that is to do it.
    """

    kind: str
    subject: str
    tries: int
    data: dict[str, Any]
    claim: str


async def add(
    database: Database,
    connection: AsyncConnection,
    kind: str,
    subject: str,
    seconds: float = 0.0,
    *,
    at_latest: bool = False,
    **data: Any,
) -> None:
    """Have something done in so many seconds; one that is there is done at this time instead, with this data.

    Args:
        database: where the connection leads.
        connection: in the transaction that causes it.
        kind: which handler does it.
        subject: what it is about.
        seconds: from now.
        at_latest: one that is there and due sooner stays due then.
        data: what the handler is given; as JSON.
    """
    values = {"due": database.now() + seconds, "tries": 0, "data": msgspec.json.encode(data).decode(), "claim": ""}
    dialect = postgresql if database.is_shared else sqlite
    statement = dialect.insert(TASKS).values(kind=kind, subject=subject, **values)
    if at_latest:
        values["due"] = case((TASKS.c.due < statement.excluded.due, TASKS.c.due), else_=statement.excluded.due)
    await connection.execute(statement.on_conflict_do_update(index_elements=["kind", "subject"], set_=values))


async def add_from(database: Database, connection: AsyncConnection, kind: str, subjects: Select[Any]) -> None:
    """Have the same done at once about every subject that a question finds, in its only column."""
    values = {"due": database.now(), "tries": 0, "data": "{}", "claim": ""}
    dialect = postgresql if database.is_shared else sqlite
    found = subjects.subquery()
    constants = [value if isinstance(value, ColumnElement) else literal(value) for value in values.values()]
    chosen = select(literal(kind), found.c[0], *constants).where(true())  # SQLite has to see where the select ends
    statement = dialect.insert(TASKS).from_select(["kind", "subject", *values], chosen)
    await connection.execute(statement.on_conflict_do_update(index_elements=["kind", "subject"], set_=values))


async def drop(connection: AsyncConnection, kind: str, subject: str) -> None:
    """Have something not done."""
    await connection.execute(delete(TASKS).where(and_(TASKS.c.kind == kind, TASKS.c.subject == subject)))


async def claim(database: Database, kinds: list[str], most: int) -> list[Task]:
    """Take what is due, the longest due first; nobody else does it for the next two minutes."""
    mine = secrets.token_hex(6)
    due = select(TASKS.c.kind, TASKS.c.subject).where(and_(TASKS.c.due <= database.now(), TASKS.c.kind.in_(kinds)))
    async with database.writing() as connection:
        rows = await connection.execute(due.order_by(TASKS.c.due).limit(most).with_for_update(skip_locked=True))
        found: list[Task] = []
        for kind, subject in rows.all():
            changed = update(TASKS).where(_is(kind, subject)).values(claim=mine, due=database.now() + LEASE)
            row = (await connection.execute(changed.returning(TASKS.c.tries, TASKS.c.data))).one()
            found.append(Task(kind, subject, row.tries, msgspec.json.decode(row.data), mine))
        return found


async def finish(database: Database, task: Task, again: float | None = None, *, tries: int = 0) -> None:
    """Say that a task is done, or is to be done again; one that was added meanwhile stays as it was added.

    Args:
        database: where it is.
        task: as it was claimed.
        again: in so many seconds; None: never.
        tries: how often it has been tried then.
    """
    mine = and_(_is(task.kind, task.subject), TASKS.c.claim == task.claim)
    async with database.writing() as connection:
        if again is None:
            await connection.execute(delete(TASKS).where(mine))
        else:
            values = {"due": database.now() + again, "tries": tries, "claim": ""}
            await connection.execute(update(TASKS).where(mine).values(**values))


async def note(database: Database, task: Task, **data: Any) -> bool:
    """Give a task that is being done other data, for whoever does it again; False: somebody else does it by now."""
    mine = and_(_is(task.kind, task.subject), TASKS.c.claim == task.claim)
    async with database.writing() as connection:
        changed = update(TASKS).where(mine).values(data=msgspec.json.encode(data).decode())
        return (await connection.execute(changed.returning(TASKS.c.kind))).first() is not None


def _is(kind: str, subject: str) -> ColumnElement[bool]:
    return and_(TASKS.c.kind == kind, TASKS.c.subject == subject)

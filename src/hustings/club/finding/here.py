"""Who is here: each process says now and then who has a page open in it, and all processes add that up."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database.base import Database
from hustings.database.people import PEOPLE, PRESENT
from hustings.database.problems import StoreFailed

from .bells import LOBBY

__all__ = ["Here", "is_seen", "want_to_be_seen", "wants_to_be_seen"]

log = logging.getLogger("hustings.club")

EVERY: Final = 5.0
"""Seconds between two looks at whether somebody has come or gone."""
HOLDS: Final = 60.0
"""Seconds for which it holds what a process has said."""


class _Settings(msgspec.Struct):
    seen: bool = False


def is_seen(settings: str) -> bool:
    """Whether a person wants to be seen in the lobby, by its settings as they are stored."""
    try:
        return msgspec.json.decode(settings or "{}", type=_Settings).seen
    except msgspec.MsgspecError:
        return False


async def wants_to_be_seen(database: Database, person_id: str) -> bool:
    """Whether a person wants to be seen in the lobby.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    async with database.reading() as connection:
        return is_seen(await connection.scalar(select(PEOPLE.c.settings).where(PEOPLE.c.id == person_id)) or "")


async def want_to_be_seen(database: Database, person_id: str, seen: bool) -> None:
    """Let a person be seen in the lobby while it is here, or not.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    mine = PEOPLE.c.id == person_id
    async with database.writing() as connection:
        kept = await connection.scalar(select(PEOPLE.c.settings).where(mine).with_for_update())
        settings = {**msgspec.json.decode(kept or "{}", type=dict[str, Any]), "seen": seen}
        await connection.execute(update(PEOPLE).where(mine).values(settings=msgspec.json.encode(settings).decode()))
        await database.tell(connection, LOBBY)


class Here:
    """Who has a page open in this process.

    Args:
        database: where all processes say so.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._process = secrets.token_hex(6)
        self._open: Counter[tuple[str, bool]] = Counter()
        self._said: tuple[list[str], int] | None = None
        self._said_at = 0.0

    @contextmanager
    def page(self, owner: str, *, is_person: bool) -> Iterator[None]:
        """Somebody has a page open meanwhile.

        Args:
            owner: who, as the key in HOLDINGS.
            is_person: whether they have a name that lasts.
        """
        self._open[owner, is_person] += 1
        try:
            yield
        finally:
            self._open[owner, is_person] -= 1
            if not self._open[owner, is_person]:
                del self._open[owner, is_person]

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Say meanwhile who is here, and at the end that nobody is."""
        saying = asyncio.create_task(self._keep_saying())
        try:
            yield
        finally:
            saying.cancel()
            with suppress(StoreFailed):
                async with self._database.writing() as connection:
                    await connection.execute(delete(PRESENT).where(PRESENT.c.process == self._process))

    async def say(self) -> None:
        """Say who is here, when that has changed, or when what was said will soon not hold any more.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        people = sorted(owner for owner, is_person in self._open if is_person)
        now = people, len(self._open) - len(people)
        clock = asyncio.get_running_loop().time()
        if now == (self._said or ([], 0)) and (now == ([], 0) or clock - self._said_at < HOLDS / 2):
            return
        values: dict[str, Any] = {
            "until": self._database.now() + HOLDS,
            "people": msgspec.json.encode(people).decode(),
            "guests": now[1],
        }
        dialect = postgresql if self._database.is_shared else sqlite
        row = dialect.insert(PRESENT).values(process=self._process, **values)
        async with self._database.writing() as connection:
            await connection.execute(delete(PRESENT).where(PRESENT.c.until < self._database.now() - HOLDS))
            await connection.execute(row.on_conflict_do_update(index_elements=["process"], set_=values))
            await self._database.tell(connection, LOBBY)
        self._said, self._said_at = now, clock

    async def _keep_saying(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.say()
            except StoreFailed as problem:
                log.warning("who is here cannot be said: %s", problem)

"""PostgreSQL's ``LISTEN``: how processes that share a database hear that something is new."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy import make_url

from hustings.database.base import CHANNEL, LOOKED

from .news import Ears

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("hustings.news")

QUIET: Final = 15.0
"""Seconds without news after which the connection is asked whether it is still there."""
ANSWERS: Final = 10.0
"""Seconds within which it has to answer."""
SOON: Final = 0.1
"""Seconds before a lost connection is made anew; doubled each time, up to :data:`LATE`."""
LATE: Final = 5.0


def address_of(url: str) -> str:
    """The address of a database as psycopg takes it, out of SQLAlchemy's."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


class Listening:
    """One connection that listens for one process.

    Args:
        url: SQLAlchemy's, of the database.
    """

    shared = True

    def __init__(self, url: str) -> None:
        self._address = address_of(url)
        self._task: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    async def start(self, ears: Ears) -> None:
        """Listen from now on; a database that cannot be reached is tried again and again."""
        self._task = asyncio.create_task(self._listen(ears))
        first = asyncio.create_task(self._heard.wait())
        await asyncio.wait([first], timeout=ANSWERS)
        first.cancel()

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, ears: Ears) -> None:
        import psycopg

        pause = SOON
        while True:
            try:
                async with asyncio.timeout(ANSWERS):
                    connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    ears.look_again()
                    self._heard.set()
                    pause = SOON
                    await self._pass_on(connection, ears)
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("no news from the database: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATE)

    async def _pass_on(self, connection: AsyncConnection, ears: Ears) -> None:
        while True:
            async for note in connection.notifies(timeout=QUIET):
                tell(note.payload, ears)
            async with asyncio.timeout(ANSWERS):
                await connection.execute("SELECT 1")


def tell(payload: str, ears: Ears) -> None:
    """Pass on what was heard; nonsense is nobody's news."""
    subject, space, changes = payload.partition(" ")
    if not space:
        ears.rang(subject)
    elif changes == LOOKED:
        ears.looked(subject)
    elif changes.isascii() and changes.isdigit() and len(changes) < 10:
        ears.heard(subject, int(changes))

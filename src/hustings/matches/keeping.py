"""What a process does for its administrator while it runs: it heeds what was told it, and writes down what is broken.

The commands of ``hustings admin`` write into the database and leave a word there; each process looks every two seconds
whether there is a new one.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .blocks import Blocks, read_blocks
from .faults import Faults
from .schema import META

log = logging.getLogger("hustings.keeping")

EVERY: Final = 2.0
"""Seconds between two looks."""
TOLD: Final = "told"
"""Under which the last words of the administrator stand: each with its number, and the match that it is about."""
LAST: Final = 50
"""So many words are kept; who has missed more looks at everything."""


def tell(connection: Connection, match_id: str = "") -> None:
    """Let all processes know that something was changed, in the transaction that changes it.

    Args:
        connection: to the database.
        match_id: of the match that was changed; empty: none was.
    """
    found = connection.scalar(select(META.c.value).where(META.c.key == TOLD).with_for_update())
    words: list[tuple[int, str]] = json.loads(found or "[]")
    number = words[-1][0] + 1 if words else 1
    value = json.dumps([*words, (number, match_id)][-LAST:])
    if found is None:
        connection.execute(insert(META), {"key": TOLD, "value": value})
    else:
        connection.execute(update(META).where(META.c.key == TOLD).values(value=value))


class Keeping:
    """What one process does.

    Args:
        engine: of the database.

    Attributes:
        engine: of the database.
        blocks: who is shut out.
        faults: what is broken and has not been written down yet.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.blocks = Blocks()
        self.faults = Faults()
        self.engine = engine
        self._heard: str | None = ""

    async def look(self) -> None:
        """Heed what has been told since the last look, and write down what is broken.

        Raises:
            SQLAlchemyError: when the database cannot be used; the next look does it all.
        """
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(META.c.value).where(META.c.key == TOLD))
        if found != self._heard:
            self.blocks = await read_blocks(self.engine)
            self._heard = found
        await self.faults.write(self.engine)

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Look every two seconds meanwhile."""
        with suppress(SQLAlchemyError):
            await self.look()
        logging.getLogger("hustings").addHandler(self.faults)
        task = asyncio.create_task(self._go_on())
        try:
            yield
        finally:
            logging.getLogger("hustings").removeHandler(self.faults)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except SQLAlchemyError as error:
                log.info("what the administrator has told cannot be read: %s", error)
            except Exception:
                log.exception("a look at what the administrator has told failed")

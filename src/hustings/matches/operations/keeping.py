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
from time import monotonic, time
from typing import Final, Protocol

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from hustings.database.tables import META

from ..records.blocks import Blocks, read_blocks
from ..records.faults import Faults
from .administer import tidy
from .telling import TOLD

log = logging.getLogger("hustings.keeping")

EVERY: Final = 2.0
"""Seconds between two looks."""
HOUR: Final = 3600.0


class Ears(Protocol):
    """Whom the administrator's words are about; see :class:`.rooms.Rooms`."""

    async def changed_by_administrator(self, match_ids: set[str] | None) -> None:
        """Begin these matches anew, as far as they are in memory; None: all."""


class Keeping:
    """What one process does.

    Args:
        engine: of the database.
        ears: its matches.
        keep_days: so many days after somebody was there last a match is deleted; None: never.

    Attributes:
        engine: of the database.
        blocks: who is shut out.
        faults: what is broken and has not been written down yet.
    """

    def __init__(self, engine: AsyncEngine, ears: Ears, keep_days: int | None = None) -> None:
        self.blocks = Blocks()
        self.faults = Faults()
        self.engine = engine
        self._ears = ears
        self._keep_days = keep_days
        self._heard: int | None = None
        self._tidied = float("-inf")

    async def look(self) -> None:
        """Heed what has been told since the last look, and write down what is broken.

        Raises:
            SQLAlchemyError: when the database cannot be used; the next look does it all.
        """
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(META.c.value).where(META.c.key == TOLD))
        words: dict[int, str] = dict(json.loads(found or "[]"))
        newest = max(words, default=0)
        if newest != self._heard:
            self.blocks = await read_blocks(self.engine)
            if self._heard is not None:
                missed = range(self._heard + 1, newest + 1)
                is_known = newest > self._heard and all(n in words for n in missed)
                await self._ears.changed_by_administrator({words[n] for n in missed} if is_known else None)
            self._heard = newest
        await self.faults.write(self.engine)
        if self._keep_days is not None and monotonic() - self._tidied > HOUR:
            self._tidied = monotonic()
            await self._tidy(time() - self._keep_days * 24 * HOUR)

    async def _tidy(self, before: float) -> None:
        """Delete the matches at which nobody has been since, a few at a time."""
        while True:
            async with self.engine.begin() as connection:
                gone = await connection.run_sync(tidy, before)
            if not gone:
                return
            log.info("%s matches were deleted at which nobody had been for %s days", gone, self._keep_days)

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

"""Does what is due in the club, in any process that works: each kind of task has one handler."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeAlias

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.problems import StoreFailed
from hustings.database.tasks import Task

__all__ = ["Handler", "Working"]

log = logging.getLogger("hustings.club")

Handler: TypeAlias = Callable[[Task], Awaitable[float | None]]
"""Does a task; returns in how many seconds it is to be done again, or None."""

EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 20
"""So many tasks are done at the same time."""
PAUSES: Final = (5.0, 30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
"""Seconds until a task that has failed is tried again; after the last one it is given up."""


class Working:
    """Handlers of tasks, and the loop that calls them.

    Args:
        database: where the tasks are.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._handlers: dict[str, Handler] = {}
        self._doing: set[asyncio.Task[None]] = set()

    def on(self, kind: str, handler: Handler) -> None:
        """Have tasks of this kind done by this handler."""
        assert kind not in self._handlers, kind
        self._handlers[kind] = handler

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Work meanwhile; what is begun at the end is finished by another process, or when this one starts again."""
        loop = asyncio.create_task(self._work())
        try:
            yield
        finally:
            for doing in (loop, *self._doing):
                doing.cancel()
            await asyncio.gather(loop, *self._doing, return_exceptions=True)

    async def once(self) -> int:
        """Do all that is due now, and what becomes due by it; returns how many tasks that were."""
        done = 0
        while found := await tasks.claim(self._database, list(self._handlers), AT_ONCE):
            await asyncio.gather(*map(self._do, found))
            done += len(found)
        return done

    async def _work(self) -> None:
        while True:
            room = AT_ONCE - len(self._doing)
            found: list[Task] = []
            if room and self._handlers:
                try:
                    found = await tasks.claim(self._database, list(self._handlers), room)
                except StoreFailed as problem:
                    log.warning("what is due cannot be looked for: %s", problem)
            for task in found:
                doing = asyncio.create_task(self._do(task))
                self._doing.add(doing)
                doing.add_done_callback(self._doing.discard)
            if len(found) < room or not room:
                await asyncio.sleep(EVERY)

    async def _do(self, task: Task) -> None:
        try:
            again = await self._handlers[task.kind](task)
        except Exception as error:  # a handler that fails harms no other task, and is tried again
            pause = PAUSES[task.tries] if task.tries < len(PAUSES) else None
            log.warning(
                "%s is tried again in %s s: %s", task.kind, pause, error, exc_info=not isinstance(error, StoreFailed)
            )
            with suppress(StoreFailed):  # its claim ends by itself
                await tasks.finish(self._database, task, pause, tries=task.tries + 1)
        else:
            with suppress(StoreFailed):
                await tasks.finish(self._database, task, again)

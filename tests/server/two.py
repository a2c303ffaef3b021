"""Several processes of one PostgreSQL, as a test has them in one: rooms that share nothing but the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from rooms_tools import rooms_at

from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.matches.together.jobs import Tended
from hustings.matches.together.listening import Listening
from hustings.matches.together.queue import Queue
from hustings.matches.work import Work


class Nobody:
    """Nothing happens by itself."""

    def changed(self, room: Tended) -> None:
        pass

    def due(self, match_id: str, seconds: float | None) -> None:
        pass

    async def stop(self) -> None:
        pass


@asynccontextmanager
async def processes(url: str, count: int = 2, **settings: Any) -> AsyncIterator[list[Rooms]]:
    """Rooms that hear of each other, in which nothing happens by itself."""
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            more = {"news": Listening(url), "jobs": Nobody(), **settings}
            rooms = await stack.enter_async_context(rooms_at(url, **more))
            await rooms.start()
            opened.append(rooms)
        yield opened


@asynccontextmanager
async def web(url: str, **settings: Any) -> AsyncIterator[Rooms]:
    """Rooms as a process of the web has them: what has to happen by itself is left to workers."""
    store = await Store.open(url)
    queue = Queue(store)
    await queue.open()
    await store.close()
    async with rooms_at(url, **{"news": Listening(url), "jobs": queue, **settings}) as rooms:
        await rooms.start()
        yield rooms


@asynccontextmanager
async def worker(url: str, **settings: Any) -> AsyncIterator[Work]:
    """A worker, until it is told to stop."""
    async with web(url, **settings) as rooms:
        assert isinstance(rooms.jobs, Queue)
        work = Work(rooms, rooms.jobs)
        running = asyncio.create_task(work.run())
        try:
            yield work
        finally:
            work.stop()
            with suppress(asyncio.CancelledError):
                await running


@asynccontextmanager
async def shown(*rooms: Room) -> AsyncIterator[None]:
    """Somebody has pages of these rooms open."""
    for room in rooms:
        room.following.begin()
    try:
        yield
    finally:
        for room in rooms:
            room.following.end()

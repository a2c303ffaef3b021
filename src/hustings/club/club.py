"""The club of a server: its people and all that it does for them, around the matches."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

from hustings.database.problems import StoreFailed
from hustings.database.tasks import MATCH, Task
from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms

from .calling.calls import Calls
from .calling.means import Owner
from .working import Working

__all__ = ["Club", "Follower"]

Follower: TypeAlias = Callable[[str], Awaitable[None]]
"""Is told, at least once, that something has happened in a match; it looks what."""


class Club:
    """The people of a server.

    Args:
        rooms: the matches.
        owner: what the owner of the server has set up for calling people.

    Attributes:
        calls: calls people who look elsewhere.
    """

    def __init__(self, rooms: Rooms, owner: Owner | None = None) -> None:
        assert isinstance(rooms.store, Store), "the club is kept in the database of the matches"
        self.rooms = rooms
        self.database = rooms.store
        self.working = Working(rooms.store)
        self._followers: list[Follower] = []
        self.working.on(MATCH, self._follow)
        self.calls = Calls(rooms, rooms.store, owner or Owner())
        self.calls.begin(self.working)
        self.follow(self.calls.turns.look)

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Do meanwhile in this process what is due."""
        try:
            with suppress(StoreFailed):  # whoever starts next does it
                await self.calls.start()
            async with self.working.going_on():
                yield
        finally:
            await self.calls.means.close()

    def follow(self, follower: Follower) -> None:
        """Tell somebody whenever something has happened in a match of the club: one that has terms (`TERMS` in
        `hustings.database.people`), or where somebody with a name that lasts has a seat.

        It is told soon after, in some process that works, at least once; several changes may be told as one.
        """
        self._followers.append(follower)

    async def _follow(self, task: Task) -> None:
        for follower in self._followers:
            await follower(task.subject)

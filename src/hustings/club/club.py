"""The club of a server: its people and all that it does for them, around the matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from hustings.database.tasks import MATCH, Task
from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms

from .working import Working

__all__ = ["Club", "Follower"]

Follower: TypeAlias = Callable[[str], Awaitable[None]]
"""Is told, at least once, that something has happened in a match; it looks what."""


class Club:
    """The people of a server.

    Args:
        rooms: the matches.
    """

    def __init__(self, rooms: Rooms) -> None:
        assert isinstance(rooms.store, Store), "the club is kept in the database of the matches"
        self.rooms = rooms
        self.database = rooms.store
        self.working = Working(rooms.store)
        self._followers: list[Follower] = []
        self.working.on(MATCH, self._follow)

    def follow(self, follower: Follower) -> None:
        """Tell somebody whenever something has happened in a match that has terms (`hustings.database.people.TERMS`).

        It is told soon after, in some process that works, at least once; several changes may be told as one.
        """
        self._followers.append(follower)

    async def _follow(self, task: Task) -> None:
        for follower in self._followers:
            await follower(task.subject)

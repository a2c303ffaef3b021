"""A room keeps abreast of what other processes write about its match.

Each change of a match has a number. A room knows how many it has seen, so a needless look costs one short question, and
what it has written itself none.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from hustings.database.problems import StoreFailed

from ..problems import UnknownMatch
from ..records.matchstore import MatchStore
from ..records.rows import Fresh

log = logging.getLogger("hustings.rooms")

AGAIN: Final = 1.0
"""Seconds before somebody looks again who could not."""


class Follower(Protocol):
    """Who takes over what is new; see :class:`.catching_up.CatchingUp`."""

    id: str

    @property
    def lock(self) -> asyncio.Lock:
        """Held while something that happens is being stored."""
        ...

    def known(self) -> tuple[int, int]:
        """How many records and lines of talk it has."""

    def take_over(self, fresh: Fresh, talk: int) -> bool:
        """Show what is new after so many lines of talk; False when it does not follow on what the room has."""

    async def read_again(self) -> int:
        """Show the match as it is stored, whatever the room has; its count of changes."""


class Following:
    """What one room knows of the changes of its match.

    Args:
        room: the room.
        store: where the match is kept.
        changes: how many changes the room has.

    Attributes:
        changes: the same, as they go on.
    """

    def __init__(self, room: Follower, store: MatchStore, changes: int) -> None:
        self.changes = changes
        self._room = room
        self._store = store
        self._heard = changes
        self._unsure = False
        self._watchers = 0
        self._looking: asyncio.Task[None] | None = None

    @property
    def is_behind(self) -> bool:
        """Whether there may be something that the room does not know."""
        return self._unsure or self._heard > self.changes

    @property
    def is_watched(self) -> bool:
        """Whether somebody waits for what is new."""
        return self._watchers > 0

    def begin(self) -> None:
        """Somebody waits for what is new from now on."""
        self._watchers += 1
        self._look_soon()

    def end(self) -> None:
        """One fewer waits."""
        self._watchers -= 1

    def wrote(self, changes: int) -> None:
        """This process has written something, after which its match has had so many changes."""
        if changes == self.changes + 1:
            self.changes = changes
        self.heard(changes)

    def failed(self) -> None:
        """Nobody knows whether something is written: before anything else is, the room looks."""
        self._unsure = True
        self._look_soon()

    def heard(self, changes: int | None) -> None:
        """There may have been so many changes; None: nobody knows how many."""
        if changes is None:
            self._unsure = True
        else:
            self._heard = max(self._heard, changes)
        self._look_soon()

    def _look_soon(self) -> None:
        """Where nobody waits it is enough to look when somebody comes."""
        if self.is_watched and self.is_behind and self._looking is None:
            self._looking = asyncio.create_task(self._keep_up())

    async def _keep_up(self) -> None:
        try:
            while self.is_watched and self.is_behind:
                try:
                    async with self._room.lock:
                        if self.is_behind:  # and has not just been told that this process wrote it
                            await self.look_within()
                except StoreFailed as problem:
                    log.warning("match %s: what is new cannot be read: %s", self._room.id, problem)
                    await asyncio.sleep(AGAIN)
        except UnknownMatch:
            log.info("match %s is gone", self._room.id)
        finally:
            self._looking = None

    async def look(self) -> None:
        """Show what the database has.

        Raises:
            UnknownMatch: when it has the match no more.
            StoreFailed: when it cannot be read.
        """
        async with self._room.lock:
            await self.look_within()

    async def look_within(self, changes: int | None = None) -> None:
        """The same for who holds the room's lock; with a count of changes, as if no more were known."""
        heard, self._unsure = self._heard, False
        known = self.changes if changes is None else changes
        records, talk = self._room.known()
        try:
            fresh = await self._store.since(self._room.id, known, records, talk)
            if fresh is not None:
                fits = fresh.match.changes >= self.changes and self._room.take_over(fresh, talk)
                self.changes = fresh.match.changes if fits else await self._room.read_again()
        except BaseException:
            self._unsure = True
            raise
        if self._heard == heard:
            self._heard = self.changes

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

"""How much it matters to anybody that the computers of a match go on: who looks, who will come back, or nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, Protocol

from ..people import PERSON, SeatState

WATCHED: Final = 0
"""Somebody looks at it now."""
EXPECTED: Final = 1
"""Nobody looks, but a person has a seat and will come back."""
NOBODY: Final = 2
"""Only computers play it, and nobody looks."""

GLANCE: Final = 60.0
"""Seconds for which a page that was opened counts as looked at."""
TOLD: Final = 15.0
"""Seconds between two times that others are told that somebody looks: within :data:`GLANCE` they are told again."""
FORGOTTEN: Final = 2 * 3600.0
"""Seconds after which a match of computers alone rests until somebody looks."""


class Table(Protocol):
    """What attention uses of a room; see there."""

    id: str
    seats: list[SeatState]


class Attention:
    """Who minds about one match, here and as other processes tell.

    Args:
        room: the match.
        wake: called when somebody looks at what nobody has looked at.
        clock: seconds that only go forward.
        tell: called now and then while somebody looks in this process, so that others know.
    """

    def __init__(
        self,
        room: Table,
        wake: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
        tell: Callable[[], None] = lambda: None,
    ) -> None:
        self._room = room
        self._wake = wake
        self._clock = clock
        self._tell = tell
        self._told = clock() - TOLD
        self._looking = 0
        self._since = clock()
        self._looked = self._since - GLANCE
        self._event = asyncio.Event()

    @property
    def match(self) -> str:
        """The id of the match."""
        return self._room.id

    @property
    def rank(self) -> int:
        """:data:`WATCHED`, :data:`EXPECTED` or :data:`NOBODY`; the lower, the sooner its computers think."""
        if self._looking or self._clock() - self._looked < GLANCE:
            return WATCHED
        return EXPECTED if any(seat.kind == PERSON for seat in self._room.seats) else NOBODY

    @property
    def is_forgotten(self) -> bool:
        """Whether its computers rest until somebody looks."""
        return self.rank == NOBODY and self._clock() - max(self._looked, self._since) > FORGOTTEN

    def look(self) -> None:
        """Somebody opens a page of it."""
        self.heard()
        if self._clock() - self._told >= TOLD:
            self._told = self._clock()
            self._tell()

    def heard(self) -> None:
        """Somebody looks at it, here or elsewhere."""
        unseen = self.rank == NOBODY
        self._looked = self._clock()
        self._event.set()
        self._event = asyncio.Event()
        if unseen:
            self._wake()

    def go_on(self) -> None:
        """Whoever watches it still does."""
        if self._looking:
            self.look()

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Somebody watches it for as long as this lasts."""
        self.look()
        self._looking += 1
        try:
            yield
        finally:
            self._looking -= 1
            self._looked = self._clock()

    async def looked_at(self, seconds: float) -> None:
        """Wait until somebody looks, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await self._event.wait()

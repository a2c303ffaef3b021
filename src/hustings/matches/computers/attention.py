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
FORGOTTEN: Final = 2 * 3600.0
"""Seconds after which a match of computers alone rests until somebody looks."""


class Table(Protocol):
    """What attention uses of a room; see there."""

    id: str
    seats: list[SeatState]


class Attention:
    """Who minds about one match, as far as this process knows.

    Args:
        room: the match.
        wake: called when somebody looks again at what was forgotten.
        clock: seconds that only go forward.
    """

    def __init__(self, room: Table, wake: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._room = room
        self._wake = wake
        self._clock = clock
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
        rested = self.is_forgotten
        self._looked = self._clock()
        self._event.set()
        self._event = asyncio.Event()
        if rested:
            self._wake()

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

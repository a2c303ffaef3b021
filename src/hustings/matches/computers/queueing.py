"""Who is thought for next: the match that matters most, and of those that matter alike each in its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush


class Queue:
    """Places that many want.

    Args:
        places: how many have one at the same time.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._line: list[tuple[int, int, int, asyncio.Future[None]]] = []
        self._wanted: Counter[tuple[int, str]] = Counter()
        self._came = 0

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(not turn.done() for *_, turn in self._line)

    @asynccontextmanager
    async def place(self, rank: int, match: str) -> AsyncIterator[float]:
        """Wait for a place and have it.

        Args:
            rank: how little it matters.
            match: for whom; of those of one rank each is served once before any is served again.

        Yields:
            The share of the time that everybody wishes which there is for each, when all who matter as much want a
            place.
        """
        key = (rank, match)
        before, self._wanted[key] = self._wanted[key], self._wanted[key] + 1
        share = 1 / (1 + (sum(n for (of, _), n in self._wanted.items() if of <= rank) - 1) // self.places)
        try:
            await self._come(rank, before)
            try:
                yield share
            finally:
                self._go()
        finally:
            self._wanted[key] -= 1
            if not self._wanted[key]:
                del self._wanted[key]

    async def _come(self, rank: int, before: int) -> None:
        if self._free and not self._line:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._came += 1
        heappush(self._line, (rank, before, self._came, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._go()
            raise

    def _go(self) -> None:
        while self._line:
            *_, turn = heappop(self._line)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

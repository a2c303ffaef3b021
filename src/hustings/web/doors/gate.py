"""The gate: in front of the application every request pays, waits for its turn, and streams are counted.

Of one address a few requests are worked on at once, so that nobody waits behind all that another one asks; one that
takes long gives its turn to the next.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from ..refused import Refused
from .connections import network_of
from .limits import Allowance, Limits, cost_of

__all__ = ["Gate"]

LONG: Final = 0.25
"""Seconds after which a request that is still worked on gives its turn to the next."""
AGAIN: Final = 10
"""Seconds after which who wants a stream too many may try again."""

Refuse = Callable[[Any, Any, Any, Refused], Awaitable[None]]
"""``refuse(scope, receive, send, refused)`` answers with words."""


class Turns:
    """Who is worked on, by address.

    Args:
        allowance: how many at once, and how many wait.
    """

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._working: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """A turn, when it is there.

        Raises:
            Refused: when too many wait.
        """
        await self._come(address)
        loop = asyncio.get_running_loop()
        given_up = False

        def give_up() -> None:
            nonlocal given_up
            if not given_up:
                given_up = True
                self._go(address)

        timer = loop.call_later(LONG, give_up)
        try:
            yield
        finally:
            timer.cancel()
            give_up()

    async def _come(self, address: str) -> None:
        if self._working[address] < self._allowance.at_once:
            self._working[address] += 1
            return
        line = self._waiting.setdefault(address, deque())
        if len(line) >= self._allowance.waiting:
            raise Refused(429, "too-many", retry=AGAIN)
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                line.remove(turn)
            else:
                self._go(address)
            raise

    def _go(self, address: str) -> None:
        """Give a turn to who waits longest, if somebody does."""
        line = self._waiting.get(address)
        if line:
            line.popleft().set_result(None)
        else:
            self._working[address] -= 1
            if not self._working[address]:
                del self._working[address]
        if not line:
            self._waiting.pop(address, None)


class Streams:
    """The streams that are open.

    Args:
        allowance: how many may be.
    """

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self.all = 0
        self.by_address: Counter[str] = Counter()
        self.by_path: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str, path: str) -> Iterator[None]:
        """One more.

        Raises:
            Refused: when there are too many.
        """
        if self.by_address[address] >= self._allowance.streams:
            raise Refused(429, "too-many-streams", retry=AGAIN)
        if self.all >= self._allowance.of_all or self.by_path[path] >= self._allowance.of_one:
            raise Refused(503, "full", retry=AGAIN)
        self.all += 1
        self.by_address[address] += 1
        self.by_path[path] += 1
        try:
            yield
        finally:
            self.all -= 1
            for counted, name in ((self.by_address, address), (self.by_path, path)):
                counted[name] -= 1
                if not counted[name]:
                    del counted[name]


class Gate:
    """Stands before an application.

    Args:
        app: the application.
        refuse: how it refuses.
        allowance: how much each address may ask for.
        clock: seconds that only go forward.
    """

    def __init__(
        self, app: Any, refuse: Refuse, allowance: Allowance, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.app = app
        self.refuse = refuse
        self.allowance = allowance
        self.limits = Limits(allowance, clock)
        self.turns = Turns(allowance)
        self.streams = Streams(allowance)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through when it may."""
        points = cost_of(scope["method"], scope["path"], scope["query_string"]) if scope["type"] == "http" else 0
        if not points:
            await self.app(scope, receive, send)
            return
        address = network_of(scope["client"][0] if scope["client"] else "")
        try:
            if scope["path"].endswith("/events"):
                with self.streams.one(address, scope["path"]):
                    await self._in_turn(address, points, scope, receive, send)
            else:
                await self._in_turn(address, points, scope, receive, send)
        except Refused as refused:
            await self.refuse(scope, receive, send, refused)

    async def _in_turn(self, address: str, points: int, scope: Any, receive: Any, send: Any) -> None:
        seconds = self.limits.spend(address, points)
        async with self.turns.one(address):
            if seconds:
                await asyncio.sleep(self.allowance.pause)
                raise Refused(429, "too-many", retry=seconds)
            await self.app(scope, receive, send)

"""What the weather does: to calls of the database, and to news."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hustings.database.problems import StoreBusy, StoreFailed
from hustings.matches.together.news import Ears

from .database import Memory
from .loop import Loop, Process, here

LATEST = 20.0
"""Seconds that a call may take."""


@dataclass
class Weather:
    """How bad it is: chances from 0 to 1 of each fault at each call, drawn for each seed; none once it has cleared.

    Attributes:
        rng: of the seed.
        late: a call takes seconds, not milliseconds.
        lost: a call does not reach the database.
        unclear: it is done, and nobody is told.
        busy: the database has no time.
        gone: the connection of a process breaks, for some seconds.
        dropped: news does not arrive.
        doubled: it arrives twice.
        lying: it is of a match that is not there, or of changes that were not.
        deaf: a process loses its line for news, for some seconds, and is told when it is back.
        foolish: a computer fails.
        count: what has happened, by kind.
        clear: that it is over.
    """

    rng: Random
    late: float = 0.0
    lost: float = 0.0
    unclear: float = 0.0
    busy: float = 0.0
    gone: float = 0.0
    dropped: float = 0.0
    doubled: float = 0.0
    lying: float = 0.0
    deaf: float = 0.0
    foolish: float = 0.0
    count: Counter[str] = field(default_factory=Counter)
    clear: bool = False

    @classmethod
    def drawn(cls, rng: Random) -> Weather:
        """Some kinds of fault in this seed, none of the others: what hides behind one kind comes out without it."""
        kinds = ("late", "lost", "unclear", "busy", "gone", "dropped", "doubled", "lying", "deaf", "foolish")
        weather = cls(rng)
        for kind in kinds:
            setattr(weather, kind, rng.choice((0.0, 0.01, 0.05, 0.15)))
        weather.gone /= 10
        weather.deaf /= 3
        return weather

    def strikes(self, kind: str) -> bool:
        """Whether a fault of this kind happens now."""
        if self.clear or self.rng.random() >= getattr(self, kind):
            return False
        self.count[kind] += 1
        return True

    def delay(self) -> float:
        """Seconds that something takes."""
        return self.rng.random() * (LATEST if self.strikes("late") else 0.01)


class Line:
    """How one process reaches the database: a :class:`hustings.matches.records.store.Store` in bad weather.

    Args:
        memory: the database.
        loop: the simulated one.
        weather: what happens to calls.
    """

    def __init__(self, memory: Memory, loop: Loop, weather: Weather) -> None:
        self.key = memory.key
        self.memory = memory
        self._loop = loop
        self._weather = weather
        self._gone_until = 0.0

    def __getattr__(self, name: str) -> Callable[..., Any]:
        method = getattr(self.memory, name)

        async def call(*args: Any, **kwargs: Any) -> Any:
            return await self.call(lambda: method(*args, **kwargs))

        return call

    async def close(self) -> None:
        """Let it go."""

    def fail(self) -> None:
        """Break the connection; it comes again after some seconds."""
        self._gone_until = self._loop.time() + self._weather.rng.random() * LATEST

    async def call(self, work: Callable[[], Any]) -> Any:
        """Have something done in the database, which goes on when the process that asks does not."""
        loop, weather = self._loop, self._weather
        if weather.strikes("gone"):
            self.fail()
        if loop.time() < self._gone_until and not weather.clear:
            await asyncio.sleep(0.001)
            raise StoreFailed()
        if weather.strikes("busy"):
            await asyncio.sleep(weather.delay())
            raise StoreBusy()
        if weather.strikes("lost"):
            await asyncio.sleep(weather.delay())
            raise StoreFailed()
        answer = loop.create_future()
        asker, unclear = here(), weather.strikes("unclear")

        def arrive() -> None:
            failed: Exception | None = None
            result = None
            try:
                result = at_once(work())
            except Exception as error:
                failed = error
            loop.call_later(
                weather.delay(), reply, result, StoreFailed() if unclear else failed, context=asker.context
            )

        def reply(result: object, failed: Exception | None) -> None:
            if answer.done():
                return
            if failed is None:
                answer.set_result(result)
            else:
                answer.set_exception(failed)

        loop.call_later(weather.delay(), arrive, context=loop.outside.context)
        return await answer


def at_once(work: Any) -> Any:
    """What a coroutine returns that never waits.

    Raises:
        AssertionError: when it waits.
    """
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("a transaction of the simulated database waits for something")


class Post:
    """News between processes: only that there is something new in a match, with whatever the weather makes of it.

    Args:
        loop: the simulated one.
        weather: what happens to news.
    """

    def __init__(self, loop: Loop, weather: Weather) -> None:
        self._loop = loop
        self._weather = weather
        self._ears: dict[Process, Ears] = {}
        self._deaf: set[Process] = set()

    def start(self, ears: Ears) -> None:
        """Tell the process that this runs in from now on."""
        self._ears[here()] = ears

    def tell(self, match_id: str, changes: int) -> None:
        """Something has been stored in a match."""
        weather = self._weather
        if weather.strikes("lying"):
            match_id = weather.rng.choice(("nowhere", "", "0" * 500, match_id))
            changes = weather.rng.choice((-1, 0, changes - 1, changes + 1, 10**9))
        self._send(lambda ears: ears.heard(match_id, changes))

    def tell_looked(self, match_id: str) -> None:
        """Somebody looks at a match."""
        self._send(lambda ears: ears.looked(match_id))

    def _send(self, say: Callable[[Ears], None]) -> None:
        loop, weather = self._loop, self._weather
        for process, ears in self._ears.items():
            if not process.alive:
                continue
            if process not in self._deaf and weather.strikes("deaf"):
                self._break(process)
            if process in self._deaf or weather.strikes("dropped"):
                continue
            for _ in range(2 if weather.strikes("doubled") else 1):
                loop.call_later(weather.delay(), say, ears, context=process.context)

    def fail(self) -> None:
        """Break the lines of all processes."""
        for process in self._ears:
            if process.alive and process not in self._deaf:
                self._break(process)

    def _break(self, process: Process) -> None:
        self._deaf.add(process)
        self._loop.call_later(self._weather.rng.random() * 2 * LATEST, self._mend, process)

    def _mend(self, process: Process) -> None:
        self._deaf.discard(process)
        self._loop.call_soon(self._ears[process].look_again, context=process.context)


class Paper:
    """The news of one process; see :class:`hustings.matches.together.news.News`."""

    shared = True

    def __init__(self, post: Post) -> None:
        self._post = post

    async def start(self, ears: Ears) -> None:
        """Read it from now on."""
        self._post.start(ears)

    async def stop(self) -> None:
        """Processes here only ever die."""

"""An event loop without waiting: time jumps to what is due next, and what happens follows from a seed.

Everything on it belongs to a process, by the context in which it was begun. A process can stop for a while (time goes
on, its callbacks do not) or die (they never run). Within a process callbacks run in the order in which they became
ready, as asyncio has it; which process goes on next is drawn.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar, cast

T = TypeVar("T")


STEPS = 3_000_000
"""So much may happen in a world, so that one in which something goes round in circles ends."""


class Process:
    """What runs, stops and dies together.

    Args:
        name: for reports.

    Attributes:
        alive: whether it has not died.
        stopped: whether it stands still.
        skew: seconds that its wall clock is ahead.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.stopped = False
        self.skew = 0.0
        self.ready: deque[Due] = deque()
        self.context = copy_context()
        self.context.run(_PROCESS.set, self)

    def __repr__(self) -> str:
        return f"<{self.name}>"


_PROCESS: ContextVar[Process] = ContextVar("process")


def here() -> Process:
    """The process that this runs in."""
    return _PROCESS.get()


class Due:
    """A callback that is to run; what asyncio calls a handle."""

    __slots__ = ("args", "callback", "context", "gone", "process", "time")

    def __init__(self, callback: Callable[..., object], args: tuple[Any, ...], context: Context, time: float) -> None:
        self.callback = callback
        self.args = args
        self.context = context
        self.process = context[_PROCESS]
        self.time = time
        self.gone = False

    def cancel(self) -> None:
        """Do not run it."""
        self.gone = True

    def cancelled(self) -> bool:
        """Whether it does not run."""
        return self.gone

    def when(self) -> float:
        """When it runs, by the loop's time."""
        return self.time


class Late(Exception):
    """The simulated time is over before the work is."""


class Loop:
    """The simulated loop: as much of :class:`asyncio.AbstractEventLoop` as matches use.

    Args:
        rng: decides what happens next.
        last: simulated seconds after which it is given up.
        expected: kinds of exceptions that may well be left unheard, because who asked has gone.

    Attributes:
        outside: a process that never stops, where the world itself runs.
        faults: what ran into an exception that nobody awaited.
    """

    def __init__(self, rng: Random, last: float = 1e9, expected: tuple[type[Exception], ...] = ()) -> None:
        self.rng = rng
        self.expected = expected
        self.last = last
        self.outside = Process("outside")
        self.processes = [self.outside]
        self.faults: list[BaseException] = []
        self.steps = 0
        self._now = 0.0
        self._timers: list[tuple[float, int, Due]] = []
        self._count = 0
        self._tasks: list[asyncio.Task[Any]] = []

    # -- processes ---------------------------------------------------------------------------------------------------

    def process(self, name: str) -> Process:
        """A new process."""
        made = Process(name)
        self.processes.append(made)
        return made

    def kill(self, process: Process) -> None:
        """End a process: nothing of it ever runs again."""
        process.alive = False
        process.ready.clear()
        self.processes.remove(process)

    def start(self, process: Process, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something in a process."""
        return process.context.copy().run(self.create_task, work)

    # -- what asyncio asks for ---------------------------------------------------------------------------------------

    def time(self) -> float:
        """Simulated seconds."""
        return self._now

    def call_soon(self, callback: Callable[..., object], *args: object, context: Context | None = None) -> Due:
        """Run something next in its process."""
        due = Due(callback, args, copy_context() if context is None else context, self._now)
        if due.process.alive:
            due.process.ready.append(due)
        return due

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> Due:
        """Run something after so many seconds."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> Due:
        """Run something at a time."""
        due = Due(callback, args, copy_context() if context is None else context, when)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, due))
        return due

    def create_future(self) -> asyncio.Future[Any]:
        """A future of this loop."""
        return asyncio.Future(loop=cast(Any, self))

    def create_task(
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        """A task of this loop; it is kept, so that nothing depends on when memory is given back."""
        task = asyncio.Task(coro, loop=cast(Any, self), name=name or "", context=context)
        self._tasks.append(task)
        if len(self._tasks) > 2000:
            self._tasks = [task for task in self._tasks if not task.done()]
        return task

    def run_in_executor(self, executor: object, func: Callable[..., object], *args: object) -> asyncio.Future[Any]:
        """What would run in a thread runs here a little later."""
        future = self.create_future()

        def run() -> None:
            try:
                result = func(*args)
            except BaseException as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

        self.call_later(self.rng.random() * 0.02, run)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Keep what went wrong unseen."""
        error = context.get("exception")
        if error is not None and not isinstance(error, self.expected):
            self.faults.append(error)

    def get_debug(self) -> bool:
        """Never."""
        return False

    def is_running(self) -> bool:
        """Always, as long as somebody asks."""
        return True

    def is_closed(self) -> bool:
        """Never."""
        return False

    # -- running -----------------------------------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run until something is done, outside of all processes.

        Raises:
            Late: when it is not done in time, or nothing is due any more.
            BaseException: what something else ran into that nobody awaited.
        """
        asyncio._set_running_loop(cast(Any, self))
        try:
            task = self.start(self.outside, work)
            while not task.done():
                self._step()
                if self.faults:
                    raise self.faults[0]
            return task.result()
        finally:
            asyncio._set_running_loop(None)
            self._bury()

    def _step(self) -> None:
        timers, now = self._timers, self._now
        while timers and timers[0][0] <= now:
            due = heapq.heappop(timers)[2]
            if not due.gone and due.process.alive:
                due.process.ready.append(due)
        going = [process for process in self.processes if process.ready and not process.stopped]
        if not going:
            if not timers:
                raise Late("nothing is due any more")
            self._now = timers[0][0]
            if self._now > self.last:
                raise Late(f"not done after {self._now:.0f} simulated seconds and {self.steps} steps")
            return
        process = going[0] if len(going) == 1 else going[int(self.rng.random() * len(going))]
        due = process.ready.popleft()
        if due.gone:
            return
        self.steps += 1
        if self.steps > STEPS:
            raise Late(f"{process} and others go round in circles after {now:.3f} simulated seconds: {due.callback}")
        try:
            due.context.run(due.callback, *due.args)
        except Exception as error:
            self.faults.append(error)

    def _bury(self) -> None:
        """Close what never ended, so that nobody complains of it later."""
        for task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(Exception):  # it may want to tidy up on a loop that is over
                    cast(Coroutine[Any, Any, Any], task.get_coro()).close()
        self._tasks.clear()

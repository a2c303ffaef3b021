"""Jobs as Procrastinate keeps them, in the simulated database; :mod:`hustings.matches.work` does them as it is.

What is copied is what Procrastinate promises and what it does not: one job a match waits, one is being done; a job
whose worker gives no sign of life, or is gone, is stalled until somebody says so; and a worker that cannot say that it
has done a job says nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from procrastinate.exceptions import ConnectorException

from hustings.database.problems import StoreFailed
from hustings.matches.together.held import Held
from hustings.matches.together.manager import until_heard
from hustings.matches.together.queue import OVERDUE, STALLED, Queue

from .loop import Loop

if TYPE_CHECKING:
    from .database import Memory
    from .faults import Line

FLUSHED = 10.0
"""Seconds after which what PostgreSQL was told is on the disk, though nobody waits; 0.6, or what somebody has set."""


class Board:
    """The tables of jobs.

    Args:
        memory: the database that they stand in.
        loop: the simulated one.
    """

    def __init__(self, memory: Memory, loop: Loop) -> None:
        self.todo: dict[str, int] = {}
        self.doing: dict[int, tuple[str, int | None]] = {}
        self.beats: dict[int, float] = {}
        self._done: dict[int, tuple[float, str, int | None]] = {}
        self._memory = memory
        self._loop = loop
        self._last = 0

    def lose(self) -> None:
        """Nobody waits until jobs are on the disk: a database that dies has forgotten some, and that some are done."""
        self.todo = dict(list(self.todo.items())[: len(self.todo) // 2])
        for job, (at, match_id, worker) in self._done.items():
            if at > self._loop.time() - FLUSHED:
                self.doing[job] = match_id, worker if worker in self.beats else None
        self._done = {}

    async def put(self, match_id: str) -> None:
        """A match wants attention, unless that is known."""
        self._last += 1
        self.todo.setdefault(match_id, self._last)

    async def register(self) -> int:
        """A new worker."""
        self._last += 1
        self.beats[self._last] = self._loop.time()
        return self._last

    async def beat(self, worker: int) -> None:
        """A sign of life."""
        if worker in self.beats:
            self.beats[worker] = self._loop.time()

    async def unregister(self, worker: int) -> None:
        """A worker goes; its jobs are nobody's."""
        self.beats.pop(worker, None)
        for job, (match_id, by) in self.doing.items():
            if by == worker:
                self.doing[job] = match_id, None

    async def fetch(self, worker: int) -> tuple[int, str] | None:
        """The first job of a match to which nobody attends."""
        busy = {match_id for match_id, _ in self.doing.values()}
        for match_id, job in self.todo.items():
            if match_id not in busy:
                del self.todo[match_id]
                self.doing[job] = match_id, worker
                return job, match_id
        return None

    async def finish(self, job: int) -> None:
        """A job is done, or given up."""
        if job in self.doing:
            self._done[job] = self._loop.time(), *self.doing.pop(job)

    async def done_by(self, worker: int | None) -> list[int]:
        """The jobs that a worker does, for all that is known."""
        return [job for job, (_, by) in self.doing.items() if by == worker]

    async def stalled(self) -> list[int]:
        """Jobs of workers that are gone, or give no sign."""
        old = self._loop.time() - STALLED
        return [job for job, (_, by) in self.doing.items() if by is None or self.beats.get(by, old - 1) < old]

    async def lost(self) -> list[str]:
        """Matches in which something is due and that have no job."""
        before = self._memory.clock() - OVERDUE
        known = {*self.todo, *[match_id for match_id, _ in self.doing.values()]}
        return [
            match_id
            for match_id, kept in self._memory.matches.items()
            if kept.row.due is not None and kept.row.due < before and match_id not in known
        ]


class App:
    """As much of Procrastinate as work uses."""

    def __init__(self, board: Board, line: Line, held: Held) -> None:
        self._board = board
        self._line = line
        self._held = held
        self._attend: Callable[..., Awaitable[None]] | None = None

    def task(self, **about: object) -> Callable[[Callable[..., Awaitable[None]]], None]:
        """Note what is to be done with a job."""

        def note(attend: Callable[..., Awaitable[None]]) -> None:
            self._attend = attend

        return note

    async def run_worker_async(
        self, fetch_job_polling_interval: float, update_heartbeat_interval: float, **about: object
    ) -> None:
        """Do jobs until something goes wrong."""
        line, board = self._line, self._board
        worker = self._held.worker = await line.call(board.register)
        running: dict[asyncio.Task[None], None] = {}  # in order

        async def beat() -> None:
            while True:
                await asyncio.sleep(update_heartbeat_interval)
                await line.call(lambda: board.beat(worker))

        beating = asyncio.create_task(beat())
        try:
            while not beating.done():
                found = await line.call(lambda: board.fetch(worker))
                if found is None:
                    await asyncio.sleep(fetch_job_polling_interval / 2)
                    continue
                self._held.begin(found[0])
                job = asyncio.create_task(self._do(*found))
                running[job] = None
                job.add_done_callback(running.pop)
        finally:
            beating.cancel()
            if running:
                await asyncio.wait(running, timeout=STALLED)
            for job in list(running):
                job.cancel()
            await line.call(lambda: board.unregister(worker))

    async def _do(self, job: int, match_id: str) -> None:
        assert self._attend is not None
        try:
            await self._attend(match_id=match_id)
        finally:
            try:
                with suppress(ConnectorException):  # Procrastinate's worker notes that, and others find the job stalled
                    await until_heard(self._finish, job)
            finally:
                self._held.end(job)

    async def _finish(self, job: int) -> None:
        try:
            await self._line.call(lambda: self._board.finish(job))
        except StoreFailed as error:
            raise ConnectorException() from error


class Desk(Queue):
    """The jobs as one process sees them; what it does not ask the database for is as it is.

    Args:
        board: where they stand.
        line: the way there.
    """

    def __init__(self, board: Board, line: Line) -> None:
        self._held = Held()
        self.app: Any = App(board, line, self._held)
        self.attended: set[str] = set()
        self._board = board
        self._line = line
        self._wanted: set[str] = set()
        self._asking: asyncio.Task[None] | None = None

    async def defer(self, match_ids: Iterable[str]) -> None:
        """Have somebody attend to matches."""
        board = self._board
        for match_id in sorted(match_ids):
            try:
                await self._line.call(partial(board.put, match_id))
            except StoreFailed:
                continue

    async def sweep(self) -> None:
        """Free what was held by workers that are gone, and have attended to what is due and has no job."""
        board = self._board
        for job in await self._line.call(board.stalled):
            await self._line.call(partial(board.finish, job))
        for job in self._held.forgotten(await self._line.call(partial(board.done_by, self._held.worker))):
            await self._line.call(partial(board.finish, job))
        await self.defer(await self._line.call(board.lost))

    async def stop(self) -> None:
        """Processes here only ever die."""

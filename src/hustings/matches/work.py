"""A process that works: it does what has to happen by itself in the matches of a PostgreSQL, beside others that do."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Sequence
from typing import Final

from hustings.database.problems import Problem, StoreFailed

from .computers.attention import NOBODY
from .problems import CannotLoad, UnknownMatch
from .rooms import Rooms
from .table.room import Room
from .together.queue import ATTEND, QUEUE, STALLED, Queue

log = logging.getLogger("hustings.jobs")

AT_ONCE: Final = 100
"""So many matches are attended to at the same time: mostly they wait for a pause or for a thinking computer."""
ALONE: Final = 20
"""So many of them may be matches of computers alone, which go on for long; more have to wait."""
LATER: Final = 30.0
"""Seconds after which those try again."""
KEPT: Final = 1000
"""So many matches stay loaded, because they will want attention again."""
EVERY: Final = 1.0
"""Seconds between two searches for lost jobs, and between two signs of life."""
UNREADABLE: Final = 600.0
"""Seconds after which a match is tried again that the installed game cannot read."""


class Work:
    """The work of one process.

    Args:
        rooms: the matches, whose jobs are ``queue``.
        queue: the jobs.
    """

    def __init__(self, rooms: Rooms, queue: Queue) -> None:
        self._rooms = rooms
        self._queue = queue
        self._attended: dict[str, Room] = {}
        self._stopping = asyncio.Event()
        queue.app.task(name=ATTEND, queue=QUEUE)(self.attend)

    async def run(self) -> None:
        """Work until stopped; when the database is lost, begin again."""
        sweeping = asyncio.create_task(self._sweep())
        try:
            while not self._stopping.is_set():
                working = asyncio.create_task(self._work())
                stop = asyncio.create_task(self._stopping.wait())
                await asyncio.wait([working, stop], return_when=asyncio.FIRST_COMPLETED)
                stop.cancel()
                if self._stopping.is_set():
                    self._rest()
                    working.cancel()
                await asyncio.gather(working, return_exceptions=True)
                if not self._stopping.is_set():
                    await asyncio.sleep(EVERY)
        finally:
            sweeping.cancel()

    def stop(self) -> None:
        """Begin nothing more; others go on with what is begun."""
        self._stopping.set()

    def _rest(self) -> None:
        for room in self._attended.values():
            room.rest()

    async def _work(self) -> None:
        try:
            await self._queue.app.run_worker_async(
                queues=[QUEUE],
                concurrency=AT_ONCE,
                install_signal_handlers=False,
                fetch_job_polling_interval=EVERY,
                update_heartbeat_interval=EVERY,
                stalled_worker_timeout=STALLED,
                shutdown_graceful_timeout=STALLED,
                delete_jobs="always",
            )
        except Exception as error:  # whatever Procrastinate and its pool run into without a database
            log.warning("work stops for a moment: %s", error)

    async def _sweep(self) -> None:
        while True:
            try:
                await self._queue.sweep()
            except StoreFailed as problem:
                log.warning("lost jobs cannot be looked for: %s", problem)
            except Exception:
                log.exception("lost jobs cannot be looked for")
            await asyncio.sleep(EVERY)

    async def attend(self, match_id: str) -> None:
        """Do all that is due in a match, and note when something is due next."""
        try:
            room = await self._rooms.room(match_id)
            if room.attention.is_forgotten:
                room.attention.heard()  # somebody does elsewhere: of itself such a match has no job
            if room.attention.rank == NOBODY and self._alone() >= ALONE:
                await self._rooms.store.settle(match_id, None, LATER)
                return
            self._attended[match_id] = room
            self._queue.attended.add(match_id)
            await self._attend(room)
        except UnknownMatch:
            log.info("match %s is gone, and its job with it", match_id)
        except CannotLoad:
            await self._rooms.store.settle(match_id, None, UNREADABLE)
        except Problem as problem:
            log.warning("match %s: it is tried again: %s", match_id, problem)
        finally:
            self._attended.pop(match_id, None)
            self._queue.attended.discard(match_id)
        if self._stopping.is_set():
            await self._queue.defer([match_id])

    def _alone(self) -> int:
        return sum(room.attention.rank == NOBODY for room in self._attended.values())

    async def _attend(self, room: Room) -> None:
        while not self._stopping.is_set():
            await room.look()
            due = await room.attend()
            if self._stopping.is_set():
                return
            if room.gone:
                await self._attend(await self._rooms.room(room.id))
                return
            clock = room.deadlines
            known, quiet = room.following.changes, not clock.renewed
            text = clock.times().text if clock.renewed or clock.pace else None
            changes = await self._rooms.store.settle(room.id, known, due, text, quiet)
            if changes:
                clock.stored()
                room.following.wrote(changes)
                return


async def work(rooms: Rooms, signals: Sequence[signal.Signals]) -> None:
    """Work in these rooms, which are those of a PostgreSQL, until one of the signals comes."""
    assert isinstance(rooms.jobs, Queue)
    working = Work(rooms, rooms.jobs)
    for number in signals:
        asyncio.get_running_loop().add_signal_handler(number, working.stop)
    await working.run()

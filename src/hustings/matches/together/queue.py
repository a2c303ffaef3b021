"""Jobs in PostgreSQL, by Procrastinate: one job a match at a time, done by any process that works.

A job says only that a match wants attention. What is due, and when, stands with the match itself (``matches.due``), so
that a job that was lost is found and made anew. Deadlines come the same way: one of Procrastinate's jobs for later
would keep every job for now with the same lock waiting. Nobody need wait until a job is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sqlalchemy import text

from hustings.database.problems import NoDriver, StoreFailed

from ..records.store import Store
from .held import Held
from .jobs import Tended
from .listening import address_of

if TYPE_CHECKING:
    from procrastinate import App

log = logging.getLogger("hustings.jobs")

ATTEND: Final = "attend"
QUEUE: Final = "matches"
MAKING: Final = 0x48757377
"""Number of PostgreSQL's lock under which Procrastinate's tables are made."""
STALLED: Final = 5.0
"""Seconds after the last sign of a worker after which others take its jobs."""
OVERDUE: Final = 1.0
"""Seconds after which something that was due and has no job is given one."""

LOST: Final = text(
    "SELECT id FROM matches WHERE due < extract(epoch FROM clock_timestamp()) - :overdue"
    " AND NOT EXISTS (SELECT FROM procrastinate_jobs WHERE queueing_lock = matches.id AND status = 'todo')"
    " AND NOT EXISTS (SELECT FROM procrastinate_jobs WHERE lock = matches.id AND status = 'doing')"
    " ORDER BY due LIMIT 200"
)

DOING: Final = text("SELECT id FROM procrastinate_jobs WHERE status = 'doing' AND worker_id = :worker")

WAITING: Final = text("SELECT count(*) FROM procrastinate_jobs WHERE queue_name = :queue AND status = 'todo'")


class Queue:
    """The jobs of one database, as one process sees them.

    Args:
        store: the database.

    Attributes:
        app: Procrastinate's.
        attended: the matches whose job this process does now.

    Raises:
        NoDriver: when a package is missing.
    """

    def __init__(self, store: Store) -> None:
        try:
            from procrastinate import App, PsycopgConnector

            from .manager import Manager
        except ModuleNotFoundError as error:
            raise NoDriver(package=error.name) from error
        url = store.engine.url.render_as_string(hide_password=False)
        connection = {"options": "-c synchronous_commit=off", "connect_timeout": 10}
        connector = PsycopgConnector(
            conninfo=address_of(url),
            kwargs=connection,
            min_size=1,
            max_size=2,
            timeout=10,
            reconnect_timeout=STALLED,
        )
        self.app: App = App(connector=connector)
        self._manager = self.app.job_manager = Manager(connector)
        self._manager.held = self._held = Held()
        self.attended: set[str] = set()
        self._store = store
        self._wanted: set[str] = set()
        self._asking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and make the tables of jobs where there are none.

        Raises:
            StoreFailed: when the database does not do it.
        """
        from procrastinate.exceptions import ConnectorException
        from psycopg_pool import PoolTimeout

        try:
            await self.app.open_async()
            async with self._store.engine.begin() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MAKING})
                if not await self.app.check_connection_async():
                    await self.app.schema_manager.apply_schema_async()
        except (ConnectorException, PoolTimeout) as error:
            raise StoreFailed() from error

    def changed(self, room: Tended) -> None:
        """Here only what this process attends to happens by itself."""
        if room.id in self.attended:
            room.wake()

    def due(self, match_id: str, seconds: float | None) -> None:
        """Have somebody attend to a match at once; what is due later is found when its time has come."""
        if seconds == 0.0 and match_id not in self.attended:
            self._wanted.add(match_id)
            if self._asking is None:
                self._asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, set()
                await self.defer(wanted)
        finally:
            self._asking = None

    async def defer(self, match_ids: Iterable[str]) -> None:
        """Have somebody attend to matches; who fails here is found by :meth:`sweep`."""
        from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
        from psycopg_pool import PoolTimeout

        for match_id in match_ids:
            job = self.app.configure_task(ATTEND, lock=match_id, queueing_lock=match_id, queue=QUEUE)
            try:
                await job.defer_async(match_id=match_id)
            except AlreadyEnqueued:
                continue
            except (ConnectorException, PoolTimeout) as error:
                log.warning("match %s gets no job: %s", match_id, error)

    async def sweep(self) -> None:
        """Free what a worker held that is gone, or does not hold, and have all attended to that is due and has no job.

        Raises:
            StoreFailed: when the database does not answer.
        """
        from procrastinate.exceptions import ConnectorException
        from psycopg_pool import PoolTimeout
        from sqlalchemy.exc import SQLAlchemyError

        manager, held = self._manager, self._held
        try:
            for job in await manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=STALLED):
                log.warning("match %s: its worker is gone", job.lock)
                assert job.id is not None
                await manager.free(job.id)
            async with self._store.engine.connect() as connection:
                for number in held.forgotten(await connection.scalars(DOING, {"worker": held.worker})):
                    log.warning("job %s: the database takes it for being done here, and it is not", number)
                    await manager.free(number)
                lost = await connection.scalars(LOST, {"overdue": OVERDUE})
                waiting = await connection.scalar(WAITING, {"queue": QUEUE})
            self._store.meters.looked_for_jobs(int(waiting or 0), len(self.attended))
            await self.defer(lost)
        except (ConnectorException, PoolTimeout, SQLAlchemyError, OSError) as error:
            raise StoreFailed() from error

    async def stop(self) -> None:
        """Hand over what was asked for, and let go of the database."""
        if self._asking is not None:
            await self._asking
        await self.app.close_async()

"""Procrastinate's manager of jobs, for a worker that outlives the connections of its database, and the database itself.

Procrastinate asks and says everything once. Its worker ends when a question fails; but a pool of connections mends
itself within seconds, so that a worker may notice nothing of a database that died and came again, and has forgotten
what it was told last.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job, Status
from procrastinate.manager import JobManager, NotificationCallback
from psycopg.errors import RaiseException
from psycopg_pool import PoolTimeout

from .held import Held

log = logging.getLogger("hustings.jobs")

TRIES: Final = 60
"""How often it is said, a second apart, that a job is done."""
AGAIN: Final = 1.0
"""Seconds between two tries."""

GONE: Final = (ConnectorException, PoolTimeout)
"""How it is told that the database does not answer."""


class Manager(JobManager):
    """The jobs of one database.

    Attributes:
        held: the jobs that this process does.
    """

    held: Held

    async def fetch_job(self, queues: Iterable[str] | None, worker_id: int) -> Job | None:
        """A job to be done by a worker of this process from now on; None: there is none."""
        self.held.worker = worker_id
        job = await super().fetch_job(queues, worker_id)
        if job is not None and job.id is not None:
            self.held.begin(job.id)
        return job

    async def finish_job(self, job: Job, status: Status, delete_job: bool) -> None:
        """Say that a job is done, until the database hears it; see :func:`until_heard`."""
        try:
            await until_heard(super().finish_job, job, status, delete_job)
        finally:
            if job.id is not None:
                self.held.end(job.id)

    async def free(self, job_id: int) -> None:
        """Let nobody do a job any more; others may have been faster."""
        try:
            await self.finish_job_by_id_async(job_id, Status.FAILED, delete_job=True)
        except ConnectorException as error:
            if not isinstance(error.__cause__, RaiseException):
                raise

    async def update_heartbeat(self, worker_id: int) -> None:
        """Give a sign of life; one that is not heard is followed by others."""
        try:
            await super().update_heartbeat(worker_id)
        except GONE as error:
            log.warning("a sign of life is not heard: %s", error)

    async def listen_for_jobs(
        self, *, on_notification: NotificationCallback, queues: Iterable[str] | None = None
    ) -> None:
        """Hear of new jobs, on a new connection whenever one has broken."""
        while True:
            try:
                await super().listen_for_jobs(on_notification=on_notification, queues=queues)
            except (*GONE, OSError) as error:
                log.warning("new jobs are not heard of: %s", error)
            await asyncio.sleep(AGAIN)


async def until_heard(finish: Callable[..., Awaitable[None]], *job: object) -> None:
    """Say that a job is done until the database hears it.

    Nobody else may attend to its match before that, as long as the worker gives signs of life, and Procrastinate's own
    says it once.

    Args:
        finish: says it.
        job: of it.

    Raises:
        ConnectorException: when the database does not hear it for long; its worker then has no life to give signs of.
    """
    for _ in range(TRIES):
        try:
            return await finish(*job)
        except GONE as error:
            if isinstance(error.__cause__, RaiseException):
                return  # there is no such job any more: the database has heard it, or somebody else was faster
            log.warning("that a job is done cannot be said: %s", error)
            await asyncio.sleep(AGAIN)
    await finish(*job)

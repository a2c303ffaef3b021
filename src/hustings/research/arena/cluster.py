"""Matches on Ray: on this machine, or on a cluster that is there already."""

from __future__ import annotations

import atexit
import os
import pickle
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from .. import needed
from ..crew import MOST_LOST, Died

TRIES: Final = 3
"""A match whose worker has died so often is given up."""
GONE: Final = 2
"""How a process ends whose cluster has gone."""
TO_REACH: Final = 5.0
"""Seconds in which a cluster has to be reached."""


class Unreachable(ConnectionError):
    """There is no cluster at an address, or it went away.

    Args:
        address: where.
        detail: what the system says.
    """

    def __init__(self, address: str, detail: str) -> None:
        super().__init__(f"no Ray cluster answers at {address}: {detail}")
        self.address, self.detail = address, detail


class Cluster:
    """Workers on Ray, one match each at a time. One that dies costs its match only, which is played again.

    Args:
        address: of a cluster, ``HOST:PORT``, ``ray://HOST:PORT`` or ``auto``; empty: this machine, for as long as
            it plays.
        workers: how many at a time; None: one for each core that Ray has.

    Raises:
        MissingLibrary: without Ray.
    """

    def __init__(self, address: str = "", workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self.ray = needed("ray", "arena")
        self.address = address
        self.workers = workers
        self.is_gone = False

    def results(self, work: Callable[[Any, Any], Any], tools: object, jobs: Iterable[Any]) -> Iterator[Any]:
        """What comes of ``work(tools, job)`` for each job, as soon as it is done, or :class:`.crew.Died` for it.

        Raises:
            Unreachable: when the cluster is not there, or goes away.
            Exception: what ``work`` raises.
        """
        self._begin()
        try:
            yield from self._results(work, tools, list(jobs))
        finally:
            if self.is_gone:
                atexit.unregister(self.ray.shutdown)
                atexit.register(_leave)
            else:
                self.ray.shutdown()

    def _begin(self) -> None:
        quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
        if not self.address:
            small = 1 << 27
            self.ray.init(address="local", num_cpus=self.workers, object_store_memory=small, **quiet)
            return
        self._reach()
        try:
            self.ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise Unreachable(
                self.address, str(error).splitlines()[0] if str(error) else type(error).__name__
            ) from error

    def _reach(self) -> None:
        """See that somebody listens at the address; ``auto`` has none.

        Raises:
            Unreachable: otherwise.
        """
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        if host:
            try:
                socket.create_connection((host.strip("[]"), int(port)), TO_REACH).close()
            except (OSError, ValueError) as error:
                raise Unreachable(self.address, str(error)) from error

    def _first(self, running: list[Any]) -> Any:
        """The first job that is over. Ray itself would end this process a minute after its cluster has gone.

        Raises:
            Unreachable: when the cluster has gone.
        """
        while True:
            done, _ = self.ray.wait(running, num_returns=1, timeout=TO_REACH if self.address else None)
            if done:
                return done[0]
            try:
                self._reach()
            except Unreachable:
                self.is_gone = True
                raise

    def _results(self, work: Callable[[Any, Any], Any], tools: object, jobs: list[Any]) -> Iterator[Any]:
        ray = self.ray
        cloudpickle: Any = needed("ray.cloudpickle", "arena")
        made = ray.remote(num_cpus=1, max_restarts=0)(_Worker)
        shared = ray.put((sys.path, cloudpickle.dumps((work, tools))))
        cores = int(ray.cluster_resources().get("CPU", 1))
        most = max(1, min(self.workers or cores, len(jobs)))
        waiting = deque((job, 0) for job in jobs)
        free = [made.remote(shared) for _ in range(most)]
        running: dict[Any, tuple[Any, Any, int]] = {}
        lost = 0
        while (waiting or running) and lost < MOST_LOST:
            while waiting and free:
                (job, deaths), worker = waiting.popleft(), free.pop()
                running[worker.do.remote(job)] = worker, job, deaths
            done = self._first(list(running))
            worker, job, deaths = running.pop(done)
            try:
                result, error = ray.get(done)
            except (ray.exceptions.RayActorError, ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
                free.append(made.remote(shared))
                again = deaths + 1 < TRIES
                lost += not again
                if again:
                    waiting.append((job, deaths + 1))
                yield Died(job, again)
                continue
            except ray.exceptions.RayTaskError:
                raise
            except ray.exceptions.RayError as error:
                raise Unreachable(self.address or "local", str(error).splitlines()[0]) from error
            if error is not None:
                raise error
            free.append(worker)
            yield result


def _leave() -> None:
    """End a process whose cluster has gone: Ray would wait a minute for it, or crash without having waited."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(GONE)


class _Worker:
    """One process of Ray's, which finds modules where the asking process does."""

    def __init__(self, shared: tuple[list[str], bytes]) -> None:
        paths, given = shared
        sys.path += [path for path in paths if path not in sys.path]
        self.work, self.tools = pickle.loads(given)

    def do(self, job: Any) -> tuple[Any, Exception | None]:
        """Do a job; what it raises comes back as it is."""
        try:
            return self.work(self.tools, job), None
        except Exception as error:
            return None, error

"""What a server counts, for Prometheus, on a port of its own.

Every process has its own port: one loop, one set of computers and one pool of connections are what a figure is about.
No label comes from a player: games, routes and kinds of answers are lists that this program has.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from importlib.metadata import version
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from hustings.database.problems import Problem
from hustings.matches.meters import Meters
from hustings.matches.rooms import Rooms
from hustings.play.mode import mode

__all__ = ["CannotTell", "Metrics", "telling"]

SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper ends of the classes that times are counted in, in seconds."""

EVERY: Final = 0.5
"""Seconds between two looks at how late the loop is."""


class CannotTell(Problem):
    """The figures cannot be given out there."""

    key = "metrics-port"


class Metrics(Meters):
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        Info("hustings", "What runs", registry=self.registry).info({"version": version("hustings"), "rules": mode()})
        self._acts = self._counter("acts", "What became of actions of seats", "game", "answer")
        self._requests = self._counter("requests", "Answers to requests", "method", "route", "status")
        self._problems = self._counter("problems", "What requests were refused for, or ran into", "kind")
        self._lines = self._counter("log_lines", "Warnings and errors in the log", "logger", "level")
        self._latency = self._times("request_seconds", "From a request to its answer, or a stream's start", "route")
        self._database = self._times("database_seconds", "Transactions of the database")
        self._lag = self._times("loop_lag_seconds", "How late the event loop is, asked twice a second")
        self._renderings = self._times("rendering_seconds", "Pictures of a match for one audience", "kind")
        self._jobs = Gauge("hustings_jobs", "What workers have to do in matches", ["state"], registry=self.registry)
        self.streams = Gauge("hustings_streams_open", "Streams that pages and programs hold", registry=self.registry)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"hustings_{name}", told, labels, registry=self.registry)

    def _times(self, name: str, told: str, *labels: str) -> Histogram:
        return Histogram(f"hustings_{name}", told, labels, buckets=SHORT, registry=self.registry)

    # -- what happens ------------------------------------------------------------------------------------------------

    def acted(self, game: str, answer: str) -> None:
        """Somebody has acted; see :class:`~hustings.matches.meters.Meters`."""
        self._acts.labels(game, answer).inc()

    def asked_database(self, seconds: float) -> None:
        """A transaction has ended."""
        self._database.observe(seconds)

    def looked_for_jobs(self, waiting: int, doing: int) -> None:
        """A process that works has looked for lost jobs."""
        self._jobs.labels("waiting").set(waiting)
        self._jobs.labels("doing").set(doing)

    def answered(self, method: str, route: str, status: int, seconds: float, problem: str) -> None:
        """A request has been answered.

        Args:
            method: GET, POST …
            route: the template of its address.
            status: of the answer.
            seconds: that it took.
            problem: key of what is told to who asked; empty: nothing was wrong.
        """
        self._requests.labels(method, route, str(status)).inc()
        self._latency.labels(route).observe(seconds)
        if problem:
            self._problems.labels(problem).inc()

    def drawing(self, kind: str) -> AbstractContextManager[object]:
        """Count the time in which a picture is drawn.

        Args:
            kind: of what: ``"whole"``, ``"news"`` or ``"ahead"``.
        """
        return self._renderings.labels(kind).time()

    # -- what is looked at -------------------------------------------------------------------------------------------

    def watch(self, rooms: Rooms) -> None:
        """Tell from now on how many matches these rooms have loaded, and how busy their computers are."""
        self.registry.register(_Standing(rooms))

    async def feel(self) -> None:
        """Measure for ever how late the event loop is."""
        clock = asyncio.get_running_loop().time
        while True:
            asked = clock()
            await asyncio.sleep(EVERY)
            self._lag.observe(max(0.0, clock() - asked - EVERY))

    @contextmanager
    def exposed(self, host: str, port: int) -> Iterator[int]:
        """Answer whoever asks for the figures, from a thread of its own: also when the loop hangs.

        Args:
            host: address to listen on.
            port: port to listen on; 0: any that is free.

        Returns:
            The port.

        Raises:
            CannotTell: when it cannot be listened on.
        """
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            raise CannotTell(host=host, port=port, why=error.strerror or str(error)) from error
        lines = _Lines(self._lines)
        logging.getLogger().addHandler(lines)
        try:
            yield server.server_port
        finally:
            logging.getLogger().removeHandler(lines)
            server.shutdown()
            server.server_close()
            thread.join()


@asynccontextmanager
async def telling(metrics: Metrics | None, place: tuple[str, int] | None, rooms: Rooms) -> AsyncIterator[None]:
    """Give figures out while the server runs, if anybody wants them.

    Args:
        metrics: that count; None: nobody does.
        place: host and port.
        rooms: what is counted.

    Raises:
        CannotTell: when the place cannot be listened on.
    """
    if metrics is None or place is None:
        yield
        return
    metrics.watch(rooms)
    with metrics.exposed(*place):
        feeling = asyncio.create_task(metrics.feel())
        try:
            yield
        finally:
            feeling.cancel()


class _Standing(Collector):
    """Figures that are asked for instead of counted, so that they cost nothing meanwhile."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """How things stand."""
        bots = self._rooms.bots
        computers = GaugeMetricFamily("hustings_computers", "Computers that owe an answer", labels=["state"])
        computers.add_metric(["thinking"], bots.thinking)
        computers.add_metric(["waiting"], bots.waiting)
        yield computers
        yield GaugeMetricFamily("hustings_workers", "Processes that think for computers", bots.alive)
        yield GaugeMetricFamily("hustings_workers_most", "As many of them as there may be", bots.workers)
        yield GaugeMetricFamily("hustings_matches_loaded", "Matches in memory", self._rooms.loaded)


class _Lines(logging.Handler):
    """Counts what goes wrong by who says so; what is said is not looked at."""

    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.WARNING)
        self._by = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._by.labels(record.name, record.levelname).inc()

"""Runs the server: opens the database, listens, prints the address, and stops without losing anything."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from hustings.database.problems import Problem
from hustings.matches import logs
from hustings.matches.computers.bots import Bots
from hustings.matches.opening import open_rooms
from hustings.matches.places import database_url

from ..app import create_app
from ..counted.metrics import Metrics, telling
from ..doors.connections import Doors, configured
from ..doors.limits import CLUB, Allowance
from ..pages import Pages, Settings
from .processes import Member, keep_running
from .warm import warm
from .working import run as run_work

__all__ = ["OneProcess", "PortInUse", "Server", "run"]

log = logging.getLogger("hustings.processes")


BACKLOG: Final = 1024
"""Connections that may wait while the server starts."""


SWITCH: Final = 0.001
"""Seconds after which a thread that draws gives way to the event loop; Python's own are five times as long."""


BOTH: Final = (signal.SIGINT, signal.SIGTERM)


class OneProcess(Problem):
    """An SQLite file is served by one process."""

    key = "one-process"


class PortInUse(OSError):
    """Something else listens there already."""


class Server(uvicorn.Server):
    """A server that tells open streams to end before it waits for them, and leaves signals to who started it."""

    def __init__(self, config: uvicorn.Config, pages: Pages) -> None:
        super().__init__(config)
        self._pages = pages

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Change nothing: after the server everything else has to stop in order, too."""
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop: streams end, and nobody is sent here any more; a second signal waits for nobody."""
        self.force_exit = self.should_exit
        self.should_exit = True
        self._pages.stopping.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, then everything else."""
        self._pages.stopping.set()
        await super().shutdown(sockets)


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    printed: Mapping[str, Path] | None = None,
    open_browser: bool = False,
    public_url: str = "",
    workers: int | None = None,
    trusted_proxies: Sequence[str] = (),
    metrics: tuple[str, int] | None = None,
    access_log: bool = False,
    keep_days: int | None = None,
    log_format: str = logs.TEXT,
    processes: int = 1,
    work: bool = True,
    per_address: int = CLUB,
) -> None:
    """Serve until interrupted, by Ctrl-C or SIGTERM.

    Args:
        host: address to listen on.
        port: port to listen on; 0: any that is free.
        database: SQLAlchemy URL or path of an SQLite file; empty: ``hustings.db`` in the user's data folder.
        printed: owners' files of printed values by id of the game, for new matches.
        open_browser: show the start page, where there is a display and ``NO_BROWSER`` is not set.
        public_url: address under which people reach the server, when it stands behind another one.
        workers: how many processes think for the computers; None: as fits the machine.
        trusted_proxies: addresses or networks of servers in front of this one that say truly for whom they ask.
        metrics: host and port where figures for Prometheus are given out; None: nowhere.
        access_log: whether each request is a line of the log.
        keep_days: so many days after somebody was there last a match is deleted; None: never.
        log_format: how the log is written, for processes that are started here.
        processes: so many of the web share the port; more than one need PostgreSQL.
        per_address: how many people may come from one address.
        work: whether, with PostgreSQL, a process is started here that does what has to happen by itself.

    Raises:
        PortInUse: when something else listens there.
        OneProcess: when several are asked for and the database is an SQLite file.
        Problem: when the database cannot be opened, or another server has it.
        ValueError: when an owner's file does not fit.
    """
    url = database_url(database)
    is_shared = not url.startswith("sqlite")
    if processes > 1 and not is_shared:
        raise OneProcess(processes=processes)
    listening = listen(host, port)
    serving = Serving(
        url,
        printed or {},
        public_url,
        workers,
        tuple(trusted_proxies),
        metrics,
        access_log,
        keep_days,
        log_format,
        per_address,
    )
    try:
        if is_shared:
            asyncio.run(_try_out(url))
            announce(listening, public_url, open_browser)
            members = [Member(f"web {n + 1}", _beside_others, listening, serving, n) for n in range(processes)]
            if work:
                members.append(Member("work", _work_beside, serving, processes))
            keep_running(members)
        else:
            asyncio.run(_serve(listening, serving, BOTH, lambda: announce(listening, public_url, open_browser)))
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()


@dataclass(frozen=True)
class Serving:
    """What every process that serves has to know; see :func:`run`."""

    url: str
    printed: Mapping[str, Path]
    public_url: str
    workers: int | None
    trusted_proxies: tuple[str, ...]
    metrics: tuple[str, int] | None
    access_log: bool
    keep_days: int | None
    log_format: str
    per_address: int

    def nth(self, number: int) -> Serving:
        """The same for the process after so many others: figures are given out on a port of its own."""
        metrics = (self.metrics[0], self.metrics[1] + number) if self.metrics else None
        return replace(self, metrics=metrics)

    def settings(self) -> Settings:
        """How its pages are served."""
        return Settings(
            public_url=self.public_url,
            trusted_proxies=self.trusted_proxies,
            metrics=Metrics() if self.metrics else None,
            access_log=self.access_log,
            keep_days=self.keep_days,
            allowance=Allowance.of(self.per_address),
        )


def announce(listening: socket.socket, public_url: str, open_browser: bool) -> None:
    """Say where the server is, and show it where that is wanted."""
    address = public_url or _address(listening)
    print(f"Hustings: {address}", flush=True)
    if open_browser and not os.environ.get("NO_BROWSER") and _has_display():
        webbrowser.open(address)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens from now on, so that whoever reads the address can connect.

    It names its protocol, without which asyncio would leave Nagle's delay on.

    Raises:
        PortInUse: when something else listens there.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(error.errno, f"port {port} on {host} is in use") from error
        raise
    listening.set_inheritable(True)
    return listening


async def _try_out(url: str) -> None:
    """Open a database once, so that what is wrong with it is told before any process is started."""
    rooms = await open_rooms(url, Bots())
    await rooms.stop()


def _beside_others(listening: socket.socket, serving: Serving, number: int) -> None:
    """The life of one of several processes of the web."""
    logs.begin(serving.log_format)
    with _telling_why():
        asyncio.run(_serve(listening, serving.nth(number), (signal.SIGTERM,)))


def _work_beside(serving: Serving, number: int) -> None:
    """The life of the process that works beside them."""
    logs.begin(serving.log_format)
    with _telling_why():
        run_work(serving.url, serving.workers, serving.nth(number).metrics, (signal.SIGTERM,))


@contextmanager
def _telling_why() -> Iterator[None]:
    """End with a line of the log, and no traceback, when it cannot be helped here."""
    try:
        yield
    except Problem as problem:
        log.error("%s", problem)
        sys.exit(1)


async def _serve(
    listening: socket.socket,
    serving: Serving,
    signals: Sequence[signal.Signals],
    begun: Callable[[], None] = lambda: None,
) -> None:
    settings = serving.settings()
    rooms = await open_rooms(serving.url, Bots(workers=serving.workers), serving.printed, settings.metrics)
    try:
        app = create_app(rooms, settings)
        config = configured(app, Doors.of(serving.per_address), settings.trusted_proxies, log_config=None)
        begun()
        server = Server(config, app.state.pages)
        for number in signals:
            asyncio.get_running_loop().add_signal_handler(number, server.handle_exit, number, None)
        sys.setswitchinterval(SWITCH)
        pages: Pages = app.state.pages
        warming = asyncio.ensure_future(pages.aside(lambda: warm(pages), "films"))
        async with telling(settings.metrics, serving.metrics, rooms):
            await server.serve(sockets=[listening])
        warming.cancel()
    finally:
        await rooms.stop()


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

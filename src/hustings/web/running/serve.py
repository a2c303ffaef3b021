"""Runs the server: opens the database, listens, prints the address, and stops without losing anything."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Thread
from types import FrameType
from typing import Final, TypeAlias

import uvicorn

from hustings.database.problems import Problem
from hustings.matches import logs
from hustings.matches.computers.bots import Bots
from hustings.matches.opening import open_rooms

from ..app import create_app
from ..counted.metrics import telling
from ..doors.connections import Doors, configured
from ..pages import Pages
from .operating import Operating, Serving
from .processes import Member, keep_running
from .warm import warm
from .working import run as run_work

__all__ = ["OneProcess", "PortInUse", "Server", "Serving", "run"]

log = logging.getLogger("hustings.processes")


BACKLOG: Final = 1024
"""Connections that may wait outside, such as while the server starts."""


SWITCH: Final = 0.0002
"""Seconds after which a thread that draws gives way to the event loop; Python's own are 25 times as long."""


DIVIDES: Final = sys.platform == "linux"
"""Whether the system divides who connects between several sockets of one address."""

Place: TypeAlias = "socket.socket | tuple[str, int]"

BOTH: Final = (signal.SIGINT, signal.SIGTERM)


class OneProcess(Problem):
    """An SQLite file is served by one process."""

    key = "one-process"


class PortInUse(OSError):
    """Something else listens there already."""


class Server(uvicorn.Server):
    """A server that tells open streams to end before it waits for them, and leaves signals to who started it.

    Args:
        config: uvicorn's.
        pages: what it serves.
        drain: seconds for which it still serves when it is told to stop, and says that it will.
    """

    def __init__(self, config: uvicorn.Config, pages: Pages, drain: float = 0.0) -> None:
        super().__init__(config)
        self._pages = pages
        self._drain = drain
        self._draining: asyncio.TimerHandle | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Change nothing: after the server everything else has to stop in order, too."""
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop: nobody is sent here any more, and after a while streams end; another signal hurries."""
        if self._drain and self._draining is None:
            self._pages.draining = True
            self._draining = asyncio.get_running_loop().call_later(self._drain, self._end)
            return
        if self._draining is not None:
            self._draining.cancel()
        self._end()

    def _end(self) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True
        self._pages.stopping.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve; asyncio lets as many wait outside as it takes in one go, and here more may."""
        await super().startup(sockets)
        for listening in sockets or () if self.started else ():
            listening.listen(BACKLOG)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, then everything else."""
        self._pages.stopping.set()
        await super().shutdown(sockets)


def run(serving: Serving) -> None:
    """Serve until interrupted, by Ctrl-C or SIGTERM.

    Args:
        serving: how.

    Raises:
        PortInUse: when something else listens there.
        OneProcess: when several are asked for and the database is an SQLite file.
        Problem: when the database cannot be opened, or another server has it.
        ValueError: when an owner's file does not fit.
    """
    is_shared = not serving.url.startswith("sqlite")
    if serving.processes > 1 and not is_shared:
        raise OneProcess(processes=serving.processes)
    listening = listen(serving.host, serving.port)
    try:
        if is_shared:
            asyncio.run(_try_out(serving.url))
            place: Place = listening
            if serving.processes > 1 and DIVIDES:
                place = listening.getsockname()[:2]
                listening = held(listening)
                Thread(target=_announce_soon, args=(place, listening, serving), daemon=True).start()
            else:
                announce(listening, serving)
            numbers = range(serving.processes)
            members = [Member(f"web {n + 1}", _beside_others, place, serving.nth(n)) for n in numbers]
            if serving.work:
                members.append(Member("work", _work_beside, serving.nth(serving.processes)))
            keep_running(members, serving.drain)
        else:
            asyncio.run(_serve(listening, serving, BOTH, lambda: announce(listening, serving)))
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()


def announce(listening: socket.socket, serving: Serving) -> None:
    """Say where the server is, and show it where that is wanted."""
    address = serving.public_url or _address(listening)
    print(f"Hustings: {address}", flush=True)
    if serving.open_browser and not os.environ.get("NO_BROWSER") and _has_display():
        webbrowser.open(address)


def _announce_soon(place: tuple[str, int], held: socket.socket, serving: Serving) -> None:
    """Say it when the first of several processes listens."""
    while True:
        with suppress(OSError), socket.create_connection(place, timeout=1.0):
            return announce(held, serving)
        time.sleep(0.05)


def listen(host: str, port: int, beside_others: bool = False) -> socket.socket:
    """A socket that listens from now on, so that whoever reads the address can connect.

    It names its protocol, without which asyncio would leave Nagle's delay on.

    Args:
        host: address.
        port: of it; 0: any that is free.
        beside_others: the system divides who connects between all that listen there so; those of a process that
            ends go to others from then on.

    Raises:
        PortInUse: when something else listens there.
    """
    listening = _bound(host, port, beside_others)
    listening.listen(BACKLOG)
    return listening


def held(listening: socket.socket) -> socket.socket:
    """Take the place of a socket with one at which nobody can connect, while others listen there beside each other.

    Who connects to a socket that several processes share is taken by whichever is awake first, up to all of those who
    come at the same moment.

    Raises:
        PortInUse: when somebody else has come in between.
    """
    host, port = listening.getsockname()[:2]
    listening.close()
    return _bound(host, port, True)


def _bound(host: str, port: int, beside_others: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if beside_others:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
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


def _beside_others(place: Place, serving: Serving) -> None:
    """The life of one of several processes of the web, at a socket that they share or each at one of its own."""
    logs.begin(serving.log_format)
    with _telling_why():
        listening = listen(*place, beside_others=True) if isinstance(place, tuple) else place
        asyncio.run(_serve(listening, serving, (signal.SIGTERM,)))


def _work_beside(operating: Operating) -> None:
    """The life of the process that works beside them."""
    logs.begin(operating.log_format)
    with _telling_why():
        run_work(operating, (signal.SIGTERM,))


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
        server = Server(config, app.state.pages, serving.drain)
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

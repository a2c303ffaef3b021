"""Runs the server: opens the database, listens, prints the address, and stops without losing anything."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from hustings.matches.bots import Bots
from hustings.matches.places import database_url
from hustings.matches.problems import Problem
from hustings.matches.rooms import Rooms
from hustings.matches.store import Store

from .app import create_app
from .doors import Doors, configured
from .metrics import Metrics, telling
from .pages import Pages, Settings
from .warm import warm

__all__ = ["PortInUse", "Server", "run"]


BACKLOG: Final = 1024
"""Connections that may wait while the server starts."""


SWITCH: Final = 0.001
"""Seconds after which a thread that draws gives way to the event loop; Python's own are five times as long."""


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

    Raises:
        PortInUse: when something else listens there.
        Problem: when the database cannot be opened, or another server has it.
        ValueError: when an owner's file does not fit.
    """
    listening = listen(host, port)
    try:
        settings = Settings(
            public_url=public_url,
            trusted_proxies=tuple(trusted_proxies),
            metrics=Metrics() if metrics else None,
            access_log=access_log,
            keep_days=keep_days,
        )
        asyncio.run(_serve(listening, database, printed or {}, open_browser, workers, settings, metrics))
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()


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


async def _serve(
    listening: socket.socket,
    database: str,
    printed: Mapping[str, Path],
    open_browser: bool,
    workers: int | None,
    settings: Settings,
    metrics: tuple[str, int] | None,
) -> None:
    store = await Store.open(database_url(database))
    try:
        store.hold()
    except Problem:
        await store.close()
        raise
    bots = Bots(workers=workers)
    rooms = Rooms(store, bots, corrections=printed, meters=settings.metrics)
    try:
        app = create_app(rooms, settings)
        config = configured(app, Doors(), settings.trusted_proxies, log_config=None)
        address = settings.public_url or _address(listening)
        print(f"Hustings: {address}", flush=True)
        if open_browser and not os.environ.get("NO_BROWSER") and _has_display():
            webbrowser.open(address)
        server = Server(config, app.state.pages)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, server.handle_exit, number, None)
        sys.setswitchinterval(SWITCH)
        pages: Pages = app.state.pages
        warming = asyncio.ensure_future(pages.slowly(lambda: warm(pages)))
        async with telling(settings.metrics, metrics, rooms):
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

"""The door: what a connection may cost before anything is done for it.

Of uvicorn we have its protocol, which keeps a connection for as long as the other side likes. Here each thing that is
waited for has its time (the head of a request, its body, the next request, that an answer is read), connections are
counted by address, and what comes in pieces of a byte does not hold the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_address
from typing import Any, Final

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import Allowance, Limits

__all__ = ["Doors", "configured", "network_of"]

HEAD: Final = 16 * 1024
"""Bytes of a request's head."""
SLICE: Final = 64 * 1024
"""Bytes that are read in one go."""
SLICE_OF_CHUNKS: Final = 1024
"""Bytes that are read in one go of a body in chunks, which can have a byte each, and each takes 15 µs."""
AT_ONCE: Final = 16
"""Connections that are taken in one go, before anybody else has a turn on the event loop; each takes 0.2 ms."""
FILES: Final = 256
"""Open files that are no connections: the database, workers, texts."""
HELD: Final = 1.0
"""Seconds for which somebody for whom there is no room waits for the answer, and does not come again meanwhile."""
SHORT: Final = "5"
"""Seconds after which somebody for whom there was no room may knock again."""
SELDOM: Final = 60.0
"""Seconds between two lines of the log that anybody outside can cause as often as they like."""


@dataclass(frozen=True)
class Doors:
    """How patient the server is with connections; seconds and bytes.

    Attributes:
        head: for the head of a request.
        body: for its body, and a second more for each ``pace`` bytes that have come.
        pace: bytes a second that are not too slow.
        idle: between two requests of a connection.
        idle_of_proxy: the same for a proxy that is trusted, which keeps connections for many people.
        reading: in which somebody who is sent much has to take some of it.
        rest: for what is left of a body that was refused, so that the refusal is read.
        connections: that one process has at once.
        by_address: of them from one address, unless it is a trusted proxy's.
        rate: new ones a second from one address, once it has had ``by_address``.
    """

    head: float = 10.0
    body: float = 30.0
    pace: int = 8 * 1024
    idle: float = 20.0
    idle_of_proxy: float = 120.0
    reading: float = 30.0
    rest: float = 1.0
    connections: int = 10_000
    by_address: int = 200
    rate: float = 20.0

    @classmethod
    def of(cls, people: int) -> Doors:
        """What is enough for so many people behind one address; a browser has up to six connections."""
        return cls(by_address=max(cls.by_address, 7 * people))


def network_of(host: str) -> str:
    """Whom an address counts as: itself, or the /64 of an IPv6 address, of which everybody has 2⁶⁴."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if address.version == 4:
        return str(address)
    return str(address.ipv4_mapped or ip_address(int(address) >> 64 << 64))


class Porch:
    """Who is connected to one server.

    Args:
        doors: how patient it is.
        trusted: whether an address is that of a proxy that speaks for others.
    """

    def __init__(self, doors: Doors, trusted: Callable[[str], bool]) -> None:
        self.doors = doors
        self.trusted = trusted
        self.most = min(doors.connections, _open_files() - FILES)
        self.all = 0
        self.by_address: Counter[str] = Counter()
        self.coming = Limits(Allowance(points=doors.by_address, rate=doors.rate), time.monotonic)

    def is_full(self, address: str) -> bool:
        """Whether there is not even room to wait for an answer."""
        return self.all >= self.most or self.by_address[address] >= 2 * self.doors.by_address

    def enter(self, address: str) -> bool:
        """Whether one more may come in from an address, now; whoever has come has to leave again."""
        welcome = not address or self.by_address[address] < self.doors.by_address
        self.all += 1
        if address:
            self.by_address[address] += 1
            welcome = welcome and not self.coming.spend(address, 1)
        return welcome

    def leave(self, address: str) -> None:
        """One who had come is gone."""
        self.all -= 1
        if address:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]


class Door(H11Protocol):
    """One connection.

    Args:
        porch: with whom it shares the server.
        given: what uvicorn gives its protocol.
    """

    def __init__(self, porch: Porch, **given: Any) -> None:
        super().__init__(**given)
        self.porch = porch
        self.doors = porch.doors
        self.network: str | None = None
        self._waiting_for = ""
        self._timer: asyncio.TimerHandle | None = None
        self._began = 0.0
        self._came = 0
        self._unread = 0
        self._pending = bytearray()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        is_proxy = self.porch.trusted(host)
        self.timeout_keep_alive = self.doors.idle_of_proxy if is_proxy else self.doors.idle  # type: ignore[assignment]
        network = "" if is_proxy else network_of(host)
        if self.porch.is_full(network):
            transport.abort()
            return
        self.network = network
        if self.porch.enter(self.network):
            self._wait("head", self.doors.head)
        else:
            transport.pause_reading()
            self._wait("turn", HELD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        if self.network is not None:
            self.porch.leave(self.network)
        self._wait("")
        self._pending.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, a slice at a time."""
        is_reading = bool(self._pending)
        self._came += len(data)
        self._pending += data
        if not is_reading:
            self._read()

    def _read(self) -> None:
        if self.transport.is_closing():
            self._pending.clear()
            return
        is_chunked = any(name == b"transfer-encoding" for name, _ in self.headers or ())
        size = SLICE_OF_CHUNKS if is_chunked or self.conn.their_state is h11.IDLE else SLICE
        data = bytes(self._pending[:size])
        del self._pending[:size]
        cycle, before = self.cycle, len(self.cycle.body) if self.cycle is not None else 0
        super().data_received(data)
        if is_chunked and cycle is self.cycle and len(data) == size and len(cycle.body) - before < size // 2:
            self._refuse(400)
            return
        self._mind()
        if self._pending:
            self.transport.pause_reading()
            self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        if self._pending:
            self._read()
        if not self._pending and not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._mind(answered=True)

    def pause_writing(self) -> None:
        """What is sent is not taken."""
        super().pause_writing()
        self._unread = self.transport.get_write_buffer_size()
        self._wait("reading", self.doors.reading)

    def resume_writing(self) -> None:
        """It is."""
        super().resume_writing()
        self._wait("")
        self._mind(answered=True)

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection on which nothing more is asked."""
        super().timeout_keep_alive_handler()
        self._mind()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, or has too long a head."""
        self._refuse(getattr(sys.exception(), "error_status_hint", 400))

    # -- waiting -----------------------------------------------------------------------------------------------------

    def _mind(self, answered: bool = False) -> None:
        """See what is waited for now, and how long it may take.

        Args:
            answered: an answer has just been given, so that nobody has to have begun to ask again.
        """
        cycle = self.cycle
        if self.flow.write_paused:
            return
        if self.transport.is_closing():
            self._wait("end", self.doors.reading)
        elif cycle is None or cycle.response_complete:
            if self.conn.their_state is h11.SEND_BODY:
                self._wait("rest", self.doors.rest)
            elif answered:
                self._wait("")
            else:
                self._wait("head", self.doors.head)
        elif cycle.more_body:
            self._wait("body", self.doors.body)
        else:
            self._wait("")

    def _wait(self, what: str, seconds: float = 0.0) -> None:
        """Give something its time; the same thing is not given it anew."""
        if what == self._waiting_for:
            return
        self._waiting_for = what
        self._began = self.loop.time()
        self._came = 0
        self._set(seconds if what else None)

    def _set(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """Give up, unless what is waited for is coming."""
        match self._waiting_for:
            case "turn":
                self._refuse(503, (b"retry-after", SHORT.encode()))
            case "head" if self.cycle is None and not self._came:
                self.transport.close()  # browsers connect beforehand, and show a 408 as the answer to what they ask
            case "head":
                self._refuse(408)
            case "body":
                left = self._began + self.doors.body + self._came / self.doors.pace - self.loop.time()
                if self.flow.read_paused:
                    self._set(self.doors.body)
                elif left > 0:
                    self._set(left)
                else:
                    self._refuse(408)
            case "reading":
                before, self._unread = self._unread, self.transport.get_write_buffer_size()
                if self._unread <= before - self.doors.pace:
                    self._set(self.doors.reading)
                else:
                    self.transport.abort()
            case _:
                self.transport.abort()

    def _refuse(self, status: int, *headers: tuple[bytes, bytes]) -> None:
        """Answer with nothing but a status, which every browser has words for, and close."""
        fields = [*headers, (b"content-length", b"0"), (b"connection", b"close")]
        with suppress(h11.LocalProtocolError):
            self.transport.write(self.conn.send(h11.Response(status_code=status, headers=fields)) or b"")
            self.conn.send(h11.EndOfMessage())
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._wait("end", self.doors.reading)


class Seldom(logging.Filter):
    """Lets lines through that anybody outside can cause only once a minute each, so that nobody fills the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if not record.msg.startswith(CAUSED):
            return True
        now = time.monotonic()
        if now - self._said.get(record.msg, -SELDOM) < SELDOM:
            return False
        self._said[record.msg] = now
        return True


CAUSED: Final = (
    "Invalid HTTP request",
    "Unsupported upgrade request",
    "No supported WebSocket",
    "socket.accept() out of system resource",
)
"""How such lines begin."""


def configured(app: Any, doors: Doors, trusted_proxies: Sequence[str] = (), **more: Any) -> uvicorn.Config:
    """How uvicorn serves an application behind these doors.

    Args:
        app: the application.
        doors: how patient it is with connections.
        trusted_proxies: addresses or networks of servers in front of this one that say truly for whom they ask.
        more: settings of uvicorn.
    """
    proxies = list(trusted_proxies)
    porch = Porch(doors, ProxyHeadersMiddleware(app, proxies).trusted_hosts.__contains__)
    protocol: Callable[..., asyncio.Protocol] = partial(Door, porch)
    for name in ("uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        if not any(isinstance(known, Seldom) for known in logger.filters):
            logger.addFilter(Seldom())
    return uvicorn.Config(
        app,
        **{
            "http": protocol,
            "ws": "none",
            "log_level": "warning",
            "access_log": False,
            "lifespan": "on",
            "timeout_graceful_shutdown": 5,
            "backlog": AT_ONCE,
            "h11_max_incomplete_event_size": HEAD,
            "proxy_headers": False,  # the application reads what proxies say, when it has seen who asks
            **more,
        },
    )


def _open_files() -> int:
    """How many files this process may open, after it has asked for as many as it can have."""
    try:
        import resource
    except ImportError:
        return 1 << 14
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = max(soft, 1 << 16) if hard == resource.RLIM_INFINITY else max(soft, min(hard, 1 << 16))
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]

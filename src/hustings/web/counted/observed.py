"""Every request has an id, is timed and can be written down: by the template of its address, never by the address."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from time import perf_counter
from typing import Any, Final, TypeAlias

from structlog.contextvars import bound_contextvars

from .metrics import Metrics

__all__ = ["PROBLEM", "REQUEST", "Observed"]

log = logging.getLogger("hustings.access")

Scope: TypeAlias = "dict[str, Any]"

REQUEST: Final = "request"
"""Where a request keeps its id."""
PROBLEM: Final = "problem"
"""Where a request keeps the key of what was wrong with it."""
HEADER: Final = b"x-request-id"
WELL_FORMED: Final = re.compile(rb"[\w.:-]{1,64}")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
QUIET: Final = "/health/"


class Observed:
    """An application whose requests are named, timed and noted.

    The id of a request stands in every line that is logged on its behalf, in a header of its answer, and in the words
    that tell a player to turn to the administrator.

    Args:
        app: the application.
        metrics: counts answers and open streams; None: nobody does.
        trusted: addresses and networks of servers in front of this one, whose ids for requests are taken over.
        written: whether each request is a line of the log; otherwise only when everything is.

    Attributes:
        streams: how many are open.
    """

    def __init__(self, app: Any, metrics: Metrics | None, trusted: Sequence[str] = (), written: bool = False) -> None:
        self.app = app
        self.metrics = metrics
        self.streams = 0
        self.level = logging.INFO if written else logging.DEBUG
        self._trusted = [ip_network(one, strict=False) for one in trusted]

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Answer a request."""
        name = self._given(scope) or secrets.token_hex(6)
        scope.setdefault("state", {})[REQUEST] = name
        began, took = perf_counter(), 0.0
        status, streams = 0, False

        async def noted(message: Any) -> None:
            nonlocal took, status, streams
            if message["type"] == "http.response.start":
                status, took = message["status"], perf_counter() - began
                headers = message["headers"] = [*message.get("headers", ()), (HEADER, name.encode())]
                streams = any(key == b"content-type" and b"event-stream" in value for key, value in headers)
                self._count(streams)
            await send(message)

        with bound_contextvars(request=name):
            try:
                await self.app(scope, receive, noted)
            finally:
                self._count(-streams)
                self._note(scope, status, took if streams else perf_counter() - began)

    def _count(self, streams: int) -> None:
        """So many more streams are open."""
        self.streams += streams
        if self.metrics is not None:
            self.metrics.streams.inc(streams)

    def _given(self, scope: Scope) -> str:
        """The id that a server in front of this one has given to a request."""
        for key, value in scope["headers"] if self._trusted else ():
            if key == HEADER and WELL_FORMED.fullmatch(value) and self._is_trusted(scope.get("client")):
                return bytes(value).decode()
        return ""

    def _is_trusted(self, client: tuple[str, int] | None) -> bool:
        try:
            address = ip_address(client[0] if client else "")
        except ValueError:
            return False
        return any(address in network for network in self._trusted)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = scope.get("path_template") or "unknown"
        if self.metrics is not None:
            self.metrics.answered(method, route, status, seconds, scope["state"].get(PROBLEM, ""))
        if log.isEnabledFor(self.level) and not route.startswith(QUIET):
            address = scope["client"][0] if scope.get("client") else ""
            told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000), "address": address}
            log.log(self.level, "answered", extra=told)

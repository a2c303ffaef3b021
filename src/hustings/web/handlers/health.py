"""Whether the server lives, and whether it can be sent players: for what watches it and for servers in front of it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import State

from hustings.database.problems import StoreFailed
from hustings.database.tables import VERSION
from hustings.matches.records.matchstore import MatchStore

from ..given import ThePages, TheRequest
from ..pages import asks_for_json, language_of
from ..shown.sentences import sentences

__all__ = ["HANDLERS", "Readiness"]

PATIENCE: Final = 1.0
"""Seconds within which the database has to answer."""
FRESH: Final = 1.0
"""Seconds for which its answer holds, so that whoever asks often asks this server and not the database."""


class Readiness:
    """Whether the database answers, asked by all together.

    Args:
        store: the database.
    """

    def __init__(self, store: MatchStore) -> None:
        self.store = store
        self._asking: asyncio.Task[str] | None = None
        self._until = 0.0

    async def missing(self) -> str:
        """What is wrong, as the end of a text key; empty: nothing."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now >= self._until):
            self._asking = asyncio.create_task(self._ask())
            self._until = now + FRESH
        return await asyncio.shield(self._asking)

    async def _ask(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                return "" if await self.store.version() == VERSION else "version"
        except TimeoutError:
            return "slow"
        except StoreFailed:
            return "database"


@get("/health/live")
async def live(request: TheRequest) -> Response[Any]:
    """That the loop answers."""
    return _told(request, "live", "")


@get("/health/ready")
async def ready(request: TheRequest, pages: ThePages, state: State) -> Response[Any]:
    """Whether players can be sent here."""
    readiness: Readiness = state.readiness
    leaving = "stopping" if pages.stopping.is_set() else "draining" if pages.draining else ""
    return _told(request, "ready", leaving or await readiness.missing())


def _told(request: TheRequest, what: str, missing: str) -> Response[Any]:
    status = 503 if missing else 200
    text = sentences(None, language_of(request)).text(f"health-{missing}") if missing else what
    if asks_for_json(request):
        body = {what: not missing, "why": missing, "text": text}
        return Response(body, media_type=MediaType.JSON, status_code=status)
    return Response(f"{text}\n", media_type=MediaType.TEXT, status_code=status)


HANDLERS: Final = [live, ready]
"""The routes of this module."""

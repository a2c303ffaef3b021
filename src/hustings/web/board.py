"""The lobby on open pages: one look at the database a process, one drawing a language, sent to all its pages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec

import hustings
from hustings.club.finding.bells import LOBBY
from hustings.club.finding.finding import Finding
from hustings.club.finding.lobby import Lobby
from hustings.database.problems import StoreFailed
from hustings.play.game import Game

from .broadcast import ALIVE_EVENT, OPENING, STOPPING_EVENT, WOKEN, Event
from .pages import Pages
from .shown.offers import offers, pulse
from .shown.sentences import sentences

__all__ = ["Board", "Drawing"]

log = logging.getLogger("hustings.web")

EVERY: Final = 5.0
"""Seconds between two looks when nobody rings."""
BREATH: Final = 1.0
"""Seconds between two looks when somebody rings all the time."""


@dataclass(frozen=True)
class Drawing:
    """The lobby as all who read one language see it.

    Attributes:
        version: a digest of it.
        parts: fragments of a page, by their ids.
        event: what open pages are told.
    """

    version: str
    parts: dict[str, str]
    event: Event


class Board:
    """What the pages with the lobby are told.

    Args:
        pages: the front pages.
        finding: where it is found out what there is.
    """

    def __init__(self, pages: Pages, finding: Finding) -> None:
        self._pages = pages
        self._finding = finding
        self._lobby = Lobby()
        self._looked = float("-inf")
        self._looking = asyncio.Lock()
        self._drawn: dict[str, asyncio.Future[Drawing]] = {}
        self._streams = 0
        self._waiting: set[asyncio.Future[None]] = set()
        self._keeper: asyncio.Task[None] | None = None

    async def drawing(self, language: str) -> Drawing:
        """The lobby as it was at most a second ago."""
        await self._look()
        return await self._draw(language)

    async def listen(self, language: str, after: str, packed: bool) -> AsyncGenerator[bytes]:
        """What one stream sends, until its page goes or the server stops.

        Args:
            language: of its reader.
            after: the version that its page shows.
            packed: whether it can unpack gzip.
        """
        self._streams += 1
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep())
        keeper = self._keeper
        try:
            yield OPENING * packed + ALIVE_EVENT.bytes(packed)
            while not keeper.done():
                drawing = await self._draw(language)
                if drawing.version != after:
                    after = drawing.version
                    yield drawing.event.bytes(packed)
                if not await self._woken():
                    yield ALIVE_EVENT.bytes(packed)
            yield STOPPING_EVENT.bytes(packed)
        finally:
            self._streams -= 1
            if not self._streams:
                keeper.cancel()
                self._keeper = None

    async def _woken(self) -> bool:
        """Wait for something new; false when there was nothing for a while."""
        waits = asyncio.get_running_loop().create_future()
        self._waiting.add(waits)
        try:
            async with asyncio.timeout(self._pages.settings.heartbeat):
                await waits
        except TimeoutError:
            return False
        finally:
            self._waiting.discard(waits)
        return True

    async def _keep(self) -> None:
        """Look again and again, and wake all streams when there is something new."""
        stopping = asyncio.ensure_future(self._pages.stopping.wait())
        try:
            with self._finding.club.database.bells.hung() as bell:
                bell.hang([LOBBY])
                while not stopping.done():
                    if await self._look():
                        await self._wake()
                    ringing = asyncio.ensure_future(bell.wait(EVERY))
                    await asyncio.wait([ringing, stopping], return_when=asyncio.FIRST_COMPLETED)
                    ringing.cancel()
                    await asyncio.wait([stopping], timeout=BREATH)
        finally:
            stopping.cancel()
            for waits in self._waiting:
                if not waits.done():
                    waits.set_result(None)

    async def _wake(self) -> None:
        """Let all streams go on, a few at a time, so that nobody else waits long."""
        for number, waits in enumerate(list(self._waiting), 1):
            if not waits.done():
                waits.set_result(None)
            if number % WOKEN == 0:
                await asyncio.sleep(0)

    async def _look(self) -> bool:
        """See what there is, unless that was seen just now; whether it is something new."""
        clock = asyncio.get_running_loop().time
        async with self._looking:
            if clock() - self._looked < BREATH:
                return False
            try:
                lobby = await self._finding.lobbyist.look()
            except StoreFailed as problem:
                log.warning("what is in the lobby cannot be seen: %s", problem)
                return False
            self._looked = clock()
            if lobby == self._lobby:
                return False
            self._lobby, self._drawn = lobby, {}
            return True

    async def _draw(self, language: str) -> Drawing:
        if language not in self._drawn:
            lobby = self._lobby
            drawing = self._pages.aside(lambda: self._drawing(lobby, language), "events")
            self._drawn[language] = asyncio.ensure_future(drawing)
        return await asyncio.shield(self._drawn[language])

    def _drawing(self, lobby: Lobby, language: str) -> Drawing:
        words, games = sentences(None, language), self._games()
        shown: dict[str, Any] = {
            "tables": offers(games, lobby.tables, language),
            "live": offers(games, lobby.live, language),
            "seeking": [
                (id, sentences(games[id], language).text("game-title"), count)
                for id, count in sorted((lobby.seeking or {}).items())
                if id in games
            ],
            "lobby": lobby,
            "pulse": pulse(words, lobby),
            "t": words.text,
        }
        parts = {name: self._pages.renderer.part(name, **shown) for name in ("lobby", "pulse")}
        version = blake2b("".join(parts.values()).encode(), digest_size=8).hexdigest()
        data = msgspec.json.encode({"parts": parts})
        event = b"event: news\nid: %s\ndata: %s\n\n" % (version.encode(), data)
        return Drawing(version, parts, Event(event))

    def _games(self) -> dict[str, Game]:
        shelf, draws = self._pages.rooms.shelf, self._pages.renderer.draws
        return {id: shelf.new(id) for id in hustings.installed() if draws(id)}

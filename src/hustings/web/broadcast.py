"""One rendering for an audience, sent to all its pages.

What the pages of one audience are told in one language is a chain of events, each drawn and zipped once. A stream
stands at a place of the chain and walks on when an event has come; it keeps nothing else. An event is kept as long as
a stream that is not far behind has still to send it. Who is further behind, or shows something else, gets the whole
picture, which is drawn once for a version, too.

Seats have chains of their own, one for each browser: their pages carry tokens of that browser in their forms. Nothing
of a browser is on a spectator's page, so that all who watch in one language share a chain.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import deque
from collections.abc import AsyncGenerator, Callable
from contextlib import nullcontext
from dataclasses import replace
from functools import cached_property
from typing import Final, TypeVar
from weakref import WeakValueDictionary, ref

from hustings.matches.table.room import Room

from . import events
from .events import ALIVE, GONE, STOPPING, Told
from .pages import Pages, Queue
from .shown.parts import Reader
from .shown.scene import Scene

__all__ = ["OPENING", "Broadcast", "Broadcasts", "Event"]

log = logging.getLogger("hustings.web")

T = TypeVar("T")

BEHIND: Final = 8
"""So many events a stream may be behind and still get each of them."""

WOKEN: Final = 8
"""So many streams send before anybody else has a turn on the event loop."""

LEVEL: Final = 5
"""How hard zlib tries."""

OPENING: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""The header of gzip, with which a packed stream begins. Each event after it is a run of deflate blocks of its own that
ends on a byte, so that streams which have had different events before can all send the same bytes. A stream never ends
as a file does; it is cut off, and the checksum at the end of a file never comes."""


class Event:
    """Something that is told, in the bytes that all streams send."""

    def __init__(self, text: bytes) -> None:
        pack = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
        self.packed = pack.compress(text) + pack.flush(zlib.Z_FULL_FLUSH)

    @cached_property
    def plain(self) -> bytes:
        """For who cannot unpack it, which is nearly nobody."""
        return zlib.decompressobj(-zlib.MAX_WBITS).decompress(self.packed)

    def bytes(self, packed: bool) -> bytes:
        """What a stream sends."""
        return self.packed if packed else self.plain


ALIVE_EVENT: Final = Event(ALIVE)
STOPPING_EVENT: Final = Event(STOPPING)
GONE_EVENT: Final = Event(GONE)


class Place:
    """A place in the chain: before an event that is still to come, or has come.

    Attributes:
        event: what is told here; None: nothing yet, or it is so long ago that it is not kept.
        next: the place after it.
    """

    __slots__ = ("__weakref__", "event", "next")

    def __init__(self) -> None:
        self.event: Event | None = None
        self.next: Place | None = None


class Broadcast:
    """What the pages of one audience of a match are told, as long as there are any.

    Args:
        pages: the front pages.
        room: the match.
        seat: whose eyes; None: spectators'.
        reader: who reads.

    Attributes:
        room: the match.
    """

    def __init__(self, pages: Pages, room: Room, seat: int | None, reader: Reader) -> None:
        self._pages = pages
        self.room = room
        self._seat = seat
        self._reader = reader
        self._streams = 0
        self._waiting: list[asyncio.Future[None]] = []
        self._place = self._shown_at = Place()
        self._recent: deque[ref[Place]] = deque(maxlen=BEHIND)
        self._shown: Scene | None = None
        self._told: Told | None = None
        self._whole: tuple[object, asyncio.Future[Event]] | None = None
        self._teller: asyncio.Task[None] | None = None

    async def listen(self, after: int, packed: bool) -> AsyncGenerator[bytes]:
        """What one stream sends, until its page goes or the server stops.

        Args:
            after: the version that its page shows.
            packed: whether it can unpack gzip.
        """
        self._streams += 1
        if self._teller is None:
            self._teller = asyncio.create_task(self._tell())
        teller = self._teller
        try:
            yield OPENING * packed + ALIVE_EVENT.bytes(packed)
            while not teller.done() and self._is_behind(after):
                await self._woken()
            place = self._shown_at
            if self._told is not None and self._told.version != after:
                place, event = await self._all()
                yield event.bytes(packed)
            while True:
                while place is self._place and not teller.done():
                    await self._woken()
                if place is self._place:
                    return
                if place.event is None or place.next is None:
                    place, event = await self._all()
                else:
                    event, place = place.event, place.next
                yield event.bytes(packed)
        finally:
            self._streams -= 1
            if not self._streams:
                teller.cancel()
                self._teller = self._told = self._shown = self._whole = None

    def _is_behind(self, after: int) -> bool:
        """Whether a page of this version shows more than has been told."""
        return self._told is None or self._told.version < after <= self.room.version(self._seat)

    async def _all(self) -> tuple[Place, Event]:
        """The whole picture as it was told last, and where it goes on from there."""
        place, scene = self._shown_at, self._shown
        assert scene is not None
        scene = replace(scene, left=self._pages.left(self.room))
        if self._whole is None or self._whole[0] != scene.left:
            drawing = self._pages.aside(lambda: self._counted("whole", lambda: Event(events.whole(self._pages, scene))))
            self._whole = scene.left, asyncio.ensure_future(drawing)
        return place, await asyncio.shield(self._whole[1])

    async def _woken(self) -> None:
        waits = asyncio.get_running_loop().create_future()
        self._waiting.append(waits)
        await waits

    # -- telling -------------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        """Tell everything that happens, and now and then that nothing does."""
        pages, room, seat = self._pages, self.room, self._seat
        try:
            await pages.learn(room)
            scene = self._scene()
            told = await pages.aside(lambda: events.begin(pages, scene))
            await self._show(scene, told)
            while not pages.stopping.is_set():
                if seat is not None:
                    room.presence.touch(seat)
                has_news = await pages.news_for(room, seat, told.version)
                if room.gone:
                    break
                await pages.learn(room)
                scene = self._scene()
                if has_news and told.state == "waiting" and scene.question()[0] == "play":
                    event, told = await self._drawn(events.ahead, scene, told)
                    self._add(event)
                    await self._wake()
                if has_news:
                    await asyncio.sleep(0)  # who is asked has the question before anybody's picture is drawn
                    scene = self._scene()
                if has_news or scene.away != told.away:
                    event, told = await self._drawn(events.news, scene, told)
                    self._add(event)
                    await self._show(scene, told)
                else:
                    self._add(ALIVE_EVENT)
                    self._shown_at = self._place
                    await self._wake()
            self._add(GONE_EVENT if room.gone else STOPPING_EVENT)
        except Exception:
            log.exception("match %s: its pages have to come again", room.id)
        finally:
            for waits in self._waiting:
                if not waits.done():
                    waits.set_result(None)

    def _scene(self) -> Scene:
        return self._pages.look(self.room, self._seat, self._reader)

    async def _drawn(
        self, draw: Callable[[Pages, Scene, Told], tuple[bytes, Told]], scene: Scene, told: Told
    ) -> tuple[Event, Told]:
        def drawn() -> tuple[Event, Told]:
            text, then = draw(self._pages, scene, told)
            return Event(text), then

        queue: Queue = "events" if self._seat is not None else "watched"
        return await self._pages.aside(lambda: self._counted(draw.__name__, drawn), queue)

    def _counted(self, kind: str, draw: Callable[[], T]) -> T:
        metrics = self._pages.settings.metrics
        with nullcontext() if metrics is None else metrics.drawing(kind):
            return draw()

    def _add(self, event: Event) -> None:
        """Add an event to the chain, and cut off what lies too far behind."""
        if len(self._recent) == BEHIND and (old := self._recent[0]()) is not None:
            old.event = old.next = None
        self._recent.append(ref(self._place))
        self._place.event, self._place.next = event, Place()
        self._place = self._place.next

    async def _show(self, scene: Scene, told: Told) -> None:
        self._shown, self._told, self._whole, self._shown_at = scene, told, None, self._place
        await self._wake()

    async def _wake(self) -> None:
        """Let all streams go on, a few at a time, so that nobody else waits long."""
        waiting, self._waiting = self._waiting, []
        for number, waits in enumerate(waiting, 1):
            if not waits.done():
                waits.set_result(None)
            if number % WOKEN == 0:
                await asyncio.sleep(0)


class Broadcasts:
    """All that are told now.

    Args:
        pages: the front pages.
    """

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._live: WeakValueDictionary[object, Broadcast] = WeakValueDictionary()

    def of(self, room: Room, seat: int | None, reader: Reader) -> Broadcast:
        """What an audience is told; who only watches is told the same on all browsers."""
        if seat is None:
            reader = Reader(reader.language)
        key = room.id, seat, reader
        found = self._live.get(key)
        if found is None or found.room is not room:
            found = self._live[key] = Broadcast(self._pages, room, seat, reader)
        return found

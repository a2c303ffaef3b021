"""What a page hears while it is open: one stream of events for each seat, and one for spectators.

An event's id is the version of what its audience sees, so that a page which slept can say where it was. What comes
ahead of an event has none: a page that loses the rest asks for all of it again. An event has the parts that differ from
those of the event before; with a question also the hand by which it is answered, and all that its film draws, because a
page may show something else of them meanwhile.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import get
from litestar.params import FromQuery
from litestar.response import Stream

from hustings.matches.room import Room

from .given import MatchId, OfSeat, Remembered, ThePages, TheReader, TheRequest
from .pages import ASKING, Pages
from .parts import Reader
from .present import Frame, frames, lit_by
from .refused import Refused
from .scene import Scene

__all__ = ["HANDLERS", "UNBUFFERED", "last_heard"]

ALIVE: Final = b"event: alive\ndata: {}\n\n"


@get("/m/{match_id:str}/events")
async def watch_events(
    request: TheRequest, pages: ThePages, reader: TheReader, match_id: MatchId, after: FromQuery[int] = 0
) -> Stream:
    """The stream of spectators."""
    room = await pages.rooms.room(match_id)
    return _stream(Listening(pages, request, room, None, reader, after))


@get("/m/{match_id:str}/s/{seat:int}/events")
async def seat_events(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    seat: OfSeat,
    after: FromQuery[int] = 0,
) -> Stream:
    """The stream of a seat; a device that is shared has none, because its page hides hands in between."""
    room = await pages.seat(session, match_id, seat)
    if room.seating.shared:
        raise Refused(404, "404", link=f"/m/{match_id}/s/{seat}")
    return _stream(Listening(pages, request, room, seat, reader, after))


def last_heard(request: TheRequest, after: int) -> int:
    """The version that a page shows: that of its last event, or else what its address says."""
    last = request.headers.get("last-event-id", "")
    return int(last) if last.isdecimal() and len(last) < 20 else after


UNBUFFERED: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""Headers of a stream, so that no server in between keeps its events back."""


def _stream(listening: Listening) -> Stream:
    headers = dict(UNBUFFERED)
    content = listening.events()
    if "gzip" in listening.request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = _packed(content)
    return Stream(content, media_type="text/event-stream", headers=headers)


async def _packed(content: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    pack = zlib.compressobj(wbits=31)
    async for chunk in content:
        yield pack.compress(chunk) + pack.flush(zlib.Z_SYNC_FLUSH)
    yield pack.flush()


class Listening:
    """One open stream.

    Args:
        pages: the front pages.
        request: that opened it.
        room: the match.
        seat: whose eyes; None: a spectator's.
        reader: who reads.
        after: the version that the page shows.
    """

    def __init__(
        self, pages: Pages, request: TheRequest, room: Room, seat: int | None, reader: Reader, after: int
    ) -> None:
        self.pages = pages
        self.request = request
        self.room = room
        self.seat = seat
        self.reader = reader
        self.after = last_heard(request, after)
        self.sent: dict[str, str] = {}
        self.state = ""
        self.moments = len(room.match.history.moments_of(seat))
        self.heard = len(room.match.entries(seat))
        self.talked = len(room.talk.heard_by(seat))

    def _scene(self) -> Scene:
        return self.pages.scene(self.request, self.room, self.seat, self.reader)

    async def events(self) -> AsyncIterator[bytes]:
        """The events, until the page goes or the server stops."""
        yield ALIVE
        scene = self._scene()
        if scene.version == self.after:
            self._message(scene)
        else:
            yield self._event(scene)
        while not self.pages.stopping.is_set():
            if self.seat is not None:
                self.room.presence.touch(self.seat)
            has_news = await self.pages.news_for(self.room, self.seat, scene.version)
            away, scene = scene.away, self._scene()
            if has_news and self.state == "waiting" and scene.question()[0] == "play":
                yield self._ahead(scene)
            if has_news:
                await asyncio.sleep(0)  # who is asked has the question before anybody's picture is drawn
                scene = self._scene()
            yield self._event(scene) if has_news or scene.away != away else ALIVE
        yield b"event: stopping\ndata: {}\n\n"

    def _message(self, scene: Scene) -> dict[str, Any]:
        news, self.sent = self.pages.message(scene, self.sent)
        self.state = news["state"]
        return news

    def _ahead(self, scene: Scene) -> bytes:
        """The question, which is drawn in no time: who has waited for it does not wait for the pictures as well."""
        parts = self.pages.question(scene)
        self.sent |= parts
        data = msgspec.json.encode({"version": scene.version, "parts": parts}).decode()
        return f"event: ahead\ndata: {data}\n\n".encode()

    def _event(self, scene: Scene) -> bytes:
        news = self._message(scene)
        steps = self._steps(scene)
        told = [line for step in steps for line in step.lines]
        lines = scene.match.entries(self.seat)
        news["frames"] = self.pages.draw(scene, steps)
        drawn = {name for frame in news["frames"] for name in frame["parts"]}
        asking = set(ASKING) if news["parts"].keys() & set(ASKING) else set()
        news["parts"] |= {name: self.sent[name] for name in drawn | asking}
        news["said"] = scene.said([line for line in lines[self.heard :] if line not in told])
        news["talk"] = [] if scene.talk is None else scene.talk.aloud(self.talked)
        self.heard = len(lines)
        self.talked = len(self.room.talk.heard_by(self.seat))
        data = msgspec.json.encode(news).decode()
        return f"id: {scene.version}\nevent: news\ndata: {data}\n\n".encode()

    def _steps(self, scene: Scene) -> list[Frame]:
        """What others have played since the last event, step by step, without the last: that is the page itself.

        Who is asked can choose on every one of these pictures what can be chosen on the last.
        """
        moments = scene.match.history.moments_of(self.seat)
        fresh = [moment for moment in moments[self.moments :] if moment.seat != self.seat]
        self.moments = len(moments)
        lit = lit_by(scene.asked_buttons()) if fresh else frozenset()
        return [step for moment in fresh for step in frames(scene, moment, lit)][:-1]


HANDLERS = [watch_events, seat_events]
"""The routes of this module."""

"""What a page hears while it is open: one stream of events for each seat, and one for spectators."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Final

from litestar import get
from litestar.params import FromQuery
from litestar.response import Stream

from hustings.club.finding.finding import Finding
from hustings.matches.operations.keeping import Keeping
from hustings.matches.table.room import Room

from ..broadcast import ALIVE_EVENT, OPENING, STOPPING_EVENT, Broadcasts, Event
from ..given import MatchId, OfSeat, Remembered, ThePages, TheReader, TheRequest
from ..pages import Pages
from ..refused import Refused
from ..session import Session
from ..shown.parts import Reader

__all__ = ["HANDLERS", "last_heard", "open_stream", "renewals"]

NEWS_EVENT: Final = Event(b"event: news\ndata: {}\n\n")


@get("/m/{match_id:str}/events")
async def watch_events(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    after: FromQuery[int] = 0,
) -> Stream:
    """The stream of spectators."""
    room = await pages.rooms.room(match_id)
    return _stream(request, pages, session, room, None, reader, after)


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
    return _stream(request, pages, session, room, seat, reader, after)


def last_heard(request: TheRequest, after: int) -> int:
    """The version that a page shows: that of its last event, or else what its address says."""
    last = request.headers.get("last-event-id", "")
    return int(last) if last.isdecimal() and len(last) < 20 else after


UNBUFFERED: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""Headers of a stream, so that no server in between keeps its events back."""


def open_stream(
    request: TheRequest,
    content: AsyncGenerator[bytes],
    packed: bool = False,
    media_type: str = "text/event-stream",
    session: Session | None = None,
) -> Stream:
    """A stream of events; nothing more is sent to whom the administrator has shut out meanwhile.

    Args:
        request: who asks.
        content: what is sent.
        packed: whether that is zipped.
        media_type: of it.
        session: of the browser whose person is here as long as it is open; None: it is a program's.
    """
    headers = {**UNBUFFERED, **({"content-encoding": "gzip"} if packed else {})}
    if session is not None:
        content = _while_here(request, content, session)
    return Stream(_while_let_in(request, content), media_type=media_type, headers=headers)


async def renewals(
    pages: Pages, subject: str, version: Callable[[], Awaitable[str]], after: str, packed: bool
) -> AsyncGenerator[bytes]:
    """What a stream says to a page that is asked for again as a whole: that something is new, never what.

    Args:
        pages: the front pages.
        subject: under which the bells ring.
        version: what changes with all that the page shows.
        after: the version that it shows.
        packed: whether it can unpack gzip.
    """
    yield OPENING * packed + ALIVE_EVENT.bytes(packed)
    with pages.database.bells.hung() as bell:
        bell.hang([subject])
        rung = True
        while not pages.stopping.is_set():
            now = await version() if rung else after
            yield (NEWS_EVENT if now != after else ALIVE_EVENT).bytes(packed)
            after = now
            rung = await pages.rung(bell)
    yield STOPPING_EVENT.bytes(packed)


async def _while_here(
    request: TheRequest, content: AsyncGenerator[bytes], session: Session
) -> AsyncGenerator[bytes]:
    finding: Finding = request.app.state.finding
    with finding.here.page(session.owner, is_person=session.person is not None):
        async with aclosing(content):
            async for part in content:
                yield part


async def _while_let_in(request: TheRequest, content: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    keeping: Keeping = request.app.state.keeping
    host = request.client.host if request.client is not None else ""
    async with aclosing(content):
        async for part in content:
            if keeping.blocks.has(host):
                return
            yield part


def _stream(
    request: TheRequest, pages: Pages, session: Session, room: Room, seat: int | None, reader: Reader, after: int
) -> Stream:
    broadcasts: Broadcasts = request.app.state.broadcasts
    broadcast = broadcasts.of(room, seat, reader)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    return open_stream(request, broadcast.listen(last_heard(request, after), packed), packed, session=session)


HANDLERS = [watch_events, seat_events]
"""The routes of this module."""

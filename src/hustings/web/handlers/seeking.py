"""The lobby on the start page, and the page of who seeks somebody to play with."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect, Stream

import hustings
from hustings.club.club import Club
from hustings.club.finding.bells import of_seeker
from hustings.club.finding.finding import Finding
from hustings.club.finding.here import want_to_be_seen, wants_to_be_seen
from hustings.club.finding.seeking import BRIEFLY, LONG, Wish
from hustings.club.people import Person
from hustings.matches.people import clean_name
from hustings.matches.timecontrol import parse_pace

from ..board import Board
from ..broadcast import ALIVE_EVENT, OPENING, Event
from ..given import Remembered, Sent, TheFinding, ThePages, TheReader, TheRequest
from ..on_terms import for_others
from ..pages import Pages
from ..refused import Refused
from ..session import Session
from ..shown.catalogue import about
from ..shown.offers import pace_in_words
from ..shown.parts import Reader
from ..shown.sentences import sentences
from .entering import signed_in
from .front import installed
from .me import SECTIONS, Section
from .stream import open_stream

__all__ = ["HANDLERS"]

AGAIN: Final = 3.0
"""Seconds between two signs of life of a page that is open."""

FOUND: Final = Event(b"event: found\ndata: {}\n\n")
OVER: Final = Event(b"event: over\ndata: {}\n\n")


@get("/lobby/events")
async def lobby_events(
    request: TheRequest, finding: TheFinding, reader: TheReader, session: Remembered, after: FromQuery[str] = ""
) -> Stream:
    """What is new in the lobby."""
    board: Board = request.app.state.board
    packed = "gzip" in request.headers.get("accept-encoding", "")
    content = board.listen(reader.language, request.headers.get("last-event-id", after), packed)
    return open_stream(request, content, packed, session=session)


@get("/seek")
async def seek_page(
    request: TheRequest,
    pages: ThePages,
    finding: TheFinding,
    reader: TheReader,
    session: Remembered,
    game: FromQuery[str] = "",
) -> Response[Any]:
    """How the search stands: gone to the table when it has found somebody; asked for what, when there is none."""
    found = await finding.seeking.look(session.owner, LONG)
    words = sentences(None, reader.language)
    if found is None:
        drawn = filter(pages.renderer.draws, hustings.installed())
        games = [about(installed(pages, id), reader.language) for id in drawn]
        chosen = next((one for one in games if one.id == game), None)
        shelf = pages.rooms.shelf
        return pages.show(
            "seek.html",
            reader,
            words.text("seek-title"),
            page={"query": f"game={game}" if chosen else ""},
            of_games=[(one.id, one.title) for one in games],
            chosen=chosen,
            default_seats=len(shelf.new(chosen.id).seats(shelf.new(chosen.id).chosen({}))) if chosen else 0,
            name=session.name,
            **for_others(reader.language, session),
        )
    if found.match_id is not None:
        path = await _seat_at(pages, session, found.match_id)
        await finding.seeking.arrive(session.owner)
        return Redirect(path, status_code=303)
    sought = about(installed(pages, found.wish.game), reader.language)
    return pages.show(
        "seeking.html",
        reader,
        words.text("seeking-title"),
        game=sought,
        terms=[
            pace_in_words(found.wish.pace, reader.language),
            words.text("terms-rated" if found.wish.rated else "terms-not-rated"),
        ],
        seconds=round(found.seconds),
    )


async def _seat_at(pages: Pages, session: Session, match_id: str) -> str:
    """Where somebody sits at a match that was found for them."""
    room = await pages.rooms.room(match_id)
    held = (await session.all_held()).get(match_id, [])
    seats = [seat for token_hash in held for seat in room.seating.seats_held(token_hash)]
    return f"/m/{match_id}/s/{seats[0]}" if seats else f"/m/{match_id}"


@post("/seek")
async def seek(pages: ThePages, finding: TheFinding, session: Remembered, form: Sent) -> Redirect:
    """Begin to seek somebody."""
    game = installed(pages, form.text("game"))
    pace = str(parse_pace(form.text("pace", "")))
    side = form.text("side", "")
    if side not in ("", *game.seats(game.chosen({}))):
        raise Refused(422, "missing", what="side")
    name = clean_name(await session.name_at_table(form.text("name", session.name)))
    await session.rename(name)
    wish = Wish(game.id, pace, form.text("rated", "") == "yes", side)
    await finding.seeking.seek(session.owner, name, wish)
    return Redirect("/seek", status_code=303)


@post("/seek/stop")
async def stop(finding: TheFinding, session: Remembered, form: Sent) -> Redirect:
    """Seek no longer."""
    await finding.seeking.stop(session.owner)
    return Redirect("/", status_code=303)


@get("/seek/events")
async def seek_events(request: TheRequest, pages: ThePages, finding: TheFinding, session: Remembered) -> Stream:
    """Tells a page that somebody was found; as long as it listens, its person is looked for."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    return open_stream(request, _searching(pages, finding, session.owner, packed), packed, session=session)


async def _searching(pages: Pages, finding: Finding, owner: str, packed: bool) -> AsyncGenerator[bytes]:
    seeking = finding.seeking
    yield OPENING * packed + ALIVE_EVENT.bytes(packed)
    with finding.club.database.bells.hung() as bell:
        bell.hang([of_seeker(owner)])
        while not pages.stopping.is_set():
            found = await seeking.look(owner, BRIEFLY)
            if found is None or found.match_id is not None:
                yield (OVER if found is None else FOUND).bytes(packed)
                return
            yield ALIVE_EVENT.bytes(packed)
            await bell.wait(AGAIN)


async def _section(club: Club, person: Person, reader: Reader) -> Section:
    return Section("parts/me-seen.html", {"seen": await wants_to_be_seen(club.database, person.id)})


SECTIONS.append(_section)


@post("/me/seen")
async def be_seen(pages: ThePages, session: Remembered, form: Sent) -> Redirect:
    """Be named in the lobby while one is here, or not."""
    await want_to_be_seen(pages.database, signed_in(session).id, form.text("seen") == "yes")
    return Redirect("/me#seen", status_code=303)


HANDLERS = [lobby_events, seek_page, seek, stop, seek_events, be_seen]
"""The routes of this module."""

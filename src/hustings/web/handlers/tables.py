"""Tables for others: opened, the link that leads to their free seats, sitting down there."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import replace
from typing import Any, Final

import segno
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Stream
from markupsafe import Markup

from hustings.club.finding import invitations, tables
from hustings.club.finding.finding import Finding
from hustings.club.terms import Terms, terms_of
from hustings.matches.people import OPEN, PERSON, clean_name, hash_of, token_for
from hustings.matches.table.room import Room

from ..broadcast import ALIVE_EVENT, OPENING, Event
from ..given import MatchId, OfSeat, Remembered, Sent, TheFinding, ThePages, TheReader, TheRequest
from ..pages import Form, Pages
from ..previews import preview
from ..refused import Refused
from ..session import Session
from ..shown.catalogue import about
from ..shown.offers import terms_in_words
from ..shown.parts import Reader
from ..shown.sentences import sentences
from .stream import open_stream

__all__ = ["HANDLERS"]

AGAIN: Final = 10.0
"""Seconds between two signs of life of a page that waits for guests."""
FULL: Final = Event(b"event: found\ndata: {}\n\n")


# -- the link ----------------------------------------------------------------------------------------------------------


@get("/m/{match_id:str}/invite")
async def invite_page(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, match_id: MatchId
) -> Response[Any]:
    """The link to the free seats of a match, for who sits there."""
    room, seat = await _mine(pages, session, match_id)
    words = sentences(room.game, reader.language)
    open_now, token = await invitations.link_of(pages.database, match_id, lambda n: session.invitation_to(match_id, n))
    terms = await terms_of(pages.database, match_id)
    link = pages.url(request, f"/i/{token}") if token else ""
    return pages.show(
        "invite.html",
        reader,
        words.text("invite-title", game=words.text("game-title")),
        words=words,
        match_id=match_id,
        table=f"/m/{match_id}/s/{seat}",
        free=[words.text(f"seat-{room.match.seats[n]}") for n in _free(room)],
        link=link,
        code=_drawn(link) if link else Markup(""),
        elsewhere=open_now and not token,
        listed=terms is not None and terms.listed,
        waits=bool(_free(room)) and room.match.outcome is None,
    )


@post("/m/{match_id:str}/invite")
async def invite(
    pages: ThePages, reader: TheReader, session: Remembered, form: Sent, match_id: MatchId
) -> Redirect:
    """Close the link to a match, or make a new one."""
    await _mine(pages, session, match_id)
    if form.text("do") == "close":
        await invitations.close(pages.database, match_id)
    else:
        await invitations.invite(
            pages.database, match_id, lambda n: session.invitation_to(match_id, n), reader.language
        )
    return Redirect(f"/m/{match_id}/invite", status_code=303)


@get("/m/{match_id:str}/invite/events")
async def invite_events(request: TheRequest, pages: ThePages, session: Remembered, match_id: MatchId) -> Stream:
    """Tells the page with the link that all seats are taken."""
    room, _ = await _mine(pages, session, match_id)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    return open_stream(request, _waiting(pages, room, packed), packed, session=session)


async def _waiting(pages: Pages, room: Room, packed: bool) -> AsyncGenerator[bytes]:
    yield OPENING * packed + ALIVE_EVENT.bytes(packed)
    with pages.database.bells.hung() as bell:
        bell.hang([room.id])
        while not pages.stopping.is_set():
            if not _free(await pages.rooms.room(room.id)):
                yield FULL.bytes(packed)
                return
            yield ALIVE_EVENT.bytes(packed)
            await bell.wait(AGAIN)


async def _mine(pages: Pages, session: Session, match_id: str) -> tuple[Room, int]:
    """A match at which this browser has a seat, and the first of them.

    Raises:
        Refused: it has none.
    """
    room = await pages.rooms.room(match_id)
    mine = pages.seats(session, room)
    if not mine:
        raise Refused(403, "not-your-seat", link=f"/m/{match_id}")
    return room, mine[0]


def _free(room: Room) -> list[int]:
    return [] if room.match.outcome is not None else [n for n, seat in enumerate(room.seats) if seat.kind == OPEN]


def _drawn(link: str) -> Markup:
    """A link as a picture for cameras."""
    return Markup(segno.make(link, micro=False).svg_inline(scale=4, border=2, dark="#000", light="#fff", omitsize=True))


# -- sitting down ------------------------------------------------------------------------------------------------------


@get("/i/{token:str}")
async def invitation_page(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, token: FromPath[str]
) -> Response[Any]:
    """Who invites to what, and which seats are free."""
    found = await invitations.invitation(pages.database, token)
    if not request.cookies and not request.headers.get("accept-language"):  # a program that looks for a preview
        reader = replace(reader, language=found.language)
    return await _joining(request, pages, reader, session, found.match_id, f"/i/{token}")


@get("/m/{match_id:str}/join")
async def join_page(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, match_id: MatchId
) -> Response[Any]:
    """The same for a table in the lobby."""
    await pages.rooms.room(match_id)
    async with pages.database.reading() as connection:
        await invitations.admit(connection, match_id, "")
    return await _joining(request, pages, reader, session, match_id, f"/m/{match_id}/join")


@get("/m/{match_id:str}/join/{seat:int}")
async def seat_page(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, match_id: MatchId, seat: OfSeat
) -> Response[Any]:
    """The same for one seat, as programs that open matches give it to people."""
    room = await pages.rooms.room(match_id)
    if not 0 <= seat < len(room.seats):
        raise Refused(404, "no-seat", link=f"/m/{match_id}")
    if seat in pages.seats(session, room):
        return Redirect(f"/m/{match_id}/s/{seat}", status_code=303)
    held = hash_of(token_for(pages.rooms.store.key, session.who, match_id, seat))
    if held == room.seats[seat].token_hash:  # taken by this browser, which was not told
        await session.remember(match_id, held)
        return Redirect(f"/m/{match_id}/s/{seat}", status_code=303)
    if room.seats[seat].kind != OPEN:
        raise Refused(409, "seat-taken", link=f"/m/{match_id}")
    async with pages.database.reading() as connection:
        await invitations.admit(connection, match_id, "")
    return await _joining(request, pages, reader, session, match_id, f"/m/{match_id}/join/{seat}", seat)


async def _joining(
    request: TheRequest,
    pages: Pages,
    reader: Reader,
    session: Session,
    match_id: str,
    action: str,
    only: int | None = None,
) -> Response[Any]:
    """Ask where to sit down, or go to the table where that is done already.

    Args:
        request: what is answered.
        pages: the front pages.
        reader: who reads.
        session: of whose browser.
        match_id: the match.
        action: where the form goes.
        only: the one seat that can be taken; None: all that are free.
    """
    room = await pages.rooms.room(match_id)
    held = (await session.all_held()).get(match_id, [])
    mine = [seat for token_hash in held for seat in room.seating.seats_held(token_hash)]
    if mine and only is None:
        return Redirect(f"/m/{match_id}/s/{mine[0]}", status_code=303)
    free = _free(room) if only is None else [only]
    if not free:
        raise Refused(409, "no-free-seat", link=f"/m/{match_id}")
    words = sentences(room.game, reader.language)
    host = next((seat.called for seat in room.seats if seat.kind == PERSON and seat.name), words.text("nameless"))
    title = words.text("join-title", name=host, game=words.text("game-title"))
    terms = await terms_of(pages.database, match_id) or Terms()
    played = terms_in_words(room.game, words, room.match.header.options, terms)
    told = about(room.game, reader.language)
    return pages.show(
        "join.html",
        reader,
        title,
        words=words,
        game=told,
        action=action,
        seats=[(n, next(seat for seat in told.seats if seat.id == room.match.seats[n])) for n in free],
        players=[
            (words.text(f"seat-{id}"), pages.player(words, state.kind, state.level, state.called).name)
            for id, state in zip(room.match.seats, room.seats, strict=True)
            if state.kind != OPEN
        ],
        terms=played,
        note=terms.note,
        own_values=room.match.header.printed != pages.rooms.shelf.new(room.game.id).printed_data,
        name=session.name,
        lasting=session.person is not None,
        watch=f"/m/{match_id}",
        preview=replace(
            preview(pages, request, room, words),
            title=title,
            about=words.text("preview-about", terms=words.text("pulse-between").join(played)),
        ),
    )


@post("/i/{token:str}")
async def accept(
    pages: ThePages, finding: TheFinding, session: Remembered, form: Sent, token: FromPath[str]
) -> Redirect:
    """Sit down where somebody has invited to."""
    found = await invitations.invitation(pages.database, token)
    return await _sit(finding, session, form, found.match_id, form.number("seat"), token)


@post("/m/{match_id:str}/join")
async def join(finding: TheFinding, session: Remembered, form: Sent, match_id: MatchId) -> Redirect:
    """Sit down at a table in the lobby."""
    return await _sit(finding, session, form, match_id, form.number("seat"))


@post("/m/{match_id:str}/join/{seat:int}")
async def join_seat(finding: TheFinding, session: Remembered, form: Sent, match_id: MatchId, seat: OfSeat) -> Redirect:
    """Sit down at an open seat."""
    return await _sit(finding, session, form, match_id, seat)


async def _sit(
    finding: Finding, session: Session, form: Form, match_id: str, seat: int, token: str = ""
) -> Redirect:
    name = await session.name_at_table(form.text("name", session.name))
    opened = await tables.sit(finding.club, match_id, seat, name, session.owner, session.who, token)
    await session.remember(match_id, hash_of(opened), clean_name(name))
    return Redirect(f"/m/{match_id}/s/{seat}", status_code=303)


HANDLERS = [
    invite_page,
    invite,
    invite_events,
    invitation_page,
    join_page,
    seat_page,
    accept,
    join,
    join_seat,
]
"""The routes of this module."""

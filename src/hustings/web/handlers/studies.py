"""What a match teaches once it is over: asked for by who has played it, shown to everybody."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect, Stream

from hustings.database.bells import of_study
from hustings.matches.table.room import Room
from hustings.study.judging import DEPTH
from hustings.study.kept import ask, kept, progress

from ..given import MatchId, Remembered, Sent, ThePages, TheReader, TheRequest
from ..pages import Pages
from ..previews import preview
from ..refused import Refused
from ..session import Session
from ..shown.sentences import sentences
from ..shown.studied import studied
from .stream import open_stream, renewals

__all__ = ["HANDLERS"]

DEPTHS: Final = (DEPTH, 5 * DEPTH, 25 * DEPTH)
"""Iterations of the search for a decision that are offered."""


async def _over(pages: Pages, match_id: str) -> Room:
    """A match that can be studied.

    Raises:
        Refused: when it goes on.
    """
    room = await pages.rooms.room(match_id)
    if room.match.outcome is None:
        raise Refused(403, "only-after-end", link=f"/m/{room.id}")
    return room


def _has_played(pages: Pages, session: Session, room: Room) -> bool:
    return bool(pages.seats(session, room))


@get("/m/{match_id:str}/study")
async def study_page(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, match_id: MatchId
) -> Response[Any]:
    """The study as far as it has come."""
    room = await _over(pages, match_id)
    found = await kept(pages.database, room.id)
    words = sentences(room.game, reader.language)
    known = None if found is None else found.study
    shown = None
    if known is not None:
        shown = await pages.aside(lambda: studied(room.match, room.id, known, words), "films")
    return pages.show(
        "study.html",
        reader,
        f"{words.text('game-title')} – {words.text('study')}",
        page={"styles": [*pages.renderer.styles(room.game.id), "contest.css", "study.css"]},
        words=words,
        preview=preview(pages, request, room, words),
        path=f"/m/{room.id}/study",
        table=f"/m/{room.id}",
        game=room.game.id,
        version="" if found is None else found.version,
        found=found,
        known=known,
        shown=shown,
        depths=[depth for depth in DEPTHS if found is None or found.trouble or depth > found.depth],
        played=_has_played(pages, session, room),
    )


@post("/m/{match_id:str}/study")
async def ask_for_study(pages: ThePages, session: Remembered, form: Sent, match_id: MatchId) -> Redirect:
    """Have the match studied, or more deeply than before."""
    room = await _over(pages, match_id)
    if not _has_played(pages, session, room):
        raise Refused(403, "not-your-seat", link=f"/m/{room.id}/study")
    depth = form.number("depth")
    if depth not in DEPTHS:
        raise Refused(422, "missing", what="depth")
    await ask(pages.database, room.id, depth)
    return Redirect(f"/m/{room.id}/study", status_code=303)


@get("/m/{match_id:str}/study/events")
async def study_events(
    request: TheRequest, pages: ThePages, session: Remembered, match_id: MatchId, after: FromQuery[str] = ""
) -> Stream:
    """Tells a page of a study that it should be asked for again."""
    room = await _over(pages, match_id)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    told = renewals(pages, of_study(room.id), partial(progress, pages.database, room.id), after, packed)
    return open_stream(request, told, packed, session=session)


HANDLERS = [study_page, ask_for_study, study_events]
"""The routes of this module."""

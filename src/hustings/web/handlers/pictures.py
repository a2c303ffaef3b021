"""Pictures of a match for who stands outside: its table at a moment as everybody saw it, and how it has ended.

``/m/MATCH/picture/MOMENT.LANGUAGE.KIND``: the moment by its number among those that spectators saw, which is its name
in a replay, or ``end``; ``svg`` or ``png``. Who may open the match's public page may ask, and is told no more.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from hustings.matches.table.room import Room
from hustings.words.sentences import LANGUAGES

from ..given import MatchId, ThePages, TheRequest
from ..pages import Pages
from ..pictures.drawing import drawn_end, drawn_table
from ..pictures.kept import NoPicture
from ..refused import Refused

__all__ = ["HANDLERS"]

NAME: Final = re.compile(rf"(end|\d{{1,6}})\.({'|'.join(LANGUAGES)})\.(svg|png)")
KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
LASTING: Final = "public, max-age=86400"
"""What a moment shows never changes; after a day it is asked whether the match is still there."""
AGAIN: Final = 10
"""Seconds after which somebody who was told that it is too much may come again."""


@get("/m/{match_id:str}/picture/{name:str}")
async def picture(request: TheRequest, pages: ThePages, match_id: MatchId, name: FromPath[str]) -> Response[bytes]:
    """A picture of a match."""
    room = await pages.rooms.room(match_id)
    said = NAME.fullmatch(name)
    if said is None:
        raise Refused(404, "no-picture", link=f"/m/{room.id}")
    what, language, kind = said.groups()
    draw = partial(drawn_end, pages.renderer, room.match, language) if what == "end" else None
    if what == "end" and room.match.outcome is None:
        raise Refused(403, "only-after-end", link=f"/m/{room.id}")
    draw = draw or _moment(pages, room, int(what), language)
    make = pages.pictures.svg if kind == "svg" else pages.pictures.png
    try:
        made = await make((room.id, str(int(what)) if what != "end" else what, language), draw)
    except NoPicture:
        raise Refused(503, "picture-later", link=f"/m/{room.id}", retry=AGAIN) from None
    headers = {"cache-control": LASTING, "etag": made.tag, "cross-origin-resource-policy": "cross-origin"}
    if _has(request, made.tag):
        return Response(b"", status_code=304, headers=headers, media_type=KINDS[kind])
    return Response(made.data, headers=headers, media_type=KINDS[kind])


def _moment(pages: Pages, room: Room, number: int, language: str) -> Any:
    """What draws a moment, by its number among those that spectators saw."""
    moments = room.match.history.moments_of(None)
    if number >= len(moments) or not pages.renderer.pictures(room.game.id):
        raise Refused(404, "no-moment", link=f"/m/{room.id}/replay?eyes=spectator")
    return partial(drawn_table, pages.renderer, room.match, moments[number].position, language)


def _has(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether who asks has this picture already."""
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return tag in known or known == ["*"]


HANDLERS = [picture]
"""The routes of this module."""

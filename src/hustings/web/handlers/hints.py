"""A hint at a table where that was agreed: an answer to who asks, and nothing that anybody else could see."""

from __future__ import annotations

from litestar import MediaType, post

from hustings.matches.table.plays import STALE, Answer

from ..given import AtSeat, Sent
from ..pages import asks_for_json
from ..shown.drawn import Drawn
from ..shown.hints import hints_in

__all__ = ["HANDLERS"]


@post("/m/{match_id:str}/s/{seat:int}/hint", status_code=200)
async def hint(sitting: AtSeat, form: Sent) -> Drawn:
    """The best answers to the question of a seat, on its page; a script gets the parts of it."""
    room, seat, turn = sitting.room, sitting.seat, form.number("turn")
    found = await room.hinting.ask(seat, turn)
    if found is None:
        sitting.in_time(Answer(STALE, room.match.turns[seat]))
    pages, scene = sitting.pages, sitting.scene
    scene.hints = hints_in(scene.words, room.match.seen_by(seat), seat, found or [])
    if not asks_for_json(sitting.request):
        return pages.show_table(scene)
    return Drawn(pages.aside, lambda: {**pages.news(scene), "here": scene.path}, MediaType.JSON)


HANDLERS = [hint]
"""The routes of this module."""

"""Play on from here: any moment of a match that is over becomes the beginning of another one."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from hustings.matches.beginning import Beginning
from hustings.matches.table.room import Room
from hustings.play.records import Moment

from ..given import MatchId, Remembered, Sent, TheFinding, ThePages, TheReader
from ..opening import open_as
from ..pages import Pages
from ..refused import Refused
from ..shown.catalogue import about
from ..shown.film import ALL, Film, moment_of
from ..shown.sentences import sentences
from .replays import label_of

__all__ = ["HANDLERS"]


async def _moment(pages: Pages, match_id: str, name: str) -> tuple[Room, int, Moment]:
    """The moment of this name of a match that is over, at which something was left to be played.

    Raises:
        Refused: when the match goes on, or has no such moment.
    """
    room = await pages.rooms.room(match_id)
    match = room.match
    if match.outcome is None:
        raise Refused(403, "only-after-end", link=f"/m/{room.id}")
    number = await pages.aside(lambda: moment_of(match, name), "films")
    if number is None or match.history.moments[number].position.outcome is not None:
        raise Refused(404, "no-moment", link=f"/m/{room.id}/replay?at=0&eyes={ALL}")
    return room, number, match.history.moments[number]


@get("/m/{match_id:str}/on")
async def onward_page(
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    at: FromQuery[str] = "",
    side: FromQuery[str] = "",
    knows: FromQuery[str] = "",
) -> Response[Any]:
    """Ask how a match is to be played on from a moment."""
    room, _, moment = await _moment(pages, match_id, at)
    match, words = room.match, sentences(room.game, reader.language)
    mine = [match.seats[seat] for seat in pages.seats(session, room)]
    asked = [match.seats[seat] for seat in moment.position.to_act]

    def told() -> str:
        film = Film(match, None, ALL)
        return label_of(words, film, film.chapters(words), film.at(at))

    game = about(room.game, reader.language)
    return pages.show(
        "play-on.html",
        reader,
        words.text("play-on-title", game=game.title),
        words=words,
        page={"styles": pages.renderer.styles(room.game.id)},
        game=game,
        seats=[seat for seat in game.seats if seat.id in match.seats],
        at=at,
        moment=await pages.aside(told, "films"),
        path=f"/m/{room.id}/on",
        back=f"/m/{room.id}/replay?at={at}&eyes={ALL}",
        side=next((seat for seat in (side, *mine, *asked) if seat in match.seats), match.seats[0]),
        knows=knows,
        name=session.name,
    )


@post("/m/{match_id:str}/on")
async def play_on(
    pages: ThePages, finding: TheFinding, reader: TheReader, session: Remembered, form: Sent, match_id: MatchId
) -> Redirect:
    """Open a match that begins at the moment, as the form says, and go to its table."""
    room, number, _ = await _moment(pages, match_id, form.text("at"))
    match, knows = room.match, form.text("knows", "")
    if knows and knows not in match.seats:
        raise Refused(422, "missing", what="knows")
    beginning = Beginning(match, number, match.seats.index(knows) if knows else None)
    return await open_as(pages, finding, reader, session, form, room.game, match.header.options, beginning=beginning)


HANDLERS = [onward_page, play_on]
"""The routes of this module."""

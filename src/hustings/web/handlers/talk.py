"""Table talk on the web: saying something, and all that a seat or the spectators have heard."""

from __future__ import annotations

from litestar import get, post

from hustings.club.people import persons_at
from hustings.club.people.ties import BLOCK, are_tied
from hustings.matches.table.room import Room

from ..given import AtSeat, MatchId, Sent, ThePages, TheReader, TheRequest
from ..pages import Pages
from ..refused import Refused
from ..shown.scene import Scene
from ..shown.spoken import TalkPanel, is_without_curtain, spoken
from ..sitting import Sitting
from .seats import Page, done

__all__ = ["HANDLERS", "say"]


async def say(sitting: Sitting, text: str, to: str, after: int | None) -> None:
    """Say something at a seat.

    Args:
        sitting: who speaks.
        text: what.
        to: name of the seat to whisper to; empty: everybody hears it.
        after: how many lines the seat had said before.

    Raises:
        Refused: when there is no such seat.
    """
    seats = sitting.room.match.seats
    if to and to not in seats:
        raise Refused(404, "no-seat", link=sitting.scene.path)
    await _may_talk(sitting, seats.index(to) if to else None)
    await sitting.room.talk.say(sitting.seat, text, seats.index(to) if to else None, after)


async def _may_talk(sitting: Sitting, to: int | None) -> None:
    """Let nobody talk whom the administrator has silenced, or whom the one who would hear it has blocked.

    Raises:
        Refused: when it is so; of a block nobody is told.
    """
    at = await persons_at(sitting.pages.database, sitting.room.id)
    me = at.get(sitting.seat)
    if me is None:
        return
    link = sitting.scene.path
    if me.silent_until is not None and me.silent_until > sitting.pages.rooms.clock():
        raise Refused(403, "silenced", link=link)
    heard = sitting.room.talk.listeners(sitting.seat) if to is None else (to,)
    if len(heard) == 1 and heard[0] in at and BLOCK in await are_tied(sitting.pages.database, at[heard[0]].id, me.id):
        raise Refused(403, "talk-blocked", link=link)


@post("/m/{match_id:str}/s/{seat:int}/talk")
async def talk(sitting: AtSeat, form: Sent) -> Page:
    """Say something to everybody, or whisper it."""
    await say(sitting, form.text("text", ""), form.text("to", ""), form.number("after"))
    return await done(sitting, waits=False)


@get("/m/{match_id:str}/talk")
async def heard_by_all(request: TheRequest, pages: ThePages, reader: TheReader, match_id: MatchId) -> Page:
    """All that was said to everybody."""
    room = await pages.rooms.room(match_id)
    return _all(pages, room, pages.scene(request, room, None, reader))


@get("/m/{match_id:str}/s/{seat:int}/talk")
async def heard_at_seat(sitting: AtSeat) -> Page:
    """All that a seat has heard; when a match on a shared device is over, behind a curtain of its own."""
    scene = sitting.scene
    if not is_without_curtain(sitting.room):
        return _all(sitting.pages, sitting.room, scene)
    text = scene.words.text
    return sitting.pages.show(
        "question.html",
        sitting.reader,
        text("talk-only-for", side=scene.seat_inside(sitting.seat)),
        paragraphs=[text("talk-curtain")],
        action=f"{scene.path}/talk/open",
        button=text("curtain-open"),
        ask_name=False,
        back=scene.path,
        back_label=text("talk-back"),
    )


@post("/m/{match_id:str}/s/{seat:int}/talk/open", status_code=200)
async def open_talk(sitting: AtSeat, form: Sent) -> Page:
    """All that a seat has heard, on a shared device after the end."""
    return _all(sitting.pages, sitting.room, sitting.scene)


def _all(pages: Pages, room: Room, scene: Scene) -> Page:
    lines = spoken(room, scene.seat, scene.players, scene.words)
    title = scene.words.text("tab-talk-long")
    panel = TalkPanel(lines, len(lines))
    seat = "" if scene.seat is None or is_without_curtain(room) else f"seat={scene.seat}&"
    report = f"/m/{room.id}/report?{seat}"
    return pages.show("talk.html", scene.reader, title, words=scene.words, talk=panel, path=scene.path, report=report)


HANDLERS = [talk, heard_by_all, heard_at_seat, open_talk]
"""The routes of this module."""

"""A seat's own pages: its table, and everything that its person can do there."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.response import Redirect
from markupsafe import Markup

from ..kernel.actions import UnknownAction
from ..kernel.message import IllegalAction
from .desk import MOVING, Desk, Form, asks_for_json
from .people import COMPUTER, HOTSEAT
from .present import Reader, Scene, frames
from .refused import Refused
from .room import STALE, Answer, Room
from .session import Session

__all__ = ["HANDLERS"]

Page = Response[Any]


@get("/m/{match_id:str}")
async def watch(request: Request[Any, Any, Any], desk: Desk, reader: Reader, match_id: str) -> Page:
    """The table as spectators see it."""
    room = await desk.hall.room(match_id)
    return desk.show_table(desk.scene(request, room, None, reader))


@get("/m/{match_id:str}/s/{seat:int}")
async def table(
    request: Request[Any, Any, Any], desk: Desk, reader: Reader, session: Session, match_id: str, seat: int
) -> Page:
    """The table as a seat sees it; on a shared device behind its curtain until that is opened."""
    room = await desk.seat(session, match_id, seat)
    await room.touch(seat)
    shown = behind_curtain(room, session, seat)
    if shown is not None and shown != seat:
        return Redirect(f"/m/{match_id}/s/{shown}", status_code=303)
    scene = desk.scene(request, room, seat, reader)
    return desk.show_curtain(scene) if shown == seat else desk.show_table(scene)


def behind_curtain(room: Room, session: Session, seat: int) -> int | None:
    """The seat that has to open its curtain first, on a device that is shared; None: the table can be shown."""
    match = room.match
    if room.mode != HOTSEAT or match.outcome is not None:
        return None
    opened = session.open.get(room.id)
    if opened is not None and (match.can_undo(opened) or opened in match.seen_by(opened).to_act):
        return None if seat == opened else opened
    persons = [number for number in match.position.to_act if room.seats[number].kind != COMPUTER]
    if persons:
        return persons[0]
    return None if seat == opened else seat


@get("/m/{match_id:str}/parts")
async def watch_parts(request: Request[Any, Any, Any], desk: Desk, reader: Reader, match_id: str) -> dict[str, Any]:
    """The fragments of a spectator's table as they are now."""
    return desk.news(desk.scene(request, await desk.hall.room(match_id), None, reader))


@get("/m/{match_id:str}/s/{seat:int}/parts")
async def parts(at: Sitting, session: Session) -> dict[str, Any]:
    """The fragments of the table as they are now, for a page without a stream."""
    shown = behind_curtain(at.room, session, at.seat)
    return at.desk.news(at.scene) if shown is None else {"go": f"/m/{at.room.id}/s/{shown}"}


@get("/m/{match_id:str}/frames")
async def watch_frames(
    request: Request[Any, Any, Any], desk: Desk, reader: Reader, match_id: str, moment: int
) -> dict[str, Any]:
    """A turn step by step, as spectators saw it."""
    return _again(desk, desk.scene(request, await desk.hall.room(match_id), None, reader), moment)


@get("/m/{match_id:str}/s/{seat:int}/frames")
async def seat_frames(at: Sitting, session: Session, moment: int) -> dict[str, Any]:
    """A turn step by step, as this seat saw it."""
    shown = behind_curtain(at.room, session, at.seat)
    return _again(at.desk, at.scene, moment) if shown is None else {"go": f"/m/{at.room.id}/s/{shown}"}


def _again(desk: Desk, scene: Scene, moment: int) -> dict[str, Any]:
    if not 1 <= moment < len(scene.match.moments):
        raise Refused(404, "no-moment", link=scene.path)
    steps = [*frames(scene, moment - 1)[-1:], *frames(scene, moment)]
    now = desk.news(scene)["parts"]
    return {"frames": desk.draw(scene, steps), "parts": {name: now[name] for name in MOVING}}


@post("/m/{match_id:str}/s/{seat:int}/open")
async def open_curtain(desk: Desk, session: Session, form: Form, match_id: str, seat: int) -> Redirect:
    """Open the curtain in front of a hand."""
    room = await desk.seat(session, match_id, seat)
    if behind_curtain(room, session, seat) == seat:
        session.lift_curtain(match_id, seat)
    return Redirect(f"/m/{match_id}/s/{seat}", status_code=303)


# -- playing -------------------------------------------------------------------------------------------------------------


class Sitting:
    """A seat at a match, while one request of its person is answered."""

    def __init__(self, desk: Desk, request: Request[Any, Any, Any], reader: Reader, room: Room, seat: int) -> None:
        self.desk = desk
        self.request = request
        self.reader = reader
        self.room = room
        self.seat = seat

    @property
    def scene(self) -> Scene:
        """The match as the seat sees it now."""
        return self.desk.scene(self.request, self.room, self.seat, self.reader)

    async def answered(self, answer: Answer) -> Page:
        """The answer to a request that was carried out, or came too late."""
        if answer.kind == STALE:
            raise Refused(409, "stale", link=self.scene.path, scene=self.scene)
        return await self.done()

    async def done(self, go: str = "") -> Page:
        """The table after something was done, or another page."""
        if asks_for_json(self.request):
            if self.room.mode == HOTSEAT:
                go = go or self.scene.path
            return Response({"version": self.room.version(self.seat), "go": go}, media_type=MediaType.JSON)
        if not go:
            await self.desk.settled(self.room, self.seat)
        return Redirect(go or self.scene.path, status_code=303)

    def refused(self, error: IllegalAction) -> Refused:
        """A refusal in the words of the game."""
        scene = self.scene
        return Refused(422, "refused", scene.refusal(error.reason), link=scene.path, scene=scene)


async def sitting(
    request: Request[Any, Any, Any], desk: Desk, reader: Reader, session: Session, match_id: str, seat: int
) -> Sitting:
    """The seat that a request is about, when this browser holds it."""
    room = await desk.seat(session, match_id, seat)
    await room.touch(seat)
    return Sitting(desk, request, reader, room, seat)


@post("/m/{match_id:str}/s/{seat:int}/act")
async def act(at: Sitting, form: Form) -> Page:
    """Carry an action out."""
    text = form.text("action")
    try:
        return await at.answered(await at.room.act(at.seat, form.number("turn"), text))
    except IllegalAction as error:
        raise at.refused(error) from error
    except UnknownAction:
        raise Refused(422, "unparsable", link=at.scene.path, scene=at.scene, text=text[:80]) from None


@post("/m/{match_id:str}/s/{seat:int}/undo")
async def undo(at: Sitting, form: Form) -> Page:
    """Take the last action back that nobody has seen."""
    try:
        return await at.answered(await at.room.undo(at.seat, form.number("turn")))
    except IllegalAction as error:
        raise at.refused(error) from error


@post("/m/{match_id:str}/s/{seat:int}/confirm")
async def confirm(at: Sitting, form: Form) -> Page:
    """Confirm a finished turn."""
    try:
        return await at.answered(await at.room.confirm(at.seat, form.number("turn")))
    except IllegalAction as error:
        raise at.refused(error) from error


@post("/m/{match_id:str}/s/{seat:int}/takeback")
async def ask_takeback(at: Sitting, form: Form) -> Page:
    """Ask the others to let the last turn be taken back."""
    try:
        return await at.answered(await at.room.ask_takeback(at.seat))
    except IllegalAction as error:
        raise at.refused(error) from error


@post("/m/{match_id:str}/s/{seat:int}/takeback/answer")
async def answer_takeback(at: Sitting, form: Form) -> Page:
    """Grant or refuse a takeback, or withdraw one's own request."""
    try:
        return await at.answered(await at.room.answer_takeback(at.seat, form.text("answer") == "yes"))
    except IllegalAction as error:
        raise at.refused(error) from error


@post("/m/{match_id:str}/s/{seat:int}/resign")
async def resign(at: Sitting, form: Form) -> Page:
    """Give the match up."""
    try:
        return await at.answered(await at.room.resign(at.seat))
    except IllegalAction as error:
        raise at.refused(error) from error


@post("/m/{match_id:str}/s/{seat:int}/computer")
async def leave_to_computer(at: Sitting, form: Form) -> Page:
    """Let the computer play on for this seat."""
    await at.room.leave_to_computer(at.seat, form.text("level", "heuristic"))
    return await at.done(at.scene.path)


@post("/m/{match_id:str}/s/{seat:int}/return")
async def take_back_seat(at: Sitting, form: Form) -> Page:
    """Play on oneself."""
    await at.room.take_back_seat(at.seat)
    return await at.done()


@post("/m/{match_id:str}/s/{seat:int}/claim")
async def claim(at: Sitting, form: Form) -> Page:
    """Let the computer play for those who have walked away."""
    await at.room.claim(at.seat)
    return await at.done()


@post("/m/{match_id:str}/s/{seat:int}/rematch")
async def rematch(at: Sitting, form: Form, session: Session) -> Page:
    """Open the next match, or go to it."""
    created = await at.room.rematch()
    token = next(token for token in session.tokens(at.room.id) if at.seat in at.room.seats_of(token))
    session.remember(created.match_id, token)
    following = await at.desk.hall.room(created.match_id)
    return await at.done(f"/m/{created.match_id}/s/{following.seats_of(token)[0]}")


# -- asking --------------------------------------------------------------------------------------------------------------


@get("/m/{match_id:str}/s/{seat:int}/why")
async def why(at: Sitting, on: str) -> Page:
    """Why nothing, or not everything, can be done with a drawn object now."""
    if on not in at.room.game.actions.by_object or not on:
        raise Refused(404, "nothing-there", link=at.scene.path, what=on[:80])
    scene = at.scene
    reasons = scene.why_not(on)
    words = scene.words.text
    said = Markup("<br>").join(
        reason if len(reasons) == 1 else Markup(words("not-possible-named", action=label, reason="{}")).format(reason)
        for label, reason in reasons
    ) or Markup.escape(words("nothing-there"))
    if asks_for_json(at.request):
        found = [{"action": label, "html": reason} for label, reason in reasons]
        return Response({"reasons": found, "html": said, "text": said.striptags()}, media_type=MediaType.JSON)
    return at.desk.show_table(scene, said)


@get("/m/{match_id:str}/s/{seat:int}/resign")
async def resign_page(at: Sitting) -> Page:
    """Ask before a match is given up."""
    return _ask(at, "resign")


@get("/m/{match_id:str}/s/{seat:int}/computer")
async def computer_page(at: Sitting) -> Page:
    """Ask before the computer takes over."""
    return _ask(at, "computer")


def _ask(at: Sitting, what: str) -> Page:
    words, path = at.scene.words, at.scene.path
    return at.desk.show(
        "question.html",
        at.reader,
        words.text(f"{what}-title"),
        paragraphs=[words.text(f"{what}-about")],
        action=f"{path}/{what}",
        button=words.text(f"{what}-button"),
        ask_name=False,
        back=path,
        back_label=words.text("keep-playing"),
    )


@get("/m/{match_id:str}/s/{seat:int}/settings")
async def settings_page(at: Sitting, saved: bool = False) -> Page:
    """How this seat is played."""
    scene = at.scene
    title = scene.words.text("settings-for", side=scene.seat_name(at.seat))
    return at.desk.show(
        "settings.html", at.reader, title, seat=at.room.seats[at.seat], path=scene.path, saved=saved
    )


@post("/m/{match_id:str}/s/{seat:int}/settings")
async def save_settings(at: Sitting, form: Form) -> Page:
    """Change how this seat is played."""
    await at.room.set(
        at.seat, confirm=form.text("confirm", "") == "yes", auto_pass=form.text("auto_pass", "") == "yes"
    )
    return await at.done(f"{at.scene.path}/settings?saved=true")


HANDLERS = [
    watch,
    table,
    watch_parts,
    parts,
    watch_frames,
    seat_frames,
    open_curtain,
    act,
    undo,
    confirm,
    ask_takeback,
    answer_takeback,
    resign,
    leave_to_computer,
    take_back_seat,
    claim,
    rematch,
    why,
    resign_page,
    computer_page,
    settings_page,
    save_settings,
]
"""The routes of this module."""

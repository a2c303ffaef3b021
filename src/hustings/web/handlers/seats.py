"""A seat's own pages: its table, and everything that its person can do there."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from hustings.matches.people import COMPUTER
from hustings.matches.table.room import Room

from ..given import AtSeat, MatchId, OfSeat, Remembered, Sent, ThePages, TheReader, TheRequest
from ..pages import MOVING, Form, Pages, asks_for_json
from ..previews import preview
from ..refused import Elsewhere, Refused
from ..session import Session
from ..shown.present import frames
from ..shown.scene import Scene
from ..sitting import Sitting

__all__ = ["HANDLERS"]

Page = Response[Any]

LONGEST_AGAIN: Final = 40
"""So many moments are shown again in one go after the first."""


@get("/m/{match_id:str}")
async def watch(request: TheRequest, pages: ThePages, reader: TheReader, match_id: MatchId) -> Page:
    """The table as spectators see it."""
    room = await pages.rooms.room(match_id)
    await pages.learn(room)
    scene = pages.scene(request, room, None, reader)
    return pages.show_table(scene, preview=preview(pages, request, room, scene.words))


@get("/m/{match_id:str}/s/{seat:int}")
async def table(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    seat: OfSeat,
    to: FromQuery[str] = "",
    gives: FromQuery[str] = "",
    wants: FromQuery[str] = "",
) -> Page:
    """The table as a seat sees it; on a shared device behind its curtain until that is opened.

    What is laid before others is filled in from the address: to whom, what is given and what is wanted for it.
    """
    room = await pages.seat(session, match_id, seat)
    room.presence.touch(seat)
    await pages.learn(room)
    shown = behind_curtain(room, session, seat)
    if shown is not None and shown != seat:
        return Redirect(f"/m/{match_id}/s/{shown}", status_code=303)
    scene = pages.scene(request, room, seat, reader)
    drafted = {"to": to, "gives": gives, "wants": wants} if to else {}
    return pages.show_curtain(scene) if shown == seat else pages.show_table(scene, drafted=drafted)


def behind_curtain(room: Room, session: Session, seat: int) -> int | None:
    """The seat that has to open its curtain first, on a device that is shared; None: the table can be shown."""
    match = room.match
    if not room.seating.shared or match.outcome is not None:
        return None
    opened = session.opened(room.id)
    if seat in match.position.may_act and room.seats[seat].kind != COMPUTER:
        return None if seat == opened else seat
    if opened is not None and (match.can_undo(opened) or opened in match.seen_by(opened).to_act):
        return None if seat == opened else opened
    persons = [number for number in match.position.to_act if room.seats[number].kind != COMPUTER]
    if persons:
        return persons[0]
    return None if seat == opened else seat


@get("/m/{match_id:str}/parts")
async def watch_parts(request: TheRequest, pages: ThePages, reader: TheReader, match_id: MatchId) -> dict[str, Any]:
    """The fragments of a spectator's table as they are now."""
    scene = pages.scene(request, await pages.rooms.room(match_id), None, reader)
    return await pages.aside(lambda: pages.news(scene))


@get("/m/{match_id:str}/s/{seat:int}/parts")
async def parts(sitting: AtSeat) -> dict[str, Any]:
    """The fragments of the table as they are now, for a page without a stream."""
    pages, scene = sitting.pages, sitting.scene
    return await pages.aside(lambda: pages.news(scene))


@get("/m/{match_id:str}/s/{seat:int}/call")
async def call(sitting: AtSeat) -> dict[str, Any]:
    """Whether this seat is asked, and how much else waits for it; for a tab that is hidden."""
    scene = sitting.scene
    return {"turn": scene.question()[0] in ("play", "confirm"), "calls": scene.calls()}


@get("/m/{match_id:str}/frames")
async def watch_frames(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    match_id: MatchId,
    moment: FromQuery[int],
    last: FromQuery[int] = 0,
) -> dict[str, Any]:
    """A turn step by step, or several to a last one, as spectators saw it."""
    return await _again(pages, pages.scene(request, await pages.rooms.room(match_id), None, reader), moment, last)


@get("/m/{match_id:str}/s/{seat:int}/frames")
async def seat_frames(sitting: AtSeat, moment: FromQuery[int], last: FromQuery[int] = 0) -> dict[str, Any]:
    """A turn step by step, or several to a last one, as this seat saw it."""
    return await _again(sitting.pages, sitting.scene, moment, last)


async def _again(pages: Pages, scene: Scene, moment: int, last: int) -> dict[str, Any]:
    moments = scene.match.history.moments_of(scene.seat)
    if not 1 <= moment < len(moments):
        raise Refused(404, "no-moment", link=scene.path)
    again = moments[moment : max(moment, min(last, moment + LONGEST_AGAIN)) + 1]

    def draw() -> dict[str, Any]:
        steps = [*frames(scene, moments[moment - 1])[-1:], *(step for one in again for step in frames(scene, one))]
        now = pages.news(scene)["parts"]
        return {"frames": pages.draw(scene, steps), "parts": {name: now[name] for name in MOVING}}

    return await pages.aside(draw, "films")


@post("/m/{match_id:str}/s/{seat:int}/open")
async def open_curtain(pages: ThePages, session: Remembered, form: Sent, match_id: MatchId, seat: OfSeat) -> Redirect:
    """Open the curtain in front of a hand."""
    room = await pages.seat(session, match_id, seat)
    if behind_curtain(room, session, seat) == seat:
        await session.lift_curtain(match_id, seat)
    return Redirect(f"/m/{match_id}/s/{seat}", status_code=303)


# -- playing -------------------------------------------------------------------------------------------------------


async def provide_sitting(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, match_id: MatchId, seat: OfSeat
) -> Sitting:
    """The seat that a request is about, when this browser holds it and its hand may be seen on this device.

    Raises:
        Refused: there is no such seat, or it is somebody else's.
        Elsewhere: a curtain has to be opened first.
    """
    room = await pages.seat(session, match_id, seat)
    room.presence.touch(seat)
    shown = behind_curtain(room, session, seat)
    if shown is not None:
        raise Elsewhere(f"/m/{match_id}/s/{shown}")
    return Sitting(pages, request, reader, room, seat)


def onward(room: Room, seat: int) -> str:
    """The page after an answer of a seat: its own; on a device that is shared that of who is asked then."""
    match = room.match
    if room.seating.shared and seat in match.position.may_act and not match.can_undo(seat):
        asked = [other for other in match.position.to_act if room.seats[other].kind != COMPUTER]
        if asked and seat not in asked:
            seat = asked[0]
    return f"/m/{room.id}/s/{seat}"


async def done(sitting: Sitting, go: str = "", waits: bool = True) -> Page:
    """The answer when something was done: the table as it is then, or another page.

    Args:
        sitting: who did it.
        go: the other page.
        waits: whether a page without script is shown only when the computers have answered.
    """
    room, path = sitting.room, onward(sitting.room, sitting.seat) if waits else sitting.scene.path
    if asks_for_json(sitting.request):
        go = go or (path if room.seating.shared else "")
        return Response({"version": room.version(sitting.seat), "go": go}, media_type=MediaType.JSON)
    if waits and not go:
        await sitting.pages.settled(room, sitting.seat)
    return Redirect(go or path, status_code=303)


@post("/m/{match_id:str}/s/{seat:int}/act")
async def act(sitting: AtSeat, form: Sent) -> Page:
    """Carry an answer out, or with a mark what answers nothing."""
    room, seat = sitting.room, sitting.seat
    asked = _warning(sitting, form)
    if asked is not None:
        return asked
    if "mark" in form.fields:
        sitting.in_time(await room.extra(seat, form.number("mark"), form.text("action")), "gone")
        return await done(sitting, waits=False)
    sitting.in_time(await room.act(seat, form.number("turn"), form.text("action")))
    return await done(sitting)


def _warning(sitting: Sitting, form: Form) -> Page | None:
    """What is said before an answer that ends much is carried out, to a page without script that did not say it."""
    game, scene = sitting.room.game, sitting.scene
    if "sure" in form.fields or asks_for_json(sitting.request):
        return None
    action = game.action(form.text("action"))
    position = scene.match.seen_by(sitting.seat)
    said = scene.warning(position, action) if action in position.actions(sitting.seat) else ""
    if not said:
        return None
    counted = "mark" if "mark" in form.fields else "turn"
    fields = {counted: form.text(counted), "action": form.text("action"), "sure": "yes"}
    label = scene.words.say("", game.wording.label_now(position, sitting.seat, action))
    return _ask(sitting, "act", label, said, label, fields)


@post("/m/{match_id:str}/s/{seat:int}/trade")
async def trade(sitting: AtSeat, form: Sent) -> Page:
    """Carry out all that a form stands for which is posted whole, or nothing; what costs much is asked first."""
    if "sure" not in form.fields and not asks_for_json(sitting.request):
        said, label = sitting.scene.warning_of(form.wishes())
        if said:
            fields = {name: " ".join(values) for name, values in form.wishes().items()}
            return _ask(sitting, "trade", label, said, label, {**fields, "mark": form.text("mark"), "sure": "yes"})
    sitting.in_time(await sitting.room.compose(sitting.seat, form.number("mark"), form.wishes()))
    return await done(sitting, waits=False)


@post("/m/{match_id:str}/s/{seat:int}/undo")
async def undo(sitting: AtSeat, form: Sent) -> Page:
    """Take the last action back that nobody has seen."""
    sitting.in_time(await sitting.room.undo(sitting.seat, form.number("turn")))
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/confirm")
async def confirm(sitting: AtSeat, form: Sent) -> Page:
    """Confirm a finished turn."""
    sitting.in_time(await sitting.room.confirm(sitting.seat, form.number("turn")))
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/takeback")
async def ask_takeback(sitting: AtSeat, form: Sent) -> Page:
    """Ask the others to let the last turn be taken back."""
    await sitting.room.ask_takeback(sitting.seat)
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/takeback/answer")
async def answer_takeback(sitting: AtSeat, form: Sent) -> Page:
    """Grant or refuse a takeback, or withdraw one's own request."""
    await sitting.room.answer_takeback(sitting.seat, form.text("answer") == "yes")
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/patience")
async def patience(sitting: AtSeat, form: Sent) -> Page:
    """Ask the computers to wait, or let them go on."""
    if form.text("wait") == "yes":
        await sitting.room.patience.ask(sitting.seat)
    else:
        await sitting.room.patience.go_on(sitting.seat)
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/resign")
async def resign(sitting: AtSeat, form: Sent) -> Page:
    """Give the match up."""
    await sitting.room.resign(sitting.seat)
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/computer")
async def leave_to_computer(sitting: AtSeat, form: Sent) -> Page:
    """Let the computer play on for this seat."""
    await sitting.room.seating.leave_to_computer(sitting.seat, form.text("level", "heuristic"))
    return await done(sitting, sitting.scene.path)


@post("/m/{match_id:str}/s/{seat:int}/return")
async def take_back_seat(sitting: AtSeat, form: Sent) -> Page:
    """Play on oneself."""
    await sitting.room.seating.take_back(sitting.seat)
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/claim")
async def claim(sitting: AtSeat, form: Sent) -> Page:
    """Let the computer play for those who have walked away."""
    await sitting.room.seating.claim(sitting.seat)
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/rematch")
async def rematch(sitting: AtSeat, form: Sent, session: Remembered) -> Page:
    """Open the next match, or go to it."""
    created = await sitting.room.rematch(0 if form.text("turned", "") == "no" else 1)
    held = sitting.room.seats[sitting.seat].token_hash  # the same seats, the same token
    await session.remember(created.match_id, held)
    following = await sitting.pages.rooms.room(created.match_id)
    return await done(sitting, f"/m/{created.match_id}/s/{following.seating.seats_held(held)[0]}")


# -- asking --------------------------------------------------------------------------------------------------------


@get("/m/{match_id:str}/s/{seat:int}/why")
async def why(sitting: AtSeat, on: FromQuery[str]) -> Page:
    """Why nothing, or not everything, can be done with a drawn object now."""
    if on not in sitting.room.game.actions.by_object or not on:
        raise Refused(404, "nothing-there", link=sitting.scene.path, what=on[:80])
    scene = sitting.scene
    reasons = scene.why_not(on)
    words = scene.words.text
    said = Markup("<br>").join(
        reason if len(reasons) == 1 else Markup(words("not-possible-named", action=label, reason="{}")).format(reason)
        for label, reason in reasons
    ) or Markup.escape(words("nothing-there"))
    if asks_for_json(sitting.request):
        found = [{"action": label, "html": reason} for label, reason in reasons]
        way = None if scene.seat not in scene.match.seen_by(scene.seat).to_act else scene.by_way(on)
        there = way and {
            "first": way[0].text,
            "then": way[1].text,
            "label": words("by-way", first=way[0].label, then=way[1].label),
        }
        answer = {"reasons": found, "html": said, "text": said.striptags(), "way": there}
        return Response(answer, media_type=MediaType.JSON)
    return sitting.pages.show_table(scene, said)


@get("/m/{match_id:str}/s/{seat:int}/resign")
async def resign_page(sitting: AtSeat) -> Page:
    """Ask before a match is given up."""
    return _ask_to(sitting, "resign", "leave" if len(sitting.room.seats) > 2 else "resign")


@get("/m/{match_id:str}/s/{seat:int}/computer")
async def computer_page(sitting: AtSeat) -> Page:
    """Ask before the computer takes over."""
    return _ask_to(sitting, "computer", "computer")


def _ask_to(sitting: Sitting, what: str, said: str) -> Page:
    text = sitting.scene.words.text
    return _ask(sitting, what, text(f"{said}-title"), text(f"{said}-about"), text(f"{said}-button"), {})


def _ask(sitting: Sitting, what: str, title: str, about: str, button: str, fields: dict[str, str]) -> Page:
    words, path = sitting.scene.words, sitting.scene.path
    return sitting.pages.show(
        "question.html",
        sitting.reader,
        title,
        paragraphs=[about],
        action=f"{path}/{what}",
        button=button,
        fields=fields,
        ask_name=False,
        back=path,
        back_label=words.text("keep-playing"),
    )


@get("/m/{match_id:str}/s/{seat:int}/settings")
async def settings_page(sitting: AtSeat, saved: FromQuery[bool] = False) -> Page:
    """How this seat is played."""
    scene = sitting.scene
    title = scene.words.text("settings-for", side=scene.seat_name(sitting.seat))
    return sitting.pages.show(
        "settings.html", sitting.reader, title, seat=sitting.room.seats[sitting.seat], path=scene.path, saved=saved
    )


@post("/m/{match_id:str}/s/{seat:int}/set")
async def change_settings(sitting: AtSeat, form: Sent) -> Page:
    """Change one thing about how this seat is played, at the table."""
    chosen = {name: form.text(name, "") == "yes" for name in ("confirm", "auto_pass") if name in form.fields}
    await sitting.room.seating.set(sitting.seat, **chosen)
    return await done(sitting)


@post("/m/{match_id:str}/s/{seat:int}/settings")
async def save_settings(sitting: AtSeat, form: Sent) -> Page:
    """Change how this seat is played."""
    names = ("confirm", "auto_pass", "deaf")
    await sitting.room.seating.set(sitting.seat, **{name: form.text(name, "") == "yes" for name in names})
    return await done(sitting, f"{sitting.scene.path}/settings?saved=true")


HANDLERS = [
    watch,
    table,
    watch_parts,
    parts,
    call,
    watch_frames,
    seat_frames,
    open_curtain,
    act,
    trade,
    undo,
    confirm,
    ask_takeback,
    answer_takeback,
    patience,
    resign,
    leave_to_computer,
    take_back_seat,
    claim,
    rematch,
    why,
    resign_page,
    computer_page,
    settings_page,
    change_settings,
    save_settings,
]
"""The routes of this module."""

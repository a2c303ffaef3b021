"""The HTTP API: the same matches as JSON, for programs. A seat's token is its bearer token; no cookie counts here."""

from __future__ import annotations

import logging
from typing import Final

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from hustings.club.programs.tokens import SIGN
from hustings.matches.table.room import Answer, Room

from ..given import AtSeat, MatchId, ThePages, TheReader, TheRequest
from ..handlers.stream import last_heard, open_stream
from ..handlers.talk import say
from ..pages import language_of
from ..refused import Refused
from ..shown.parts import Reader
from ..shown.sentences import sentences
from ..sitting import Sitting
from . import account, contest, opening, standing
from .club_messages import Rematch
from .messages import (
    Act,
    Composed,
    Consent,
    Played,
    TableInfo,
    TalkInfo,
    Turn,
    WhyNot,
    Wishes,
    Words,
)
from .program import BEARER, PLAYS, bearer_of, program_of, provide_program
from .refusals import BODY, MATCH, PLAY, SEAT, STREAM, TALK, WRITES, refusals, sends_json
from .tables import Tables, table_info

__all__ = ["API", "OPENAPI", "api_page"]

log = logging.getLogger("hustings.web")

async def provide_bearer(request: TheRequest, pages: ThePages, match_id: MatchId) -> Sitting:
    """The seat that the request's token opens: the seat's own, or that of a program whose person holds it.

    Raises:
        Refused: when it opens none.
    """
    room = await pages.rooms.room(match_id)
    token = bearer_of(request)
    if token.startswith(SIGN):
        program = await program_of(request, PLAYS)
        seats = await pages.held_by(room, program.person.id)
    else:
        seats = await pages.opened_by(room, token)
    if not seats:
        raise Refused(401, "no-token")
    asked = (seat for seat in seats if seat in room.match.position.to_act)  # at one device, whoever's turn it is
    return Sitting(pages, request, Reader(language_of(request)), room, next(asked, seats[0]))


def _talk(room: Room, seat: int | None, since: int) -> list[TalkInfo]:
    names = room.match.seats
    return [
        TalkInfo(n, names[line.seat], None if line.to_seat is None else names[line.to_seat], line.at, line.text)
        for n, line in enumerate(room.talk.heard_by(seat))
        if n >= since
    ]


def _played(bearer: Sitting, answer: Answer) -> Played:
    answer = bearer.in_time(answer)
    return Played(answer.kind, answer.turn)


@get("/matches/{match_id:str}", summary="A match as spectators see it", responses=refusals(*MATCH))
async def spectate(pages: ThePages, request: TheRequest, match_id: MatchId, since: FromQuery[int] = 0) -> TableInfo:
    """What lies open, and the log from line ``since`` on."""
    scene = pages.scene(request, await pages.rooms.room(match_id), None, Reader(language_of(request)))
    return await pages.aside(lambda: table_info(scene, since))


@get(
    "/matches/{match_id:str}/seat",
    summary="A match as your seat sees it",
    security=BEARER,
    responses=refusals(*SEAT),
)
async def look(bearer: AtSeat, since: FromQuery[int] = 0) -> TableInfo:
    """What your seat knows, what it is asked, and its legal actions."""
    bearer.room.presence.touch(bearer.seat)
    scene = bearer.scene
    return await bearer.pages.aside(lambda: table_info(scene, since))


@post(
    "/matches/{match_id:str}/act",
    summary="Act",
    status_code=200,
    security=BEARER,
    responses=refusals(*PLAY, *BODY, "stale", "unparsable"),
)
async def act(bearer: AtSeat, data: JSONBody[Act]) -> Played:
    """Carry out an action. Sent again, it answers as the first time; for another turn or mark: 409."""
    if data.mark is not None:
        return _played(bearer, await bearer.room.extra(bearer.seat, data.mark, data.action))
    if data.turn is None:
        raise Refused(400, "missing", what="turn")
    return _played(bearer, await bearer.room.act(bearer.seat, data.turn, data.action))


@post(
    "/matches/{match_id:str}/trade",
    summary="Carry out a form",
    status_code=200,
    security=BEARER,
    responses=refusals(*PLAY, *BODY, "stale", "unparsable"),
)
async def trade(bearer: AtSeat, data: JSONBody[Composed]) -> Played:
    """Carry out all that a form of the game stands for, such as an offer, or nothing of it; sent again, it is not."""
    return _played(bearer, await bearer.room.compose(bearer.seat, data.mark, data.fields))


@post(
    "/matches/{match_id:str}/undo",
    summary="Undo",
    status_code=200,
    security=BEARER,
    responses=refusals(*PLAY, *BODY, "stale"),
)
async def undo(bearer: AtSeat, data: JSONBody[Turn]) -> Played:
    """Take back the last action that nobody else has seen."""
    return _played(bearer, await bearer.room.undo(bearer.seat, data.turn))


@post(
    "/matches/{match_id:str}/confirm",
    summary="Confirm a finished turn",
    status_code=200,
    security=BEARER,
    responses=refusals(*PLAY, *BODY, "stale"),
)
async def confirm(bearer: AtSeat, data: JSONBody[Turn]) -> Played:
    """Let the others see a turn that waits for your confirmation."""
    return _played(bearer, await bearer.room.confirm(bearer.seat, data.turn))


@post(
    "/matches/{match_id:str}/takeback",
    summary="Ask for a takeback",
    status_code=200,
    security=BEARER,
    responses=refusals(*PLAY),
)
async def takeback(bearer: AtSeat) -> Played:
    """Ask the others to let your last committed turn be taken back."""
    return _played(bearer, await bearer.room.ask_takeback(bearer.seat))


@post(
    "/matches/{match_id:str}/takeback/answer",
    summary="Answer a takeback",
    status_code=200,
    security=BEARER,
    responses=refusals(*PLAY, *BODY),
)
async def consent(bearer: AtSeat, data: JSONBody[Consent]) -> Played:
    """Grant or refuse the takeback that another seat has asked for."""
    return _played(bearer, await bearer.room.answer_takeback(bearer.seat, data.grant))


@post(
    "/matches/{match_id:str}/resign",
    summary="Resign",
    status_code=200,
    security=BEARER,
    responses=refusals(*PLAY),
)
async def resign(bearer: AtSeat) -> Played:
    """Give the match up; of more than two seats, leave yours to a computer."""
    return _played(bearer, await bearer.room.resign(bearer.seat))


@post(
    "/matches/{match_id:str}/rematch",
    summary="Open the rematch",
    status_code=200,
    security=BEARER,
    responses=refusals(*SEAT, *WRITES, "not-over"),
)
async def rematch(bearer: AtSeat) -> Rematch:
    """Open the match that follows this one, with the seats changed; asked again, by anybody, it is the same match."""
    return Rematch((await bearer.room.rematch()).match_id)


@post(
    "/matches/{match_id:str}/settings",
    summary="How your seat is played",
    status_code=204,
    security=BEARER,
    responses=refusals(*SEAT, *BODY, *WRITES),
)
async def settings(bearer: AtSeat, data: JSONBody[Wishes]) -> None:
    """Confirm turns yourself, or pass automatically when nothing else could be done."""
    await bearer.room.seating.set(bearer.seat, confirm=data.confirm, auto_pass=data.auto_pass)


@get("/matches/{match_id:str}/talk", summary="Table talk, for spectators", responses=refusals(*MATCH))
async def overhear(pages: ThePages, match_id: MatchId, since: FromQuery[int] = 0) -> list[TalkInfo]:
    """What was said to everybody, from line ``since`` on."""
    return _talk(await pages.rooms.room(match_id), None, since)


@get(
    "/matches/{match_id:str}/seat/talk",
    summary="Table talk, for your seat",
    security=BEARER,
    responses=refusals(*SEAT),
)
async def listen(bearer: AtSeat, since: FromQuery[int] = 0) -> list[TalkInfo]:
    """What your seat has heard and said, whispers too, numbered for your seat, from line ``since`` on."""
    return _talk(bearer.room, bearer.seat, since)


@post(
    "/matches/{match_id:str}/talk",
    summary="Say something",
    status_code=204,
    security=BEARER,
    responses=refusals(*SEAT, *BODY, *WRITES, "no-seat", *TALK),
)
async def speak(bearer: AtSeat, data: JSONBody[Words]) -> None:
    """Say something to everybody, or whisper it to one seat; nothing that is said binds anybody."""
    await say(bearer, data.text, data.to or "", data.after)


@get(
    "/matches/{match_id:str}/why",
    summary="Why something is not possible",
    security=BEARER,
    responses=refusals(*SEAT),
)
async def why(bearer: AtSeat, on: FromQuery[str]) -> list[WhyNot]:
    """For each action on a drawn object that is refused now, the reason in words."""
    return [WhyNot(label, reason.striptags()) for label, reason in bearer.scene.why_not(on)]


@get(
    "/matches/{match_id:str}/events",
    summary="Changes, for spectators",
    media_type="text/event-stream",
    responses=refusals(*MATCH, *STREAM),
)
async def events(pages: ThePages, request: TheRequest, match_id: MatchId, after: FromQuery[int] = 0) -> Stream:
    """Server-Sent Events: each ``table`` is the match as spectators see it then, with the log lines since the last."""
    room = await pages.rooms.room(match_id)
    return _stream(request, room, None, after)


@get(
    "/matches/{match_id:str}/seat/events",
    summary="Changes, for your seat",
    media_type="text/event-stream",
    security=BEARER,
    responses=refusals(*SEAT, *STREAM),
)
async def seat_events(bearer: AtSeat, after: FromQuery[int] = 0) -> Stream:
    """Server-Sent Events: each ``table`` is the match as your seat sees it then, with the log lines since the last."""
    return _stream(bearer.request, bearer.room, bearer.seat, after)


def _stream(request: TheRequest, room: Room, seat: int | None, after: int) -> Stream:
    tables: Tables = request.app.state.tables
    told = tables.told(room, seat, Reader(language_of(request)), last_heard(request, after))
    return open_stream(request, told)


@get("/api", include_in_schema=False)
async def api_page(pages: ThePages, reader: TheReader) -> Response[str]:
    """The description of the API, to be read and tried."""
    page = {"styles": ["swagger/swagger-ui.css"]}
    return pages.show("api.html", reader, sentences(None, reader.language).text("api-title"), page=page)


API: Final = Router(
    "/api",
    route_handlers=[
        *opening.HANDLERS,
        *account.HANDLERS,
        *contest.HANDLERS,
        spectate,
        look,
        act,
        trade,
        undo,
        confirm,
        takeback,
        consent,
        resign,
        rematch,
        settings,
        *standing.HANDLERS,
        overhear,
        listen,
        speak,
        why,
        events,
        seat_events,
    ],
    dependencies={"bearer": Provide(provide_bearer), "program": Provide(provide_program)},
    guards=[sends_json],
    tags=["matches"],
)
"""The routes of the API."""

OPENAPI: Final = OpenAPIConfig(
    title="Hustings",
    version="1",
    description="Matches of political board games: open them, look, act. Actions are canonical texts such as "
    "`place e07`; every request that plays carries the number of the turn that it answers. "
    "The manual shows a whole client (docs/api.md).",
    path="/api/schema",
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    components=Components(
        security_schemes={
            "seat": SecurityScheme(type="http", scheme="bearer", description="The token of a seat."),
            "token": SecurityScheme(
                type="http",
                scheme="bearer",
                description="A token that speaks for a person, made on the page /me/tokens; it opens all its seats.",
            ),
        }
    ),
)
"""How the API is described."""

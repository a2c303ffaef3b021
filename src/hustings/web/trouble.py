"""What a request can run into, and the page or the JSON that says so and what to do."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from litestar.types import Receive, Scope, Send
from markupsafe import Markup

import hustings
from hustings.club.challenges.problems import (
    AlreadyChallenged,
    ChallengeGone,
    NobodyOfThatName,
    TooManyChallenges,
    UnknownChallenge,
)
from hustings.club.finding.problems import LinkClosed, NotInvited, NotWelcome, TooManyInvitations, TooManyTables
from hustings.club.people.problems import AddressTaken, Banned, LetterGone, NameTaken, NotYou, TooOften
from hustings.club.programs.problems import HasPlayed
from hustings.club.tournaments import problems as contest
from hustings.database.problems import Problem, StoreBusy, StoreFailed
from hustings.kernel.actions import UnknownAction
from hustings.kernel.message import IllegalAction
from hustings.matches.problems import (
    CannotLoad,
    HintFailed,
    NoHints,
    NoMoment,
    NotOver,
    NotYet,
    OnTooOften,
    OtherRules,
    TooFast,
    UnknownMatch,
)
from hustings.matches.records.faults import PAGE, as_fault
from hustings.play.game import BadOption
from hustings.printed.corrections import PrintedError

from .counted.observed import PROBLEM, REQUEST
from .forms import FORM, size_in_words
from .pages import Pages, asks_for_json, language_of, theme_of
from .refused import Elsewhere, Refused
from .session import Session
from .shown.drawn import Drawn
from .shown.faults import is_of_template
from .shown.parts import Reader
from .shown.sentences import Sentences, sentences
from .sitting import SITTING, Sitting

__all__ = ["HANDLERS", "refuse", "status_of"]

log = logging.getLogger("hustings.web")

STATUS: Final[dict[type[Problem], int]] = {
    contest.UnknownTournament: 404,
    contest.NoName: 403,
    contest.NotOwner: 403,
    contest.BadLink: 403,
    contest.NotOpen: 409,
    contest.TooMany: 409,
    UnknownMatch: 404,
    NotYet: 403,
    NotOver: 409,
    NoMoment: 404,
    OtherRules: 409,
    OnTooOften: 409,
    NoHints: 403,
    HintFailed: 503,
    StoreBusy: 503,
    StoreFailed: 507,
    CannotLoad: 503,
    TooFast: 429,
    NameTaken: 409,
    AddressTaken: 409,
    NotYou: 403,
    Banned: 403,
    LetterGone: 410,
    TooOften: 429,
    UnknownChallenge: 404,
    NobodyOfThatName: 404,
    ChallengeGone: 409,
    AlreadyChallenged: 409,
    TooManyChallenges: 429,
    HasPlayed: 409,
    LinkClosed: 404,
    NotInvited: 403,
    NotWelcome: 403,
    TooManyTables: 429,
    TooManyInvitations: 429,
}
"""Statuses of problems, the first that fits; all others are 422."""

HTTP: Final[dict[int, str]] = {404: "404", 405: "405", 413: "too-large", 415: "not-json", 429: "too-many"}
"""Text keys of what the framework refuses; other statuses below 500 are about missing or unreadable input."""

LONGEST: Final = 200
"""Characters of what somebody has sent that are said back."""

WINDOW: Final = "60"
"""Seconds after which requests are counted anew."""

HEADERS: Final[dict[int, dict[str, str]]] = {401: {"www-authenticate": "Bearer"}, 429: {"retry-after": WINDOW}}
"""What an answer of a status has to carry."""

GONE: Final = "client disconnected prematurely"
"""What the framework says of who goes before all is sent: nothing is broken, and nobody hears the answer."""

TOKEN: Final = re.compile("(/t/|^/i/)[^/]+")
"""The part of an address that opens a seat."""


def _answer(
    request: Request[Any, Any, Any],
    status: int,
    key: str,
    what: Markup | str,
    todo: str,
    *,
    refused: Refused | None = None,
    headers: dict[str, str] | None = None,
) -> Response[Any]:
    pages: Pages = request.app.state.pages
    request.state[PROBLEM] = key
    headers = HEADERS.get(status, {}) | (headers or {})
    scene = refused.scene if refused else None
    link = refused.link if refused else ""
    if asks_for_json(request):
        said = what if isinstance(what, Markup) else Markup.escape(what)
        refusal = Markup("{} {}").format(said, todo).strip()
        body: dict[str, Any] = {"error": key, "text": said.striptags(), "html": said, "do": todo, "refused": refusal}
        if scene is not None and not request.url.path.startswith("/api/"):
            drawn = Drawn(pages.aside, lambda: body | pages.news(scene), MediaType.JSON, status)
            drawn.headers.update(headers)
            return drawn
        return Response(body, media_type=MediaType.JSON, status_code=status, headers=headers)
    if scene is not None:
        return pages.show_table(scene, Markup("{} {}").format(what, todo), status)
    session = request.state.get("session")
    name = session.person.name if isinstance(session, Session) and session.person else ""
    reader = Reader(language_of(request), theme=theme_of(request), name=name)
    title = sentences(None, reader.language).text("error-title")
    answer = pages.show("error.html", reader, title, status, what=what, do=todo, link=link)
    answer.headers.update(headers)
    return answer


def status_of(problem: type[Problem]) -> int:
    """The status with which a problem is answered."""
    return next((status for kind, status in STATUS.items() if issubclass(problem, kind)), 422)


def _words(request: Request[Any, Any, Any]) -> Sentences:
    return sentences(None, language_of(request))


def _short(arguments: dict[str, object]) -> dict[str, object]:
    """Arguments of a text that may come from whoever has sent the request, as much of them as is said back."""
    return {
        name: f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in arguments.items()
    }


def _place(request: Request[Any, Any, Any]) -> str:
    """The address of a request as it may stand in the log: without a token, on one line."""
    return TOKEN.sub(r"\1...", request.url.path)[:LONGEST].encode("unicode_escape").decode()


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    words = _words(request)
    what = error.words or words.text(f"error-{error.key}", **_short(error.arguments))
    todo = words.text(f"error-{error.key}-do") if words.has(f"error-{error.key}-do") else ""
    headers = {"retry-after": str(error.retry)} if error.retry else None
    return _answer(request, error.status, error.key, what, todo, refused=error, headers=headers)


def _elsewhere(request: Request[Any, Any, Any], error: Elsewhere) -> Response[Any]:
    if asks_for_json(request):
        return Response({"go": error.path}, media_type=MediaType.JSON, status_code=200)
    return Redirect(error.path, status_code=303)


def _illegal(request: Request[Any, Any, Any], error: IllegalAction) -> Response[Any]:
    sitting: Sitting = request.state[SITTING]
    scene = sitting.scene
    return _refused(request, Refused(422, "refused", scene.refusal(error.reason), scene.path, scene))


def _unknown(request: Request[Any, Any, Any], error: UnknownAction) -> Response[Any]:
    sitting: Sitting = request.state[SITTING]
    scene = sitting.scene
    return _refused(request, Refused(422, "unparsable", None, scene.path, scene))


def _problem(request: Request[Any, Any, Any], error: Problem) -> Response[Any]:
    words = _words(request)
    status = status_of(type(error))
    arguments = _short(error.arguments)
    todo = words.text(f"problem-{error.key}-do", **arguments) if words.has(f"problem-{error.key}-do") else ""
    if status >= 500:
        log.error("%s %s: %s", request.method, _place(request), error)
    what = words.text(f"problem-{error.key}", **arguments)
    refused = None
    if SITTING in request.state:
        scene = request.state[SITTING].scene
        refused = Refused(status, error.key, link=scene.path, scene=scene)
    waits = isinstance(error, (TooFast, TooManyChallenges, TooOften))
    headers = {"retry-after": str(error.arguments["seconds"])} if waits else None
    return _answer(request, status, error.key, what, todo, refused=refused, headers=headers)


def _unknown_game(request: Request[Any, Any, Any], error: hustings.UnknownGame) -> Response[Any]:
    if isinstance(error, hustings.BrokenGame):
        return _broken(request, error)
    return _refused(request, Refused(404, "no-game"))


def _printed(request: Request[Any, Any, Any], error: PrintedError) -> Response[Any]:
    language = language_of(request)
    said = Markup("<br>").join(problem.text(language) for problem in error.problems)
    return _answer(request, 422, "printed", said, "")


def _option(request: Request[Any, Any, Any], error: BadOption) -> Response[Any]:
    words = _words(request)
    todo = words.text("error-option-do", choices=", ".join(error.choices)) if error.choices else ""
    return _answer(request, 422, "option", words.text("error-option", **_short({"what": error.what})), todo)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    words, status = _words(request), error.status_code
    if status >= 500 and error.detail == GONE:
        return Response(b"", status_code=408)
    if status >= 500:
        return _broken(request, error)
    key = HTTP.get(status, "missing")
    what = words.text(f"error-{key}", **(_short({"what": error.detail}) if key == "missing" else {}))
    todo = words.text(f"error-{key}-do", **({"size": _most(request)} if key == "too-large" else {}))
    return _answer(request, status, key, what, todo, headers=dict(error.headers or {}))


def _most(request: Request[Any, Any, Any]) -> str:
    """How much can be sent to an address."""
    return size_in_words(request.route_handler.resolve_request_max_body_size() or FORM)


def _deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return _http(request, HTTPException("it is nested too deeply", status_code=400))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    words = _words(request)
    game = _game_of(request, error)
    extra = as_fault(PAGE, game, request.scope.get("path_template") or "", error)
    log.error("%s %s failed", request.method, _place(request), exc_info=error, extra=extra)
    if game:
        return _refused(request, Refused(503, "broken-page", game=game))
    todo = words.text("error-500-do", request=request.state[REQUEST])
    return _answer(request, 500, "500", words.text("error-500"), todo)


def _game_of(request: Request[Any, Any, Any], error: Exception) -> str:
    """The game whose page is asked for, or whose template breaks on a match's page; empty: the house is at fault."""
    if request.url.path.startswith("/g/"):
        return str(request.path_params.get("game_id", ""))
    pages: Pages = request.app.state.pages
    room = pages.rooms.in_memory(request.path_params.get("match_id", ""))
    return room.game.id if room is not None and is_of_template(error) else ""


HANDLERS: Final = {
    Refused: _refused,
    Elsewhere: _elsewhere,
    IllegalAction: _illegal,
    UnknownAction: _unknown,
    Problem: _problem,
    BadOption: _option,
    hustings.UnknownGame: _unknown_game,
    PrintedError: _printed,
    HTTPException: _http,
    RecursionError: _deep,
    Exception: _broken,
}
"""Exception handlers of the application."""


async def refuse(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    """Answer a request that is refused before the application has seen it."""
    request: Request[Any, Any, Any] = Request(scope, receive, send)
    await _refused(request, refused).to_asgi_response(None, request)(scope, receive, send)

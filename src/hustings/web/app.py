"""The web application: routes, what every handler is given, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import Message, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hustings.club.club import Club
from hustings.club.finding.finding import Finding
from hustings.club.opening import open_club
from hustings.matches.operations.keeping import Keeping
from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms
from hustings.matches.together.ledger import SharedLedger
from hustings.words.sentences import LANGUAGES

from . import trouble
from .api import routes as api
from .api.account import Listening
from .api.tables import Tables
from .board import Board
from .broadcast import Broadcasts
from .counted.observed import Observed
from .doors.gate import Gate
from .forms import FIELDS, FORM, fields_of
from .given import Remembered, ThePages, TheRequest
from .handlers import (
    admin,
    calls,
    challenges,
    entering,
    front,
    health,
    hints,
    holidays,
    installed,
    ladders,
    leaving,
    lessons,
    me,
    onward,
    orders,
    owner,
    pictures,
    profiles,
    puzzles,
    replays,
    reporting,
    seats,
    seeking,
    stream,
    studies,
    tables,
    talk,
    tokens,
    tournaments,
)
from .pages import THEMES, Form, Pages, Settings, language_of, theme_of
from .refused import Refused
from .session import COOKIE, SAFE_COOKIE, Session, cookie_of, session_of
from .shown.drawn import zipping
from .shown.parts import Reader

__all__ = ["create_app"]

LEAVING: Final = ("/sign-out", "/me/sign-out", "/me/delete")
"""What somebody may still do who is banned."""
ENTERING: Final = ("/sign-in/letter", "/sign-in/t/", "/sign-in/code", "/sign-in/passkey")
"""How addresses begin by which one comes back to a name, also in a browser in which somebody was banned."""
BY_HAND: Final = ("/m/", "/new", "/seek", "/i/")
"""How addresses begin under which something is played, which nobody does by hand under the name of a bot."""
YEAR: Final = 365 * 24 * 3600

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class App(Litestar):
    """The application: it notes every request, and answers HEAD everywhere as GET, without the body.

    Attributes:
        front: through which requests come in.
    """

    front: Observed

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request; see there."""
        await (self.front if scope["type"] == "http" else super().__call__)(scope, receive, send)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request that has been noted."""
        if scope["method"] == "POST":
            with self.state.pages.precedence.sending():
                await super().__call__(scope, receive, send)
            return
        if scope["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return
        asked: Any = {**scope, "method": "GET"}
        started = asyncio.Event()

        async def head(message: Any) -> None:
            if message["type"] == "http.response.start":
                started.set()
                await send(message)

        async def gone() -> Any:
            hears = [asyncio.ensure_future(receive()), asyncio.ensure_future(started.wait())]
            try:
                await asyncio.wait(hears, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for hearing in hears:
                    hearing.cancel()
            return {"type": "http.disconnect"} if started.is_set() else hears[0].result()

        await super().__call__(asked, gone, head)
        scope["path_template"] = asked.get("path_template")
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def create_app(rooms: Rooms, settings: Settings | None = None) -> App:
    """The application that serves the matches of these rooms.

    Args:
        rooms: the matches; whoever made it also stops it.
        settings: how the pages are served.
    """
    pages = Pages(rooms, settings or Settings())
    settings = pages.settings
    assert isinstance(rooms.store, Store), "what pages serve is in a database"
    club = open_club(rooms, settings.owner)
    finding = Finding(club)
    keeping = Keeping(rooms.store.engine, rooms, settings.keep_days)
    by_itself = [] if rooms.store.is_shared else [lambda app: club.going_on()]
    app = App(
        route_handlers=[Router("/", route_handlers=PAGES, include_in_schema=False), api.API],
        dependencies={
            "pages": Provide(provide_pages, sync_to_thread=False),
            "club": Provide(provide_club, sync_to_thread=False),
            "finding": Provide(provide_finding, sync_to_thread=False),
            "session": Provide(provide_session),
            "reader": Provide(provide_reader, sync_to_thread=False),
            "form": Provide(provide_form),
            "sitting": Provide(seats.provide_sitting),
        },
        state=State(
            {
                "pages": pages,
                "board": Board(pages, finding),
                "broadcasts": Broadcasts(pages),
                "tables": Tables(pages),
                "readiness": health.Readiness(rooms.store),
                "keeping": keeping,
                "club": club,
                "listening": Listening(),
                "finding": finding,
            },
        ),
        before_request=enter,
        before_send=[add_headers],
        exception_handlers=dict(trouble.HANDLERS),  # type: ignore[arg-type]
        middleware=[zipping],
        request_max_body_size=FORM,
        multipart_form_part_limit=FIELDS,
        openapi_config=api.OPENAPI,
        logging_config=None,
        lifespan=[settling, lambda app: keeping.going_on(), lambda app: finding.here.going_on(), *by_itself],
    )
    if settings.limits:
        app.asgi_handler = app.state.gate = Gate(app.asgi_handler, trouble.refuse, settings.allowance)
    trusted = settings.trusted_proxies
    inner = ProxyHeadersMiddleware(app.answer, list(trusted)) if trusted else app.answer
    app.front = app.state.observed = Observed(inner, settings.metrics, trusted, settings.access_log)
    return app


@asynccontextmanager
async def settling(app: Litestar) -> AsyncIterator[None]:
    """Share what is spent with other processes, where there can be others."""
    store, gate = app.state.pages.rooms.store, app.state.get("gate")
    if gate is None or store.engine.dialect.name != "postgresql":
        yield
        return
    task = asyncio.create_task(gate.limits.keep_settling(SharedLedger(store)))
    try:
        yield
    finally:
        task.cancel()


# -- what handlers are given -----------------------------------------------------------------------------------------


def provide_pages(state: State) -> Pages:
    """The front pages."""
    pages: Pages = state.pages
    return pages


def provide_club(state: State) -> Club:
    """The people of this server."""
    club: Club = state.club
    return club


def provide_finding(state: State) -> Finding:
    """All with which people find each other."""
    finding: Finding = state.finding
    return finding


async def provide_session(request: TheRequest, pages: ThePages) -> Session:
    """The browser that asks."""
    agent = request.headers.get("user-agent", "")
    match_id = request.path_params.get("match_id", "")
    cookie = cookie_of(request.cookies, _is_safe(request, pages))
    session = await session_of(pages.database, cookie, agent, match_id)
    request.state["session"] = session
    return session


def _is_safe(request: TheRequest, pages: Pages) -> bool:
    """Whether a request came encrypted."""
    return (pages.settings.public_url or str(request.base_url)).startswith("https:")


def provide_reader(request: TheRequest, session: Remembered) -> Reader:
    """Who reads."""
    person = session.person
    return Reader(language_of(request), session.forms, theme_of(request), person.name if person else "")


async def provide_form(request: TheRequest, session: Remembered, pages: ThePages) -> Form:
    """The fields of a form that was made for this browser, unless who is signed in may not play: is banned, or a bot.

    Raises:
        Refused: when it was not, or may not.
    """
    if session.is_new:  # this browser has no form of ours, and what it has sent is never read
        raise Refused(403, "form")
    form = Form(await fields_of(request))
    is_own = request.headers.get("sec-fetch-site") == "same-origin"  # the form of a tab that another one overtook
    if not (is_own or session.owns_form(form.text("_csrf_token", ""))):
        raise Refused(403, "form")
    person = session.person
    is_banned = person is not None and person.banned_until is not None and person.banned_until > pages.rooms.clock()
    if is_banned and request.url.path not in LEAVING:
        raise Refused(403, "banned", link="/me")
    if not request.url.path.startswith((*LEAVING, *ENTERING)) and await session.is_banned_here():
        raise Refused(403, "banned-here", link="/sign-in")
    if person is not None and person.bot and request.url.path.startswith(BY_HAND):
        raise Refused(403, "bot-by-hand", link="/me/tokens")
    return form


# -- what every answer carries -----------------------------------------------------------------------------------------


def enter(request: TheRequest) -> Response[Any] | None:
    """Shut out whom the administrator has shut out; others may choose a language or colours.

    Raises:
        Refused: when it is somebody who is shut out.
    """
    keeping: Keeping = request.app.state.keeping
    if request.client is not None and keeping.blocks.has(request.client.host):
        raise Refused(403, "blocked")
    return choose(request)


def choose(request: TheRequest) -> Response[Any] | None:
    """Keep a language or colours chosen by ``?lang=`` or ``?theme=``, and show the same page again."""
    wanted = {name: request.query_params.get(name, "") for name in ("lang", "theme")}
    if request.method != "GET" or not any(wanted.values()):
        return None
    rest = urlencode([pair for pair in parse_qsl(request.url.query) if pair[0] not in wanted])
    cookies = [
        Cookie(key=key, value=value, max_age=YEAR, samesite="lax", httponly=True)
        for key, value, allowed in (("language", wanted["lang"], LANGUAGES), ("theme", wanted["theme"], THEMES))
        if value in allowed
    ]
    path = "/" + request.url.path.lstrip("/")
    return Redirect(path + (f"?{rest}" if rest else ""), status_code=303, cookies=cookies)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers of every answer, and the browser's cookie where it is to be sent."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    session = scope.get("state", {}).get("session")
    if isinstance(session, Session) and session.sends:
        pages: Pages = scope["litestar_app"].state.pages
        secure = _is_safe(Request(scope), pages)
        cookie = Cookie(
            key=SAFE_COOKIE if secure else COOKIE,
            value=session.secret,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        headers.add("set-cookie", cookie.to_header(header=""))


@get("/static/{version:str}/{path:path}")
async def static_file(
    pages: ThePages, request: Request[Any, Any, Any], version: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file that pages load; its address changes with its content, so that it can be kept for ever."""
    asset = pages.renderer.asset(path.lstrip("/"))
    if asset is None:
        raise Refused(404, "404")
    lasting = "public, max-age=31536000, immutable" if f"/static/{version}" == pages.renderer.static else "no-cache"
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(asset.data, media_type=asset.media_type, headers=headers)
    return Response(asset.packed, media_type=asset.media_type, headers={**headers, "content-encoding": "gzip"})


PAGES: Final = [
    static_file,
    api.api_page,
    *admin.HANDLERS,
    *calls.HANDLERS,
    *challenges.HANDLERS,
    *entering.HANDLERS,
    *front.HANDLERS,
    *health.HANDLERS,
    *holidays.HANDLERS,
    *installed.HANDLERS,
    *ladders.HANDLERS,
    *leaving.HANDLERS,
    *lessons.HANDLERS,
    *me.HANDLERS,
    *orders.HANDLERS,
    *profiles.HANDLERS,
    *owner.HANDLERS,
    *pictures.HANDLERS,
    *puzzles.HANDLERS,
    *seats.HANDLERS,
    *replays.HANDLERS,
    *reporting.HANDLERS,
    *seeking.HANDLERS,
    *stream.HANDLERS,
    *studies.HANDLERS,
    *onward.HANDLERS,
    *hints.HANDLERS,
    *tables.HANDLERS,
    *talk.HANDLERS,
    *tokens.HANDLERS,
    *tournaments.HANDLERS,
]
"""The routes for people; those of the API are described for programs."""

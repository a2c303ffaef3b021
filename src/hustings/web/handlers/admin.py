"""The administrator's page: what is broken, and how the house stands. It shows no match from inside."""

from __future__ import annotations

import asyncio
import traceback
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import Cookie, State
from litestar.params import FromPath
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

import hustings
from hustings.club.people.moderation import reports
from hustings.database.problems import StoreFailed
from hustings.database.tables import MATCHES, VERSION
from hustings.files.shelf import Shelf
from hustings.matches.operations.deeds import deeds
from hustings.matches.operations.keeping import Keeping
from hustings.matches.operations.passes import DAY, Passes, drawn_last
from hustings.matches.records.faults import Fault, known
from hustings.play.mode import mode

from ..given import ThePages, TheReader, TheRequest
from ..pages import Pages
from ..refused import Refused
from ..shown.sentences import sentences

__all__ = ["HANDLERS", "PATH", "let_in"]

COOKIE: Final = "hustings-admin"
PATH: Final = "/admin"
DEEDS: Final = 20
"""So many deeds stand on the page."""
LINES: Final = 4
"""So many lines of a traceback say where a game fell over."""


@get(f"{PATH}/t/{{link:str}}")
async def enter(
    request: TheRequest, pages: ThePages, reader: TheReader, state: State, link: FromPath[str]
) -> Response[str]:
    """Let a browser in, and send it on: a cookie that is strict does not come along a link from elsewhere."""
    passes = await _passes(pages, state)
    if not passes.is_link(link):
        raise Refused(403, "admin")
    words = sentences(None, reader.language).text
    answer = pages.show("admin-enter.html", reader, words("admin-title"), to=PATH)
    secure = (pages.settings.public_url or str(request.base_url)).startswith("https:")
    answer.set_cookie(
        Cookie(
            key=COOKIE,
            value=passes.new_cookie(),
            max_age=DAY,
            path=PATH,
            httponly=True,
            samesite="strict",
            secure=secure,
        )
    )
    answer.headers["refresh"] = f"0; url={PATH}"
    answer.headers["referrer-policy"] = "no-referrer"
    return answer


@get(PATH)
async def show(request: TheRequest, pages: ThePages, reader: TheReader, state: State) -> Response[str]:
    """The page."""
    await let_in(request, pages, state)
    keeping: Keeping = state.keeping
    words = sentences(None, reader.language).text
    games = await asyncio.to_thread(broken_games, pages.rooms.shelf)
    try:
        faults = await known(keeping.engine)
        house = await _house(pages, state)
        async with keeping.engine.connect() as connection:
            reported = await connection.run_sync(reports)
            done = [(_minute(deed.at), deed) for deed in await connection.run_sync(deeds, DEEDS)]
    except SQLAlchemyError as error:
        raise StoreFailed() from error
    return pages.show(
        "admin.html",
        reader,
        words("admin-title"),
        games=games,
        faults=[_told(fault) for fault in faults],
        reports=reported,
        deeds=done,
        house=[(words(f"admin-{name}"), value) for name, value in house.items()],
    )


async def let_in(request: TheRequest, pages: Pages, state: State) -> None:
    """Let only the administrator on.

    Raises:
        Refused: when it is somebody else.
    """
    if not (await _passes(pages, state)).is_cookie(request.cookies.get(COOKIE, "")):
        raise Refused(403, "admin")


async def _passes(pages: Pages, state: State) -> Passes:
    """What lets a browser in, as the database has it now."""
    try:
        async with state.keeping.engine.connect() as connection:
            return Passes(pages.rooms.store.key, await connection.scalar(drawn_last()) or "")
    except SQLAlchemyError as error:
        raise StoreFailed() from error


def broken_games(shelf: Shelf) -> list[tuple[str, str]]:
    """The installed games that cannot be loaded, each with the end of its traceback."""
    found = []
    for id in hustings.installed():
        try:
            shelf.new(id)
        except Exception as error:
            lines = "".join(traceback.format_exception(error.__cause__ or error)).rstrip().splitlines()
            found.append((id, "\n".join(lines[-LINES:])))
    return found


async def _house(pages: Pages, state: State) -> dict[str, Any]:
    rooms, keeping = pages.rooms, state.keeping
    async with keeping.engine.connect() as connection:
        over = func.count(MATCHES.c.finished)
        all_, finished = (await connection.execute(select(func.count(), over).select_from(MATCHES))).one()
    return {
        "version": f"{version('hustings')} ({mode()})",
        "database": f"{keeping.engine.dialect.name} ({VERSION})",
        "running": all_ - finished,
        "finished": finished,
        "loaded": rooms.loaded,
        "streams": state.observed.streams,
        "computers": f"{rooms.bots.thinking} + {rooms.bots.waiting}",
        "blocked": len(keeping.blocks.networks),
    }


def _minute(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _told(fault: Fault) -> dict[str, Any]:
    when = _minute(fault.last)
    return {**vars(fault), "when": when, "datetime": when.replace(" ", "T") + "Z"}


HANDLERS: Final = [enter, show]
"""The routes of this module."""

"""Reporting a name or a line of talk; and the administrator's answer."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from hustings.club.people import moderation
from hustings.club.people.tries import DAY, count
from hustings.matches.operations.administer import unsay

from ..given import MatchId, Remembered, Sent, TheClub, ThePages, TheReader, TheRequest
from ..pages import Pages
from ..refused import Refused
from ..session import Session
from ..shown.sentences import sentences
from .admin import PATH, let_in
from .entering import came_from
from .profiles import address_of, found

__all__ = ["HANDLERS"]

MOST: Final = 20
"""So many reports are taken from one address in a day."""
WEEK: Final = 7 * DAY


def _ask(pages: Pages, reader: TheReader, what: str, action: str, back: str, fields: dict[str, str]) -> Response[Any]:
    text = sentences(None, reader.language).text
    return pages.show("report.html", reader, text("report-title"), what=what, action=action, back=back, fields=fields)


def _done(pages: Pages, reader: TheReader, back: str) -> Response[Any]:
    text = sentences(None, reader.language).text
    said = [text("report-thanks")]
    return pages.show("said.html", reader, text("report-title"), paragraphs=said, back=back, back_label=text("go-back"))


@get("/people/{name:str}/report")
async def ask_about_name(pages: ThePages, reader: TheReader, club: TheClub, name: FromPath[str]) -> Response[Any]:
    """Ask why a name is reported."""
    person = await found(club, name)
    path = address_of(person.name)
    return _ask(pages, reader, person.name, f"{path}/report", path, {})


@post("/people/{name:str}/report", status_code=200)
async def report_name(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    form: Sent,
    club: TheClub,
    name: FromPath[str],
) -> Response[Any]:
    """Keep the report of a name."""
    person = await found(club, name)
    await count(club.database, "report by", came_from(request), MOST, DAY)
    why, now = form.text("why", ""), time.time()
    async with club.database.writing() as connection:
        await connection.run_sync(moderation.note_report, session.owner, why, now, about=person.id)
    return _done(pages, reader, address_of(person.name))


async def _line(pages: Pages, session: Session, match_id: str, seat: int, heard: int) -> tuple[int, str]:
    """Number and words of a line that the reader has heard; ``seat`` is negative for spectators."""
    room = await (pages.rooms.room(match_id) if seat < 0 else pages.seat(session, match_id, seat))
    audience = None if seat < 0 else seat
    n = room.talk.number_of(audience, heard)
    if n is None:
        raise Refused(404, "404", link=f"/m/{match_id}")
    return n, room.talk.heard_by(audience)[heard].text


@get("/m/{match_id:str}/report")
async def ask_about_line(
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    line: FromQuery[int],
    seat: FromQuery[int] = -1,
) -> Response[Any]:
    """Ask why a line of talk is reported."""
    _, said = await _line(pages, session, match_id, seat, line)
    fields = {"seat": str(seat), "line": str(line)}
    return _ask(pages, reader, said, f"/m/{match_id}/report", f"/m/{match_id}", fields)


@post("/m/{match_id:str}/report", status_code=200)
async def report_line(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    form: Sent,
    club: TheClub,
    match_id: MatchId,
) -> Response[Any]:
    """Keep the report of a line of talk."""
    n, _ = await _line(pages, session, match_id, form.number("seat"), form.number("line"))
    await count(club.database, "report by", came_from(request), MOST, DAY)
    why, now = form.text("why", ""), time.time()
    async with club.database.writing() as connection:
        await connection.run_sync(moderation.note_report, session.owner, why, now, said=(match_id, n))
    return _done(pages, reader, f"/m/{match_id}")


@post(f"{PATH}/reports/{{id:str}}")
async def answer_report(
    request: TheRequest, pages: ThePages, state: State, form: Sent, club: TheClub, id: FromPath[str]
) -> Redirect:
    """What the administrator does about a report, on the administrator's page."""
    await let_in(request, pages, state)
    what, now = form.text("do"), time.time()
    async with club.database.writing() as connection:
        found = await connection.run_sync(moderation.reports)
        report = next((one for one in found if one.id == id), None)
        if report is None:
            raise moderation.NoReport(report=id)
        if what in ("silence", "ban") and not report.name:
            raise Refused(422, "missing", what="do")
        if what == "silence":
            await connection.run_sync(moderation.silence, report.name, now, WEEK)
        elif what == "ban":
            await connection.run_sync(moderation.ban, report.name, now)
        elif what == "unsay" and report.line is not None:
            await connection.run_sync(unsay, report.match_id, report.line)
        await connection.run_sync(moderation.close, id, now, what)
    return Redirect(PATH, status_code=303)


HANDLERS: Final = [ask_about_name, report_name, ask_about_line, report_line, answer_report]
"""The routes of this module."""

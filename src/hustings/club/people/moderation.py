"""What is reported of people, and what administrators do about it, straight in the database; every deed is noted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, insert, null, select, update

from hustings.database.people import PEOPLE, REPORTS
from hustings.database.problems import Problem
from hustings.database.tables import TALK
from hustings.matches.operations.deeds import did
from hustings.matches.people import clean_line, new_id

from . import bans
from .names import skeleton

__all__ = [
    "FOR_EVER",
    "NoReport",
    "NobodyCalled",
    "Report",
    "ban",
    "close",
    "note_report",
    "reports",
    "silence",
    "unban",
]

OPEN: Final = "open"
DONE: Final = "done"
WHY: Final = 400
"""Characters of why something is reported."""
FOR_EVER: Final = 100 * 365 * 24 * 3600.0
"""Seconds that a ban without an end lasts."""


class NobodyCalled(Problem):
    """An administrator names somebody who has no lasting name."""

    key = "nobody-called"


class NoReport(Problem):
    """There is no open report of this id."""

    key = "no-report"


@dataclass(frozen=True)
class Report:
    """Something that somebody wants the administrator to look at.

    Attributes:
        id: its own.
        at: when it was made, in seconds since 1970.
        why: in the words of who made it.
        name: the name that it is about; empty: none that lasts.
        match_id: the match at whose table something was said; empty: none.
        line: number of that line among all.
        seat: who said it.
        text: what.
    """

    id: str
    at: float
    why: str
    name: str
    match_id: str
    line: int | None
    seat: int | None
    text: str


def note_report(
    connection: Connection,
    by: str,
    why: str,
    now: float,
    *,
    about: str | None = None,
    said: tuple[str, int] | None = None,
) -> None:
    """Keep a report; the same of the same is kept once, until it has been looked at.

    Args:
        connection: to the database.
        by: who reports, as the key in `HOLDINGS`; the administrator is not told.
        why: as typed.
        now: in seconds since 1970.
        about: the person whose name it is about.
        said: the match and number of a line of talk.
    """
    match_id, line = said or (None, None)
    same = and_(REPORTS.c.by == by, REPORTS.c.state == OPEN, REPORTS.c.about.is_not_distinct_from(about))
    same = and_(same, REPORTS.c.match_id.is_not_distinct_from(match_id), REPORTS.c.line.is_not_distinct_from(line))
    if connection.scalar(select(REPORTS.c.id).where(same)) is None:
        values = {"id": new_id(), "by": by, "why": clean_line(why, WHY), "at": now, "state": OPEN, "note": ""}
        connection.execute(insert(REPORTS).values(**values, about=about, match_id=match_id, line=line))


def reports(connection: Connection) -> list[Report]:
    """The reports that nobody has looked at, the oldest first."""
    is_it = and_(TALK.c.match_id == REPORTS.c.match_id, TALK.c.n == REPORTS.c.line)
    asked = (
        select(REPORTS, PEOPLE.c.name, TALK.c.seat, TALK.c.text)
        .outerjoin(PEOPLE, PEOPLE.c.id == REPORTS.c.about)
        .outerjoin(TALK, is_it)
        .where(REPORTS.c.state == OPEN)
        .order_by(REPORTS.c.at)
    )
    return [
        Report(row.id, row.at, row.why, row.name or "", row.match_id or "", row.line, row.seat, row.text or "")
        for row in connection.execute(asked)
    ]


def close(connection: Connection, id: str, now: float, note: str = "") -> None:
    """Note that a report has been looked at.

    Raises:
        NoReport: when there is no open one of this id.
    """
    is_it = and_(REPORTS.c.id == id, REPORTS.c.state == OPEN)
    if not connection.execute(update(REPORTS).where(is_it).values(state=DONE, note=note)).rowcount:
        raise NoReport(report=id)
    did(connection, "report", id, now, note)


def silence(connection: Connection, name: str, now: float, seconds: float, note: str = "") -> None:
    """Let somebody say nothing at any table for so many seconds.

    Raises:
        NobodyCalled: when nobody has this name.
    """
    _change(connection, name, silent_until=now + seconds)
    did(connection, "silence", name, now, note)


def ban(connection: Connection, name: str, now: float, seconds: float = FOR_EVER, note: str = "") -> None:
    """Let somebody do nothing for so many seconds; it can still take its data away and leave.

    That holds for the name, and for the browsers, addresses and passkeys that its person is known by.

    Raises:
        NobodyCalled: when nobody has this name.
    """
    _change(connection, name, banned_until=now + seconds)
    bans.lay(connection, skeleton(name), now, now + seconds)
    did(connection, "ban", name, now, note)


def unban(connection: Connection, name: str, now: float, note: str = "") -> None:
    """Let somebody play and talk again; also who has deleted the name since then.

    Raises:
        NobodyCalled: when nobody has this name, and no ban is left of it.
    """
    lifted = bans.lift(connection, skeleton(name))
    try:
        _change(connection, name, silent_until=null(), banned_until=null())
    except NobodyCalled:
        if not lifted:
            raise
    did(connection, "unban", name, now, note)


def _change(connection: Connection, name: str, **values: Any) -> None:
    is_it = PEOPLE.c.skeleton == skeleton(name)
    if not connection.execute(update(PEOPLE).where(is_it).values(**values)).rowcount:
        raise NobodyCalled(name=name)

"""The log of what administrators did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select

from hustings.database.people import DEEDS

from ..people import clean_line, new_id

__all__ = ["Deed", "deeds", "did"]

NOTE: Final = 400
"""Characters of a note."""


@dataclass(frozen=True)
class Deed:
    """What an administrator has done.

    Attributes:
        at: when, in seconds since 1970.
        what: the command, such as ``"ban"``.
        about: whose name, which match or which report.
        note: why, or how.
    """

    at: float
    what: str
    about: str
    note: str


def did(connection: Connection, what: str, about: str, now: float, note: str = "") -> None:
    """Note what was done, in the transaction that does it.

    Args:
        connection: to the database.
        what: the command.
        about: whose name, which match or which report.
        now: in seconds since 1970.
        note: why, or how.
    """
    values = {"id": new_id(), "at": now, "what": what[:20], "about": about[:80], "note": clean_line(note, NOTE)}
    connection.execute(insert(DEEDS).values(**values))


def deeds(connection: Connection, most: int = 100) -> list[Deed]:
    """What administrators have done, the latest first."""
    found = connection.execute(select(DEEDS).order_by(DEEDS.c.at.desc()).limit(most))
    return [Deed(row.at, row.what, row.about, row.note) for row in found]

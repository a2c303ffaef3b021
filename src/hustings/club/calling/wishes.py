"""How people want to be called: in which language, and when not."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select, update

from hustings.database.base import Database
from hustings.database.people import PEOPLE
from hustings.words.sentences import LANGUAGES

from .quiet import QuietHours, is_zone


@dataclass(frozen=True)
class Wishes:
    """How a person wants to be called.

    Attributes:
        language: that letters are in.
        zone: of its clock.
        quiet: when not to; None: at any time.
    """

    language: str
    zone: str
    quiet: QuietHours | None


async def wishes(database: Database, person: str) -> Wishes | None:
    """How a person wants to be called; None: there is no such person (any more)."""
    asked = select(PEOPLE.c.language, PEOPLE.c.zone, PEOPLE.c.quiet_from, PEOPLE.c.quiet_to)
    async with database.reading() as connection:
        row = (await connection.execute(asked.where(PEOPLE.c.id == person))).first()
    if row is None:
        return None
    zone = row.zone if is_zone(row.zone) else "UTC"
    times = row.quiet_from is not None and row.quiet_to is not None
    quiet = QuietHours(row.quiet_from, row.quiet_to, zone) if times else None
    return Wishes(row.language if row.language in LANGUAGES else LANGUAGES[0], zone, quiet)


async def set_quiet(database: Database, person: str, quiet: QuietHours | None, zone: str) -> None:
    """Keep when a person is not to be called, by its own clock.

    Args:
        database: where it is kept.
        person: who.
        quiet: when; None: it may be called at any time.
        zone: of the person's clock.
    """
    times = {"quiet_from": quiet.begin if quiet else None, "quiet_to": quiet.end if quiet else None}
    async with database.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(zone=zone, **times))

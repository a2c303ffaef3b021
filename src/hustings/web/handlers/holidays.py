"""Holidays on a person's own page."""

from __future__ import annotations

from litestar import post
from litestar.response import Redirect

from hustings.club.club import Club
from hustings.club.holidays import come_back, holidays_of, take
from hustings.club.people import Person

from ..given import Remembered, Sent, TheClub
from ..shown.parts import Reader
from .entering import signed_in
from .me import SECTIONS, Section

__all__ = ["HANDLERS"]


async def _section(club: Club, person: Person, reader: Reader) -> Section:
    found = await holidays_of(club.database, person.id)
    return Section("parts/holidays.html", {"days": -(-found.seconds // 86400), "left": found.left})


SECTIONS.append(_section)


@post("/me/holidays")
async def begin(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Begin holidays, or let them last longer."""
    await take(club, signed_in(session).id, form.number("days"))
    return Redirect("/me#holidays", status_code=303)


@post("/me/holidays/end")
async def end(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Come back before they are over."""
    await come_back(club, signed_in(session).id)
    return Redirect("/me#holidays", status_code=303)


HANDLERS = [begin, end]
"""The routes of this module."""

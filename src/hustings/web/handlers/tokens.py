"""A person's tokens for programs, and how its name becomes a bot's."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from hustings.club.club import Club
from hustings.club.people import Person
from hustings.club.programs.bots import become_bot, has_played
from hustings.club.programs.tokens import SCOPES, make, revoke, tokens_of

from ..given import Remembered, Sent, TheClub, ThePages, TheReader
from ..pages import Pages
from ..refused import Refused
from ..shown.parts import Reader
from ..shown.sentences import sentences
from .entering import signed_in
from .me import SECTIONS, Section, day

__all__ = ["HANDLERS"]

DAYS: Final = (30, 90, 365)
"""How long a token may be good; or until it is revoked."""


async def _section(club: Club, person: Person, reader: Reader) -> Section:
    return Section("parts/me-programs.html", {})


SECTIONS.append(_section)


@get("/me/tokens")
async def tokens_page(pages: ThePages, reader: TheReader, session: Remembered, club: TheClub) -> Response[Any]:
    """The page."""
    if session.person is None:
        return Redirect("/sign-in", status_code=303)
    return await _show(pages, reader, club, session.person)


async def _show(pages: Pages, reader: Reader, club: Club, person: Person, made: str = "") -> Response[Any]:
    text = sentences(None, reader.language).text
    return pages.show(
        "tokens.html",
        reader,
        text("tokens-title"),
        person=person,
        made=made,
        tokens=[
            {"id": token.id, "label": token.label, "scopes": token.scopes}
            | {"created": day(token.created), "used": day(token.used), "expires": day(token.expires)}
            for token in await tokens_of(club.database, person.id)
        ],
        scopes=[scope for scope in SCOPES if scope != ("match:play" if person.bot else "bot:play")],
        days=DAYS,
        can_be_bot=not (person.bot or await has_played(club.database, person.id)),
    )


@post("/me/tokens", status_code=200)
async def make_token(
    pages: ThePages, reader: TheReader, session: Remembered, form: Sent, club: TheClub
) -> Response[Any]:
    """Make a token and show it, once."""
    person = signed_in(session)
    given = form.text("days", "")
    if given and given not in map(str, DAYS):
        raise Refused(422, "missing", what="days", link="/me/tokens")
    scopes = form.wishes().get("scope", [])
    made = await make(club.database, person.id, form.text("label", ""), scopes, int(given) if given else None)
    return await _show(pages, reader, club, person, made)


@post("/me/tokens/revoke")
async def revoke_token(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """End a token."""
    await revoke(club.database, signed_in(session).id, form.text("token"))
    return Redirect("/me/tokens", status_code=303)


@post("/me/bot")
async def make_bot(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Make the name a bot's, for ever."""
    person = signed_in(session)
    if form.text("sure", "") != "yes":
        raise Refused(422, "bot-sure", link="/me/tokens#bot")
    await become_bot(club.database, person.id)
    return Redirect("/me/tokens", status_code=303)


HANDLERS: Final = [tokens_page, make_token, revoke_token, make_bot]
"""The routes of this module."""

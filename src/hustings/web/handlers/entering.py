"""Signing in: taking a name, and coming back to it with a passkey, a letter or a recovery code."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from hustings.club.calling.mail import BadAddress
from hustings.club.calling.sending import MAIL
from hustings.club.people import Person, codes, letters, passkeys, person_of
from hustings.club.people.passkeys import Here
from hustings.club.people.problems import NotYou
from hustings.club.people.tries import HOUR, count

from ..given import Remembered, Sent, TheClub, ThePages, TheReader, TheRequest
from ..pages import Pages
from ..refused import Refused
from ..session import Session
from ..shown.sentences import sentences

__all__ = ["HANDLERS", "came_from", "here", "signed_in"]

NAMES: Final = 10
"""So many names may be taken from one address within an hour."""


def came_from(request: TheRequest) -> str:
    """From where a request comes, for counts of what is tried."""
    return request.client.host if request.client is not None else ""


def signed_in(session: Session) -> Person:
    """Who is signed in.

    Raises:
        Refused: when nobody is.
    """
    if session.person is None:
        raise Refused(403, "not-signed-in", link="/sign-in")
    return session.person


def here(request: TheRequest, pages: Pages, session: Session) -> Here:
    """Where a passkey is asked for."""
    parts = urlsplit(pages.base(request))
    return Here(f"{parts.scheme}://{parts.netloc}", parts.hostname or "", session.secret)


@get("/sign-in")
async def enter_page(pages: ThePages, reader: TheReader, session: Remembered, club: TheClub) -> Response[Any]:
    """Take a name, or come back to it."""
    if session.person is not None:
        return Redirect("/me", status_code=303)
    text = sentences(None, reader.language).text
    scripts = [pages.renderer.script("house.js"), pages.renderer.script("passkey.js")]
    return pages.show(
        "sign-in.html",
        reader,
        text("sign-in-title"),
        page={"scripts": scripts},
        name=session.name,
        has_mail=MAIL in club.calls.means.offered,
    )


@post("/sign-in/name")
async def take(request: TheRequest, reader: TheReader, session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Take a name for good; what the guest holds goes along."""
    if session.person is not None:
        raise Refused(409, "signed-in", link="/me")
    await count(club.database, "name by", came_from(request), NAMES, HOUR)
    await session.take_name(form.text("name"), reader.language)
    return Redirect("/me?new=true", status_code=303)


@post("/sign-in/letter", status_code=200)
async def ask_letter(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, form: Sent, club: TheClub
) -> Response[str]:
    """Have a letter sent; the answer is the same whether a name has the address or not."""
    text = sentences(None, reader.language).text
    if MAIL not in club.calls.means.offered:
        raise Refused(404, "404")
    try:
        await letters.ask(club, letters.ENTER, form.text("address"), reader.language, came_from(request))
    except BadAddress:
        raise Refused(422, "bad-address", link="/sign-in") from None
    said = [text("sign-in-letter-sent"), text("sign-in-letter-wait")]
    return pages.show(
        "said.html", reader, text("sign-in-letter-title"), paragraphs=said, back="/", back_label=text("nav-start")
    )


@get("/sign-in/t/{token:str}")
async def letter_page(pages: ThePages, reader: TheReader, club: TheClub, token: FromPath[str]) -> Response[Any]:
    """What a link is good for, with a button: programs that look at mail follow links, and press no buttons."""
    link = await letters.look(club.database, token)
    text = sentences(None, reader.language).text
    arguments = {"name": link.name, "address": link.address}
    answer = pages.show(
        "question.html",
        reader,
        text(f"link-{link.purpose}-title", **arguments),
        paragraphs=[text(f"link-{link.purpose}-about", **arguments)],
        action=f"{letters.WHERE}{token}",
        button=text(f"link-{link.purpose}-button"),
        ask_name=False,
        back="/",
        back_label=text("nav-start"),
    )
    answer.headers["referrer-policy"] = "no-referrer"
    return answer


@post("/sign-in/t/{token:str}")
async def follow_letter(session: Remembered, form: Sent, club: TheClub, token: FromPath[str]) -> Redirect:
    """Follow a link, once."""
    link = await letters.follow(club.database, token)
    if link.purpose == letters.ADDRESS:
        await letters.warn(club, link.person, "address")
    if link.purpose == letters.ENTER:
        await session.sign_in(link.person)
    return Redirect("/me" if link.purpose == letters.ENTER or session.person else "/sign-in", status_code=303)


@post("/sign-in/code")
async def enter_with_code(request: TheRequest, session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Come back with a recovery code."""
    who = await codes.use(club.database, form.text("name"), form.text("code"), came_from(request))
    await session.sign_in(who)
    return Redirect("/me", status_code=303)


@post("/sign-in/passkey/wish", status_code=200)
async def wish(request: TheRequest, pages: ThePages, session: Remembered, form: Sent, club: TheClub) -> Response[str]:
    """What the browser is asked for, to show a passkey."""
    asked = await passkeys.wish_to_enter(club.database, here(request, pages, session))
    return Response(asked, media_type=MediaType.JSON)


@post("/sign-in/passkey", status_code=200)
async def enter_with_passkey(
    request: TheRequest, pages: ThePages, session: Remembered, form: Sent, club: TheClub
) -> Response[str]:
    """Come back with a passkey."""
    who = await passkeys.who(club.database, here(request, pages, session), form.text("answer"))
    if await person_of(club.database, who) is None:
        raise NotYou()
    await session.sign_in(who)
    return Response(json.dumps({"go": "/me"}), media_type=MediaType.JSON)


@post("/sign-out")
async def leave(session: Remembered, form: Sent) -> Redirect:
    """Sign out here."""
    await session.sign_out()
    return Redirect("/", status_code=303)


HANDLERS: Final = [
    enter_page,
    take,
    ask_letter,
    letter_page,
    follow_letter,
    enter_with_code,
    wish,
    enter_with_passkey,
    leave,
]
"""The routes of this module."""

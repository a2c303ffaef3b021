"""A person's own page: where it is signed in, with what it comes back, what it takes away, and its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from hustings.club.calling.mail import BadAddress
from hustings.club.calling.sending import MAIL
from hustings.club.club import Club
from hustings.club.people import Person, codes, letters, passkeys
from hustings.club.people.person import speak
from hustings.club.people.signing import SignedIn, devices_of, sign_out
from hustings.club.people.ties import BLOCK, FRIEND, tied
from hustings.matches.people import clean_line
from hustings.words.sentences import LANGUAGES

from ..given import Remembered, Sent, TheClub, ThePages, TheReader, TheRequest
from ..pages import Pages
from ..refused import Refused
from ..session import Session, label_of
from ..shown.parts import Reader
from ..shown.persons import address_of
from ..shown.sentences import Sentences, sentences
from .entering import came_from, here, signed_in

__all__ = ["HANDLERS", "LINKS", "SECTIONS", "Made", "Section", "day"]

LABEL: Final = 40
"""Characters of what a passkey is called."""


@dataclass(frozen=True)
class Section:
    """A part of a person's own page.

    Attributes:
        template: path of its template, which finds what it needs as ``s``.
        context: what it needs.
    """

    template: str
    context: dict[str, Any]


Made: TypeAlias = Callable[[Club, Person, Reader], Awaitable[Section]]

LINKS: Final[list[tuple[str, str]]] = []
"""Pages of a person's own that other subjects add: the key of what the link says, and where it leads."""
SECTIONS: Final[list[Made]] = []
"""Parts of the page that other subjects add, in this order, above the last one."""


def day(seconds: float | None) -> str:
    """A day, as it is written in both languages; empty: never."""
    return "" if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")


@get("/me")
async def own_page(
    pages: ThePages, reader: TheReader, session: Remembered, club: TheClub, new: FromQuery[bool] = False
) -> Response[Any]:
    """The page."""
    if session.person is None:
        return Redirect("/sign-in", status_code=303)
    return await _show(pages, reader, session, club, session.person, is_new=new)


async def _show(
    pages: Pages,
    reader: Reader,
    session: Session,
    club: Club,
    person: Person,
    *,
    is_new: bool = False,
    made: tuple[str, ...] = (),
    said: str = "",
) -> Response[Any]:
    words = sentences(None, reader.language)
    database = club.database
    devices = [_device(words, session, device) for device in await devices_of(database, person.id)]
    keys = await passkeys.passkeys_of(database, person.id)
    return pages.show(
        "me.html",
        reader,
        person.name,
        words=words,
        page={"scripts": [pages.renderer.script("house.js"), pages.renderer.script("passkey.js")]},
        person=person,
        is_new=is_new,
        said=said,
        made=made,
        devices=devices,
        keys=[{"id": k.id, "label": k.label, "made": day(k.created), "used": day(k.used)} for k in keys],
        addresses=await letters.addresses_of(database, person.id),
        has_mail=MAIL in club.calls.means.offered,
        codes=await codes.left(database, person.id),
        noted=[(kind, await tied(database, person.id, kind)) for kind in (FRIEND, BLOCK)],
        names_at=address_of,
        links=LINKS,
        languages=LANGUAGES,
        sections=[await make(club, person, reader) for make in SECTIONS],
    )


def _device(words: Sentences, session: Session, device: SignedIn) -> dict[str, Any]:
    return {
        "id": device.id,
        "label": device.label or words.text("me-browser"),
        "is_this": device.id == session.id,
        "since": day(device.created),
        "seen": day(device.seen),
    }


# -- where one is signed in --------------------------------------------------------------------------------------------


@post("/me/sign-out")
async def sign_out_there(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Sign out at one browser, at all others, or everywhere."""
    person, where = signed_in(session), form.text("where")
    if where == "everywhere":
        await sign_out(club.database, person.id)
        await session.sign_out()
        return Redirect("/", status_code=303)
    mine = [device.id for device in await devices_of(club.database, person.id)]
    gone = [id for id in mine if where in (id, "others") and id != session.id]
    await sign_out(club.database, person.id, gone)
    return Redirect("/me", status_code=303)


# -- with what one comes back ------------------------------------------------------------------------------------------


@post("/me/codes", status_code=200)
async def new_codes(
    pages: ThePages, reader: TheReader, session: Remembered, form: Sent, club: TheClub
) -> Response[Any]:
    """Make recovery codes and show them, once."""
    person = signed_in(session)
    made = await codes.make(club.database, person.id)
    await letters.warn(club, person.id, "codes")
    return await _show(pages, reader, session, club, person, made=tuple(made))


@post("/me/address", status_code=200)
async def add_address(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, form: Sent, club: TheClub
) -> Response[Any]:
    """Have a letter sent to an address that is to be one's own."""
    person = signed_in(session)
    if MAIL not in club.calls.means.offered:
        raise Refused(404, "404")
    try:
        given = form.text("address")
        await letters.ask(club, letters.ADDRESS, given, reader.language, came_from(request), person.id)
    except BadAddress:
        raise Refused(422, "bad-address", link="/me") from None
    said = sentences(None, reader.language).text("me-address-sent")
    return await _show(pages, reader, session, club, person, said=said)


@post("/me/address/remove")
async def remove_address(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Forget an address."""
    person, address = signed_in(session), form.text("address")
    if address in await letters.addresses_of(club.database, person.id):
        await letters.forget(club.database, person.id, address)
    return Redirect("/me", status_code=303)


@post("/me/passkey/wish", status_code=200)
async def wish(request: TheRequest, pages: ThePages, session: Remembered, form: Sent, club: TheClub) -> Response[str]:
    """What the browser is asked for, to make a passkey."""
    asked = await passkeys.wish_to_add(club.database, signed_in(session), here(request, pages, session))
    return Response(asked, media_type=MediaType.JSON)


@post("/me/passkey", status_code=200)
async def add_passkey(
    request: TheRequest, pages: ThePages, session: Remembered, form: Sent, club: TheClub
) -> dict[str, str]:
    """Keep a new passkey."""
    person = signed_in(session)
    label = clean_line(form.text("label", ""), LABEL) or label_of(request.headers.get("user-agent", ""))
    await passkeys.add(club.database, person.id, here(request, pages, session), form.text("answer"), label)
    await letters.warn(club, person.id, "passkey")
    return {"go": "/me"}


@post("/me/passkey/remove")
async def remove_passkey(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Forget a passkey."""
    person, key = signed_in(session), form.text("key")
    if key in [known.id for known in await passkeys.passkeys_of(club.database, person.id)]:
        await passkeys.remove(club.database, person.id, key)
    return Redirect("/me", status_code=303)


@post("/me/language")
async def choose_language(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """In which language letters are written."""
    language = form.text("language")
    if language not in LANGUAGES:
        raise Refused(422, "missing", what="language")
    await speak(club.database, signed_in(session).id, language)
    return Redirect("/me", status_code=303)


HANDLERS: Final = [
    own_page,
    sign_out_there,
    new_codes,
    add_address,
    remove_address,
    wish,
    add_passkey,
    remove_passkey,
    choose_language,
]
"""The routes of this module."""

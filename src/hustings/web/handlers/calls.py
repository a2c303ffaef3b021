"""How a person is called: the page on which it is set, and the link in every letter that ends it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from hustings.club.calling.channels import Channel, addresses, in_use
from hustings.club.calling.elsewhere import SERVICES, BadService, clean_service
from hustings.club.calling.letters import SETTINGS, STOP
from hustings.club.calling.quiet import STEP, QuietHours, clock, is_zone, minutes_of, zones
from hustings.club.calling.sending import ELSEWHERE, MAIL, PUSH
from hustings.club.calling.wishes import set_quiet, wishes
from hustings.club.club import Club
from hustings.club.people import Person

from ..given import Remembered, Sent, TheClub, ThePages, TheReader, TheRequest
from ..refused import Refused
from ..session import Session, label_of
from ..shown.parts import Reader
from ..shown.sentences import sentences
from .entering import signed_in
from .me import SECTIONS, Section

__all__ = ["HANDLERS"]

DONE: Final = ("added", "stopped", "again", "forgotten", "tested", "quiet", "all")
"""What the page says that has been done: the last part of ``calls-done-…``."""
NIGHT: Final = (22 * 60, 7 * 60)
"""Quiet hours as they are proposed, in minutes of the day."""
UNKNOWN: Final = "Web"
"""What a browser is called that does not say what it is."""
LATEST: Final = 24 * 60 - STEP


@get(SETTINGS)
async def show(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, club: TheClub
) -> Response[Any]:
    """The page; who has no name that lasts is asked for one first."""
    words = sentences(None, reader.language).text
    title = words("calls-title")
    if session.person is None:
        return Redirect("/sign-in", status_code=303)
    calls = club.calls
    person = session.person.id
    channels = await calls.channels.of(person)
    wanted = await wishes(calls.database, person)
    quiet = wanted.quiet if wanted else None
    offered = calls.means.offered
    known = {channel.address for channel in channels}
    done = request.query_params.get("done", "")
    return pages.show(
        "calls.html",
        reader,
        title,
        page={"scripts": [pages.renderer.script("house.js"), pages.renderer.script("calls.js")]},
        channels=channels,
        kinds=offered,
        addresses=[a for a in await addresses(calls.database, person) if a not in known] if MAIL in offered else [],
        key=(await calls.means.push()).public_key,
        services=sorted(set(SERVICES.values())) if ELSEWHERE in offered else [],
        quiet=quiet,
        begin=clock(quiet.begin if quiet else NIGHT[0]),
        end=clock(quiet.end if quiet else NIGHT[1]),
        times=[clock(minutes) for minutes in range(0, LATEST + 1, STEP)],
        zone=session.person.zone,
        zones=zones(),
        done=done if done in DONE else "",
    )


async def _own(session: Session, club: TheClub, channel: str) -> Channel:
    """A channel of the person who is signed in.

    Raises:
        Refused: nobody is, or it is none of theirs.
    """
    person = signed_in(session).id
    found = await club.calls.channels.get(channel)
    if found is None or found.person != person:
        raise Refused(404, "calls-no-channel", link=SETTINGS)
    return found


def _back(done: str) -> Redirect:
    """The page again, which says what was done."""
    return Redirect(f"{SETTINGS}?done={done}", status_code=303)


@post(f"{SETTINGS}/mail")
async def add_mail(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Call a person by mail, at an address that it has shown to be its own."""
    person, calls = signed_in(session).id, club.calls
    address = form.text("address")
    if MAIL not in calls.means.offered or address not in await addresses(calls.database, person):
        raise Refused(422, "calls-address", link=SETTINGS)
    await calls.channels.add(person, MAIL, address)
    return _back("added")


@post(f"{SETTINGS}/push")
async def add_push(request: TheRequest, session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Call a person by the browser that asks."""
    from hustings.club.calling.push import BadSubscription, clean_subscription

    person, calls = signed_in(session).id, club.calls
    try:
        given = clean_subscription(form.text("subscription"), calls.means.reach)
    except BadSubscription:
        raise Refused(422, "calls-browser", link=SETTINGS) from None
    await calls.channels.add(person, PUSH, given, label_of(request.headers.get("user-agent", "")) or UNKNOWN)
    return _back("added")


@post(f"{SETTINGS}/service")
async def add_service(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Call a person by a service that Apprise speaks to."""
    person, calls = signed_in(session).id, club.calls
    try:
        address = clean_service(form.text("address"), calls.means.reach)
    except BadService:
        raise Refused(422, "calls-service", link=SETTINGS) from None
    if ELSEWHERE not in calls.means.offered:
        raise Refused(422, "calls-service", link=SETTINGS)
    await calls.channels.add(person, ELSEWHERE, address)
    return _back("added")


@post(f"{SETTINGS}/of/{{channel:str}}/test")
async def test(session: Remembered, form: Sent, club: TheClub, channel: FromPath[str]) -> Redirect:
    """Send a letter that tells nothing."""
    if not await club.calls.letters.test(await _own(session, club, channel)):
        raise Refused(429, "calls-tested", link=SETTINGS, retry=60)
    return _back("tested")


@post(f"{SETTINGS}/of/{{channel:str}}/stop")
async def stop(session: Remembered, form: Sent, club: TheClub, channel: FromPath[str]) -> Redirect:
    """Call nobody like this any more."""
    await club.calls.channels.stop((await _own(session, club, channel)).id)
    return _back("stopped")


@post(f"{SETTINGS}/of/{{channel:str}}/again")
async def again(session: Remembered, form: Sent, club: TheClub, channel: FromPath[str]) -> Redirect:
    """Call somebody like this again."""
    own = await _own(session, club, channel)
    await club.calls.channels.resume(own.person, own.id)
    return _back("again")


@post(f"{SETTINGS}/of/{{channel:str}}/forget")
async def forget(session: Remembered, form: Sent, club: TheClub, channel: FromPath[str]) -> Redirect:
    """Forget a channel."""
    own = await _own(session, club, channel)
    await club.calls.channels.remove(own.person, own.id)
    return _back("forgotten")


@post(f"{SETTINGS}/stop")
async def stop_all(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Call a person in no way."""
    await club.calls.channels.stop_all(signed_in(session).id)
    return _back("all")


@post(f"{SETTINGS}/quiet")
async def set_hours(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Keep when a person is not to be called."""
    person, zone = signed_in(session).id, form.text("zone", "")
    try:
        begin, end = minutes_of(form.text("begin")), minutes_of(form.text("end"))
    except ValueError:
        raise Refused(422, "calls-time", link=SETTINGS) from None
    if not is_zone(zone):
        raise Refused(422, "calls-zone", link=SETTINGS)
    quiet = QuietHours(begin, end, zone) if form.text("quiet", "") else None
    await set_quiet(club.calls.database, person, quiet, zone)
    return _back("quiet")


# -- the link in every letter ------------------------------------------------------------------------------------------


@get(f"{STOP}{{link:str}}")
async def ask_to_stop(pages: ThePages, reader: TheReader, club: TheClub, link: FromPath[str]) -> Response[str]:
    """Ask whether no more letters are wanted there; who looks at a link before a person does, ends nothing."""
    channel = await _of_link(club, link)
    words = sentences(None, reader.language).text
    return pages.show("calls-stop.html", reader, words("calls-stop-title"), channel=channel, action=STOP + link)


@post(f"{STOP}{{link:str}}", status_code=200)
async def stop_by_link(pages: ThePages, reader: TheReader, club: TheClub, link: FromPath[str]) -> Response[str]:
    """End it: for the page's button, and for mail programs that do it with one click (RFC 8058).

    It needs no cookie and no token of a form: the link itself can do this, and nothing else.
    """
    channel = await _of_link(club, link)
    if channel is not None and channel.stopped is None:
        await club.calls.channels.stop(channel.id)
    words = sentences(None, reader.language).text
    return pages.show("calls-stop.html", reader, words("calls-stopped-title"), channel=channel, action="")


async def _of_link(club: TheClub, link: str) -> Channel | None:
    """The channel that a link stops; None: it is there no more.

    Raises:
        Refused: we have not made that link.
    """
    calls = club.calls
    id = calls.stops.channel(link)
    if id is None:
        raise Refused(404, "calls-link")
    return await calls.channels.get(id)


# -- on a person's own page --------------------------------------------------------------------------------------------


async def section(club: Club, person: Person, reader: Reader) -> Section:
    """What a person's own page says of it."""
    used = in_use(await club.calls.channels.of(person.id))
    return Section("parts/calls.html", {"ways": [(channel.kind, channel.label) for channel in used]})


SECTIONS.append(section)

HANDLERS: Final[list[Any]] = [
    show,
    add_mail,
    add_push,
    add_service,
    test,
    stop,
    again,
    forget,
    stop_all,
    set_hours,
    ask_to_stop,
    stop_by_link,
]
"""The routes of this module."""

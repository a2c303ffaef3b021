"""Pages of challenges: to whom, to what; and those that are open."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import hustings
from hustings.club.challenges import deeds
from hustings.club.challenges.model import REASONS, Challenge, Wanted, challenges_of
from hustings.club.challenges.problems import NobodyOfThatName
from hustings.club.club import Club
from hustings.club.people import Person, person_named
from hustings.club.programs.events import seats_of
from hustings.matches.people import clean_name
from hustings.matches.timecontrol import OFFERED, parse_pace

from ..given import Remembered, Sent, TheClub, ThePages, TheReader
from ..pages import Pages
from ..refused import Refused
from ..shown.catalogue import about
from ..shown.parts import Reader
from ..shown.sentences import sentences
from .entering import signed_in
from .front import installed

__all__ = ["HANDLERS", "listed"]

ANY: Final = "any"
"""The seat of who wants it drawn by lot."""


def listed(pages: Pages, reader: Reader, challenge: Challenge, person: Person) -> dict[str, Any]:
    """A challenge as its person reads it."""
    mine = challenge.by.id == person.id
    other, wanted = challenge.to if mine else challenge.by, challenge.wanted
    house = sentences(None, reader.language)
    found: dict[str, Any] = {
        "id": challenge.id,
        "mine": mine,
        "name": other.name,
        "bot": other.bot,
        "title": challenge.game,
        "side": "",
        "by_lot": not wanted.seat,
        "options": [],
        "pace": parse_pace(wanted.pace).say(reader.language),
        "rated": wanted.rated,
    }
    try:
        game = installed(pages, challenge.game)
    except Refused:
        return found | {"by_lot": False}
    words = sentences(game, reader.language)
    seats = game.seats(wanted.options)
    yours = wanted.seat if mine else next(iter(seat for seat in seats if seat != wanted.seat), "")
    chosen = [
        next(choice.name for choice in option.choices if choice.id == wanted.options[option.id])
        for option in about(game, reader.language).options
        if wanted.options.get(option.id, option.choices[0].id) != option.choices[0].id
    ]
    side = words.text(f"seat-{yours}") if wanted.seat and (mine or len(seats) == 2) else ""
    found |= {"title": words.text("game-title"), "side": side, "options": chosen}
    found["said"] = house.text(
        "challenge-of-yours" if mine else "challenge-from", name=other.name, game=found["title"]
    )
    return found


@get("/challenges")
async def challenges_page(
    pages: ThePages, reader: TheReader, session: Remembered, club: TheClub, sent: FromQuery[bool] = False
) -> Response[Any]:
    """The challenges that are open."""
    person = session.person
    if person is None:
        return Redirect("/sign-in", status_code=303)
    text = sentences(None, reader.language).text
    there = await challenges_of(club.database, person.id)
    return pages.show(
        "challenges.html",
        reader,
        text("challenges-title"),
        sent=sent,
        challenges=[listed(pages, reader, challenge, person) for challenge in there],
        reasons=REASONS,
    )


@get("/challenges/new")
async def whom(session: Remembered, club: TheClub, name: FromQuery[str]) -> Redirect:
    """Go to the page on which somebody is challenged."""
    signed_in(session)
    return Redirect(_path(await _other(club, clean_name(name))), status_code=303)


def _path(other: Person) -> str:
    return f"/people/{quote(other.name, safe='')}/challenge"


async def _other(club: Club, name: str) -> Person:
    found = await person_named(club.database, name)
    if found is None:
        raise NobodyOfThatName()
    return found


@get("/people/{name:str}/challenge")
async def challenge_page(
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    club: TheClub,
    name: FromPath[str],
    game: FromQuery[str] = "",
) -> Response[Any]:
    """Which game; and then to what."""
    if session.person is None:
        return Redirect("/sign-in", status_code=303)
    other = await _other(club, name)
    games = [about(installed(pages, id), reader.language) for id in filter(pages.renderer.has, hustings.installed())]
    chosen = about(installed(pages, game), reader.language) if game else None
    return pages.show(
        "challenge.html",
        reader,
        sentences(None, reader.language).text("challenge-new-title", name=other.name),
        page={"query": f"game={quote(game)}" if game else ""},
        other=other,
        action=_path(other),
        games=games,
        game=chosen,
        paces=[(pace, parse_pace(pace).say(reader.language)) for pace in OFFERED],
    )


@post("/people/{name:str}/challenge")
async def challenge(session: Remembered, form: Sent, club: TheClub, name: FromPath[str]) -> Redirect:
    """Challenge a person."""
    person, other = signed_in(session), await _other(club, name)
    start = "option-"
    options = {field[len(start) :]: form.text(field) for field in form.fields if field.startswith(start)}
    seat = form.text("side", ANY)
    wanted = Wanted(options, "" if seat == ANY else seat, form.text("pace", ""), form.text("rated", "") == "yes")
    await deeds.challenge(club, person.id, other.id, form.text("game"), wanted)
    return Redirect("/challenges?sent=true", status_code=303)


@post("/challenges/{id:str}/accept")
async def accept(session: Remembered, form: Sent, club: TheClub, id: FromPath[str]) -> Redirect:
    """Accept a challenge and go to the match."""
    person = signed_in(session)
    match_id = (await deeds.accept(club, id, person.id)).match_id
    seats = await seats_of(club, person.id, [str(match_id)])
    return Redirect(f"/m/{match_id}/s/{seats[0].n}" if seats else f"/m/{match_id}", status_code=303)


@post("/challenges/{id:str}/decline")
async def decline(session: Remembered, form: Sent, club: TheClub, id: FromPath[str]) -> Redirect:
    """Decline a challenge."""
    await deeds.decline(club, id, signed_in(session).id, form.text("reason", REASONS[0]))
    return Redirect("/challenges", status_code=303)


@post("/challenges/{id:str}/cancel")
async def cancel(session: Remembered, form: Sent, club: TheClub, id: FromPath[str]) -> Redirect:
    """Withdraw a challenge."""
    await deeds.cancel(club, id, signed_in(session).id)
    return Redirect("/challenges", status_code=303)


HANDLERS: Final = [challenges_page, whom, challenge_page, challenge, accept, decline, cancel]
"""The routes of this module."""

"""Tournaments: made, joined, begun and looked at."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream

import hustings
from hustings.ai.levels import LEVELS
from hustings.club.people import Person
from hustings.club.ratings.sides import sizes
from hustings.club.tournaments import keeping, kept
from hustings.club.tournaments.kept import OPEN, RUNNING, Agreed
from hustings.club.tournaments.model import FORMS
from hustings.club.tournaments.problems import NoName
from hustings.club.tournaments.rounds import rounds_of
from hustings.database.bells import of_tournament
from hustings.matches.timecontrol import OFFERED, parse_pace

from ..given import GameId, Remembered, Sent, ThePages, TheReader, TheRequest
from ..pages import Form, Pages
from ..refused import Refused
from ..session import Session
from ..shown import contest
from ..shown.catalogue import about
from ..shown.parts import Reader
from ..shown.sentences import sentences
from .front import installed
from .stream import open_stream, renewals

__all__ = ["HANDLERS"]

HOUR: Final = 3600.0
STARTS: Final = (1, 24, 168)
"""Hours in which a tournament can begin by itself."""
MOST: Final = (4, 8, 16, 32, 64)
"""How many may take part."""


def _person(session: Session) -> Person:
    """Who asks, by a lasting name.

    Raises:
        NoName: when it is a guest.
    """
    if session.person is None:
        raise NoName()
    return session.person


@get("/tournaments")
async def mine(pages: ThePages, reader: TheReader, session: Remembered) -> Response[str]:
    """The tournaments that the reader has made or takes part in."""
    words = sentences(None, reader.language)
    found = await kept.of_person(pages.database, session.person.id) if session.person else []
    games = [about(installed(pages, id), reader.language) for id in hustings.installed() if pages.renderer.draws(id)]
    return pages.show(
        "tournaments.html",
        reader,
        words.text("tournament-mine"),
        page={"styles": ["contest.css"]},
        words=words,
        tournaments=[(one, words.text(f"tournament-state-{one.state}", round=0)) for one in found],
        games=games,
        named=session.person is not None,
    )


@get("/g/{game_id:str}/tournament")
async def new_page(pages: ThePages, reader: TheReader, session: Remembered, game_id: GameId) -> Response[str]:
    """What one chooses to make a tournament of a game."""
    game = installed(pages, game_id)
    told = about(game, reader.language)
    words = sentences(game, reader.language)
    return pages.show(
        "tournament-new.html",
        reader,
        words.text("tournament-new-of", game=told.title),
        page={"styles": ["contest.css"]},
        words=words,
        game=told,
        options=[option for option in told.options if not any(choice.seats for choice in option.choices)],
        for_two=set(sizes(game, {})) == {2},
        forms=FORMS,
        hours=keeping.HOURS,
        starts=STARTS,
        most=MOST,
        paces=[(pace, parse_pace(pace).say(reader.language)) for pace in OFFERED],
        named=session.person is not None,
    )


@post("/g/{game_id:str}/tournament")
async def make(pages: ThePages, session: Remembered, form: Sent, game_id: GameId) -> Redirect:
    """Make a tournament as the form says."""
    installed(pages, game_id)
    owner = _person(session)
    starts = form.text("starts", "")
    agreed = Agreed(
        options={key.removeprefix("option-"): form.text(key) for key in form.fields if key.startswith("option-")},
        rounds=form.number("rounds"),
        legs=2 if form.text("legs", "") else 1,
        pace=str(parse_pace(form.text("pace", ""))),
        rated=bool(form.text("rated", "")),
        hours=form.number("hours"),
        most=form.number("most"),
    )
    at = pages.rooms.clock() + form.number("starts") * HOUR if starts else None
    made, link = await keeping.create(
        pages.database, owner.id, form.text("name"), game_id, form.text("form"), agreed, at
    )
    await keeping.join(pages.database, made, link, owner.id)
    return Redirect(f"/tournaments/{made}/t/{link}", status_code=303)


@get("/tournaments/{tournament_id:str}")
async def show(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, tournament_id: FromPath[str]
) -> Response[str]:
    """A tournament: who takes part, its tables and its rounds."""
    return await _shown(request, pages, reader, session, tournament_id, "")


@get("/tournaments/{tournament_id:str}/t/{link:str}")
async def show_by_link(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    tournament_id: FromPath[str],
    link: FromPath[str],
) -> Response[str]:
    """The same for who has its link, and can join."""
    return await _shown(request, pages, reader, session, tournament_id, link)


@get("/tournaments/{tournament_id:str}/events")
async def events(
    request: TheRequest,
    pages: ThePages,
    session: Remembered,
    tournament_id: FromPath[str],
    after: FromQuery[str] = "",
) -> Stream:
    """Tells a page of a tournament that it should be asked for again."""
    subject = of_tournament((await kept.find(pages.database, tournament_id)).id)
    packed = "gzip" in request.headers.get("accept-encoding", "")

    async def version() -> str:
        return (await kept.find(pages.database, tournament_id)).version

    return open_stream(request, renewals(pages, subject, version, after, packed), packed, session=session)


async def _shown(
    request: TheRequest, pages: Pages, reader: Reader, session: Session, tournament_id: str, link: str
) -> Response[str]:
    found = await kept.find(pages.database, tournament_id)
    if link and not found.opens(link):
        link = ""
    game = installed(pages, found.game)
    words = sentences(game, reader.language)
    person = session.person.id if session.person else None
    owns = person is not None and person == found.owner
    part = found.taker_of(person) if person else None
    seats = game.seats(found.agreed.options)
    sides = [words.text(f"seat-{seat}") for seat in seats] if len(seats) == 2 else []
    names = contest.names_of(words, found)
    drawn = contest.rounds(words, found, sides, person)
    rounds = rounds_of(found.setting, found.entrants) if found.entrants else None
    return pages.show(
        "tournament.html",
        reader,
        found.name,
        page={"styles": ["contest.css"]},
        words=words,
        it=found,
        game=words.text("game-title"),
        state=contest.state(words, found),
        rounds_of=rounds,
        pace=parse_pace(found.agreed.pace).say(reader.language),
        begins="" if found.starts is None else contest.date(found.starts),
        is_open=found.state == OPEN,
        is_running=found.state == RUNNING,
        waits=any(match.href and match.mine and not match.is_over for round in drawn for match in round.matches),
        takers=[(taker, names[taker.n]) for taker in found.takers],
        boards=contest.boards(words, found),
        rounds=drawn,
        winner=contest.winners(words, found),
        owns=owns,
        part=part,
        named=person is not None,
        link=link,
        address=pages.url(request, f"/tournaments/{found.id}/t/{link}") if link and found.state == OPEN else "",
        levels=LEVELS,
        enough=keeping.enough(found),
    )


@post("/tournaments/{tournament_id:str}/join")
async def join(pages: ThePages, session: Remembered, form: Sent, tournament_id: FromPath[str]) -> Redirect:
    """Take part."""
    await keeping.join(pages.database, tournament_id, form.text("link", ""), _person(session).id)
    return Redirect(f"/tournaments/{tournament_id}", status_code=303)


@post("/tournaments/{tournament_id:str}/leave")
async def leave(pages: ThePages, session: Remembered, form: Sent, tournament_id: FromPath[str]) -> Redirect:
    """Take part no longer; before it begins the owner can send others away."""
    n = form.number("n") if form.text("n", "") else None
    await keeping.leave(pages.database, tournament_id, _person(session).id, n)
    return Redirect(f"/tournaments/{tournament_id}", status_code=303)


@post("/tournaments/{tournament_id:str}/computer")
async def computer(pages: ThePages, session: Remembered, form: Sent, tournament_id: FromPath[str]) -> Redirect:
    """Have a computer take part."""
    level = form.text("level")
    if level not in LEVELS:
        raise Refused(422, "missing", what="level")
    await keeping.invite_computer(pages.database, tournament_id, _person(session).id, level)
    return _back(form, tournament_id)


@post("/tournaments/{tournament_id:str}/begin")
async def begin(pages: ThePages, session: Remembered, form: Sent, tournament_id: FromPath[str]) -> Redirect:
    """Begin now."""
    await keeping.begin(pages.database, tournament_id, _person(session).id)
    return Redirect(f"/tournaments/{tournament_id}", status_code=303)


@post("/tournaments/{tournament_id:str}/call-off")
async def call_off(pages: ThePages, session: Remembered, form: Sent, tournament_id: FromPath[str]) -> Redirect:
    """End it without a winner."""
    await keeping.call_off(pages.database, tournament_id, _person(session).id)
    return Redirect(f"/tournaments/{tournament_id}", status_code=303)


@post("/tournaments/{tournament_id:str}/link")
async def renew(pages: ThePages, session: Remembered, form: Sent, tournament_id: FromPath[str]) -> Redirect:
    """Make a new link, which ends the one before."""
    link = await keeping.renew_link(pages.database, tournament_id, _person(session).id)
    return Redirect(f"/tournaments/{tournament_id}/t/{link}", status_code=303)


def _back(form: Form, tournament_id: str) -> Redirect:
    """To the page that the form was on, with the link that it shows."""
    link = form.text("link", "")
    return Redirect(f"/tournaments/{tournament_id}" + (f"/t/{link}" if link else ""), status_code=303)


HANDLERS = [mine, new_page, make, show, show_by_link, events, join, leave, computer, begin, call_off, renew]
"""The routes of this module."""

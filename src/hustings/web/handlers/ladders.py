"""The ladder of a game: who stands where, of all time and season by season, and what computers were measured at."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromQuery

from hustings.ai.levels import LEVELS
from hustings.club.club import Club
from hustings.club.people import Person
from hustings.club.ratings.book import ALWAYS, rating_of, ratings_of
from hustings.club.ratings.computers import fitting, measured
from hustings.club.ratings.ladder import ladder, seasons_of
from hustings.club.ratings.seasons import MATCHES, OPPONENTS
from hustings.club.ratings.sides import ALL, sides
from hustings.club.tournaments import kept

from ..given import GameId, Remembered, ThePages, TheReader
from ..refused import Refused
from ..shown.contest import rating, ratings
from ..shown.parts import Reader
from ..shown.sentences import sentences
from . import profiles
from .front import installed
from .me import SECTIONS, Section

__all__ = ["HANDLERS"]


@get("/g/{game_id:str}/ladder")
async def ladder_page(
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    game_id: GameId,
    season: FromQuery[str] = ALWAYS,
    side: FromQuery[str] = ALL,
) -> Response[str]:
    """Who stands where."""
    game = installed(pages, game_id)
    words = sentences(game, reader.language)
    apart = sides(game)
    if side not in (ALL, *apart):
        raise Refused(404, "404", link=f"/g/{game_id}/ladder")
    now = pages.rooms.clock()
    try:
        rungs = await ladder(pages.database, game_id, now, season, side)
    except ValueError:
        raise Refused(404, "404", link=f"/g/{game_id}/ladder") from None
    table = measured(game_id)
    known = [(level, found) for level in LEVELS if (found := table.rating(level, side)) is not None]
    level = None
    if session.person is not None:
        own = await rating_of(pages.database, session.person.id, game_id, now, side)
        level = fitting(game_id, own, side)
    return pages.show(
        "ladder.html",
        reader,
        words.text("ladder-title", game=words.text("game-title")),
        page={"styles": ["contest.css"], "query": f"season={season}&side={side}"},
        words=words,
        game=game_id,
        about=words.text("ladder-about", matches=str(MATCHES), opponents=str(OPPONENTS)),
        season=season,
        side=side,
        seasons=await seasons_of(pages.database, game_id),
        sides=[(name, words.text(f"seat-{name}")) for name in apart],
        rungs=[(rung, rating(words, rung.line.rating), profiles.address_of(rung.name)) for rung in rungs],
        computers=[(words.text(f"computer-{name}"), rating(words, found), found.interval) for name, found in known],
        measured=table.matches,
        fitting="" if level is None else words.text("ladder-fitting", level=words.text(f"computer-{level}")),
    )


async def ratings_section(club: Club, person: Person, reader: Reader) -> Section:
    """The part of a person's own page that shows their ratings and tournaments."""
    words = sentences(None, reader.language)
    lines = await ratings_of(club.database, person.id, club.rooms.clock())
    found = await kept.of_person(club.database, person.id)
    mine = [
        {"id": one.id, "name": one.name, "state": words.text(f"tournament-state-{one.state}", round=0)} for one in found
    ]
    return Section("parts/ratings.html", {"ratings": ratings(lines, reader.language), "tournaments": mine})


async def public_ratings(club: Club, person: Person, reader: Reader) -> Section:
    """The part of a person's page for others that shows their ratings."""
    lines = await ratings_of(club.database, person.id, club.rooms.clock())
    return Section("parts/ratings.html", {"ratings": ratings(lines, reader.language)})


SECTIONS.append(ratings_section)
profiles.SECTIONS.append(public_ratings)

HANDLERS = [ladder_page]
"""The routes of this module."""

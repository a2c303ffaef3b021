"""The API of contests: ladders, and tournaments with their tables and rounds."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from hustings.club.ratings.book import ALWAYS
from hustings.club.ratings.computers import measured
from hustings.club.ratings.ladder import ladder
from hustings.club.ratings.rating import Rating
from hustings.club.ratings.sides import ALL, sides
from hustings.club.tournaments import keeping, kept, knockout, leagues
from hustings.club.tournaments.kept import CALLED_OFF, OPEN, OVER, RUNNING, Tournament
from hustings.club.tournaments.model import FORMS, KNOCK_OUT, LEAGUE, last_round
from hustings.club.tournaments.standings import TIE_BREAKS, Row, standings

from ..given import GameId, ThePages
from ..handlers.front import installed
from ..refused import Refused
from .messages import one_of
from .program import AsPerson, needs
from .refusals import BODY, OPENING, PERSON, WRITES, refusals

__all__ = ["HANDLERS"]


class RatingInfo(msgspec.Struct):
    """A rating: the number, its 95 % interval, and whether too little is known for a place on a ladder."""

    rating: int
    low: int
    high: int
    provisional: bool


class RungInfo(msgspec.Struct):
    """A place on a ladder."""

    place: int
    name: str
    bot: bool
    rating: RatingInfo
    matches: int
    won: int


class LadderInfo(msgspec.Struct):
    """The ladder of a game, and the measured ratings of its computers by level.

    ``season`` and ``side`` are empty for all time and for all matches.
    """

    game: str
    season: str
    side: str
    places: list[RungInfo]
    computers: dict[str, RatingInfo]


class EntrantInfo(msgspec.Struct):
    """Who takes part: a person by name, or a computer by level. ``left``: the last round that they play; null: all."""

    n: int
    name: str
    level: str
    left: int | None


class RowInfo(msgspec.Struct):
    """A line of a table: the entrant by number, and each tie-break by its name."""

    place: int
    entrant: int
    points: float
    played: int
    won: int
    tie_breaks: dict[str, float]


class StandingsInfo(msgspec.Struct):
    """A table; of a league with its season and division, counted from 1, else 1 and 1."""

    season: int
    division: int
    rows: list[RowInfo]


class FixtureInfo(msgspec.Struct):
    """A match of a round: the entrants by seat, their places once it is over, and the match; a bye has one entrant."""

    round: int
    entrants: tuple[int, ...]
    places: tuple[int, ...]
    match: str | None


class TournamentInfo(msgspec.Struct):
    """A tournament: how it is played, who takes part, its tables, and all its matches."""

    id: str
    name: str
    game: str
    form: Annotated[str, one_of(*FORMS)]
    state: Annotated[str, one_of(OPEN, RUNNING, OVER, CALLED_OFF)]
    pace: str
    rated: bool
    round: int
    entrants: list[EntrantInfo]
    tables: list[StandingsInfo]
    matches: list[FixtureInfo]


class JoinTournament(msgspec.Struct):
    """The last part of the link to a tournament."""

    link: str


class Entered(msgspec.Struct):
    """Your number in the tournament."""

    n: int


UNKNOWN: Final = ("tournament-unknown",)


@get("/games/{game_id:str}/ladder", summary="The ladder of a game", responses=refusals(*OPENING, "404"))
async def show_ladder(
    pages: ThePages, game_id: GameId, season: FromQuery[str] = ALWAYS, side: FromQuery[str] = ALL
) -> LadderInfo:
    """Who stands where: of all time, or in a season such as ``2026-4``; in all matches, or on one side."""
    game = installed(pages, game_id)
    if side not in (ALL, *sides(game)):
        raise Refused(404, "404")
    try:
        rungs = await ladder(pages.database, game_id, pages.rooms.clock(), season, side)
    except ValueError:
        raise Refused(404, "404") from None
    table = measured(game_id)
    levels = {level: table.rating(level, side) for level in table.levels}
    return LadderInfo(
        game_id,
        season,
        side,
        [RungInfo(r.place, r.name, r.is_bot, _rating(r.line.rating), r.line.matches, r.line.won) for r in rungs],
        {level: _rating(found) for level, found in levels.items() if found is not None},
    )


@get("/tournaments/{tournament_id:str}", summary="A tournament", responses=refusals(*UNKNOWN))
async def show_tournament(pages: ThePages, tournament_id: FromPath[str]) -> TournamentInfo:
    """Everything that its page shows, for whoever knows its id."""
    found = await kept.find(pages.database, tournament_id)
    return TournamentInfo(
        found.id,
        found.name,
        found.game,
        found.form,
        found.state,
        found.agreed.pace,
        found.agreed.rated,
        last_round(found.fixtures),
        [EntrantInfo(taker.n, taker.called, taker.level, taker.left) for taker in found.takers],
        _tables(found),
        [
            FixtureInfo(pairing.fixture.round, pairing.fixture.seats, pairing.fixture.places, pairing.match_id)
            for pairing in found.pairings
        ],
    )


@post(
    "/tournaments/{tournament_id:str}/join",
    summary="Join a tournament",
    status_code=200,
    responses=refusals(
        *UNKNOWN,
        *PERSON,
        *BODY,
        *WRITES,
        "tournament-link",
        "tournament-not-open",
        "tournament-full",
        "tournament-computers",
        "tournament-many",
    ),
    **needs("tournament:join"),
)
async def join_tournament(
    program: AsPerson, pages: ThePages, tournament_id: FromPath[str], data: JSONBody[JoinTournament]
) -> Entered:
    """Take part, by the link that somebody has handed on; sent again it is done once."""
    return Entered(await keeping.join(pages.database, tournament_id, data.link, program.person.id))


@post(
    "/tournaments/{tournament_id:str}/leave",
    summary="Leave a tournament",
    status_code=204,
    responses=refusals(*UNKNOWN, *PERSON, *WRITES),
    **needs("tournament:join"),
)
async def leave_tournament(program: AsPerson, pages: ThePages, tournament_id: FromPath[str]) -> None:
    """Take part no longer; in one that runs, your open matches are lost. Sent again it changes nothing."""
    await keeping.leave(pages.database, tournament_id, program.person.id)


def _rating(rating: Rating) -> RatingInfo:
    return RatingInfo(rating.shown, *rating.interval, rating.provisional)


def _tables(found: Tournament) -> list[StandingsInfo]:
    setting, entrants, fixtures = found.setting, found.entrants, found.fixtures
    if not fixtures:
        return []
    if setting.form == KNOCK_OUT:
        ranked = knockout.ranking(setting, entrants, fixtures)
        rows = [
            RowInfo(
                place,
                n,
                sum(fixture.points(n) for fixture in fixtures if n in fixture.seats),
                sum(n in fixture.seats and fixture.is_over and not fixture.is_bye for fixture in fixtures),
                sum(fixture.won(n) for fixture in fixtures if n in fixture.seats),
                {},
            )
            for place, n in ranked
        ]
        return [StandingsInfo(1, 1, rows)]
    if setting.form != LEAGUE:
        return [StandingsInfo(1, 1, _rows(found.form, standings(setting, entrants, fixtures)))]
    length = leagues.season_length(setting, entrants)
    return [
        StandingsInfo(season + 1, n, _rows(found.form, leagues.table(setting, entrants, fixtures, season, members)))
        for season in range((last_round(fixtures) - 1) // length + 1)
        for n, members in enumerate(leagues.divisions(setting, entrants, fixtures, season), 1)
    ]


def _rows(form: str, rows: list[Row]) -> list[RowInfo]:
    names = TIE_BREAKS[form]
    return [
        RowInfo(row.place, row.entrant, row.points, row.played, row.won, dict(zip(names, row.breaks, strict=True)))
        for row in rows
    ]


HANDLERS: Final = [show_ladder, show_tournament, join_tournament, leave_tournament]
"""The routes of this module."""

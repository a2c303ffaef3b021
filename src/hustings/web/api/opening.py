"""The API before a match: which games there are, a match that is opened, a seat that is taken."""

from __future__ import annotations

import logging
from typing import Annotated, Final

from litestar import get, post
from litestar.params import HeaderParameter, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

import hustings
from hustings.club.finding.tables import sit
from hustings.club.people.holdings import hold
from hustings.matches.people import PERSON as SOMEBODY
from hustings.matches.people import Created, SeatPlan, hash_of
from hustings.matches.records.faults import PAGE, as_fault
from hustings.play.game import Game

from ..given import MatchId, TheClub, ThePages, TheRequest
from ..pages import Pages
from ..refused import Refused
from ..shown.catalogue import sizes_of
from ..shown.faults import fault
from ..shown.sentences import sentences
from .messages import GameInfo, Join, NewMatch, Opened, Seated
from .program import PLAYS, bearer_of, program_of
from .refusals import BODY, MATCH, OPENING, PERSON, PLANS, WRITES, refusals

__all__ = ["HANDLERS", "check_game"]

log = logging.getLogger("hustings.web")


@get("/games", summary="Installed games", responses=refusals())
async def list_games(pages: ThePages) -> list[GameInfo]:
    """Every installed game with its seats and options."""
    listed: list[GameInfo] = []
    for id in filter(pages.renderer.has, hustings.installed()):
        try:
            listed.append(_game_info(pages.rooms.shelf.new(id)))
        except Exception as error:
            extra = as_fault(PAGE, id, "/api/games", error)
            log.error("the game %s is not listed: %s", id, fault(error), extra=extra)
    return listed


def _game_info(game: Game) -> GameInfo:
    sizes: dict[str, dict[str, tuple[str, ...]]] = {}
    for (option, value), seats in sizes_of(game).items():
        sizes.setdefault(option, {})[value] = seats
    title = sentences(game, "en").text("game-title")
    return GameInfo(game.id, title, game.seats(), dict(game.options.items()), sizes)


def check_game(pages: Pages, game: str) -> None:
    """Let a game be played that can be.

    Raises:
        Refused: when it is not installed, or is broken.
    """
    if game not in hustings.installed():
        raise Refused(404, "no-game")
    if not pages.renderer.has(game):
        raise Refused(503, "broken-game", game=game)


@post(
    "/matches",
    summary="Open a match",
    responses=refusals(*OPENING, *BODY, *WRITES, *PLANS, *PERSON),
)
async def open_match(pages: ThePages, request: TheRequest, data: JSONBody[NewMatch]) -> Opened:
    """Open a match and get the token of each person's seat.

    With the token of a program, its person holds the first of them, under its own name.
    """
    program = await program_of(request, PLAYS) if bearer_of(request) else None
    check_game(pages, data.game)
    plans = [SeatPlan(plan.kind, plan.level, plan.name) for plan in data.seats]
    beside = None
    mine = next((n for n, plan in enumerate(plans) if plan.kind == SOMEBODY), None)
    if program is not None and mine is not None:
        person, plans[mine] = program.person, SeatPlan(SOMEBODY, name=program.person.name)

        async def beside(connection: AsyncConnection, created: Created) -> None:
            held = [(created.match_id, hash_of(created.tokens[mine]))]
            await hold(pages.database, connection, person.id, held)

    created = await pages.rooms.create(data.game, data.options, plans, data.mode, beside=beside, pace=data.pace)
    return Opened(created.match_id, created.tokens)


@post(
    "/matches/{match_id:str}/join",
    summary="Take an open seat",
    status_code=200,
    responses=refusals(
        *MATCH,
        *BODY,
        *WRITES,
        *PERSON,
        "no-seat",
        "seat-taken",
        "house-name",
        "not-invited",
        "not-welcome",
        "needs-name",
        "rating-unwanted",
    ),
)
async def join(
    pages: ThePages,
    club: TheClub,
    request: TheRequest,
    match_id: MatchId,
    data: JSONBody[Join],
    once: Annotated[str | None, HeaderParameter(name="Idempotency-Key", min_length=22, max_length=200)] = None,
) -> Seated:
    """Accept the invitation to an open seat and get its token.

    With a secret of your own as `Idempotency-Key` (22 characters or more, such as a random UUID) you can ask again
    should the answer be lost, and get the same token. Whoever knows the secret has the seat.

    With the token of a program, its person holds the seat, under its own name; asked again, it is the same.
    """
    program = await program_of(request, PLAYS) if bearer_of(request) else None
    names = (await pages.rooms.room(match_id)).match.seats
    if data.seat not in names:
        raise Refused(404, "no-seat")
    seat = names.index(data.seat)
    if program is None:
        who = f"program {once}" if once else ""
        return Seated(await sit(club, match_id, seat, data.name, "", who, data.invitation))
    person = program.person
    token = await sit(club, match_id, seat, person.name, person.id, f"person {person.id}", data.invitation)
    async with club.database.writing() as connection:
        await hold(club.database, connection, person.id, [(match_id, hash_of(token))])
    if person.bot:
        await (await pages.rooms.room(match_id)).seating.mark_bot(seat)
    return Seated(token)


HANDLERS: Final = [list_games, open_match, join]
"""The routes of this module."""

"""Tournaments go on by themselves: they begin, results come in, rounds are made and their matches opened, they end.

One task looks at a tournament whenever something has happened in it. Everything follows from the database, and each
change of it is refused when somebody else has made it, so that any process may look at any time, and one that dies in
the middle is followed by another one.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import hustings
from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.bells import of_tournament
from hustings.database.people import PAIRINGS, RATINGS, TERMS, TOURNAMENTS
from hustings.database.tables import MATCHES, RESULTS
from hustings.database.tasks import Task
from hustings.kernel.message import IllegalAction
from hustings.matches.people import COMPUTER, HEURISTIC, PERSON, Created, SeatPlan
from hustings.matches.problems import UnknownMatch
from hustings.matches.records.rows import numbers

from ..calling.rounds import tell_round
from ..club import Club
from ..ratings.sides import ALL, sizes
from ..terms import Terms, open_table
from . import keeping
from .keeping import TASK, as_text, enough, strengths
from .kept import CALLED_OFF, OPEN, OVER, RUNNING, Paired, Tournament, find, read
from .model import Fixture
from .problems import UnknownTournament
from .rounds import is_over, next_fixtures

__all__ = ["join", "look"]

log = logging.getLogger("hustings.club")

HOUR: Final = 3600.0
ASLEEP: Final = 20.0
"""Seconds between two looks for matches that nobody attends to, in a process that has its database to itself."""
PATIENT: Final = 4
"""After so many failures one is tried again every hour."""


def join(club: Club) -> None:
    """Keep the tournaments of a club going from now on."""

    async def follower(match_id: str) -> None:
        await _heard(club.database, match_id)

    async def handler(task: Task) -> float | None:
        try:
            return await look(club, task.subject)
        except Exception:
            if task.tries < PATIENT:
                raise
            log.exception("the tournament %s is looked at again in an hour", task.subject)
            return HOUR  # it is never given up: whoever mends what is broken finds it going on

    club.follow(follower)
    club.working.on(TASK, handler)


async def look(club: Club, tournament_id: str) -> float | None:
    """Do all that there is to do in a tournament now.

    Returns:
        In how many seconds to look again, should nothing happen before; None: only when something happens.
    """
    database = club.database
    try:
        found = await find(database, tournament_id)
    except UnknownTournament:
        return None
    if found.state == OPEN:
        wait = await _begin(database, found)
        if wait is not None:
            return wait
        found = await find(database, tournament_id)
    if found.state != RUNNING:
        return None
    await _collect(database, found)
    while True:
        found = await find(database, tournament_id)
        if not await _make(database, found):
            break
    found = await find(database, tournament_id)
    if found.state != RUNNING:
        return None
    for pairing in found.pairings:
        if pairing.match_id is None and not pairing.fixture.is_over:
            await _open(club, found, pairing.fixture)
    found = await find(database, tournament_id)
    again = await _late(club, found)
    if database.is_shared or again is None:
        return again
    await _wake(club, found)
    return min(again, ASLEEP)


async def _heard(database: Database, match_id: str) -> None:
    """Have a tournament looked at when a match of it is over."""
    over = and_(MATCHES.c.id == TERMS.c.match_id, MATCHES.c.finished.is_not(None))
    wanted = select(TERMS.c.tournament).join(MATCHES, over).where(TERMS.c.match_id == match_id)
    async with database.reading() as connection:
        tournament = await connection.scalar(wanted)
    if tournament:
        async with database.writing() as connection:
            await tasks.add(database, connection, TASK, tournament)


async def _begin(database: Database, found: Tournament) -> float | None:
    """Begin it, or call it off when too few have come; how long to wait, while its time has not come."""
    async with database.writing() as connection:
        now = await connection.scalar(select(database.now())) or 0.0
        due = found.created + keeping.WAITS if found.starts is None else found.starts
        if due > now + 0.001:
            return due - now
        begins = found.starts is not None and enough(found)
        agreed = found.agreed
        if begins:
            rows = await connection.execute(
                select(RATINGS.c.person, RATINGS.c.mu).where(
                    and_(
                        RATINGS.c.person.in_([taker.person for taker in found.takers if taker.person]),
                        RATINGS.c.game == found.game,
                        RATINGS.c.side == ALL,
                        RATINGS.c.season == "",
                    )
                )
            )
            seeded = strengths(found, {row.person: row.mu for row in rows})
            agreed = msgspec.structs.replace(agreed, strength=seeded)
        is_same = and_(TOURNAMENTS.c.id == found.id, TOURNAMENTS.c.state == OPEN)
        await connection.execute(
            update(TOURNAMENTS)
            .where(is_same)
            .values(
                state=RUNNING if begins else CALLED_OFF,
                ended=None if begins else database.now(),
                options=msgspec.json.encode(agreed).decode(),
            )
        )
        await database.tell(connection, of_tournament(found.id))
    return None


async def _collect(database: Database, found: Tournament) -> None:
    """Write down the results of matches that are over."""
    waiting = {pairing.match_id: pairing.fixture for pairing in found.pairings if _is_open(pairing)}
    if not waiting:
        return
    done = and_(MATCHES.c.id.in_(list(waiting)), MATCHES.c.finished.is_not(None))
    async with database.writing() as connection:
        rows = await connection.execute(
            select(MATCHES.c.id, RESULTS.c.places).outerjoin(RESULTS, RESULTS.c.match_id == MATCHES.c.id).where(done)
        )
        for row in rows.all():
            fixture = waiting[row.id]
            places = numbers(row.places or "") or (2,) * len(fixture.seats)  # ended by the administrator
            await _result(connection, found.id, fixture, places)
            await database.tell(connection, of_tournament(found.id))


async def _result(connection: AsyncConnection, tournament_id: str, fixture: Fixture, places: tuple[int, ...]) -> None:
    mine = and_(_is(tournament_id, fixture), PAIRINGS.c.result == "")
    await connection.execute(update(PAIRINGS).where(mine).values(result=as_text(places)))


async def _make(database: Database, found: Tournament) -> bool:
    """Make the fixtures that follow from the results; whether to look once more, because something has changed."""
    setting, entrants, fixtures = found.setting, found.entrants, found.fixtures
    made = await asyncio.to_thread(next_fixtures, setting, entrants, fixtures)
    over = not made and (await asyncio.to_thread(is_over, setting, entrants, fixtures) or not fixtures)
    if not made and not over:
        return False
    async with database.writing() as connection:
        mine = TOURNAMENTS.c.id == found.id
        await connection.execute(update(TOURNAMENTS).where(mine).values(round=TOURNAMENTS.c.round))  # nobody else now
        now = await read(connection, found.id)
        if (now.fixtures, now.takers, now.state) != (fixtures, found.takers, RUNNING):
            return now.state == RUNNING
        await database.tell(connection, of_tournament(found.id))
        if over:
            await connection.execute(update(TOURNAMENTS).where(mine).values(state=OVER, ended=database.now()))
            return False
        for fixture in made:
            row = {"tournament": found.id, "round": fixture.round, "place": fixture.place}
            result = "1" if fixture.is_bye else ""
            await connection.execute(
                insert(PAIRINGS).values(**row, entrants=as_text(fixture.seats), match_id=None, result=result)
            )
        await connection.execute(update(TOURNAMENTS).where(mine).values(round=made[-1].round))
    return all(fixture.is_over for fixture in made)


class _Taken(Exception):
    """Somebody else has opened the match of a fixture."""


async def _open(club: Club, found: Tournament, fixture: Fixture) -> None:
    """Open the match of a fixture, unless that was done."""
    takers = {taker.n: taker for taker in found.takers}
    seated = [takers[n] for n in fixture.seats]
    plans = [
        SeatPlan(COMPUTER, taker.level) if taker.is_computer else SeatPlan(PERSON, name=taker.name) for taker in seated
    ]
    options = sizes(hustings.game(found.game), found.agreed.options)[len(seated)]
    terms = Terms(rated=found.agreed.rated, pace=found.agreed.pace, tournament=found.id)

    async def beside(connection: AsyncConnection, created: Created) -> None:
        mine = and_(_is(found.id, fixture), PAIRINGS.c.match_id.is_(None))
        result = await connection.execute(update(PAIRINGS).where(mine).values(match_id=created.match_id))
        if not result.rowcount:
            raise _Taken
        await club.database.tell(connection, of_tournament(found.id))
        table = [(taker.person, taker.name) for taker in seated]
        await tell_round(club.database, connection, found.name, found.game, created.match_id, table)

    with suppress(_Taken):
        holders = [taker.person for taker in seated]
        await open_table(club, found.game, options, plans, terms, holders=holders, beside=beside)


async def _late(club: Club, found: Tournament) -> float | None:
    """Have those lose who left, or whom a match waits for after the time of its round; seconds until that is next."""
    limit = found.agreed.hours * HOUR
    gone = {taker.n for taker in found.takers if taker.left is not None}
    waiting = {pairing.match_id: pairing.fixture for pairing in found.pairings if _is_open(pairing)}
    next_look: float | None = None
    if not waiting:
        return None
    async with club.database.reading() as connection:
        now = await connection.scalar(select(club.database.now())) or 0.0
        rows = (
            await connection.execute(
                select(MATCHES.c.id, MATCHES.c.created, MATCHES.c.finished, MATCHES.c.to_act).where(
                    MATCHES.c.id.in_(list(waiting))
                )
            )
        ).all()
    for row in rows:
        if row.finished is not None:
            continue
        fixture = waiting[row.id]
        left = [seat for seat, n in enumerate(fixture.seats) if n in gone]
        rest = row.created + limit - now
        if not left and rest <= 0:
            left = list(numbers(row.to_act))
        if left:
            await _gives_up(club, row.id, left)
            rest = max(rest, 60.0)
        next_look = min(rest, next_look) if next_look is not None else rest
    return None if next_look is None else max(1.0, next_look)


async def _wake(club: Club, found: Tournament) -> None:
    """Have matches go on in which something is due: where one process serves all, nobody else opens them when it
    starts again."""
    waiting = [pairing.match_id for pairing in found.pairings if _is_open(pairing)]
    due = and_(MATCHES.c.id.in_(waiting), MATCHES.c.finished.is_(None), MATCHES.c.due < club.database.now())
    async with club.database.reading() as connection:
        asleep = list(await connection.scalars(select(MATCHES.c.id).where(due)))
    for match_id in asleep:
        with suppress(UnknownMatch):
            await club.rooms.room(match_id)


async def _gives_up(club: Club, match_id: str, seats: list[int]) -> None:
    """Have seats lose: one of two resigns, at a larger table a computer plays on in their place."""
    with suppress(UnknownMatch, IllegalAction):
        room = await club.rooms.room(match_id)
        for seat in seats:
            if len(room.seats) == 2:
                await room.resign(seat)
                return
            if room.seats[seat].kind == PERSON:
                await room.seating.leave_to_computer(seat, HEURISTIC)


def _is_open(pairing: Paired) -> bool:
    return pairing.match_id is not None and not pairing.fixture.is_over


def _is(tournament_id: str, fixture: Fixture) -> ColumnElement[bool]:
    return and_(
        PAIRINGS.c.tournament == tournament_id,
        PAIRINGS.c.round == fixture.round,
        PAIRINGS.c.place == fixture.place,
    )

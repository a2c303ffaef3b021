"""Tournaments run by themselves to their end, on both databases; killed anywhere, they go on."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest
from duel import Quick, duel  # noqa: F401
from rooms_tools import move, rooms_at
from sqlalchemy import func, insert, select, update

from hustings.club.club import Club
from hustings.club.opening import open_club
from hustings.club.people.leaving import delete_person
from hustings.club.ratings.book import entry_of
from hustings.club.ratings.ladder import ladder
from hustings.club.tournaments import keeping, kept, running
from hustings.club.tournaments.kept import OVER, RUNNING, Agreed, Tournament
from hustings.club.tournaments.model import KNOCK_OUT, ROUND_ROBIN, SWISS, meetings
from hustings.club.tournaments.problems import (
    BadLink,
    BadTournament,
    Full,
    NoName,
    NotOpen,
    NotOwner,
    TooFew,
    TooMany,
    TooManyComputers,
    UnknownTournament,
)
from hustings.club.tournaments.standings import standings
from hustings.database.people import PAIRINGS, PEOPLE, TASKS, TOURNAMENTS
from hustings.database.problems import StoreFailed
from hustings.database.tables import MATCHES
from hustings.matches.computers.answering import Pace
from hustings.matches.rooms import Rooms

pytestmark = pytest.mark.usefixtures("duel")


async def people(club: Club, *names: str, bot: bool = False) -> None:
    async with club.database.writing() as connection:
        for name in names:
            row = {"id": name, "name": name.title(), "skeleton": name, "created": 1.0, "seen": 1.0, "bot": bot}
            await connection.execute(insert(PEOPLE).values(**row, language="en", zone="", settings="{}"))


async def made(club: Club, form: str, computers: int = 0, guests: tuple[str, ...] = (), **agreed: Any) -> str:
    """A tournament of ann's with these people and so many computers."""
    tournament, link = await keeping.create(club.database, "ann", " The  cup ", "duel", form, Agreed(**agreed))
    for person in ("ann", *guests):
        await keeping.join(club.database, tournament, link, person)
    for n in range(computers):
        await keeping.invite_computer(club.database, tournament, "ann", ("random", "heuristic")[n % 2])
    return tournament


async def play_people(rooms: Rooms, found: Tournament, rng: random.Random) -> bool:
    """Play what persons owe, as computers do; whether there was anything."""
    played = False
    for pairing in found.pairings:
        if pairing.match_id is None or pairing.fixture.is_over:
            continue
        room = await rooms.room(pairing.match_id)
        while room.match.outcome is None and room.seats[room.match.position.to_act[0]].kind == "person":
            await move(room, rng)
            played = True
    return played


async def run(club: Club, tournament: str, steps: int = 400, seed: int = 1) -> Tournament:
    """Work and play until it is over, or so many steps are done."""
    rng = random.Random(seed)
    for _ in range(steps):
        await club.working.once()
        found = await kept.find(club.database, tournament)
        if found.state != RUNNING and found.state != kept.OPEN:
            break
        if not await play_people(club.rooms, found, rng):
            await asyncio.sleep(0.002)
    return await kept.find(club.database, tournament)


def check(found: Tournament, matches: int) -> None:
    assert found.state == OVER and found.ended is not None
    assert all(fixture.is_over for fixture in found.fixtures)
    assert sum(not fixture.is_bye for fixture in found.fixtures) == matches
    opened = [pairing.match_id for pairing in found.pairings if not pairing.fixture.is_bye]
    assert all(opened) and len(set(opened)) == len(opened)


def test_a_swiss_of_eight_with_six_computers_runs_to_its_end(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben")
            tournament = await made(club, SWISS, 6, ("ben",), rated=True)
            await keeping.begin(club.database, tournament, "ann")
            found = await run(club, tournament)
            check(found, 12)
            assert set(meetings(found.fixtures).values()) == {1}
            table = standings(found.setting, found.entrants, found.fixtures)
            assert sum(row.points for row in table) == 12 and table[0].place == 1
            async with club.database.reading() as connection:
                assert await connection.scalar(select(func.count()).select_from(MATCHES)) == 12
            met = [p.match_id for p in found.pairings if set(p.fixture.seats) == {1, 2}]
            for match_id in met:
                entry = await entry_of(club.database, match_id or "")
                assert entry is not None and entry.who in (("ann", "ben"), ("ben", "ann"))

    asyncio.run(scenario())


@pytest.mark.parametrize("writes", [1, 2, 3, 7, 20])
def test_killed_in_the_middle_it_is_resumed_as_it_would_have_gone_on(sqlite: str, writes: int) -> None:
    """The process can write no more after so many transactions; another one has the same database and nothing else."""

    async def first() -> str:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben")
            tournament = await made(club, SWISS, 2, ("ben",))
            await keeping.begin(club.database, tournament, "ann")
            writing, left = club.database.writing, iter(range(writes))

            def dies() -> Any:
                if next(left, None) is None:
                    raise StoreFailed
                return writing()

            club.database.writing = dies  # type: ignore[method-assign]
            with suppress(StoreFailed):
                await run(club, tournament, 60)
            return tournament

    async def then(tournament: str) -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            async with club.database.writing() as connection:  # what the first had claimed can be claimed again
                await connection.execute(update(TASKS).values(due=0.0))
            check(await run(club, tournament), 4)
            async with club.database.reading() as connection:
                assert await connection.scalar(select(func.count()).select_from(MATCHES)) == 4

    asyncio.run(then(asyncio.run(first())))


def test_matches_of_computers_go_on_when_the_only_process_starts_again(sqlite: str) -> None:
    async def first() -> str:
        async with rooms_at(sqlite, Quick(), pace=Pace(action=(9.0, 9.0))) as rooms:
            club = open_club(rooms)
            await people(club, "ann")
            tournament = await made(club, SWISS, 3)
            await keeping.begin(club.database, tournament, "ann")
            await running.look(club, tournament)
            return tournament

    async def then(tournament: str) -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            assert await running.look(club, tournament) == running.ASLEEP
            for _ in range(400):
                async with club.database.reading() as connection:
                    if await connection.scalar(select(func.count(MATCHES.c.finished))):
                        return  # that of the computers; the other one waits for ann
                await asyncio.sleep(0.005)
            raise AssertionError("nobody has attended to it")

    asyncio.run(then(asyncio.run(first())))


def test_two_processes_that_look_at_once_open_each_match_once(postgresql: str) -> None:
    async def scenario() -> None:
        async with rooms_at(postgresql, Quick()) as one, rooms_at(postgresql, Quick()) as two:
            clubs = [open_club(rooms) for rooms in (one, two)]
            await people(clubs[0], "ann", "ben", "cid", "dan")
            tournament = await made(clubs[0], ROUND_ROBIN, 0, ("ben", "cid", "dan"))
            await keeping.begin(clubs[0].database, tournament, "ann")
            await asyncio.gather(*[running.look(club, tournament) for club in clubs for _ in range(2)])
            async with clubs[0].database.reading() as connection:
                assert await connection.scalar(select(func.count()).select_from(MATCHES)) == 2
                assert await connection.scalar(select(func.count()).select_from(PAIRINGS)) == 2

    asyncio.run(scenario())


def test_a_knock_out_of_computers_and_one_person_has_a_champion(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann")
            tournament = await made(club, KNOCK_OUT, 2)
            await keeping.begin(club.database, tournament, "ann")
            found = await run(club, tournament)
            assert found.state == OVER and any(fixture.is_bye for fixture in found.fixtures)

    asyncio.run(scenario())


def test_who_leaves_loses_what_is_open_and_who_lets_the_time_run_out_as_well(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben", "cid")
            tournament = await made(club, ROUND_ROBIN, 0, ("ben", "cid"), hours=1)
            await keeping.begin(club.database, tournament, "ann")
            await club.working.once()
            found = await kept.find(club.database, tournament)
            gone = found.fixtures[0].seats[0]
            name = next(taker.person for taker in found.takers if taker.n == gone)
            assert name
            await keeping.leave(club.database, tournament, name)
            for _ in range(3):
                await club.working.once()
            found = await kept.find(club.database, tournament)
            assert found.fixtures[0].places == (2, 1)
            async with club.database.writing() as connection:  # an hour later
                await connection.execute(update(MATCHES).values(created=MATCHES.c.created - 4000))
            for _ in range(6):
                await running.look(club, tournament)
            found = await kept.find(club.database, tournament)
            assert found.state == OVER
            played = {row.entrant: row.played for row in standings(found.setting, found.entrants, found.fixtures)}
            assert played[gone] == 1 and sum(fixture.is_bye for fixture in found.fixtures) <= 1

    asyncio.run(scenario())


def test_a_name_that_is_deleted_leaves_a_tournament_that_goes_on(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben")
            tournament = await made(club, ROUND_ROBIN, 2, ("ben",))
            await keeping.begin(club.database, tournament, "ann")
            await running.look(club, tournament)
            await delete_person(club.database, "ben")
            found = await run(club, tournament)
            assert found.state == OVER and found.takers[1].left == 0 and not found.takers[1].is_computer
            assert sum(fixture.points(2) for fixture in found.fixtures if 2 in fixture.seats) == 0

    asyncio.run(scenario())


def test_it_begins_at_its_time_and_is_called_off_when_too_few_have_come(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben")
            create = keeping.create
            soon, link = await create(club.database, "ann", "Soon", "duel", ROUND_ROBIN, Agreed(), starts=1.0)
            for person in ("ann", "ben"):
                await keeping.join(club.database, soon, link, person)
            alone, _ = await create(club.database, "ann", "Alone", "duel", ROUND_ROBIN, Agreed(), starts=1.0)
            later, _ = await create(club.database, "ann", "Later", "duel", ROUND_ROBIN, Agreed(), starts=9e9)
            await club.working.once()
            states = [(await kept.find(club.database, t)).state for t in (soon, alone, later)]
            assert states == [RUNNING, kept.CALLED_OFF, kept.OPEN]

    asyncio.run(scenario())


def test_what_is_refused(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            database = club.database
            await people(club, "ann", "ben")
            await people(club, "bot", bot=True)
            with pytest.raises(NoName):
                await keeping.create(database, "nobody", "Cup", "duel", SWISS, Agreed())
            for wrong in (
                Agreed(rounds=99),
                Agreed(most=65),
                Agreed(legs=3),
                Agreed(hours=5),
                Agreed(division=2),
            ):
                with pytest.raises(BadTournament):
                    await keeping.create(database, "ann", "Cup", "duel", SWISS, wrong)
            with pytest.raises(BadTournament):
                await keeping.create(database, "ann", " \u200b", "duel", SWISS, Agreed())
            tournament, link = await keeping.create(database, "ann", "Cup", "duel", SWISS, Agreed(most=11))
            with pytest.raises(BadLink):
                await keeping.join(database, tournament, "guessed", "ben")
            with pytest.raises(BadLink):
                await keeping.join(database, tournament, "", "ben")
            with pytest.raises(NoName):
                await keeping.join(database, tournament, link, "guest")
            with pytest.raises(UnknownTournament):
                await keeping.join(database, "other", link, "ben")
            with pytest.raises(NotOwner):
                await keeping.invite_computer(database, tournament, "ben", "random")
            with pytest.raises(NotOwner):
                await keeping.begin(database, tournament, "ben")
            with pytest.raises(TooFew):
                await keeping.begin(database, tournament, "ann")
            assert await keeping.join(database, tournament, link, "ben") == 1
            assert await keeping.join(database, tournament, link, "ben") == 1
            new = await keeping.renew_link(database, tournament, "ann")
            with pytest.raises(BadLink):
                await keeping.join(database, tournament, link, "bot")
            assert await keeping.join(database, tournament, new, "bot") == 2
            with pytest.raises(NotOwner):
                await keeping.leave(database, tournament, "ben", 2)
            for _ in range(keeping.MACHINES - 1):
                await keeping.invite_computer(database, tournament, "ann", "random")
            with pytest.raises(TooManyComputers):  # the program is counted among them
                await keeping.invite_computer(database, tournament, "ann", "random")
            await people(club, "cid", "dan", "eve")
            for person in ("cid", "dan"):
                await keeping.join(database, tournament, new, person)
            with pytest.raises(Full):
                await keeping.join(database, tournament, new, "eve")
            await keeping.begin(database, tournament, "ann")
            await running.look(club, tournament)
            with pytest.raises(NotOpen):
                await keeping.join(database, tournament, new, "eve")
            await keeping.call_off(database, tournament, "ann")
            assert (await kept.find(database, tournament)).state == kept.CALLED_OFF

    asyncio.run(scenario())


def test_ids_and_seasons_that_can_be_none_are_none(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann")
            for strange in ("", "\0", "a\0b", "'; --", "ä", "x" * 500):
                with pytest.raises(UnknownTournament):
                    await kept.find(club.database, strange)
                with pytest.raises(UnknownTournament):
                    await keeping.join(club.database, strange, "link\0", "ann")
                with pytest.raises(ValueError, match="no season"):
                    await ladder(club.database, "duel", 1.0, strange or "\0")

    asyncio.run(scenario())


def test_nobody_floods_the_server_with_tournaments(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann")
            for n in range(keeping.OWNED):
                last, _ = await keeping.create(club.database, "ann", f"Cup {n}", "duel", SWISS, Agreed())
            for _ in range(keeping.A_DAY - keeping.OWNED):
                with pytest.raises(TooMany):
                    await keeping.create(club.database, "ann", "More", "duel", SWISS, Agreed())
                await keeping.call_off(club.database, last, "ann")
                last, _ = await keeping.create(club.database, "ann", "Next", "duel", SWISS, Agreed())
            await keeping.call_off(club.database, last, "ann")
            with pytest.raises(TooMany):  # as many as one may make in a day
                await keeping.create(club.database, "ann", "Next", "duel", SWISS, Agreed())
            async with club.database.writing() as connection:
                await connection.execute(update(TOURNAMENTS).values(created=TOURNAMENTS.c.created - 90000))
            await keeping.create(club.database, "ann", "Tomorrow", "duel", SWISS, Agreed())

    asyncio.run(scenario())

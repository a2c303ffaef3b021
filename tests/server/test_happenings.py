"""What programs are told: nothing is lost between two processes, and nothing tells of what others do in secret."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from club_tools import in_club, person
from rooms_tools import GAME
from two import processes

from hustings.club.challenges import deeds
from hustings.club.challenges.model import Wanted
from hustings.club.club import Club
from hustings.club.opening import open_club
from hustings.club.programs.events import (
    ChallengeCame,
    ChallengeEnded,
    Happening,
    MatchEnded,
    MatchStarted,
    YourTurn,
    happenings,
)
from hustings.club.programs.tokens import SCOPES, find, make
from hustings.club.terms import Terms, open_table
from hustings.database.tables import MATCHES
from hustings.matches.people import PERSON, SeatPlan
from hustings.matches.table.room import Room

PLANS = [SeatPlan(PERSON, name="Ann"), SeatPlan(PERSON, name="Ben")]


class Ear:
    """Who listens to what happens to a person, in one process."""

    def __init__(self, told: AsyncIterator[Happening | None]) -> None:
        self._told = told

    async def next(self, *kinds: type[Any]) -> Any:
        """What is told next, of these kinds."""
        async with asyncio.timeout(10):
            async for happening in self._told:
                if happening is not None:
                    assert isinstance(happening, kinds), happening
                    return happening
        raise AssertionError("it has ended")

    async def silent(self) -> bool:
        """Whether nothing is told for a heartbeat."""
        return await anext(self._told) is None


@asynccontextmanager
async def listening(club: Club, name: str, heartbeat: float = 5.0) -> AsyncIterator[Ear]:
    token = await find(club.database, await make(club.database, name, "", SCOPES, None))
    assert token is not None
    told = happenings(club, token, heartbeat, asyncio.Event())
    try:
        yield Ear(told)
    finally:
        await told.aclose()  # type: ignore[attr-defined]


async def answer(room: Room, seat: int) -> None:
    actions = room.match.seen_by(seat).answers(seat)
    await room.act(seat, room.match.turns[seat], room.game.text(actions[0]))


def test_what_happens_in_one_process_is_told_in_the_other(postgresql: str) -> None:
    async def scenario() -> None:
        async with processes(postgresql) as (left, right):
            here, there = open_club(left), open_club(right)
            for id in ("ann", "ben"):
                await person(here.database, id)
            async with listening(here, "ann") as ann, listening(there, "ben") as ben:
                made = await deeds.challenge(there, "ann", "ben", GAME, Wanted(seat="editor"))
                assert (await ann.next(ChallengeCame)).challenge == made == (await ben.next(ChallengeCame)).challenge
                await deeds.accept(here, made.id, "ben")
                for ear in (ann, ben):
                    assert (await ear.next(ChallengeEnded)).challenge.state == "accepted"
                    match_id = (await ear.next(MatchStarted)).seat.match_id
                first = await ann.next(YourTurn)
                at = await right.room(match_id)
                while at.match.seen_by(1).answers(1):
                    await answer(at, 1)
                    if at.match.seen_by(1).answers(1):
                        assert (await ann.next(YourTurn)).turn > first.turn
                assert (await ben.next(YourTurn)).seat.n == 0
                await (await left.room(match_id)).resign(0)
                for ear in (ann, ben):
                    assert (await ear.next(MatchEnded)).winners == (1,)

    asyncio.run(scenario())


def test_a_draft_is_told_to_nobody(sqlite: str) -> None:
    """What somebody has drafted reaches nobody, and no event tells that it is there."""

    async def scenario(club: Club) -> None:
        made = await open_table(club, GAME, {}, PLANS, Terms(), holders=["ann", "ben"])
        room = await club.rooms.room(made.match_id)
        asked = next(seat for seat in (0, 1) if room.match.seen_by(seat).answers(seat))
        other = ("ann", "ben")[1 - asked]
        async with listening(club, other, heartbeat=0.1) as ear:
            assert (await ear.next(MatchStarted)).seat.n == 1 - asked
            assert await ear.silent()
            while room.match.seen_by(asked).answers(asked) and not room.match.can_undo(asked):
                await answer(room, asked)
            assert room.match.can_undo(asked), "a draft, which reaches nobody"
            async with club.database.writing() as connection:
                await connection.execute(MATCHES.update().values(changes=MATCHES.c.changes + 1))
                await club.database.tell(connection, made.match_id)
            assert await ear.silent()

    in_club(sqlite, scenario, "ann", "ben")


def test_a_seat_that_a_computer_plays_is_asked_nothing(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        made = await open_table(club, GAME, {}, PLANS, Terms(), holders=["ann", "ben"])
        room = await club.rooms.room(made.match_id)
        asked = next(seat for seat in (0, 1) if room.match.seen_by(seat).answers(seat))
        await room.seating.leave_to_computer(asked, "random")
        async with listening(club, ("ann", "ben")[asked], heartbeat=0.1) as ear:
            assert isinstance(await ear.next(MatchStarted), MatchStarted)
            assert await ear.silent()

    in_club(sqlite, scenario, "ann", "ben")

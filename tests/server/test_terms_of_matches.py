"""A match and the terms on which it is opened are there together, or neither is. On both databases."""

from __future__ import annotations

import asyncio

import pytest
from rooms_tools import rooms_at
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.club.club import Club
from hustings.club.terms import Terms, open_table, terms_of
from hustings.database.people import HOLDINGS, TERMS
from hustings.database.tables import MATCHES
from hustings.matches.people import PERSON, Created, SeatPlan, hash_of

PERSONS = [SeatPlan(PERSON, name="Ann"), SeatPlan(PERSON, name="Ben")]


def test_a_match_is_opened_on_terms_and_its_seats_are_held(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            club = Club(rooms)
            told: list[str] = []

            async def follower(match_id: str) -> None:
                told.append(match_id)

            club.follow(follower)
            wanted = Terms(host="ann", listed=True, rated=True, pace="2d", lowest=1200, note="come in")
            created = await open_table(club, "watergate", {}, PERSONS, wanted, holders=("ann", "ben"))
            found = await terms_of(club.database, created.match_id)
            assert found is not None and found.game == "watergate" and found.created > 1e9
            assert (found.host, found.listed, found.rated, found.pace, found.lowest, found.highest, found.note) == (
                *("ann", True, True, "2d", 1200),
                *(None, "come in"),
            )
            async with club.database.reading() as connection:
                held = (await connection.execute(select(HOLDINGS).order_by(HOLDINGS.c.owner))).all()
            assert [(row.owner, row.token_hash) for row in held] == [
                (owner, hash_of(token)) for owner, token in zip(("ann", "ben"), created.tokens, strict=True)
            ]
            await club.working.once()
            assert told == [created.match_id], "whoever follows matches hears that it was opened"
            assert await terms_of(club.database, "other") is None

    asyncio.run(scenario())


def test_a_rematch_has_the_terms_and_the_holders_of_the_match_before(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            club = Club(rooms)
            wanted = Terms(host="ann", listed=True, rated=True, pace="30+20", tournament="cup")
            created = await open_table(club, "watergate", {}, PERSONS, wanted, holders=("ann", "ben"))
            room = await rooms.room(created.match_id)
            await room.resign(0)
            following = (await room.rematch()).match_id
            found = await terms_of(club.database, following)
            assert found is not None and (found.rated, found.pace) == (True, "30+20")
            assert not found.listed and found.tournament is None
            async with club.database.reading() as connection:
                mine = HOLDINGS.c.match_id == following
                held = (await connection.scalars(select(HOLDINGS.c.owner).where(mine))).all()
            assert sorted(held) == ["ann", "ben"]

    asyncio.run(scenario())


def test_neither_is_there_when_one_cannot_be_written(url: str) -> None:
    class Broken(Exception):
        pass

    async def fail(connection: AsyncConnection, created: Created) -> None:
        raise Broken

    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            club = Club(rooms)
            with pytest.raises(Broken):
                await open_table(club, "watergate", {}, PERSONS, Terms(), beside=fail)
            async with club.database.reading() as connection:
                for table in (MATCHES, TERMS):
                    assert await connection.scalar(select(func.count()).select_from(table)) == 0

    asyncio.run(scenario())

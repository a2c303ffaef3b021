"""Who seeks somebody finds somebody, once, in whatever process. On both databases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from rooms_tools import rooms_at
from sqlalchemy import func, insert, select, update

from hustings.club.club import Club
from hustings.club.finding.bells import of_seeker
from hustings.club.finding.lobby import Lobbyist
from hustings.club.finding.problems import NeedsName
from hustings.club.finding.seeking import Seeking, Wish
from hustings.club.ratings.rating import MIDDLE, MU, POINTS
from hustings.club.terms import terms_of
from hustings.database.people import HOLDINGS, RATINGS, SEEKERS, TERMS, TIES
from hustings.matches.people import COMPUTER, PERSON

FIRST = Wish("watergate")
MANY = Wish("politically-correct-people")


def on(url: str, scenario: Callable[[Club, Seeking], Awaitable[None]]) -> None:
    async def run() -> None:
        async with rooms_at(url) as rooms:
            club = Club(rooms)
            await scenario(club, Seeking(club, random.Random(3)))

    asyncio.run(run())


async def match_of(seeking: Seeking, owner: str) -> str | None:
    found = await seeking.look(owner)
    return None if found is None else found.match_id


def test_two_who_want_the_same_play_each_other(url: str) -> None:
    async def scenario(club: Club, seeking: Seeking) -> None:
        with club.database.bells.hung() as bell:
            bell.hang([of_seeker("ann")])
            await seeking.seek("ann", "Ann", Wish("watergate", "2d", side="editor"))
            assert await match_of(seeking, "ann") is None
            assert (await Lobbyist(club.database).look()).seeking == {"watergate": 1}
            for owner, wish in (("cy", FIRST), ("dee", Wish("1960", "2d"))):
                await seeking.seek(owner, owner, wish)
            assert await match_of(seeking, "ann") is None, "others want something else"
            await seeking.seek("ben", "Ben", Wish("watergate", "2d"))
            if not club.database.is_shared:
                assert await bell.wait(1.0)
        found = await match_of(seeking, "ann")
        assert found is not None and found == await match_of(seeking, "ben")
        terms = await terms_of(club.database, found)
        assert terms is not None and (terms.pace, terms.listed, terms.rated) == ("2d", True, False)
        room = await club.rooms.room(found)
        editor = room.match.seats.index("editor")
        assert [(seat.name, seat.kind) for seat in room.seats][editor] == ("Ann", PERSON)
        async with club.database.reading() as connection:
            rows = (await connection.execute(select(HOLDINGS).where(HOLDINGS.c.match_id == found))).all()
        held = {row.owner: [seat.token_hash for seat in room.seats].index(row.token_hash) for row in rows}
        assert held == {"ann": editor, "ben": 1 - editor}
        await seeking.arrive("ann")
        assert await seeking.look("ann") is None

    on(url, scenario)


async def rate(club: Club, **shown: int) -> None:
    """Give people ratings at the first game."""
    plain = {"game": FIRST.game, "side": "", "season": "", "sigma": 1.0, "matches": 9, "won": 4, "last": 0.0}
    async with club.database.writing() as connection:
        for owner, points in shown.items():
            mu = MU + (points - MIDDLE) / POINTS
            await connection.execute(insert(RATINGS).values(person=owner, mu=mu, **plain))


async def have_waited(club: Club, owner: str, seconds: float) -> None:
    async with club.database.writing() as connection:
        mine = update(SEEKERS).where(SEEKERS.c.owner == owner)
        await connection.execute(mine.values(since=SEEKERS.c.since - seconds))


def test_the_nearest_rating_comes_first_and_the_gap_widens_with_the_seconds(url: str) -> None:
    async def scenario(club: Club, seeking: Seeking) -> None:
        await rate(club, low=1100, near=1600, mid=1660, top=1900)
        for owner in ("low", "near"):
            await seeking.seek(owner, owner, FIRST)
        assert await match_of(seeking, "near") is None, "500 points are too many for two who have just come"
        await have_waited(club, "low", 2.0)
        await seeking.seek("mid", "mid", FIRST)
        assert await match_of(seeking, "mid") == await match_of(seeking, "near") is not None
        assert await match_of(seeking, "low") is None, "though it has waited longer"
        await seeking.seek("top", "top", FIRST)
        assert await match_of(seeking, "top") is None
        await have_waited(club, "low", 15.0)
        assert await match_of(seeking, "top") == await match_of(seeking, "low") is not None, "some seconds later"

    on(url, scenario)


def test_who_has_no_rating_waits_for_nobody_and_comes_after_who_is_near(sqlite: str) -> None:
    async def scenario(club: Club, seeking: Seeking) -> None:
        await rate(club, low=1100, top=1900, upper=1850)
        await seeking.seek("low", "low", FIRST)
        await seeking.seek("top", "top", FIRST)
        await seeking.seek("new", "New", FIRST)
        assert await match_of(seeking, "new") == await match_of(seeking, "low") is not None, "of two the longer waiting"
        await have_waited(club, "top", 1.0)
        await seeking.seek("upper", "upper", FIRST)
        assert await match_of(seeking, "upper") == await match_of(seeking, "top") is not None

    on(sqlite, scenario)


def test_who_leaves_is_not_found(url: str) -> None:
    async def scenario(club: Club, seeking: Seeking) -> None:
        await seeking.seek("ann", "Ann", FIRST)
        await seeking.stop("ann")
        await seeking.seek("ben", "Ben", FIRST)
        assert await match_of(seeking, "ben") is None and await seeking.look("ann") is None
        await seeking.stop("ben", within=5.0)
        assert await seeking.look("ben") is not None, "its page was only loaded again"
        async with club.database.writing() as connection:
            await connection.execute(update(SEEKERS).values(until=0.0))
        await seeking.seek("cy", "Cy", FIRST)
        assert await match_of(seeking, "cy") is None

    on(url, scenario)


def test_who_has_blocked_somebody_is_not_brought_together_with_them(sqlite: str) -> None:
    async def scenario(club: Club, seeking: Seeking) -> None:
        async with club.database.writing() as connection:
            await connection.execute(insert(TIES).values(person="ben", other="ann", kind="block", since=0.0))
        for owner in ("ann", "ben"):
            await seeking.seek(owner, owner, FIRST)
        assert await match_of(seeking, "ben") is None
        await seeking.seek("cy", "Cy", FIRST)
        assert await match_of(seeking, "cy") == await match_of(seeking, "ann") is not None
        with pytest.raises(NeedsName):
            await seeking.seek("a guest", "Guest", Wish("watergate", rated=True))

    on(sqlite, scenario)


def test_at_a_game_of_many_those_who_have_waited_begin_with_computers(sqlite: str) -> None:
    async def scenario(club: Club, seeking: Seeking) -> None:
        for owner in ("ann", "ben"):
            await seeking.seek(owner, owner, MANY)
        assert await match_of(seeking, "ann") is None
        async with club.database.writing() as connection:
            await connection.execute(update(SEEKERS).values(since=SEEKERS.c.since - 60.0))
        found = await match_of(seeking, "ann")
        assert found is not None and found == await match_of(seeking, "ben")
        seats = (await club.rooms.room(found)).seats
        assert sorted(seat.kind for seat in seats) == [COMPUTER] * (len(seats) - 2) + [PERSON] * 2

    on(sqlite, scenario)


def test_two_processes_bring_each_seeker_into_one_match_only(postgresql: str) -> None:
    async def scenario() -> None:
        async with rooms_at(postgresql) as one, rooms_at(postgresql) as other:
            processes = [Seeking(Club(rooms)) for rooms in (one, other)]
            owners = [f"seeker {n}" for n in range(12)]
            await rate(Club(one), **{owner: 1500 + 5 * n for n, owner in enumerate(owners)})
            await asyncio.gather(*[processes[n % 2].seek(owner, owner, FIRST) for n, owner in enumerate(owners)])
            for n, owner in enumerate(owners):  # who lost every race is found by the next sign of life
                await processes[n % 2].look(owner)
            async with Club(one).database.reading() as connection:
                seekers = (await connection.execute(select(SEEKERS))).all()
                matches = await connection.scalar(select(func.count()).select_from(TERMS))
                held = (await connection.execute(select(HOLDINGS.c.owner, HOLDINGS.c.match_id))).all()
            assert len({row.match_id for row in seekers}) == matches == 6
            assert sorted(row.owner for row in held) == sorted(owners)
            assert {(row.owner, row.match_id) for row in held} == {(row.owner, row.match_id) for row in seekers}

    asyncio.run(scenario())

"""A rated match changes ratings once, whoever hears of its end; ladders and seasons follow. On both databases."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from duel import Quick, duel  # noqa: F401
from rooms_tools import move, play_out, rooms_at
from sqlalchemy import func, insert, select, update
from test_tournaments import people

from hustings.club.club import Club
from hustings.club.opening import open_club
from hustings.club.people import shared
from hustings.club.people.holdings import hold
from hustings.club.ratings.book import ALWAYS, entry_of, rate, rating_of, ratings_of
from hustings.club.ratings.facts import Entry, as_json
from hustings.club.ratings.ladder import ladder, seasons_of
from hustings.club.ratings.rating import Rating
from hustings.club.ratings.seasons import season_of
from hustings.club.terms import Terms, open_table
from hustings.database.people import RATED, RATINGS
from hustings.database.tables import MATCHES
from hustings.matches.people import COMPUTER, OPEN, PERSON, SeatPlan, hash_of

pytestmark = pytest.mark.usefixtures("duel")

NOW = 1_790_000_000.0
SEASON = season_of(NOW).name


async def table(club: Club, *who: str, rated: bool = True, game: str = "duel") -> Any:
    """An open match of these people, or computers by their levels in capitals."""
    plans = [SeatPlan(COMPUTER, name.lower()) if name.isupper() else SeatPlan(PERSON, name=name) for name in who]
    holders = [None if name.isupper() else name for name in who]
    options = {"length": "long"} if game == "duel" else {}
    created = await open_table(club, game, options, plans, Terms(rated=rated), holders=holders)
    return await club.rooms.room(created.match_id)


async def finish(club: Club, *who: str, **how: Any) -> str:
    """The same, played to its end."""
    room = await table(club, *who, **how)
    await play_out(room, seed=3)
    await club.working.once()
    return str(room.id)


def test_a_rated_match_changes_ratings_once_by_game_side_and_season(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url, Quick(), clock=lambda: NOW) as one, rooms_at(url, Quick()) as two:
            club, other = open_club(one), open_club(two)
            await people(club, "ann", "ben")
            match_id = await finish(club, "ann", "ben")
            assert not any(await asyncio.gather(*[rate(c.database, match_id) for c in (club, other) for _ in range(3)]))
            lines = await ratings_of(club.database, "ann", NOW)
            assert {(line.side, line.season) for line in lines} == {
                ("", ALWAYS),
                ("left", ALWAYS),
                ("", SEASON),
                ("left", SEASON),
            }
            assert {line.matches for line in lines} == {1}
            entry = await entry_of(club.database, match_id)
            assert entry is not None and entry.who == ("ann", "ben") and entry.why == ""
            assert entry.weights == (0.2, 0.2), "each is new to the other, who has met nobody else"
            loser = entry.places.index(2)
            mine = await rating_of(club.database, "ann", "duel", NOW)
            assert entry.after[0] == mine.shown and entry.before == (1500, 1500)
            assert entry.after[loser] < 1500 < entry.after[1 - loser]  # type: ignore[operator]

    asyncio.run(scenario())


def test_several_processes_that_hear_at_once_rate_once(postgresql: str) -> None:
    async def scenario() -> None:
        async with rooms_at(postgresql, Quick()) as one, rooms_at(postgresql, Quick()) as two:
            clubs = [open_club(rooms) for rooms in (one, two)]
            await people(clubs[0], "ann", "ben")
            ids = []
            for _ in range(3):
                room = await table(clubs[0], "ann", "ben")
                await play_out(room)
                ids.append(room.id)
            done = await asyncio.gather(*[rate(club.database, id) for id in ids for club in clubs for _ in range(2)])
            assert sum(done) == 3
            assert {line.matches for line in await ratings_of(clubs[0].database, "ann", NOW)} == {3}

    asyncio.run(scenario())


def test_what_is_not_to_be_rated_or_not_over_is_not(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben")
            casual = await finish(club, "ann", "ben", rated=False)
            guest = await finish(club, "ann", "nobody")
            unmeasured = await finish(club, "ann", "RANDOM")
            going = await table(club, "ann", "ben")
            await club.working.once()
            for match_id in (casual, going.id, "none"):
                assert await entry_of(club.database, match_id) is None
            for match_id in (guest, unmeasured):
                entry = await entry_of(club.database, match_id)
                assert entry is not None and entry.why == "guest" and not any(entry.weights)
            assert await ratings_of(club.database, "ann", NOW) == []

    asyncio.run(scenario())


def test_who_resigns_or_walks_away_loses_and_who_shares_a_device_gains_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben", "cid")
            resigned, deserted, early = [await table(club, "ann", "ben") for _ in range(3)]
            for room, turns in ((resigned, 11), (deserted, 8), (early, 2)):
                for _ in range(turns - 1):
                    await move(room, random.Random(1))
            await early.resign(0)
            await deserted.seating.leave_to_computer(0, "random")
            while deserted.match.outcome is None:
                await move(deserted, pick=-1) if deserted.match.position.to_act == (1,) else await asyncio.sleep(0.001)
            await resigned.resign(1)
            await club.working.once()
            found = [await entry_of(club.database, room.id) for room in (resigned, deserted, early)]
            assert [entry and (entry.places, entry.why) for entry in found] == [
                ((1, 2), ""),
                ((2, 1), ""),
                ((2, 1), "too-short"),
            ]
            assert found[2] and found[2].early == (0,)
            async with club.database.writing() as connection:
                await shared.went(club.database, connection, "cid", ["before"], "after")
                await shared.came(club.database, connection, "ann", "after", "later")
            entry = await entry_of(club.database, await finish(club, "ann", "cid"))
            assert entry is not None and entry.why == "one-device"

    asyncio.run(scenario())


def test_a_rematch_that_only_one_has_come_to_is_not_rated(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick(), clock=lambda: NOW) as one:
            club = open_club(one)
            await people(club, "ann", "ben")
            match = await one.room(await finish(club, "ann", "ben"))
            for moves, why in ((0, "not-agreed"), (1, "not-agreed"), (4, "too-short")):
                match = await one.room((await match.rematch()).match_id)
                for _ in range(moves):
                    await move(match)
                await match.resign(0)
                await club.working.once()
                entry = await entry_of(club.database, match.id)
                assert entry is not None and entry.why == why

    asyncio.run(scenario())


def test_who_walks_away_and_has_a_friend_sit_down_has_lost_all_the_same(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben", "cid")
            room = await table(club, "ann", "ben")
            for _ in range(4):
                await move(room, random.Random(1))
            await room.seating._change(0, kind=OPEN)
            token = await rooms.claim_open(room.id, 0, "Cid")
            async with club.database.writing() as connection:
                await hold(club.database, connection, "cid", [(room.id, hash_of(token))])
            while room.match.outcome is None:
                await move(room, pick=0 if room.match.position.to_act == (1,) else -1)
            await club.working.once()
            ann, ben, cid = [await ratings_of(club.database, who, NOW) for who in ("ann", "ben", "cid")]
            assert {line.rating.shown < 1500 for line in ann} == {True} and {line.side for line in ann} == {"", "left"}
            assert cid[0].rating.shown > 1500 > ben[0].rating.shown
            assert [line.matches for line in ben] == [1] * 4

    asyncio.run(scenario())


def test_a_computer_keeps_its_measured_rating_and_gives_a_person_one(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann")
            room = await table(club, "ann", "HEURISTIC", game="watergate")
            rng = random.Random(2)
            for _ in range(2000):
                played = [sum(r.kind == "act" and r.seat == seat for r in room.match.records) for seat in (0, 1)]
                if min(played) >= 5 or room.match.outcome is not None:
                    break
                await (move(room, rng) if 0 in room.match.position.to_act else asyncio.sleep(0.001))
            await room.resign(0)
            await club.working.once()
            entry = await entry_of(club.database, room.id)
            assert entry is not None and entry.who == ("ann", "computer heuristic")
            assert entry.weights == (1.0, 0.0) and entry.before[1] == entry.after[1] == 1500
            assert (await rating_of(club.database, "ann", "watergate", NOW, "nixon")).shown < 1500
            assert (await rating_of(club.database, "ann", "watergate", NOW, "editor")) == Rating()
            async with club.database.reading() as connection:
                assert await connection.scalar(select(func.count()).select_from(RATINGS)) == 4

    asyncio.run(scenario())


def test_a_ladder_is_climbed_by_who_is_surely_good_against_several(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick()) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben", "cid", "dan")
            async with club.database.writing() as connection:
                rows = (("ann", 30.0, 1.0, 9), ("ben", 33.0, 3.7, 9), ("cid", 29.0, 1.0, 9), ("dan", 40.0, 1.0, 4))
                for person, mu, sigma, matches in rows:
                    for season in (ALWAYS, SEASON):
                        row = {"person": person, "game": "duel", "side": "", "season": season, "mu": mu}
                        more = {"sigma": sigma, "matches": matches, "won": 1, "last": NOW}
                        await connection.execute(insert(RATINGS).values(**row, **more))
                for n, who in enumerate((("ann", "ben"), ("ann", "cid"), ("ann", "dan"), ("ben", "cid"))):
                    entry = Entry(who, (1, 2), (1.0, 1.0))
                    values = {"match_id": f"m{n}", "game": "duel", "at": NOW, "data": as_json(entry)}
                    await connection.execute(insert(RATED).values(**values))
            rungs = await ladder(club.database, "duel", NOW)
            assert [(rung.place, rung.name) for rung in rungs] == [(1, "Ann"), (2, "Cid"), (3, "Ben")]
            assert [rung.name for rung in await ladder(club.database, "duel", NOW, SEASON)] == ["Ann"]
            assert await ladder(club.database, "duel", NOW, "2020-1") == []
            assert await ladder(club.database, "duel", NOW + 400 * 86400.0) == [], "all have become provisional again"
            assert await seasons_of(club.database, "duel") == [SEASON]
            with pytest.raises(ValueError, match="no season"):
                await ladder(club.database, "duel", NOW, "never")

    asyncio.run(scenario())


def test_an_older_match_says_how_sure_a_rating_still_is(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Quick(), clock=lambda: NOW) as rooms:
            club = open_club(rooms)
            await people(club, "ann", "ben")
            await finish(club, "ann", "ben")
            async with club.database.writing() as connection:
                await connection.execute(update(RATINGS).values(sigma=2.0))
                await connection.execute(update(MATCHES).values(created=NOW))
            fresh, later = [await rating_of(club.database, "ann", "duel", at) for at in (NOW, NOW + 3e7)]
            assert fresh.sigma == pytest.approx(2.0) and later.sigma > 4

    asyncio.run(scenario())

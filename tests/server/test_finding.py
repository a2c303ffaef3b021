"""Tables for others, links to their seats, rows of rematches, and what the lobby shows. On both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from rooms_tools import rooms_at
from sqlalchemy import insert, update

from hustings.club.club import Club
from hustings.club.finding import invitations, tables
from hustings.club.finding.here import Here, want_to_be_seen, wants_to_be_seen
from hustings.club.finding.lobby import Lobbyist
from hustings.club.finding.problems import (
    LinkClosed,
    NeedsName,
    NotInvited,
    NotWelcome,
    RatingUnwanted,
    TooManyInvitations,
    TooManyTables,
)
from hustings.club.finding.series import standing_of
from hustings.club.terms import Terms, open_table
from hustings.database.people import HOLDINGS, INVITATIONS, PEOPLE, RATINGS, TIES
from hustings.database.tables import SEATS
from hustings.matches.people import OPEN, PERSON, Created, SeatPlan, hash_of

WATERGATE = "watergate"
ONE_FREE = [SeatPlan(PERSON, name="Ann"), SeatPlan(OPEN)]
TWO = [SeatPlan(PERSON, name="Ann"), SeatPlan(PERSON, name="Ben")]


def on(url: str, scenario: Callable[[Club], Awaitable[None]]) -> None:
    async def run() -> None:
        async with rooms_at(url) as rooms:
            await scenario(Club(rooms))

    asyncio.run(run())


async def written(club: Club, *rows: tuple[Any, dict[str, Any]]) -> None:
    async with club.database.writing() as connection:
        for table, values in rows:
            await connection.execute(insert(table).values(**values))


def person(id: str, name: str, settings: str = "{}") -> tuple[Any, dict[str, Any]]:
    values = {"id": id, "name": name, "skeleton": name, "created": 0.0, "seen": 0.0}
    return PEOPLE, {**values, "language": "en", "zone": "", "settings": settings}


async def offered(club: Club, host: str = "ann", token: str = "secret", **terms: Any) -> Created:
    wanted = Terms(host=host, **terms)
    return await tables.offer(club, WATERGATE, {}, ONE_FREE, wanted, lambda match_id: token, "ja")


async def sit(club: Club, created: Created, owner: str, token: str = "") -> str:
    return await tables.sit(club, created.match_id, 1, owner, owner, f"browser {owner}", token)


def test_only_who_has_the_link_takes_a_seat_of_a_private_table(url: str) -> None:
    async def scenario(club: Club) -> None:
        created = await offered(club)
        for wrong in ("", "other"):
            with pytest.raises(NotInvited):
                await sit(club, created, "ben", wrong)
        found = await invitations.invitation(club.database, "secret")
        assert (found.match_id, found.language) == (created.match_id, "ja")
        async with club.database.reading() as connection:
            stored = (await connection.execute(INVITATIONS.select())).one()
        assert stored.token_hash == hash_of("secret"), "the secret itself is nowhere"
        opened = await sit(club, created, "ben", "secret")
        room = await club.rooms.room(created.match_id)
        assert room.seating.seats_of(opened) == (1,)

    on(url, scenario)


def test_a_link_is_closed_and_made_anew(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        created = await offered(club, token="link 0")
        match_id = created.match_id

        def draw(n: int) -> str:
            return f"link {n}"

        assert await invitations.link_of(club.database, match_id, draw) == (True, "link 0")
        assert await invitations.link_of(club.database, match_id, lambda n: f"else {n}") == (True, "")
        assert await invitations.invite(club.database, match_id, draw, "en") == "link 1"
        with pytest.raises(NotInvited):
            await sit(club, created, "ben", "link 0")
        await invitations.close(club.database, match_id)
        assert await invitations.link_of(club.database, match_id, draw) == (False, "")
        for token in ("link 0", "link 1", "link 2"):
            with pytest.raises(LinkClosed):
                await invitations.invitation(club.database, token)
        with pytest.raises(TooManyInvitations):
            for _ in range(30):
                await invitations.invite(club.database, match_id, draw, "en")

    on(sqlite, scenario)


def test_nobody_floods_the_lobby(url: str) -> None:
    async def scenario(club: Club) -> None:
        for n in range(tables.MOST):
            await offered(club, token=str(n), listed=True)
        with pytest.raises(TooManyTables):
            await offered(club, token="more", listed=True)
        await offered(club, host="ben", token="other", listed=True)
        lobby = await Lobbyist(club.database).look()
        assert len(lobby.tables) == tables.MOST + 1, "one that is refused is not there"

    on(url, scenario)


def test_who_is_not_wanted_does_not_sit_down(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        await written(club, person("ann", "Ann"), person("ben", "Ben"), person("eve", "Eve"))
        rated = await offered(club, listed=True, rated=True, lowest=1400, highest=1600)
        with pytest.raises(NeedsName):
            await sit(club, rated, "guest")
        with pytest.raises(NotWelcome):
            await sit(club, rated, "ann")
        strong = {"person": "eve", "game": WATERGATE, "side": "", "season": "", "mu": 40.0, "sigma": 1.0}
        await written(club, (RATINGS, {**strong, "matches": 9, "won": 9, "last": 0.0}))
        with pytest.raises(RatingUnwanted):
            await sit(club, rated, "eve")
        await written(club, (TIES, {"person": "ben", "other": "ann", "kind": "block", "since": 0.0}))
        with pytest.raises(NotWelcome):
            await sit(club, rated, "ben")
        with pytest.raises(NeedsName):
            await offered(club, host="guest", token="rated", rated=True)

    on(sqlite, scenario)


def test_the_lobby_shows_what_is_listed_and_nothing_else(url: str) -> None:
    async def scenario(club: Club) -> None:
        lobbyist = Lobbyist(club.database)
        assert (await lobbyist.look()).tables == ()
        await offered(club, token="private")
        open_one = await offered(club, token="open", listed=True, pace="2d", note="come in")
        watched = await open_table(club, WATERGATE, {}, TWO, Terms(listed=True))
        hidden = await open_table(club, WATERGATE, {}, TWO, Terms())
        lobby = await lobbyist.look()
        assert [(table.match_id, table.pace, table.note, table.free) for table in lobby.tables] == [
            (open_one.match_id, "2d", "come in", 1)
        ]
        assert [table.match_id for table in lobby.live] == [watched.match_id]
        assert hidden.match_id not in str(lobby)
        room = await club.rooms.room(watched.match_id)
        await room.resign(0)
        async with club.database.writing() as connection:  # its host has not been there for a month
            mine = update(SEATS).where(SEATS.c.match_id == open_one.match_id)
            await connection.execute(mine.values(last_seen=SEATS.c.last_seen - 30 * 86400.0))
        lobby = await lobbyist.look()
        assert lobby.tables == lobby.live == ()

    on(url, scenario)


def test_who_is_here_is_counted_over_all_processes_and_named_who_wants_to_be(url: str) -> None:
    async def scenario(club: Club) -> None:
        await written(club, person("ann", "Ann"), person("ben", "Ben"))
        assert not await wants_to_be_seen(club.database, "ann")
        await want_to_be_seen(club.database, "ann", True)
        one, two = Here(club.database), Here(club.database)
        lobbyist = Lobbyist(club.database)
        with one.page("ann", is_person=True), one.page("a guest", is_person=False), two.page("ann", is_person=True):
            with two.page("ben", is_person=True):
                await one.say()
                await two.say()
                lobby = await lobbyist.look()
                assert (lobby.here, lobby.people) == (3, ("Ann",))
            await two.say()
            assert (await lobbyist.look()).here == 2
        for process in (one, two):
            await process.say()
        assert (await lobbyist.look()).here == 0

    on(url, scenario)


def test_a_row_of_rematches_stands_as_it_was_won(url: str) -> None:
    async def scenario(club: Club) -> None:
        created = await open_table(club, WATERGATE, {}, TWO, Terms(best_of=3), holders=("ann", "ben"))
        match_id, stands = created.match_id, []
        for turned in (1, 0, 1, 1):  # Ann gives up wherever she sits, except in the third
            room = await club.rooms.room(match_id)
            ann = next(seat for seat, state in enumerate(room.seats) if state.name == "Ann")
            await room.resign(ann if len(stands) != 2 else 1 - ann)
            standing = await standing_of(club.database, match_id)
            assert standing is not None
            stands.append((standing.wins[ann], standing.wins[1 - ann], standing.is_over))
            match_id = (await room.rematch(turned)).match_id
        assert stands == [(0, 1, False), (0, 2, True), (1, 0, False), (1, 1, False)]
        assert await standing_of(club.database, match_id) is None, "it is not over"
        async with club.database.reading() as connection:
            held = await connection.scalars(HOLDINGS.select().with_only_columns(HOLDINGS.c.owner).distinct())
            assert set(held) == {"ann", "ben"}

    on(url, scenario)

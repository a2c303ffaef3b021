"""Any moment of a match that is over is played on: opened from its page, kept, marked, never counted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from club_tools import person
from rooms_tools import GAME, TWO_PERSONS, move_until, picture, rooms_at
from sqlalchemy import select
from web import Browser, Page, Site, site

from hustings.club.opening import open_club
from hustings.club.people.record import played_by
from hustings.club.ratings.book import entry_of, rate
from hustings.club.terms import Terms, open_table, terms_of
from hustings.database.tables import MATCHES
from hustings.files.verify import verify
from hustings.kernel.position import Position
from hustings.matches.beginning import Beginning
from hustings.matches.operations.administer import remove
from hustings.matches.people import COMPUTER, PERSON, SeatPlan
from hustings.matches.problems import HintsForOne, NoMoment, NotOver
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.play.match import Match

AGAINST_COMPUTER = [SeatPlan(PERSON, name="Ann"), SeatPlan(COMPUTER, "random")]
HERE = 6
"""The moment at which these tests begin."""


async def over(rooms: Rooms) -> Room:
    """A match of two persons that one of them has given up."""
    made = await rooms.create(GAME, {}, TWO_PERSONS)
    room = await rooms.room(made.match_id)
    await move_until(room, lambda match: len(match.history.moments) > 2 * HERE)
    await room.resign(0)
    return room


async def studied(place: Site, browser: Browser, room: Room, **chosen: str) -> Page:
    """The table of a match that is played on from a moment of another one."""
    page = await browser.get(f"/m/{room.id}/on?at={HERE}")
    assert page.status == 200, page.text
    return await browser.send(page.form("/on"), **{"side": room.match.seats[0], **chosen})


def begun(match: Match) -> Position:
    """The position at which a match that was played on has begun."""
    return match.history.moments[match.history.branch[0]].position


def room_of(place: Site, table: Page) -> Any:
    """The room of a table's page."""
    return place.rooms.in_memory(table.path.split("/")[2])


def test_a_moment_is_played_on_from_its_page(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            old = await over(place.rooms)
            ann, ben = place.browser(), place.browser("ja")
            replay = await ann.get(f"/m/{old.id}/replay?n=3&eyes=all")
            assert any(link.startswith(f"/m/{old.id}/on?at=") for link in replay.links)
            last = await ann.get(f"/m/{old.id}/replay?n=99&eyes=all")
            assert not any("/on?at=" in link for link in last.links)
            here = old.match.history.moments[HERE].position
            side = old.match.seats[here.to_act[0]]
            for opponent in ("heuristic", "friend", "hotseat"):
                table = await studied(place, ann, old, opponent=opponent, side=side, **{"name-other": "Cem"})
                if table.has_form("/open"):
                    table = await ann.send(table.form("/open"))
                new = room_of(place, table)
                assert begun(new.match).view(0) == here.view(0)
                assert new.match.header.is_study
                assert "Study" in table.parsed.xpath("string(//h1)")
                terms = await terms_of(place.club.database, new.id)
                assert terms is None or not (terms.rated or terms.listed)
                if opponent == "friend":
                    assert "Study" in (await ann.get("/")).text
                    assert "検討用" in (await ben.get(f"/m/{new.id}")).text
                    assert "検討用" in (await ben.get(f"/m/{new.id}/about")).text
                    joined = await ben.get(await ann.invitation(table))
                    seat = await ben.send(joined.forms[-1], name="Ben")
                    assert seat.path.startswith(f"/m/{new.id}/s/"), seat.text

    asyncio.run(scenario())


def test_dealt_anew_others_know_nothing_of_the_old_match(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            old, ann = await over(place.rooms), place.browser()
            table = await studied(place, ann, old, opponent="hotseat", knows=old.match.seats[1])
            match = room_of(place, table).match
            read = [line.entry for line in match.entries(0)[:-1]]
            assert read
            assert all(entry.is_for(1) for entry in read)
            assert match.view(1) == old.match.history.moments[HERE].position.view(1)

    asyncio.run(scenario())


def test_it_survives_a_restart_the_end_of_the_old_match_and_another_server(url: str, tmp_path: Any) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            old = await over(rooms)
            made = await rooms.create(GAME, {}, TWO_PERSONS, beginning=Beginning(old.match, HERE, 1))
            room = await rooms.room(made.match_id)
            await move_until(room, lambda match: len(match.history.branch) > 4)
            before = picture(room.match)
            async with rooms.store.writing() as connection:  # type: ignore[attr-defined]
                await connection.run_sync(lambda plain: remove(plain, [old.id]))
        async with rooms_at(url) as rooms:
            room = await rooms.room(made.match_id)
            assert picture(room.match) == before
            assert room.match.header.is_study
            await room.resign(0)
            file = await rooms.export(room.id, None, everything=True)
            assert verify(file).proven
            again = await rooms.room((await room.rematch()).match_id)
            assert again.match.header.before == room.match.header.before
            assert again.match.view(1) == begun(room.match).view(1)
            assert again.match.header.commitment != room.match.header.commitment
        async with rooms_at(f"sqlite+aiosqlite:///{tmp_path}/other.db") as rooms:
            brought = await rooms.room((await rooms.bring_in(file)).match_id)
            assert picture(brought.match)[:2] == picture(room.match)[:2]
            assert brought.match.header.is_study

    asyncio.run(scenario())


def test_it_is_never_rated_and_never_counted(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            club = open_club(rooms)
            for id in ("ann", "ben"):
                await person(club.database, id)
            old = await over(rooms)
            terms = Terms(host="ann", rated=True, listed=True)
            who = ("ann", "ben")
            ends = []
            for beginning in (None, Beginning(old.match, HERE)):
                made = await open_table(club, GAME, {}, TWO_PERSONS, terms, holders=who, beginning=beginning)
                room = await rooms.room(made.match_id)
                await room.resign(0)
                await rate(club.database, room.id)
                ends.append(room.id)
            assert await entry_of(club.database, ends[0]) is not None
            assert await entry_of(club.database, ends[1]) is None
            assert [one.match_id for one in await played_by(club.database, "ann")] == ends[:1]

    asyncio.run(scenario())


def test_nobody_plays_on_from_what_is_not_there(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            old, ann = await over(place.rooms), place.browser()
            token = await ann.token()
            last = str(len(old.match.history.moments) - 1)
            running = await place.rooms.create(GAME, {}, TWO_PERSONS)
            path = f"/m/{old.id}/on"
            wrong: list[tuple[str, dict[str, str], int]] = [
                (path, {"at": last}, 404),
                (path, {"at": "999999999"}, 404),
                (path, {"at": "-1"}, 404),
                (path, {"at": "3.nobody.1"}, 404),
                (path, {"at": ""}, 404),
                (path, {}, 422),
                (path, {"at": "3", "side": "mayor"}, 422),
                (path, {"at": "3", "knows": "mayor"}, 422),
                (path, {"at": "3", "opponent": "oracle"}, 422),
                (path, {"at": "3", "opponent": "friend", "hints": "yes"}, 422),
                (f"/m/{running.match_id}/on", {"at": "0"}, 403),
                ("/m/gonegonego/on", {"at": "0"}, 404),
            ]
            async with place.club.database.reading() as connection:
                before = len((await connection.execute(select(MATCHES.c.id))).all())
            for address, fields, status in wrong:
                answer = await ann.http.post(address, data={"_csrf_token": token, **fields})
                assert (address, fields, answer.status_code) == (address, fields, status)
                if "at" in fields and status != 422:
                    assert (await ann.get(f"{address}?at={fields['at']}")).status == status
            async with place.club.database.reading() as connection:
                assert len((await connection.execute(select(MATCHES.c.id))).all()) == before

    asyncio.run(scenario())


def test_rooms_refuse_what_no_page_asks_for(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            old = await over(rooms)
            running = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            for beginning, problem in ((Beginning(running.match, 0), NotOver), (Beginning(old.match, 999), NoMoment)):
                with pytest.raises(problem):
                    await rooms.create(GAME, {}, TWO_PERSONS, beginning=beginning)
            with pytest.raises(HintsForOne):
                await rooms.create(GAME, {}, TWO_PERSONS, hints=True)
            made = await rooms.create(GAME, {}, AGAINST_COMPUTER, hints=True, beginning=Beginning(old.match, HERE))
            assert (await rooms.room(made.match_id)).match.header.hints

    asyncio.run(scenario())

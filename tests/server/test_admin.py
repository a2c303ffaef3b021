"""What the administrator does takes effect on a server that runs: pages say so, and who lost a seat has lost it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, move, rooms_at
from sqlalchemy import Connection
from test_clock import ByHand
from test_extras import PCP
from test_talk import PERSONS
from two import web, worker
from web import Site, site

from hustings.cli import main
from hustings.database.problems import StoreBusy
from hustings.database.upgrades import opened
from hustings.files.shelf import Shelf
from hustings.files.transcript import HOTSEAT
from hustings.files.verify import verify
from hustings.matches.operations import administer
from hustings.matches.operations.keeping import Keeping
from hustings.matches.people import SeatPlan
from hustings.matches.problems import Ended
from hustings.words.sentences import Words


async def does(place: Site, url: str, what: Callable[[Connection], Any]) -> Any:
    """Let the administrator do something elsewhere, and the server learn of it."""

    def elsewhere() -> Any:
        with opened(url) as connection:
            return what(connection)

    done = await asyncio.to_thread(elsewhere)
    app: Any = place.server.config.app
    keeping: Keeping = app.state.keeping
    await keeping.look()
    return done


def test_a_seat_is_given_back_and_who_had_it_has_lost_it(url: str) -> None:
    async def scenario() -> None:
        async with site(url) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            thief, owner, other = place.browser(), place.browser(), place.browser()
            assert (await thief.get(f"/m/{made.match_id}/t/{made.tokens[0]}")).path.endswith("/s/0")
            assert (await other.get(f"/m/{made.match_id}/t/{made.tokens[1]}")).path.endswith("/s/1")
            async with thief.listen(f"/m/{made.match_id}/s/0/events") as events:
                assert (await anext(events))[0] == "alive"
                token = await does(place, url, lambda c: administer.give_back(c, made.match_id, 0, time.time()))
                told = [kind async for kind, _, _ in events]
                assert told[-1] == "gone", "its stream has ended"
            assert (await thief.get(f"/m/{made.match_id}/s/0")).status == 403
            assert (await thief.get(f"/m/{made.match_id}/t/{made.tokens[0]}")).status in (403, 404)
            assert (await owner.get(f"/m/{made.match_id}/t/{token}")).path.endswith("/s/0")
            assert (await other.get(f"/m/{made.match_id}/s/1")).status == 200
            await move(await place.rooms.room(made.match_id))

    asyncio.run(scenario())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_match_that_is_ended_can_be_seen_and_not_played(sqlite: str, language: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            room = await place.rooms.room(made.match_id)
            await does(place, sqlite, lambda c: administer.end(c, made.match_id, time.time()))
            with pytest.raises(StoreBusy):
                await move(room)
            with pytest.raises(Ended):
                await move(await place.rooms.room(made.match_id))
            browser = place.browser(language)
            page = await browser.get(f"/m/{made.match_id}/t/{made.tokens[0]}")
            assert page.status == 200 and Words().text(language, "paused-ended") in page.text
            listed = await browser.get("/")
            assert listed.status == 200

    asyncio.run(scenario())


def test_computers_play_no_further_in_a_match_that_is_ended(url: str) -> None:
    async def scenario() -> None:
        async with site(url) as place:
            made = await place.rooms.create(GAME, {}, [SeatPlan("computer", "random"), SeatPlan("computer", "random")])
            room = await place.rooms.room(made.match_id)
            await does(place, url, lambda c: administer.end(c, made.match_id, time.time()))
            assert room.gone
            now = await place.rooms.room(made.match_id)
            records = len(now.match.records)
            assert now.match.outcome is None and now.is_ended and not now.busy
            for _ in range(20):
                await asyncio.sleep(0)
            assert len(now.match.records) == records

    asyncio.run(scenario())


def test_no_clock_keeps_a_worker_busy_in_a_match_that_was_ended(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await rooms.room((await rooms.create(PCP, {"clock": "60"}, PERSONS)).match_id)
            assert await room.attend() == 60.0
            with opened(sqlite) as connection:
                administer.end(connection, room.id, time.time())
            await room.look()
            timer.go(61)
            assert await room.attend() is None and not caplog.records

    asyncio.run(scenario())


def test_a_computer_that_thinks_stops_when_its_room_hears_of_the_end(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, [SeatPlan("computer", "random"), SeatPlan("computer", "random")])
            room = await rooms.room(made.match_id)
            await eventually(lambda: room.busy)
            with opened(sqlite) as connection:
                administer.end(connection, made.match_id, time.time())
            await room.look()
            await eventually(lambda: not room.busy)
            assert room.match.outcome is None

    asyncio.run(scenario())


def test_a_match_that_was_ended_is_taken_away_whole_and_proved(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def opened_match() -> str:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await move(room)
            return room.id

    match = asyncio.run(opened_match())
    line = ["admin", "export", match, "--database", str(tmp_path / "hustings.db"), "--lang", "en"]
    assert main(line) == 2 and "when it is over" in capsys.readouterr().err
    with opened(sqlite) as connection:
        administer.end(connection, match, time.time())
    file = tmp_path / f"{GAME}-{match}.hustings"
    assert main(line) == 0 and file.name in capsys.readouterr().out
    assert file.stat().st_mode & 0o777 == 0o600
    assert verify(file.read_bytes(), b"", Shelf()).proven
    assert main(line) == 2 and "--output" in capsys.readouterr().err, "nothing is written over it"
    assert main([*line[:2], "nothing", *line[3:]]) == 2


def test_streams_of_somebody_who_is_shut_out_tell_nothing_more(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            room = await place.rooms.room(made.match_id)
            async with (
                place.browser().listen(f"/m/{made.match_id}/events") as page,
                place.browser().http.stream("GET", f"/api/matches/{made.match_id}/events") as program,
            ):
                assert (await anext(page))[0] == "alive"
                tables = program.aiter_lines()
                assert await anext(tables)
                await does(place, sqlite, lambda c: administer.block(c, ip_network("127.0.0.1"), 0.0))
                version = room.version(None)
                while room.version(None) == version:
                    await move(room)
                told = [data["version"] async for kind, _, data in page if kind == "news"]
                told += [int(line[4:]) async for line in tables if line.startswith("id: ")]
                assert set(told) <= {version}, "what they had before"

    asyncio.run(scenario())


def test_pages_of_a_match_that_is_deleted_say_so_and_streams_end(url: str) -> None:
    async def scenario() -> None:
        async with site(url) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            kept = await place.rooms.create(GAME, {}, TWO_PERSONS)
            browser = place.browser()
            await browser.get(f"/m/{made.match_id}/t/{made.tokens[0]}")
            async with browser.listen(f"/m/{made.match_id}/events") as events:
                assert (await anext(events))[0] == "alive"
                await does(place, url, lambda c: administer.remove(c, [made.match_id]))
                assert [kind async for kind, _, _ in events][-1] == "gone"
            for path in (f"/m/{made.match_id}", f"/m/{made.match_id}/s/0", f"/m/{made.match_id}/events"):
                page = await browser.get(path)
                assert page.status == 404 and "deleted" in page.text
            assert (await browser.get("/")).status == 200
            assert (await browser.get(f"/m/{kept.match_id}")).status == 200

    asyncio.run(scenario())
    with opened(url) as connection:
        left = {kept.match.id for kept in administer.listed(connection)}
        assert len(left) == 1
        for table in administer.OF_MATCH:
            assert {row.match_id for row in connection.execute(table.select())} <= left, "nothing of it is left"


def test_names_and_talk_are_moderated(url: str) -> None:
    async def scenario() -> None:
        async with site(url) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            room = await place.rooms.room(made.match_id)
            for words in ("hello", "something nasty"):
                await room.talk.say(0, words)
            browser = place.browser()
            assert "something nasty" in (await browser.get(f"/m/{made.match_id}/talk")).text
            await does(place, url, lambda c: administer.unsay(c, made.match_id, 1))
            await does(place, url, lambda c: administer.rename(c, made.match_id, 0, "Anna"))
            page = await browser.get(f"/m/{made.match_id}/talk")
            assert "nasty" not in page.html and "hello" in page.text
            assert "(taken away by the administrator)" in page.text
            assert "Anna" in (await browser.get(f"/m/{made.match_id}")).text
            room = await place.rooms.room(made.match_id)
            await room.talk.say(1, "thank you")
            assert len(room.talk.heard_by(None)) == 3

    asyncio.run(scenario())


def test_one_device_keeps_all_its_seats(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS, HOTSEAT)
        with opened(sqlite) as connection:
            token = administer.give_back(connection, made.match_id, 1, time.time())
        async with rooms_at(sqlite) as rooms:
            assert (await rooms.room(made.match_id)).seating.seats_of(token) == (0, 1)

    asyncio.run(scenario())


def test_who_has_missed_words_looks_at_everything(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            heard: list[set[str] | None] = []

            class Ears:
                async def changed_by_administrator(self, match_ids: set[str] | None) -> None:
                    heard.append(match_ids)

            engine = rooms.store.engine  # type: ignore[attr-defined]
            keeping = Keeping(engine, Ears())
            await keeping.look()
            with opened(sqlite) as connection:
                administer.rename(connection, room.id, 0, "Anna")
            await keeping.look()
            await keeping.look()
            for _ in range(2):
                with opened(sqlite) as connection:
                    for n in range(60):
                        administer.rename(connection, room.id, 0, f"Anna {n}")
            await keeping.look()
            assert heard == [{room.id}, None]

    asyncio.run(scenario())


def test_matches_that_nobody_comes_to_are_deleted_after_a_while(url: str) -> None:
    """Over or not; of those where somebody was, none."""

    async def scenario() -> None:
        now = time.time()
        old = {}
        async with rooms_at(url, clock=lambda: now - 10 * 86400) as rooms:
            for name in ("running", "over", "visited"):
                old[name] = (await rooms.create(GAME, {}, TWO_PERSONS)).match_id
            await (await rooms.room(old["over"])).resign(0)
            await rooms.store.note_seen(old["visited"], 0, now - 5 * 86400)
        async with rooms_at(url) as rooms:
            new = (await rooms.create(GAME, {}, TWO_PERSONS)).match_id
            engine = rooms.store.engine  # type: ignore[attr-defined]
            for days, left in ((11, {*old.values(), new}), (7, {old["visited"], new})):
                await Keeping(engine, rooms, keep_days=days).look()
                with opened(url) as connection:
                    assert {kept.match.id for kept in administer.listed(connection)} == left

    asyncio.run(scenario())


def test_the_commands(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> tuple[str, str]:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            await (await rooms.room(made.match_id)).talk.say(1, "good luck")
            return made.match_id, made.tokens[0]

    match, token = asyncio.run(scenario())

    def run(*words: str, code: int = 0, language: str = "en") -> str:
        line = ["admin", *words, "--database", str(tmp_path / "hustings.db"), "--lang", language]
        assert main(line) == code
        said = capsys.readouterr()
        assert token not in said.out + said.err
        return said.out + said.err

    assert match in run("list") and "1 match" in run("list") and "Ann, Bob" in run("list", "--who", "bo")
    assert "1局" in run("list", language="ja") and "進行中" in run("list", language="ja")
    for nothing in (["--state", "over"], ["--game", "1960"], ["--who", "Eve"], ["--older-than", "1d"]):
        assert match not in run("list", *nothing)
    data = json.loads(run("list", "--json"))[0]
    assert data["match"] == match and not {"secret", "header", "token_hash"} & {*data, *data["seats"][0]}
    assert "Seat 1: Bob" in run("show", match) and "席 1：Bob" in run("show", match, language="ja")
    assert "good luck" in run("talk", match)
    assert "taken away" in run("talk", match, "--remove", "0") and "good luck" not in run("talk", match)
    assert "no seat 2" not in run("name", match, "1", "Bea") and "Bea" in run("show", match)
    assert f"https://x.example/m/{match}/t/" in run("seat", match, "0", "--url", "https://x.example")
    assert "no seat 7" in run("seat", match, "7", code=2)
    assert "is what a computer" in run("name", match, "1", "Computer (medium)", code=2)
    assert "203.0.113.0/24 is shut out" in run("block", "203.0.113.9/24", "--note", "floods")
    assert "floods" in run("blocks") and "is let in" in run("unblock", "203.0.113.0/24")
    assert "was not" in run("unblock", "203.0.113.0/24") and "Nobody" in run("blocks")
    assert "neither an address" in run("block", "everybody", code=2)
    assert "90d" in run("tidy", "--older-than", "soon", code=2)
    assert "0 matches would" in run("tidy", "--older-than", "1d", "--dry-run")
    assert "is ended" in run("end", match) and "ended by you" in run("list", "--state", "ended")
    assert "1 match was deleted" in run("delete", match)
    assert "no match of this name" in run("show", match, code=2)
    assert "この対局は見つかりません" in run("show", match, code=2, language="ja")


def test_a_worker_goes_on_with_a_match_that_the_administrator_has_changed(postgresql: str) -> None:
    def rename(match_id: str, name: str) -> None:
        with opened(postgresql) as connection:
            administer.rename(connection, match_id, 0, name)

    async def scenario() -> None:
        async with web(postgresql) as rooms, worker(postgresql) as work:
            computers = [SeatPlan("computer", "random")] * 2
            room = await rooms.room((await rooms.create(GAME, {}, computers)).match_id)

            async def until(condition: Callable[[], bool]) -> None:
                async with asyncio.timeout(60):
                    while not condition():
                        await asyncio.sleep(0.01)
                        await room.look()

            for times in range(2):
                enough = 5 * times
                await until(lambda enough=enough: len(room.match.records) > enough)  # type: ignore[misc]
                await asyncio.to_thread(rename, room.id, f"Ann {times}")
                await work._rooms.changed_by_administrator({room.id})
            await until(lambda: len(room.match.records) > 20)

    asyncio.run(scenario())

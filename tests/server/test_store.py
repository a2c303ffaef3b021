"""The database: whole records or nothing, nobody plays a record twice, and words when it fails. On both databases."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from rooms_tools import GAME, TWO_PERSONS, move, rooms_at
from sqlalchemy import event, update

from hustings.database.problems import AlreadyServed, CannotOpen, DiskFull, NewerDatabase, NoDriver, StoreBusy
from hustings.database.tables import META, VERSION
from hustings.matches.people import OPEN, PERSON, SeatState, hash_of
from hustings.matches.records.rows import MatchRow, Snapshot, Stored
from hustings.matches.records.store import Conflict, Store
from hustings.words.sentences import Words

MATCH = MatchRow("m1", "watergate", '{"x": 1}', "ab" * 32, "online", 12.5, to_act=(0, 1))


def new(match: MatchRow = MATCH) -> Stored:
    seats = [SeatState("<b>Ann</b>", PERSON, token_hash=hash_of("a"), last_seen=3.0), SeatState("", OPEN)]
    return Stored(match, seats, [], [Snapshot(0, "zero")])


def test_a_match_comes_back_as_it_was_stored(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        await store.add(new())
        await store.append("m1", 0, ["first"], "one", (1,), None)
        await store.append("m1", 1, ["second"], "two", (), 99.0)
        await store.close()
        again = await Store.open(url)
        found = await again.load("m1")
        assert found is not None
        assert again.key == store.key
        assert 0.0 <= found.match.age < 60.0, "by the database's clock"
        assert replace(found.match, age=0.0) == replace(MATCH, finished=99.0, to_act=(), changes=3)
        assert found.seats == new().seats
        assert found.records == ["first", "second"]
        assert found.snapshots == [Snapshot(2, "two")]
        assert await again.load("m2") is None
        await again.close()

    asyncio.run(scenario())


def test_a_base_stays_while_other_snapshots_give_way(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        await store.add(new())
        await store.append("m1", 0, ["first"], "one", (1,), None)
        await store.keep_base("m1", Snapshot(1, "one under new rules", base=True))
        await store.append("m1", 1, ["second"], "two", (1,), None)
        await store.append("m1", 2, ["third"], "three", (1,), None)
        found = await store.load("m1")
        assert found is not None
        assert found.snapshots == [Snapshot(1, "one under new rules", base=True), Snapshot(3, "three")]
        await store.close()

    asyncio.run(scenario())


def test_only_one_of_two_writers_appends_a_record(url: str) -> None:
    async def scenario() -> None:
        one, two = await Store.open(url), await Store.open(url)
        await one.add(new())
        results = await asyncio.gather(
            one.append("m1", 0, ["mine"], "s1", (0,), None),
            two.append("m1", 0, ["no, mine"], "s2", (1,), 5.0),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "int"]
        found = await one.load("m1")
        assert found is not None
        mine = isinstance(results[0], int)
        assert found.records == (["mine"] if mine else ["no, mine"])
        assert found.snapshots == [Snapshot(1, "s1" if mine else "s2")]
        assert found.match.to_act == ((0,) if mine else (1,)), "nothing of the loser's transaction stays"
        with pytest.raises(Conflict):
            await one.append("m1", 0, ["again"], "s3", (), None)
        await one.close()
        await two.close()

    asyncio.run(scenario())


def test_an_open_seat_is_given_away_once(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        await store.add(new())
        claims = await asyncio.gather(
            *[store.claim_seat("m1", 1, name, hash_of(name), 7.0) for name in ("Bob", "Cem", "Dai")]
        )
        assert sorted(claims) == [0, 0, 2], "it counts as a change"
        found = await store.load("m1")
        assert found is not None
        assert found.seats[1].name == ("Bob", "Cem", "Dai")[claims.index(2)]
        assert not await store.claim_seat("m1", 0, "Eve", "x", 7.0), "Ann's seat was never open"
        assert not await store.claim_seat("m1", 5, "Eve", "x", 7.0), "there is no such seat"
        await store.close()

    asyncio.run(scenario())


def test_one_rematch_only(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        await store.add(new())
        one, two = await asyncio.gather(*[store.add(new(replace(MATCH, id=name)), "m1") for name in ("a", "b")])
        assert one == two and one in ("a", "b")
        found = await store.seats(["m1", "a", "b"])
        assert set(found) == {"m1", one} and found["m1"][0].rematch == one, "nothing of the other is left"
        await store.close()

    asyncio.run(scenario())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        async with store.engine.begin() as connection:
            await connection.execute(update(META).where(META.c.key == "version").values(value=str(VERSION + 1)))
        await store.close()
        with pytest.raises(NewerDatabase) as refused:
            await Store.open(url)
        assert refused.value.arguments == {"found": VERSION + 1, "known": VERSION}

    asyncio.run(scenario())


def test_two_servers_can_start_on_one_new_database(url: str) -> None:
    async def scenario() -> None:
        one, two = await asyncio.gather(Store.open(url), Store.open(url))
        assert one.key == two.key
        await one.close()
        await two.close()

    asyncio.run(scenario())


def test_a_file_is_served_by_one_process_and_postgresql_by_many(url: str) -> None:
    async def scenario() -> None:
        one, two = await Store.open(url), await Store.open(url)
        one.hold()
        if url.startswith("sqlite"):
            with pytest.raises(AlreadyServed):
                two.hold()
        else:
            two.hold()
        await two.close()
        await one.close()
        three = await Store.open(url)
        three.hold()
        await three.close()

    asyncio.run(scenario())


def test_a_full_disk_stores_nothing_of_a_record(sqlite: str) -> None:
    async def scenario() -> None:
        store = await Store.open(sqlite)
        await store.add(new())
        await store.append("m1", 0, ["first"], "one", (0,), None)
        await store.engine.dispose()
        fill = event.listens_for(store.engine.sync_engine, "connect")(
            lambda connection, _: connection.execute("PRAGMA max_page_count=1")
        )
        with pytest.raises(DiskFull):
            await store.append("m1", 1, ["x" * 100_000], "two", (1,), None)
        event.remove(store.engine.sync_engine, "connect", fill)
        await store.engine.dispose()
        found = await store.load("m1")
        assert found is not None
        assert (found.records, found.snapshots, found.match.to_act) == (["first"], [Snapshot(1, "one")], (0,))
        await store.append("m1", 1, ["x" * 100_000], "two", (1,), None)
        await store.close()

    asyncio.run(scenario())


def test_a_database_that_cannot_be_opened_says_so_without_its_password(tmp_path: Path) -> None:
    async def scenario() -> None:
        with pytest.raises(CannotOpen, match="unable to open database file"):
            await Store.open(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/h.db")
        with pytest.raises(CannotOpen) as refused:
            await Store.open(f"postgresql+psycopg://me:hush@/nothing?host={tmp_path}")
        assert "hush" not in str(refused.value)

    asyncio.run(scenario())


def test_records_survive_a_crash_because_every_commit_is_synced(sqlite: str) -> None:
    async def scenario() -> None:
        store = await Store.open(sqlite)
        async with store.engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        await store.close()

    asyncio.run(scenario())


def test_the_key_and_the_secrets_stay_in_the_database_and_tokens_never_enter_it(sqlite: str) -> None:
    async def scenario() -> None:
        store = await Store.open(sqlite)
        await store.add(new())
        await store.close()

    asyncio.run(scenario())
    with sqlite3.connect(sqlite.removeprefix("sqlite+aiosqlite:///")) as connection:
        hashes = [row[0] for row in connection.execute("SELECT token_hash FROM seats ORDER BY seat")]
    assert hashes == [hash_of("a"), ""]


def test_only_its_owner_reads_the_file_of_a_database(tmp_path: Path) -> None:
    """It holds the secrets of all matches and the key of the server; also one that was made before."""

    async def scenario(database: Path) -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{database}")
        await store.add(new())
        files = [file for file in tmp_path.iterdir() if file.name.startswith(database.name)]
        assert len(files) > 1 and {file.stat().st_mode & 0o777 for file in files} == {0o600}
        await store.close()

    old = tmp_path / "old.db"
    old.touch(0o644)
    for database in (tmp_path / "new.db", old):
        asyncio.run(scenario(database))


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(NoDriver) as found:
        asyncio.run(Store.open("postgresql+psycopg://nobody@/nowhere"))
    assert found.value.arguments == {"package": "psycopg"}
    for language in ("en", "ja"):
        assert "hustings[postgres]" in Words().text(language, "problem-no-driver", **found.value.arguments)


def test_a_file_that_another_program_has_locked_is_said_soon_and_reading_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a seat does not wait for the note that its person is here, and those who write do not add up."""
    monkeypatch.setattr("hustings.database.base.PATIENCE", 0.4)
    monkeypatch.setattr("hustings.database.base.BREATH", 0.1)

    async def scenario() -> None:
        now = [1000.0]
        async with rooms_at(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", clock=lambda: now[0]) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            now[0] += 1000
            began = time.monotonic()
            room.presence.touch(0)
            assert await rooms.store.load(made.match_id) is not None
            assert time.monotonic() - began < 0.3
            said = await asyncio.gather(
                *[move(room) for _ in range(4)], room.seating.set(0, confirm=True), return_exceptions=True
            )
            assert {type(one) for one in said} == {StoreBusy}
            assert time.monotonic() - began < 4 * 0.4, "not one after the other"
            other.execute("ROLLBACK")
            other.close()
            await asyncio.sleep(0.1)
            assert (await move(room)).kind == "done"

    asyncio.run(scenario())

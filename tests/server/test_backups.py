"""Backups: made while people play, restored whole or not at all; and a database that is not sound is found out."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from rooms_tools import GAME, TWO_PERSONS, move, rooms_at
from sqlalchemy import make_url, select, text

from hustings.cli import main
from hustings.database.problems import AlreadyServed, InUse, NewerDatabase, NoDatabase
from hustings.database.tables import META, RECORDS, SNAPSHOTS, VERSION
from hustings.database.upgrades import connected
from hustings.matches.operations import backups, dumps
from hustings.matches.operations.backups import backup, restore
from hustings.matches.problems import BackupExists, BadBackup, NotEmpty, NoTools, RestoreFailed
from hustings.matches.records.store import Store


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """Whatever is written could be read by others, if nobody took care."""
    before = os.umask(0o022)
    yield
    os.umask(before)


async def played(url: str, moves: int = 4, seed: int = 7) -> str:
    """A match in a database, some moves old."""
    async with rooms_at(url, draw=random.Random(seed).randbytes) as rooms:
        room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
        for _ in range(moves):
            await move(room)
        return room.id


def records(url: str) -> int:
    """How many records there are."""
    with connected(make_url(url)) as connection:
        return int(connection.scalar(text("SELECT count(*) FROM records")) or 0)


def test_the_drill(url: str, tmp_path: Path) -> None:
    """A backup is made in the middle of play; what came after it is gone when it is restored, and nothing else."""
    file = tmp_path / "monday.backup"

    async def before() -> tuple[str, str]:
        async with rooms_at(url) as rooms:
            rooms.store.hold()  # type: ignore[attr-defined]
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            for _ in range(4):
                await move(room)
            digest = room.match.position.digest()
            making = asyncio.create_task(asyncio.to_thread(backup, url, file))
            await making
            await move(room)
            with pytest.raises((AlreadyServed, InUse)):
                await asyncio.to_thread(restore, url, file, True)
            return room.id, digest

    match, digest = asyncio.run(before())
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BackupExists):
        backup(url, file)
    with pytest.raises(NotEmpty):
        restore(url, file)
    assert records(url) == 5
    done = restore(url, file, replace=True)
    assert records(url) == 4 and done.version == VERSION
    if done.kept is not None:
        assert records(f"sqlite:///{done.kept}") == 5 and done.kept.stat().st_mode & 0o777 == 0o600
    else:
        assert "postgresql" in url

    async def after() -> None:
        async with rooms_at(url) as rooms:
            room = await rooms.room(match)
            assert room.match.position.digest() == digest
            await move(room)

    asyncio.run(after())
    assert [path.name for path in tmp_path.iterdir() if path.stat().st_mode & 0o077 and path.is_file()] == []


def test_a_backup_is_restored_where_there_is_nothing(sqlite: str, tmp_path: Path) -> None:
    match = asyncio.run(played(sqlite))
    backup(sqlite, tmp_path / "b")
    other = tmp_path / "other.db"
    assert restore(f"sqlite+aiosqlite:///{other}", tmp_path / "b").kept is None
    assert other.stat().st_mode & 0o777 == 0o600

    async def there() -> bool:
        store = await Store.open(f"sqlite+aiosqlite:///{other}")
        try:
            return await store.load(match) is not None
        finally:
            await store.close()

    assert asyncio.run(there())


def test_what_is_not_whole_or_too_new_changes_nothing(url: str, tmp_path: Path) -> None:
    asyncio.run(played(url))
    whole = tmp_path / "whole"
    backup(url, whole)
    cut, empty, words = tmp_path / "cut", tmp_path / "empty", tmp_path / "words"
    data = whole.read_bytes()
    cut.write_bytes(data[: len(data) * 2 // 3])
    empty.touch()
    words.write_text("no backup at all")
    for file in (cut, empty, words, tmp_path / "none"):
        with pytest.raises(BadBackup):
            restore(url, file, replace=True)
    with connected(make_url(url)) as connection:
        connection.execute(META.update().where(META.c.key == "version").values(value=str(VERSION + 1)))
    newer = tmp_path / "newer"
    with pytest.raises(NewerDatabase):
        backup(url, newer)
    if url.startswith("sqlite"):
        newer.write_bytes(Path(make_url(url).database or "").read_bytes())
    else:
        newer.touch()
        dumps.dump(make_url(url), newer)
    with pytest.raises(NewerDatabase):
        restore(url, newer, replace=True)
    assert records(url) == 4


def test_a_restore_that_breaks_off_changes_nothing(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(played(url))
    file = tmp_path / "b"
    backup(url, file)
    asyncio.run(played(url, 1))
    if url.startswith("sqlite"):

        def full(source: Path, target: Path) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(backups, "copy", full)
    else:
        tool = dumps._tool
        half = tmp_path / "pg_restore"
        half.write_text(f'#!/bin/sh\n{tool("pg_restore")} "$@" > {tmp_path}/all\nhead -n 60 {tmp_path}/all\nexit 1\n')
        half.chmod(0o755)
        monkeypatch.setattr(dumps, "version_in", lambda source: VERSION)
        monkeypatch.setattr(dumps, "_tool", lambda name: str(half) if name == "pg_restore" else tool(name))
    with pytest.raises(RestoreFailed):
        restore(url, file, replace=True)
    monkeypatch.undo()
    assert records(url) == 5
    restore(url, file, replace=True)
    assert records(url) == 4


def test_nothing_is_made_out_of_nothing(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        backup(sqlite, tmp_path / "b")
    assert not list(tmp_path.iterdir())


def test_a_missing_program_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dumps, "DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoTools) as refused:
        dumps.version_in(tmp_path / "b")
    assert refused.value.arguments == {"program": "pg_restore"}


def test_a_sound_database_and_one_that_is_not(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = [asyncio.run(played(sqlite, seed=seed)) for seed in range(5)]
    line = ["database", "check", "--database", str(tmp_path / "hustings.db"), "--lang", "en"]
    assert main(line) == 0
    assert "5 matches, none broken." in capsys.readouterr().out
    with connected(make_url(sqlite)) as connection:
        connection.execute(RECORDS.delete().where(RECORDS.c.match_id == ids[0], RECORDS.c.n == 3))
        connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.match_id == ids[1]))
        connection.execute(RECORDS.update().where(RECORDS.c.match_id == ids[2]).values(data="{"))
        other = connection.scalar(select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.match_id == ids[4]))
        connection.execute(SNAPSHOTS.update().where(SNAPSHOTS.c.match_id == ids[3]).values(data=other))
    assert main([*line, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["matches"], found["sound"]) == (5, False)
    assert {fault["match_id"]: fault["kind"] for fault in found["faults"]} == {
        ids[0]: "lost",
        ids[1]: "lost",
        ids[2]: "unreadable",
        ids[3]: "astray",
    }
    for language, words in (("en", "5 matches, 4 broken."), ("ja", "対局は5局、異常は4局です。")):
        assert main([*line[:-1], language]) == 1
        assert words in capsys.readouterr().out


def test_a_damaged_file_is_said_to_be_damaged(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(sqlite))
    file = tmp_path / "hustings.db"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    data = bytearray(file.read_bytes())
    data[4096:20480] = b"x" * 16384
    file.write_bytes(data)
    assert main(["database", "check", "--database", str(file), "--lang", "en"]) == 1
    assert "The file is damaged" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_commands_say_what_they_did(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    asyncio.run(played(sqlite))
    file = str(tmp_path / "b")
    where = ["--database", str(tmp_path / "hustings.db"), "--lang", language]
    assert main(["database", "backup", file, *where]) == 0
    assert file in capsys.readouterr().out
    assert main(["database", "backup", file, *where]) == 2
    assert file in capsys.readouterr().err
    assert main(["database", "restore", file, *where]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["database", "restore", file, "--replace", *where]) == 0
    assert "hustings.db.before-restore" in capsys.readouterr().out

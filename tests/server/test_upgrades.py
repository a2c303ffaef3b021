"""An older database is brought up to date whole or not at all, once, with a copy of it as it was. On both databases."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, make_url, select, text

from hustings.cli import main
from hustings.database import upgrades
from hustings.database.problems import AlreadyServed, NewerDatabase, OlderDatabase
from hustings.database.tables import META, TABLES, VERSION
from hustings.database.upgrades import MIGRATIONS, carry_out, connected, upgrade
from hustings.matches import logs
from hustings.matches.operations.backups import restore
from hustings.matches.records.store import Store
from hustings.web.running import serve

KEY = "ab" * 32
LATER = ("talk", "results", "alembic_version")
"""Tables that a database of version 1 may lack."""


def make_old(url: str) -> None:
    """A database of version 1 as it was made before steps were counted, and before talk."""
    with connected(make_url(url)) as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        carry_out(connection, "0001")
        for table in LATER:
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(insert(META), [{"key": "version", "value": "1"}, {"key": "key", "value": KEY}])


def look(url: str) -> tuple[set[str], int]:
    """The tables of a database, and its version."""
    with connected(make_url(url)) as connection:
        found = connection.scalar(select(META.c.value).where(META.c.key == "version"))
        return set(inspect(connection).get_table_names()), int(found)


def test_steps_lead_to_the_tables_that_a_new_database_has(url: str) -> None:
    with connected(make_url(url)) as connection:
        carry_out(connection)
        assert compare_metadata(MigrationContext.configure(connection), TABLES) == []


def test_every_step_follows_the_one_before_it() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    steps = list(ScriptDirectory.from_config(config).walk_revisions())
    assert [step.revision for step in steps] == [f"{number:04}" for number in range(VERSION, 0, -1)]


def test_an_older_database_is_refused_until_it_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    make_old(url)
    with pytest.raises(OlderDatabase):
        asyncio.run(Store.open(url))
    assert look(url)[1] == 1
    done = upgrade(url)
    assert done is not None and (done.before, done.now) == (1, VERSION)
    assert look(url) == (set(TABLES.tables), VERSION)
    assert upgrade(url) is None, "once is enough"

    async def scenario() -> None:
        store = await Store.open(url)
        assert store.key == bytes.fromhex(KEY)
        await store.close()

    asyncio.run(scenario())
    if done.backup is None:
        assert "postgresql" in url
        return
    assert done.backup.name == f"hustings.db.before-{VERSION:04}" and done.backup.stat().st_mode & 0o777 == 0o600
    tables, version = look(f"sqlite:///{done.backup}")
    again = f"sqlite+aiosqlite:///{tmp_path / 'again.db'}"
    assert restore(again, done.backup).version == 1 and upgrade(again) is not None, "a backup can be older"
    assert version == 1 and not tables & set(LATER), "it is as it was"
    assert not list(tmp_path.glob("*.part"))


def test_an_upgrade_that_breaks_off_has_changed_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_old(url)
    before = look(url)

    def half(connection: Connection) -> None:
        carry_out(connection)
        raise KeyboardInterrupt

    monkeypatch.setattr(upgrades, "carry_out", half)
    with pytest.raises(KeyboardInterrupt):
        upgrade(url)
    assert look(url) == before
    monkeypatch.undo()
    done = upgrade(url)
    assert done is not None and look(url)[1] == VERSION
    if done.backup is not None:
        assert done.backup.name.endswith("-2"), "the first copy stays what it is"


def test_an_upgrade_that_is_killed_has_changed_nothing(url: str) -> None:
    """Killed when all steps are done and nothing is committed; the next start does it all."""
    make_old(url)
    before = look(url)
    dies = (
        "import os, sys; from hustings.database import upgrades; real = upgrades.carry_out\n"
        "upgrades.carry_out = lambda connection: (real(connection), os.kill(os.getpid(), 9))\n"
        "upgrades.upgrade(sys.argv[1])"
    )
    killed = subprocess.run([sys.executable, "-c", dies, url], capture_output=True, timeout=60, check=False)
    assert killed.returncode == -9, killed.stderr.decode()
    assert look(url) == before
    assert upgrade(url) is not None and look(url) == (set(TABLES.tables), VERSION)


@pytest.mark.parametrize(("language", "words"), [("en", "brought up to date"), ("ja", "更新しました")])
def test_a_server_that_starts_brings_its_file_up_to_date_and_says_so(
    sqlite: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    words: str,
) -> None:
    make_old(sqlite)
    served: list[int] = []
    monkeypatch.setattr(logs, "begin", lambda format: None)
    monkeypatch.setattr(serve, "run", lambda *given, **named: served.append(look(sqlite)[1]))
    line = ["serve", "--database", str(tmp_path / "hustings.db"), "--no-browser", "--lang", language]
    assert main(line) == 0
    assert served == [VERSION] and words in capsys.readouterr().out


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_server_does_not_start_on_an_older_postgresql(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(url)
    monkeypatch.setattr(logs, "begin", lambda format: None)
    assert main(["serve", "--database", url, "--port", "0", "--no-browser", "--lang", "en"]) == 2
    assert "hustings database upgrade" in capsys.readouterr().err and look(url)[1] == 1


def test_of_two_that_upgrade_at_once_one_does_it(url: str) -> None:
    make_old(url)

    def one(_: int) -> str:
        try:
            return "done" if upgrade(url) else "nothing to do"
        except AlreadyServed:
            return "refused"

    with ThreadPoolExecutor(2) as both:
        results = sorted(both.map(one, range(2)))
    assert results[0] == "done" and results[1] in ("nothing to do", "refused")
    assert look(url)[1] == VERSION


def test_a_file_that_a_server_has_open_is_left_alone(sqlite: str) -> None:
    async def scenario() -> None:
        store = await Store.open(sqlite)
        store.hold()
        async with store.engine.begin() as connection:
            await connection.execute(META.update().where(META.c.key == "version").values(value="1"))
        with pytest.raises(AlreadyServed):
            await asyncio.to_thread(upgrade, sqlite)
        await store.close()

    asyncio.run(scenario())


def test_what_a_newer_one_wrote_is_left_alone(url: str) -> None:
    make_old(url)
    with connected(make_url(url)) as connection:
        connection.execute(META.update().where(META.c.key == "version").values(value=str(VERSION + 1)))
    with pytest.raises(NewerDatabase):
        upgrade(url)
    assert look(url)[1] == VERSION + 1


@pytest.mark.parametrize(("language", "words"), [("en", "brought up to date"), ("ja", "更新しました")])
def test_the_command_says_what_it_did(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    make_old(sqlite)
    line = ["database", "upgrade", "--database", str(tmp_path / "hustings.db"), "--lang", language]
    assert main(line) == 0
    said = capsys.readouterr().out
    assert words in said and str(tmp_path / f"hustings.db.before-{VERSION:04}") in said
    assert main(line) == 0
    assert words not in capsys.readouterr().out
    with sqlite3.connect(tmp_path / "hustings.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

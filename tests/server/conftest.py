"""Databases for the tests of the rooms: SQLite files, and a private PostgreSQL; the way to the market's own tests."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "politically_correct_people"))

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))


def _somebody_else() -> dict[str, Any]:
    """PostgreSQL does not run as root: the user to be instead."""
    if os.geteuid() != 0:
        return {}
    names = [name for name in ("postgres", "nobody") if name in {user.pw_name for user in pwd.getpwall()}]
    user = pwd.getpwnam(names[0])
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, without a network; the URL of it, without a database."""
    binaries = POSTGRES[-1] if POSTGRES else Path(shutil.which("initdb") or "/none/initdb").parent
    if not (binaries / "initdb").exists():
        pytest.skip("PostgreSQL is not installed (Debian package: postgresql)")
    pytest.importorskip("psycopg", reason="psycopg is not installed (pip install 'hustings[postgres]')")
    who = _somebody_else()
    folder = Path(tempfile.mkdtemp(prefix="hustings-pg-"))
    if who:
        os.chown(folder, who["user"], who["group"])
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=120, **who)

    run(str(binaries / "initdb"), "-D", str(data), "-U", "hustings", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-k {folder} -c listen_addresses= -c fsync=off -c shared_buffers=16MB -c max_connections=40"
    run(str(binaries / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql+psycopg://hustings@/{{database}}?host={folder}"
    finally:
        run(str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a new SQLite file."""
    return f"sqlite+aiosqlite:///{tmp_path / 'hustings.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of a new database, of each kind in turn."""
    if request.param == "sqlite":
        found: str = request.getfixturevalue("sqlite")
        return found
    server: str = request.getfixturevalue("postgresql")
    return server


@pytest.fixture
def postgresql(postgres: str) -> str:
    """The URL of a new PostgreSQL database."""
    import psycopg

    name = "h" + secrets.token_hex(6)
    server = postgres.format(database="postgres").replace("+psycopg", "")
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.format(database=name)

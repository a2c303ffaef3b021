"""Backups of a PostgreSQL database: made and read by the programs that come with it, a password never on a line.

A backup holds the tables of :mod:`.schema` alone, so that whatever else is in the database is neither read nor lost.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from hustings.database import people  # noqa: F401  a backup is of all tables
from hustings.database.tables import TABLES

from ..problems import BackupFailed, BadBackup, NoTools, RestoreFailed

BARE: Final = ("--no-owner", "--no-privileges")
"""A backup can be restored by another user of another server."""

DEBIAN: Final = Path("/usr/lib/postgresql")


def dump(place: URL, target: Path) -> None:
    """Write a backup into a file that there is.

    Raises:
        BackupFailed: when it cannot be made.
        NoTools: when pg_dump is not installed.
    """
    wanted = [f"--table=public.{name}" for name in TABLES.tables]
    line = [_tool("pg_dump"), "--format=custom", *BARE, *wanted, f"--dbname={_address(place)}"]
    with target.open("wb") as written:
        done = subprocess.run(line, stdout=written, stderr=subprocess.PIPE, env=_environment(place), check=False)
    if done.returncode:
        raise BackupFailed(file=target.name.removesuffix(".part"), why=_said(done.stderr))


def version_in(source: Path) -> int:
    """The version of the tables in a backup, all of which is read.

    Raises:
        BadBackup: when it is not whole, or none.
        NoTools: when pg_restore is not installed.
    """
    tool = _tool("pg_restore")
    for what in (["--file=/dev/null"], ["--data-only", "--table=meta", "--file=-"]):
        done = subprocess.run([tool, *what, str(source)], capture_output=True, check=False)
        if done.returncode:
            raise BadBackup(file=str(source), why=_said(done.stderr))
    rows = dict(row.split("\t") for row in done.stdout.decode().splitlines() if row.count("\t") == 1)
    if not rows.get("version", "").isdecimal():
        raise BadBackup(file=str(source), why="meta")
    return int(rows["version"])


def restore(place: URL, source: Path) -> None:
    """Put a backup into the place of what a database has of these tables, in one transaction.

    Whatever ends in the middle, the transaction is never committed: its last word is sent when all has been read.

    Raises:
        NoTools: when psql or pg_restore is not installed.
        RestoreFailed: and the database is as it was.
    """
    script = [_tool("pg_restore"), *BARE, "--file=-", str(source)]
    line = [_tool("psql"), "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null", "--file=-"]
    tables = ", ".join(f"public.{name}" for name in TABLES.tables)
    with (
        subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading,
        subprocess.Popen(
            [*line, f"--dbname={_address(place)}"],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_environment(place),
        ) as writing,
    ):
        assert reading.stdout and reading.stderr and writing.stdin and writing.stderr
        try:
            writing.stdin.write(f"BEGIN;\nDROP TABLE IF EXISTS {tables} CASCADE;\n".encode())
            shutil.copyfileobj(reading.stdout, writing.stdin)
            if reading.wait() == 0:
                writing.stdin.write(b"\nCOMMIT;\n")
            writing.stdin.close()
        except BrokenPipeError:
            reading.kill()
        why = writing.stderr.read() + reading.stderr.read()
    if writing.returncode or reading.returncode:
        raise RestoreFailed(file=str(source), why=_said(why))


def _tool(name: str) -> str:
    """Where a program of PostgreSQL is: on the path, or where Debian keeps the newest."""
    places = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: path.parts[-3].zfill(4), reverse=True)
    found = str(places[0]) if places else shutil.which(name)
    if found is None:
        raise NoTools(program=name)
    return found


def _address(place: URL) -> str:
    """The address of a database for these programs, without its password."""
    return place.set(drivername="postgresql", password=None).render_as_string()


def _environment(place: URL) -> Mapping[str, str]:
    return {**os.environ, "PGPASSWORD": place.password} if place.password else os.environ


def _said(stderr: bytes) -> str:
    """The first thing that a program had to say."""
    lines = stderr.decode(errors="replace").strip().splitlines()
    return lines[0] if lines else "?"

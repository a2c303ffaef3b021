"""The tables of a database: made where there are none, recognised, brought up to date step by step.

Every change is one transaction under a lock, so that of two processes one does it and the other finds it done, and a
process that is killed in the middle leaves the database as it was.
"""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import Connection, create_engine, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from .problems import AlreadyServed, CannotOpen, NewerDatabase, NoDriver, OlderDatabase
from .schema import META, STEPS, TABLES, VERSION

log = logging.getLogger("hustings.store")

MIGRATIONS: Final = Path(__file__).parent / "migrations"

UPGRADING: Final = 0x48757375
"""Number of PostgreSQL's lock under which tables are made and changed."""


@dataclass(frozen=True)
class Upgraded:
    """That a database was brought up to date.

    Attributes:
        before: the version that it had.
        now: the version that it has.
        backup: the file that holds it as it was; None: PostgreSQL's are the administrator's.
    """

    before: int
    now: int
    backup: Path | None


def version_of(connection: Connection) -> int:
    """The version of the tables; 0: there are none.

    Raises:
        NewerDatabase: when a newer Hustings made them.
    """
    if not inspect(connection).has_table(META.name):
        return 0
    found = int(connection.scalar(select(META.c.value).where(META.c.key == "version")) or 0)
    if found > VERSION:
        raise NewerDatabase(found=found, known=VERSION)
    return found


def make_ready(connection: Connection) -> bytes:
    """Make the tables of an empty database; returns the key that signs files.

    Raises:
        NewerDatabase: when a newer Hustings made them.
        OlderDatabase: when an older one did, and they were not brought up to date.
    """
    found = version_of(connection)
    if not found:
        lock(connection)
        found = version_of(connection)
    if not found:
        TABLES.create_all(connection)
        first = {"version": str(VERSION), "key": secrets.token_hex(32)}
        connection.execute(insert(META), [{"key": key, "value": value} for key, value in first.items()])
        connection.execute(insert(STEPS), {"version_num": f"{VERSION:04}"})
    elif found < VERSION:
        raise OlderDatabase(found=found, known=VERSION)
    return bytes.fromhex(connection.execute(select(META.c.value).where(META.c.key == "key")).scalar_one())


def lock(connection: Connection) -> None:
    """Keep everybody else from changing tables until this transaction ends; its first statement that writes."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": UPGRADING})


def upgrade(url: str) -> Upgraded | None:
    """Bring a database up to date; None: there was nothing to do. An SQLite file is copied before, beside it.

    Args:
        url: as for :meth:`.store.Store.open`.

    Raises:
        NewerDatabase: when a newer Hustings wrote it.
        AlreadyServed: when a server has the SQLite file open.
        NoDriver: when a package is missing.
        CannotOpen: when it cannot be opened, copied or changed; then it is as it was.
    """
    place = make_url(url)
    try:
        with connected(place) as connection:
            if version_of(connection) in (0, VERSION):
                return None
        with _alone(place), connected(place) as connection:
            lock(connection)
            found = version_of(connection)
            if found == VERSION:
                return None
            backup = _backup(file) if (file := sqlite_file(place)) else None
            carry_out(connection)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise CannotOpen(database=place.render_as_string(), why=str(error.__cause__ or error)) from error
    log.warning("the database went from version %s to %s; as it was: %s", found, VERSION, backup)
    return Upgraded(found, VERSION, backup)


def carry_out(connection: Connection, to: str = "head") -> None:
    """Carry the steps out that a database lacks, in the connection's transaction.

    Args:
        connection: to the database.
        to: number of the last step.
    """
    from alembic.command import upgrade as alembic
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    alembic(config, to)


@contextmanager
def connected(place: URL) -> Iterator[Connection]:
    """A connection without an event loop, with one transaction that is kept when all went well.

    Raises:
        NoDriver: when a package is missing.
    """
    if place.get_backend_name() == "sqlite":
        place = place.set(drivername="sqlite")
    try:
        engine = create_engine(place)
    except ModuleNotFoundError as error:
        raise NoDriver(package=error.name) from error
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def sqlite_file(place: URL) -> Path | None:
    """The file of an SQLite database; None: it is none, or in memory."""
    named = place.database or ":memory:"
    if place.get_backend_name() != "sqlite" or named == ":memory:" or named.startswith("file:"):
        return None
    return Path(named)


@contextmanager
def _alone(place: URL) -> Iterator[None]:
    """Keep servers from an SQLite file meanwhile: one that runs was written for the tables as they are."""
    file = sqlite_file(place)
    if file is None:
        yield
        return
    try:
        with FileLock(f"{file}-served", mode=0o600, blocking=False, thread_local=False):
            yield
    except Timeout as error:
        raise AlreadyServed(database=place.render_as_string()) from error


def _backup(file: Path) -> Path:
    """Copy an SQLite file beside it, under a name that is free."""
    name = f"{file}.before-{VERSION:04}"
    names = (Path(f"{name}-{n}" if n > 1 else name) for n in range(1, 1000))
    copy = next(path for path in names if not path.exists())
    copy_file(file, copy)
    return copy


def copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite database while it may be in use, to a new file that nobody else can read; whole, or not at all.

    Raises:
        FileExistsError: when the target exists.
        OSError: when it cannot be written.
        sqlite3.Error: when the source cannot be read.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.link(part, target)
    finally:
        part.unlink(missing_ok=True)

"""The tables of a database: made where there are none, recognised, brought up to date step by step.

Every change is one transaction under a lock, so that of two processes one does it and the other finds it done, and a
process that is killed in the middle leaves the database as it was.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import Connection, create_engine, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from . import people  # noqa: F401  wherever steps are carried out, all tables are known
from .copies import keep_beside
from .problems import AlreadyServed, CannotOpen, InUse, NewerDatabase, NoDatabase, NoDriver, OlderDatabase
from .tables import META, STEPS, TABLES, VERSION

log = logging.getLogger("hustings.store")

MIGRATIONS: Final = Path(__file__).parent / "migrations"

UPGRADING: Final = 0x48757375
"""Number of PostgreSQL's lock under which tables are made and changed."""


OURS: Final = "hustings database"
"""How the connections of these commands are called in PostgreSQL."""

OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> :ours"
).bindparams(ours=OURS)


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
    if not has_tables(connection):
        return 0
    found = int(connection.scalar(select(META.c.value).where(META.c.key == "version")) or 0)
    if found > VERSION:
        raise NewerDatabase(found=found, known=VERSION)
    return found


def has_tables(connection: Connection) -> bool:
    """Whether there are tables of any Hustings."""
    return inspect(connection).has_table(META.name)


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
    return key_of(connection)


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    """A connection to a database that is there and up to date, with one transaction.

    Raises:
        NoDatabase: when there is none.
        NewerDatabase: when a newer Hustings made it.
        OlderDatabase: when an older one did.
        NoDriver: when a package is missing.
        CannotOpen: when it cannot be opened, read or written.
    """
    place = make_url(url)
    file = sqlite_file(place)
    if file is not None and not file.exists():
        raise NoDatabase(database=place.render_as_string())
    try:
        with connected(place) as connection:
            found = version_of(connection)
            if not found:
                raise NoDatabase(database=place.render_as_string())
            if found < VERSION:
                raise OlderDatabase(found=found, known=VERSION)
            yield connection
    except SQLAlchemyError as error:
        raise CannotOpen(database=place.render_as_string(), why=str(error.__cause__ or error)) from error


def key_of(connection: Connection) -> bytes:
    """The key of a database, with which it signs."""
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
        InUse: when others are connected to the PostgreSQL database.
        NoDriver: when a package is missing.
        CannotOpen: when it cannot be opened, copied or changed; then it is as it was.
    """
    place = make_url(url)
    file = sqlite_file(place)
    if file is not None and not file.exists():
        return None
    try:
        with connected(place) as connection:
            if version_of(connection) in (0, VERSION):
                return None
        with alone(place), connected(place) as connection:
            lock(connection)
            found = version_of(connection)
            if found == VERSION:
                return None
            backup = keep_beside(file, f"before-{VERSION:04}") if file is not None else None
            carry_out(connection)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise CannotOpen(database=place.render_as_string(), why=str(error.__cause__ or error)) from error
    log.info("the database went from version %s to %s; as it was: %s", found, VERSION, backup)
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
    else:
        place = place.update_query_dict({"application_name": OURS})
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
def alone(place: URL) -> Iterator[None]:
    """Keep servers from a database meanwhile: one that runs was written for what is there now.

    Raises:
        AlreadyServed: when a server has an SQLite file open.
        InUse: when others are connected to a PostgreSQL database.
    """
    file = sqlite_file(place)
    if file is None:
        with connected(place) as connection:
            if place.get_backend_name() == "postgresql" and (others := connection.scalar(OTHERS)):
                raise InUse(database=place.render_as_string(), count=others)
        yield
        return
    try:
        with FileLock(f"{file}-served", mode=0o600, blocking=False, thread_local=False):
            yield
    except Timeout as error:
        raise AlreadyServed(database=place.render_as_string()) from error

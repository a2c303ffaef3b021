"""Backups of a database, made while a server runs; and how one takes the place of what there is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from hustings.database.copies import copy, keep_beside, private
from hustings.database.problems import CannotOpen, NewerDatabase, NoDatabase
from hustings.database.tables import VERSION
from hustings.database.upgrades import alone, connected, has_tables, sqlite_file, version_of

from ..problems import BackupExists, BackupFailed, BadBackup, NotEmpty, RestoreFailed
from . import dumps

MAGIC: Final = b"SQLite format 3\0"
"""How an SQLite file begins."""


@dataclass(frozen=True)
class Restored:
    """That a backup was restored.

    Attributes:
        version: of its tables; an older one is brought up to date like any other.
        kept: the file that holds what it replaced; None: there was nothing, or it was not SQLite's.
    """

    version: int
    kept: Path | None


def backup(url: str, target: Path) -> None:
    """Write a database to a new file that nobody else can read: whole, or not at all. A server may run meanwhile.

    Raises:
        BackupExists: when there is such a file.
        NoDatabase: when there is nothing to keep.
        NewerDatabase: when a newer Hustings wrote it.
        CannotOpen: when the database cannot be read.
        BackupFailed: when the file cannot be written.
        NoTools: when the programs for PostgreSQL are missing.
    """
    place = make_url(url)
    shown, file = place.render_as_string(), sqlite_file(place)
    if target.exists():
        raise BackupExists(file=str(target))
    if file is not None and not file.exists():
        raise NoDatabase(database=shown)
    try:
        with connected(place) as connection:
            if not version_of(connection):
                raise NoDatabase(database=shown)
    except SQLAlchemyError as error:
        raise CannotOpen(database=shown, why=str(error.__cause__ or error)) from error
    try:
        with private(target) as part:
            if file is not None:
                copy(file, part)
                with closing(sqlite3.connect(part)) as kept:
                    kept.execute("PRAGMA journal_mode=DELETE")
            else:
                dumps.dump(place, part)
    except FileExistsError as error:
        raise BackupExists(file=str(target)) from error
    except (OSError, sqlite3.Error) as error:
        raise BackupFailed(file=str(target), why=str(error)) from error


def restore(url: str, source: Path, replace: bool = False) -> Restored:
    """Let a backup take the place of a database, once it was read to its end; no server may run.

    Args:
        url: of the database.
        source: a file that :func:`backup` has written, of a database of the same kind.
        replace: also when there are matches in the database; those in an SQLite file are kept beside it.

    Raises:
        BadBackup: when the file is none, or not whole.
        NewerDatabase: when a newer Hustings wrote it.
        NotEmpty: when something would be replaced that may not.
        AlreadyServed: when a server has the SQLite file open.
        InUse: when others are connected to the PostgreSQL database.
        CannotOpen: when the database cannot be read.
        RestoreFailed: when it cannot be written; then it is as it was.
        NoTools: when the programs for PostgreSQL are missing.
    """
    place = make_url(url)
    file = sqlite_file(place)
    version = _checked(source) if file is not None else dumps.version_in(source)
    if version > VERSION:
        raise NewerDatabase(found=version, known=VERSION)
    try:
        with alone(place):
            full = (file is None or file.exists()) and _is_full(url)
            if full and not replace:
                raise NotEmpty(database=place.render_as_string())
            if file is None:
                dumps.restore(place, source)
                return Restored(version, None)
            kept = keep_beside(file, "before-restore") if full else None
            file.touch(0o600)
            copy(source, file)
            return Restored(version, kept)
    except SQLAlchemyError as error:
        raise CannotOpen(database=place.render_as_string(), why=str(error.__cause__ or error)) from error
    except (OSError, sqlite3.Error) as error:
        raise RestoreFailed(file=str(source), why=str(error)) from error


def _is_full(url: str) -> bool:
    with connected(make_url(url)) as connection:
        return has_tables(connection)


def _checked(source: Path) -> int:
    """The version of the tables in an SQLite file, all of which is read.

    Raises:
        BadBackup: when it is not whole, or none.
    """
    try:
        with source.open("rb") as read:
            if read.read(len(MAGIC)) != MAGIC:
                raise BadBackup(file=str(source), why="SQLite")
        with closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as connection:
            wrong = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
            found = connection.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
            connection.execute("SELECT count(*) FROM matches").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(file=str(source), why=str(error)) from error
    if wrong or not found:
        raise BadBackup(file=str(source), why=wrong[0] if wrong else "meta")
    return int(found[0])

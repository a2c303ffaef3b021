"""Copies of SQLite databases in files that nobody else can read."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def private(target: Path) -> Iterator[Path]:
    """A new file for its owner alone: whole and on the disk when all went well, otherwise it is not there.

    What is yielded is its name while it is written.

    Raises:
        FileExistsError: when the target exists.
        OSError: when it cannot be written.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.link(part, target)
    finally:
        part.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """Copy an SQLite database over another, in one transaction; both may be in use.

    Raises:
        sqlite3.Error: when one cannot be read or written; then the target is as it was.
    """
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def keep_beside(file: Path, why: str) -> Path:
    """Copy an SQLite database beside it, as ``<file>.<why>`` or the next free name.

    Raises:
        OSError: when it cannot be written.
        sqlite3.Error: when it cannot be read.
    """
    names = (Path(f"{file}.{why}{f'-{n}' if n > 1 else ''}") for n in range(1, 10_000))
    target = next(name for name in names if not name.exists())
    with private(target) as part:
        copy(file, part)
        with closing(sqlite3.connect(part)) as kept:
            kept.execute("PRAGMA journal_mode=DELETE")
    return target

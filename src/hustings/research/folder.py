"""A folder that something long is made into, by one process at a time; begun again, it goes on."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

__all__ = ["BadFolder", "held"]


class BadFolder(ValueError):
    """A folder into which this cannot be made.

    Args:
        key: why: it was begun for something ``other``, has ``strange`` files, is ``busy``, ``full``, ``unwritable``.
        folder: which one.
        told: what is different, or what the system says.
    """

    def __init__(self, key: str, folder: Path, told: str = "") -> None:
        super().__init__(f"{folder}: {key} {told}".rstrip())
        self.key, self.folder, self.told = key, folder, told


@contextmanager
def held(folder: Path, lock: str) -> Iterator[None]:
    """Keep a folder, which is made where there is none, for this process alone.

    Args:
        folder: which one.
        lock: the name of the file that says so; it may stay.

    Raises:
        BadFolder: when somebody else keeps it, or what is done meanwhile finds it full or cannot write there.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / lock, timeout=0):
            yield
    except Timeout as error:
        raise BadFolder("busy", folder) from error
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise BadFolder("full" if full else "unwritable", folder, error.strerror or str(error)) from error

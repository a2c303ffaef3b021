"""What can go wrong with a database, and how anything that goes wrong is told: as the key of a text."""

from __future__ import annotations


class Problem(Exception):
    """Something that a person has to be told.

    Attributes:
        key: of the text, used as ``problem-<key>``.
        arguments: of the text.
    """

    key: str

    def __init__(self, **arguments: object) -> None:
        self.arguments = arguments
        details = ", ".join(f"{name} {value}" for name, value in arguments.items())
        super().__init__(f"{self.key}: {details}" if details else self.key)


class StoreFailed(Problem):
    """The database did not take it; nothing has changed."""

    key = "store-failed"


class DiskFull(StoreFailed):
    """The database has no room left; nothing has changed."""

    key = "disk-full"


class StoreBusy(StoreFailed):
    """Something else has locked the database; nothing has changed."""

    key = "store-busy"


class NoDriver(Problem):
    """What talks to a database of this kind is not installed."""

    key = "no-driver"


class CannotOpen(StoreFailed):
    """The database cannot be opened."""

    key = "cannot-open"


class AlreadyServed(Problem):
    """Another server has the database; neither would hear of what happens at the other."""

    key = "already-served"


class NewerDatabase(Problem):
    """The database was written by a newer Hustings."""

    key = "newer-database"


class OlderDatabase(Problem):
    """The database was written by an older Hustings and has to be brought up to date first."""

    key = "older-database"


class InUse(Problem):
    """Others are connected to the database, which has to be alone for this."""

    key = "database-in-use"


class NoDatabase(Problem):
    """There is no database, or nothing in it."""

    key = "no-database"

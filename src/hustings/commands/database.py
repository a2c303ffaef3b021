"""``hustings database``: the file or the server in which matches are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hustings.matches import places

from .group import Group
from .options import Decorator, option
from .parser import command
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings database upgrade
hustings database upgrade --database postgresql://hustings@db/hustings"""

DATABASES: Final = ("sqlite+aiosqlite", "postgresql+psycopg")
of_database: Final[Decorator] = option("--database", text="serve-database", metavar="FILE", default="")
"""Decorates a command with the database that it is about."""


def database_url(given: str) -> str:
    """The SQLAlchemy URL of a database as it is named on a line: an address or a file; ``""``: the place of all.

    Raises:
        CommandError: when it is of a kind that cannot be used.
    """
    scheme, separator, _ = given.partition("://")
    if not separator:
        return places.database_url(str(Path(given).expanduser()) if given else "")
    if scheme == "postgresql":
        return given.replace("postgresql://", "postgresql+psycopg://", 1)
    if scheme not in DATABASES:
        raise CommandError("database-wrong", value=given)
    return given


def bring_up_to_date(url: str, speech: Speech) -> bool:
    """Bring a database up to date and say so; False: there was nothing to do.

    Raises:
        Problem: when it cannot be done; see :func:`hustings.matches.upgrades.upgrade`.
    """
    from hustings.matches.upgrades import upgrade

    done = upgrade(url)
    if done is None:
        return False
    print(speech("database-upgraded", before=str(done.before), now=str(done.now)), flush=True)
    if done.backup is not None:
        print(speech("database-before", file=str(done.backup)), flush=True)
    return True


@command("upgrade", "\n".join(EXAMPLES.splitlines()[:2]))
@of_database
def upgrade(speech: Speech, database: str) -> int:
    """Bring it up to date."""
    if not bring_up_to_date(database_url(database), speech):
        print(speech("database-up-to-date"))
    return 0


run = Group("database", EXAMPLES, [upgrade])

"""``hustings database``: the file or the server in which matches are kept."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Final

from hustings.matches import places

from .group import Group
from .options import Decorator, File, argument, as_json, option
from .parser import command
from .speech import FAILED, CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings database backup monday.backup
hustings database check
hustings database restore monday.backup --replace
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
        Problem: when it cannot be done; see :func:`hustings.database.upgrades.upgrade`.
    """
    from hustings.database.upgrades import upgrade

    done = upgrade(url)
    if done is None:
        return False
    print(speech("database-upgraded", before=str(done.before), now=str(done.now)), flush=True)
    if done.backup is not None:
        print(speech("database-before", file=str(done.backup)), flush=True)
    return True


@command("backup", "hustings database backup monday.backup\nhustings database backup --database matches.db b.backup")
@argument("file", text="database-file", metavar="FILE", type=File())
@of_database
def backup(speech: Speech, file: Path, database: str) -> int:
    """Write a backup."""
    from hustings.matches.operations.backups import backup

    backup(database_url(database), file)
    print(speech("database-backed-up", file=str(file)))
    return 0


@command("restore", "hustings database restore monday.backup --replace")
@argument("file", text="database-file", metavar="FILE", type=File())
@of_database
@option("--replace", text="database-replace", is_flag=True)
def restore(speech: Speech, file: Path, database: str, replace: bool) -> int:
    """Put a backup in the place of the database."""
    from hustings.matches.operations.backups import restore

    done = restore(database_url(database), file, replace)
    print(speech("database-restored", file=str(file)))
    if done.kept is not None:
        print(speech("database-before", file=str(done.kept)))
    return 0


@command("check", "hustings database check\nhustings database check --json")
@of_database
@as_json
def check(speech: Speech, database: str, as_json: bool) -> int:
    """Examine the database and every match in it."""
    from hustings.matches.operations.examine import Examined, examine

    url = database_url(database)
    found: Examined = asyncio.run(
        examine(url, lambda done, all: speech.progress("database-checking", done=str(done), all=str(all)))
    )
    speech.progress_ends()
    if as_json:
        show_json({**asdict(found), "sound": found.is_sound})
    else:
        for damage in found.damage:
            print(speech("database-damage", detail=damage))
        for fault in found.faults:
            said = speech(f"database-{fault.kind}", match=fault.match_id, game=fault.game)
            print(f"{said}{f' ({fault.detail})' if fault.detail else ''}")
        if not found.damage:
            said = speech("database-checked", matches=found.matches, faults=len(found.faults), moved=found.moved)
            print(said.rstrip())
    return 0 if found.is_sound else FAILED


@command("upgrade", "hustings database upgrade\nhustings database upgrade --database postgresql://hustings@db/hustings")
@of_database
def upgrade(speech: Speech, database: str) -> int:
    """Bring it up to date."""
    if not bring_up_to_date(database_url(database), speech):
        print(speech("database-up-to-date"))
    return 0


run = Group("database", EXAMPLES, [backup, restore, check, upgrade])

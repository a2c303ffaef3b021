"""Whether a database is sound: the file itself, and every match in it, played again from its first record."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import make_url

from hustings.database.problems import NoDatabase
from hustings.database.tables import MATCHES
from hustings.database.upgrades import sqlite_file
from hustings.files.shelf import UNREADABLE, Shelf
from hustings.play.saved import Saved

from ..records.loading import replayed
from ..records.store import Store

LOST: Final = "lost"
"""Records, seats or the snapshot are not all there."""
UNREADABLE_NOW: Final = "unreadable"
"""The installed game cannot read it."""
ASTRAY: Final = "astray"
"""Its records lead somewhere else than the snapshot says, under the same rules."""


@dataclass(frozen=True)
class Fault:
    """A match that is not sound.

    Attributes:
        match_id: its id.
        game: id of its game.
        kind: what is wrong: :data:`LOST`, :data:`UNREADABLE_NOW` or :data:`ASTRAY`.
        detail: what the game or the kernel says.
    """

    match_id: str
    game: str
    kind: str
    detail: str = ""


@dataclass(frozen=True)
class Examined:
    """What was found.

    Attributes:
        matches: how many there are.
        moved: how many go on under other rules than they began with.
        faults: the matches that are not sound.
        damage: what SQLite says of its file.
    """

    matches: int
    moved: int
    faults: tuple[Fault, ...]
    damage: tuple[str, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.faults or self.damage)


async def examine(url: str, progress: Callable[[int, int], None]) -> Examined:
    """Examine a database; nothing is changed, and a server may run. A file that is damaged is not read further.

    Args:
        url: of the database.
        progress: told how many matches of how many are done.

    Raises:
        NoDatabase: when there is none.
        Problem: when it cannot be opened or read; see :meth:`.store.Store.open`.
    """
    file = sqlite_file(make_url(url))
    if file is not None:
        if not file.exists():
            raise NoDatabase(database=str(file))
        if damage := _damage(file):
            return Examined(0, 0, (), damage)
    store = await Store.open(url)
    try:
        return await _matches(store, progress)
    finally:
        await store.close()


def _damage(file: Path) -> tuple[str, ...]:
    """What SQLite finds wrong with a file."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            return tuple([row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"])
    except sqlite3.Error as error:
        return (str(error),)


async def _matches(store: Store, progress: Callable[[int, int], None]) -> Examined:
    async with store.engine.connect() as connection:
        ids = [row.id for row in await connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.created))]
    shelf, faults, moved = Shelf(), [], 0
    for n, match_id in enumerate(ids):
        progress(n, len(ids))
        stored = await store.load(match_id)
        if stored is None:
            continue
        if not (stored.seats and stored.snapshots and stored.snapshots[-1].records == len(stored.records)):
            faults.append(Fault(match_id, stored.match.game, LOST))
            continue
        try:
            loaded, base = await asyncio.to_thread(replayed, stored, shelf)
        except UNREADABLE as error:
            faults.append(Fault(match_id, stored.match.game, UNREADABLE_NOW, f"{type(error).__name__}: {error}"))
            continue
        moved += bool(loaded.bridges)
        if base is not None:
            written = msgspec.json.decode(stored.snapshots[-1].data, type=Saved).version
            if written == loaded.game.version:
                faults.append(Fault(match_id, stored.match.game, ASTRAY, str(stored.snapshots[-1].records)))
    return Examined(len(ids), moved, tuple(faults))

"""From the address of a database to the rooms of a process, alone with it or beside others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .computers.bots import Bots
from .meters import Meters
from .records.store import Store
from .rooms import Rooms
from .together.listening import Listening
from .together.queue import Queue

__all__ = ["open_rooms"]


async def open_rooms(
    url: str,
    bots: Bots,
    corrections: Mapping[str, Path] | None = None,
    meters: Meters | None = None,
    keep: int = 100,
) -> Rooms:
    """The rooms of this process; an SQLite file is kept to it, PostgreSQL is shared with others.

    Args:
        url: SQLAlchemy's.
        bots: who thinks for the computers.
        corrections: owners' files of printed values by id of the game, for new matches.
        meters: counts what happens; None: nobody does.
        keep: how many matches stay loaded when nobody is there.

    Raises:
        Problem: when the database cannot be opened, or another process has it.
    """
    store = await Store.open(url)
    queue = None
    try:
        queue = Queue(store) if store.is_shared else None
        store.hold()
        if queue is not None:
            await queue.open()
    except BaseException:
        if queue is not None:
            await queue.stop()
        await store.close()
        raise
    news = Listening(url) if store.is_shared else None
    rooms = Rooms(store, bots, corrections=corrections, keep=keep, news=news, jobs=queue, meters=meters)
    await rooms.start()
    return rooms

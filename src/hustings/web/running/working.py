"""Runs a process that only works: it serves no page, and does what has to happen by itself in the matches."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence

from hustings.club.opening import open_club
from hustings.matches.computers.bots import Bots
from hustings.matches.opening import open_rooms
from hustings.matches.operations.keeping import Keeping
from hustings.matches.records.store import Store
from hustings.matches.work import KEPT, work

from ..counted.metrics import Metrics, telling
from .operating import Operating

__all__ = ["run"]


def run(operating: Operating, signals: Sequence[signal.Signals] = (signal.SIGINT, signal.SIGTERM)) -> None:
    """Work in the matches of a PostgreSQL until one of the signals comes.

    Args:
        operating: how.
        signals: that end it.

    Raises:
        Problem: when the database cannot be opened.
    """
    asyncio.run(_run(operating, signals))


async def _run(operating: Operating, signals: Sequence[signal.Signals]) -> None:
    metrics = Metrics() if operating.metrics else None
    rooms = await open_rooms(operating.url, Bots(workers=operating.workers), meters=metrics, keep=KEPT)
    assert isinstance(rooms.store, Store)
    keeping, club = Keeping(rooms.store.engine, rooms), open_club(rooms, operating.owner)
    try:
        async with telling(metrics, operating.metrics, rooms), keeping.going_on(), club.going_on():
            await work(rooms, signals)
    finally:
        await rooms.stop()

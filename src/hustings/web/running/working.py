"""Runs a process that only works: it serves no page, and does what has to happen by itself in the matches."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence

from hustings.club.club import Club
from hustings.matches.computers.bots import Bots
from hustings.matches.opening import open_rooms
from hustings.matches.operations.keeping import Keeping
from hustings.matches.records.store import Store
from hustings.matches.work import KEPT, work

from ..counted.metrics import Metrics, telling

__all__ = ["run"]


def run(
    url: str,
    workers: int | None = None,
    metrics: tuple[str, int] | None = None,
    signals: Sequence[signal.Signals] = (signal.SIGINT, signal.SIGTERM),
) -> None:
    """Work in the matches of a PostgreSQL until one of the signals comes.

    Args:
        url: SQLAlchemy's, of the database.
        workers: how many processes think for the computers; None: as fits the machine.
        metrics: host and port where figures for Prometheus are given out; None: nowhere.
        signals: that end it.

    Raises:
        Problem: when the database cannot be opened.
    """
    asyncio.run(_run(url, workers, metrics, signals))


async def _run(
    url: str, workers: int | None, place: tuple[str, int] | None, signals: Sequence[signal.Signals]
) -> None:
    metrics = Metrics() if place else None
    rooms = await open_rooms(url, Bots(workers=workers), meters=metrics, keep=KEPT)
    assert isinstance(rooms.store, Store)
    keeping = Keeping(rooms.store.engine, rooms)
    try:
        async with telling(metrics, place, rooms), keeping.going_on(), Club(rooms).working.going_on():
            await work(rooms, signals)
    finally:
        await rooms.stop()

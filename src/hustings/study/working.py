"""Studies are made in the background: a few decisions at a time, by a process of its own, kept after each time.

So a study survives whatever happens to a process, shows how far it has come, and leaves others their turn.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import monotonic
from typing import Final

from hustings.database.tasks import Task
from hustings.files.shelf import UNREADABLE, Shelf
from hustings.matches.newer import arrived
from hustings.matches.records.loading import replayed
from hustings.matches.records.rows import Stored
from hustings.matches.records.store import Store
from hustings.play.records import Diverged
from hustings.research.crew import end_with_parent

from .kept import FAILED, OTHER_RULES, keep, kept
from .study import NotOver, Study, begun, going_on

__all__ = ["Studying"]

log = logging.getLogger("hustings.study")

FIRST: Final = 0.5
"""Seconds after which the first decisions are kept, so that somebody who waits sees that it goes on."""
SLICE: Final = 2.0
"""Seconds after which what is known is kept, and another study may have its turn."""
TRIES: Final = 2
"""So often what fails is tried again."""
BUSY: Final = 1.0
"""Seconds until a study is tried again while another one is being made."""


class Studying:
    """Makes studies, one at a time.

    Args:
        store: where matches and studies are.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool: ProcessPoolExecutor | None = None
        self._is_busy = False

    async def go_on(self, task: Task) -> float | None:
        """Judge some more decisions of a match; a handler of tasks."""
        if self._is_busy:
            return BUSY
        self._is_busy = True
        try:
            return await self._go_on(task.subject)
        except Exception:
            if task.tries < TRIES or (found := await kept(self._store, task.subject)) is None:
                raise
            log.exception("match %s cannot be studied", task.subject)
            await keep(self._store, task.subject, found.depth, None, FAILED)
            return None
        finally:
            self._is_busy = False

    async def _go_on(self, match_id: str) -> float | None:
        found, stored = await kept(self._store, match_id), await self._store.load(match_id)
        if found is None or not found.is_under_way or stored is None or stored.match.finished is None:
            return None
        known = await self._further(stored, found.study, found.depth)
        if known is None:
            await keep(self._store, match_id, found.depth, None, OTHER_RULES)
            return None
        await keep(self._store, match_id, found.depth, known)
        if known.is_whole:
            self.stop()
            return None
        return 0.0

    async def _further(self, stored: Stored, known: Study | None, depth: int) -> Study | None:
        if self._pool is None or arrived():
            self.stop()
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _begin)
        seconds = SLICE if known is not None and known.judged else FIRST
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, further, stored, known, depth, seconds
            )
        except BrokenProcessPool:
            self.stop()
            raise

    def stop(self) -> None:
        """Let the process end that judges."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def further(stored: Stored, known: Study | None, depth: int, seconds: float) -> Study | None:
    """What is known of a match after some more seconds, and at least one decision; in a process of its own.

    Args:
        stored: the match.
        known: what is known of it; None: nothing.
        depth: iterations of the search for a decision.
        seconds: how long it may take.

    Returns:
        None: the match was played under rules that are not here.
    """
    end = monotonic() + seconds
    try:
        loaded, _ = replayed(stored, Shelf())
    except UNREADABLE:
        return None
    if loaded.bridges:
        return None
    try:
        latest = begun(loaded.match, depth) if known is None else known
        further_on = going_on(loaded.match, latest)
        while not latest.is_whole:
            latest = next(further_on)
            if monotonic() > end:
                break
    except (Diverged, NotOver):
        return None
    return latest


def _begin() -> None:
    """What the process does first: it ends with its parent, not with a key, and everybody else goes before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(19)

"""Who sends something goes before who only watches: pictures for many are drawn while nobody waits for an answer."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

__all__ = ["Precedence"]

PATIENCE: Final = 0.01
"""Seconds that a part of a picture waits at most, so that somebody who sends all the time cannot keep it from all."""


class Precedence:
    """Which requests are under way that others wait behind.

    A thread that draws and the event loop share one interpreter: each part that is drawn in the middle of an answer
    makes that answer later by as much.
    """

    def __init__(self) -> None:
        self._under_way = 0
        self._clear = threading.Event()
        self._clear.set()
        self._here = threading.local()

    @contextmanager
    def sending(self) -> Iterator[None]:
        """While somebody's answer is worked on; on the event loop only."""
        self._under_way += 1
        self._clear.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._clear.set()

    def watch(self) -> None:
        """From now on this thread draws for who only watches."""
        self._here.watches = True

    def give_way(self) -> None:
        """Wait, but not long, until nobody's answer is worked on, if this thread draws for who only watches."""
        if getattr(self._here, "watches", False):
            self._clear.wait(PATIENCE)

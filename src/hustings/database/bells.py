"""Who waits in this process for something new, and is told that there is something, never what.

A subject is the id of a match, or what :func:`of_person`, :func:`of_tournament` and :func:`of_study` make of those.
Whoever is told looks for itself: a bell can ring twice, late or for nothing, and does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

__all__ = ["Bell", "Bells", "of_person", "of_study", "of_tournament"]


def of_person(person: str) -> str:
    """The subject under which a person is told of what is new for it."""
    return f"person:{person}"


def of_tournament(tournament: str) -> str:
    """The subject under which it is told that something has changed in a tournament."""
    return f"tournament:{tournament}"


def of_study(match_id: str) -> str:
    """The subject under which it is told that more is known of the study of a match."""
    return f"study:{match_id}"


class Bell:
    """What one waits for; get it from :meth:`Bells.hung`.

    Args:
        bells: all of this process.
    """

    def __init__(self, bells: Bells) -> None:
        self._bells = bells
        self._rung = asyncio.Event()
        self.subjects: frozenset[str] = frozenset()

    def hang(self, subjects: Iterable[str]) -> None:
        """Ring for these subjects from now on, and for no others."""
        self._bells.take_down(self)
        self.subjects = frozenset(subjects)
        self._bells.put_up(self)

    def ring(self) -> None:
        """There is something new."""
        self._rung.set()

    async def wait(self, seconds: float) -> bool:
        """Wait until it has rung since the last time, but not longer; whether it has."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._rung.wait()
        rung = self._rung.is_set()
        self._rung.clear()
        return rung


class Bells:
    """All that is waited for in one process."""

    def __init__(self) -> None:
        self._bells: dict[str, set[Bell]] = {}

    @contextmanager
    def hung(self) -> Iterator[Bell]:
        """A bell, as long as somebody waits for it."""
        bell = Bell(self)
        try:
            yield bell
        finally:
            self.take_down(bell)

    def ring(self, subject: str) -> None:
        """There is something new about a subject."""
        for bell in self._bells.get(subject, ()):
            bell.ring()

    def ring_all(self) -> None:
        """There may be something new about anything."""
        for bells in self._bells.values():
            for bell in bells:
                bell.ring()

    def put_up(self, bell: Bell) -> None:
        """Note for which subjects a bell rings."""
        for subject in bell.subjects:
            self._bells.setdefault(subject, set()).add(bell)

    def take_down(self, bell: Bell) -> None:
        """Forget a bell."""
        for subject in bell.subjects:
            bells = self._bells[subject]
            bells.discard(bell)
            if not bells:
                del self._bells[subject]
        bell.subjects = frozenset()

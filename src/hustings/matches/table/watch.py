"""Who is woken when: each audience has its own count of the changes that it can see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import TypeAlias

Audience: TypeAlias = "int | None"
"""A seat, or None for spectators."""


class Watch:
    """Counts, for each audience, how often what it sees has changed.

    The counts begin at the time in microseconds, so that a page that slept through a restart of the server, or comes to
    another process, never takes a new picture for the one that it has.

    Args:
        sights: what each audience sees at first; anything that can be compared.
    """

    def __init__(self, sights: Mapping[Audience, object]) -> None:
        self._sights = dict(sights)
        self._versions = dict.fromkeys(sights, time.time_ns() // 1_000)
        self._news = {audience: asyncio.Event() for audience in sights}

    def update(self, sights: Mapping[Audience, object]) -> None:
        """Wake those whose sight is another now, and nobody else."""
        for audience, sight in sights.items():
            if sight != self._sights[audience]:
                self._sights[audience] = sight
                self._wake(audience)

    def wake_all(self) -> None:
        """Wake everybody, whatever they see."""
        for audience in self._sights:
            self._wake(audience)

    def _wake(self, audience: Audience) -> None:
        self._versions[audience] += 1
        self._news[audience].set()
        self._news[audience] = asyncio.Event()

    def version(self, audience: Audience) -> int:
        """The count of this audience."""
        return self._versions[audience]

    async def changed(self, audience: Audience, after: int) -> int:
        """Wait until the count is past ``after``, and return it.

        A count from before a restart of the server returns at once.
        """
        while self._versions[audience] == after:
            await self._news[audience].wait()
        return self._versions[audience]

"""What requests cost, and how much one address may spend.

A point is worth some ten milliseconds of a processor. Whoever asks owes points, which are forgiven at a steady rate;
who owes too much is told when there is room again. Processes that share a database tell each other once a second what
was spent, so that several of them give no more than one, but for that second.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol

from hustings.database.problems import Problem

__all__ = ["CLUB", "FAIR", "Allowance", "Ledger", "Limits", "cost_of"]

log = logging.getLogger("hustings.web")

COSTS: Final[tuple[tuple[str, str, int], ...]] = (
    ("POST", "/sign-in/code", 5),
    ("POST", "/me/codes", 20),
    ("POST", "/sign-in/(name|letter)", 5),
    ("GET", "/static/.*|/health/.*", 0),
    ("GET", ".*/frames", 10),
    ("GET", "/m/.*/replay|/m/.*/replay/words", 5),
    ("GET", ".*/export", 5),
    ("GET", "/m/[^/]+/picture/.*", 25),
    ("GET", "/g/[^/]+/printed", 8),
    ("POST", "/g/[^/]+/printed", 12),
    ("GET", "/g/[^/]+/(cards|rules|lesson.*)", 2),
    ("GET", "/puzzles(/.*)?|/today(/.*)?", 4),
    ("GET", "/people/[^/]+/cards/.*", 10),
    ("GET", "/m/[^/]+(/s/[^/]+)?(/parts|/why|/events)?", 4),
    ("POST", "/new|/api/matches|.*/rematch|/seek|/m/[^/]+/on", 20),
    ("GET", "/m/[^/]+/on", 5),
    ("POST", "/m/[^/]+/s/[^/]+/hint", 10),
    ("POST", "/i/.*|/m/[^/]+/(invite|join.*)", 5),
    ("POST", "/import", 40),
)
"""What costs more or less than one point: method, whole address, points."""

TURN_BACK: Final = 30
"""Points for a turn shown again with many that follow."""

KNOWN: Final = 50_000
"""So many addresses are remembered."""
EVERY: Final = 1.0
"""Seconds between two looks at what others have spent."""


def cost_of(method: str, path: str, query: bytes = b"") -> int:
    """The points of a request."""
    for of, pattern, points in _COSTS:
        if method == of and pattern.fullmatch(path):
            return points + (TURN_BACK if path.endswith("/frames") and b"last=" in query else 0)
    return 1


_COSTS: Final = [(method, re.compile(pattern), points) for method, pattern, points in COSTS]


@dataclass(frozen=True)
class Allowance:
    """How much one address may ask for.

    Attributes:
        points: that may be owed.
        rate: points a second that are forgiven.
        at_once: requests that are worked on at the same time; more wait for their turn.
        waiting: that wait; more are refused.
        pause: seconds for which a refusal is kept back in its turn, so that refusing costs little.
        streams: that are open.
        of_one: streams of one audience of one match, from everywhere.
        of_all: streams of one process.
    """

    points: float = 600.0
    rate: float = 10.0
    at_once: int = 4
    waiting: int = 200
    pause: float = 0.25
    streams: int = 60
    of_one: int = 2500
    of_all: int = 5000

    @classmethod
    def of(cls, people: int) -> Allowance:
        """What is enough for so many people behind one address."""
        return cls(points=20.0 * people, rate=people / 3, streams=2 * people)


CLUB: Final = 30
"""So many people are thought of behind one address."""
FAIR: Final = Allowance.of(CLUB)
"""What is enough for them."""


class Ledger(Protocol):
    """Where processes tell each other what was spent."""

    async def settle(self, spent: Mapping[str, float], rate: float) -> Mapping[str, float]:
        """Add what was spent here since the last time.

        Args:
            spent: points by address.
            rate: points a second that are forgiven.

        Returns:
            What each of these addresses owes now, everywhere.

        Raises:
            StoreFailed: when it cannot be told; nothing was added.
        """


class Limits:
    """What each address owes.

    Args:
        allowance: how much it may.
        clock: seconds that only go forward.
    """

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self.allowance = allowance
        self._clock = clock
        self._owed: dict[str, tuple[float, float]] = {}
        self._spent: dict[str, float] = {}

    def owed(self, address: str) -> float:
        """What an address owes now."""
        points, at = self._owed.get(address, (0.0, 0.0))
        return max(0.0, points - self.allowance.rate * (self._clock() - at))

    def spend(self, address: str, points: float) -> int:
        """Let an address spend points, when it may.

        Returns:
            0; or after how many whole seconds it may, and then nothing was spent.
        """
        owed = self.owed(address) + points
        over = owed - self.allowance.points
        if points and over > 0:
            return max(1, ceil(over / self.allowance.rate))
        if points:
            self._note(address, owed)
            self._spent[address] = self._spent.get(address, 0.0) + points
        return 0

    def _note(self, address: str, owed: float) -> None:
        self._owed.pop(address, None)
        self._owed[address] = (owed, self._clock())
        while len(self._owed) > KNOWN:
            forgotten = next(iter(self._owed))
            del self._owed[forgotten]
            self._spent.pop(forgotten, None)

    async def settle(self, ledger: Ledger) -> None:
        """Tell others what was spent here, and hear what was spent there by who has been here.

        Raises:
            StoreFailed: when it cannot be told; it is kept for the next time.
        """
        told, self._spent = self._spent, {}
        try:
            owed = await ledger.settle(told, self.allowance.rate) if told else {}
        except BaseException:
            for address, points in told.items():
                self._spent[address] = self._spent.get(address, 0.0) + points
            raise
        for address, points in owed.items():
            self._note(address, points + self._spent.get(address, 0.0))

    async def keep_settling(self, ledger: Ledger) -> None:
        """Settle once a second, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.settle(ledger)
            except Problem as problem:
                log.warning("what was spent is not shared: %s", problem)

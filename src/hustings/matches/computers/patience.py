"""Whether the computers of a room wait for a person, though it owes no answer.

A person may ask them to wait, for everybody to see. Besides, they wait by themselves while something that others have
laid before a person, such as an offer, is open: but only where nobody else sits at the table, to whom the pause would
tell of it. They still trade while they wait; what they owe has time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from hustings.database.problems import StoreFailed
from hustings.play.match import Match

from ..people import COMPUTER, PERSON, SeatState, plays_alone
from ..records.matchstore import MatchStore
from .clock import Handle, Timer

LONGEST: Final = 120.0
"""Seconds that computers wait when asked to, where other people wait with them."""


class Table(Protocol):
    """What patience uses of a room; see there."""

    id: str
    match: Match
    seats: list[SeatState]

    def refresh(self) -> None:
        """Wake who sees something new."""

    def wrote(self, changes: int, due: float | None) -> None:
        """Something of the match is stored."""

    def failed(self) -> None:
        """Nobody knows whether something of the match is stored."""

    async def look(self) -> None:
        """Show what the database has."""


class Wishes(msgspec.Struct, frozen=True):
    """What persons have asked of the computers, as it is stored.

    Attributes:
        asked: until when each seat has asked them to wait, in seconds since 1970, the first first; None: until it lets
            them go on.
        seen: the last thing that lay before each seat when it let them go on.
    """

    asked: dict[int, float | None] = {}
    seen: dict[int, int] = {}


class Patience:
    """Who has asked the computers of a room to wait, and what they wait for by themselves.

    Args:
        room: whose computers.
        store: where it is kept.
        timer: what tells when a wait is over.
        clock: the time in seconds since 1970.
        stored: what the database has.
    """

    def __init__(
        self, room: Table, store: MatchStore, timer: Timer, clock: Callable[[], float], stored: str = ""
    ) -> None:
        self._room = room
        self._store = store
        self._timer = timer
        self._clock = clock
        self._handle: Handle | None = None
        self.restore(stored)

    def restore(self, stored: str) -> None:
        """Take over what the database has."""
        self._stored = stored
        self._wishes = msgspec.json.decode(stored, type=Wishes) if stored else Wishes()
        ahead = self._timer.now() - self._clock()
        self._ends = {seat: None if end is None else end + ahead for seat, end in self._wishes.asked.items()}
        self._wind()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have asked the computers to wait, the first first; everybody may know."""
        now = self._timer.now()
        return tuple([seat for seat, end in self._ends.items() if end is None or now < end])

    @property
    def wishes(self) -> Wishes:
        """What is wished now, as it is stored."""
        return self._wishes

    @property
    def left(self) -> float | None:
        """The seconds until the next of those who have asked has no patience left; None: none ever."""
        ends = [end for end in self._ends.values() if end is not None and end > self._timer.now()]
        return min(ends) - self._timer.now() if ends else None

    @property
    def waits(self) -> bool:
        """Whether the computers wait."""
        return bool(self.asked) or any(self.is_courted(seat) for seat in range(len(self._room.seats)))

    def is_courted(self, seat: int) -> bool:
        """Whether the computers wait by themselves for a person before whom something lies."""
        if not plays_alone(self._room.seats, seat):
            return False
        return any(number > self._wishes.seen.get(seat, 0) for number in self._open(seat))

    def can_ask(self, seat: int) -> bool:
        """Whether a person has computers to ask, in a game in which there is something to do meanwhile."""
        seats, position = self._room.seats, self._room.match.position
        computers = any(state.kind == COMPUTER for state in seats)
        return seats[seat].kind == PERSON and computers and seat in position.may_act and seat not in self.asked

    async def ask(self, seat: int) -> None:
        """Let the computers wait until this seat lets them go on, but not for ever where others wait, too.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        while self.can_ask(seat):
            alone = sum(state.kind != COMPUTER for state in self._room.seats) < 2
            asked = {other: end for other, end in self._wishes.asked.items() if other in self.asked}
            asked[seat] = None if alone else self._clock() + LONGEST
            if await self._wish(Wishes(asked, self._wishes.seen), None if alone else LONGEST):
                return

    async def go_on(self, seat: int) -> None:
        """Let the computers go on, as far as this seat is concerned; what lies before it stays there.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        while True:
            asked = {other: end for other, end in self._wishes.asked.items() if other in self.asked and other != seat}
            seen = {**self._wishes.seen, seat: max(self._open(seat), default=0)}
            if await self._wish(Wishes(asked, seen), 0.0):
                return

    def stop(self) -> None:
        """Stop for good."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    async def _wish(self, wishes: Wishes, due: float | None) -> bool:
        """Store what is wished now, also when nobody waits for the answer; False when others have wished something."""
        return await asyncio.shield(self._wished(wishes, due))

    async def _wished(self, wishes: Wishes, due: float | None) -> bool:
        before, text = self._stored, msgspec.json.encode(wishes).decode()
        try:
            changes = await self._store.set_patience(self._room.id, before, text, due)
        except StoreFailed:
            self._room.failed()
            raise
        if changes == 0:
            await self._room.look()
            return False
        if self._stored == before:  # and nothing newer was read while the answer was on its way
            self.restore(text)
        self._room.wrote(changes, due)
        self._room.refresh()
        return True

    def _wind(self) -> None:
        self.stop()
        left = self.left
        if left is not None:
            self._handle = self._timer.later(left, self._lapse)

    def _lapse(self) -> None:
        self._handle = None
        self._wind()
        self._room.refresh()

    def _open(self, seat: int) -> tuple[int, ...]:
        return self._room.match.seen_by(seat).waiting_for(seat)

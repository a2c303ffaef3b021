"""When the persons at a table were here last, and who has walked away.

Signs of a person are what this process sees itself, and that another one has noted something newer. Only who has given
none for long, by a clock that nobody can set, while what is noted is as old, is away: neither a wall clock that is set
nor an outage makes anybody go.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from hustings.database.problems import Problem, StoreFailed
from hustings.files.transcript import HOTSEAT
from hustings.play.match import Match

from ..computers.clock import Clock, Timer
from ..people import PERSON, SeatState
from ..records.matchstore import MatchStore

log = logging.getLogger("hustings.rooms")

EVERY: Final = 20.0
"""Seconds between two writings of when a person was here last."""


class Table(Protocol):
    """What presence uses of a room; see there."""

    id: str
    mode: str
    match: Match
    seats: list[SeatState]
    deadlines: Clock

    async def arrive(self, seat: int) -> None:
        """A person looks at the match for the first time."""


class Presence:
    """Who is at one table.

    Args:
        room: the table.
        store: where it is noted when a person was here.
        clock: the time in seconds since 1970.
        timer: what tells how long ago something was.
        away_after: seconds after which a person who was not seen has walked away.

    Attributes:
        away_after: the same.
    """

    def __init__(
        self, room: Table, store: MatchStore, clock: Callable[[], float], timer: Timer, away_after: float
    ) -> None:
        self._room = room
        self._store = store
        self._clock = clock
        self._timer = timer
        self.away_after = away_after
        self._signs = [timer.now()] * len(room.seats)
        self._stored = [seat.last_seen for seat in room.seats]
        self._noting: dict[int, asyncio.Task[None]] = {}
        self._arriving: dict[int, asyncio.Task[None]] = {}

    def touch(self, seat: int) -> None:
        """Note that the person of a seat is here; written to the database now and then, for which nobody waits."""
        now, seats = self._clock(), self._room.seats
        seats[seat] = replace(seats[seat], last_seen=now)
        self._signs[seat] = self._timer.now()
        if abs(now - self._stored[seat]) > EVERY and seat not in self._noting:
            self._stored[seat] = now
            self._noting[seat] = asyncio.create_task(self._note(seat, now))

        if self._room.deadlines.is_awaited(seat) and seat not in self._arriving:
            self._arriving[seat] = asyncio.create_task(self._arrive(seat))

    async def _arrive(self, seat: int) -> None:
        try:
            await self._room.arrive(seat)
        except Problem as problem:
            log.warning("match %s: that seat %s has come is not stored: %s", self._room.id, seat, problem)
        finally:
            del self._arriving[seat]

    async def _note(self, seat: int, now: float) -> None:
        try:
            await self._store.note_seen(self._room.id, seat, now)
        except StoreFailed as problem:
            log.warning("match %s: when seat %s was here is not stored: %s", self._room.id, seat, problem)
        finally:
            del self._noting[seat]

    def came(self, seat: int, at: float) -> None:
        """Take over that a person has taken a seat, as it is stored."""
        self._stored[seat] = at
        self._signs[seat] = self._timer.now()

    def heard(self, last_seen: Sequence[float]) -> None:
        """Take over when the database says that the person of each seat was here."""
        seats = self._room.seats
        for seat, at in enumerate(last_seen):
            if at > self._stored[seat] and seat not in self._noting:  # what is older was read before we wrote
                self.came(seat, at)
                seats[seat] = replace(seats[seat], last_seen=at)

    async def ask(self) -> None:
        """Take over what other processes have noted.

        Raises:
            StoreFailed: when it cannot be read.
        """
        found = await self._store.glimpse([self._room.id])
        for _, last_seen in found.values():
            self.heard(last_seen)

    def away(self, seat: int) -> bool:
        """Whether everybody waits for the person at a seat, who has not been seen for long.

        Where the match has a time control that is none of the others' business: they wait for the clock.
        """
        return not self._room.deadlines.pace and self.is_unseen(seat)

    def is_unseen(self, seat: int) -> bool:
        """Whether everybody waits for the person at a seat, who has not been seen for long, whatever the time is."""
        match, state = self._room.match, self._room.seats[seat]
        return (
            self._room.mode != HOTSEAT
            and state.kind == PERSON
            and seat in match.position.to_act
            and match.outcome is None
            and self._clock() - state.last_seen > self.away_after
            and self._timer.now() - self._signs[seat] > self.away_after
        )

    async def stored(self) -> None:
        """Wait until what is being written is in the database."""
        await asyncio.gather(*self._noting.values(), *self._arriving.values())

"""When the persons at a table were here last, and who has walked away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from hustings.files.transcript import HOTSEAT
from hustings.play.match import Match

from .people import PERSON, SeatState
from .problems import StoreFailed
from .store import Store

log = logging.getLogger("hustings.rooms")

EVERY: Final = 20.0
"""Seconds between two writings of when a person was here last."""


class Table(Protocol):
    """What presence uses of a room; see there."""

    id: str
    mode: str
    match: Match
    seats: list[SeatState]


class Presence:
    """Who is at one table.

    Args:
        room: the table.
        store: where it is noted when a person was here.
        clock: the time in seconds since 1970.
        away_after: seconds after which a person who was not seen has walked away.

    Attributes:
        away_after: the same.
    """

    def __init__(self, room: Table, store: Store, clock: Callable[[], float], away_after: float) -> None:
        self._room = room
        self._store = store
        self._clock = clock
        self.away_after = away_after
        self._stored = [seat.last_seen for seat in room.seats]
        self._noting: dict[int, asyncio.Task[None]] = {}

    def touch(self, seat: int) -> None:
        """Note that the person of a seat is here; written to the database now and then, for which nobody waits."""
        now, seats = self._clock(), self._room.seats
        seats[seat] = replace(seats[seat], last_seen=now)
        if now - self._stored[seat] > EVERY and seat not in self._noting:
            self._stored[seat] = now
            self._noting[seat] = asyncio.create_task(self._note(seat, now))

    async def _note(self, seat: int, now: float) -> None:
        try:
            await self._store.change_seat(self._room.id, seat, last_seen=now)
        except StoreFailed as problem:
            log.warning("match %s: when seat %s was here is not stored: %s", self._room.id, seat, problem)
        finally:
            del self._noting[seat]

    def away(self, seat: int) -> bool:
        """Whether everybody waits for the person at a seat, who has not been seen for long."""
        match, state = self._room.match, self._room.seats[seat]
        return (
            self._room.mode != HOTSEAT
            and state.kind == PERSON
            and seat in match.position.to_act
            and match.outcome is None
            and self._clock() - state.last_seen > self.away_after
        )

    async def stored(self) -> None:
        """Wait until what is being written is in the database."""
        await asyncio.gather(*self._noting.values())

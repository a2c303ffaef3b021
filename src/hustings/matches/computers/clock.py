"""The clock of a room: in a game that has a pace it speaks for persons who owe an answer for too long.

A seat has its time for what everybody waits for; what it only drafts changes nothing, so that a clock betrays no draft.
The seconds that were left are stored with each record, so that every process knows them. After an outage everybody has
the full time again: a deadline that is long over was kept by nobody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from hustings.database.problems import Problem
from hustings.files.transcript import ONLINE
from hustings.play.game import Game
from hustings.play.match import Match

from ..people import PERSON, SeatState
from ..problems import UnknownMatch

log = logging.getLogger("hustings.rooms")

LATE: Final = 10.0
"""Seconds after which a deadline is not kept any more, because nobody was there to keep it."""


class Handle(Protocol):
    """Something that will be done later."""

    def cancel(self) -> None:
        """Do it no more."""


class Timer:
    """The time in seconds, and what happens later; a test has its own."""

    def now(self) -> float:
        """A time that only ever goes forward."""
        return time.monotonic()

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        """Have something done after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, do)


class Timed(Protocol):
    """What a clock uses of a room; see there."""

    id: str
    game: Game
    match: Match
    mode: str
    seats: list[SeatState]

    async def time_up(self, seat: int, question: object) -> object:
        """Answer for a seat whose time is up."""


def question_of(match: Match, seat: int) -> object:
    """What everybody waits for from a seat; None: nothing. Equal as long as it is the same."""
    p = match.position
    if p.outcome is not None or seat not in p.to_act:
        return None
    turns = sum(moment.answered and moment.seat in (seat, -1) for moment in match.history.moments)
    return turns, p.stack[-1].ask(p, seat)


class Clock:
    """The deadlines of a room.

    Args:
        room: whose questions it watches.
        timer: what tells the time.

    Attributes:
        renewed: somebody has got a full time again that is not stored yet.
    """

    def __init__(self, room: Timed, timer: Timer) -> None:
        self.renewed = False
        self._room = room
        self._timer = timer
        self._seconds = room.game.clock(room.match.header.options) if room.mode == ONLINE else None
        self._deadlines: dict[int, tuple[object, float]] = {}
        self._handle: Handle | None = None
        self._striking: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The answering for those whose time is up, while it goes on."""
        return [] if self._striking is None else [self._striking]

    def left(self) -> dict[int, float]:
        """The seconds that each person who owes an answer has."""
        now = self._timer.now()
        return {seat: max(0.0, end - now) for seat, (_, end) in self._deadlines.items()}

    def left_after(self, match: Match) -> dict[int, float]:
        """The seconds that each person has when the match stands like this: the full time for new questions."""
        now = self._timer.now()
        return {seat: end - now for seat, (_, end) in self._kept(match, self._room.seats).items()}

    def restore(self, stored: str, age: float) -> None:
        """Take over what another process has stored so many seconds ago."""
        if self._seconds is None:
            return
        left = msgspec.json.decode(stored or "{}", type=dict[int, float])
        now = self._timer.now()
        self._deadlines = {seat: (question_of(self._room.match, seat), now + s - age) for seat, s in left.items()}
        self._renew()
        self.keep()

    def keep(self) -> None:
        """After the match has changed: a full time for new questions, none for what nobody owes any more."""
        if not self._stopped:
            self._deadlines = self._kept(self._room.match, self._room.seats)

    def restart(self) -> None:
        """A full time for everybody: what they answered could not be stored."""
        self._deadlines = {}
        self.renewed = True
        self.keep()

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        self.rest()

    def rest(self) -> None:
        """Answer for nobody until it is wound again."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def wind(self) -> None:
        """Answer in this process for who lets the nearest deadline go by."""
        self.rest()
        if self._deadlines and not self._stopped:
            nearest = min(end for _, end in self._deadlines.values())
            self._handle = self._timer.later(max(0.0, nearest - self._timer.now()), self._strike)

    def _kept(self, match: Match, seats: Sequence[SeatState]) -> dict[int, tuple[object, float]]:
        if self._seconds is None:
            return {}
        asked = {seat: question_of(match, seat) for seat, state in enumerate(seats) if state.kind == PERSON}
        kept, fresh = self._deadlines, self._timer.now() + self._seconds
        return {
            seat: kept[seat] if seat in kept and kept[seat][0] == question else (question, fresh)
            for seat, question in asked.items()
            if question is not None
        }

    def _renew(self) -> None:
        """Forget deadlines that nobody has kept."""
        over = self._timer.now() - LATE
        kept = {seat: deadline for seat, deadline in self._deadlines.items() if deadline[1] >= over}
        self.renewed |= len(kept) < len(self._deadlines)
        self._deadlines = kept

    def _strike(self) -> None:
        self._handle = None
        self._striking = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        try:
            await self.answer()
        finally:
            self._striking = None
        self.wind()

    async def answer(self) -> None:
        """Answer now for all whose time is up."""
        try:
            self._renew()
            now = self._timer.now()
            for seat, (question, end) in sorted(self._deadlines.items()):
                if end <= now:
                    await self._room.time_up(seat, question)
            self.keep()
        except UnknownMatch:
            self.stop()
        except Problem as problem:
            log.error("match %s: time is up, but %s", self._room.id, problem)
            self.restart()

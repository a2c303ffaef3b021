"""The clock of a room: in a game that has a pace it speaks for persons who owe an answer for too long.

A seat has its time for what everybody waits for; what it only drafts changes nothing, so that a clock betrays no draft.
Deadlines are never stored: after a restart everybody has the full time again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from hustings.files.transcript import ONLINE
from hustings.play.game import Game
from hustings.play.match import Match

from .people import PERSON, SeatState
from .problems import Problem

log = logging.getLogger("hustings.rooms")


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
    """The deadlines of a room, with one timer for the nearest.

    Args:
        room: whose questions it watches.
        timer: what tells the time.
    """

    def __init__(self, room: Timed, timer: Timer) -> None:
        self._room = room
        self._timer = timer
        self._seconds = room.game.clock(room.match.header.options) if room.mode == ONLINE else None
        self._deadlines: dict[int, tuple[object, float]] = {}
        self._handle: Handle | None = None
        self._striking: asyncio.Task[None] | None = None
        self._stopped = False

    def left(self) -> dict[int, float]:
        """The seconds that each person who owes an answer has."""
        now = self._timer.now()
        return {seat: max(0.0, end - now) for seat, (_, end) in self._deadlines.items()}

    def keep(self) -> None:
        """After the match has changed: a full time for new questions, none for what nobody owes any more."""
        if self._seconds is None or self._stopped:
            return
        asked = {
            seat: question_of(self._room.match, seat)
            for seat, state in enumerate(self._room.seats)
            if state.kind == PERSON
        }
        kept, fresh = self._deadlines, self._timer.now() + self._seconds
        self._deadlines = {
            seat: kept[seat] if seat in kept and kept[seat][0] == question else (question, fresh)
            for seat, question in asked.items()
            if question is not None
        }
        self._wind()

    def restart(self) -> None:
        """A full time for everybody: what they answered could not be stored."""
        self._deadlines = {}
        self.keep()

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        if self._handle is not None:
            self._handle.cancel()

    def _wind(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._deadlines:
            nearest = min(end for _, end in self._deadlines.values())
            self._handle = self._timer.later(max(0.0, nearest - self._timer.now()), self._strike)

    def _strike(self) -> None:
        self._handle = None
        self._striking = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        now = self._timer.now()
        for seat, (question, end) in sorted(self._deadlines.items()):
            if end <= now:
                try:
                    await self._room.time_up(seat, question)
                except Problem as problem:
                    log.error("match %s: time is up for seat %s, but %s", self._room.id, seat, problem)
                    self.restart()
                    return
        self.keep()

"""The clock of a room: what happens when persons owe an answer for too long.

There are two kinds, and a match can have both. A game may have a pace of its own (`Game.clock`): so long for each
question, and then the plainest answer. And a match can be opened with a time control (:mod:`..timecontrol`): what
happens then is each game's (`Game.overtime`); see :mod:`.bank` for what is counted.

A seat has its time for what everybody waits for; what it only drafts changes nothing, so that a clock betrays no draft.
The seconds that were left are stored with each record, and now and then besides, so that every process knows them.
What went by while nobody kept the clock, because there was an outage, is nobody's: after it everybody has the full time
for a question again, and of a time control what was stored last.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from hustings.database.problems import Problem
from hustings.files.transcript import ONLINE
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import ACT, COMMIT, TIME_UP, Record

from ..people import OPEN, PERSON, SeatState
from ..problems import UnknownMatch
from .bank import LATE, NOTHING, Bank, KeptTime

__all__ = ["LATE", "Clock", "Handle", "SeatTime", "Timer", "Times", "question_of"]

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
    finished: float | None

    async def time_up(self, seat: int, question: object) -> object:
        """Answer for a seat whose time for a question is up."""

    async def out_of_time(self, seat: int) -> object:
        """Do what the game says about a seat whose time is up."""

    async def keep_time(self) -> None:
        """Store what is left, where nobody else does."""


def question_of(match: Match, seat: int) -> object:
    """What everybody waits for from a seat; None: nothing. Equal as long as it is the same."""
    p = match.position
    if p.outcome is not None or seat not in p.to_act:
        return None
    turns = sum(moment.answered and moment.seat in (seat, -1) for moment in match.history.moments)
    return turns, p.stack[-1].ask(p, seat)


@dataclass(frozen=True)
class SeatTime:
    """The time of a seat, to be shown.

    Attributes:
        left: seconds.
        free: seconds before they begin to count.
        runs: whether the seat owes an answer.
        rests: whether its person is on holiday.
        came: whether its person has looked at the match.
    """

    left: float
    free: float = 0.0
    runs: bool = True
    rests: bool = False
    came: bool = True


@dataclass(frozen=True)
class Times:
    """All clocks of a match at one moment, to be stored or gone on from.

    Attributes:
        deadlines: of the game's own pace: each question, and when its time is up.
        bank: of the time control; None: the match has none.
        now: the moment.
    """

    deadlines: dict[int, tuple[object, float]]
    bank: Bank | None
    now: float

    @property
    def text(self) -> str:
        """They as they are stored."""
        questions = {seat: end - self.now for seat, (_, end) in self.deadlines.items()}
        kept = KeptTime(questions) if self.bank is None else self.bank.kept(questions)
        return msgspec.json.encode(kept).decode()

    @property
    def due(self) -> float | None:
        """The seconds until something has to be done, after they are stored; None: nothing has."""
        ends = [end - self.now for _, end in self.deadlines.values()]
        if self.bank is not None and self.bank.free:
            ends += [*self.bank.ends.values(), self.bank.beat]
        return None if not ends else max(0.0, min(ends))


class Clock:
    """The clocks of a room.

    Args:
        room: whose questions it watches.
        timer: what tells the time.
        alone: whether no other process keeps them.

    Attributes:
        renewed: something has changed, but by a play, that is not stored yet.
        turned: counts how often a clock has been set, so that pages show it anew.
    """

    def __init__(self, room: Timed, timer: Timer, alone: bool = True) -> None:
        self.renewed = False
        self.turned = 0
        self._room = room
        self._timer = timer
        self._alone = alone
        self._seconds = room.game.clock(room.match.header.options) if room.mode == ONLINE else None
        self._deadlines: dict[int, tuple[object, float]] = {}
        self._bank: Bank | None = None
        self._sure: Bank | None = None
        self._handle: Handle | None = None
        self._striking: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The answering for those whose time is up, while it goes on."""
        return [] if self._striking is None else [self._striking]

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def pace(self) -> str:
        """The time control of the match, as a text; empty: it has none."""
        return "" if self._bank is None else str(self._bank.control)

    def left(self) -> dict[int, float]:
        """The seconds that each person who owes an answer has for its question, by the game's own pace."""
        now = self._timer.now()
        return {seat: max(0.0, end - now) for seat, (_, end) in self._deadlines.items()}

    def shown(self) -> dict[int, SeatTime]:
        """The time of each seat that has a clock: of all persons with a time control, else of who owes an answer."""
        bank = self._now()
        shown = {seat: SeatTime(left) for seat, left in self.left().items()}
        if bank is None or self._room.match.outcome is not None:
            return shown
        for seat, state in enumerate(self._room.seats):
            free, runs = bank.free.get(seat, 0.0), seat in bank.free
            if state.kind == PERSON and (runs or not bank.control.days) and seat not in shown:
                left = max(0.0, bank.left[seat])
                shown[seat] = SeatTime(left, free, runs, seat in bank.off, seat in bank.came)
        return shown

    def is_over(self, seat: int) -> bool:
        """Whether the time of a seat is up, so that it can do nothing more."""
        bank = self._now()
        return bank is not None and seat in bank.over()

    @property
    def is_doubtful(self) -> bool:
        """Whether it is so long that anybody looked that there may have been an outage: then the database knows."""
        bank = self._bank
        return bank is not None and not self._alone and bool(bank.free) and self._gap(bank) > bank.beat + LATE

    def times(self) -> Times:
        """All clocks as they are now."""
        bank = self._now()
        return Times(self._deadlines, None if bank is None else bank.copy(), self._timer.now())

    def after(self, match: Match, done: Sequence[Record]) -> Times:
        """All clocks when the match stands like this after these records: the full time for new questions."""
        bank, seats = self._now(), self._room.seats
        if bank is not None:
            bank = bank.copy()
            mover = done[-1].seat if done and done[-1].kind in (ACT, COMMIT, TIME_UP) else -1
            bank.ask(self._owing(match), mover, len(match.history.branch))
        return Times(self._kept(match, seats), bank, self._timer.now())

    # -- as time goes by ---------------------------------------------------------------------------------------------

    def _now(self) -> Bank | None:
        """The bank, brought up to now."""
        bank = self._bank
        if bank is not None:
            now = self._timer.now()
            if self._alone and self._gap(bank) > bank.beat + LATE and bank.free:
                bank.skip(now)
                self._changed()
            else:
                bank.go(now)
        return bank

    def _changed(self) -> None:
        """The clocks say something else than would follow from what was stored."""
        self.renewed = True
        self.turned += 1

    def _gap(self, bank: Bank) -> float:
        return self._timer.now() - (bank.at if self._alone or self._sure is None else self._sure.at)

    def restore(self, stored: str, age: float) -> None:
        """Take over what was stored so many seconds ago."""
        now, self.renewed = self._timer.now(), False
        try:
            kept = msgspec.json.decode(stored or "{}", type=KeptTime)
        except msgspec.ValidationError:  # what an elder version wrote: everybody has the full time again
            kept = KeptTime()
        if self._seconds is not None and not self._alone:
            ends = {seat: now + left - age for seat, left in kept.questions.items()}
            self._deadlines = {seat: (question_of(self._room.match, seat), end) for seat, end in ends.items()}
            self._renew()
        self._bank = bank = Bank.restored(kept, len(self._room.seats), now - age)
        if bank is not None:
            if self._alone or age > bank.beat + LATE:
                bank.skip(now)
                if bank.free:
                    self._changed()
            else:
                bank.go(now)
            self._sure = bank.copy()
        self.keep()

    def adopt(self, times: Times) -> None:
        """Go on from clocks that were just stored."""
        self._bank = times.bank
        self._deadlines = times.deadlines
        self.stored()

    def stored(self) -> None:
        """What the clocks say now is in the database."""
        self.renewed = False
        self._sure = None if self._bank is None else self._bank.copy()

    def keep(self) -> None:
        """After the match has changed: a full time for new questions, none for what nobody owes any more."""
        if self._stopped:
            return
        self._deadlines = self._kept(self._room.match, self._room.seats)
        bank = self._now()
        if bank is not None and bank.ask(self._owing(self._room.match)):
            self._changed()

    def restart(self) -> None:
        """A full time for every question, and nothing lost since it was last known: it could not be stored."""
        self._deadlines = {}
        self._changed()
        if self._bank is not None and self._sure is not None:
            self._bank = self._sure.copy()
            self._bank.skip(self._timer.now())
            self._sure = self._bank.copy()
            self._bank.spare()
        self.keep()

    def arrive(self, seat: int) -> bool:
        """A person looks at the match; whether that is the first time, and has to be stored."""
        bank = self._now()
        return bank is not None and bank.arrive(seat)

    def is_awaited(self, seat: int) -> bool:
        """Whether the clock of a seat waits until its person looks at the match for the first time."""
        return self._bank is not None and seat not in self._bank.came and self._room.match.outcome is None

    def rest(self, seat: int, seconds: float) -> bool:
        """Holidays of a seat's person; see :meth:`.bank.Bank.rest`."""
        bank = self._now()
        return bank is not None and bank.rest(seat, seconds)

    def _owing(self, match: Match) -> list[int]:
        """The persons who owe an answer, once all are there."""
        room = self._room
        if room.mode != ONLINE or match.outcome is not None or room.finished is not None:
            return []
        if any(state.kind == OPEN for state in room.seats):
            return []
        return [seat for seat in match.position.to_act if room.seats[seat].kind == PERSON]

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

    # -- by itself ---------------------------------------------------------------------------------------------------

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        self.hush()

    def hush(self) -> None:
        """Answer for nobody until it is wound again."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def wind(self) -> None:
        """Answer in this process for who lets the nearest deadline go by."""
        self.hush()
        due = None if self._stopped else self.times().due
        if due is not None:
            if self._alone and self._bank is not None and self._sure is not None and self._bank.free:
                due = max(0.0, min(due, self._bank.beat - (self._bank.at - self._sure.at)))
            self._handle = self._timer.later(due, self._strike)

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
        """Answer now for all whose time is up, and store what is left to the others."""
        try:
            self._renew()
            now = self._timer.now()
            for seat, (question, end) in sorted(self._deadlines.items()):
                if end <= now:
                    await self._room.time_up(seat, question)
            bank = self._now()
            for seat in [] if bank is None else bank.over():
                await self._room.out_of_time(seat)
            self.keep()
            if self._bank is not None and (self.renewed or self._beats(self._bank)):
                await self._room.keep_time()
        except UnknownMatch:
            self.stop()
        except Problem as problem:
            log.error("match %s: time is up, but %s", self._room.id, problem)
            self.restart()

    def _beats(self, bank: Bank) -> bool:
        """Whether it is time to store what is left."""
        return bool(bank.free) and self._sure is not None and bank.at - self._sure.at > bank.beat - NOTHING

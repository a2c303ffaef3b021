"""The computers of a room, and everything that a room does by itself for its seats.

They act through :meth:`Room.act` like a person, action by action, after a pause. Where a seat may pass, computers
and automatic passes wait equally long whatever they hold, so that a pause betrays nothing.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from hustings.database.problems import DiskFull, Problem
from hustings.files.transcript import HOTSEAT
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import WAIT
from hustings.kernel.message import IllegalAction, Message
from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.play.match import Match

from ..people import COMPUTER, OPEN, PERSON, SEARCH, SeatState
from ..problems import ComputerFailed, UnknownMatch
from .attention import Attention
from .bots import Bots
from .orders import obeyed
from .patience import Patience

log = logging.getLogger("hustings.bots")

PASS: Final = "pass"

GUESSES: Final = 3
"""So many times what a seat cannot know is dealt anew before a question is held not to be worth asking."""

TRADES: Final = 12
"""So many things that answer nothing a computer may do before each of its answers."""


STORED: Final = 5.0
"""Seconds after which at the latest is tried again what could not be stored: the database may be back at any moment."""

LONGEST: Final = 60.0
"""Seconds after which at the latest a computer is tried again that does not work."""


@dataclass(frozen=True)
class Pace:
    """How long computers take, in seconds.

    Attributes:
        action: shortest and longest pause before an action.
        reaction: the same where the seat may pass.
        thinking: what a search may use.
        again: pause before a computer tries again what could not be stored; doubled each time.
        trading: shortest and longest pause before something that answers nothing.
        spare: between two things that all computers do which play alone while nobody looks.
    """

    action: tuple[float, float] = (0.6, 1.2)
    reaction: tuple[float, float] = (1.0, 2.2)
    thinking: float = 1.5
    again: float = 1.0
    trading: tuple[float, float] = (1.5, 4.0)
    spare: float = 0.25


AT_ONCE: Final = Pace((0.0, 0.0), (0.0, 0.0), 0.2, 0.01, (0.0, 0.0), 0.0)
"""For tests: no pauses."""


class Place(Protocol):
    """What computers use of a room; see there."""

    id: str
    game: Game
    match: Match
    mode: str
    seats: list[SeatState]
    paused_reason: Message | None
    patience: Patience
    attention: Attention
    finished: float | None

    def version(self, audience: int | None) -> int:
        """Counts the changes that an audience can see."""

    async def act(self, seat: int, turn: int, action: str) -> object:
        """Carry out an answer."""

    async def extra(self, seat: int, mark: int, action: str) -> object:
        """Carry out what answers nothing."""

    async def confirm(self, seat: int, turn: int) -> object:
        """Confirm a turn that is held back."""

    async def answer_takeback(self, seat: int, grant: bool) -> object:
        """Answer a request."""

    def refresh(self) -> None:
        """Wake who sees something new, and who does what is due."""

    async def report(self, paused: Message | None) -> None:
        """Show why the computers do not go on, and whether one has failed."""


def not_worth_it(game: Game, position: Position, seat: int, idle: int) -> bool:
    """Whether a good player would let a question go by, however what the seat does not know may be.

    One who fails would not: then the question is asked.
    """
    heuristics = game.heuristics()
    if heuristics is None:
        return False
    rng = Chance(seat + 1)
    for _ in range(GUESSES):
        guess = position.clone()
        guess.chance = Chance(rng.below(1 << 30))
        guess.determinize(seat, rng)
        try:
            if heuristics.best(guess, seat, rng, trades=False) != idle:
                return False
        except Exception:
            log.exception("whether a question of %s is worth asking could not be judged", game.id)
            return False
    return True


def may_begin(match: Match, seats: Sequence[SeatState], mode: str) -> bool:
    """Whether something may be due at once when a match stands like this; whoever attends to it finds out.

    Args:
        match: the match.
        seats: who sits where.
        mode: ``"online"`` or ``"hotseat"``.
    """
    if match.outcome is not None:
        return False
    if match.asking is not None:
        return bool(_granting(match, seats, mode))
    return any(
        match.waits_for_commit(number) or bool(match.actions(number))
        if seat.kind == COMPUTER
        else (seat.auto_pass and number in match.position.to_act)
        or (bool(seat.orders) and number in {*match.position.to_act, *match.position.may_act})
        for number, seat in enumerate(seats)
    )


def _granting(match: Match, seats: Sequence[SeatState], mode: str) -> list[int]:
    """Who grants a takeback without being asked: computers, empty seats, the same person at one device."""
    return [
        number
        for number, seat in enumerate(seats)
        if number != match.asking
        and number not in match.granted
        and (seat.kind in (COMPUTER, OPEN) or mode == HOTSEAT)
    ]


class Computers:
    """What a room does by itself: computers' actions, automatic passes, computers' consent to takebacks.

    Args:
        room: where they sit.
        bots: who thinks for them.
        pace: how long they take.
    """

    def __init__(self, room: Place, bots: Bots, pace: Pace) -> None:
        self.room = room
        self.bots = bots
        self.pace = pace
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._at = 0.0
        self._again = pace.again
        self._stopped = False
        self._waits: dict[int, int] = {}
        self._judged: dict[tuple[int, int], bool] = {}

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What is about to be done."""
        return [] if self._task is None else [self._task]

    @property
    def failing(self) -> Message | None:
        """That a computer here failed when it was asked last, and a simpler one has answered in its place."""
        levels = {state.level for state in self.room.seats if state.kind == COMPUTER}
        failing = any((self.room.game.id, level) in self.bots.failing for level in levels)
        return Message("computer-failing") if failing else None

    @property
    def left(self) -> float | None:
        """The seconds until what has failed is tried again; None: nothing has."""
        return None if self._later is None else max(0.0, self._at - asyncio.get_running_loop().time())

    def wake(self) -> None:
        """Begin what there is to do, unless it is being done, or has just failed."""
        if self._task is None and self._later is None and not self._stopped and self._next() is not None:
            self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
        if self._later is not None:
            self._later.cancel()

    async def _work(self) -> None:
        try:
            while (job := self._next()) is not None:
                try:
                    await job()
                    await self.room.report(self.room.paused_reason)
                    self._again = self.pace.again
                    continue
                except IllegalAction as error:
                    log.warning("match %s: the computer was refused: %s", self.room.id, error)
                except UnknownMatch:
                    return
                except ComputerFailed as failed:
                    log.exception("match %s: %s; it tries again in %s s", self.room.id, failed, self._again)
                    await self.room.report(Message("paused-computer-failed"))
                except Problem as problem:
                    self._again = min(self._again, STORED)
                    log.error("match %s: %s; the computer tries again in %s s", self.room.id, problem, self._again)
                    full = isinstance(problem, DiskFull)
                    await self.room.report(Message("paused-disk-full" if full else "paused-store-failed"))
                except Exception:
                    log.exception("match %s: the computer tries again in %s s", self.room.id, self._again)
                loop = asyncio.get_running_loop()
                self._at = loop.time() + self._again
                self._later = loop.call_at(self._at, self._try_again)
                self._again = min(2 * self._again, LONGEST)
                return
        finally:
            self._task = None

    def _try_again(self) -> None:
        self._later = None
        self.room.refresh()

    def _next(self) -> Callable[[], Awaitable[None]] | None:
        room, match = self.room, self.room.match
        if match.outcome is not None or room.finished is not None or room.attention.is_forgotten:
            return None
        if match.asking is not None:
            return self._consent()
        patient: list[int] = []
        waits = room.patience.waits
        for number, seat in enumerate(room.seats):
            if seat.kind == COMPUTER and waits:
                continue
            if seat.kind == COMPUTER and match.waits_for_commit(number):
                return partial(self._confirm, number)
            answers = match.seen_by(number).answers(number)
            if answers and seat.kind == COMPUTER:
                if self._waits.get(number) != room.version(number):
                    return partial(self._act, number, answers)
                patient.append(number)
            ordered = self.ordered(number)
            if ordered is not None:
                return partial(self._obey, number, *ordered)
            idle = self.lets_by(number)
            if idle is not None:
                return partial(self._let_by, number, idle)
        if patient and len(patient) == len(match.position.to_act):
            return partial(self._act, patient[0], match.position.answers(patient[0]), False)
        return None

    def lets_by(self, seat: int) -> int | None:
        """The answer that lets a question go by, for a person who asked to be spared what is not worth it.

        That is so when there is nothing else to answer, or when a good player, who knows no more than the seat, would
        not think about it either. It is judged once for each question.
        """
        room, match = self.room, self.room.match
        position = match.seen_by(seat)
        own = room.seats[seat]
        if not own.auto_pass or own.kind != PERSON or match.outcome is not None or seat not in position.to_act:
            return None
        answers = position.answers(seat)
        named = {room.game.text(action): action for action in answers}
        idle = named.get(position.stack[-1].idle or PASS)
        if idle is None or len(answers) == 1:
            return idle
        if not position.stack[-1].idle:
            return None
        key = (seat, match.turns[seat])
        if key not in self._judged:
            self._judged = {key: not_worth_it(room.game, position, seat, idle)}
        return idle if self._judged[key] else None

    def ordered(self, seat: int) -> tuple[int, bool] | None:
        """What a person does now because it has ordered so, and whether that answers nothing; None: nothing."""
        room, own = self.room, self.room.seats[seat]
        return obeyed(room.game, room.match, seat, own.orders) if own.orders and own.kind == PERSON else None

    def _consent(self) -> Callable[[], Awaitable[None]] | None:
        """The next grant of a pending takeback that nobody is asked for."""
        room = self.room
        granting = _granting(room.match, room.seats, room.mode)
        return partial(self._grant, granting[0]) if granting else None

    async def _grant(self, seat: int) -> None:
        await self.room.answer_takeback(seat, True)

    async def _confirm(self, seat: int) -> None:
        await self.room.confirm(seat, self.room.match.turns[seat])

    async def _act(self, seat: int, answers: list[int], trades: bool = True) -> None:
        """Choose and carry out one answer, unless the question or the one who answers it has changed meanwhile.

        Where there is nothing to choose, or a trade to be made first, a search takes as long as it would have thought:
        others may not know of it.
        """
        room = self.room
        await self.bots.admitted(room.attention, self.pace.spare)
        turn = room.match.turns[seat]
        may_pass = PASS in [room.game.text(action) for action in answers]
        pause, thinking = self._time(may_pass, room.match.can_undo(seat))
        state = room.seats[seat]
        trades = trades and state.kind == COMPUTER and seat in room.match.position.may_act
        if state.kind == COMPUTER and state.level == SEARCH and (trades or len(answers) == 1):
            pause = max(pause, thinking)
        action, _ = await asyncio.gather(self._choose(seat, turn, thinking, trades), asyncio.sleep(pause))
        if action == WAIT:
            self._waits[seat] = room.version(seat)
        elif (now := room.seats[seat]).kind == state.kind and not self._is_held(now):
            await room.act(seat, turn, room.game.text(action))

    async def _let_by(self, seat: int, idle: int) -> None:
        """Let a question go by, after as long as a pass takes, unless the person would rather be asked after all."""
        room = self.room
        turn = room.match.turns[seat]
        await asyncio.sleep(self._time(True, False)[0])
        if room.match.turns[seat] == turn and self.lets_by(seat) == idle:
            await room.act(seat, turn, room.game.text(idle))

    async def _obey(self, seat: int, action: int, beside: bool) -> None:
        """Do what a seat has ordered, after as long as a pass takes, unless it has thought otherwise meanwhile."""
        room = self.room
        turn, mark = room.match.turns[seat], room.match.mark(seat, action)
        await asyncio.sleep(self._time(True, False)[0])
        if self.ordered(seat) != (action, beside):
            return
        if beside:
            await room.extra(seat, mark, room.game.text(action))
        else:
            await room.act(seat, turn, room.game.text(action))

    def _is_held(self, state: SeatState) -> bool:
        return state.kind == COMPUTER and self.room.patience.waits

    async def _choose(self, seat: int, turn: int, thinking: float, trades: bool) -> int:
        """An answer, after some trade; or that the seat waits for another one that owes an answer too."""
        room, level = self.room, self.room.seats[seat].level
        for _ in range(TRADES if trades else 0):
            match = room.match
            position = match.seen_by(seat)
            extras = position.extras(seat)
            if match.turns[seat] != turn or not extras:
                break
            action = await self.bots.decide(
                room.game,
                position,
                seat,
                position.actions(seat),
                level,
                thinking / (2 * TRADES),
                room.attention,
            )
            if action == WAIT:
                return WAIT
            if action not in extras:
                break
            with suppress(IllegalAction):
                await room.extra(seat, match.mark(seat, action), room.game.text(action))
        position = room.match.seen_by(seat)
        answers = position.answers(seat)
        if len(answers) < 2:
            return answers[0] if answers else WAIT
        seconds = thinking / 2 if trades else thinking
        return await self.bots.decide(room.game, position, seat, answers, level, seconds, room.attention)

    def _time(self, may_pass: bool, drafting: bool) -> tuple[float, float]:
        """The pause before an action, and the time to think about it; nobody sees what follows in a draft."""
        if may_pass:
            pause = random.uniform(*self.pace.reaction)
            return pause, min(self.pace.thinking, 0.8 * pause) or self.pace.thinking
        if drafting:
            return 0.0, self.pace.thinking / 2
        return random.uniform(*self.pace.action), self.pace.thinking

"""One live match: what seats do in it, stored before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from hustings.database.problems import StoreFailed
from hustings.kernel.message import Message
from hustings.play.game import LOST, TAKEN_OVER
from hustings.play.match import Match
from hustings.play.records import Record

from ..computers.answering import Computers, Pace
from ..computers.attention import Attention
from ..computers.bots import Bots
from ..computers.clock import Clock, Timer, question_of
from ..computers.hinting import Hinting
from ..computers.patience import Patience
from ..computers.traders import Traders
from ..meters import Meters
from ..people import COMPUTER, Created
from ..problems import NotOver
from ..records.loading import Loaded
from ..records.matchstore import MatchStore
from ..records.rows import Stored
from ..together.jobs import Jobs
from ..together.news import News
from .catching_up import CatchingUp, paused
from .following import Following
from .playing import Playing
from .plays import DONE, REPEATED, STALE, Answer, Play, answering, aside, in_turn
from .presence import Presence
from .seating import Seating
from .sight import sights
from .talk import Talk
from .watch import Audience, Watch

__all__ = ["DONE", "REPEATED", "STALE", "Answer", "Play", "Room"]


class Server(Protocol):
    """What a room uses of :class:`.rooms.Rooms`; see there."""

    store: MatchStore
    bots: Bots
    news: News
    jobs: Jobs
    pace: Pace
    timer: Timer
    clock: Callable[[], float]
    meters: Meters
    away_after: float

    async def read(self, match_id: str) -> tuple[Stored, Loaded]:
        """A match as it is stored."""

    async def follow(self, room: Room, turned: int = 1) -> str:
        """Open the match that follows one."""


class Room:
    """One live match. Get it from :meth:`hustings.matches.rooms.Rooms.room`.

    Attributes:
        id: of the match.
        game: the game with the printed values of this match.
        match: the match as it is stored; replaced, never changed, when something happens.
        mode: ``"online"`` or ``"hotseat"``.
        seats: who sits where.
        created: when it was opened, in seconds since 1970.
        finished: when it ended.
        bridges: from where it went on under other rules.
        unverified: it came from a file that this server did not sign.
        rematch_id: the match that follows this one, once somebody has asked for it.
        paused_reason: why the computer does not go on, by its whole text key; None: it does.
        talk: what the seats say to each other beside the game.
        deadlines: until when they owe answers, in a game that has a pace.
        patience: whether the computers wait for a person.
        attention: how much it matters that they go on.
        presence: when the persons at its seats were here last.
        seating: who holds its seats, and how they change hands.
        following: what it knows of the changes of its match.
        hinting: what a computer would do in a person's place, where that was agreed.
        failed_elsewhere: a computer has failed in the process that attends to it, if that is another one.
        gone: the administrator has changed something, so that the match is read anew by whoever comes.
        lock: held while something that happens is being stored.
    """

    def __init__(self, rooms: Server, stored: Stored, loaded: Loaded) -> None:
        self.id = stored.match.id
        self.game = loaded.game
        self.match = loaded.match
        self.bridges = loaded.bridges
        self.mode = stored.match.mode
        self.seats = stored.seats
        self.created = stored.match.created
        self.finished = stored.match.finished
        self.unverified = stored.match.unverified
        self.rematch_id = stored.match.rematch
        self.paused_reason = paused(stored.match)
        self.failed_elsewhere = stored.match.failing
        self.talk = Talk(self, rooms.store, stored.talk, rooms.clock)
        self.patience = Patience(self, rooms.store, rooms.timer, rooms.clock, stored.match.patience)
        self.attention = Attention(self, self._noticed, tell=self._tell_looked)
        self.presence = Presence(self, rooms.store, rooms.clock, rooms.timer, rooms.away_after)
        self.seating = Seating(self, rooms.store, rooms.clock)
        self.lock = asyncio.Lock()
        catching_up = CatchingUp(self, rooms)
        self.following = Following(catching_up, rooms.store, stored.match.changes)
        self._playing = Playing(self, rooms)
        self._rooms = rooms
        self._computers = Computers(self, rooms.bots, rooms.pace)
        self._traders = Traders(self, rooms.bots, rooms.pace)
        self.hinting = Hinting(self, rooms.bots, rooms.pace.thinking)
        self.deadlines = Clock(self, rooms.timer, not rooms.news.shared)
        catching_up.restore_deadlines(stored.match)
        self._watch = Watch(sights(self))
        self.gone = False
        self._telling: asyncio.Task[None] | None = None
        rooms.jobs.changed(self)

    # -- watching ----------------------------------------------------------------------------------------------------

    def version(self, audience: Audience) -> int:
        """Counts the changes that this audience (a seat; None: spectators) can see."""
        return self._watch.version(audience)

    async def changed(self, audience: Audience, after: int) -> int:
        """Wait until the audience's version is past ``after``, and return it."""
        self.following.begin()
        try:
            with self.attention.looking():
                return await self._watch.changed(audience, after)
        finally:
            self.following.end()

    def refresh(self) -> None:
        """Wake everybody who sees something new, and whoever does what has to happen by itself."""
        self.deadlines.keep()
        self.tell()
        self._rooms.jobs.changed(self)

    def tell(self) -> None:
        """Wake everybody who sees or hears something new, and no computer."""
        self._watch.update(sights(self))

    # -- by itself ---------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Begin in this process what has to happen by itself: computers' actions, deadlines."""
        if self.gone or self.is_ended:
            return
        self.deadlines.wind()
        self._computers.wake()
        self._traders.wake()

    def _noticed(self) -> None:
        """Somebody looks at computers that played alone: they rested, or took the time that others left."""
        if self.finished is None:
            self._rooms.jobs.changed(self)
            self._rooms.jobs.due(self.id, 0.0)

    def _tell_looked(self) -> None:
        """Let the process that thinks for the computers know that somebody looks."""
        if self._rooms.news.shared and self.finished is None and any(seat.kind == COMPUTER for seat in self.seats):
            self._telling = asyncio.create_task(self._told_looked())

    async def _told_looked(self) -> None:
        with suppress(StoreFailed):  # it is told again
            await self._rooms.store.tell_looked(self.id)

    async def attend(self) -> float | None:
        """Do here what has to happen by itself, until nothing has; the seconds until something has to be done next."""
        await self.learn_time()
        if self.is_ended:
            return None
        await self.deadlines.answer()
        self.wake()
        while doing := [*self._computers.tasks, *self._traders.tasks, *self.deadlines.tasks]:
            await asyncio.wait(doing)
        self.deadlines.hush()
        ends = [self.deadlines.times().due, self.patience.left, self._computers.left]
        return min((end for end in ends if end is not None), default=None)

    async def report(self, paused: Message | None) -> None:
        """Let every process show why the computers here do not go on, and whether one has failed."""
        failing = self._computers.failing is not None
        before = self.paused_reason, self.failed_elsewhere
        self.paused_reason, self.failed_elsewhere = paused, failing and self._rooms.news.shared
        if before == (self.paused_reason, self.failed_elsewhere):
            return
        self.refresh()
        if self._rooms.news.shared:
            with suppress(StoreFailed):
                key = paused.key if paused is not None else None
                self.wrote(await self._rooms.store.set_trouble(self.id, key, failing), None)

    def is_idle(self, seat: int) -> bool:
        """Whether a seat asked to be spared its question, because it is not worth it."""
        return self._computers.lets_by(seat) is not None

    def is_ordered(self, seat: int) -> bool:
        """Whether the question of a seat is about to be answered by one of its standing orders."""
        ordered = self._computers.ordered(seat)
        return ordered is not None and not ordered[1]

    @property
    def failing(self) -> Message | None:
        """That a computer has failed, by its whole text key; None: none has."""
        return self._computers.failing or (Message("computer-failing") if self.failed_elsewhere else None)

    @property
    def busy(self) -> bool:
        """Whether a computer is about to act."""
        return bool(self._computers.tasks or self._traders.tasks)

    # -- with other processes ----------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Show what other processes have written.

        Raises:
            UnknownMatch: when the match is gone.
            StoreFailed: when it cannot be read.
        """
        await self.following.look()

    @property
    def is_ended(self) -> bool:
        """Whether the administrator has ended the match, and nobody can play on."""
        return self.finished is not None and self.match.outcome is None

    def wrote(self, changes: int, due: float | None) -> None:
        """Something of the match is stored: its count of changes now, and the seconds until something is due."""
        self.following.wrote(changes)
        self._rooms.jobs.due(self.id, due)

    def failed(self) -> None:
        """Nobody knows whether something of the match is stored."""
        self.following.failed()

    # -- playing -----------------------------------------------------------------------------------------------------

    async def act(self, seat: int, turn: int, action: str) -> Answer:
        """Carry out an answer of a seat.

        Args:
            seat: who acts.
            turn: number of the seat's turn that this answers, ``match.turns[seat]``.
            action: its canonical text.

        Raises:
            UnknownAction: when the text names no action.
            IllegalAction: with the reason.
            StoreFailed: when it cannot be stored.
        """
        return await self._playing.play(seat, answering(self.game, self.seats, seat, turn, self.game.action(action)))

    async def extra(self, seat: int, mark: int, action: str) -> Answer:
        """Carry out an action of a seat that answers nothing.

        Args:
            seat: who acts.
            mark: what the action refers to, ``match.mark(seat, action)``.
            action: its canonical text.

        Raises:
            UnknownAction: when the text names no action.
            IllegalAction: with the reason.
            StoreFailed: when it cannot be stored.
        """
        number = self.game.action(action)
        text = self.game.text(number)
        play = aside(seat, mark, lambda match: match.mark(seat, number), text, lambda _: [text])
        return await self._playing.play(seat, play)

    async def compose(self, seat: int, mark: int, fields: Mapping[str, Sequence[str]]) -> Answer:
        """Carry out all actions that a form stands for, or none.

        Args:
            seat: who acts.
            mark: ``match.asides[seat]``, as it was when the form was made.
            fields: what the form says; the game knows what that means.

        Raises:
            UnknownAction: when a value names nothing of the game.
            IllegalAction: with the reason.
            StoreFailed: when it cannot be stored.
        """
        wanted = " ".join(f"{name}={value}" for name, values in fields.items() for value in values)

        def actions(match: Match) -> list[str]:
            return self.game.face.compose(match.seen_by(seat), seat, fields)

        return await self._playing.play(seat, aside(seat, mark, lambda match: match.asides[seat], wanted, actions))

    async def undo(self, seat: int, turn: int) -> Answer:
        """Take the seat's last action back, which nobody else has seen.

        Raises:
            IllegalAction: when there is none.
            StoreFailed: when it cannot be stored.
        """
        return await self._playing.play(seat, in_turn(seat, turn, "undo", Match.undo))

    async def confirm(self, seat: int, turn: int) -> Answer:
        """Confirm the seat's finished turn.

        Raises:
            IllegalAction: when none waits.
            StoreFailed: when it cannot be stored.
        """
        return await self._playing.play(seat, in_turn(seat, turn, "commit", Match.commit))

    async def resign(self, seat: int) -> Answer:
        """Give the match up; of more than two, leave the seat to a computer, because the others play on.

        Raises:
            IllegalAction: when it is over.
            StoreFailed: when it cannot be stored.
        """
        if len(self.seats) > 2 and self.match.outcome is None:
            await self.seating.leave_to_computer(seat, "heuristic")
            return Answer(DONE, self.match.turns[seat])
        return await self._playing.play(seat, lambda match: [match.resign(seat)])

    async def ask_takeback(self, seat: int) -> Answer:
        """Ask the others to let the seat take its last committed turn back; computers always do.

        Raises:
            IllegalAction: when there is nothing to take back.
            StoreFailed: when it cannot be stored.
        """
        return await self._playing.play(seat, lambda match: [match.ask_takeback(seat)])

    async def answer_takeback(self, seat: int, grant: bool) -> Answer:
        """Grant or refuse the pending request.

        Raises:
            IllegalAction: when none waits for this seat.
            StoreFailed: when it cannot be stored.
        """
        return await self._playing.play(seat, lambda match: [match.answer_takeback(seat, grant)])

    async def time_up(self, seat: int, question: object) -> Answer:
        """Answer for a seat whose time for a question is up, unless it has answered.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        return await self._playing.play(
            seat, lambda match: [match.time_up(seat)] if question_of(match, seat) == question else STALE, by_time=True
        )

    async def out_of_time(self, seat: int) -> None:
        """Do what the game says about a seat whose time is up, unless it has just answered.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        fate = self.game.overtime(self.match.header.options)
        if fate == TAKEN_OVER:
            if self.deadlines.is_over(seat):
                await self.seating.leave_to_computer(seat, "heuristic")
            return

        def end(match: Match) -> list[Record] | str:
            if not self.deadlines.is_over(seat):
                return STALE
            return [match.lose_on_time(seat) if fate == LOST else match.time_up(seat)]

        await self._playing.play(seat, end, by_time=True)

    async def keep_time(self) -> None:
        """Store what is left to everybody, where no other process does.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        if self._rooms.news.shared:
            return
        async with self.lock:
            times = self.deadlines.times()
            await self._rooms.store.settle(self.id, None, times.due, times.text, quiet=True)
            self.deadlines.stored()

    async def learn_time(self) -> None:
        """Read what is left to everybody, where another process may know it better.

        Raises:
            UnknownMatch: when the match is gone.
            StoreFailed: when it cannot be read.
        """
        if self.deadlines.is_doubtful:
            async with self.lock:
                await self.following.look_within(-1)

    async def arrive(self, seat: int) -> None:
        """A person looks at the match for the first time, so that its clock may run.

        Raises:
            StoreFailed: when it cannot be stored; it counts as not seen.
        """
        await self._set_clock(lambda clock: clock.arrive(seat))

    async def give_holidays(self, seat: int, seconds: float) -> None:
        """Let the clock of a seat stand still for so many seconds from now on, or go on; only days a move know that.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        await self._set_clock(lambda clock: clock.rest(seat, seconds))

    async def _set_clock(self, change: Callable[[Clock], bool]) -> None:
        async with self.lock:
            if self.deadlines.is_doubtful or self.following.is_behind:
                await self.following.look_within(-1)
            before = self.deadlines.times()
            if not change(self.deadlines):
                return
            try:
                text = self.deadlines.times().text
                changes = await self._rooms.store.settle(self.id, self.following.changes, 0.0, text)
            except StoreFailed:
                self.deadlines.adopt(before)
                self.failed()
                raise
            if changes == 0:
                self.deadlines.adopt(before)
                self.following.heard(None)
                return
            self.deadlines.stored()
            self.deadlines.turned += 1
            self.wrote(changes, 0.0)
            self.refresh()

    # -- afterwards --------------------------------------------------------------------------------------------------

    async def rematch(self, turned: int = 1) -> Created:
        """Open the match that follows this one, with every person and computer some seats on.

        Each person's token stays good in it, at the new seat. Asked again, it answers with the same match.

        Args:
            turned: how many seats on; 0: everybody sits where they sat.

        Raises:
            NotOver: when this one still goes on.
            StoreFailed: when it cannot be stored.
        """
        return await asyncio.shield(self._rematch(turned % len(self.seats)))

    async def _rematch(self, turned: int) -> Created:
        async with self.lock:
            if self.match.outcome is None:
                raise NotOver()
            if self.rematch_id is None:
                try:
                    self.rematch_id = await self._rooms.follow(self, turned)
                except StoreFailed:
                    self.failed()
                    raise
                self.following.heard(None)
                self.refresh()
            return Created(self.rematch_id, ("",) * len(self.seats))

    # -- closing -----------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Another room of the match begins anew, or none: nothing happens here any more, and streams end."""
        async with self.lock:
            self.gone = True
        self.following.stop()
        self.rest()
        self.deadlines.stop()
        self.patience.stop()
        self._watch.wake_all()

    async def stop(self) -> None:
        """Let the computers rest and what is being stored be stored; for the end of the server."""
        self.following.stop()
        self.rest()
        self.deadlines.stop()
        self.patience.stop()
        await self.presence.stored()
        await self.lock.acquire()
        self.lock.release()

    def rest(self) -> None:
        """Let nothing more happen here by itself."""
        self._computers.stop()
        self._traders.stop()
        self.deadlines.hush()

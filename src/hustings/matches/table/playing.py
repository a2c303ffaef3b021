"""How something is played at a table: one after another, on a copy, stored before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from hustings.database.problems import StoreBusy, StoreFailed
from hustings.kernel.message import IllegalAction, Message, Reason
from hustings.play.game import Game
from hustings.play.match import Match

from ..computers.answering import may_begin
from ..computers.clock import Clock
from ..meters import FAILED, REFUSED, Meters
from ..people import SeatState
from ..problems import Ended
from ..records.loading import snapshot_of
from ..records.matchstore import Conflict, MatchStore
from ..together.jobs import Jobs, Tended
from .following import Following
from .plays import DONE, Answer, Play


class Table(Tended, Protocol):
    """What playing uses of a room; see there."""

    game: Game
    match: Match
    mode: str
    seats: list[SeatState]
    finished: float | None
    paused_reason: Message | None
    deadlines: Clock
    following: Following
    gone: bool
    lock: asyncio.Lock

    @property
    def is_ended(self) -> bool:
        """Whether nobody can play on."""
        ...

    def wrote(self, changes: int, due: float | None) -> None:
        """Something of the match is stored."""

    def failed(self) -> None:
        """Nobody knows whether something of the match is stored."""

    def refresh(self) -> None:
        """Wake everybody who sees something new, and the computers."""


class Server(Protocol):
    """What playing uses of all rooms; see there."""

    store: MatchStore
    jobs: Jobs
    clock: Callable[[], float]
    meters: Meters


class Playing:
    """All that is played at one table.

    Args:
        room: the table.
        server: where it is stored and counted.
    """

    def __init__(self, room: Table, server: Server) -> None:
        self._room = room
        self._server = server

    async def play(self, seat: int, play: Play, by_time: bool = False) -> Answer:
        """Carry something out to its end, even when the one who asked for it goes away.

        Args:
            seat: who plays.
            play: what.
            by_time: it is what becomes of a seat whose time is up.

        Raises:
            IllegalAction: with the reason, such as that the time of the seat is up.
            Ended: when the administrator has ended the match.
            StoreFailed: when it cannot be stored.
        """
        return await asyncio.shield(self._counted(self._stored(seat, play, by_time)))

    async def _counted(self, playing: Awaitable[Answer]) -> Answer:
        became = REFUSED
        try:
            answer = await playing
            became = answer.kind
            return answer
        except StoreFailed:
            became = FAILED
            raise
        finally:
            self._server.meters.acted(self._room.game.id, became)

    async def _stored(self, seat: int, play: Play, by_time: bool) -> Answer:
        room = self._room
        async with room.lock:
            if room.following.is_behind:
                await room.following.look_within()
            if room.deadlines.is_doubtful:
                await room.following.look_within(-1)
            if room.gone:
                raise StoreBusy()
            if room.is_ended:
                raise Ended()
            if not by_time and room.deadlines.is_over(seat):
                raise IllegalAction(Reason("time-is-up"))
            kind = await self._store(play)
            while kind is None:
                await room.following.look_within(-1)
                if room.is_ended:
                    raise Ended()
                kind = await self._store(play)
            return Answer(kind, room.match.turns[seat])

    async def _store(self, play: Play) -> str | None:
        """Play on a copy and let it be seen once it is stored; None when the database knows more than we do."""
        room = self._room
        trial = room.match.clone()
        done = play(trial)
        if isinstance(done, str):
            return done
        ended = trial.outcome is not None
        finished = self._server.clock() if ended and room.finished is None else room.finished
        times = room.deadlines.after(trial, done)
        due = 0.0 if may_begin(trial, room.seats, room.mode) else times.due
        try:
            changes = await self._server.store.append(
                room.id,
                len(room.match.records),
                [msgspec.json.encode(record).decode() for record in done],
                snapshot_of(trial, room.game).data,
                trial.position.to_act,
                finished,
                room.game.places(trial.position) if ended and room.finished is None else (),
                due=due,
                deadlines=times.text,
            )
        except Conflict:
            return None
        except StoreFailed:
            room.deadlines.restart()
            room.failed()
            self._server.jobs.changed(room)
            raise
        room.match = trial
        room.finished = finished
        room.deadlines.adopt(times)
        room.paused_reason = None
        room.wrote(changes, due)
        room.refresh()
        return DONE

"""How a room takes over what other processes have written: what follows on what it has, or the whole match anew."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Protocol

import msgspec

from hustings.kernel.message import Message
from hustings.play.match import Match
from hustings.play.records import Diverged, Record
from hustings.play.replay import redo
from hustings.play.saved import Saved

from ..computers.clock import Clock
from ..computers.patience import Patience
from ..people import SeatState
from ..records.loading import Loaded
from ..records.rows import Fresh, MatchRow, Stored
from ..together.news import News
from .presence import Presence
from .talk import Talk


class Table(Protocol):
    """What is caught up of a room; see there."""

    id: str
    lock: asyncio.Lock
    match: Match
    bridges: list[Saved]
    seats: list[SeatState]
    talk: Talk
    presence: Presence
    patience: Patience
    deadlines: Clock
    finished: float | None
    rematch_id: str | None
    paused_reason: Message | None
    failed_elsewhere: bool

    def refresh(self) -> None:
        """Wake everybody who sees something new, and the computers."""


class Server(Protocol):
    """What catching up uses of all rooms; see there."""

    news: News

    async def read(self, match_id: str) -> tuple[Stored, Loaded]:
        """A match as it is stored."""


class CatchingUp:
    """What one room takes over.

    Args:
        room: the room.
        server: where the match is read anew.

    Attributes:
        id: of the match.
    """

    def __init__(self, room: Table, server: Server) -> None:
        self.id = room.id
        self._room = room
        self._server = server

    @property
    def lock(self) -> asyncio.Lock:
        """Held while something that happens is being stored."""
        return self._room.lock

    def known(self) -> tuple[int, int]:
        """How many records and lines of talk the room has."""
        return len(self._room.match.records), len(self._room.talk)

    def take_over(self, fresh: Fresh, talk: int) -> bool:
        """Show what is new in the database; False when it does not follow on what the room has.

        Args:
            fresh: what is new.
            talk: number of the first line of talk in it.
        """
        room = self._room
        trial = room.match.clone()
        try:
            for data in fresh.records:
                redo(trial, msgspec.json.decode(data, type=Record))
        except Diverged:
            return False
        if fresh.bases != len(room.bridges):
            return False
        room.match = trial
        room.talk.hear(talk, fresh.talk)
        self._show(fresh.match, fresh.seats)
        return True

    async def read_again(self) -> int:
        """Show the match as it is stored; its count of changes."""
        stored, loaded = await self._server.read(self.id)
        self._room.match = loaded.match
        self._room.bridges = loaded.bridges
        self._room.talk.hear(0, stored.talk)
        self._show(stored.match, stored.seats)
        return stored.match.changes

    def _show(self, row: MatchRow, seats: list[SeatState]) -> None:
        """Show everything but the match itself and what is said."""
        room = self._room
        room.presence.heard([seat.last_seen for seat in seats])
        kept = [own.last_seen for own in room.seats]
        room.seats[:] = [replace(seat, last_seen=at) for seat, at in zip(seats, kept, strict=True)]
        room.finished = row.finished
        room.rematch_id = row.rematch
        room.paused_reason = paused(row)
        room.failed_elsewhere = row.failing
        room.patience.restore(row.patience)
        self.restore_deadlines(row)
        room.refresh()

    def restore_deadlines(self, row: MatchRow) -> None:
        """Take over what is stored; where nobody else serves this match, there was an outage since."""
        self._room.deadlines.restore(row.deadlines, row.age)


def paused(row: MatchRow) -> Message | None:
    """Why the computer does not go on, as it is stored."""
    return Message(row.paused) if row.paused else None

"""Table talk: words that seats say to everybody or whisper to one seat; no rule and no computer ever hears them.

What a seat hears is numbered for that seat alone, so that a whisper leaves no trace with anybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from hustings.database.problems import StoreFailed

from ..people import OPEN, SeatState, clean_line
from ..problems import NobodyThere, NothingSaid, TalkOff, TooFast, TooLong
from ..records.matchstore import Conflict, MatchStore
from ..records.rows import Said
from .watch import Audience

LONGEST: Final = 400
"""Characters of a line."""

LINES: Final = 8
"""So many lines a seat may say within :data:`WITHIN` seconds."""

WITHIN: Final = 30.0


class Table(Protocol):
    """What talk uses of a room; see there."""

    id: str
    seats: list[SeatState]

    def tell(self) -> None:
        """Wake who sees something new."""

    def wrote(self, changes: int, due: float | None) -> None:
        """Something of the match is stored."""

    async def look(self) -> None:
        """Show what the database has."""

    def failed(self) -> None:
        """Nobody knows whether something of the match is stored."""


class Talk:
    """What has been said at one table.

    Args:
        room: the table.
        store: where every line is kept before anybody hears it.
        lines: what has been said so far.
        clock: the time in seconds since 1970.
    """

    def __init__(self, room: Table, store: MatchStore, lines: tuple[Said, ...], clock: Callable[[], float]) -> None:
        self._room = room
        self._store = store
        self._lines = list(lines)
        self._clock = clock
        self._lock = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._lines)

    def hear(self, n: int, lines: Sequence[Said]) -> None:
        """Take over what others have stored as lines number ``n`` and following."""
        self._lines += lines[len(self._lines) - n :] if n <= len(self._lines) else ()

    def heard_by(self, audience: Audience) -> list[Said]:
        """What a seat has heard, its own words too; spectators (None) hear what is said to everybody.

        A seat that has switched talk off hears nothing, also of what was said before.
        """
        if audience is not None and self._room.seats[audience].deaf:
            return []
        return [
            line
            for line in self._lines
            if line.to_seat is None or (audience is not None and audience in (line.seat, line.to_seat))
        ]

    def said_by(self, seat: int) -> list[Said]:
        """What a seat has said itself."""
        return [line for line in self._lines if line.seat == seat]

    def listeners(self, seat: int | None = None) -> tuple[int, ...]:
        """The seats of persons who listen, without one's own."""
        seats = self._room.seats
        return tuple([n for n, state in enumerate(seats) if _has_person(state) and not state.deaf and n != seat])

    def is_off(self, seat: int) -> bool:
        """Whether a seat has switched talk off."""
        return self._room.seats[seat].deaf

    def number_of(self, audience: Audience, heard: int) -> int | None:
        """The number among all lines of one that an audience knows by its own; None: it has heard no such line."""
        lines = self.heard_by(audience)
        if heard not in range(len(lines)):
            return None
        return next(n for n, line in enumerate(self._lines) if line is lines[heard])

    @property
    def is_open(self) -> bool:
        """Whether there is, or was, somebody to talk to."""
        return bool(self._lines) or len(self.listeners()) > 1

    async def say(self, seat: int, text: str, to_seat: int | None = None, after: int | None = None) -> None:
        """Say something.

        Args:
            seat: who speaks.
            text: what.
            to_seat: who alone may hear it; None: everybody, spectators too.
            after: how many lines the seat had said when it began this one; the same line again is not said twice.

        Raises:
            NothingSaid: when nothing of it can be read.
            TooLong: when it is longer than a line may be.
            NobodyThere: when no person would hear it.
            TalkOff: when the seat has switched talk off.
            TooFast: when the seat has said too much in a short time.
            StoreFailed: when it cannot be stored; then nobody has heard it.
        """
        await asyncio.shield(self._say(seat, text, to_seat, after))

    async def _say(self, seat: int, text: str, to_seat: int | None, after: int | None) -> None:
        if len(text.strip()) > LONGEST:
            raise TooLong(length=len(text.strip()), longest=LONGEST)
        words = clean_line(text, LONGEST)
        if not words:
            raise NothingSaid()
        if self._room.seats[seat].deaf:
            raise TalkOff()
        others = self.listeners(seat)
        if not others or (to_seat is not None and to_seat not in others):
            raise NobodyThere()
        async with self._lock:
            while not await self._stored(seat, words, to_seat, after):
                await self._room.look()
        self._room.tell()

    async def _stored(self, seat: int, words: str, to_seat: int | None, after: int | None) -> bool:
        """Store a line unless it has been said; False when the database knows more lines than we do."""
        now, own = self._clock(), self.said_by(seat)
        if after is not None and any((line.text, line.to_seat) == (words, to_seat) for line in own[max(after, 0) :]):
            return True
        recent = [line.at for line in own if now - line.at < WITHIN]
        if len(recent) >= LINES:
            raise TooFast(seconds=max(1, round(recent[-LINES] + WITHIN - now)))
        said = Said(seat, to_seat, words, now)
        n = len(self._lines)
        try:
            changes = await self._store.say(self._room.id, n, said)
        except Conflict:
            self._room.failed()
            return False
        except StoreFailed:
            self._room.failed()
            raise
        self.hear(n, [said])
        self._room.wrote(changes, None)
        return True


def _has_person(state: SeatState) -> bool:
    return bool(state.token_hash) and state.kind != OPEN

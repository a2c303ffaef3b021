"""Who sits at a table, and how a seat changes hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from hustings.ai.levels import LEVELS
from hustings.database.problems import StoreFailed
from hustings.files.transcript import HOTSEAT

from ..people import COMPUTER, OPEN, PERSON, SeatState, is_shared, one_of, opens
from ..problems import NotAway, SeatTaken
from ..records.matchstore import MatchStore
from .following import Following
from .presence import Presence


class Table(Protocol):
    """What seating uses of a room; see there."""

    id: str
    mode: str
    seats: list[SeatState]
    presence: Presence
    following: Following
    lock: asyncio.Lock

    def refresh(self) -> None:
        """Wake everybody who sees something new, and the computers."""

    def wrote(self, changes: int, due: float | None) -> None:
        """Something of the match is stored."""

    def failed(self) -> None:
        """Nobody knows whether something of the match is stored."""


class Seating:
    """The seats of one table.

    Args:
        room: the table.
        store: where it is noted who sits where.
        clock: the time in seconds since 1970.
    """

    def __init__(self, room: Table, store: MatchStore, clock: Callable[[], float]) -> None:
        self._room = room
        self._store = store
        self._clock = clock

    def seats_of(self, token: str) -> tuple[int, ...]:
        """The seats that a token opens: none, one, or every person's in a hot-seat match."""
        return tuple([number for number, seat in enumerate(self._room.seats) if opens(token, seat.token_hash)])

    def seats_held(self, token_hash: str) -> tuple[int, ...]:
        """The seats that a token with this hash opens."""
        return tuple([n for n, seat in enumerate(self._room.seats) if token_hash and seat.token_hash == token_hash])

    @property
    def shared(self) -> bool:
        """Whether several persons play at one device."""
        return is_shared(self._room.mode, self._room.seats)

    def holds_all(self, seat: int | None) -> bool:
        """Whether whoever holds a seat holds those of all persons, at one device, and nobody else can come."""
        held = {state.token_hash for state in self._room.seats if state.token_hash}
        nobody_comes = all(state.kind != OPEN for state in self._room.seats)
        return self._room.mode == HOTSEAT and seat is not None and len(held) == 1 and nobody_comes

    async def set(
        self, seat: int, *, confirm: bool | None = None, auto_pass: bool | None = None, deaf: bool | None = None
    ) -> None:
        """Change how a seat plays; None leaves a setting as it is.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        wanted = {"confirm": confirm, "auto_pass": auto_pass, "deaf": deaf}
        given = {name: value for name, value in wanted.items() if value is not None}
        if given:
            await self._change(seat, **given)

    async def order(self, seat: int, order: str) -> None:
        """Give a standing order, as :func:`..computers.orders.given` has made it; one that is given already stays.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        before = self._room.seats[seat].orders
        await self.command(seat, before if order in before else (*before, order))

    async def command(self, seat: int, orders: tuple[str, ...]) -> None:
        """Let these be all standing orders of a seat.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        if orders != self._room.seats[seat].orders:
            await self._change(seat, orders=orders)

    async def withdraw(self, seat: int, order: str) -> None:
        """Take a standing order back, if it is still given.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        await self.command(seat, tuple([other for other in self._room.seats[seat].orders if other != order]))

    async def leave_to_computer(self, seat: int, level: str) -> None:
        """Let a computer play a person's seat until the person takes it back.

        Raises:
            BadPlan: when there is no such level.
            StoreFailed: when it cannot be stored.
        """
        one_of("level", level, LEVELS)
        await self._change(seat, kind=COMPUTER, level=level)

    async def take_back(self, seat: int) -> None:
        """Let the person who holds a seat play it again.

        Raises:
            SeatTaken: when no person holds it.
            StoreFailed: when it cannot be stored.
        """
        if not self._room.seats[seat].token_hash:
            raise SeatTaken(seat=seat)
        await self._change(seat, kind=PERSON, level="", last_seen=self._clock())

    async def claim(self, seat: int, kind: str = COMPUTER, level: str = "heuristic") -> tuple[int, ...]:
        """Give the seats of those who have walked away to a computer, or open them to others.

        Whoever held such a seat can take it back, as long as no other person has come.

        Args:
            seat: who claims.
            kind: ``"computer"`` or ``"open"``.
            level: of the computer.

        Returns:
            The seats that were given away.

        Raises:
            NotAway: when everybody whom the match waits for was seen lately.
            BadPlan: when there is no such kind or level.
            StoreFailed: when it cannot be stored.
        """
        one_of("kind", kind, (COMPUTER, OPEN))
        if kind == COMPUTER:
            one_of("level", level, LEVELS)
        presence = self._room.presence
        await presence.ask()
        seats = self._room.seats
        gone = tuple([other for other in range(len(seats)) if other != seat and presence.away(other)])
        if not gone:
            raise NotAway(minutes=round(presence.away_after / 60))
        for other in gone:
            await self._change(other, kind=kind, level=level if kind == COMPUTER else "")
        return gone

    async def sit(self, seat: int, name: str, token_hash: str) -> None:
        """Give an open seat to a person; whoever holds it already and did not hear so is told again.

        Raises:
            SeatTaken: when it is not open.
            StoreFailed: when it cannot be stored.
        """
        await asyncio.shield(self._sit(seat, name, token_hash))

    async def _sit(self, seat: int, name: str, token_hash: str) -> None:
        async with self._room.lock:
            now = self._clock()
            if not 0 <= seat < len(self._room.seats):
                raise SeatTaken(seat=seat)
            try:
                changes = await self._store.claim_seat(self._room.id, seat, name, token_hash, now)
            except StoreFailed:
                self._room.failed()
                raise
            if changes == 0:
                await self._room.following.look_within()
                if self._room.seats[seat].token_hash == token_hash:
                    return
                raise SeatTaken(seat=seat)
            sits = {"kind": PERSON, "name": name, "token_hash": token_hash, "level": "", "last_seen": now, "orders": ()}
            self._room.seats[seat] = SeatState(**{**vars(self._room.seats[seat]), **sits})
            self._room.presence.came(seat, now)
            self._room.wrote(changes, 0.0)
            self._room.refresh()

    async def mark_bot(self, seat: int) -> None:
        """Show that the person who has sat down is a bot, as the database says when it is asked again."""
        async with self._room.lock:
            self._room.seats[seat] = replace(self._room.seats[seat], bot=True)
            self._room.refresh()

    async def _change(self, seat: int, **values: str | bool | float | tuple[str, ...]) -> None:
        await asyncio.shield(self._changed(seat, values))

    async def _changed(self, seat: int, values: dict[str, str | bool | float | tuple[str, ...]]) -> None:
        async with self._room.lock:
            changed = SeatState(**{**vars(self._room.seats[seat]), **values})
            try:
                changes = await self._store.change_seat(self._room.id, seat, **values)
            except StoreFailed:
                self._room.failed()
                raise
            self._room.seats[seat] = changed
            if "last_seen" in values:
                self._room.presence.came(seat, changed.last_seen)
            self._room.wrote(changes, 0.0)
            self._room.refresh()

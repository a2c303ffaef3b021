"""The hall: all matches of a server. Matches are loaded when somebody comes and let go when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from weakref import WeakValueDictionary

import msgspec

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.saved import save
from .bots import Bots
from .computers import Pace
from .loading import load
from .people import (
    COMPUTER,
    HOTSEAT,
    LEVELS,
    ONLINE,
    OPEN,
    PERSON,
    Created,
    SeatPlan,
    SeatState,
    clean_name,
    hash_of,
    new_id,
    new_token,
    opens,
)
from .problems import BadPlan, UnknownMatch
from .room import Room
from .shelf import Shelf
from .store import MatchRow, Snapshot, Store, Stored

__all__ = ["Hall", "Summary"]


@dataclass(frozen=True)
class Summary:
    """A match in somebody's list.

    Attributes:
        match_id: its id.
        game: id of its game.
        mode: ``"online"`` or ``"hotseat"``.
        created: when it was opened, in seconds since 1970.
        finished: when it ended; None: it goes on.
        seats: who sits where.
        mine: the seats that the person holds.
        my_turn: whether the match waits for one of them.
    """

    match_id: str
    game: str
    mode: str
    created: float
    finished: float | None
    seats: tuple[SeatState, ...]
    mine: tuple[int, ...]
    my_turn: bool


class Hall:
    """All matches of one server.

    Args:
        store: where they are kept.
        bots: who thinks for the computers.
        corrections: owners' files of printed values by id of the game, for new matches.
        pace: how long computers take.
        away_after: seconds after which somebody who does not play counts as having walked away.
        keep: how many matches stay loaded when nobody is there.
        clock: the time in seconds since 1970.
    """

    def __init__(
        self,
        store: Store,
        bots: Bots | None = None,
        *,
        corrections: Mapping[str, Path] | None = None,
        pace: Pace | None = None,
        away_after: float = 300.0,
        keep: int = 100,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.bots = Bots() if bots is None else bots
        self.shelf = Shelf(corrections)
        self.pace = Pace() if pace is None else pace
        self.away_after = away_after
        self.clock = clock
        self._keep = keep
        self._kept: dict[str, Room] = {}
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading = asyncio.Lock()

    async def stop(self) -> None:
        """Stop all computers and close the database; matches go on when a server starts again."""
        for room in list(self._rooms.values()):
            room.stop()
        await self.bots.stop()
        await self.store.close()

    # -- opening -----------------------------------------------------------------------------------------------------

    async def create(
        self, game_id: str, options: Mapping[str, str], plans: Sequence[SeatPlan], mode: str = ONLINE
    ) -> Created:
        """Open a match.

        Args:
            game_id: an installed game.
            options: of the game; missing ones take their default.
            plans: who sits where, one a seat.
            mode: ``"online"``, or ``"hotseat"``: one token plays the seats of all persons.

        Raises:
            UnknownGame: when it is not installed.
            BadOption: for an option that the game does not have.
            BadPlan: when the plans do not fit.
            StoreFailed: when it cannot be stored.
        """
        game = self.shelf.new(game_id)
        chosen = game.chosen(options)
        if len(plans) != len(game.seats(chosen)) or mode not in (ONLINE, HOTSEAT):
            raise BadPlan(seats=len(game.seats(chosen)))
        for plan in plans:
            if plan.kind not in (PERSON, COMPUTER, OPEN) or (plan.kind == COMPUTER and plan.level not in LEVELS):
                raise BadPlan(kind=plan.kind, level=plan.level)
        shared = new_token()
        tokens = [(shared if mode == HOTSEAT else new_token()) if plan.kind == PERSON else "" for plan in plans]
        now = self.clock()
        seats = [
            SeatState(
                name=clean_name(plan.name) if plan.kind == PERSON else "",
                kind=plan.kind,
                level=plan.level if plan.kind == COMPUTER else "",
                token_hash=hash_of(token),
                last_seen=now,
            )
            for plan, token in zip(plans, tokens, strict=True)
        ]
        return Created(await self._open(game, chosen, seats, mode), tuple(tokens))

    async def follow(self, room: Room) -> str:
        """Open the rematch of a room: everybody one seat on, the same options and corrections.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        game = self.shelf.printed(room.match.header.game, room.match.header.printed)
        seats = [room.seats[number - 1] for number in range(len(room.seats))]
        fresh = [replace(seat, last_seen=self.clock()) for seat in seats]
        opened = await self._open(game, room.match.header.options, fresh, room.mode)
        if await self.store.set_rematch(room.id, opened):
            return opened
        first = (await self.store.seats([room.id]))[room.id][0].rematch
        return first or opened

    async def _open(self, game: Game, options: Mapping[str, str], seats: list[SeatState], mode: str) -> str:
        secret = secrets.token_bytes(32)
        match = game.match(secret, options)
        row = MatchRow(
            id=new_id(),
            game=game.id,
            header=msgspec.json.encode(match.header).decode(),
            secret=secret.hex(),
            mode=mode,
            created=self.clock(),
            to_act=match.position.to_act,
        )
        await self.store.add(row, seats, snapshot=Snapshot(0, msgspec.json.encode(save(match, game.version)).decode()))
        await self.room(row.id)
        return row.id

    # -- finding -----------------------------------------------------------------------------------------------------

    async def room(self, match_id: str) -> Room:
        """The live match of this id.

        Raises:
            UnknownMatch: when there is none.
            CannotLoad: when the installed game cannot read it.
            StoreFailed: when the database cannot be read.
        """
        room = self._rooms.get(match_id)
        if room is None:
            async with self._loading:
                room = self._rooms.get(match_id)
                if room is None:
                    stored, match, game = await self.read(match_id)
                    room = self._rooms[match_id] = Room(self, stored, match, game)
        self._kept.pop(match_id, None)
        self._kept[match_id] = room
        while len(self._kept) > self._keep:
            del self._kept[next(iter(self._kept))]
        return room

    async def read(self, match_id: str) -> tuple[Stored, Match, Game]:
        """A match as it is stored now, replayed.

        Raises:
            UnknownMatch: when there is none.
            CannotLoad: when the installed game cannot read it.
            StoreFailed: when the database cannot be read.
        """
        stored = await self.store.load(match_id)
        if stored is None:
            raise UnknownMatch(match=match_id)
        match, game = await load(stored, self.shelf, self.store)
        return stored, match, game

    async def seat_of(self, match_id: str, token: str) -> int | None:
        """The seat that a token opens; in a hot-seat match the one whose turn it is. None: a spectator.

        Raises:
            UnknownMatch: when there is none.
        """
        room = await self.room(match_id)
        mine = room.seats_of(token)
        waited_for = [seat for seat in mine if seat in room.match.position.to_act]
        return next(iter([*waited_for, *mine]), None)

    async def claim_open(self, match_id: str, seat: int, name: str) -> str:
        """Accept the invitation to an open seat; returns the token that opens it from now on.

        Raises:
            UnknownMatch: when there is no such match.
            SeatTaken: when the seat is not open, or not there.
            StoreFailed: when it cannot be stored.
        """
        room = await self.room(match_id)
        token = new_token()
        await room.sit(seat, clean_name(name), hash_of(token))
        return token

    async def mine(self, tokens: Mapping[str, str]) -> list[Summary]:
        """The matches that a browser holds tokens of (match id to token), the newest first.

        Raises:
            StoreFailed: when the database cannot be read.
        """
        found = await self.store.seats(tokens)
        summaries = []
        for match_id, (match, seats) in found.items():
            held = tuple([n for n, seat in enumerate(seats) if opens(tokens[match_id], seat.token_hash)])
            if held:
                my_turn = match.finished is None and any(seat in match.to_act for seat in held)
                summaries.append(
                    Summary(
                        match_id,
                        match.game,
                        match.mode,
                        match.created,
                        match.finished,
                        tuple(seats),
                        held,
                        my_turn,
                    )
                )
        return sorted(summaries, key=lambda summary: -summary.created)

"""All matches of a server. They are loaded when somebody comes and let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from hustings.ai.levels import LEVELS
from hustings.database.bells import Bells
from hustings.database.problems import StoreFailed
from hustings.files import verify as files
from hustings.files.shelf import Shelf
from hustings.files.transcript import HOTSEAT, ONLINE, Player
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.provable import Provable

from .beginning import Beginning, anew
from .computers.answering import Pace, may_begin
from .computers.bank import KeptTime
from .computers.bots import Bots
from .computers.clock import Timer
from .meters import Meters
from .people import (
    COMPUTER,
    KINDS,
    MODES,
    OPEN,
    PERSON,
    Created,
    SeatPlan,
    SeatState,
    hash_of,
    new_id,
    new_token,
    one_of,
    own_name,
    token_for,
)
from .problems import CannotLoad, HintsForOne, LinkAndDevice, NotYet, PaceAtDevice, SeatCount, UnknownMatch
from .records.bringing import prepared
from .records.loading import Loaded, load, snapshot_of
from .records.matchstore import Beside, MatchStore
from .records.rows import MatchRow, Stored
from .table.room import Room
from .timecontrol import parse_pace
from .together.jobs import Inside, Jobs
from .together.news import News, NoNews

__all__ = ["Rooms"]

log = logging.getLogger("hustings.rooms")

BETWEEN: Final = 0.05
"""Seconds between two matches whose clocks are wound when a server starts: others want to be served."""

GLANCE: Final = 20.0
"""Seconds between two questions about all that is shown, and for which others hear that somebody looks at a match."""

GLANCES: Final = 1000
"""So many matches are remembered that are not in memory and at which somebody has looked elsewhere."""


class Rooms:
    """All matches of one server.

    Args:
        store: where they are kept.
        bots: who thinks for the computers.
        corrections: owners' files of printed values by id of the game, for new matches.
        pace: how long computers take.
        away_after: seconds after which somebody who does not play counts as having walked away.
        keep: how many matches stay loaded when nobody is there.
        clock: the time in seconds since 1970.
        timer: what the clocks of matches run by.
        draw: gives so many random bytes, for the secrets of matches; None: the system does.
        meters: counts what happens; None: nobody does.
        news: how this process hears of what others write; None: it has the database to itself.
        jobs: who does what has to happen by itself; None: this process.
    """

    def __init__(
        self,
        store: MatchStore,
        bots: Bots | None = None,
        *,
        corrections: Mapping[str, Path] | None = None,
        pace: Pace | None = None,
        away_after: float = 300.0,
        keep: int = 100,
        clock: Callable[[], float] = time.time,
        timer: Timer | None = None,
        draw: Callable[[int], bytes] | None = None,
        meters: Meters | None = None,
        news: News | None = None,
        jobs: Jobs | None = None,
    ) -> None:
        self.store = store
        self.bots = Bots() if bots is None else bots
        self.shelf = Shelf(corrections)
        self.pace = Pace() if pace is None else pace
        self.away_after = away_after
        self.clock = clock
        self.timer = Timer() if timer is None else timer
        self.meters = store.meters = Meters() if meters is None else meters
        self.bells = store.bells = Bells()
        self.news = NoNews() if news is None else news
        self.jobs = Inside() if jobs is None else jobs
        self._draw = secrets.token_bytes if draw is None else draw
        self._keep = keep
        self._kept: dict[str, Room] = {}
        self._looked: dict[str, float] = {}
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading = asyncio.Lock()
        self._importing = asyncio.Lock()
        self._glancing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Hear from now on of what other processes write; needless where there are none."""
        await self.news.start(self)
        if self.news.shared:
            self._glancing = asyncio.create_task(self._glance())
        else:
            self._glancing = asyncio.create_task(self._wind_clocks())

    async def stop(self) -> None:
        """Stop all computers and close the database; matches go on when a server starts again."""
        if self._glancing is not None:
            self._glancing.cancel()
        await self.news.stop()
        await self.jobs.stop()
        for room in list(self._rooms.values()):
            await room.stop()
        await self.bots.stop()
        await self.store.close()

    @property
    def loaded(self) -> int:
        """How many matches are in memory."""
        return len(self._rooms)

    def in_memory(self, match_id: str) -> Room | None:
        """The live match of this id, if it is loaded."""
        return self._rooms.get(match_id)

    async def changed_by_administrator(self, match_ids: set[str] | None) -> None:
        """Begin these matches anew, as far as they are in memory; None: all of them.

        A seat may have been taken from somebody, words from a page, the whole match from everybody: whatever streams
        have to do with it end, and their pages come again.
        """
        for match_id in list(self._rooms) if match_ids is None else match_ids:
            room = self.in_memory(match_id)
            if room is not None:
                await room.close()
                self._rooms.pop(match_id, None)
                self._kept.pop(match_id, None)

    # -- with other processes ----------------------------------------------------------------------------------------

    def heard(self, match_id: str, changes: int) -> None:
        """A match may have had so many changes by now."""
        self.bells.ring(match_id)
        room = self._rooms.get(match_id)
        if room is not None:
            room.following.heard(changes)

    def looked(self, match_id: str) -> None:
        """Somebody looks at a match, here or elsewhere; one that is not in memory may be before long."""
        room = self._rooms.get(match_id)
        if room is not None:
            room.attention.heard()
            return
        self._looked.pop(match_id, None)
        self._looked[match_id] = time.monotonic()
        if len(self._looked) > GLANCES:
            del self._looked[next(iter(self._looked))]

    def rang(self, subject: str) -> None:
        """There may be something new about anything else."""
        self.bells.ring(subject)

    def look_again(self) -> None:
        """Anything may have happened unheard: every room that is shown looks again."""
        self.bells.ring_all()
        for room in list(self._rooms.values()):
            room.following.heard(None)

    async def _glance(self) -> None:
        """Ask now and then about all that is shown, should news have been lost; and who was seen elsewhere."""
        while True:
            await asyncio.sleep(GLANCE)
            watched = {room.id: room for room in self._rooms.values() if room.following.is_watched}
            for room in watched.values():
                room.attention.go_on()
            try:
                found = await self.store.glimpse(watched) if watched else {}
            except StoreFailed:
                continue  # whoever shows something looks again when news come back
            for match_id, (changes, last_seen) in found.items():
                watched[match_id].presence.heard(last_seen)
                watched[match_id].following.heard(changes)

    async def _wind_clocks(self) -> None:
        """Let the clocks of a server that was started anew go on, also where nobody comes to look."""
        try:
            timed = await self.store.timed()
        except StoreFailed as problem:
            log.warning("clocks stand still until somebody comes: %s", problem)
            return
        for match_id in timed:
            await asyncio.sleep(BETWEEN)
            with suppress(UnknownMatch, CannotLoad, StoreFailed):
                await self.room(match_id)

    # -- opening -----------------------------------------------------------------------------------------------------

    async def create(
        self,
        game_id: str,
        options: Mapping[str, str],
        plans: Sequence[SeatPlan],
        mode: str = ONLINE,
        printed: dict[str, Any] | None = None,
        beside: Callable[[Any, Created], Awaitable[None]] | None = None,
        pace: str = "",
        *,
        beginning: Beginning | None = None,
        hints: bool = False,
    ) -> Created:
        """Open a match.

        Args:
            game_id: an installed game.
            options: of the game; missing ones take their default.
            plans: who sits where, one a seat.
            mode: ``"online"``, or ``"hotseat"``: one token plays the seats of all persons.
            printed: an owner's file for this match, given as its tables; None: the values of this server.
            beside: writes what belongs to the match, in its transaction, whose connection it is given.
            pace: the time control; see :func:`.timecontrol.parse_pace`.
            beginning: the moment of another match at which it begins, whose game, options and printed values it has.
            hints: whether its person may ask what a computer would do.

        Raises:
            UnknownGame: when it is not installed.
            BadOption: for an option that the game does not have.
            SeatCount: when there is not one plan for each seat.
            BadPlan: for a kind, a level or a mode that there is not.
            BadPace: for a time control that there is not.
            PaceAtDevice: for a time control at one device.
            LinkAndDevice: when somebody is to be invited to a match at one device.
            HintsForOne: when not one person plays against computers alone, and wants hints.
            NoMoment: when a match cannot begin there; and so on, see :meth:`.beginning.Beginning.begun`.
            HouseName: when a person wants the name of a computer.
            PrintedError: when the owner's file does not fit.
            StoreFailed: when it cannot be stored.
        """
        if beginning is not None:
            game, chosen = beginning.game, beginning.match.header.options
        else:
            game = self.shelf.new(game_id) if printed is None else self.shelf.owned(game_id, printed)
            chosen = game.chosen(options)
        names = game.seats(chosen)
        if len(plans) != len(names):
            raise SeatCount(seats=len(names), given=len(plans), names=", ".join(names))
        one_of("mode", mode, MODES)
        for plan in plans:
            one_of("kind", plan.kind, KINDS)
            if plan.kind == COMPUTER:
                one_of("level", plan.level, LEVELS)
        if mode == HOTSEAT and any(plan.kind == OPEN for plan in plans):
            raise LinkAndDevice()
        if hints and [plan.kind for plan in plans if plan.kind != COMPUTER] != [PERSON]:
            raise HintsForOne()
        control = parse_pace(pace)
        if mode == HOTSEAT and control.at_first:
            raise PaceAtDevice()
        shared = new_token()
        tokens = [(shared if mode == HOTSEAT else new_token()) if plan.kind == PERSON else "" for plan in plans]
        now = self.clock()
        seats = [
            SeatState(
                name=own_name(plan.name) if plan.kind == PERSON else "",
                kind=plan.kind,
                level=plan.level if plan.kind == COMPUTER else "",
                token_hash=hash_of(token),
                last_seen=now,
            )
            for plan, token in zip(plans, tokens, strict=True)
        ]
        created = Created(new_id(), tuple(tokens))
        also = None if beside is None else lambda connection: beside(connection, created)
        secret = self._draw(32)
        match = game.match(secret, chosen, hints) if beginning is None else await beginning.begun(secret, hints)
        await self._open(match, game, seats, mode, str(control), beside=also, match_id=created.match_id)
        return created

    async def follow(self, room: Room, turned: int = 1) -> str:
        """Open the rematch of a room: everybody so many seats on, the same options, corrections and beginning.

        Raises:
            OtherRules: when it began at a moment of another match, under rules that are not here any more.
            StoreFailed: when it cannot be stored.
        """
        game = self.shelf.printed(room.match.header.game, room.match.header.printed)
        fresh = []
        for number in range(len(room.seats)):
            seat = replace(room.seats[number - turned], last_seen=self.clock(), orders=())
            fresh.append(replace(seat, kind=PERSON, level="") if seat.token_hash else seat)
        match = await anew(room.match, self._draw(32))
        return await self._open(match, game, fresh, room.mode, room.deadlines.pace, room.id, turned)

    async def _open(
        self,
        match: Match,
        game: Game,
        seats: list[SeatState],
        mode: str,
        pace: str,
        follows: str = "",
        turned: int = 1,
        *,
        match_id: str = "",
        beside: Beside | None = None,
    ) -> str:
        assert isinstance(match.chance, Provable)
        row = MatchRow(
            id=match_id or new_id(),
            game=game.id,
            header=msgspec.json.encode(match.header).decode(),
            secret=match.chance.secret.hex(),
            mode=mode,
            created=self.clock(),
            to_act=match.position.to_act,
            deadlines=msgspec.json.encode(KeptTime(pace=pace)).decode() if pace else "",
        )
        records = [msgspec.json.encode(record).decode() for record in match.records]
        new = Stored(row, seats, records, [snapshot_of(match, game)])
        return await self._add(new, game, match, follows, turned, beside)

    async def _add(
        self,
        new: Stored,
        game: Game,
        match: Match,
        follows: str = "",
        turned: int = 1,
        beside: Beside | None = None,
    ) -> str:
        """Store a new match, which is attended to from the first moment on; its id, or that of its elder twin."""
        clocks = bool(new.match.deadlines) or game.clock(match.header.options) is not None
        timed = match.outcome is None and clocks
        due = 0.0 if timed or may_begin(match, new.seats, new.match.mode) else None
        added = await self.store.add(replace(new, match=replace(new.match, due=due)), follows, turned, beside)
        self.jobs.due(added, due)
        await self.room(added)
        return added

    # -- files -------------------------------------------------------------------------------------------------------

    async def export(
        self, match_id: str, seat: int | None, *, everything: bool = False, administrator: bool = False
    ) -> bytes:
        """A match as a file.

        Args:
            match_id: its id.
            seat: who asks; None: a spectator.
            everything: all hands and the secret, instead of what the seat has seen.
            administrator: may have everything at any time; others when the match is over, or all persons play it at
                their device.

        Raises:
            UnknownMatch: when there is none.
            NotYet: when everything is asked for too early.
        """
        room = await self.room(match_id)
        match = room.match
        players = [Player(state.name, state.kind, state.level) for state in room.seats]
        if not everything:
            return await asyncio.to_thread(
                files.for_seat, match, seat, players, room.mode, room.created, self.store.key, room.unverified
            )
        if not (match.outcome is not None or room.seating.holds_all(seat) or administrator):
            raise NotYet()
        return await asyncio.to_thread(
            files.full, match, players, room.mode, room.created, self.store.key, room.bridges, room.unverified
        )

    async def bring_in(self, data: bytes) -> Created:
        """Open the match of a full file here; one that is not over goes on at one device.

        Raises:
            BadFile: when the file is no full file, or is not true.
            StoreFailed: when it cannot be stored.
        """
        async with self._importing:
            brought = await prepared(data, self.store, self.shelf, self.clock())
            added = await self._add(brought.stored, brought.loaded.game, brought.loaded.match)
        seats = brought.stored.seats
        return Created(added, tuple([brought.token if seat.token_hash else "" for seat in seats]))

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
                    room = self._rooms[match_id] = Room(self, *await self.read(match_id))
                    if time.monotonic() - self._looked.pop(match_id, -inf) < GLANCE:
                        room.attention.heard()
        elif self.news.shared or room.following.is_behind:
            with suppress(StoreFailed):  # what the room has is better than nothing
                await room.look()
        self._kept.pop(match_id, None)
        self._kept[match_id] = room
        while len(self._kept) > self._keep:
            del self._kept[next(iter(self._kept))]
        return room

    async def read(self, match_id: str) -> tuple[Stored, Loaded]:
        """A match as it is stored now, replayed.

        Raises:
            UnknownMatch: when there is none.
            CannotLoad: when the installed game cannot read it.
            StoreFailed: when the database cannot be read.
        """
        stored = await self.store.load(match_id) if match_id.isascii() and match_id.isalnum() else None
        if stored is None:
            raise UnknownMatch(match=match_id)
        return stored, await load(stored, self.shelf, self.store)

    async def seat_of(self, match_id: str, token: str) -> int | None:
        """The seat that a token opens; in a hot-seat match the one whose turn it is. None: a spectator.

        Raises:
            UnknownMatch: when there is none.
        """
        room = await self.room(match_id)
        mine = room.seating.seats_of(token)
        waited_for = [seat for seat in mine if seat in room.match.position.to_act]
        return next(iter([*waited_for, *mine]), None)

    async def claim_open(self, match_id: str, seat: int, name: str, who: str = "") -> str:
        """Accept the invitation to an open seat; returns the token that opens it from now on.

        Args:
            match_id: of the match.
            seat: number of the seat.
            name: under which the person wants to play.
            who: something that only the person can say: said again, it gets the same token, should the first answer
                have been lost; empty: the answer is given once.

        Raises:
            UnknownMatch: when there is no such match.
            SeatTaken: when the seat is not open, or not there.
            HouseName: when the name is that of a computer.
            StoreFailed: when it cannot be stored.
        """
        room = await self.room(match_id)
        token = token_for(self.store.key, who, match_id, seat) if who else new_token()
        await room.seating.sit(seat, own_name(name), hash_of(token))
        return token

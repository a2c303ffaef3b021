"""People in the weather: they play, ask again elsewhere when nobody answers, talk, and walk away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hustings.database.problems import Problem, StoreFailed
from hustings.kernel.message import IllegalAction
from hustings.matches.people import PERSON, hash_of
from hustings.matches.problems import NotAway, NotOver, SeatTaken
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Answer, Room

from .ledger import DONE, REFUSED, REPEATED, UNCLEAR, Key, request_key
from .server import Lost, Server

if TYPE_CHECKING:
    from .world import World

TRIES = 6
"""How often somebody asks for the same."""


class Person:
    """Somebody with the token of a seat, who keeps playing until the world is over.

    Args:
        world: where.
        match_id: of the first match.
        token: opens its seat.
        seat: the seat.
    """

    def __init__(self, world: World, match_id: str, token: str, seat: int) -> None:
        self.world = world
        self.rng = world.rng
        self.match_id = match_id
        self.token = token
        self.seat = seat
        self.at: Server = world.anywhere()
        self.done = False
        self._before: tuple[Server, str] | None = None
        self._table: Room | None = None

    async def live(self) -> None:
        """Play."""
        while not (self.world.over or self.done):
            await asyncio.sleep(self.rng.expovariate(1 / self.world.haste))
            try:
                await self._go_on()
            except (Lost, StoreFailed):
                self.at = self.world.anywhere()
                await asyncio.sleep(self.rng.random())

    async def _go_on(self) -> None:
        room, drawn = await self._look(), self.rng.random()
        match = room.match
        if match.outcome is not None:
            await self._follow()
        elif room.is_ended:
            self.done = True
        elif room.seats[self.seat].kind != PERSON:
            await self._return()
        elif drawn < 0.85:
            await self._play(room)
        elif drawn < 0.88:
            await self._say(room)
        elif drawn < 0.91:
            await self._take_back(room)
        elif drawn < 0.92:
            await self._change_seats(room)
        elif drawn < 0.95:
            await self._court(room)
        elif drawn < 0.951:
            await asyncio.sleep(self.rng.random() * 200)
        elif drawn < 0.955 and len(match.seats) == 2 and len(match.records) > 5:
            await self._wish(("resign", self.seat), lambda room: room.resign(self.seat))

    async def _look(self) -> Room:
        """The table as this person has it: often as it was a moment ago, while somebody else has played elsewhere."""
        if not self.at.up or self.rng.random() < 0.02:
            self.at = self.world.anywhere()
        server, match_id, seat = self.at, self.match_id, self.seat
        if self._before == (server, match_id) and self._table is not None and self.rng.random() < 0.6:
            return self._table

        async def come(rooms: Rooms) -> Room:
            room = await rooms.room(match_id)
            room.presence.touch(seat)
            return room

        self._table = await server.ask(come)
        self._before = server, match_id
        if self.rng.random() < 0.05:
            self.world.watch(server, self._table, seat)
        return self._table

    # -- playing -----------------------------------------------------------------------------------------------------

    async def _play(self, room: Room) -> None:
        match, seat = room.match, self.seat
        position, turn = match.seen_by(seat), match.turns[seat]
        extras = position.extras(seat)
        if extras and self.rng.random() < 0.2:
            action = self.rng.choice(extras)
            mark, text = match.mark(seat, action), room.game.text(action)
            await self._wish(request_key("extra", seat, mark, text), lambda room: room.extra(seat, mark, text))
        elif match.waits_for_commit(seat):
            await self._wish(("commit", seat, turn), lambda room: room.confirm(seat, turn))
        elif match.can_undo(seat) and self.rng.random() < 0.15:
            await self._wish(("undo", seat, turn), lambda room: room.undo(seat, turn))
        elif answers := position.answers(seat):
            text = room.game.text(self.rng.choice(answers))
            await self._wish(("act", seat, turn, text), lambda room: room.act(seat, turn, text))

    async def _take_back(self, room: Room) -> None:
        match, seat = room.match, self.seat
        if match.asking is None and match.can_ask_takeback(seat) and self.rng.random() < 0.3:
            await self._wish(("ask-takeback", seat), lambda room: room.ask_takeback(seat))
        elif match.asking is not None:
            grants = match.asking != seat and self.rng.random() < 0.6
            kind = "grant-takeback" if grants else "refuse-takeback"
            await self._wish((kind, seat), lambda room: room.answer_takeback(seat, grants))

    async def _wish(self, key: Key, do: Callable[[Room], Awaitable[Answer]]) -> None:
        """Ask for something until it is clear what became of it, each time wherever somebody answers."""
        ledger, match_id = self.world.ledger, self.match_id

        async def work(rooms: Rooms) -> Answer:
            return await do(await rooms.room(match_id))

        for _ in range(TRIES):
            try:
                answer = await self.at.ask(work)
            except (StoreFailed, Lost):
                ledger.answer(match_id, key, UNCLEAR)
                self.at = self.world.anywhere()
                await asyncio.sleep(self.rng.random() * 2)
            except (IllegalAction, Problem):
                ledger.answer(match_id, key, REFUSED)
                return
            else:
                kind = answer.kind if answer.kind in (DONE, REPEATED) else REFUSED
                ledger.answer(match_id, key, kind)
                ledger.done += kind == DONE
                return
            if key[0] not in REPEATABLE:
                return

    # -- beside the game ---------------------------------------------------------------------------------------------

    async def _say(self, room: Room) -> None:
        text, after = f"{self.seat} says {self.rng.getrandbits(40):x}", len(room.talk.said_by(self.seat))
        to_seat = self.rng.choice((None, None, *room.talk.listeners(self.seat)))
        key = match_id, seat, _ = self.match_id, self.seat, text

        async def speak(rooms: Rooms) -> None:
            await (await rooms.room(match_id)).talk.say(seat, text, to_seat, after)

        for _ in range(TRIES):
            try:
                await self.at.ask(speak)
            except (StoreFailed, Lost):
                self.world.ledger.said[key][UNCLEAR] += 1
                self.at = self.world.anywhere()
                await asyncio.sleep(self.rng.random() * 2)
            except Problem:
                self.world.ledger.said[key][REFUSED] += 1
                return
            else:
                self.world.ledger.said[key][DONE] += 1
                return

    async def _change_seats(self, room: Room) -> None:
        match_id, seat, drawn = self.match_id, self.seat, self.rng.random()

        async def change(rooms: Rooms) -> Any:
            seating = (await rooms.room(match_id)).seating
            if drawn < 0.3:
                return await seating.set(seat, auto_pass=drawn < 0.15)
            if drawn < 0.6:
                return await seating.set(seat, confirm=drawn < 0.45)
            if drawn < 0.7:
                return await seating.leave_to_computer(seat, "random")
            if drawn < 0.9:
                return await seating.take_back(seat)
            return await seating.claim(seat)

        try:
            await self.at.ask(change)
        except (NotAway, SeatTaken):
            return

    async def _court(self, room: Room) -> None:
        """Ask the computers to wait, or let them go on."""
        match_id, seat = self.match_id, self.seat
        asks = room.patience.can_ask(seat) and self.rng.random() < 0.5

        async def wish(rooms: Rooms) -> None:
            patience = (await rooms.room(match_id)).patience
            await (patience.ask(seat) if asks else patience.go_on(seat))

        await self.at.ask(wish)

    async def _take_away(self) -> None:
        """Take the whole match away in a file, and bring it in again wherever somebody answers."""
        match_id, seat = self.match_id, self.seat
        data = await self.at.ask(lambda rooms: rooms.export(match_id, seat, everything=True))
        await self.world.anywhere().ask(lambda rooms: rooms.bring_in(data))

    async def _return(self) -> None:
        """Take the seat back that a computer plays, some time."""
        match_id, seat = self.match_id, self.seat

        async def sit_down(rooms: Rooms) -> None:
            await (await rooms.room(match_id)).seating.take_back(seat)

        if self.rng.random() < 0.2:
            with suppress(SeatTaken):
                await self.at.ask(sit_down)

    async def _follow(self) -> None:
        """Go on in the next match, or open it."""
        match_id, token = self.match_id, self.token

        async def work(rooms: Rooms) -> tuple[str, int | None]:
            made = await (await rooms.room(match_id)).rematch()
            return made.match_id, await rooms.seat_of(made.match_id, token)

        if self.world.over:
            return
        if self.rng.random() < 0.1:
            await self._take_away()
        try:
            found, seat = await self.at.ask(work)
        except NotOver:
            return
        assert seat is not None, f"the token of seat {self.seat} of {match_id} does not open a seat of {found}"
        self.match_id, self.seat = found, seat


class Newcomer:
    """Somebody who follows an invitation to an open seat, as others do at the same time."""

    def __init__(self, world: World, match_id: str, seat: int) -> None:
        self.world = world
        self.match_id = match_id
        self.seat = seat
        self.who = f"newcomer {world.rng.random()}"

    async def live(self) -> None:
        """Sit down, if nobody else does, and play."""
        world, key = self.world, (self.match_id, self.seat)
        world.ledger.seeking[key].add(self.who)
        await asyncio.sleep(world.rng.random() * 5)
        for _ in range(TRIES):
            try:
                token = await world.anywhere().ask(self._claim)
            except SeatTaken:
                return world.ledger.seeking[key].discard(self.who)
            except (StoreFailed, Lost):
                await asyncio.sleep(world.rng.random() * 2)
            else:
                world.ledger.seeking[key].discard(self.who)
                world.ledger.sat[key].append(hash_of(token))
                return await Person(world, self.match_id, token, self.seat).live()

    async def _claim(self, rooms: Rooms) -> str:
        return await rooms.claim_open(self.match_id, self.seat, "Newcomer", self.who)


REPEATABLE = frozenset({"act", "undo", "commit", "extra"})
"""What can be asked for again without being done twice."""

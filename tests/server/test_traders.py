"""Computers that trade: asked once for each change that they see, never in anybody's way, and never without an end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from rooms_tools import eventually, move, rooms_at
from toy_games import toys  # noqa: F401

from hustings.kernel.heuristics import WAIT
from hustings.kernel.position import Position
from hustings.matches.computers.answering import TRADES
from hustings.matches.computers.bots import Bots
from hustings.matches.people import SeatPlan
from hustings.matches.table.room import DONE, Room
from hustings.play.game import Game

PCP = "politically-correct-people"


class Told(Bots):
    """Computers that do what they are told, and remember when they were asked."""

    def __init__(self, choose: Callable[[Game, Position, int, list[int]], int]) -> None:
        super().__init__(workers=1)
        self.choose = choose
        self.asked: list[tuple[int, bool]] = []

    async def decide(
        self, game: Game, position: Position, seat: int, actions: list[int], level: str, seconds: float, *_: object
    ) -> int:
        self.asked.append((seat, len(actions) > len(position.answers(seat))))
        return self.choose(game, position, seat, actions)


def idle(game: Game, position: Position, seat: int, actions: list[int]) -> int:
    """Answers when it must, and wants nothing."""
    answers = position.answers(seat)
    return answers[0] if answers else WAIT


@asynccontextmanager
async def table(url: str, bots: Bots, kinds: str) -> AsyncIterator[Room]:
    """A match of persons (p) and computers (c)."""
    plans = [SeatPlan("person", name="Ann") if kind == "p" else SeatPlan("computer", "heuristic") for kind in kinds]
    async with rooms_at(url, bots) as rooms:
        created = await rooms.create(PCP, {"players": str(len(kinds))}, plans)
        room = await rooms.room(created.match_id)
        await eventually(lambda: not room.busy)
        yield room


async def offer(room: Room, seat: int, to: str) -> None:
    fields = {"to": [to], "gives": ["note-1"], "wants": []}
    assert (await room.compose(seat, room.match.asides[seat], fields)).kind == DONE
    await eventually(lambda: not room.busy)


def test_a_computer_is_asked_once_for_each_change_that_it_sees(sqlite: str) -> None:
    async def scenario() -> None:
        bots = Told(idle)
        async with table(sqlite, bots, "ppcc") as room:
            while room.match.position.to_act != (0,):
                await move(room)
                await eventually(lambda: not room.busy)
            bots.asked.clear()
            room.refresh()
            await offer(room, 0, "ochre")
            await room.extra(1, room.match.mark(1, room.game.action("accept red-1")), "accept red-1")
            assert not room.busy and bots.asked == []
            await offer(room, 0, "green")
            assert bots.asked == [(2, True)]
            seen = room.version(3)
            while room.version(3) == seen:
                await move(room)
            await eventually(lambda: not room.busy)
            assert sorted(seat for seat, _ in bots.asked[1:]) == [2, 3]

    asyncio.run(scenario())


def test_a_computer_takes_an_offer_while_a_person_is_thinking(sqlite: str) -> None:
    def agreeable(game: Game, position: Position, seat: int, actions: list[int]) -> int:
        accepts = [action for action in actions if game.text(action).startswith("accept")]
        return accepts[0] if accepts else idle(game, position, seat, actions)

    async def scenario() -> None:
        async with table(sqlite, Told(agreeable), "pppc") as room:
            before: Any = room.match.view(3)
            turns = room.match.turns[:]
            await offer(room, 1, "teal")
            after: Any = room.match.view(3)
            assert after.seats[3].money == before.seats[3].money + 1
            assert room.match.turns == turns

    asyncio.run(scenario())


def test_a_computer_that_cannot_stop_trading_answers_all_the_same(sqlite: str) -> None:
    def restless(game: Game, position: Position, seat: int, actions: list[int]) -> int:
        change = [action for action in actions if game.text(action) in ("give note-1", "drop")]
        return change[0] if change and position.answers(seat) else idle(game, position, seat, actions)

    async def scenario() -> None:
        bots = Told(restless)
        async with table(sqlite, bots, "pccc") as room:
            while room.match.position.round == 1 and len(room.match.records) < 120:  # type: ignore[attr-defined]
                await eventually(lambda: 0 in room.match.position.to_act)
                await move(room)
            runs = [0]
            for record in room.match.records:
                if record.seat == 1:
                    runs = [*runs[:-1], runs[-1] + 1] if record.request else [*runs, 0]
            assert len(runs) > 3 and max(runs) == TRADES

    asyncio.run(scenario())


def test_computers_that_all_wait_for_each_other_are_asked_for_an_answer(sqlite: str) -> None:
    def patient(game: Game, position: Position, seat: int, actions: list[int]) -> int:
        return WAIT if len(actions) > len(position.answers(seat)) else actions[0]

    async def scenario() -> None:
        async with table(sqlite, Told(patient), "pccc") as room:
            while room.match.position.round == 1:  # type: ignore[attr-defined]
                await eventually(lambda: 0 in room.match.position.to_act)
                await move(room)

    asyncio.run(scenario())

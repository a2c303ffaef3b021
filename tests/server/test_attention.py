"""For whom computers think first: who is looked at, who is expected back, and at last those who play alone."""

from __future__ import annotations

import asyncio

import pytest
from rooms_tools import GAME, eventually, rooms_at, think_randomly
from web import site

import hustings
from hustings.matches.computers import attention as minding
from hustings.matches.computers.answering import Pace
from hustings.matches.computers.attention import EXPECTED, NOBODY, WATCHED, Attention
from hustings.matches.computers.bots import SPARE, Bots, Request
from hustings.matches.computers.queueing import Queue
from hustings.matches.people import SeatPlan, SeatState

COMPUTERS = [SeatPlan("computer", "random"), SeatPlan("computer", "random")]


class Seats:
    """A room as attention sees it."""

    def __init__(self, *kinds: str) -> None:
        self.id = "x"
        self.seats = [SeatState("", kind) for kind in kinds]


class Time:
    """A clock that is set."""

    now = 10_000.0

    def __call__(self) -> float:
        return self.now


def test_who_matters_most_is_next_and_of_those_each_match_in_its_turn() -> None:
    async def scenario() -> None:
        queue, served = Queue(1), list[str]()
        shares: dict[str, float] = {}

        async def wants(name: str, rank: int, match: str) -> None:
            async with queue.place(rank, match) as share:
                served.append(name)
                shares[name] = share
                await asyncio.sleep(0)

        wishes = [
            ("first", NOBODY, "x"),
            ("alone", NOBODY, "y"),
            ("a1", WATCHED, "a"),
            ("a2", WATCHED, "a"),
            ("a3", WATCHED, "a"),
            ("b1", WATCHED, "b"),
            ("back", EXPECTED, "c"),
        ]
        tasks = [asyncio.create_task(wants(*wish)) for wish in wishes]
        await asyncio.sleep(0)
        assert queue.waiting == 6
        tasks[3].cancel()
        await asyncio.wait(tasks)
        assert served == ["first", "a1", "b1", "a3", "back", "alone"]
        assert shares["a1"] == 1 and shares["b1"] == 1 / 4, "those who matter less take nothing"
        assert shares["back"] == 1 / 5 and not queue.waiting and not queue._wanted
        async with queue.place(NOBODY, "x") as share:
            assert share == 1

    asyncio.run(scenario())


def test_a_match_matters_by_who_looks_and_who_has_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, woken, told = Time(), [], []
    alone = Attention(Seats("computer", "computer"), lambda: woken.append(1), clock, lambda: told.append(clock.now))
    person = Attention(Seats("computer", "person"), lambda: None, clock)
    assert (alone.rank, person.rank) == (NOBODY, EXPECTED)
    alone.look()
    person.look()
    assert (alone.rank, person.rank) == (WATCHED, WATCHED)
    for _ in range(50):
        alone.look()
        alone.go_on()
    assert len(woken) == len(told) == 1, "its computers have their turn, and other processes know"
    clock.now += minding.GLANCE
    assert (alone.rank, person.rank) == (NOBODY, EXPECTED)
    with alone.looking():
        assert len(told) == 2
        clock.now += minding.TOLD
        alone.go_on()
        assert len(told) == 3, "who watches is told of again, though nothing happens"
        clock.now += 10 * minding.FORGOTTEN
        assert alone.rank == WATCHED and not alone.is_forgotten
    assert alone.rank == WATCHED
    clock.now += minding.FORGOTTEN + 1
    assert alone.is_forgotten and not person.is_forgotten
    woken.clear()
    alone.heard()
    assert woken and not alone.is_forgotten and len(told) == 3, "what is heard is not told on"


def test_computers_alone_have_a_small_share_and_their_turn_when_there_is_time() -> None:
    asked: list[Request] = []

    async def scenario() -> None:
        bots = Bots(think_randomly, workers=1)

        async def noted(request: Request, rank: int, match: str) -> int:
            asked.append(request)
            return actions[0]

        bots._ask = noted  # type: ignore[method-assign]
        game = hustings.game(GAME)
        position = game.match(bytes(32)).position
        seat = position.to_act[0]
        actions = position.actions(seat)
        nobody = Attention(Seats("computer"), lambda: None)
        for attention in (None, nobody):
            await bots.decide(game, position, seat, actions, "search", 1.5, attention)
        assert [request.seconds for request in asked] == [1.5, SPARE]
        loop, came = asyncio.get_running_loop(), list[str]()

        async def comes(name: str, attention: Attention) -> None:
            await bots.admitted(attention, 3600)
            came.append(name)

        others = [Attention(Seats("computer"), lambda: None) for _ in range(3)]
        began = loop.time()
        tasks = [asyncio.create_task(comes(str(n), other)) for n, other in enumerate(others)]
        await comes("person", Attention(Seats("person"), lambda: None))
        await eventually(lambda: "0" in came)
        others[2].look()
        await eventually(lambda: "2" in came)
        assert came == ["person", "0", "2"] and loop.time() - began < 60, "who is looked at does not wait"
        for task in tasks:
            task.cancel()

    asyncio.run(scenario())


def test_a_match_that_nobody_minds_rests_until_a_page_of_it_is_opened(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minding, "FORGOTTEN", -1.0)

    async def scenario() -> None:
        async with site(sqlite, bots=Bots(think_randomly, workers=1)) as place:
            plans = COMPUTERS, [SeatPlan("person"), COMPUTERS[0]]
            made = [await place.rooms.create(GAME, {}, plan) for plan in plans]
            room, played = [await place.rooms.room(one.match_id) for one in made]
            await eventually(lambda: bool(played.match.records) or not played.busy)
            assert not room.busy and not room.match.records
            assert (await place.browser().http.get(f"/m/{room.id}")).status_code == 200
            await eventually(lambda: bool(room.match.records))

    asyncio.run(scenario())


def test_many_matches_of_computers_alone_act_seldom(sqlite: str) -> None:
    async def scenario() -> None:
        pace = Pace((0.0, 0.0), (0.0, 0.0), 0.2, 0.01, (0.0, 0.0), spare=3600)
        async with rooms_at(sqlite, Bots(think_randomly, workers=1), pace=pace) as rooms:
            made = [await rooms.create(GAME, {}, COMPUTERS) for _ in range(5)]
            alone = [await rooms.room(one.match_id) for one in made]
            watched = alone.pop()
            with watched.attention.looking():
                await eventually(lambda: len(watched.match.records) > 5)
            assert sum(len(room.match.records) > 0 for room in alone) <= 1

    asyncio.run(scenario())

"""Clocks: the server speaks for who owes an answer too long, with a clock of the test's own; it never sleeps."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from rooms_tools import eventually, move, picture, rooms_at, to_move
from test_extras import PCP
from test_talk import PERSONS
from toy_games import toys  # noqa: F401
from web import site

import hustings
from hustings.database.problems import DiskFull
from hustings.kernel.message import IllegalAction
from hustings.matches.computers.clock import Handle, Timer
from hustings.matches.people import PERSON, SeatPlan
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import DONE, Room
from hustings.play.match import Match
from hustings.play.records import TIME_UP, Diverged, Record
from hustings.play.replay import redo


class Alarm:
    """Something that a test lets happen later."""

    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at, self.do, self.off = at, do, False

    def cancel(self) -> None:
        self.off = True


class ByHand(Timer):
    """Time that goes on when the test says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        self.alarms.append(Alarm(self.time + seconds, do))
        return self.alarms[-1]

    @property
    def set(self) -> list[Alarm]:
        return [alarm for alarm in self.alarms if not alarm.off]

    def go(self, seconds: float) -> None:
        self.time += seconds
        for alarm in [alarm for alarm in self.set if alarm.at <= self.time]:
            alarm.off = True
            alarm.do()


async def opened(rooms: Rooms, clock: str, plans: list[SeatPlan] = PERSONS) -> Room:
    return await rooms.room((await rooms.create(PCP, {"clock": clock}, plans)).match_id)


def kinds(room: Room) -> list[str]:
    return [record.kind for record in room.match.records]


def test_the_plainest_answer_is_given_when_time_is_up_and_is_replayed(url: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(url, timer=timer) as rooms:
            room = await opened(rooms, "60")
            seat = to_move(room.match)
            plain = room.game.text(room.match.seen_by(seat).answers(seat)[-1])
            timer.go(59)
            assert kinds(room) == [] and room.deadlines.left() == {seat: 1.0}
            timer.go(1)
            await eventually(lambda: kinds(room) == [TIME_UP])
            assert room.match.records[0].action == plain
            assert [line.entry.key for line in room.match.entries(None)].count("time-up") == 1
            assert len(timer.set) == 1, "one timer a room"
            assert set(room.deadlines.left().values()) == {60.0}
            stood, match_id = picture(room.match), room.id
            timer.go(20)
        async with rooms_at(url, timer=timer) as rooms:
            room = await rooms.room(match_id)
            assert picture(room.match) == stood
            assert set(room.deadlines.left().values()) == {60.0}, "the full time after a restart"

    asyncio.run(scenario())


def test_an_answer_in_time_gets_the_next_one_a_full_time(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await opened(rooms, "180")
            timer.go(100)
            await move(room)
            while room.match.can_undo(to_move(room.match)):
                await move(room, pick=-1)
            asked = room.match.position.to_act
            assert room.deadlines.left() == dict.fromkeys(asked, 180.0)
            before = room.deadlines.left()
            await room.talk.say(0, "hurry up")
            timer.go(5)
            room.refresh()
            assert room.deadlines.left() == {seat: left - 5 for seat, left in before.items()}

    asyncio.run(scenario())


def test_without_a_clock_nothing_ever_runs_out_and_computers_are_not_hurried(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await opened(rooms, "none")
            assert timer.alarms == [] and room.deadlines.left() == {}
            room = await opened(rooms, "60")
            for seat in range(4):
                await room.seating.leave_to_computer(seat, "random")
            room._computers.stop()
            assert timer.set == [] and room.deadlines.left() == {}
            await rooms.create(PCP, {"clock": "60"}, PERSONS, "hotseat")
            assert timer.set == [], "at one device people look at each other, not at a clock"

    asyncio.run(scenario())


def test_a_match_is_played_over_days(sqlite: str) -> None:
    """A new server every morning finds the match as it was left, and the offer of the evening before."""

    async def scenario() -> None:
        timer, rng = ByHand(), random.Random(1)
        match_id, stood = "", None
        for day in count():
            giver, taker = (0, "ochre") if day % 2 else (1, "red")
            async with rooms_at(sqlite, timer=timer, clock=lambda day=day: day * 86400.0) as rooms:
                room = await rooms.room(match_id) if match_id else await opened(rooms, "none")
                if match_id:
                    assert picture(room.match) == stood
                    accept = f"accept {room.match.seats[1 - giver]}-1"
                    mark = room.match.mark(giver, room.game.action(accept))
                    assert (await room.extra(giver, mark, accept)).kind == DONE
                for _ in range(12):
                    if room.match.outcome is None:
                        await move(room, rng)
                if room.match.outcome is not None:
                    break
                await room.compose(giver, room.match.asides[giver], {"to": [taker], "gives": ["note-1"], "wants": []})
                match_id, stood = room.id, picture(room.match)
        assert day > 5 and timer.alarms == [] and TIME_UP not in kinds(room)
        assert [seat.kind for seat in room.seats] == [PERSON] * 4

    asyncio.run(scenario())


def test_while_the_store_fails_nobody_loses_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await opened(rooms, "60")
            append, failed = rooms.store.append, asyncio.Event()

            async def full(*arguments: Any, **more: Any) -> None:
                failed.set()
                raise DiskFull()

            monkeypatch.setattr(rooms.store, "append", full)
            timer.go(30)
            with pytest.raises(DiskFull):
                await move(room)
            assert set(room.deadlines.left().values()) == {60.0}
            failed.clear()
            timer.go(60)
            await failed.wait()
            await eventually(lambda: set(room.deadlines.left().values()) == {60.0})
            assert kinds(room) == []
            monkeypatch.setattr(rooms.store, "append", append)
            timer.go(60)
            await eventually(lambda: kinds(room) == [TIME_UP])

    asyncio.run(scenario())


# -- in the kernel ---------------------------------------------------------------------------------------------------


def fresh(game: str = PCP) -> Match:
    return hustings.game(game).match(bytes(32))


def drafting() -> tuple[Match, int]:
    """A match in which a seat has drafted an answer and is asked again."""
    match = fresh("watergate")
    while True:
        seat = to_move(match)
        match.act(seat, match.seen_by(seat).answers(seat)[0])
        if match.can_undo(seat) and seat in match.seen_by(seat).to_act:
            return match, seat


def test_what_was_drafted_is_kept() -> None:
    match, seat = drafting()
    drafted = match.records[-1].action
    record = match.time_up(seat)
    assert not match.can_undo(seat)
    assert match.history.moments[-1].seat == seat and match.history.moments[-1].answered
    assert [r.action for r in match.records[-2:]] == [drafted, record.action]
    again = fresh("watergate")
    for one in match.records:
        redo(again, one)
    assert picture(again) == picture(match)


def test_a_finished_draft_is_the_answer() -> None:
    match, rng = fresh(), random.Random(1)
    while not any(match.waits_for_commit(seat) for seat in range(4)):
        seat = to_move(match)
        match.act(seat, rng.choice(match.seen_by(seat).answers(seat)), hold=True)
    seat = next(seat for seat in range(4) if match.waits_for_commit(seat))
    assert match.time_up(seat).action == ""
    assert not match.can_undo(seat)
    assert [line.entry.key for line in match.entries(None)][-1] == "time-up"


def test_time_is_up_only_for_who_owes_and_only_with_what_the_rules_give() -> None:
    match = fresh()
    other = next(seat for seat in range(4) if seat not in match.position.to_act)
    with pytest.raises(IllegalAction):
        match.time_up(other)
    twin = match.clone()
    record = match.time_up(to_move(match))
    with pytest.raises(Diverged):
        redo(twin, Record(record.kind, record.seat, "done", record.chance, digest=record.digest))


@pytest.mark.parametrize(("language", "said"), [("en", "Time left"), ("ja", "残り時間")])
def test_the_page_says_how_much_time_is_left_for_whom(sqlite: str, language: str, said: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with site(sqlite, timer=timer) as place:
            room = await opened(place.rooms, "180")
            timer.go(58)
            seat = room.match.seats[to_move(room.match)]
            page = await place.browser(language).get(f"/m/{room.id}")
            assert f'aria-label="{said}"' in page.html and f'id="clock-{seat}"' in page.html
            assert "2:02" in page.text
            calm = await opened(place.rooms, "none")
            assert 'id="clock-' not in (await place.browser().get(f"/m/{calm.id}")).html

    asyncio.run(scenario())

"""Time controls: what is counted of whom, what becomes of who has no time left; outages cost nobody anything."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rooms_tools import TWO_PERSONS, eventually, move, rooms_at, to_move
from test_clock import ByHand, kinds
from test_extras import PCP
from test_talk import PERSONS
from web import site

import hustings
from hustings.database.problems import DiskFull
from hustings.files.transcript import HOTSEAT
from hustings.kernel.message import IllegalAction
from hustings.matches.computers.bank import BEAT, FIRST_DAY, FIRST_LOOK, GRACE, Bank, KeptTime
from hustings.matches.people import COMPUTER, OPEN, PERSON, SeatPlan
from hustings.matches.problems import BadPace, PaceAtDevice
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.matches.timecontrol import DAY, OFFERED, TimeControl, parse_pace
from hustings.play.records import TIME_LOST, TIME_UP
from hustings.play.replay import redo

# -- what is written and said ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [*OFFERED, "1+0", "600+600", "14d"])
def test_what_can_be_read_is_written_the_same_and_said_in_both_languages(text: str) -> None:
    control = parse_pace(f" {text} ")
    assert str(control) == text
    assert control.say("en") and control.say("ja") != control.say("en")


@pytest.mark.parametrize("text", ["0+20", "601+0", "5", "5+", "+5", "0d", "15d", "2 d", "1.5d", "-1+5", "1+2+3"])
def test_what_is_no_time_control_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadPace):
        parse_pace(text)


# -- what is counted -------------------------------------------------------------------------------------------------


def live(minutes: int = 1, seconds: int = 10) -> Bank:
    bank = Bank(TimeControl(minutes, seconds), 2, 0.0)
    bank.came = frozenset({0, 1})
    return bank


def test_only_who_owes_an_answer_pays_and_the_first_seconds_are_free() -> None:
    bank = live()
    bank.ask([0])
    bank.go(GRACE)
    assert bank.left == [60.0, 60.0]
    bank.go(GRACE + 20)
    assert bank.left == [40.0, 60.0] and bank.ends == {0: 40.0}
    bank.ask([0, 1])
    bank.go(GRACE + 30)
    assert bank.left == [30.0, 60.0 - 10 + GRACE], "questions to several run several clocks"
    bank.go(GRACE + 60)
    assert bank.over() == [0]


def test_a_move_brings_its_seconds_once_even_when_it_is_taken_back() -> None:
    bank = live()
    bank.ask([0], moment=1)
    bank.go(GRACE + 20)
    bank.ask([0], mover=0, moment=2)
    assert bank.left[0] == 40.0, "the move goes on"
    bank.ask([1], mover=0, moment=3)
    assert bank.left == [50.0, 60.0]
    bank.ask([0], moment=1)
    assert bank.left == [50.0, 60.0], "who grants a takeback has not moved"
    bank.ask([1], mover=0, moment=3)
    assert bank.left == [50.0, 60.0]
    bank.ask([0], mover=1, moment=4)
    bank.ask([1], mover=0, moment=5)
    assert bank.left == [60.0, 70.0]


def test_days_are_for_each_move_and_stand_still_in_holidays() -> None:
    bank = Bank(TimeControl(days=2), 2, 0.0)
    bank.ask([0])
    assert bank.free == {0: FIRST_DAY}
    assert bank.arrive(0) and not bank.arrive(0)
    assert bank.free == {0: GRACE}
    bank.go(GRACE + DAY)
    assert bank.rest(0, 5 * DAY) and not bank.rest(0, 5 * DAY)
    bank.go(GRACE + 4 * DAY)
    assert bank.left[0] == DAY
    bank.ask([1], mover=0, moment=1)
    bank.ask([0], mover=1, moment=2)
    assert bank.left[0] == 2 * DAY and bank.free == {0: 2 * DAY}, "a move that begins in holidays waits for their end"
    assert bank.rest(0, 0.0)
    assert bank.off == {} and bank.free == {0: GRACE}
    assert not live().rest(0, DAY), "nobody goes on holiday in the middle of a live match"


def test_a_match_waits_for_the_first_look_of_each_but_not_for_ever() -> None:
    bank = Bank(TimeControl(1, 10), 2, 0.0)
    bank.ask([0])
    bank.go(200)
    assert bank.left == [60.0, 60.0]
    bank.arrive(0)
    bank.go(200 + GRACE + 5)
    assert bank.left[0] == 55.0
    bank.ask([1], mover=0, moment=1)
    bank.go(200 + GRACE + 5 + FIRST_LOOK + 5)
    assert bank.left == [65.0, 55.0]


def test_it_comes_back_from_the_database_as_it_went() -> None:
    bank = Bank(TimeControl(days=3), 3, 5.0)
    bank.ask([0, 2])
    bank.arrive(2)
    bank.rest(0, DAY)
    bank.go(3600.0)
    kept = bank.kept({1: 4.0})
    again = Bank.restored(kept, 3, 3600.0)
    assert again is not None and vars(again) == vars(bank)
    assert Bank.restored(KeptTime(), 3, 0.0) is None


# -- at a table ------------------------------------------------------------------------------------------------------


async def timed(rooms: Rooms, pace: str, game: str = "watergate", plans: list[SeatPlan] = TWO_PERSONS) -> Room:
    room = await rooms.room((await rooms.create(game, {}, plans, pace=pace)).match_id)
    for seat, state in enumerate(room.seats):
        if state.kind == PERSON:
            await room.arrive(seat)
    return room


async def goes_by(timer: ByHand, room: Room, seconds: float) -> None:
    """Let time go by while the server runs: whatever is due is done at its time."""
    end = timer.time + seconds
    while timer.time < end:
        at = min((alarm.at for alarm in timer.set), default=end)
        timer.go(max(0.0, min(at, end) - timer.time))
        await asyncio.sleep(0)
        await eventually(lambda: not room.deadlines.tasks)


def seconds(room: Room) -> list[float]:
    times = room.deadlines.shown()
    return [times[seat].left for seat in sorted(times)]


def test_who_has_no_time_left_has_lost_and_that_is_replayed(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await timed(rooms, "1+10")
            seat = to_move(room.match)
            await goes_by(timer, room, GRACE + 30)
            await move(room)
            while to_move(room.match) == seat:
                await move(room)
            assert sorted(seconds(room)) == [40.0, 60.0]
            await goes_by(timer, room, GRACE + 59)
            assert room.match.outcome is None
            await goes_by(timer, room, 1)
            await eventually(lambda: room.match.outcome is not None)
            assert room.match.outcome is not None
            assert room.match.outcome.winners == (seat,) and room.match.outcome.how == "end-time"
            assert kinds(room)[-1] == TIME_LOST and seconds(room) == [] and timer.set == []
            again = hustings.game("watergate").match(room.match.chance.secret)  # type: ignore[attr-defined]
            for record in room.match.records:
                redo(again, record)
            assert again.position.encode() == room.match.position.encode()

    asyncio.run(scenario())


def test_nobody_acts_after_its_time(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await timed(rooms, "1+0")
            await goes_by(timer, room, GRACE + 59.0)
            timer.time += 1.0
            with pytest.raises(IllegalAction, match="time-is-up"):
                await move(room)
            timer.go(0)
            await eventually(lambda: room.match.outcome is not None)

    asyncio.run(scenario())


def test_of_six_a_computer_takes_the_seat_and_its_person_can_come_back(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await timed(rooms, "1+0", PCP, PERSONS)
            seat = to_move(room.match)
            await goes_by(timer, room, GRACE + 60)
            await eventually(lambda: room.seats[seat].kind == COMPUTER)
            room._computers.stop()
            assert room.match.outcome is None
            await room.seating.take_back(seat)
            if seat in room.match.position.to_act:
                assert room.deadlines.shown()[seat].left == 30.0

    asyncio.run(scenario())


def test_a_game_may_give_the_plainest_answer_instead(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await timed(rooms, "1+0")
            monkeypatch.setattr(type(room.game), "overtime", lambda self, options: "plain")
            await goes_by(timer, room, GRACE + 60)
            await eventually(lambda: kinds(room)[:1] == [TIME_UP])
            assert room.match.outcome is None

    asyncio.run(scenario())


def test_clocks_wait_until_all_seats_are_taken_and_at_one_device_there_are_none(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            made = await rooms.create("watergate", {}, [SeatPlan("person"), SeatPlan("open")], pace="1+0")
            room = await rooms.room(made.match_id)
            await room.arrive(0)
            await goes_by(timer, room, 100)
            assert seconds(room) == [60.0]
            await rooms.claim_open(room.id, 1, "Bob")
            seat = to_move(room.match)
            await goes_by(timer, room, (GRACE if seat == 0 else FIRST_LOOK) + 1)
            assert sorted(seconds(room)) == [59.0, 60.0]
            with pytest.raises(PaceAtDevice):
                await rooms.create("watergate", {}, TWO_PERSONS, HOTSEAT, pace="1+0")

    asyncio.run(scenario())


def test_while_a_seat_is_free_nobody_looks_at_the_clock_again_and_again(sqlite: str) -> None:
    """What the simulated seed 5000224 found: a match with both kinds of clocks kept the only process busy for ever."""

    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            plans = [*PERSONS[:-1], SeatPlan(OPEN)]
            while True:  # until it begins with a person
                room = await rooms.room((await rooms.create(PCP, {"clock": "60"}, plans, pace="1+0")).match_id)
                if room.seats[to_move(room.match)].kind == PERSON:
                    break
            timer.go(2 * BEAT)
            await eventually(lambda: not room.deadlines.tasks)
            assert [alarm.at for alarm in timer.set] == [60.0]

    asyncio.run(scenario())


def test_a_draft_and_its_undoing_give_no_time(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await timed(rooms, "10+10")
            seat = to_move(room.match)
            await room.seating.set(seat, confirm=True)
            timer.go(GRACE)
            for _ in range(3):
                timer.go(20)
                while not room.match.can_undo(seat):
                    await move(room)
                timer.go(1)
                await room.undo(seat, room.match.turns[seat])
            assert sorted(seconds(room)) == [600.0 - 63, 600.0]

    asyncio.run(scenario())


def test_time_that_nobody_kept_is_nobodys(sqlite: str) -> None:
    """A server that is started anew, one that stood still, and a disk that was full."""

    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await timed(rooms, "10+0")
            await goes_by(timer, room, 4 * BEAT)
            match_id, left = room.id, min(seconds(room))
            assert left == 600.0 - 4 * BEAT + GRACE
        timer.go(3600)
        async with rooms_at(sqlite, timer=timer) as rooms:
            room = await rooms.room(match_id)
            assert min(seconds(room)) == left
            timer.go(3600)
            assert min(seconds(room)) == left, "nobody looked for an hour"
            await eventually(lambda: bool(timer.set) and not room.deadlines.tasks)
            await goes_by(timer, room, 4 * BEAT)
            assert min(seconds(room)) == left - 4 * BEAT

            async def full(*arguments: Any, **more: Any) -> int:
                raise DiskFull()

            settle, rooms.store.settle = rooms.store.settle, full  # type: ignore[method-assign]
            await goes_by(timer, room, 40 * BEAT)
            rooms.store.settle = settle  # type: ignore[method-assign]
            assert min(seconds(room)) == left - 4 * BEAT

    asyncio.run(scenario())


def test_clocks_go_on_after_a_restart_though_nobody_comes(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            match_id = (await timed(rooms, "1+0")).id
            await rooms.create("watergate", {}, TWO_PERSONS)
        async with rooms_at(sqlite, timer=timer) as rooms:
            await rooms.start()
            await eventually(lambda: rooms.in_memory(match_id) is not None)
            assert rooms.loaded == 1
            room = await rooms.room(match_id)
            await goes_by(timer, room, GRACE + 60)
            await eventually(lambda: room.match.outcome is not None)

    asyncio.run(scenario())


def test_a_rematch_has_the_same_time_control_and_who_is_away_is_left_to_the_clock(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer, clock=lambda: timer.time, away_after=60.0) as rooms:
            room = await timed(rooms, "30+20")
            timer.time += 20.0 * 60
            assert not any(room.presence.away(seat) for seat in (0, 1))
            await room.resign(0)
            again = await rooms.room((await room.rematch()).match_id)
            assert again.deadlines.pace == "30+20"

    asyncio.run(scenario())


# -- on a page and in the API ----------------------------------------------------------------------------------------


def test_a_page_sets_the_time_and_a_table_shows_it(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with site(sqlite, timer=timer) as place:
            browser = place.browser()
            page = await browser.start(game="watergate", pace="2d", opponent="friend", side="nixon")
            room = next(iter(place.rooms._rooms.values()))
            assert room.deadlines.pace == "2d" and 'id="clock-' not in page.html, "nobody is there yet"
            await place.rooms.claim_open(room.id, 1 if room.seats[0].kind == PERSON else 0, "Bob")
            asked = room.match.seats[to_move(room.match)]
            page = await browser.get(f"/m/{room.id}")
            assert f'id="clock-{asked}"' in page.html and "2 d 0 h" in page.text and "first look" in page.text
            assert 'role="timer"' in page.html
            page = await place.browser("ja").get(f"/m/{room.id}")
            assert "2日0時間" in page.text
            wanted = {"game": "watergate", "seats": [{"kind": "person"}] * 2, "pace": "30+20"}
            _, opened = await browser.json("POST", "/api/matches", json=wanted)
            _, told = await browser.json("GET", f"/api/matches/{opened['match']}")
            assert [clock["left"] for clock in told["clocks"]] == [1800, 1800]
            assert sum(clock["runs"] for clock in told["clocks"]) == 1
            status, refused = await browser.json("POST", "/api/matches", json={**wanted, "pace": "5 minutes"})
            assert (status, refused["error"]) == (422, "bad-pace")

    asyncio.run(scenario())


def test_a_room_that_is_begun_anew_while_its_clock_is_stored_keeps_no_clock_any_more(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What seed 10000348 of the simulated weather found: two clocks of one match overwrote each other."""

    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, timer=timer) as rooms:
            old = await timed(rooms, "1+10")
            reached, go_on, settle = asyncio.Event(), asyncio.Event(), rooms.store.settle

            async def slowly(*times: Any, **how: Any) -> int:
                reached.set()
                await go_on.wait()
                return await settle(*times, **how)

            monkeypatch.setattr(rooms.store, "settle", slowly)
            timer.go(BEAT)
            await reached.wait()
            closing = asyncio.create_task(rooms.changed_by_administrator({old.id}))
            await asyncio.sleep(0)
            go_on.set()
            await closing
            await eventually(lambda: not old.deadlines.tasks)
            old.refresh()
            anew = await rooms.room(old.id)
            assert anew is not old and {alarm.do.__self__ for alarm in timer.set} == {anew.deadlines}  # type: ignore[attr-defined]

    asyncio.run(scenario())

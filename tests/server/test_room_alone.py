"""What a room does by itself, and whom it wakes."""

from __future__ import annotations

import asyncio
import itertools
import random
from dataclasses import replace

import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, move, rooms_at, to_move

import hustings
from hustings.database.problems import DiskFull, StoreFailed
from hustings.matches.computers.answering import Pace, not_worth_it
from hustings.matches.people import SeatPlan
from hustings.matches.table.room import Room
from hustings.words.sentences import LANGUAGES, Words


def test_a_draft_wakes_only_the_one_who_makes_it(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            drafts = 0
            while room.match.outcome is None and drafts < 10:
                before = {audience: room.version(audience) for audience in (None, 0, 1)}
                seat = to_move(room.match)
                await move(room, pick=-1)
                if room.match.can_undo(seat):
                    drafts += 1
                    assert room.version(seat) == before[seat] + 1
                    assert room.version(1 - seat) == before[1 - seat]
                    assert room.version(None) == before[None]
                    turn = room.match.turns[seat]
                    await room.undo(seat, turn)
                    assert room.version(1 - seat) == before[1 - seat]
                    await move(room, pick=-1)
            assert drafts

    asyncio.run(scenario())


def test_everybody_who_waits_is_woken_by_what_they_can_see(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            audiences = (None, 0, 1)
            at_first = {audience: room.version(audience) for audience in audiences}
            waiting = {a: asyncio.create_task(room.changed(a, at_first[a])) for a in audiences}
            await asyncio.sleep(0)
            await room.seating.set(0, auto_pass=True)
            await asyncio.sleep(0)
            assert {a for a in audiences if waiting[a].done()} == {0}, "a setting is nobody else's business"
            await room.seating.leave_to_computer(1, "random")
            done = await asyncio.gather(*waiting.values())
            assert all(version > at_first[a] for a, version in zip(audiences, done, strict=True))

    asyncio.run(scenario())


def test_a_page_from_before_a_restart_is_brought_up_to_date(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await move(room)
            old = [room.version(audience) for audience in (None, 0, 1)]
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room(room.id)
            for audience, version in zip((None, 0, 1), old, strict=True):
                now = await asyncio.wait_for(room.changed(audience, version), 1)
                assert now != version

    asyncio.run(scenario())


def test_somebody_who_could_only_pass_passes_by_itself_when_they_want(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await room.seating.set(0, auto_pass=True)
            await room.seating.set(1, auto_pass=True)
            passed = 0
            rng_seed = 0
            while room.match.outcome is None:
                texts = [[room.game.text(a) for a in room.match.actions(seat)] for seat in (0, 1)]
                if ["pass"] in texts:
                    count = len(room.match.records)
                    await eventually(lambda count=count: len(room.match.records) > count)  # type: ignore[misc]
                    assert room.match.records[count].action == "pass"
                    passed += 1
                else:
                    rng_seed += 1
                    await move(room, pick=rng_seed % 2 - 1)
            assert passed

    asyncio.run(scenario())


def test_what_is_not_worth_it_is_let_go_by_and_what_is_worth_it_is_asked(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Judged once a question, by what the seat knows; its page waits, and the pause is that of any pass."""
    drawn: list[tuple[float, float]] = []
    judged: list[int] = []
    worth = [True]

    def judge(game: object, position: object, seat: int, idle: int) -> bool:
        judged.append(seat)
        return not worth[0]

    def draw(low: float, high: float) -> float:
        drawn.append((low, high))
        return 0.0

    monkeypatch.setattr("hustings.matches.computers.answering.not_worth_it", judge)
    monkeypatch.setattr("random.uniform", draw)

    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create("1960", {}, TWO_PERSONS)).match_id)
            for number in itertools.count():
                if room.match.position.stack[-1].idle == "pass":
                    break
                await move(room, pick=-(number % 2))
            (seat,) = room.match.position.to_act
            assert not room.is_idle(seat) and not judged, "nobody has asked to be spared"
            await room.seating.set(seat, auto_pass=True)
            await asyncio.sleep(0.05)
            assert not room.is_idle(seat) and judged == [seat]
            await room.seating.set(seat, auto_pass=False)
            worth[0] = False
            room._computers._judged.clear()
            before = [room.version(other) for other in (1 - seat, None)]
            await room.seating.set(seat, auto_pass=True)
            assert [room.version(other) for other in (1 - seat, None)] == before
            assert room.is_idle(seat)
            count = len(room.match.records)
            await eventually(lambda: len(room.match.records) > count)
            assert room.match.records[-1].action == "pass" and drawn[-1] == rooms.pace.reaction

    asyncio.run(scenario())


def test_a_good_player_lets_a_waste_go_by_whatever_may_lie_hidden() -> None:
    game = hustings.game("1960")
    rng = random.Random(2)
    found = {True: 0, False: 0}
    for seed in range(4):
        p = game.setup(seed=seed)
        for _ in range(250):
            if p.outcome is not None:
                break
            (seat, *_) = p.to_act
            if p.stack[-1].idle == "pass":
                spared = not_worth_it(game, p, seat, game.action("pass"))
                found[spared] += 1
            p.act(seat, rng.choice(p.answers(seat)))
    assert found[True] and found[False], found


def test_a_pass_takes_equally_long_whether_one_could_have_reacted_or_not(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause is drawn from the same two numbers, and thinking has to fit into it."""
    drawn: list[tuple[float, float]] = []

    def draw(low: float, high: float) -> float:
        drawn.append((low, high))
        return 0.0

    monkeypatch.setattr("random.uniform", draw)
    pace = Pace(action=(0.001, 0.002), reaction=(0.003, 0.004), thinking=0.1, spare=0.0)

    async def scenario() -> None:
        async with rooms_at(sqlite, pace=pace) as rooms:
            computers = [SeatPlan("computer", "random")] * 2
            room = await rooms.room((await rooms.create(GAME, {}, computers)).match_id)
            seen = {True: set(), False: set()}  # type: ignore[var-annotated]
            act = room.act

            async def noted(seat: int, turn: int, action: str) -> object:
                actions = [room.game.text(a) for a in room.match.actions(seat)]
                if not room.match.can_undo(seat):
                    seen["pass" in actions].add(drawn[-1])
                return await act(seat, turn, action)

            monkeypatch.setattr(room, "act", noted)
            await eventually(lambda: room.match.outcome is not None)
            assert seen == {True: {pace.reaction}, False: {pace.action}}

    asyncio.run(scenario())


def test_a_computer_goes_on_when_the_disk_has_room_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            append = rooms.store.append
            failures = [StoreFailed(), DiskFull()]
            said: list[str] = []

            async def failing(*given: object, **more: object) -> int:
                if room is not None and room.paused_reason is not None:
                    said.append(room.paused_reason.key)
                    assert all(Words(room.game).say(language, "", room.paused_reason) for language in LANGUAGES)
                if failures:
                    raise failures.pop()
                return await append(*given, **more)  # type: ignore[arg-type]

            room: Room | None = None
            monkeypatch.setattr(rooms.store, "append", failing)
            made = await rooms.create(GAME, {}, [SeatPlan("computer", "random")] * 2)
            room = await rooms.room(made.match_id)
            await eventually(lambda: room.match.outcome is not None)
            assert said == ["paused-disk-full", "paused-store-failed"], "the page says why the computer waits"
            assert room.paused_reason is None

    asyncio.run(scenario())


def test_a_full_disk_does_not_keep_anybody_from_looking(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise StoreFailed()

    async def scenario() -> None:
        now = [1000.0]
        async with rooms_at(sqlite, clock=lambda: now[0]) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            monkeypatch.setattr(rooms.store, "note_seen", broken)
            now[0] += 1000
            room.presence.touch(0)
            assert room.seats[0].last_seen == now[0]

    asyncio.run(scenario())


def test_within_a_draft_that_nobody_sees_a_computer_does_not_pause(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[tuple[float, bool]] = []

    async def scenario() -> None:
        async with rooms_at(sqlite, pace=Pace((0.002, 0.003), (0.004, 0.005), 0.2)) as rooms:
            made = await rooms.create(GAME, {}, [SeatPlan("computer", "random")] * 2)
            room = await rooms.room(made.match_id)
            time = room._computers._time

            def noted(may_pass: bool, drafting: bool) -> tuple[float, float]:
                pause, thinking = time(may_pass, drafting)
                pauses.append((pause, drafting and not may_pass))
                assert thinking <= 0.2
                return pause, thinking

            monkeypatch.setattr(room._computers, "_time", noted)
            await eventually(lambda: len(pauses) > 60 or room.match.outcome is not None)

    asyncio.run(scenario())
    assert {pause > 0 for pause, within in pauses if within} == {False}
    assert {pause > 0 for pause, within in pauses if not within} == {True}


def test_a_search_takes_its_time_where_it_has_no_choice(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether Nixon had one token to show or three, and a conspirator to give up or none, is his secret."""
    pauses: list[float] = []

    async def scenario() -> None:
        async with rooms_at(sqlite, pace=Pace((0.5, 0.6), (0.7, 0.8), 1.5)) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            seat = to_move(room.match)
            room.seats[seat] = replace(room.seats[seat], kind="computer", level="search")

            async def sleep(seconds: float) -> None:
                pauses.append(seconds)

            with monkeypatch.context() as patched:
                patched.setattr("asyncio.sleep", sleep)
                await room._computers._act(seat, room.match.actions(seat)[:1])
            assert pauses[0] == 1.5

    asyncio.run(scenario())


def test_a_computer_goes_on_after_something_that_nobody_foresaw(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            act = room.act
            failures = [RuntimeError("can't start new thread"), MemoryError()]

            async def fail_at_first(seat: int, turn: int, action: str) -> object:
                if failures:
                    raise failures.pop()
                return await act(seat, turn, action)

            monkeypatch.setattr(room, "act", fail_at_first)
            for seat in (0, 1):
                await room.seating.leave_to_computer(seat, "random")
            await eventually(lambda: room.match.outcome is not None)

    asyncio.run(scenario())
    assert "the computer tries again" in caplog.text


def test_many_matches_are_stored_at_the_same_time(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            made = [await rooms.create(GAME, {}, TWO_PERSONS) for _ in range(12)]
            opened = [await rooms.room(one.match_id) for one in made]

            async def some_moves(room: Room) -> None:
                for _ in range(15):
                    await move(room)

            await asyncio.gather(*[some_moves(room) for room in opened])
            assert [len(room.match.records) for room in opened] == [15] * 12

    asyncio.run(scenario())
    assert not caplog.records

"""Workers: what has to happen by itself happens, whoever dies, and once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, move, play_out, talk_nonsense, to_move
from sqlalchemy import text
from test_extras import PCP
from test_talk import PERSONS
from test_traders import Told, idle
from two import processes, web, worker

from hustings.database.problems import StoreFailed
from hustings.matches.computers.bank import BEAT
from hustings.matches.computers.bots import Bots
from hustings.matches.people import SeatPlan
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.matches.together.queue import QUEUE, Queue
from hustings.play.records import TIME_LOST, TIME_UP

AGAINST_A_COMPUTER = [TWO_PERSONS[0], SeatPlan("computer", "random")]


async def sql(rooms: Rooms, statement: str, **values: Any) -> list[Any]:
    async with rooms.store.engine.begin() as connection:  # type: ignore[attr-defined]
        result = await connection.execute(text(statement), values)
        return list(result) if result.returns_rows else []


async def due(rooms: Rooms, room: Room) -> float | None:
    """The seconds until something is due in a match by itself, as the database has it; None: nothing is."""
    left = "SELECT due - extract(epoch FROM clock_timestamp()) FROM matches WHERE id = :id"
    found: float | None = (await sql(rooms, left, id=room.id))[0][0]
    return found


async def settled(rooms: Rooms, room: Room) -> None:
    """Wait until nothing is due and no job is left."""
    for _ in range(2000):
        jobs = (await sql(rooms, "SELECT count(*) FROM procrastinate_jobs"))[0][0]
        left = await due(rooms, room)
        if not jobs and (left is None or left > 5):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("something is still due")


def test_a_worker_plays_the_computers_of_a_match_that_the_web_serves(postgresql: str) -> None:
    async def scenario() -> None:
        async with web(postgresql) as rooms, worker(postgresql):
            room = await rooms.room((await rooms.create(GAME, {}, AGAINST_A_COMPUTER)).match_id)
            async with asyncio.timeout(60):
                while room.match.outcome is None:
                    version = room.version(0)
                    if room.match.seen_by(0).answers(0):
                        await move(room)
                    else:
                        await room.changed(0, version)
            assert not room.busy and {record.seat for record in room.match.records} == {0, 1}
            assert not rooms.bots.alive, "nobody has thought here"
            await settled(rooms, room)
            assert await due(rooms, room) is None

    asyncio.run(scenario())


def test_between_persons_nothing_is_due_and_no_job_is_made(postgresql: str) -> None:
    async def scenario() -> None:
        async with web(postgresql) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await play_out(room)
            assert await due(rooms, room) is None
            assert await sql(rooms, "SELECT id FROM procrastinate_jobs") == []
            assert await sql(rooms, "SELECT last_value, is_called FROM procrastinate_jobs_id_seq") == [(1, False)]

    asyncio.run(scenario())


def test_a_job_that_was_never_made_is_made_from_the_match(postgresql: str) -> None:
    """The process that stored the act died before it could say so; and so with a match from an older Hustings."""

    async def scenario() -> None:
        async with processes(postgresql, 1) as (rooms,):
            room = await rooms.room((await rooms.create(GAME, {}, [SeatPlan("computer", "random")] * 2)).match_id)
            assert room.match.records == []
            async with worker(postgresql):
                for _ in range(3000):
                    await room.look()
                    if room.match.outcome is not None:
                        break
                    await asyncio.sleep(0.01)
                assert room.match.outcome is not None
                await settled(rooms, room)

    asyncio.run(scenario())


def test_jobs_for_matches_that_are_gone_or_cannot_be_read_end(postgresql: str) -> None:
    async def scenario() -> None:
        async with web(postgresql) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, AGAINST_A_COMPUTER)).match_id)
            await sql(rooms, "UPDATE matches SET game = 'chess', header = '{}' WHERE id = :id", id=room.id)
            assert isinstance(rooms.jobs, Queue)
            await rooms.jobs.defer(["gone", "../etc", room.id])
            async with worker(postgresql):
                await settled(rooms, room)
            left = await due(rooms, room)
            assert left is not None and 500 < left < 601, "it is tried again, but not all the time"

    asyncio.run(scenario())


def test_computers_that_wait_for_time_to_spare_go_on_when_somebody_looks(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hustings.matches.work.ALONE", 0)

    async def scenario() -> None:
        async with web(postgresql) as rooms, worker(postgresql), asyncio.timeout(30):
            room = await rooms.room((await rooms.create(GAME, {}, [SeatPlan("computer", "random")] * 2)).match_id)
            while (await due(rooms, room) or 0) < 5:
                await asyncio.sleep(0.01)
            assert room.match.records == []
            room.attention.look()
            while not room.match.records:
                await asyncio.sleep(0.01)
                await room.look()

    asyncio.run(scenario())


def test_a_job_that_the_database_takes_for_being_done_by_a_living_worker_is_made_anew(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL died, and came again without what it was told last: that the job was over."""
    monkeypatch.setattr("hustings.matches.work.EVERY", 0.1)

    async def scenario() -> None:
        async with web(postgresql) as rooms, worker(postgresql), asyncio.timeout(20):
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            while not (found := await sql(rooms, "SELECT id FROM procrastinate_workers")):
                await asyncio.sleep(0.01)
            await sql(
                rooms,
                "INSERT INTO procrastinate_jobs (queue_name, task_name, lock, status, worker_id)"
                " VALUES (:queue, 'attend', :match, 'doing', :worker)",
                queue=QUEUE, match=room.id, worker=found[0][0],
            )  # fmt: skip
            while room.match.position.to_act != (1,):
                await move(room)
            records = len(room.match.records)
            await room.seating.leave_to_computer(1, "random")
            while len(room.match.records) == records:
                await asyncio.sleep(0.01)
                await room.look()
            await settled(rooms, room)

    asyncio.run(scenario())


def test_what_a_dead_worker_held_is_taken_by_another(postgresql: str) -> None:
    async def scenario() -> None:
        async with web(postgresql) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, AGAINST_A_COMPUTER)).match_id)
            while not room.match.seen_by(1).answers(1):
                await move(room)
            records = len(room.match.records)
            assert isinstance(rooms.jobs, Queue)
            await rooms.jobs.defer([room.id])
            manager = rooms.jobs.app.job_manager
            dead = await manager.register_worker()
            job = await manager.fetch_job(queues=[QUEUE], worker_id=dead)
            assert job is not None and job.lock == room.id
            await rooms.jobs.defer([room.id])
            await rooms.jobs.sweep()
            assert await manager.fetch_job(queues=[QUEUE], worker_id=dead) is None, "one job a match at a time"
            await sql(rooms, "UPDATE procrastinate_workers SET last_heartbeat = now() - interval '6 s'")
            async with worker(postgresql), asyncio.timeout(20):
                while len(room.match.records) == records:
                    await asyncio.sleep(0.01)
                    await room.look()
                await settled(rooms, room)

    asyncio.run(scenario())


def test_a_worker_that_stops_hands_over(postgresql: str) -> None:
    class Slow(Told):
        async def decide(self, *given: Any) -> int:
            if slow:
                asked.set()
                await asyncio.Event().wait()
            return await super().decide(*given)

    slow, asked = True, asyncio.Event()

    async def scenario() -> None:
        nonlocal slow
        async with web(postgresql) as rooms:
            plans = [*PERSONS[:3], SeatPlan("computer", "random")]
            room = await rooms.room((await rooms.create(PCP, {"clock": "none"}, plans)).match_id)
            async with worker(postgresql, bots=Slow(idle)):
                await asked.wait()
            jobs = await sql(rooms, "SELECT lock, status::text FROM procrastinate_jobs")
            assert jobs == [(room.id, "todo")]
            slow = False
            async with worker(postgresql, bots=Slow(idle)):
                await settled(rooms, room)

    asyncio.run(scenario())


@pytest.mark.parametrize("late", [1, 3600])
def test_a_deadline_is_kept_and_one_that_nobody_could_keep_is_given_anew(postgresql: str, late: int) -> None:
    async def scenario() -> None:
        async with web(postgresql) as rooms:
            room = await rooms.room((await rooms.create(PCP, {"clock": "60"}, PERSONS)).match_id)
            async with worker(postgresql):
                await settled(rooms, room)
            left = await due(rooms, room)
            assert left is not None and 50 < left <= 60
            seat = to_move(room.match)
            await move(room)
            while room.match.can_undo(seat):
                await move(room, pick=-1)
            records = len(room.match.records)
            await sql(rooms, "UPDATE matches SET timed = timed - 60 - :late, due = due - 60 - :late", late=late)
            async with worker(postgresql):
                await settled(rooms, room)
            await room.look()
            kinds = [record.kind for record in room.match.records[records:]]
            assert kinds == ([TIME_UP] if late == 1 else [])
            assert all(50 < left <= 60 for left in room.deadlines.left().values()), "every process knows"

    asyncio.run(scenario())


def test_a_computer_that_fails_at_a_worker_is_shown_by_the_web(postgresql: str) -> None:
    async def scenario() -> None:
        async with web(postgresql) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, [SeatPlan("computer", "search")] * 2)).match_id)

            async def broken(*given: Any, **more: Any) -> int:
                raise StoreFailed()

            async with worker(postgresql, bots=Bots(talk_nonsense, workers=1)) as work:
                work._rooms.store.append = broken  # type: ignore[method-assign]
                for _ in range(1000):
                    await room.look()
                    if room.paused_reason is not None and room.failing is not None:
                        break
                    await asyncio.sleep(0.01)
                assert room.paused_reason is not None and room.paused_reason.key == "paused-store-failed"
                assert room.failing is not None

    asyncio.run(scenario())


def test_matches_of_computers_alone_leave_room_for_those_of_persons(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hustings.matches.work.ALONE", 0)

    async def scenario() -> None:
        async with web(postgresql) as rooms, worker(postgresql):
            plans = [SeatPlan("computer", "random")] * 2, AGAINST_A_COMPUTER
            alone, played = [await rooms.room((await rooms.create(GAME, {}, plan)).match_id) for plan in plans]
            async with asyncio.timeout(60):
                while not any(record.seat == 1 for record in played.match.records):
                    version = played.version(0)
                    if played.match.seen_by(0).answers(0):
                        await move(played)
                    else:
                        await played.changed(0, version)
            await settled(rooms, alone)
            left = await due(rooms, alone)
            assert left is not None and left > 5 and not alone.match.records

    asyncio.run(scenario())


@pytest.mark.parametrize("late", [20, 3600])
def test_a_worker_ends_what_is_lost_on_time_and_counts_no_outage(postgresql: str, late: int) -> None:
    async def scenario() -> None:
        async with web(postgresql) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS, pace="1+0")).match_id)
            for seat in (0, 1):
                await room.arrive(seat)
            async with worker(postgresql):
                await settled(rooms, room)
            left = await due(rooms, room)
            assert left is not None and 10 < left <= BEAT, "it is stored again after a beat"
            seat = to_move(room.match)
            await sql(rooms, "UPDATE matches SET deadlines = replace(deadlines, '60.0', '8.0')")
            await sql(rooms, "UPDATE matches SET timed = timed - :late, due = due - :late", late=late)
            await room.following.look_within(-1)
            async with worker(postgresql):
                await settled(rooms, room)
            await room.look()
            kinds = [record.kind for record in room.match.records]
            assert kinds == ([TIME_LOST] if late == 20 else [])
            if late != 20:
                assert 6.0 < room.deadlines.shown()[seat].left <= 8.0, "an hour without a server is nobody's"

    asyncio.run(scenario())

"""Any process serves any match: what one writes the other shows, and nothing is done twice or lost between them."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, has_draft, move, move_until, picture, play_out, to_move
from sqlalchemy import text
from test_clock import ByHand
from test_extras import PCP
from test_talk import PERSONS
from two import processes, shown

from hustings.database.problems import StoreBusy, StoreFailed
from hustings.kernel.message import Message
from hustings.matches.computers.attention import NOBODY, WATCHED
from hustings.matches.computers.patience import LONGEST
from hustings.matches.people import SeatPlan
from hustings.matches.problems import NotAway, SeatTaken, UnknownMatch
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.matches.together.listening import address_of


@pytest.fixture
def database(postgresql: str) -> str:
    return postgresql


async def both(left: Rooms, right: Rooms, plans: Any = TWO_PERSONS, game: str = GAME, **options: str) -> list[Room]:
    """A new match as each process has it."""
    made = await left.create(game, options, plans)
    return [await rooms.room(made.match_id) for rooms in (left, right)]


def same(left: Room, right: Room) -> bool:
    return picture(left.match) == picture(right.match)


def test_what_one_process_writes_the_other_shows(database: str) -> None:
    """Records, drafts, what is taken back, talk, settings and seats."""

    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there)
            async with shown(left, right):
                for n in range(12):
                    await move((left, right)[n % 2])
                    await eventually(lambda: same(left, right))
                drafter = await has_draft(left)
                await eventually(lambda: right.match.can_undo(drafter))
                assert (await right.undo(drafter, right.match.turns[drafter])).kind == "done"
                await eventually(lambda: same(left, right))
                await move_until(right, lambda match: match.can_ask_takeback(0), seed=3)
                await right.ask_takeback(0)
                await eventually(lambda: left.match.asking == 0)
                await left.answer_takeback(1, True)
                await eventually(lambda: same(left, right))
                await asyncio.gather(left.talk.say(0, "hello"), right.talk.say(1, "hello you"))
                await left.talk.say(0, "for you alone", 1)
                await eventually(lambda: [len(room.talk) for room in (left, right)] == [3, 3])
                assert left.talk.heard_by(1) == right.talk.heard_by(1)
                await asyncio.gather(left.seating.set(0, confirm=True), right.seating.set(0, auto_pass=True))
                await eventually(lambda: all(r.seats[0].confirm and r.seats[0].auto_pass for r in (left, right)))
                await right.seating.leave_to_computer(1, "random")
                await eventually(lambda: left.seats[1].kind == "computer")

    asyncio.run(scenario())


def test_a_request_that_comes_to_another_process_is_looked_up_first(database: str) -> None:
    """Nobody has a page open there, and it answers from what is stored all the same."""

    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there)
            seat, turn = to_move(left.match), left.match.turns[to_move(left.match)]
            text = left.game.text(left.match.actions(seat)[0])
            assert (await left.act(seat, turn, text)).kind == "done"
            assert (await right.act(seat, turn, text)).kind == "repeated"
            await move(left)
            await left.talk.say(0, "hello", after=0)
            await (await there.room(left.id)).talk.say(0, "hello", after=0)
            assert same(left, await there.room(left.id)) and len(right.talk) == 1

    asyncio.run(scenario())


def test_an_offer_that_comes_to_both_is_made_once(database: str) -> None:
    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there, PERSONS, PCP, clock="none")
            offer = {"to": ["ochre"], "gives": ["note-1"], "wants": []}
            answers = await asyncio.gather(left.compose(0, 0, offer), right.compose(0, 0, offer))
            assert sorted(answer.kind for answer in answers) == ["done", "repeated"]
            assert same(left, await there.room(left.id))

    asyncio.run(scenario())


def test_own_writes_cost_no_look_and_others_cost_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there)
            async with shown(left, right):
                looks = {here: 0, there: 0}
                for rooms in (here, there):
                    since = rooms.store.since

                    async def counted(*given: Any, rooms: Rooms = rooms, since: Any = since) -> Any:
                        looks[rooms] += 1
                        return await since(*given)

                    monkeypatch.setattr(rooms.store, "since", counted)
                for n in range(5):
                    await move(left)
                    await eventually(lambda: same(left, right))
                    assert looks == {here: 0, there: n + 1}

    asyncio.run(scenario())


def test_an_invitation_is_accepted_once_and_its_token_is_good_everywhere(database: str) -> None:
    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there, [SeatPlan("person", name="Ann"), SeatPlan("open")])
            claims = await asyncio.gather(
                here.claim_open(left.id, 1, "Bob"), there.claim_open(left.id, 1, "Cem"), return_exceptions=True
            )
            token = next(claim for claim in claims if isinstance(claim, str))
            assert [type(claim) for claim in claims if not isinstance(claim, str)] == [SeatTaken]
            assert [await rooms.seat_of(left.id, token) for rooms in (here, there)] == [1, 1]
            assert left.seats[1].name == right.seats[1].name != ""
            left, right = await both(here, there, [SeatPlan("person", name="Ann"), SeatPlan("open")])
            first = await here.claim_open(left.id, 1, "Bob", "his browser")
            again = await there.claim_open(left.id, 1, "Bob", "his browser")
            assert again == first and await there.seat_of(left.id, again) == 1, "the first answer was lost"
            with pytest.raises(SeatTaken):
                await there.claim_open(left.id, 1, "Cem", "another browser")

    asyncio.run(scenario())


def test_a_process_has_few_connections(postgresql: str) -> None:
    async def scenario() -> None:
        async with processes(postgresql, 1) as (rooms,):
            async def asks() -> None:
                async with rooms.store.reading() as connection:
                    await connection.execute(text("SELECT pg_sleep(0.02)"))

            await asyncio.gather(*[asks() for _ in range(40)])
            count = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            async with rooms.store.reading() as connection:
                assert (await connection.scalar(text(count)) or 0) <= 9, "8 for transactions, and one that listens"

    asyncio.run(scenario())


def test_who_looks_is_known_in_the_process_that_thinks(postgresql: str) -> None:
    async def scenario() -> None:
        computers = [SeatPlan("computer", "random")] * 2
        async with processes(postgresql) as (here, there):
            left, right = await both(here, there, computers)
            assert left.attention.rank == right.attention.rank == NOBODY
            async with shown(left):
                left.attention.look()
                await eventually(lambda: right.attention.rank == WATCHED)
            unknown = await here.room((await here.create(GAME, {}, computers)).match_id)
            unknown.attention.look()
            await eventually(lambda: unknown.id in there._looked)
            assert (await there.room(unknown.id)).attention.rank == WATCHED, "also when it is read later"

    asyncio.run(scenario())


def test_both_open_the_same_rematch(database: str) -> None:
    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there)
            await play_out(left)
            await right.look()
            one, two = await asyncio.gather(left.rematch(), right.rematch())
            assert one == two
            assert left.rematch_id == (await there.room(left.id)).rematch_id == one.match_id
            assert same(await here.room(one.match_id), await there.room(one.match_id))

    asyncio.run(scenario())


def test_computers_wait_for_a_person_in_every_process_and_why_they_pause_is_read_in_each(database: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        plans = [*PERSONS[:2], SeatPlan("computer", "random"), SeatPlan("computer", "random")]
        async with processes(database, timer=timer, clock=lambda: 1e9 + timer.time) as (here, there):
            left, right = await both(here, there, plans, PCP, clock="none")
            async with shown(left, right):
                asker = next(seat for seat in (0, 1) if left.patience.can_ask(seat))
                await left.patience.ask(asker)
                await eventually(lambda: right.patience.asked == (asker,))
                timer.go(LONGEST + 1)
                assert left.patience.asked == right.patience.asked == ()
                await right.patience.ask(asker)
                await eventually(lambda: left.patience.asked == (asker,))
                await asyncio.gather(left.patience.go_on(asker), right.patience.go_on(asker))
                await eventually(lambda: left.patience.asked == right.patience.asked == ())
                await left.report(Message("paused-computer-failed"))
                await eventually(lambda: right.paused_reason == Message("paused-computer-failed"))
                here.bots.failing.add((PCP, "random"))
                await left.report(None)
                await eventually(lambda: right.paused_reason is None and right.failing == Message("computer-failing"))

    asyncio.run(scenario())


def test_news_that_lie_come_twice_or_say_nothing_cost_nothing(database: str) -> None:
    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there)
            async with shown(left, right):
                await move(left)
                await eventually(lambda: same(left, right))
                stood, version = picture(right.match), right.version(None)
                lies = ["", " ", "x", "nothing 5", f"{left.id}", f"{left.id} x", f"{left.id} -1", f"{left.id} 1"]
                lies += [f"{left.id} 99999", f"{left.id} ²", "y" * 7000]
                async with await psycopg.AsyncConnection.connect(address_of(database), autocommit=True) as liar:
                    for lie in lies * 2:
                        await liar.execute("SELECT pg_notify('hustings', %s)", (lie,))
                await eventually(lambda: not right.following.is_behind)
                assert (picture(right.match), right.version(None)) == (stood, version)
                await move(left)
                await eventually(lambda: same(left, right))

    asyncio.run(scenario())


def test_who_has_lost_the_news_looks_again(database: str) -> None:
    async def scenario() -> None:
        async with processes(database) as (here, there):
            left, right = await both(here, there)
            admin = await psycopg.AsyncConnection.connect(address_of(database), autocommit=True)
            async with shown(right), admin:
                await admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
                for _ in range(2):
                    await move(left)
                    await eventually(lambda: same(left, right))

    asyncio.run(scenario())


def test_what_was_written_and_not_acknowledged_is_looked_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows whether a write that failed was done; whoever tries again is told that it was."""

    async def scenario() -> None:
        async with processes(database, 1) as (here,):
            room = await here.room((await here.create(GAME, {}, TWO_PERSONS)).match_id)
            for name in ("append", "change_seat", "say"):
                done = getattr(here.store, name)

                async def unheard(*given: Any, done: Any = done, **more: Any) -> int:
                    await done(*given, **more)
                    raise StoreFailed()

                monkeypatch.setattr(here.store, name, unheard)
            seat = to_move(room.match)
            turn, text = room.match.turns[seat], room.game.text(room.match.actions(seat)[0])
            for attempt in (
                room.act(seat, turn, text),
                room.talk.say(0, "hello", after=0),
                room.seating.set(0, confirm=True),
            ):
                with pytest.raises(StoreFailed):
                    await attempt
            monkeypatch.undo()
            assert (await room.act(seat, turn, text)).kind == "repeated"
            await room.talk.say(0, "hello", after=0)
            assert len(room.talk) == 1 and room.seats[0].confirm

    asyncio.run(scenario())


def test_a_match_that_is_gone_is_said_to_be(database: str) -> None:
    async def scenario() -> None:
        async with processes(database, 1) as (here,):
            room = await here.room((await here.create(GAME, {}, TWO_PERSONS)).match_id)
            async with await psycopg.AsyncConnection.connect(address_of(database), autocommit=True) as admin:
                for table, key in (("matches", "id"), ("records", "match_id"), ("seats", "match_id")):
                    await admin.execute(f"DELETE FROM {table} WHERE {key} = %s", (room.id,))
            with pytest.raises(UnknownMatch):
                await here.room(room.id)
            with pytest.raises(UnknownMatch):
                await move(room)

    asyncio.run(scenario())


def test_a_database_that_answers_late_is_said_and_then_asked_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with processes(database, 1) as (here,):
            room = await here.room((await here.create(GAME, {}, TWO_PERSONS)).match_id)
            async with await psycopg.AsyncConnection.connect(address_of(database)) as other:
                await other.execute("SELECT 1 FROM matches WHERE id = %s FOR UPDATE", (room.id,))
                with monkeypatch.context() as hasty, pytest.raises(StoreBusy):
                    hasty.setattr("hustings.database.base.PATIENCE", 0.3)
                    await move(room)
                await other.rollback()
            assert (await move(room)).kind == "done"

    asyncio.run(scenario())


def test_a_deadline_holds_in_every_process_and_after_an_outage_everybody_has_the_full_time(database: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with processes(database, timer=timer) as (here, there):
            left, right = await both(here, there, PERSONS, PCP, clock="60")
            timer.go(20)
            await move(left)
            while left.match.can_undo(to_move(left.match)):
                await move(left, pick=-1)
            await right.look()
            ends = left.deadlines.left()
            assert ends and right.deadlines.left().keys() == ends.keys()
            assert all(58 < left <= 60 for left in right.deadlines.left().values())
            timer.go(30)
            again = await there.room(left.id)
            assert all(28 < left <= 30 for left in again.deadlines.left().values())
            timer.go(31)
            assert set(right.deadlines.left().values()) == {0.0}
            timer.go(3600)
            await right.deadlines.answer()
            assert [record.kind for record in right.match.records].count("time-up") == 0, "nobody was there"
            assert set(right.deadlines.left().values()) == {60.0} and right.deadlines.renewed

    asyncio.run(scenario())


def test_nobody_is_away_whom_another_process_sees_and_a_clock_that_is_set_drives_nobody_away(database: str) -> None:
    async def scenario() -> None:
        one, two, wall = ByHand(), ByHand(), [1000.0]
        settings = {"clock": lambda: wall[0]}
        opened = processes(database, 1, timer=one, **settings), processes(database, 1, timer=two, **settings)
        async with opened[0] as (here,), opened[1] as (there,):
            left, right = await both(here, there)
            seat = to_move(left.match)
            wall[0] += 3600
            assert not left.presence.away(seat), "only the clock was set"
            for _ in range(5):
                wall[0] += 100
                one.go(100)
                two.go(100)
                right.presence.touch(seat)
                await right.presence.stored()
                with pytest.raises(NotAway):
                    await left.seating.claim(1 - seat)
            wall[0] += 301
            async with processes(database, 1, timer=ByHand(), **settings) as (later,):
                again = await later.room(left.id)
                assert not again.presence.away(seat), "after an outage nobody is, at first"
            one.go(301)
            assert left.presence.away(seat)
            assert await left.seating.claim(1 - seat) == (seat,)

    asyncio.run(scenario())

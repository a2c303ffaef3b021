"""Playing in a room: stored before shown, nothing twice, nothing for others' eyes."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, has_draft, move, move_until, picture, play_out, rooms_at, to_move
from sqlalchemy import event

from hustings.database.problems import DiskFull, StoreFailed
from hustings.kernel.actions import UnknownAction
from hustings.kernel.message import IllegalAction
from hustings.matches.people import SeatPlan
from hustings.matches.records.store import Conflict
from hustings.play.match import Match


def asked(match: Match) -> tuple[int, int, str]:
    """Who is asked, the turn, and the first legal action."""
    seat = to_move(match)
    return seat, match.turns[seat], match.game.text(match.actions(seat)[0])


def test_what_was_acknowledged_is_in_the_database(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            for n in range(30):
                answer = await move(room, pick=-1)
                assert answer.kind == "done"
                _, loaded = await rooms.read(room.id)
                assert len(loaded.match.records) == n + 1
                assert picture(loaded.match) == picture(room.match), "drafts, turns and chance included"

    asyncio.run(scenario())


def test_the_same_again_answers_as_before_and_something_else_is_stale(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            seat, turn, text = asked(room.match)
            other = room.game.text(room.match.actions(seat)[1])
            double = await asyncio.gather(room.act(seat, turn, text), room.act(seat, turn, f"  {text} "))
            assert [answer.kind for answer in double] == ["done", "repeated"]
            assert double[0].turn == double[1].turn == turn + 1
            before = picture(room.match)
            assert (await room.act(seat, turn, other)).kind == "stale"
            assert (await room.act(seat, turn + 5, text)).kind == "stale"
            assert picture(room.match) == before
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room(room.id)
            assert (await room.act(seat, turn, text)).kind == "repeated", "also after a restart"

    asyncio.run(scenario())


def test_what_is_illegal_unknown_out_of_turn_or_too_late_changes_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            seat, turn, text = asked(room.match)
            other = 1 - seat
            before = picture(room.match)
            legal = room.match.actions(seat)
            illegal = next(n for n in range(len(room.game.actions.texts)) if n not in legal)
            with pytest.raises(UnknownAction):
                await room.act(seat, turn, "fly me to the moon")
            with pytest.raises(IllegalAction):
                await room.act(seat, turn, room.game.text(illegal))
            with pytest.raises(IllegalAction, match="not-asked"):
                await room.act(other, room.match.turns[other], text)
            with pytest.raises(IllegalAction, match="nothing-to-undo"):
                await room.undo(other, room.match.turns[other])
            with pytest.raises(IllegalAction, match="nothing-to-confirm"):
                await room.confirm(seat, turn)
            with pytest.raises(IllegalAction, match="no-takeback-request"):
                await room.answer_takeback(seat, True)
            assert picture(room.match) == before
            await room.resign(seat)
            assert room.finished is not None
            with pytest.raises(IllegalAction, match="match-over"):
                await room.act(seat, room.match.turns[seat], text)
            with pytest.raises(IllegalAction, match="match-over"):
                await room.resign(other)

    asyncio.run(scenario())


def test_undo_and_confirm_happen_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            seat = await has_draft(room)
            turn = room.match.turns[seat]
            double = await asyncio.gather(room.undo(seat, turn), room.undo(seat, turn))
            assert [answer.kind for answer in double] == ["done", "repeated"]
            for other in (0, 1):
                await room.seating.set(other, confirm=True)
            await move_until(room, lambda match: match.waits_for_commit(0) or match.waits_for_commit(1), seed=2)
            seat = 0 if room.match.waits_for_commit(0) else 1
            turn = room.match.turns[seat]
            double = await asyncio.gather(room.confirm(seat, turn), room.confirm(seat, turn))
            assert [answer.kind for answer in double] == ["done", "repeated"]
            assert (await room.confirm(seat, turn - 1)).kind == "stale"

    asyncio.run(scenario())


SERVER = """
import asyncio, random, sys
from rooms_tools import GAME, TWO_PERSONS, rooms_at, move

async def main():
    async with rooms_at(sys.argv[1]) as rooms:
        made = await rooms.create(GAME, {}, TWO_PERSONS)
        room = await rooms.room(made.match_id)
        rng = random.Random(int(sys.argv[2]))
        print(room.id, flush=True)
        while room.match.outcome is None:
            await move(room, rng)
            drafts = [room.match.can_undo(seat) for seat in (0, 1)]
            digest = room.match.seen_by(drafts.index(True)).digest() if any(drafts) else "-"
            print(len(room.match.records), digest, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_after_a_kill_in_the_middle_of_a_card_the_match_goes_on_where_it_was(url: str, seed: int) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, url, str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parent,
    )
    assert process.stdout is not None
    match_id = process.stdout.readline().strip()
    acknowledged = 0
    digest = "-"
    for line in process.stdout:
        number, digest = line.split()
        acknowledged = int(number)
        if acknowledged > 20 and digest != "-":
            break
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read().splitlines()
    process.wait()
    if rest:
        acknowledged, digest = int(rest[-1].split()[0]), rest[-1].split()[1]

    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            room = await rooms.room(match_id)
            assert len(room.match.records) in (acknowledged, acknowledged + 1), "at most one was stored, not said"
            drafter = next((seat for seat in (0, 1) if room.match.can_undo(seat)), None)
            if len(room.match.records) == acknowledged and digest != "-":
                assert drafter is not None
                assert room.match.seen_by(drafter).digest() == digest
            await play_out(room, seed)

    asyncio.run(scenario())


def test_a_full_disk_refuses_the_action_and_leaves_the_match_as_it_was(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await has_draft(room)
            engine = rooms.store.engine
            await engine.dispose()
            full = event.listens_for(engine.sync_engine, "connect")(
                lambda connection, _: connection.execute("PRAGMA max_page_count=1")
            )
            refused = 0
            for _ in range(200):
                seat, turn, text = asked(room.match)
                before, version = picture(room.match), room.version(seat)
                try:
                    await room.act(seat, turn, text)
                except DiskFull:
                    refused += 1
                    assert picture(room.match) == before, "drafts, log, turns and chance"
                    assert room.version(seat) == version, "nobody is woken"
                    break
            assert refused
            event.remove(engine.sync_engine, "connect", full)
            await engine.dispose()
            assert (await room.act(seat, turn, text)).kind == "done", "the same turn, as soon as there is room"
            await play_out(room)
            _, loaded = await rooms.read(room.id)
            assert picture(loaded.match) == picture(room.match)

    asyncio.run(scenario())


def test_whatever_cannot_be_stored_did_not_happen(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise StoreFailed()

    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            drafter = await has_draft(room)
            turn = room.match.turns[drafter]
            seats = [vars(seat).copy() for seat in room.seats]
            before = picture(room.match)
            with monkeypatch.context() as patch:
                for name in ("append", "change_seat", "claim_seat", "add"):
                    patch.setattr(rooms.store, name, broken)
                attempts = [
                    room.undo(drafter, turn),
                    room.resign(0),
                    room.seating.set(0, confirm=True, auto_pass=True),
                    room.seating.leave_to_computer(0, "random"),
                    rooms.claim_open(made.match_id, 0, "Eve"),
                    rooms.create(GAME, {}, TWO_PERSONS),
                ]
                for attempt in attempts:
                    with pytest.raises(StoreFailed):
                        await attempt
            assert picture(room.match) == before
            assert [vars(seat) for seat in room.seats] == seats
            assert room.rematch_id is None
            assert (await room.undo(drafter, turn)).kind == "done"

    asyncio.run(scenario())


def test_nothing_is_shown_while_it_is_being_stored(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            before = picture(room.match)
            append = rooms.store.append
            seen: list[object] = []

            async def slow(*given: object, **more: object) -> int:
                await asyncio.sleep(0)
                seen.append(picture(room.match))
                return await append(*given, **more)  # type: ignore[arg-type]

            monkeypatch.setattr(rooms.store, "append", slow)
            await move(room)
            assert seen == [before]
            assert picture(room.match) != before

    asyncio.run(scenario())


def test_a_click_is_carried_through_when_the_browser_goes_away(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            append = rooms.store.append
            storing = asyncio.Event()

            async def slow(*given: object, **more: object) -> int:
                storing.set()
                await asyncio.sleep(0.02)
                return await append(*given, **more)  # type: ignore[arg-type]

            monkeypatch.setattr(rooms.store, "append", slow)
            seat, turn, text = asked(room.match)
            request = asyncio.create_task(room.act(seat, turn, text))
            await storing.wait()
            request.cancel()
            with pytest.raises(asyncio.CancelledError):
                await request
            await eventually(lambda: len(room.match.records) == 1)
            assert (await room.act(seat, turn, text)).kind == "repeated"

    asyncio.run(scenario())


def test_of_two_servers_with_one_match_the_slower_one_reads_again(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as one, rooms_at(url) as two:
            made = await one.create(GAME, {}, TWO_PERSONS)
            left, right = await one.room(made.match_id), await two.room(made.match_id)
            seat, turn, text = asked(left.match)
            other = room_action(left.match, seat, 1)
            assert (await left.act(seat, turn, text)).kind == "done"
            assert (await right.act(seat, turn, other)).kind == "stale", "it has reloaded, and says so"
            assert picture(left.match) == picture(right.match)
            seat, turn, text = asked(left.match)
            assert (await right.act(seat, turn, text)).kind == "done"
            assert (await left.act(seat, turn, text)).kind == "repeated"
            for _ in range(20):
                seat, turn, text = asked(left.match)
                answers = await asyncio.gather(left.act(seat, turn, text), right.act(seat, turn, text))
                assert sorted(answer.kind for answer in answers) == ["done", "repeated"]
                assert picture(left.match) == picture(right.match)
            stored = await one.store.load(made.match_id)
            assert stored is not None
            assert len(stored.records) == len(left.match.records)

    asyncio.run(scenario())


def room_action(match: Match, seat: int, number: int) -> str:
    return match.game.text(match.actions(seat)[number])


def test_a_conflict_that_does_not_concern_the_seat_is_played_over(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            append = rooms.store.append
            failures = [Conflict("somebody was faster")]

            async def contested(*given: object, **more: object) -> int:
                if failures:
                    raise failures.pop()
                return await append(*given, **more)  # type: ignore[arg-type]

            monkeypatch.setattr(rooms.store, "append", contested)
            assert (await move(room)).kind == "done"
            assert len(room.match.records) == 1

    asyncio.run(scenario())


def test_takebacks_are_asked_granted_and_refused(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await move_until(room, lambda match: match.can_ask_takeback(0))
            await room.ask_takeback(0)
            await room.answer_takeback(1, False)
            assert room.match.asking is None
            await room.ask_takeback(0)
            moments = len(room.match.history.moments)
            await room.answer_takeback(1, True)
            assert len(room.match.history.moments) == moments + 1
            _, loaded = await rooms.read(room.id)
            assert picture(loaded.match) == picture(room.match)

    asyncio.run(scenario())


@pytest.mark.parametrize("mode", ["computer", "hotseat"])
def test_computers_and_oneself_always_agree_to_a_takeback(sqlite: str, mode: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            plans = [TWO_PERSONS[0], SeatPlan("computer", "random") if mode == "computer" else TWO_PERSONS[1]]
            made = await rooms.create(GAME, {}, plans, "hotseat" if mode == "hotseat" else "online")
            room = await rooms.room(made.match_id)
            while not room.match.can_ask_takeback(0) or not room.match.actions(0):
                if room.match.actions(0) or mode == "hotseat":
                    await move(room)
                else:
                    await room.changed(0, room.version(0))
            await room.ask_takeback(0)
            await eventually(lambda: room.match.asking is None)
            assert "grant-takeback" in [record.kind for record in room.match.records]

    asyncio.run(scenario())

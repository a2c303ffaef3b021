"""Matches, seats, names and links: who may sit where, and what becomes of a seat."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, move, move_until, play_out, rooms_at
from test_clock import ByHand

import hustings
from hustings.matches.people import SeatPlan, clean_name, hash_of, opens
from hustings.matches.problems import BadPlan, NotAway, SeatTaken, UnknownMatch
from hustings.matches.records.summaries import held_by
from hustings.play.game import BadOption


def test_names_are_trimmed_shortened_and_without_control_characters() -> None:
    assert clean_name("  Ann \t of\nAvon\x00\x1b[31m ") == "Ann of Avon[31m"
    assert clean_name("\u202egnp.exe\u200b\u2066") == "gnp.exe"
    assert clean_name("x" * 100) == "x" * 40
    assert clean_name("\ud800bad") == "?bad"
    assert clean_name(" \u200d \u200b ") == ""
    assert clean_name("山田\u3000太郎") == "山田 太郎"
    assert clean_name("👩\u200d🚀") == "👩\u200d🚀"


def test_a_name_made_to_cost_time_costs_none() -> None:
    accents = "\u0301\u0316\u0327\u0334" * 250_000
    begun = time.perf_counter()
    assert len(clean_name("e" + accents)) == 40
    assert time.perf_counter() - begun < 1.0


def test_markup_in_a_name_survives_as_plain_text(sqlite: str) -> None:
    async def scenario() -> None:
        name = "<b onclick=alert(1)>Ann</b> & Co"
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, [SeatPlan("person", name=name), SeatPlan("open")])
            room = await rooms.room(made.match_id)
            assert room.seats[0].name == name
            assert (await held_by(rooms.store, {made.match_id: [hash_of(made.tokens[0])]}))[0].seats[0].name == name

    asyncio.run(scenario())


def test_tokens_are_random_and_only_their_hashes_are_kept(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            other = await rooms.create(GAME, {}, TWO_PERSONS)
            tokens = {*made.tokens, *other.tokens}
            assert len(tokens) == 4
            assert all(len(token) >= 32 for token in tokens)
            room = await rooms.room(made.match_id)
            assert [seat.token_hash for seat in room.seats] == [hash_of(token) for token in made.tokens]
            assert not any(token in repr(room.seats) for token in tokens)
            assert "token_hash" not in repr(room.seats)

    asyncio.run(scenario())


def test_a_token_opens_its_seat_and_no_other(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            other = await rooms.create(GAME, {}, TWO_PERSONS)
            assert [await rooms.seat_of(made.match_id, token) for token in made.tokens] == [0, 1]
            for forged in ("", "x", made.tokens[0][:-1], made.tokens[0] + "x", hash_of(made.tokens[0]), "\ud800"):
                assert await rooms.seat_of(made.match_id, forged) is None
            assert await rooms.seat_of(other.match_id, made.tokens[0]) is None
            with pytest.raises(UnknownMatch):
                await rooms.seat_of("nothing", made.tokens[0])

    asyncio.run(scenario())


def test_an_empty_token_never_opens_a_seat_that_nobody_holds() -> None:
    assert not opens("", "")
    assert not opens("", hash_of("a"))
    assert opens("a", hash_of("a"))


def test_what_does_not_fit_is_refused_in_words(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            with pytest.raises(hustings.UnknownGame):
                await rooms.create("chess", {}, TWO_PERSONS)
            with pytest.raises(BadOption):
                await rooms.create(GAME, {"size": "big"}, TWO_PERSONS)
            for plans, mode in (
                (TWO_PERSONS[:1], "online"),
                (TWO_PERSONS, "postal"),
                ([SeatPlan("ghost"), SeatPlan("open")], "online"),
                ([SeatPlan("computer", "genius"), SeatPlan("open")], "online"),
            ):
                with pytest.raises(BadPlan):
                    await rooms.create(GAME, {}, plans, mode)
            with pytest.raises(UnknownMatch):
                await rooms.room("nothing")

    asyncio.run(scenario())


def test_an_invitation_can_be_accepted_once(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            made = await rooms.create(GAME, {}, [SeatPlan("person", name="Ann"), SeatPlan("open")])
            assert made.tokens[1] == ""
            claims = await asyncio.gather(
                *[rooms.claim_open(made.match_id, 1, name) for name in (" Bob ", "Cem")], return_exceptions=True
            )
            token = next(claim for claim in claims if isinstance(claim, str))
            assert sum(isinstance(claim, SeatTaken) for claim in claims) == 1
            assert await rooms.seat_of(made.match_id, token) == 1
            room = await rooms.room(made.match_id)
            assert (room.seats[1].kind, room.seats[1].name) in (("person", "Bob"), ("person", "Cem"))
            for seat in (0, 1, 2, -1):
                with pytest.raises(SeatTaken):
                    await rooms.claim_open(made.match_id, seat, "Eve")

    asyncio.run(scenario())


def test_at_one_device_one_token_plays_all_seats(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS, "hotseat")
            token = made.tokens[0]
            assert made.tokens == (token, token)
            room = await rooms.room(made.match_id)
            assert room.seating.seats_of(token) == (0, 1)
            for seat in (0, 1):
                await move_until(room, lambda match, seat=seat: match.position.to_act == (seat,))  # type: ignore[misc]
                assert await rooms.seat_of(made.match_id, token) == seat

    asyncio.run(scenario())


def test_a_seat_left_to_the_computer_is_played_and_can_be_taken_back(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            with pytest.raises(BadPlan):
                await room.seating.leave_to_computer(1, "genius")
            await move_until(room, lambda match: match.position.to_act == (0,))
            await room.seating.leave_to_computer(1, "random")
            await move(room)
            await eventually(lambda: any(record.seat == 1 for record in room.match.records[-3:]))
            await room.seating.take_back(1)
            assert await rooms.seat_of(made.match_id, made.tokens[1]) == 1
            assert (room.seats[1].kind, room.seats[1].name) == ("person", "Bob")
            await eventually(lambda: not room.busy)
            await move_until(room, lambda match: match.position.to_act == (1,))
            before = len(room.match.records)
            await asyncio.sleep(0.05)
            assert len(room.match.records) == before, "nobody plays for Bob any more"
        async with rooms_at(sqlite) as rooms:
            assert (await rooms.room(made.match_id)).seats[1].kind == "person"

    asyncio.run(scenario())


def test_nobody_takes_a_computers_own_seat(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, [SeatPlan("person"), SeatPlan("computer", "random")])
            with pytest.raises(SeatTaken):
                await (await rooms.room(made.match_id)).seating.take_back(1)

    asyncio.run(scenario())


def test_a_seat_can_be_claimed_only_when_everybody_waits_for_somebody_who_is_away(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, clock=lambda: 1000.0 + timer.time, timer=timer, away_after=300.0) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            await move_until(room, lambda match: match.position.to_act == (0,))
            timer.go(301)
            assert room.presence.away(0)
            assert not room.presence.away(1), "nobody waits for seat 1"
            with pytest.raises(NotAway):
                await room.seating.claim(0)
            room.presence.touch(0)
            with pytest.raises(NotAway) as refused:
                await room.seating.claim(1)
            assert refused.value.arguments == {"minutes": 5}
            timer.go(301)
            assert await room.seating.claim(1, "open") == (0,)
            token = await rooms.claim_open(made.match_id, 0, "Cem")
            assert await rooms.seat_of(made.match_id, token) == 0
            assert await rooms.seat_of(made.match_id, made.tokens[0]) is None, "Ann came too late"
            timer.go(301)
            assert await room.seating.claim(1, "computer", "random") == (0,)
            await eventually(lambda: room.match.position.to_act != (0,) or room.match.outcome is not None)

    asyncio.run(scenario())


def test_whoever_comes_back_before_another_person_has_the_seat_again(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(sqlite, clock=lambda: 1000.0 + timer.time, timer=timer) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            await move_until(room, lambda match: match.position.to_act == (0,))
            timer.go(3000)
            await room.seating.claim(1, "open")
            await room.seating.take_back(0)
            with pytest.raises(SeatTaken):
                await rooms.claim_open(made.match_id, 0, "Cem")
            assert not room.presence.away(0)

    asyncio.run(scenario())


def test_when_a_person_was_here_last_is_stored_now_and_then(sqlite: str) -> None:
    async def scenario() -> None:
        now = [1000.0]
        async with rooms_at(sqlite, clock=lambda: now[0]) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            stored = []
            for now[0] in (1005.0, 1030.0, 1035.0, 1100.0):
                room.presence.touch(0)
                await room.presence.stored()
                found = await rooms.store.load(made.match_id)
                assert found is not None
                stored.append(found.seats[0].last_seen)
            assert stored == [1000.0, 1030.0, 1030.0, 1100.0]

    asyncio.run(scenario())


def test_a_rematch_swaps_sides_and_keeps_everybodys_token(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            await play_out(room)
            version = room.version(None)
            first, second = await asyncio.gather(room.rematch(), room.rematch())
            assert first == second
            assert room.rematch_id == first.match_id
            assert room.version(None) == version + 1
            again = await rooms.room(first.match_id)
            assert [seat.name for seat in again.seats] == ["Bob", "Ann"]
            assert [await rooms.seat_of(first.match_id, token) for token in made.tokens] == [1, 0]
            assert again.match.header.commitment != room.match.header.commitment
        async with rooms_at(url) as rooms:
            assert (await (await rooms.room(made.match_id)).rematch()).match_id == first.match_id

    asyncio.run(scenario())


def test_a_rematch_against_a_computer_swaps_sides_too(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, [SeatPlan("person", name="Ann"), SeatPlan("computer", "random")])
            room = await rooms.room(made.match_id)
            await room.seating.leave_to_computer(0, "random")
            await eventually(lambda: room.match.outcome is not None)
            again = await rooms.room((await room.rematch()).match_id)
            assert [(seat.kind, seat.level) for seat in again.seats] == [("computer", "random"), ("person", "")]
            assert await rooms.seat_of(again.id, made.tokens[0]) == 1

    asyncio.run(scenario())


def test_my_matches_are_those_that_my_tokens_open_newest_first(url: str) -> None:
    async def scenario() -> None:
        now = [10.0]
        async with rooms_at(url, clock=lambda: now[0]) as rooms:
            made = []
            for _ in range(3):
                now[0] += 1
                made.append(await rooms.create(GAME, {}, TWO_PERSONS))
            done = await rooms.room(made[0].match_id)
            await done.resign(1)
            held = {m.match_id: [hash_of(m.tokens[0])] for m in made[:2]}
            held |= {made[2].match_id: ["forged", ""], "gone": ["x"]}
            mine = await held_by(rooms.store, held)
            assert [(m.match_id, m.mine, m.finished is not None) for m in mine] == [
                (made[1].match_id, (0,), False),
                (made[0].match_id, (0,), True),
            ]
            to_act = (await rooms.room(made[1].match_id)).match.position.to_act
            assert [m.my_turn for m in mine] == [0 in to_act, False]
            await held_by(rooms.store, {})

    asyncio.run(scenario())


def test_matches_are_let_go_when_nobody_is_there_and_are_the_same_when_they_come_back(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, keep=2) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            await move(room)
            digest = room.match.position.digest()
            waiting = asyncio.create_task(room.changed(None, room.version(None)))
            await asyncio.sleep(0)
            del room
            for _ in range(3):
                await rooms.create(GAME, {}, TWO_PERSONS)
            gc.collect()
            assert len(rooms._rooms) == 3, "two are kept, and the one where somebody waits"
            waiting.cancel()
            await asyncio.wait([waiting])
            del waiting
            await asyncio.sleep(0)
            gc.collect()
            assert len(rooms._rooms) == 2
            assert (await rooms.room(made.match_id)).match.position.digest() == digest

    asyncio.run(scenario())

"""Offers and deals in money between two seats: nothing tells a third of them. And races around offers."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from typing import Any

import pytest
from pcp_witness import PcpWitness
from rooms_tools import move, move_until
from test_extras import PCP, offers, room_of, waiting
from toy_games import toys  # noqa: F401
from web import SOON, Browser, Site, news, site

from hustings.kernel.message import IllegalAction
from hustings.matches.people import SeatPlan
from hustings.matches.table.room import DONE, REPEATED, STALE, Answer, Room
from hustings.play.match import Match

RED, OCHRE, GREEN, TEAL = range(4)


async def offer(room: Room, seat: int, to: str, *gives: str, wants: tuple[str, ...] = ()) -> Answer:
    fields = {"to": [to], "gives": list(gives), "wants": list(wants)}
    return await room.compose(seat, room.match.asides[seat], fields)


async def do(room: Room, seat: int, text: str) -> Answer:
    return await room.extra(seat, room.match.mark(seat, room.game.action(text)), text)


async def deal_in_secret(room: Room) -> None:
    """Everything that red and ochre can do between them without touching what others see."""
    await offer(room, RED, "ochre", "note-1")
    await do(room, OCHRE, "decline red-1")
    await offer(room, RED, "ochre", "note-1", wants=())
    await do(room, OCHRE, "counter red-1")
    await offer(room, OCHRE, "red", wants=("note-1", "note-1"))
    await do(room, RED, "accept ochre-1")
    await offer(room, OCHRE, "red", "note-2")
    await do(room, OCHRE, "withdraw 1")
    await do(room, OCHRE, "change for-1-1")


# -- leaks -----------------------------------------------------------------------------------------------------------


async def seated(place: Site) -> tuple[Room, list[Browser], list[str]]:
    """A match of four persons, each at a browser of their own."""
    plans = [SeatPlan("person", name=name) for name in ("Ann", "Bob", "Cid", "Dan")]
    created = await place.rooms.create(PCP, {}, plans)
    browsers = [place.browser() for _ in plans]
    for browser, token in zip(browsers, created.tokens, strict=True):
        await browser.get(f"/m/{created.match_id}/t/{token}")
    return await place.rooms.room(created.match_id), browsers, list(created.tokens)


async def everything(room: Room, browser: Browser, seat: int, token: str) -> dict[str, Any]:
    """All that the server answers to a third seat, and to it as a spectator."""
    at, api = f"/m/{room.id}", f"/api/matches/{room.id}"
    pages = [at, f"{at}/s/{seat}", f"{at}/about", f"{at}/replay?at=999", f"{at}/replay?at=999&eyes=spectator"]
    pages += [f"{at}/s/{seat}/parts", f"{at}/parts", f"{at}/s/{seat}/export", "/", api]
    pages += [f"{at}{own}/frames?moment={n}" for own, n in product(("", f"/s/{seat}"), range(12))]
    found: dict[str, Any] = {}
    for page in pages:
        answer = await browser.http.get(page)
        assert answer.status_code < 500, page
        found[page] = (answer.status_code, answer.text)
    answer = await browser.http.get(f"{api}/seat", headers={"authorization": f"Bearer {token}"})
    return {**found, "seat": answer.text, "versions": (room.version(seat), room.version(None))}


def test_a_third_seat_is_answered_the_same_to_the_last_byte(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, browsers, tokens = await seated(place)
            await move_until(room, lambda match: len(match.history.moments_of(None)) > 4)
            asked = await waiting(room)
            third = next(seat for seat in (GREEN, TEAL) if seat != asked)
            before = await everything(room, browsers[third], third, tokens[third])
            assert all(status == 200 for status, _ in (before[f"/m/{room.id}/s/{third}"], before[f"/m/{room.id}"]))
            moments = len(room.match.history.moments)
            await deal_in_secret(room)
            assert len(room.match.history.moments) > moments + 8
            after = await everything(room, browsers[third], third, tokens[third])
            assert [key for key in before if before[key] != after[key]] == []
            numbers = len(room.match.history.moments_of(third))
            await room.confirm(asked, room.match.turns[asked])
            assert len(room.match.history.moments_of(third)) == numbers + 1
            assert room.match.entries(third)[-1].moment == numbers
            assert room.version(third) == before["versions"][0] + 1

    asyncio.run(scenario())


def test_a_third_seat_hears_nothing_and_then_only_what_is_open(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, browsers, _ = await seated(place)
            await move_until(room, lambda match: match.position.to_act == (RED,) and not match.can_undo(RED))
            version = room.version(TEAL)
            async with browsers[TEAL].listen(f"/m/{room.id}/s/{TEAL}/events?after={version}") as events:
                assert (await anext(events))[0] == "alive"
                await deal_in_secret(room)
                while room.version(TEAL) == version:
                    await move(room)
                number, told = await news(events)
                assert int(number) == version + 1
                assert "note" not in json.dumps(told["said"])
                assert all(frame["parts"] or frame["said"] for frame in told["frames"])

    asyncio.run(scenario())


@pytest.mark.parametrize("audience", [TEAL, None])
def test_not_a_byte_of_a_deal_is_in_a_program_s_stream(sqlite: str, audience: int | None) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, browsers, tokens = await seated(place)
            start = room.version(audience)
            path = f"/api/matches/{room.id}{'' if audience is None else '/seat'}/events?after={start}"
            key = {"authorization": f"Bearer {tokens[TEAL]}"}
            stream = browsers[TEAL].http.stream("GET", path, headers=key, timeout=20)
            async with asyncio.timeout(SOON), stream as stream:
                await deal_in_secret(room)
                while room.version(audience) == start:
                    await move(room)
                sent = b""
                async for some in stream.aiter_raw():
                    sent += some.replace(b": still here\n\n", b"")
                    if sent.endswith(b"\n\n"):
                        break
            assert sent.startswith(b"id: %d\nevent: table\n" % (start + 1)) and sent.count(b"\nevent: ") == 1
            assert b'"offers":[]' in sent and b"offer-" not in sent

    asyncio.run(scenario())


def test_what_somebody_plays_is_seen_at_once_and_what_they_then_offer_by_its_receiver_alone(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            asked = room.match.position.to_act[0]
            taker, third = (asked + 1) % 4, (asked + 2) % 4
            start = room.version(third)
            await move(room)
            card = asks_to_put(room.match)
            await room.act(asked, room.match.turns[asked], f"put {card}")
            assert not room.match.can_undo(asked) and room.version(third) == room.version(None) == start + 2
            await offer(room, asked, room.match.seats[taker], f"front-{card}")
            assert [room.version(seat) for seat in (third, None, taker)] == [start + 2, start + 2, start + 3]

    asyncio.run(scenario())


def test_an_offer_does_not_bring_the_draft_of_its_giver_to_light(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            asked = await waiting(room)
            taker, third = (asked + 1) % 4, (asked + 2) % 4
            drafted, seen = room.match.seen_by(asked).front, room.version(third)  # type: ignore[attr-defined]
            await offer(room, asked, room.match.seats[taker], "note-1")
            await do(room, taker, f"accept {room.match.seats[asked]}-1")
            assert room.match.can_undo(asked) and room.version(third) == seen
            assert room.match.seen_by(asked).front == drafted  # type: ignore[attr-defined]

    asyncio.run(scenario())


def test_a_request_to_take_back_outlives_a_secret_and_secrets_are_no_turns(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await offer(room, OCHRE, "green", "note-1")
            assert not room.match.can_ask_takeback(OCHRE)
            while not room.match.can_ask_takeback(RED):
                await move(room)
            await room.ask_takeback(RED)
            await room.answer_takeback(TEAL, True)
            seen = room.version(TEAL)
            await do(room, GREEN, "accept ochre-1")
            assert (room.match.asking, room.match.granted) == (RED, {TEAL})
            assert room.version(TEAL) == seen
            for seat in (OCHRE, GREEN):
                await room.answer_takeback(seat, True)
            assert room.match.asking is None

    asyncio.run(scenario())


# -- races -----------------------------------------------------------------------------------------------------------


async def kinds(*posts: Any) -> list[str]:
    """What became of posts that cross each other."""
    found = await asyncio.gather(*posts, return_exceptions=True)
    return [one.reason.key if isinstance(one, IllegalAction) else one.kind for one in found]


def money(room: Room) -> list[int]:
    position: Any = room.match.position
    return [position.money(seat) for seat in range(4)]


def test_of_two_who_accept_one_offer_one_gets_it(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            before = money(room)
            await offer(room, RED, "all", "note-1")
            found = await kinds(*[do(room, seat, "accept red-1") for seat in (TEAL, GREEN, OCHRE)])
            assert found[0] == DONE and set(found[1:]) <= {STALE, "no-offer"}
            assert [after - was for after, was in zip(money(room), before, strict=True)] == [-1, 0, 0, 1]

    asyncio.run(scenario())


def test_a_withdrawal_and_an_acceptance_that_cross(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            for order in (1, -1):
                before = money(room)
                await offer(room, RED, "ochre", "note-1")
                found = await kinds(*[do(room, RED, "withdraw 1"), do(room, OCHRE, "accept red-1")][::order])
                assert found[0] == DONE and found[1] in (STALE, "no-offer")
                moved = [after - was for after, was in zip(money(room), before, strict=True)]
                assert moved == ([0, 0, 0, 0] if order == 1 else [-1, 1, 0, 0])

    asyncio.run(scenario())


def test_the_giver_plays_a_reserved_card_while_another_accepts(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await move_until(room, lambda m: asks_to_put(m) is not None)
            seat = room.match.position.to_act[0]
            taker = (seat + 1) % 4
            card = asks_to_put(room.match)
            held = room.match.view(seat).seats[seat].cards.count(card)  # type: ignore[attr-defined]
            await offer(room, seat, room.match.seats[taker], *[f"hand-{card}"] * held)
            turn, slot = room.match.turns[seat], f"accept {room.match.seats[seat]}-1"
            found = await kinds(room.act(seat, turn, f"put {card}"), do(room, taker, slot))
            assert found[0] == DONE and found[1] in (DONE, STALE, "no-offer")
            position: Any = room.match.position
            kind = position.printed.ids.index(card)
            assert PcpWitness().pieces(position) == PcpWitness().pieces(room.match.history.moments[0].position)
            assert min(position.hand[kind :: position.codes.kinds]) >= 0

    asyncio.run(scenario())


def asks_to_put(match: Match) -> str | None:
    """A card that the one who is asked could put down."""
    texts = [
        match.game.text(action) for action in match.seen_by(match.position.to_act[0]).answers(match.position.to_act[0])
    ]
    return next((text.removeprefix("put ") for text in texts if text.startswith("put ")), None)


@pytest.mark.parametrize("times", [2, 5])
def test_an_offer_posted_several_times_at_once_is_one(sqlite: str, times: int) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            found = await kinds(*[offer(room, GREEN, "all", "note-1") for _ in range(times)])
            assert found == [DONE, *[REPEATED] * (times - 1)]
            assert len(offers(room, RED)) == 1

    asyncio.run(scenario())


def test_a_match_with_offers_is_found_again_as_it_was(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await waiting(room)
            await deal_in_secret(room)
            await offer(room, GREEN, "all", "note-1")
            stored, loaded = await room._rooms.read(room.id)
            again, match = loaded.match, room.match
            assert len(stored.records) == len(match.records)
            assert (again.asides, again.requests, again.turns) == (match.asides, match.requests, match.turns)
            assert [m.eyes for m in again.history.moments] == [m.eyes for m in match.history.moments]
            for seat in (None, *range(4)):
                assert (again.view(seat), again.entries(seat)) == (match.view(seat), match.entries(seat))
            assert loaded.bridges == []

    asyncio.run(scenario())

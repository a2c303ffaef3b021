"""Standing orders: told in words, carried out like a pass of the person, and nobody else's business."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from rooms_tools import TWO_PERSONS, eventually, move_until, picture, rooms_at
from test_extras import BASE, PCP
from test_talk import PERSONS
from web import site

import hustings
from hustings.kernel.chance import Chance
from hustings.matches.computers.orders import Given, given, obeyed, orders_of, possible
from hustings.matches.people import OPEN
from hustings.matches.problems import BadOrder
from hustings.matches.table.room import Room
from hustings.matches.table.sight import sight
from hustings.play.match import Match
from hustings.play.orders import MOST
from hustings.web.shown.orders import given_orders, offered_orders
from hustings.web.shown.parts import Player, Reader
from hustings.web.shown.scene import Scene

OURS = ("watergate", "1960", "hilarious-struggle", PCP)


def asks(prompt: str) -> Callable[[Match], bool]:
    return lambda match: bool(match.position.stack) and match.position.stack[-1].prompt == prompt


def scene_of(match: Match, seat: int, language: str) -> Scene:
    players = [Player("", "person") for _ in match.seats]
    return Scene(match, "m", False, seat, Reader(language), players)


@pytest.mark.parametrize("game_id", OURS)
def test_every_order_is_told_in_both_languages_with_everything_that_can_be_chosen(game_id: str) -> None:
    game = hustings.game(game_id)
    match = game.match(bytes(32))
    for seat in range(len(match.seats)):
        for language in ("en", "ja"):
            scene = scene_of(match, seat, language)
            offered = offered_orders(scene)
            assert offered and [order.id for order in offered] == [o.id for o in orders_of(game, match, seat)]
            for order in orders_of(game, match, seat):
                for choice in order.choices:
                    for value in choice.values:
                        text = given(game, match, seat, (), order.id, {choice.key: value}).text
                        (told,) = given_orders(scene, (text,))
                        assert told.said and "order-" not in told.said and not told.ended


@pytest.mark.parametrize("game_id", OURS)
def test_what_an_order_answers_is_legal_and_follows_from_what_its_seat_knows(game_id: str) -> None:
    game = hustings.game(game_id)
    answered: set[str] = set()
    for seed in range(3):
        match, rng = game.match(bytes([seed] * 32)), random.Random(seed)
        for _ in range(150):
            if match.outcome is not None:
                break
            seat = rng.choice(match.position.to_act)
            twin = match.clone()
            twin._draft = []
            twin.position = match.seen_by(seat).clone()
            twin.position.determinize(seat, Chance(seed))
            for order in orders_of(game, match, seat) if rng.random() < 0.3 else ():
                chosen = {choice.key: rng.choice(choice.values) for choice in order.choices}
                texts = (Given(order.id, chosen).text,)
                done = obeyed(game, match, seat, texts)
                assert done == obeyed(game, twin, seat, texts), "nothing comes from the truth"
                if done is not None:
                    answered.add(order.id)
                    assert match.seen_by(seat).reject(seat, done[0]) is None
            actions = match.seen_by(seat).answers(seat)
            match.act(seat, rng.choice(actions))
    assert answered or game_id == PCP


def test_an_order_that_there_is_not_is_refused_and_so_is_one_too_many() -> None:
    game = hustings.game("watergate")
    match = game.match(bytes(32))
    for id, fields in (("nonsense", {}), ("let-go-editor", {}), ("let-go-nixon", {"unless": "E35"})):
        with pytest.raises(BadOrder):
            given(game, match, 0, (), id, fields)
    with pytest.raises(BadOrder):
        given(game, match, 0, ("x",) * MOST, "let-go-nixon", {})


def test_an_order_ends_when_it_can_no_longer_come_to_it() -> None:
    game = hustings.game("watergate")
    match = game.match(bytes(32))
    order = next(order for order in game.orders if order.id == "react-nixon")
    found = Given("react-nixon", {"card": "N14"})
    assert possible(game, match, 0, order, found)
    match.position.removed |= 1 << 14  # type: ignore[attr-defined]
    assert not possible(game, match, 0, order, found)


async def opened(rooms: object, game: str = "1960") -> Room:
    return await rooms.room((await rooms.create(game, {}, TWO_PERSONS)).match_id)  # type: ignore[attr-defined]


def test_nobody_can_tell_an_order_from_an_answer_of_the_person(sqlite: str) -> None:
    """Two histories: the same match with an order and with the same answer by hand give all others the same bytes."""

    async def scenario() -> None:
        async with rooms_at(sqlite, draw=bytes) as rooms:
            ordered, plain = await opened(rooms), await opened(rooms)
            for room in (ordered, plain):
                await move_until(room, asks("trigger"))
            (seat,) = ordered.match.position.to_act
            before = {audience: ordered.version(audience) for audience in (None, 1 - seat)}
            order = given(ordered.game, ordered.match, seat, (), "no-trigger", {"whose": "any", "momentum": "12"})
            await ordered.seating.order(seat, order.text)
            assert {audience: ordered.version(audience) for audience in before} == before, "nobody else's business"
            for audience in before:
                assert sight(ordered, audience) == sight(plain, audience)
            assert ordered.is_ordered(seat) and not ordered.is_ordered(1 - seat)
            count = len(ordered.match.records)
            await eventually(lambda: len(ordered.match.records) > count)
            await plain.act(seat, plain.match.turns[seat], "pass")
            assert picture(ordered.match) == picture(plain.match)
            for audience in before:
                assert sight(ordered, audience) == sight(plain, audience)
                assert repr(order.id) not in repr(sight(ordered, audience))

    asyncio.run(scenario())


def test_the_pause_is_that_of_any_pass_and_who_thinks_otherwise_is_asked(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []

    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await opened(rooms)
            await move_until(room, asks("trigger"))
            (seat,) = room.match.position.to_act
            monkeypatch.setattr("random.uniform", lambda low, high: drawn.append((low, high)) or 0.05)
            order = given(room.game, room.match, seat, (), "no-trigger", {"whose": "any", "momentum": "12"})
            count = len(room.match.records)
            await room.seating.order(seat, order.text)
            await room.seating.withdraw(seat, order.text)
            assert room.seats[seat].orders == ()
            await asyncio.sleep(0.1)
            assert len(room.match.records) == count and drawn == [rooms.pace.reaction]

    asyncio.run(scenario())


def test_deals_are_made_by_order_and_orders_are_kept(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(PCP, {}, PERSONS)).match_id)
            order = given(room.game, room.match, 1, (), "accept-money", {"least": "1"})
            await room.seating.order(1, order.text)
            match_id = room.id
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room(match_id)
            assert [seat.orders for seat in room.seats] == [(), (order.text,), (), ()]
            await room.compose(0, room.match.asides[0], BASE)
            await eventually(lambda: any(r.action.startswith("accept") for r in room.match.records))
            await room.seating.withdraw(1, order.text)
            assert room.seats[1].orders == ()

    asyncio.run(scenario())


def test_who_takes_a_seat_over_takes_no_orders(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await opened(rooms, "watergate")
            await room.seating.order(0, given(room.game, room.match, 0, (), "let-go-nixon", {}).text)
            await room.seating._change(0, kind=OPEN)
            await rooms.claim_open(room.id, 0, "Cho")
            assert room.seats[0].orders == ()
            match_id = room.id
        async with rooms_at(sqlite) as rooms:
            assert (await rooms.room(match_id)).seats[0].orders == ()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("language", "nothing", "ordered"),
    [("en", "Nothing.", "Answer no play"), ("ja", "ありません。", "リアクションをしない")],
)
def test_orders_are_given_and_taken_back_by_forms(sqlite: str, language: str, nothing: str, ordered: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            page = await browser.start(game="watergate", side="nixon", opponent="friend")
            room = next(iter(place.rooms._rooms.values()))
            assert f"/m/{room.id}/s/0/orders" in page.html
            page = await browser.get(f"/m/{room.id}/s/0/orders")
            assert nothing in page.text
            page = await browser.send(page.form("/orders"), unless="N14")
            assert ordered in page.text and nothing not in page.text and len(room.seats[0].orders) == 1
            page = await browser.send(page.form("/orders/withdraw"))
            assert nothing in page.text and room.seats[0].orders == ()
            page = await browser.send(page.form("/orders/spare"))
            assert room.seats[0].auto_pass and nothing not in page.text
            other = place.browser(language)
            assert (await other.get(f"/m/{room.id}/s/0/orders")).status == 403

    asyncio.run(scenario())


def test_programs_give_orders_too(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http = place.browser()
            wanted = {"game": "1960", "seats": [{"kind": "person"}] * 2}
            _, opened = await http.json("POST", "/api/matches", json=wanted)
            room = await place.rooms.room(opened["match"])
            at = f"/api/matches/{room.id}/seat/orders"
            http.http.headers["authorization"] = f"Bearer {opened['tokens'][1]}"
            _, orders = await http.json("GET", at)
            assert orders["given"] == [] and {"id", "said", "choices"} == set(orders["offered"][0])
            one = {"id": "no-trigger", "chosen": {"momentum": "3"}}
            status, orders = await http.json("POST", at, json={"given": [one, one]})
            assert (status, len(orders["given"])) == (200, 1), orders
            assert orders["given"][0]["chosen"] == {"whose": "any", "momentum": "3"}
            assert len(room.seats[1].orders) == 1 and room.seats[0].orders == ()
            status, refused = await http.json("POST", at, json={"given": [{"id": "dance"}]})
            assert (status, refused["error"]) == (422, "bad-order") and len(room.seats[1].orders) == 1
            await http.json("POST", at, json={"given": []})
            assert room.seats[1].orders == ()

    asyncio.run(scenario())

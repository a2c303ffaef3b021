"""Computers that wait for a person: while an offer is open where nobody else could notice, or when asked to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rooms_tools import eventually, move
from test_clock import ByHand
from test_traders import PCP, Told, idle, offer, table
from web import site

from hustings.database.problems import StoreFailed
from hustings.kernel.position import Position
from hustings.matches.computers.patience import LONGEST, Patience
from hustings.matches.people import PERSON
from hustings.matches.table.room import Room
from hustings.play.game import Game
from hustings.web.shown.parts import Hold, Player, Reader
from hustings.web.shown.scene import Scene

OFFER = ("give note-1", "send red")


def courting(game: Game, position: Position, seat: int, actions: list[int]) -> int:
    """Ochre, as soon as it owes an answer, first offers Red a note, once; nobody else wants anything."""
    texts = {game.text(action): action for action in actions}
    may_trade = len(actions) > len(position.answers(seat)) > 0
    if seat == 1 and may_trade and not position.known[1]:  # type: ignore[attr-defined]
        return texts[OFFER[1]] if OFFER[1] in texts else texts[OFFER[0]]
    return idle(game, position, seat, actions)


async def until_ochre_offers(room: Room) -> None:
    while not room.match.position.waiting_for(0):
        await eventually(lambda: not room.busy)
        if room.match.position.to_act == (0,):
            await move(room)
        await asyncio.sleep(0)
    await eventually(lambda: not room.busy)


def test_the_lap_stands_while_an_offer_waits_for_the_only_person(sqlite: str) -> None:
    async def scenario() -> None:
        async with table(sqlite, Told(courting), "pccc") as room:
            await until_ochre_offers(room)
            assert room.patience.waits and room.patience.is_courted(0) and room.match.position.to_act == (1,)
            players = [Player("Ann", PERSON)] * 4
            state, asked, _ = Scene(
                room.match, room.id, False, 0, Reader("en"), players, hold=Hold(courted=True)
            ).question()
            assert (state, asked) == ("waiting", "Ochre makes you an offer: what is your answer?")
            records = len(room.match.records)
            await asyncio.sleep(0.05)
            assert len(room.match.records) == records and not room.busy
            text = next(room.game.text(one) for one in room.match.actions(0) if "decline" in room.game.text(one))
            await room.extra(0, room.match.mark(0, room.game.action(text)), text)
            await eventually(lambda: room.match.position.to_act == (0,))
            assert not room.patience.waits

    asyncio.run(scenario())


def test_it_goes_on_past_an_offer_when_the_person_says_so_and_the_offer_stays(sqlite: str) -> None:
    async def scenario() -> None:
        async with table(sqlite, Told(courting), "pccc") as room:
            await until_ochre_offers(room)
            seen = room.version(0)
            await room.patience.go_on(0)
            assert room.version(0) > seen and not room.patience.waits
            await eventually(lambda: room.match.position.to_act == (0,))
            assert room.match.position.waiting_for(0)

    asyncio.run(scenario())


def test_where_others_sit_an_offer_stops_nothing(sqlite: str) -> None:
    """A pause would tell them of it: neither with two persons nor where the seat of another one is played for it."""

    async def scenario() -> None:
        async with table(sqlite, Told(courting), "pcpc") as room:
            while not room.match.position.waiting_for(0):
                await eventually(lambda: not room.busy)
                await move(room)
            assert not room.patience.waits
            await eventually(lambda: room.match.position.to_act != (1,))
        async with table(sqlite, Told(courting), "pccp") as room:
            await room.seating.leave_to_computer(3, "heuristic")
            while not room.match.position.waiting_for(0):
                await eventually(lambda: not room.busy)
                if room.match.position.to_act == (0,):
                    await move(room)
            assert not room.patience.is_courted(0)

    asyncio.run(scenario())


def test_a_wish_that_is_stored_though_nobody_heard_of_it_is_shown_to_who_comes_next(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What seed 8000054 of the simulated weather found."""

    async def scenario() -> None:
        async with table(sqlite, Told(idle), "pccp") as room:
            store = room.patience._store
            done = store.set_patience

            async def unheard(*wish: Any) -> int:
                await done(*wish)
                raise StoreFailed()

            with monkeypatch.context() as patch:
                patch.setattr(store, "set_patience", unheard)
                with pytest.raises(StoreFailed):
                    await room.patience.ask(3)
            assert not room.patience.asked
            assert await room._rooms.room(room.id) is room  # type: ignore[attr-defined]
            assert room.patience.asked == (3,)

    asyncio.run(scenario())


def test_an_answer_of_the_database_that_comes_late_undoes_no_newer_wish(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What seed 10000592 of the simulated weather found."""

    async def scenario() -> None:
        async with table(sqlite, Told(idle), "pccp") as room:
            store = room.patience._store
            stored, heard, done = asyncio.Event(), asyncio.Event(), store.set_patience

            async def late(*wish: Any) -> int:
                changes = await done(*wish)
                stored.set()
                await heard.wait()
                return changes

            with monkeypatch.context() as patch:
                patch.setattr(store, "set_patience", late)
                first = asyncio.create_task(room.patience.ask(3))
                await stored.wait()
            await room.patience.go_on(0)
            heard.set()
            await first
            assert room.patience.asked == (3,) and room.patience.wishes.seen == {0: 0}

    asyncio.run(scenario())


def test_a_person_asks_them_to_wait_for_all_to_see_and_they_still_answer_offers(sqlite: str) -> None:
    def agreeable(game: Game, position: Position, seat: int, actions: list[int]) -> int:
        accepts = [action for action in actions if game.text(action).startswith("accept")]
        return accepts[0] if accepts else idle(game, position, seat, actions)

    async def scenario() -> None:
        async with table(sqlite, Told(agreeable), "pccp") as room:
            while room.match.position.to_act != (0,):
                await eventually(lambda: not room.busy)
                if room.match.position.to_act == (3,):
                    await move(room)
            seen = [room.version(audience) for audience in (0, 3, None)]
            await room.patience.ask(3)
            await room.patience.ask(3)
            assert room.patience.asked == (3,) and room.patience.waits
            assert all(room.version(a) > before for a, before in zip((0, 3, None), seen, strict=True))
            while room.match.position.to_act == (0,):
                await move(room)
            await asyncio.sleep(0.05)
            assert room.match.position.to_act == (1,), "a computer owes an answer, and waits"
            before = room.match.view(0).seats[0].money  # type: ignore[attr-defined]
            await offer(room, 0, "ochre")
            assert room.match.view(0).seats[0].money == before - 1  # type: ignore[attr-defined]
            assert room.match.position.to_act == (1,)
            await room.patience.go_on(3)
            await eventually(lambda: room.match.position.to_act == (3,))

    asyncio.run(scenario())


def test_nobody_is_kept_waiting_for_ever(sqlite: str) -> None:
    async def scenario() -> None:
        async with table(sqlite, Told(idle), "pcpc") as room:
            timer = ByHand()
            patience = Patience(room, room._rooms.store, timer, room._rooms.clock)
            await patience.ask(0)
            timer.go(LONGEST - 1)
            assert patience.asked == (0,)
            timer.go(2)
            assert patience.asked == ()
            await room.seating.leave_to_computer(0, "heuristic")
            await patience.ask(0)
            assert patience.asked == () and room.seats[2].kind == PERSON and room.game.id == PCP

    asyncio.run(scenario())


class Pensive(Told):
    """Computers that do not answer before they may."""

    def __init__(self) -> None:
        super().__init__(idle)
        self.may = asyncio.Event()

    async def decide(
        self, game: Game, position: Position, seat: int, actions: list[int], level: str, seconds: float, *_: object
    ) -> int:
        await self.may.wait()
        return await super().decide(game, position, seat, actions, level, seconds)


@pytest.mark.parametrize(
    ("language", "waits", "goes", "read"),
    [
        ("en", "Wait for me", "Let them go on", "Ochre has asked the computers to wait"),
        ("ja", "ここで一時停止", "先へ進める", "黄土の頼みで"),
    ],
)
def test_a_page_asks_them_to_wait_and_lets_them_go_on(
    sqlite: str, language: str, waits: str, goes: str, read: str
) -> None:
    """Without script; the button is only there while others play, and everybody reads who has asked."""

    async def scenario() -> None:
        bots = Pensive()
        async with site(sqlite, bots=bots) as place:
            ann, guest = place.browser(language), place.browser(language)
            page = await ann.start(game=PCP, side="ochre", name="Ann", **{"option-players": "4"})
            room = await place.rooms.room(page.path.split("/")[2])
            if room.match.position.to_act == (1,):
                assert not page.has_form("/patience")
                while room.match.position.to_act == (1,):
                    await move(room)
                page = await ann.get(page.path)
            assert waits in page.text and goes not in page.text
            page = await ann.send(page.form("/patience"))
            assert goes in page.text and room.patience.asked == (1,)
            assert read in (await guest.get(f"/m/{room.id}")).text
            asked = room.match.position.to_act
            bots.may.set()
            await eventually(lambda: not room.busy)
            assert room.match.position.to_act == asked
            await ann.send(page.form("/patience"))
            assert room.patience.asked == ()
            await eventually(lambda: room.match.position.to_act != asked)

    asyncio.run(scenario())

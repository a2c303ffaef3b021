"""What seats may do without answering: guarded by its mark, an offer whole or not at all, nothing for third eyes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from rooms_tools import move_until, rooms_at
from toy_games import toys  # noqa: F401
from web import site

from hustings.kernel.message import IllegalAction
from hustings.matches.people import SeatPlan
from hustings.matches.records.store import Conflict
from hustings.matches.table.room import DONE, REPEATED, STALE, Room

PCP = "politically-correct-people"
BASE = {"to": ["ochre"], "gives": ["note-1"], "wants": []}


@asynccontextmanager
async def room_of(url: str, game: str, seats: int, **settings: Any) -> AsyncIterator[Room]:
    """A match of so many persons."""
    async with rooms_at(url, **settings) as rooms:
        options = {"players": str(seats)} if game == PCP else {"guests": str(seats)}
        created = await rooms.create(game, options, [SeatPlan("person", name=f"P{n}") for n in range(seats)])
        yield await rooms.room(created.match_id)


def asks(step: str) -> Any:
    """Whether a match has come to a step."""
    return lambda match: bool(match.position.stack) and type(match.position.stack[-1]).__name__ == step


def offers(room: Room, seat: int) -> list[Any]:
    view: Any = room.match.view(seat)
    return list(view.offers)


async def waiting(room: Room) -> int:
    """Play until somebody has finished a turn that only their confirmation keeps from the others, and say who."""
    for seat in range(len(room.seats)):
        await room.seating.set(seat, confirm=True)
    await move_until(room, lambda match: any(map(match.waits_for_commit, range(len(match.seats)))))
    return room.match.position.to_act[0]


# -- marks -----------------------------------------------------------------------------------------------------------


def test_what_answers_nothing_is_guarded_by_its_mark_and_not_by_the_turn(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, "gala", 3) as room:
            await move_until(room, asks("Spend"))
            asked = room.match.position.to_act[0]
            other, turns = (asked + 1) % 3, room.match.turns[:]
            cheer = room.game.action("cheer")
            mark = room.match.mark(other, cheer)
            assert (await room.act(other, turns[other], "cheer")).kind == STALE
            assert (await room.extra(other, mark + 1, "cheer")).kind == STALE
            assert (await room.extra(other, mark, "cheer")).kind == DONE
            assert (await room.extra(other, mark, "cheer")).kind == REPEATED
            assert room.match.turns == turns
            assert [record.action for record in room.match.records].count("cheer") == 1
            assert (await room.act(asked, turns[asked], "place north")).kind == DONE
            assert (await room.act(asked, turns[asked], "place north")).kind == REPEATED

    asyncio.run(scenario())


def test_an_acceptance_is_not_taken_for_that_of_the_next_offer_in_its_place(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await room.compose(0, 0, BASE)
            accept = room.game.action("accept red-1")
            old = room.match.mark(1, accept)
            await room.extra(0, room.match.mark(0, room.game.action("withdraw 1")), "withdraw 1")
            await room.compose(0, room.match.asides[0], {**BASE, "gives": ["note-2"]})
            assert (await room.extra(1, old, "accept red-1")).kind == STALE
            assert len(offers(room, 1)) == 1
            new = room.match.mark(1, accept)
            assert [(await room.extra(1, new, "accept red-1")).kind for _ in (1, 2)] == [DONE, REPEATED]

    asyncio.run(scenario())


def test_an_offer_can_be_countered_again_after_the_draft_was_dropped(sqlite: str) -> None:
    """Posted twice it is countered once; with no draft any more it is a new wish."""

    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await room.compose(0, 0, BASE)

            async def do(text: str) -> str:
                return (await room.extra(1, room.match.mark(1, room.game.action(text)), text)).kind

            for _ in range(2):
                assert [await do("counter red-1"), await do("counter red-1")] == [DONE, REPEATED]
                assert room.match.view(1).draft_wants  # type: ignore[attr-defined]
                assert await do("drop") == DONE

    asyncio.run(scenario())


# -- whole offers ----------------------------------------------------------------------------------------------------


def test_an_offer_is_posted_whole_and_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            fields = {"to": ["all"], "gives": ["note-1", "note-2"], "wants": ["hand-fixer"]}
            answers = await asyncio.gather(*[room.compose(2, 0, fields) for _ in range(3)])
            assert sorted(answer.kind for answer in answers) == [DONE, REPEATED, REPEATED]
            assert [record.action for record in room.match.records] == [
                "give note-1",
                "give note-2",
                "want hand-fixer",
                "send all",
            ]
            assert [len(offers(room, seat)) for seat in range(4)] == [1, 1, 1, 1]
            assert (await room.compose(2, 0, {**fields, "to": ["red"]})).kind == STALE

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({**BASE, "gives": ["note-4", "note-4"]}, "no-such-note"),
        ({**BASE, "to": ["red"]}, "to-yourself"),
        ({**BASE, "to": ["plum"]}, "no-such-seat"),
        ({**BASE, "wants": ["note-1"]}, "money-both-ways"),
        ({**BASE, "gives": []}, "draft-empty"),
        ({**BASE, "wants": ["place"]}, "no-tie"),
        ({**BASE, "to": []}, "no-recipient"),
        ({**BASE, "more": ["x"]}, "unknown-action"),
    ],
)
def test_an_offer_that_is_refused_leaves_nothing(sqlite: str, fields: dict[str, list[str]], key: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            before = room.match
            with pytest.raises(IllegalAction) as refused:
                await room.compose(0, 0, fields)
            assert refused.value.reason.key == key
            assert room.match is before
            assert (await room.compose(0, 0, BASE)).kind == DONE

    asyncio.run(scenario())


def test_an_old_draft_gives_way_and_a_counter_is_added_to(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await room.extra(1, 0, "give note-2")
            await room.compose(1, 1, {"to": ["red"], "gives": ["note-1"], "wants": []})
            assert [offer.gives.money for offer in offers(room, 0)] == [1]
            await room.compose(0, 0, {"to": ["ochre"], "gives": [], "wants": ["hand-fixer"]})
            mark = room.match.mark(1, room.game.action("counter red-1"))
            await room.extra(1, mark, "counter red-1")
            wants = [f"hand-{card}" for card in room.match.view(1).draft_wants.hand]  # type: ignore[attr-defined]
            gives = [f"hand-{card}" for card in room.match.view(1).draft_gives.hand]  # type: ignore[attr-defined]
            await room.compose(1, room.match.asides[1], {"to": ["red"], "gives": gives, "wants": [*wants, "note-1"]})
            assert [offer.giver for offer in offers(room, 0)] == [1, 1]

    asyncio.run(scenario())


def test_a_draft_of_the_one_who_is_asked_outlives_an_offer_of_others(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            asked = await waiting(room)
            drafted, turn = room.match.view(asked), room.match.turns[asked]
            giver, taker = (asked + 1) % 4, (asked + 2) % 4
            to = room.match.seats[taker]
            await room.compose(giver, 0, {"to": [to], "gives": ["note-1"], "wants": []})
            slot = f"accept {room.match.seats[giver]}-1"
            await room.extra(taker, room.match.mark(taker, room.game.action(slot)), slot)
            assert room.match.can_undo(asked)
            assert (room.match.view(asked), room.match.turns[asked]) == (drafted, turn)
            assert (await room.confirm(asked, turn)).kind == DONE

    asyncio.run(scenario())


def test_programs_and_pages_post_offers_and_acceptances(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place, httpx.AsyncClient(base_url=place.base) as http:
            body = {"game": PCP, "options": {"players": "5"}, "seats": [{"kind": "person"}] * 5}
            opened = (await http.post("/api/matches", json=body)).json()
            at = f"/api/matches/{opened['match']}"
            red, ochre = ({"authorization": f"Bearer {token}"} for token in opened["tokens"][:2])
            table = (await http.get(f"{at}/seat", headers=red)).json()
            assert {"give note-1", "change for-1-1"} & {extra["text"] for extra in table["extras"]}
            assert not any(action["text"].startswith("give") for action in table["actions"])
            offer = {"mark": table["mark"], "fields": BASE}
            answers = [await http.post(f"{at}/trade", json=offer, headers=red) for _ in (1, 2)]
            assert [answer.json()["kind"] for answer in answers] == [DONE, REPEATED]
            other = {"mark": table["mark"], "fields": {**BASE, "gives": ["note-2"]}}
            stale = await http.post(f"{at}/trade", json=other, headers=red)
            assert (stale.status_code, stale.json()["error"]) == (409, "stale")
            table = (await http.get(f"{at}/seat", headers=red)).json()
            poor = {"mark": table["mark"], "fields": {**BASE, "gives": ["note-4", "note-4"]}}
            refused = await http.post(f"{at}/trade", json=poor, headers=red)
            assert (refused.status_code, refused.json()["error"]) == (422, "refused")
            assert "N.5" in refused.json()["text"]
            extras = (await http.get(f"{at}/seat", headers=ochre)).json()["extras"]
            accept = next(extra for extra in extras if extra["text"] == "accept red-1")
            act = {"action": "accept red-1", "mark": accept["mark"]}
            answers = [await http.post(f"{at}/act", json=act, headers=ochre) for _ in (1, 2)]
            assert [answer.json()["kind"] for answer in answers] == [DONE, REPEATED]
            paths = (await http.get("/api/schema/openapi.json")).json()["paths"]
            assert "/api/matches/{match_id}/trade" in paths

    asyncio.run(scenario())


def test_records_that_belong_together_are_stored_together(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await room.compose(0, 0, BASE)
            store = room._rooms.store
            with pytest.raises(Conflict):
                await store.append(room.id, 1, ["again", "more"], "later", (0,), None)
            found = await store.load(room.id)
            assert found is not None
            assert (len(found.records), found.snapshots[-1].records) == (2, 2)

    asyncio.run(scenario())

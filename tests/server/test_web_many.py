"""Matches of four to six: who sits where, invitations, one device for all, leaving, going on without an absent one."""

from __future__ import annotations

import asyncio
import random
import re

import httpx
import pytest
from rooms_tools import eventually, move, move_until
from test_clock import ByHand
from test_extras import BASE, PCP, room_of
from web import Browser, Page, Site, play_on, site

from hustings.kernel.position import Outcome
from hustings.matches.people import OPEN
from hustings.matches.problems import NotAway
from hustings.matches.table.room import Room


async def started(place: Site, players: int, side: str, **chairs: str) -> tuple[Browser, Page, Room]:
    """A match that Ann opens from the game's page."""
    ann = place.browser()
    fields = {f"seat-{seat}": who for seat, who in chairs.items()}
    page = await ann.start(game=PCP, side=side, name="Ann", **{"option-players": str(players)}, **fields)
    match = re.search(r"/m/(\w+)", page.path)
    assert match is not None, page.text
    return ann, page, await place.rooms.room(match[1])


def test_four_play_at_one_device_without_script_to_the_end(sqlite: str) -> None:
    """The third of three rounds: each has all that a round has."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            others = dict.fromkeys(("seat-ochre", "seat-green", "seat-teal"), "hotseat")
            ann = place.browser("ja")
            first = await ann.start(game=PCP, side="red", **others)
            room = await place.rooms.room(first.path.split("/")[2])
            await move_until(room, lambda match: match.view(None).round == 3)  # type: ignore[attr-defined]
            asked = room.match.position.to_act[0]
            over = await play_on(ann, await ann.get(f"/m/{room.id}/s/{asked}"), random.Random(5))
            assert room.match.outcome is not None and room.match.header.commitment in over.html

    asyncio.run(scenario())


@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_seat_is_a_computer_s_or_a_friend_s_by_one_link_for_all(sqlite: str, players: int) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann, page, room = await started(place, players, "green", ochre="friend", teal="friend", red="random")
            kinds = [(seat.kind, seat.level) for seat in room.seats]
            assert kinds[:4] == [("computer", "random"), ("open", ""), ("person", ""), ("open", "")]
            assert kinds[4:] == [("computer", "heuristic")] * (players - 4)
            link = await ann.invitation(page)
            bob = place.browser()
            asked = await bob.get(link)
            assert asked.parsed.xpath("//input[@name='seat']/@value") == ["1", "3"]
            before = httpx.Cookies(bob.http.cookies)
            joined = await bob.send(asked.form(link), seat="3", name="Bob")
            assert joined.path == f"/m/{room.id}/s/3" and room.seats[3].name == "Bob"
            for again in (lambda: bob.send(asked.form(link), seat="3", name="Bob"), lambda: bob.get(asked.path)):
                bob.http.cookies = before  # the answer was lost
                assert (await again()).path == f"/m/{room.id}/s/3"
            assert "Bob" in (await ann.get(page.path)).text

    asyncio.run(scenario())


def test_links_and_one_device_are_not_mixed_and_there_is_no_seventh(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann = place.browser("ja")
            fields = {"seat-red": "friend", "seat-teal": "hotseat", "side": "ochre"}
            mixed = await ann.start(game=PCP, **fields)
            assert mixed.status == 422 and "リンク" in mixed.text
            assert (await ann.start(game=PCP, side="plum")).status == 422
            for browser, said in (
                (ann, ("「players 7」は選べません。", "次の中から選んでください：4, 5, 6")),
                (place.browser("en"), ("does not have “players 7”", "Choose one of these: 4, 5, 6.")),
            ):
                seven = await browser.start(game=PCP, **{"option-players": "7"})
                assert seven.status == 422 and all(words in seven.text for words in said)
            info = await ann.json("GET", "/api/games")
            sizes = next(game["sizes"] for game in info[1] if game["id"] == PCP)
            assert [len(sizes["players"][n]) for n in ("4", "5", "6")] == [4, 5, 6]

    asyncio.run(scenario())


def test_six_at_one_device(sqlite: str) -> None:
    """The device goes to who is asked, or to anybody who wants to trade; a curtain stands before every hand."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            seats = ("ochre", "green", "teal", "indigo", "plum")
            ann, page, room = await started(place, 6, "red", **dict.fromkeys(seats, "hotseat"))
            asked = room.match.position.to_act[0]
            page = await ann.get(f"/m/{room.id}/s/{asked}")
            assert page.has_form("/open") and not page.choices
            page = await ann.send(page.form("/open"))
            assert page.choices
            trader = (asked + 3) % 6
            curtain = await ann.get(f"/m/{room.id}/s/{trader}")
            assert curtain.has_form("/open") and "market" not in curtain.ids
            assert re.findall(r'<use href="#pc-chip-(\w+)"', curtain.html) == [room.match.seats[trader]]
            table = await ann.send(curtain.form("/open"))
            assert not table.choices and f"/m/{room.id}/s/{asked}" in table.links
            to = room.match.seats[asked]
            body = {"_csrf_token": await ann.token(), "mark": "0", "to": to, "gives": "note-1", "sure": "yes"}
            done = Page(await ann.http.post(f"/m/{room.id}/s/{trader}/trade", data=body))
            assert (done.status, done.path) == (200, f"/m/{room.id}/s/{trader}")
            assert len(room.match.view(asked).offers) == 1  # type: ignore[attr-defined]
            page = await ann.get(f"/m/{room.id}/s/{asked}")
            page = await ann.send(page.form("/open"))
            while room.match.position.to_act == (asked,):
                page = await ann.act(page, page.choices[0])
            following = room.match.position.to_act[0]
            assert page.path == f"/m/{room.id}/s/{following}" and page.has_form("/open")

    asyncio.run(scenario())


def test_who_leaves_is_replaced_and_may_come_back(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann, page, room = await started(place, 4, "red", ochre="friend", green="friend", teal="friend")
            assert f"{page.path}/resign" in page.links and f"{page.path}/computer" not in page.links
            sure = await ann.get(f"{page.path}/resign")
            assert "The others play on" in sure.text
            left = await ann.send(sure.form("/resign"))
            assert room.seats[0].kind == "computer" and room.match.outcome is None
            await ann.send(left.form("/return"))
            assert room.seats[0].kind == "person"

    asyncio.run(scenario())


def test_a_rematch_moves_everybody_on_by_one_seat(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 5) as room:
            await room.resign(3)
            room.match.position.outcome = Outcome((0,), (1.0,) * 5, "end-money")
            created = await room.rematch()
            following = await room._rooms.room(created.match_id)  # type: ignore[attr-defined]
            assert [seat.name for seat in following.seats] == ["P4", "P0", "P1", "P2", "P3"]
            assert {seat.kind for seat in following.seats} == {"person"}
            assert following.match.header.options["players"] == "5"

    asyncio.run(scenario())


def test_a_turn_is_taken_back_when_all_others_agree_and_an_open_seat_does(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await move_until(room, lambda match: match.can_ask_takeback(0))
            moments = len(room.match.history.moments)
            room.seats[2].kind = OPEN
            await room.ask_takeback(0)
            for seat in (3, 1):
                assert room.match.asking == 0
                await room.answer_takeback(seat, True)
            await eventually(lambda: room.match.asking is None)
            assert len(room.match.history.moments) == moments + 1

    asyncio.run(scenario())


def test_only_who_owes_an_answer_is_waited_for(sqlite: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with room_of(sqlite, PCP, 6, clock=lambda: timer.time, timer=timer, away_after=60.0) as room:
            asked = room.match.position.to_act[0]
            timer.go(4e9)
            assert [seat for seat in range(6) if room.presence.away(seat)] == [asked]
            with pytest.raises(NotAway):
                await room.seating.claim(asked)
            assert await room.seating.claim((asked + 2) % 6) == (asked,)
            await eventually(lambda: len(room.match.records) > 0)
            found = (await room._rooms.store.seats([room.id]))[room.id][0]
            await room.compose((asked + 1) % 6, 0, {**BASE, "to": ["all"]})
            assert len(found.to_act) == 1

    asyncio.run(scenario())


def test_a_match_of_six_is_looked_at_again_by_each_seat(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            seats = ("ochre", "green", "teal", "indigo", "plum")
            ann, _, room = await started(place, 6, "red", **dict.fromkeys(seats, "friend"))
            await room.compose(0, 0, BASE)
            for _ in range(30):
                await move(room)
            own = await ann.get(f"/m/{room.id}/replay?at=1&eyes=red")
            assert own.status == 200 and "select" in own.html and "’s turn." in own.html
            start = await ann.get(f"/m/{room.id}/replay?at=0&eyes=red")
            forward = re.search(r'rel="next" href="([^"]+)"', start.html)
            assert forward is not None
            sent = await ann.get(forward[1].replace("&amp;", "&"))
            assert (
                "Vermilion to Ochre, offer 1: 1 buck for nothing."
                in sent.html.partition('id="ask"')[2].partition("</div>")[0]
            )
            assert "n=0&" in sent.html.partition('rel="prev" href="')[2].partition('"')[0]
            assert (await ann.get(f"/m/{room.id}/replay?at=1&eyes=plum")).status == 403
            assert (await ann.http.get(f"/m/{room.id}/s/0/export")).status_code == 200

    asyncio.run(scenario())

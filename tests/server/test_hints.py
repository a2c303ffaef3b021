"""Hints on a server: for who agreed to them and plays against computers alone, at their question, seen by nobody."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, rooms_at, think_randomly
from web import Browser, Page, Site, site

from hustings.kernel.position import Position
from hustings.matches.computers.attention import Attention
from hustings.matches.computers.bots import Advice, Bots, WorkerFailed
from hustings.matches.people import COMPUTER, PERSON, SeatPlan
from hustings.matches.problems import HintFailed, NoHints
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.matches.table.sight import sights
from hustings.play.game import Game

EDITOR = 1
AGAINST_COMPUTER = [SeatPlan(COMPUTER, "random"), SeatPlan(PERSON, name="Ann")]
"""The Editor, who begins, is the person."""


class Knowing(Bots):
    """Computers whose advice is the first answers, without a worker; ``fails`` times there is none."""

    def __init__(self, fails: int = 0) -> None:
        super().__init__(think_randomly, workers=1)
        self.fails = fails
        self.asked: list[Position] = []

    async def advise(self, game: Game, position: Position, seat: int, seconds: float, attention: Attention) -> Advice:
        """Three answers."""
        self.asked.append(position)
        await asyncio.sleep(0)
        if len(self.asked) <= self.fails:
            raise WorkerFailed("no idea")
        return [(action, 0.9 - n / 10) for n, action in enumerate(position.answers(seat)[:3])]


async def opened(rooms: Rooms, hints: bool = True) -> tuple[Room, str]:
    """A match against a computer at the person's question, and the token of that seat."""
    made = await rooms.create(GAME, {}, AGAINST_COMPUTER, hints=hints)
    return await rooms.room(made.match_id), made.tokens[EDITOR]


async def seated(place: Site, room: Room, token: str, language: str = "en") -> tuple[Browser, Page]:
    browser = place.browser(language)
    return browser, await browser.get(f"/m/{room.id}/t/{token}")


def test_a_hint_is_asked_for_by_a_button_and_a_script_gets_parts(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, bots=Knowing()) as place:
            for language, words in (("en", "About 90 wins in 100."), ("ja", "100回におよそ90勝")):
                room, token = await opened(place.rooms)
                browser, table = await seated(place, room, token, language)
                assert not table.parsed.xpath("//details[contains(@class, 'hints')]")
                shown = await browser.send(table.form("/hint"))
                assert shown.status == 200
                told = shown.parsed.xpath("//details[contains(@class, 'hints')]//li")
                assert len(told) == 3
                assert words in shown.text
                objects = room.game.actions.objects
                answers = room.match.seen_by(EDITOR).answers(EDITOR)[:3]
                assert [line.get("data-mark", "") for line in told] == [objects[action] for action in answers]
                again = await browser.get(f"/m/{room.id}/s/{EDITOR}")
                assert not again.parsed.xpath("//details[contains(@class, 'hints')]")
            form = {"_csrf_token": table.form("/hint").fields["_csrf_token"], "turn": str(room.match.turns[EDITOR])}
            status, told = await browser.json("POST", f"/m/{room.id}/s/{EDITOR}/hint", data=form)
            assert status == 200
            assert told["here"] == f"/m/{room.id}/s/{EDITOR}"
            assert 'class="hints"' in told["parts"]["prompt"]
            status, _ = await browser.json("POST", f"/m/{room.id}/s/{EDITOR}/hint", data=form | {"turn": "77"})
            assert status == 409
            status, _ = await browser.json("POST", f"/m/{room.id}/s/{EDITOR}/hint", data=form | {"turn": "soon"})
            assert status == 422

    asyncio.run(scenario())


def test_nobody_else_gets_a_hint_or_sees_one(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, bots=Knowing()) as place:
            room, token = await opened(place.rooms)
            browser, table = await seated(place, room, token)
            before, versions = sights(room), [room.version(audience) for audience in (None, 0, 1)]
            records = len(room.match.records)
            files = [await place.rooms.export(room.id, seat) for seat in (None, 0, 1)]
            await browser.send(table.form("/hint"))
            assert sights(room) == before
            assert [room.version(audience) for audience in (None, 0, 1)] == versions
            assert len(room.match.records) == records
            assert [await place.rooms.export(room.id, seat) for seat in (None, 0, 1)] == files
            stranger = place.browser()
            watched = await stranger.get(f"/m/{room.id}")
            assert "With hints" in watched.text
            assert not watched.has_form("/hint")
            assert not watched.parsed.xpath("//details[contains(@class, 'hints')]")
            form = {"_csrf_token": await stranger.token(), "turn": "0"}
            for seat, status in ((0, 403), (EDITOR, 403), (7, 404), (-1, 404)):
                answer = await stranger.http.post(f"/m/{room.id}/s/{seat}/hint", data=form)
                assert (seat, answer.status_code) == (seat, status)
            own = {"_csrf_token": table.form("/hint").fields["_csrf_token"], "turn": "0"}
            assert (await browser.http.post(f"/m/{room.id}/s/0/hint", data=own)).status_code == 403
            assert (await browser.http.post("/m/gonegonego/s/0/hint", data=own)).status_code == 404

    asyncio.run(scenario())


def test_there_is_none_where_none_was_agreed(sqlite: str) -> None:
    async def scenario() -> None:
        bots = Knowing()
        async with site(sqlite, bots=bots) as place:
            room, token = await opened(place.rooms, hints=False)
            browser, table = await seated(place, room, token)
            assert not table.has_form("/hint")
            form = {"_csrf_token": await browser.token(), "turn": str(room.match.turns[EDITOR])}
            for headers in ({}, {"accept": "application/json"}):
                answer = await browser.http.post(f"/m/{room.id}/s/{EDITOR}/hint", data=form, headers=headers)
                assert answer.status_code == 403
            assert bots.asked == []

    asyncio.run(scenario())


async def ask(room: Room, seat: int = EDITOR) -> Any:
    return await room.hinting.ask(seat, room.match.turns[seat])


def test_a_hint_is_for_one_person_against_computers_at_their_question(sqlite: str) -> None:
    async def scenario() -> None:
        bots = Knowing()
        async with rooms_at(sqlite, bots) as rooms:
            room, _ = await opened(rooms)
            assert len(await ask(room)) == 3
            with pytest.raises(NoHints):
                await ask(room, 0)
            sits = room.seats[:]
            for strange in (
                [replace(sits[0], kind=PERSON), sits[1]],
                [replace(sits[0], token_hash="held"), sits[1]],
                [sits[0], replace(sits[1], kind=COMPUTER)],
            ):
                room.seats[:] = strange
                with pytest.raises(NoHints):
                    await ask(room)
            room.seats[:] = sits
            await room.resign(EDITOR)
            with pytest.raises(NoHints):
                await ask(room)
            brought = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            with pytest.raises(NoHints):
                await ask(brought)

    asyncio.run(scenario())


def test_one_question_is_thought_about_once_and_a_failure_is_told(sqlite: str) -> None:
    async def scenario() -> None:
        bots = Knowing(fails=1)
        async with rooms_at(sqlite, bots) as rooms:
            room, _ = await opened(rooms)
            with pytest.raises(HintFailed):
                await ask(room)
            found = await asyncio.gather(*[ask(room) for _ in range(5)])
            assert len(bots.asked) == 2
            assert all(one == found[0] for one in found)
            waiting = asyncio.ensure_future(ask(room))
            action = room.game.text(room.match.seen_by(EDITOR).answers(EDITOR)[0])
            turn = room.match.turns[EDITOR]
            await room.act(EDITOR, turn, action)
            assert await room.hinting.ask(EDITOR, turn) is None
            await waiting

    asyncio.run(scenario())


def test_a_person_who_chooses_hints_with_a_friend_is_told_why_not(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, bots=Knowing()) as place:
            for language, said in (
                ("en", "one person who plays against computers"),
                ("ja", "コンピューターだけを相手に"),
            ):
                browser = place.browser(language)
                refused = await browser.start(opponent="friend", hints="yes")
                assert refused.status == 422
                assert said in refused.text
            table = await browser.start(opponent="heuristic", hints="yes", side="editor")
            assert "ヒントあり" in table.text
            assert table.has_form("/hint")
            assert "ヒントあり" in (await browser.get("/")).text

    asyncio.run(scenario())

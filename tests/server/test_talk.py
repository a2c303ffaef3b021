"""Table talk: each seat hears exactly its lines, a whisper leaves no trace, and no rule or computer hears anything."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from rooms_tools import move, picture, rooms_at
from test_extras import PCP, room_of
from toy_games import toys  # noqa: F401
from web import news, site

from hustings.database.problems import DiskFull, Problem
from hustings.matches.people import SeatPlan
from hustings.matches.problems import NobodyThere, NothingSaid, TooFast, TooLong
from hustings.matches.records.rows import Said
from hustings.matches.records.store import Conflict
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.matches.table.talk import LINES, LONGEST, WITHIN
from hustings.words.sentences import LANGUAGES

AUDIENCES: tuple[int | None, ...] = (None, 0, 1, 2, 3)
PERSONS = [SeatPlan("person", name=name) for name in ("Ann", "Bob", "Cem", "Dai")]


def heard(room: Room) -> list[list[str]]:
    """What spectators and each seat have heard."""
    return [[line.text for line in room.talk.heard_by(audience)] for audience in AUDIENCES]


def versions(room: Room) -> list[int]:
    return [room.version(audience) for audience in AUDIENCES]


def everything(room: Room) -> tuple[object, ...]:
    """All that third seats see, and what the match would do next."""
    return picture(room.match), room.match.asides[:], room.match.requests


def test_every_seat_hears_its_lines_after_a_restart_too(url: str) -> None:
    async def scenario() -> None:
        async with room_of(url, PCP, 4) as room:
            await room.talk.say(0, "to all")
            await room.talk.say(1, "psst", to_seat=0)
            await room.talk.say(2, "hello", to_seat=3)
            await room.talk.say(0, "who?")
            wanted = heard(room)
            match_id = room.id
        assert wanted == [
            ["to all", "who?"],
            ["to all", "psst", "who?"],
            ["to all", "psst", "who?"],
            ["to all", "hello", "who?"],
            ["to all", "hello", "who?"],
        ]
        async with rooms_at(url) as rooms:
            assert heard(await rooms.room(match_id)) == wanted

    asyncio.run(scenario())


def test_a_whisper_wakes_nobody_else_and_changes_nothing_of_the_match(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            before, match = versions(room), everything(room)
            await room.talk.say(1, "psst", to_seat=3)
            assert [now - then for now, then in zip(versions(room), before, strict=True)] == [0, 0, 1, 0, 1]
            await room.talk.say(1, "to all")
            assert [now - then for now, then in zip(versions(room), before, strict=True)] == [1, 1, 2, 1, 2]
            assert everything(room) == match
            before = versions(room)
            with pytest.raises(NothingSaid):
                await room.talk.say(1, " ")
            assert versions(room) == before, "what is refused tells nobody anything"

    asyncio.run(scenario())


def test_third_seats_read_the_same_page_and_the_same_answers_with_and_without_a_whisper(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            created = await place.rooms.create(PCP, {}, PERSONS)
            base = f"/api/matches/{created.match_id}"
            room = await place.rooms.room(created.match_id)
            watcher, third = place.browser(), place.browser()
            bearer = {"authorization": f"Bearer {created.tokens[3]}"}

            async def seen() -> list[Any]:
                pages = [
                    (await watcher.get(f"/m/{created.match_id}")).html,
                    (await watcher.get(f"/m/{created.match_id}/talk")).html,
                    *[(await third.http.get(base + path, headers=bearer)).text for path in ("/seat", "/seat/talk")],
                ]
                return [re.sub(r'csrf_token" value="[^"]*"', "", page) for page in pages]

            before = await seen()
            await room.talk.say(0, "meet me behind the tent", to_seat=1)
            assert await seen() == before
            await room.talk.say(0, "good evening")
            assert await seen() != before
            numbers = [(await third.http.get(f"{base}/seat/talk", headers=bearer)).json()]
            assert [[line["n"] for line in lines] for lines in numbers] == [[0]], "its own numbering has no gap"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  two\n lines\t", "two lines"),
        ("abc\u202egnp.exe", "abcgnp.exe"),
        ("a\u2066b\u2069\u200fc\x00\x1b[31m", "abc[31m"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("\ud800x", "?x"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_words_are_kept_as_they_can_be_read(sqlite: str, said: str, kept: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await room.talk.say(0, said)
            assert [line.text for line in room.talk.heard_by(None)] == [kept]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("text", "to_seat", "problem"),
    [
        ("", None, NothingSaid),
        (" \u200b\u202e\n", None, NothingSaid),
        ("x" * (LONGEST + 1), None, TooLong),
        ("hello", 0, NobodyThere),
        ("hello", 3, NobodyThere),
        ("hello", 4, NobodyThere),
    ],
)
def test_what_cannot_be_said(sqlite: str, text: str, to_seat: int | None, problem: type[Problem]) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            created = await rooms.create(PCP, {}, [*PERSONS[:3], SeatPlan("computer", "random")])
            room = await rooms.room(created.match_id)
            with pytest.raises(problem):
                await room.talk.say(0, text, to_seat)
            assert heard(room) == [[]] * 5

    asyncio.run(scenario())


def test_one_person_alone_has_nobody_to_talk_to(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            plans = [PERSONS[0], SeatPlan("open"), *[SeatPlan("computer", "random")] * 2]
            room = await rooms.room((await rooms.create(PCP, {}, plans)).match_id)
            assert not room.talk.is_open
            with pytest.raises(NobodyThere):
                await room.talk.say(0, "hello?")
            await rooms.claim_open(room.id, 1, "Bob")
            assert room.talk.is_open
            await room.talk.say(0, "hello!")
            await room.seating.leave_to_computer(1, "random")
            await room.talk.say(0, "still there?", to_seat=1)

    asyncio.run(scenario())


def test_who_says_too_much_is_asked_to_wait_and_others_are_not(sqlite: str) -> None:
    async def scenario() -> None:
        now = 1000.0
        async with room_of(sqlite, PCP, 4, clock=lambda: now) as room:
            for n in range(LINES):
                await room.talk.say(0, f"line {n}", to_seat=1 if n % 2 else None)
                now += 1.0
            with pytest.raises(TooFast) as refused:
                await room.talk.say(0, "more")
            assert refused.value.arguments == {"seconds": round(WITHIN) - LINES}
            await room.talk.say(1, "me too")
            now = 1000.0 + WITHIN
            await room.talk.say(0, "more")
            with pytest.raises(TooFast):
                await room.talk.say(0, "and more")

    asyncio.run(scenario())


def test_the_same_form_sent_again_says_nothing_twice(sqlite: str) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            await asyncio.gather(*[room.talk.say(0, "yes", after=0) for _ in range(3)])
            await room.talk.say(0, "yes", to_seat=2, after=0)
            await room.talk.say(0, "yes", after=2)
            assert heard(room)[1] == ["yes", "yes", "yes"]
            assert heard(room)[2] == ["yes", "yes"]

    asyncio.run(scenario())


def test_what_cannot_be_stored_was_not_said(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            store = room._rooms.store
            say = store.say

            async def full(*arguments: Any) -> None:
                raise DiskFull()

            async def late(*arguments: Any) -> None:
                monkeypatch.setattr(store, "say", say)
                await store.say(room.id, 0, Said(2, None, "I was first", 1.0))
                raise Conflict()

            monkeypatch.setattr(store, "say", full)
            before = versions(room)
            with pytest.raises(DiskFull):
                await room.talk.say(0, "hello")
            assert (heard(room), versions(room)) == ([[]] * 5, before)
            monkeypatch.setattr(store, "say", late)
            await room.talk.say(0, "hello")
            assert heard(room)[0] == ["I was first", "hello"], "another server's line is heard, and none is lost"

    asyncio.run(scenario())


def test_a_turn_waits_for_no_talk(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with room_of(sqlite, PCP, 4) as room:
            stored = asyncio.Event()
            say = room._rooms.store.say

            async def slow(*arguments: Any) -> None:
                await stored.wait()
                await say(*arguments)

            monkeypatch.setattr(room._rooms.store, "say", slow)
            talking = asyncio.create_task(room.talk.say(0, "hello"))
            await move(room)
            assert not talking.done()
            stored.set()
            await talking
            assert heard(room)[0] == ["hello"]

    asyncio.run(scenario())


# -- on the web ------------------------------------------------------------------------------------------------------


async def sit_down(rooms: Rooms, mode: str = "online") -> tuple[Room, tuple[str, ...]]:
    created = await rooms.create(PCP, {}, PERSONS, mode)
    return await rooms.room(created.match_id), created.tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_in_forms_without_script(sqlite: str, language: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, tokens = await sit_down(place.rooms)
            ann, watcher = place.browser(language), place.browser(language)
            page = await enter(ann, room, tokens[0])
            form = page.form("/talk")
            page = await ann.send(form, text="<i>hello</i>", to="")
            assert page.status == 200 and "&lt;i&gt;hello&lt;/i&gt;" in page.html and "<i>hello</i>" not in page.html
            await ann.send(form, text="<i>hello</i>", to="")
            page = await ann.send(page.form("/talk"), text="psst", to="green")
            assert heard(room)[1] == ["<i>hello</i>", "psst"]
            assert "psst" in page.text
            assert "psst" not in (await watcher.get(f"/m/{room.id}")).html
            assert not (await watcher.get(f"/m/{room.id}")).has_form("/talk")
            assert "psst" in (await ann.get(f"{page.path}/talk")).text
            form = page.form("/talk")
            for fields, status in (
                ({"text": "x" * 401, "to": ""}, 422),
                ({"text": "\u202e", "to": ""}, 422),
                ({"text": "hello", "to": "red"}, 422),
                ({"text": "hello", "to": "mauve"}, 404),
            ):
                assert (await ann.send(form, **fields)).status == status
            for n in range(LINES - 2):
                await room.talk.say(0, f"line {n}")
            refused = await ann.send(form, text="more", to="")
            assert refused.status == 429
            assert ("秒" if language == "ja" else "seconds") in refused.text
            assert len(room.talk.said_by(0)) == LINES

    asyncio.run(scenario())


async def enter(browser: Any, room: Room, token: str) -> Any:
    """Follow the private link of a seat."""
    page = await browser.get(f"/m/{room.id}/t/{token}")
    return page


def test_whispers_stay_under_the_curtain_of_their_seat(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, tokens = await sit_down(place.rooms, "hotseat")
            device = place.browser()
            page = await enter(device, room, tokens[0])
            seat = int(page.path.split("/")[4])
            other = (seat + 1) % 4
            await room.talk.say(other, "for you alone", to_seat=seat)
            await room.talk.say(other, "for another", to_seat=(seat + 2) % 4)
            assert "for you alone" not in page.html, "the curtain is closed"
            shut = await device.get(f"{page.path}/talk")
            assert "for you alone" not in shut.html
            page = await device.send(page.form("/open"))
            assert "for you alone" in page.text and "for another" not in page.html
            elsewhere = await device.get(f"/m/{room.id}/s/{other}/talk")
            assert "for another" not in elsewhere.html
            await room._playing.play(seat, lambda match: [match.resign(seat)])
            page = await device.get(f"/m/{room.id}/s/{seat}")
            assert "for you alone" not in page.html
            asked = await device.get(f"{page.path}/talk")
            assert "for you alone" not in asked.html
            assert "for you alone" in (await device.send(asked.form("/talk/open"))).text

    asyncio.run(scenario())


def test_programs_talk_too(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, tokens = await sit_down(place.rooms)
            http = place.browser().http
            base = f"/api/matches/{room.id}"
            red, green = ({"authorization": f"Bearer {tokens[n]}"} for n in (0, 2))
            for _ in range(2):
                sent = {"text": "three notes?", "to": "green", "after": 0}
                assert (await http.post(f"{base}/talk", json=sent, headers=red)).status_code == 204
            assert (await http.post(f"{base}/talk", json={"text": "no"}, headers=green)).status_code == 204
            assert (await http.post(f"{base}/talk", json={"text": "spectators are silent"})).status_code == 401
            lines = (await http.get(f"{base}/seat/talk", headers=green)).json()
            assert [(line["n"], line["seat"], line["to"], line["text"]) for line in lines] == [
                (0, "red", "green", "three notes?"),
                (1, "green", None, "no"),
            ]
            assert [line["text"] for line in (await http.get(f"{base}/seat/talk?since=1", headers=red)).json()] == [
                "no"
            ]
            assert [line["n"] for line in (await http.get(f"{base}/talk")).json()] == [0]
            assert (await http.get(f"{base}/seat", headers=red)).json()["talk"] == 2
            assert (await http.get(base)).json()["talk"] == 1

    asyncio.run(scenario())


def test_what_is_said_arrives_by_itself_and_is_read_aloud(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, tokens = await sit_down(place.rooms)
            bob = place.browser()
            page = await enter(bob, room, tokens[1])
            async with bob.listen(f"{page.path}/events?after={room.version(1)}") as events:
                await anext(events)
                await room.talk.say(2, "not for Bob", to_seat=0)
                await room.talk.say(0, "good evening")
                _, data = await news(events)
                assert "talk" in data["parts"] and not {"prompt", "stage", "log"} & set(data["parts"])
                assert len(data["talk"]) == 1 and "good evening" in data["talk"][0]
                assert "not for Bob" not in str(data)

    asyncio.run(scenario())

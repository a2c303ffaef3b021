"""Streams: what is new arrives by itself, in steps, after sleep exactly, and never what a seat may not see."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from rooms_tools import GAME, TWO_PERSONS, move, to_move
from web import Browser, Site, news, site

from hustings.matches.people import PERSON, SeatPlan
from hustings.matches.table.room import Room
from hustings.web.pages import Pages, Settings
from hustings.web.shown.parts import Player, Reader
from hustings.web.shown.present import frames
from hustings.web.shown.scene import Scene


async def seated(place: Site, plans: list[SeatPlan] | None = None) -> tuple[Room, list[Browser]]:
    """A match, and a browser for each of its persons and for a spectator."""
    created = await place.rooms.create(GAME, {}, plans or TWO_PERSONS)
    browsers = []
    for token in created.tokens:
        browsers.append(place.browser())
        if token:
            await browsers[-1].get(f"/m/{created.match_id}/t/{token}")
    return await place.rooms.room(created.match_id), [*browsers, place.browser()]


def test_news_arrive_by_themselves_and_only_what_has_changed(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (_, editor, spectator) = await seated(place)
            start = room.version(1)
            async with (
                editor.listen(f"/m/{room.id}/s/1/events?after={start}") as own,
                spectator.listen(f"/m/{room.id}/events?after={room.version(None)}") as others,
            ):
                await asyncio.sleep(0.05)
                text = next(t for t in map(room.game.text, room.match.actions(1)) if t.startswith("value"))
                await room.act(1, room.match.turns[1], text)
                number, data = await news(own)
                assert int(number) == data["version"] == room.version(1) == start + 1
                assert {"prompt", "hand"} <= set(data["parts"]) and data["state"] == "play"
                assert "result" not in data["parts"]
                assert data["said"] and not data["frames"], "one's own action is no film"
                text = next(t for t in map(room.game.text, room.match.actions(1)) if t.startswith("move"))
                await room.act(1, room.match.turns[1], text)
                number, data = await news(others)
                assert int(number) == room.version(None), "a draft is no news for others"
                assert data["frames"] and "stage" in data["frames"][0]["parts"] and data["frames"][0]["said"]
                assert data["said"] and "log" not in data["parts"] and "log-0" in data["parts"]

    asyncio.run(scenario())


def test_a_page_that_slept_gets_what_it_missed_and_nothing_else(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (_, editor, _) = await seated(place)
            path = f"/m/{room.id}/s/1/events"
            before = room.version(1)
            for _ in range(9):
                await move(room)
            now = room.version(1)
            for query, headers in ((f"?after={before}", {}), ("?after=0", {"last-event-id": str(before)}), ("", {})):
                async with editor.listen(path + query, **headers) as events:
                    number, data = await news(events)
                    assert int(number) == now
                    page = await editor.get(f"/m/{room.id}/s/1")
                    for name, html in data["parts"].items():
                        assert squeezed(html) in squeezed(page.html), name
            async with editor.listen(f"{path}?after={now}") as events:
                kinds = [(await anext(events))[0] for _ in range(2)]
                assert kinds == ["alive", "alive"], "nothing to tell but that the stream lives"

    asyncio.run(scenario())


def squeezed(html: str) -> str:
    return re.sub(r"\s+", " ", html).strip()


def test_the_other_sides_turn_is_shown_step_by_step_and_again(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            while True:
                room, (nixon, _, _) = await seated(place)
                async with nixon.listen(f"/m/{room.id}/s/0/events?after={room.version(0)}") as events:
                    assert (await anext(events))[0] == "alive"
                    while not has_long_turn(room) and room.match.outcome is None:
                        await move(room, pick=len(room.match.records) % 2)
                    if room.match.outcome is not None:
                        continue
                    data: dict[str, Any] = {"version": 0, "frames": []}
                    while data["version"] < room.version(0):
                        _, data = await news(events)
                        drawn = {name for frame in data["frames"] for name in frame["parts"]}
                        assert drawn <= set(data["parts"]), "what a film has drawn ends as it is now"
                break
            steps = len(room.match.history.moments[-1].frames)
            assert len(data["frames"]) >= steps - 1, "the last step is the page itself"
            assert all(" lit" not in frame["parts"].get("stage", "") for frame in data["frames"])
            path = f"/m/{room.id}/s/0/frames?moment={len(room.match.history.moments) - 1}"
            status, again = await nixon.json("GET", path)
            assert status == 200 and len(again["frames"]) == steps + 1, "with the position before"
            pages, match = Pages(place.rooms, Settings()), room.match
            scene = Scene(match, room.id, False, 0, Reader("en"), [Player("", PERSON)] * 2)
            for lit in (frozenset({"initiative"}), frozenset[str]()):
                stage = pages.draw(scene, frames(scene, match.history.moments[-1], lit))[0]["parts"]["stage"]
                assert (" lit" in stage) == bool(lit), "who is asked on the board can answer on every picture"
            told = [frame["said"] for frame in again["frames"]][1:-1]
            assert told == [frame["said"] for frame in data["frames"]][-len(told) :]

    asyncio.run(scenario())


def test_who_is_asked_has_the_question_ahead_of_the_pictures(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (nixon, _, _) = await seated(place)
            async with nixon.listen(f"/m/{room.id}/s/0/events?after={room.version(0)}") as events:
                assert (await anext(events))[0] == "alive"
                while room.match.position.to_act != (0,):
                    await move(room)
                kind, number, ahead = await anext(events)
                assert (kind, number) == ("ahead", ""), "a page that loses the rest asks for all of it"
                assert set(ahead["parts"]) == {"prompt", "hand"} and ahead["version"] == room.version(0)
                assert 'data-state="play"' in ahead["parts"]["prompt"]
                kind, number, data = await anext(events)
                assert (kind, int(number)) == ("news", room.version(0)) and data["state"] == "play"
                assert "stage" in data["parts"] and "prompt" not in data["parts"]
                await room.act(0, room.match.turns[0], room.game.text(room.match.actions(0)[0]))
                if 0 in room.match.position.to_act:
                    kind, _, data = await anext(events)
                    assert kind == "news" and "prompt" in data["parts"], "one's own next question comes whole"

    asyncio.run(scenario())


def has_long_turn(room: Room) -> bool:
    """Whether the last turn was the Editor's, and took more than one step."""
    return room.match.history.moments[-1].seat == 1 and len(room.match.history.moments[-1].frames) > 1


def test_streams_end_when_the_server_stops(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (_, editor, spectator) = await seated(place)
            async with (
                editor.listen(f"/m/{room.id}/s/1/events") as own,
                spectator.listen(f"/m/{room.id}/events") as others,
            ):
                await news(own)
                await news(others)
                began = asyncio.get_running_loop().time()
                place.server.should_exit = True
                kinds = [kind async for kind, _, _ in own] + [kind async for kind, _, _ in others]
                assert kinds.count("stopping") == 2
                assert asyncio.get_running_loop().time() - began < 3

    asyncio.run(scenario())


def test_parts_without_a_stream(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (_, editor, spectator) = await seated(place)
            for browser, path, audience in ((editor, f"/m/{room.id}/s/1", 1), (spectator, f"/m/{room.id}", None)):
                status, data = await browser.json("GET", f"{path}/parts")
                assert status == 200 and data["version"] == room.version(audience)
                page = await browser.get(path)
                for name, html in data["parts"].items():
                    assert squeezed(html) in squeezed(page.html), name

    asyncio.run(scenario())


def hidden(room: Room, seat: int | None) -> set[str]:
    """Cards in hands that an audience may not know, by id."""
    cards: set[str] = set()
    for owner in (0, 1):
        if owner != seat:
            known = set(room.match.view(seat).sides[owner].hand)  # type: ignore[attr-defined]
            cards |= set(room.match.view(owner).sides[owner].hand) - known  # type: ignore[attr-defined]
    return cards


def test_no_page_stream_or_answer_shows_a_hidden_card(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            created = await place.rooms.create(GAME, {}, TWO_PERSONS)
            room = await place.rooms.room(created.match_id)
            people: list[tuple[int | None, Browser, str]] = []
            for seat, token in enumerate(created.tokens):
                browser = place.browser()
                await browser.get(f"/m/{room.id}/t/{token}")
                people.append((seat, browser, token))
            people.append((None, place.browser(), ""))
            for _ in range(12):
                for seat, browser, token in people:
                    at = f"/m/{room.id}" + ("" if seat is None else f"/s/{seat}")
                    secrets = hidden(room, seat)
                    names = {room.game.text(a).split()[1] for a in range(41)} & secrets
                    bearer = {"authorization": f"Bearer {token}"} if token else {}
                    last = len(room.match.history.moments) - 1
                    answers: dict[str, Any] = {
                        "page": (await browser.get(at)).html,
                        "parts": str(await browser.json("GET", f"{at}/parts")),
                        "replay": (await browser.get(f"/m/{room.id}/replay?at=999")).html,
                        "frames": str(await browser.json("GET", f"{at}/frames?moment={last}")),
                        "api": (
                            await browser.http.get(
                                f"/api/matches/{room.id}" + ("" if seat is None else "/seat"), headers=bearer
                            )
                        ).text,
                        "about": (await browser.get(f"/m/{room.id}/about")).html,
                    }
                    if seat is not None:
                        _, _, seen = (await browser.http.get(f"{at}/export")).text.partition("\n")
                        answers["export"] = seen
                        mine = min(names, default="N02")
                        answers["why"] = str(await browser.json("GET", f"{at}/why?on={mine}")).replace(mine, "")
                    async with browser.listen(f"{at}/events") as events:
                        answers["stream"] = str(await news(events))
                    for what, answer in answers.items():
                        shown = set(re.findall(r"\b[NE]\d\d\b", answer.replace("rules#", "")))
                        open_cards = shown & secrets
                        assert not open_cards, (what, seat, open_cards)
                for _ in range(7):
                    if room.match.outcome is None:
                        await move(room, pick=-1 if to_move(room.match) else 0)
                if room.match.outcome is not None:
                    break

    asyncio.run(scenario())

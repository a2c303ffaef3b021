"""The HTTP API: described, complete enough for a program to play a whole match, and strict."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import httpx
import pytest
from rooms_tools import GAME, TWO_PERSONS, move, rooms_at
from web import Site, events_of, site

from hustings.ai.levels import LEVELS
from hustings.web.api.tables import Tables, table_info
from hustings.web.pages import Pages, Settings
from hustings.web.shown.parts import Reader
from hustings.web.shown.scene import Scene


async def opened(place: Site, *seats: dict[str, str]) -> tuple[httpx.AsyncClient, str, list[str]]:
    http = place.browser().http
    answer = await http.post("/api/matches", json={"game": GAME, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    return http, f"/api/matches/{answer.json()['match']}", answer.json()["tokens"]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def chosen(table: dict[str, Any]) -> str:
    texts: list[str] = [action["text"] for action in table["actions"]]
    return next((text for text in texts if text.startswith("value")), texts[0])


PERSON = {"kind": "person", "name": "Ann"}


def test_programs_play_a_whole_match(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http, at, tokens = await opened(place, PERSON, PERSON)
            rng = random.Random(8)
            log: dict[int, int] = {0: 0, 1: 0}
            while True:
                tables: list[dict[str, Any]] = []
                for seat, token in enumerate(tokens):
                    found = await http.get(f"{at}/seat?since={log[seat]}", headers=bearer(token))
                    tables.append(found.json())
                    assert found.status_code == 200 and tables[seat]["view"]["seat"] == seat
                    log[seat] += len(tables[seat]["log"])
                if tables[0]["outcome"]:
                    break
                seat = next(s for s in (0, 1) if tables[s]["actions"])
                action = rng.choice(tables[seat]["actions"])["text"]
                body = {"turn": tables[seat]["turn"], "action": action}
                for kind in ("done", "repeated"):
                    answer = await http.post(f"{at}/act", json=body, headers=bearer(tokens[seat]))
                    assert (answer.status_code, answer.json()["kind"]) == (200, kind)
            assert tables[0]["outcome"]["winners"] and len(tables[0]["outcome"]["secret"]) == 64
            spectator = (await http.get(at)).json()
            assert spectator["outcome"] == tables[0]["outcome"] and len(spectator["log"]) > 50

    asyncio.run(scenario())


def test_a_program_takes_an_open_seat_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http, at, _ = await opened(place, PERSON, {"kind": "open"})
            names = [player["seat"] for player in (await http.get(at)).json()["players"]]
            body = {"seat": names[1], "name": "Robby"}
            taken = await http.post(f"{at}/join", json=body)
            assert taken.status_code == 200
            mine = (await http.get(f"{at}/seat", headers=bearer(taken.json()["token"]))).json()
            assert mine["seat"] == names[1] and mine["players"][1] == {
                "seat": names[1], "kind": "person", "name": "Robby",
            }  # fmt: skip
            again = await http.post(f"{at}/join", json=body)
            assert (again.status_code, again.json()["error"]) == (422, "seat-taken")
            once = {"Idempotency-Key": "5f0c7c52-3b1d-4a55-9a53-2f3f4d9a0d11"}
            open_again = (await opened(place, {"kind": "open"}, {"kind": "open"}))[1]
            tokens = [
                (await http.post(f"{open_again}/join", json={"seat": name}, headers=once)).json()["token"]
                for name in (names[0], names[0], names[1])
            ]
            assert tokens[0] == tokens[1] != tokens[2], "an answer that was lost is given again"
            guessed = await http.post(f"{open_again}/join", json={"seat": names[0]}, headers={"Idempotency-Key": "1"})
            assert guessed.status_code == 400
            occupied = await http.post(f"{at}/join", json={"seat": names[0]})
            assert (occupied.status_code, occupied.json()["error"]) == (422, "seat-taken")
            nobody = await http.post(f"{at}/join", json={"seat": "ghost"})
            assert (nobody.status_code, nobody.json()["error"]) == (404, "no-seat")

    asyncio.run(scenario())


def test_refusals_have_a_key_and_words(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http, at, (nixon, editor) = await opened(place, PERSON, PERSON)
            turn = (await http.get(f"{at}/seat", headers=bearer(editor))).json()["turn"]
            cases: list[tuple[str, str, str, Any, int, str]] = [
                ("POST", "/act", editor, {"turn": turn, "action": "value N14"}, 422, "refused"),
                ("POST", "/act", editor, {"turn": turn, "action": "dance"}, 422, "unparsable"),
                ("POST", "/act", editor, {"turn": turn + 3, "action": "value E23"}, 409, "stale"),
                ("POST", "/act", editor, {"turn": "soon", "action": "value E23"}, 400, "missing"),
                ("POST", "/act", editor, {"action": "value E23"}, 400, "missing"),
                ("POST", "/act", nixon, {"turn": 0, "action": "value N14"}, 422, "refused"),
                ("POST", "/act", "x", {"turn": 0, "action": "value N14"}, 401, "no-token"),
                ("POST", "/act", "", {"turn": 0, "action": "value N14"}, 401, "no-token"),
                ("POST", "/undo", editor, {"turn": turn}, 422, "refused"),
                ("POST", "/takeback/answer", editor, {"grant": True}, 422, "refused"),
                ("GET", "/seat", "", None, 401, "no-token"),
            ]
            for method, path, token, body, status, key in cases:
                answer = await http.request(method, at + path, json=body, headers=bearer(token))
                assert (answer.status_code, answer.json().get("error")) == (status, key), (path, body, answer.text)
                assert len(answer.json()["text"]) > 8 and "parts" not in answer.json()
            assert (await http.get("/api/matches/nothing")).status_code == 404
            for wrong in ({"game": "chess", "seats": []}, {"game": GAME, "seats": [PERSON]}, {"game": GAME}):
                assert (await http.post("/api/matches", json=wrong)).status_code in (400, 404, 422)

    asyncio.run(scenario())


def test_a_match_that_cannot_be_opened_says_what_there_is(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http = place.browser().http

            async def refused(language: str, **asked: Any) -> tuple[str, str, str]:
                body = {"game": GAME, "seats": [PERSON, PERSON], **asked}
                answer = await http.post("/api/matches", json=body, headers={"accept-language": language})
                assert answer.status_code == 422, answer.text
                return answer.json()["error"], answer.json()["text"], answer.json()["do"]

            ghost, genius = {"kind": "ghost"}, {"kind": "computer", "level": "genius"}
            assert await refused("en", seats=[PERSON, ghost]) == (
                "bad-plan",
                "There is no kind of seat (kind) called “ghost”.",
                "Choose one of these: person, computer, open.",
            )
            for asked, what, given, choices in (
                ({"seats": [genius, PERSON]}, "level", "genius", ", ".join(LEVELS)),
                ({"mode": "postal"}, "mode", "postal", "online, hotseat"),
                ({"seats": [PERSON, ghost]}, "kind", "ghost", "person, computer, open"),
            ):
                for language in ("en", "ja"):
                    _, text, do = await refused(language, **asked)
                    assert what in text and given in text and choices in do, (text, do)
            assert await refused("en", seats=[PERSON]) == (
                "seat-count",
                "With these options the game has 2 seats; this names 1.",
                "Name one for each seat, in this order: nixon, editor.",
            )
            _, text, do = await refused(
                "ja", game="politically-correct-people", seats=[PERSON], options={"players": "5"}
            )
            assert "5です" in text and "red, ochre, green, teal, indigo" in do

    asyncio.run(scenario())


def test_a_browsers_cookie_is_no_key_to_the_api(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(opponent="friend")
            match = page.path.split("/")[2]
            for path, body in (("act", {"turn": 0, "action": page.choices[0]}), ("resign", None)):
                answer = await browser.http.post(f"/api/matches/{match}/{path}", json=body)
                assert answer.status_code == 401
            assert (await browser.get(page.path)).choices == page.choices

    asyncio.run(scenario())


def test_undo_confirm_takeback_why_and_settings(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http, at, (nixon, editor) = await opened(place, PERSON, PERSON)

            async def table(token: str) -> dict[str, Any]:
                found: dict[str, Any] = (await http.get(f"{at}/seat", headers=bearer(token))).json()
                return found

            async def send(token: str, path: str, body: Any = None) -> int:
                return (await http.post(f"{at}/{path}", json=body, headers=bearer(token))).status_code

            assert await send(editor, "settings", {"confirm": True}) == 204
            before = await table(editor)
            while (now := await table(editor))["state"] == "play":
                act = chosen(now)
                assert await send(editor, "act", {"turn": now["turn"], "action": act}) == 200
            assert now["state"] == "confirm" and now["can_undo"]
            assert await send(editor, "undo", {"turn": now["turn"]}) == 200
            while (now := await table(editor))["can_undo"]:
                await send(editor, "undo", {"turn": now["turn"]})
            assert now["actions"] == before["actions"] and now["view"] == before["view"]
            while (now := await table(editor))["state"] == "play":
                act = chosen(now)
                await send(editor, "act", {"turn": now["turn"], "action": act})
            assert await send(editor, "confirm", {"turn": now["turn"]}) == 200
            assert (await table(nixon))["actions"]
            assert await send(editor, "takeback") == 200
            assert (await table(nixon))["takeback"] == "answer"
            assert await send(nixon, "takeback/answer", {"grant": True}) == 200
            assert (await table(editor))["actions"]
            why = (await http.get(f"{at}/why?on=momentum", headers=bearer(editor))).json()
            assert why and why[0]["reason"]
            assert await send(editor, "resign") == 200
            assert (await table(nixon))["outcome"]["winners"] == ["nixon"]

    asyncio.run(scenario())


def test_the_api_is_described_and_its_page_is_served_by_us(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            schema = (await browser.http.get("/api/schema/openapi.json")).json()
            assert all(path.startswith("/api/") for path in schema["paths"])
            acts = schema["paths"]["/api/matches/{match_id}/act"]["post"]
            assert acts["summary"] and acts["description"] and {"seat": []} in acts["security"]
            assert schema["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
            described = schema["components"]["schemas"]
            for kind, name, choices in (
                ("Plan", "kind", ["person", "computer", "open"]),
                ("Plan", "level", [*LEVELS, ""]),
                ("NewMatch", "mode", ["online", "hotseat"]),
                ("SeatInfo", "kind", ["person", "computer", "open"]),
                ("TableInfo", "state", ["play", "waiting", "confirm", "over"]),
                ("TableInfo", "takeback", ["ask", "answer", "withdraw", ""]),
                ("Played", "kind", ["done", "repeated"]),
            ):
                assert described[kind]["properties"][name]["enum"] == choices, (kind, name)
            page = await browser.get("/api")
            assert "swagger-ui-bundle.js" in page.html and "//" not in page.html
            games = (await browser.http.get("/api/games")).json()
            assert GAME in [game["id"] for game in games]
            assert set(LEVELS) == {"random", "heuristic", "search"}

    asyncio.run(scenario())


def test_a_stream_of_tables(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http, at, tokens = await opened(place, PERSON, {"kind": "computer", "level": "random"})
            async with http.stream("GET", f"{at}/seat/events", headers=bearer(tokens[0])) as response:
                async for kind, number, data in events_of(response):
                    if kind == "table":
                        assert int(number) == data["version"] and data["seat"] == "nixon"
                        if data["actions"]:
                            break

    asyncio.run(scenario())


def test_spectators_by_program_share_one_table_that_is_drawn_beside_the_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def noted(scene: Scene, since: int = 0) -> object:
        drawn.append(threading.current_thread().name)
        return table_info(scene, since)

    monkeypatch.setattr("hustings.web.api.tables.table_info", noted)

    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            pages = Pages(rooms, Settings())
            tables = Tables(pages)
            streams = [tables.told(room, None, Reader("en"), 0) for _ in range(5)]
            first = await asyncio.gather(*[anext(stream) for stream in streams])
            assert len(set(first)) == 1 and len(drawn) == 1
            assert all(name.startswith("events") for name in drawn)
            version = room.version(None)
            while room.version(None) == version:
                await move(room)
            then = await asyncio.gather(*[anext(stream) for stream in streams])
            assert len(set(then)) == 1 and then[0] != first[0] and len(drawn) == 2
            own = tables.told(room, 0, Reader("en"), 0)
            assert b'"seat":"nixon"' in await anext(own)
            for stream in (*streams, own):
                await stream.aclose()

    asyncio.run(scenario())

"""What no door lets through, and what every door says when it does not."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Any

import httpx
import pytest
from rooms_tools import GAME, TWO_PERSONS, move, rooms_at
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from web import site

from hustings.database.problems import StoreFailed
from hustings.matches.people import SeatPlan, clean_line, clean_name, own_name
from hustings.matches.problems import HouseName, LinkAndDevice, NotOver, NotYet, SeatTaken, UnknownMatch
from hustings.web.app import create_app
from hustings.web.doors.limits import Allowance
from hustings.web.pages import Settings

PERSON, OPEN = SeatPlan("person", name="Ann"), SeatPlan("open")
API_PERSON = {"kind": "person", "name": "Ann"}
NEW = {"game": GAME, "seats": [API_PERSON, API_PERSON]}


# -- one device ------------------------------------------------------------------------------------------------------


def test_nobody_is_invited_to_a_match_at_one_device(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            with pytest.raises(LinkAndDevice):
                await place.rooms.create(GAME, {}, [PERSON, OPEN], "hotseat")
            body = {"game": GAME, "mode": "hotseat", "seats": [API_PERSON, {"kind": "open"}]}
            answer = await place.browser().http.post("/api/matches", json=body)
            assert (answer.status_code, answer.json()["error"]) == (422, "link-and-device")

    asyncio.run(scenario())


@pytest.mark.parametrize("comes", [False, True])
def test_what_was_mixed_before_gives_nobody_everything(sqlite: str, comes: bool) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, [PERSON, PERSON], "hotseat")
            room = await rooms.room(made.match_id)
            assert room.seating.holds_all(0) and not room.seating.holds_all(None)
            assert await rooms.export(room.id, 0, everything=True)
            room.seats[1].kind, room.seats[1].token_hash = "open", ""
            await rooms.store.change_seat(room.id, 1, kind="open", token_hash="")
            if comes:
                await rooms.claim_open(room.id, 1, "Eve")
            for seat in (0, 1, None):
                with pytest.raises(NotYet):
                    await rooms.export(room.id, seat, everything=True)

    asyncio.run(scenario())


# -- rematches -------------------------------------------------------------------------------------------------------


def test_a_rematch_waits_for_the_end_and_is_not_noted_when_it_cannot_be_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise StoreFailed()

    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await move(room)
            with pytest.raises(NotOver):
                await room.rematch()
            await room.resign(0)
            with monkeypatch.context() as patch:
                patch.setattr(rooms.store, "add", broken)
                with pytest.raises(StoreFailed):
                    await room.rematch()
            following = await rooms.room((await room.rematch()).match_id)
            with pytest.raises(NotOver):
                await following.rematch()

    asyncio.run(scenario())


def test_chained_rematches_are_new_matches_for_the_limit(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, Settings(allowance=Allowance(points=200, rate=0.001, pause=0))) as place:
            browser = place.browser()
            page = await browser.start(opponent="friend", name="Ann")
            room = await place.rooms.room(page.path.split("/")[2])
            early = await browser.http.post(f"{page.path}/rematch", data={"_csrf_token": await browser.token()})
            assert early.status_code == 409 and "not over" in early.text
            opened, form = [room.id], {"_csrf_token": await browser.token()}
            for _ in range(40):
                await room.resign(0)
                seat = next(seat for seat in (0, 1) if room.seats[seat].token_hash)
                path = f"/m/{room.id}/s/{seat}/rematch"
                answer = await browser.http.post(path, data=form, follow_redirects=False)
                if answer.status_code == 429:
                    break
                room = await place.rooms.room(answer.headers["location"].split("/")[2])
                opened.append(room.id)
            assert len(set(opened)) == len(opened) == 8, "a new match, and the refused rematch, count as well"
            assert int(answer.headers["retry-after"]) > 0

    asyncio.run(scenario())


# -- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "nothing", ["\u3164", "\u3164 \u115f\u1160\uffa0", "\u2800", "\u0301", "\ufe0f", "\u200d\u034f"]
)
def test_a_name_that_nobody_can_see_is_none(nothing: str) -> None:
    assert clean_name(nothing) == clean_line(nothing, 100) == ""


HOUSE = ["Computer (medium)", "ＣＯＭＰＵＴＥＲ\u3000medium", "コンピューター（つよい）", "Still open"]


def test_nobody_is_called_what_the_house_calls_its_own(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            refused = await browser.start(opponent="friend", name=HOUSE[0])
            assert refused.status == 422 and HOUSE[0] in refused.text
            made = await place.rooms.create(GAME, {}, [PERSON, OPEN])
            for name in HOUSE:
                body = {"game": GAME, "seats": [{"kind": "person", "name": name}, {"kind": "open"}]}
                assert (await browser.http.post("/api/matches", json=body)).json()["error"] == "house-name"
                with pytest.raises(HouseName):
                    await place.rooms.claim_open(made.match_id, 1, name)
            assert (await place.rooms.room(made.match_id)).seats[1].kind == "open"

    asyncio.run(scenario())
    assert own_name("Computer Club Kyoto") == "Computer Club Kyoto"


# -- what is sent ----------------------------------------------------------------------------------------------------

LONG = "x" * 3000
NASTY = ["%00", "9" * 30, "-1", LONG, "%ED%A0%80", "9" * 5000]


def test_nothing_that_is_sent_breaks_the_server(sqlite: str) -> None:
    """Every address with every nasty value in each of its places; and bodies."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            http = browser.http
            page = await browser.start(opponent="friend", name="Ann")
            match = page.path.split("/")[2]
            form = await browser.token()
            app: Any = place.server.config.app
            while not hasattr(app, "routes"):
                app = app.app
            tried = 0
            for route in app.routes:
                if "/static" in route.path or "schema" in route.path:
                    continue
                good = {"match_id": match, "seat": page.path.rpartition("/")[2], "token": "x", "game_id": GAME}
                names = [part.name for part in route.path_components if not isinstance(part, str)]
                for bad in [(name, value) for name in names for value in NASTY] or [("", "")]:
                    values = {**dict.fromkeys(names, "1"), **good, bad[0]: bad[1]}
                    path = "".join(
                        f"/{part if isinstance(part, str) else values[part.name]}" for part in route.path_components
                    )
                    for method in {"GET", "POST"} & set(route.methods):
                        if "events" in path and bad[0] != "match_id":
                            continue
                        answer = await http.request(
                            method, path or "/", follow_redirects=False, data={"_csrf_token": form}
                        )
                        tried += 1
                        assert answer.status_code < 500, (method, path[:80], answer.text[:300])
            at, seat = f"/m/{match}", page.path
            for value in NASTY:
                for path in (
                    f"{at}/events?after={value}&x=",
                    f"{at}/replay?at={value}&eyes={value}",
                    f"{at}/frames?moment={value}",
                    f"{seat}/why?on={value}",
                    f"/?lang={value}",
                    f"/api{at.replace('/m', '/matches')}?since={value}",
                ):
                    if "events" in path and value in ("-1", "9" * 30):
                        continue
                    answer = await http.get(path, follow_redirects=False)
                    assert answer.status_code < 500, (path[:80], answer.text[:300])
                said = value.replace("%00", "\0")
                for path, fields in (
                    ("/new", {"game": said}),
                    ("/new", {"game": GAME, "option-players": said, "name": said}),
                    ("/new", {"game": "1960", "option-edition": said}),
                    ("/new", {"game": GAME, "side": said, "opponent": said}),
                    (f"{seat}/act", {"turn": said, "action": said}),
                    (f"{seat}/act", {"mark": said, "action": said}),
                    (f"{seat}/trade", {"mark": "0", "to": said, said[:50]: said}),
                    (f"{seat}/talk", {"text": said, "to": said, "after": said}),
                    (f"{seat}/computer", {"level": said}),
                ):
                    answer = await http.post(path, data={"_csrf_token": form, **fields}, follow_redirects=False)
                    assert answer.status_code < 500, (path, fields.keys(), answer.text[:300])
                    assert len(answer.text) < 20_000 or "<svg" in answer.text
                bodies = ({"game": said, "seats": []}, {**NEW, "options": {"edition": said}}, {**NEW, "mode": said})
                for body in bodies:
                    assert (await http.post("/api/matches", json=body)).status_code < 500
            assert tried > 300

    asyncio.run(scenario())


def test_what_no_database_takes_is_not_asked_of_it(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            made = await rooms.create(GAME, {}, [PERSON, OPEN])
            for id in ("\0", "\ud800", "é", ""):
                with pytest.raises(UnknownMatch):
                    await rooms.room(id)
            for seat in (10**30, -1, 2):
                with pytest.raises(SeatTaken):
                    await rooms.claim_open(made.match_id, seat, "Eve")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_no_other_site_opens_a_match_with_a_body_that_is_no_json(sqlite: str, kind: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            body = httpx.Request("POST", "http://x", json=NEW).content
            http = place.browser().http
            answer = await http.post("/api/matches", content=body, headers={"content-type": kind} if kind else {})
            assert (answer.status_code, answer.json()["error"]) == (415, "not-json")
            good = {"content-type": "application/json; charset=utf-8"}
            assert (await http.post("/api/matches", content=body, headers=good)).status_code == 201

    asyncio.run(scenario())


# -- what is answered ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [StoreFailed(), RuntimeError("broken")])
def test_no_token_is_written_to_the_log(sqlite: str, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    written = io.StringIO()

    async def broken(*_: object) -> None:
        raise error

    async def scenario() -> None:
        async with site(sqlite) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            monkeypatch.setattr(place.rooms, "room", broken)
            everything = logging.StreamHandler(written)
            everything.addFilter(lambda record: not record.name.startswith("http"))  # the test's own browser
            logging.getLogger().addHandler(everything)
            try:
                for path in (f"/m/{made.match_id}/t/{made.tokens[0]}", f"/api/matches/{made.match_id}/seat"):
                    key = {"authorization": f"Bearer {made.tokens[0]}"}
                    assert (await place.browser().http.get(path, headers=key)).status_code in (500, 507)
            finally:
                logging.getLogger().removeHandler(everything)
            assert f"GET /m/{made.match_id}/t/..." in written.getvalue()
            assert not [token for token in made.tokens if token in written.getvalue()]

    asyncio.run(scenario())


def test_head_is_answered_as_get_without_a_body(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(opponent="friend")
            for path in ("/", page.path, f"/g/{GAME}", "/api/games", "/m/nothing", "/api/schema/openapi.json"):
                head, got = await browser.http.head(path), await browser.http.get(path)
                assert (head.status_code, head.content) == (got.status_code, b""), path
                assert head.headers["content-type"] == got.headers["content-type"]
            stream = await browser.http.head(f"{page.path}/events", timeout=5)
            assert stream.status_code == 200 and stream.headers["content-type"].startswith("text/event-stream")
            assert (await browser.get("/")).status == 200

    asyncio.run(scenario())


def test_streams_of_the_api_are_not_kept_back_by_servers_in_between(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            key = {"authorization": f"Bearer {made.tokens[0]}"}
            for path in ("events", "seat/events"):
                async with place.browser().http.stream(
                    "GET", f"/api/matches/{made.match_id}/{path}", headers=key
                ) as on:
                    assert (on.headers["x-accel-buffering"], on.headers["cache-control"]) == ("no", "no-store")
            assert (await place.browser().http.get(f"/api/matches/{made.match_id}/seat")).headers[
                "www-authenticate"
            ] == "Bearer"

    asyncio.run(scenario())


def test_the_description_of_the_api_has_every_refusal_and_its_body(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            http = place.browser().http
            schema = (await http.get("/api/schema/openapi.json")).json()
            described = {
                (method, path): answers["responses"]
                for path, methods in schema["paths"].items()
                for method, answers in methods.items()
            }
            for (method, path), answers in described.items():
                refusals = {status: answer for status, answer in answers.items() if int(status) >= 400}
                assert {"400", "429"} <= set(refusals), path
                if "{match_id}" in path:
                    assert "404" in refusals
                if schema["paths"][path][method].get("security"):
                    assert "401" in refusals
                if path.endswith(("/act", "/trade", "/undo", "/confirm")):
                    assert {"409", "413", "415", "422", "507"} <= set(refusals)
                for answer in refusals.values():
                    assert answer["content"]["application/json"]["schema"]["$ref"].endswith("Refusal")
            fields = next(
                shape["properties"]
                for name, shape in schema["components"]["schemas"].items()
                if name.endswith("Refusal")
            )
            for method, path, body in (
                ("GET", "/api/matches/nothing", None),
                ("GET", "/api/matches/nothing?since=x", None),
                ("POST", "/api/matches", {"game": GAME}),
            ):
                answer = await http.request(method, path, json=body)
                assert set(answer.json()) == set(fields), answer.text

    asyncio.run(scenario())


@pytest.mark.parametrize(("proxies", "shared"), [(["127.0.0.1"], False), ([], True)])
def test_players_behind_a_proxy_that_is_trusted_have_a_limit_each(
    sqlite: str, proxies: list[str], shared: bool
) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            allowance = Allowance(points=100, rate=0.001, pause=0)
            app: Any = create_app(rooms, Settings(allowance=allowance))
            served = ProxyHeadersMiddleware(app, proxies) if proxies else app
            wires = httpx.ASGITransport(served, client=("127.0.0.1", 5))
            async with app.lifespan(), httpx.AsyncClient(transport=wires, base_url="http://x") as http:
                statuses = [
                    (
                        await http.post("/api/matches", json=NEW, headers={"x-forwarded-for": f"192.0.2.{n % 2}"})
                    ).status_code
                    for n in range(8)
                ]
            assert (429 in statuses) is shared

    asyncio.run(scenario())

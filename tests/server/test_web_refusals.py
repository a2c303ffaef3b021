"""Bad input on the web: nothing happens, and a person is told in both languages what was wrong and what to do."""

from __future__ import annotations

import asyncio
import base64
import re
from pathlib import Path
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, play_out
from web import Browser, Page, Site, site

from hustings.database.problems import DiskFull
from hustings.web.doors.limits import Allowance
from hustings.web.pages import Settings
from hustings.words.sentences import LANGUAGES

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


async def post(browser: Browser, page: Page, name: str, **fields: str) -> Page:
    token = await browser.token()
    data = {"_csrf_token": token, **fields}
    return Page(await browser.http.post(f"{page.path}/{name}", data=data))


def turn_of(page: Page) -> str:
    return page.form("/act").fields["turn"]


def notice(page: Page) -> str:
    """Why something was refused, as the table shows it."""
    found = re.search(r'id="refused"[^>]*>(.*?)</div>', page.html, re.S)
    assert found
    return found[1].strip()


async def untouched(place: Site, page: Page, records: int) -> None:
    room = await place.rooms.room(page.path.split("/")[2])
    assert len(room.match.records) == records


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_that_are_refused(sqlite: str, language: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            page = await browser.start(side="editor", opponent="friend")
            turn = turn_of(page)
            for action, status in [
                ("move momentum", 422),
                ("value N14", 422),
                ("action E99", 422),
                ("", 422),
                ("jump over the fence", 422),
                ("<script>alert(1)</script>", 422),
                ("value\x00E23", 422),
                ("x" * 60_000, 422),
            ]:
                answer = await post(browser, page, "act", action=action, turn=turn)
                assert answer.status == status, action
                assert len(notice(answer)) > 8 and "<script" not in notice(answer)
                assert bool(JAPANESE.search(notice(answer))) == (language == "ja")
                assert answer.choices == page.choices, "the table is there to go on"
            assert 'data-clause="B.2"' in (await post(browser, page, "act", action="value N14", turn=turn)).html
            for wrong in ("", "soon", "1e3", "-1", "99999999999999999999999"):
                answer = await post(browser, page, "act", action=page.choices[0], turn=wrong)
                assert answer.status in (409, 422), wrong
            assert (await post(browser, page, "act", turn=turn)).status == 422
            await untouched(place, page, 0)

    asyncio.run(scenario())


def test_out_of_turn_and_after_the_end(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(side="nixon", opponent="friend")
            room = await place.rooms.room(page.path.split("/")[2])
            card = room.match.view(0).sides[0].hand[0]  # type: ignore[attr-defined]
            answer = await post(browser, page, "act", action=f"value {card}", turn=str(room.match.turns[0]))
            assert answer.status == 422 and "not your turn" in answer.text
            await untouched(place, page, 0)
            await play_out(room)
            done = len(room.match.records)
            for name in ("act", "undo", "confirm", "takeback", "takeback/answer", "resign"):
                turn = str(room.match.turns[0])
                answer = await post(browser, page, name, action=f"value {card}", turn=turn, answer="yes")
                assert answer.status == 422, name
                assert 'data-state="over"' in answer.html
            await untouched(place, page, done)

    asyncio.run(scenario())


def test_a_stale_tab_and_a_double_click_never_play_twice(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(side="editor", opponent="friend")
            first, second = page.choices[0], page.choices[-1]
            form = page.form("/act")
            both = await asyncio.gather(*[browser.act(page, first) for _ in range(3)])
            assert [answer.status for answer in both] == [200, 200, 200]
            await untouched(place, page, 1)
            stale = await browser.act(page, second)
            assert stale.status == 409 and stale.choices and stale.choices != page.choices
            status, answer = await browser.json("POST", form.action, data={**form.fields, "action": second})
            assert status == 409 and answer["refused"] and "stage" in answer["parts"] and answer["version"] > 0
            await untouched(place, page, 1)

    asyncio.run(scenario())


def test_somebody_elses_seat_and_forged_sessions(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            owner, thief = place.browser(), place.browser()
            page = await owner.start(side="editor", opponent="friend")
            match = page.path.split("/")[2]
            cookie = owner.http.cookies["hustings"]
            body, _, signature = cookie.rpartition(".")
            changed = base64.urlsafe_b64encode(base64.urlsafe_b64decode(body + "==")[:-1] + b"x").decode().rstrip("=")
            for forged in (
                None,
                "nonsense",
                "." * 50,
                body,
                f"{body}.{signature[:-1]}{'A' if signature[-1] != 'A' else 'B'}",
                f"{changed}.{signature}",
                "é" * 10,
            ):
                headers = {} if forged is None else {b"cookie": b"hustings=" + forged.encode()}
                for name in ("", "/parts", "/settings", "/why?on=momentum", "/events", "/export", "/frames?moment=1"):
                    answer = await thief.http.get(page.path + name, headers=headers)
                    assert answer.status_code == 403, (forged, name)
                thief.http.cookies.clear()
            acted = await post(thief, page, "act", action=page.choices[0], turn=turn_of(page))
            assert acted.status == 403
            shown = Page(await thief.http.get(page.path))
            assert "belongs to somebody else" in shown.text and f"/m/{match}" in shown.links
            other = await thief.start(side="editor", opponent="friend")
            assert (await thief.get(page.path)).status == 403 and other.status == 200
            await untouched(place, page, 0)

    asyncio.run(scenario())


def test_unknown_matches_seats_games_and_addresses(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            for language in LANGUAGES:
                browser = place.browser(language)
                page = await browser.start(opponent="friend")
                match = page.path.rpartition("/s/")[0]
                for path in (
                    *("/m/nothing", "/m/nothing/s/0", "/m/nothing/replay", "/m/nothing/about", "/m/nothing/join/0"),
                    *("/m/nothing/t/x", "/m/nothing/events", "/m/..%2f..%2fetc", "/m/%00"),
                    *(f"{match}/s/7", f"{match}/s/-1", f"{match}/s/one"),
                    *(f"{match}/join/9", f"{match}/frames?moment=999"),
                    *("/g/chess", "/g/chess/rules", "/g/chess/cards", "/nowhere", "/static/none"),
                ):
                    answer = await browser.get(path)
                    assert answer.status == 404, (path, answer.status)
                    assert answer.lang == language and len(answer.text) > 60
                    assert bool(JAPANESE.search(answer.text.replace("日本語", ""))) == (language == "ja")
                token = await browser.token()
                for data in (
                    {"game": "chess"},
                    {"game": GAME, "side": "ford"},
                    {"game": GAME, "opponent": "god"},
                    {"game": GAME, "option-edition": "third"},
                    {},
                ):
                    answer = Page(await browser.http.post("/new", data={"_csrf_token": token, **data}))
                    assert answer.status in (404, 422), data
                    assert "error" not in answer.text.lower() or language == "en"
                assert (await browser.http.get("/new")).status_code == 405
                assert (await browser.http.post("/g/watergate")).status_code == 405

    asyncio.run(scenario())


def test_markup_in_a_name_stays_a_name(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            name = "{{ page }}<img src=x onerror=alert(1)>"
            browser = place.browser()
            page = await browser.start(side="editor", opponent="friend", name=name)
            match = page.path.rpartition("/s/")[0]
            link = await browser.invitation(page)
            for path in (page.path, match, "/", f"{match}/about", f"{match}/replay"):
                shown = await browser.get(path)
                assert "<img" not in shown.html
                assert "&lt;img" in shown.html and "{{ page }}" in shown.html
            assert (await place.browser().get(link)).text.count("onerror") >= 1

    asyncio.run(scenario())


def test_a_full_disk_refuses_the_action_and_the_match_stays_as_it_was(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(side="editor", opponent="friend")

            async def no_room(*_: Any, **__: Any) -> None:
                raise DiskFull()

            with monkeypatch.context() as patch:
                patch.setattr(place.rooms.store, "append", no_room)
                for language in LANGUAGES:
                    await browser.get(f"/?lang={language}")
                    form = page.form("/act")
                    refused = await browser.act(page, page.choices[0])
                    assert refused.status == 507
                    assert bool(JAPANESE.search(notice(refused))) == (language == "ja")
                    status, answer = await browser.json(
                        "POST", form.action, data={**form.fields, "action": page.choices[0]}
                    )
                    assert status == 507 and answer["refused"]
                await untouched(place, page, 0)
            assert (await browser.act(page, page.choices[0])).status == 200
            await untouched(place, page, 1)

    asyncio.run(scenario())


STINGY = Settings(allowance=Allowance(points=100, rate=0.001, pause=0))


def test_too_many_requests_are_refused_with_words(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, STINGY) as place:
            browser = place.browser()
            statuses = [(await browser.http.get("/import")).status_code for _ in range(110)]
            assert statuses == [200] * 100 + [429] * 10
            page = await browser.get("/import")
            assert page.status == 429 and "Wait a moment" in page.text and int(page.headers["retry-after"]) > 0
            assert "frame-ancestors" in page.headers["content-security-policy"]
            static = re.search(r'href="(/static/[^"]+)"', page.html)
            assert static and (await browser.http.get(static[1])).status_code == 200
            assert (await browser.http.get("/nothing")).status_code == 429, "also where there is no page"
            told = await browser.http.get("/api/games")
            assert told.status_code == 429 and told.json()["error"] == "too-many" and "retry-after" in told.headers
        async with site(sqlite, STINGY) as place:
            http = place.browser().http
            plans = [{"kind": "person"}, {"kind": "person"}]
            opened = [await http.post("/api/matches", json={"game": GAME, "seats": plans}) for _ in range(7)]
            assert [answer.status_code for answer in opened] == [201] * 5 + [429] * 2

    asyncio.run(scenario())


def test_an_upload_that_is_no_match_or_too_large(sqlite: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            token = await browser.token()
            for data, status in [(b"", 422), (b"\xff\xfe\x00", 422), (b'{"a": 1}\n', 422), (b"x" * 5_000_000, 413)]:
                answer = Page(
                    await browser.http.post("/import", data={"_csrf_token": token}, files={"file": ("m", data)})
                )
                assert answer.status == status and len(answer.text) > 60
            answer = Page(await browser.http.post("/import", data={"_csrf_token": token}))
            assert answer.status == 422

    asyncio.run(scenario())


def test_a_file_with_one_changed_byte_is_refused_and_a_foreign_one_is_marked(sqlite: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            room = await place.rooms.room((await place.rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            early = await browser.http.get(f"/m/{room.id}/export")
            assert early.status_code == 403
            await play_out(room, 4)
            found = await browser.http.get(f"/m/{room.id}/export")
            assert found.status_code == 200 and ".hustings" in found.headers["content-disposition"]
            data = found.content

            async def bring(browser: Browser, data: bytes) -> Page:
                token = await browser.token()
                return Page(
                    await browser.http.post("/import", data={"_csrf_token": token}, files={"file": ("m", data)})
                )

            again = await bring(browser, data)
            assert again.status == 200 and again.path.endswith("/about") and "vouches" not in again.text
            for at in (10, len(data) // 2, len(data) - 30):
                wrong = data[:at] + (b"1" if data[at : at + 1] != b"1" else b"2") + data[at + 1 :]
                answer = await bring(browser, wrong)
                assert answer.status == 422 and len(answer.text) > 60
            async with site(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}") as elsewhere:
                other = await bring(elsewhere.browser(), data)
                assert other.status == 200 and "vouches" in other.text

    asyncio.run(scenario())

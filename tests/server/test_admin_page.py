"""The administrator's page: who may see it, what stands on it, and that no match does; and who is shut out."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, fail, rooms_at
from sqlalchemy import insert
from web import Site, site

from hustings.cli import main
from hustings.database.tables import BLOCKS
from hustings.matches.computers.bots import Bots
from hustings.matches.operations import passes
from hustings.matches.operations.keeping import Keeping
from hustings.matches.operations.passes import Passes
from hustings.matches.operations.telling import tell
from hustings.matches.people import SeatPlan
from hustings.web.pages import Pages


def keeping(place: Site) -> Keeping:
    app: Any = place.server.config.app
    found: Keeping = app.state.keeping
    return found


def link(place: Site) -> str:
    return f"/admin/t/{Passes(place.rooms.store.key).new_link()}"


@pytest.mark.parametrize(("language", "words"), [("en", "for the administrator"), ("ja", "管理者だけが見られます")])
def test_only_who_has_a_link_that_is_young_sees_the_page(
    sqlite: str, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            for path in ("/admin", "/admin/t/anything", f"/admin/t/{Passes(place.rooms.store.key).new_cookie()}"):
                page = await browser.get(path)
                assert page.status == 403 and words in page.text
            now = time.time()
            young = link(place)
            monkeypatch.setattr(time, "time", lambda: now + passes.HOUR + 5)
            assert (await browser.get(young)).status == 403
            monkeypatch.setattr(time, "time", lambda: now)
            entered = await browser.get(young)
            assert entered.status == 200 and entered.headers["refresh"] == "0; url=/admin" and "/admin" in entered.links
            cookie = entered.headers["set-cookie"]
            assert "HttpOnly" in cookie and "Path=/admin" in cookie and "SameSite=strict" in cookie
            page = await browser.get("/admin")
            assert page.status == 200 and "sqlite (" in page.text
            assert ("Nothing is broken" if language == "en" else "異常はありません") in page.text
            assert (await place.browser(language).get("/admin")).status == 403, "it is for this browser"
            monkeypatch.setattr(time, "time", lambda: now + passes.DAY + 5)
            assert (await browser.get("/admin")).status == 403

    asyncio.run(scenario())


def test_what_is_broken_stands_there_without_what_a_match_was_doing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A game that cannot be loaded, a computer that fails, a template that breaks."""
    (tmp_path / "rubble-1.dist-info").mkdir()
    (tmp_path / "rubble-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: rubble\nVersion: 1\n")
    (tmp_path / "rubble-1.dist-info" / "entry_points.txt").write_text("[hustings.games]\nrubble = rubble:Rubble\n")
    (tmp_path / "rubble.py").write_text("import a_library_that_nobody_has\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    def breaks(self: Pages, scene: Any, *others: Any, **more: Any) -> Any:
        place = {"hand": {}}
        code = compile("hand['the card N13 in a hand']", f"{tmp_path}/table.html", "eval")
        return eval(code, place)

    async def scenario() -> None:
        async with site(sqlite, bots=Bots(fail, workers=1)) as place:
            browser = place.browser()
            await browser.get(link(place))
            made = await place.rooms.create(GAME, {}, [SeatPlan("computer", "search"), SeatPlan("computer", "search")])
            room = await place.rooms.room(made.match_id)
            await eventually(lambda: room.paused_reason is not None)
            monkeypatch.setattr(Pages, "show_table", breaks)
            table = await browser.get(f"/m/{made.match_id}")
            assert table.status == 503 and f"This page of the game “{GAME}” cannot be shown." in table.text
            await keeping(place).look()
            await keeping(place).look()
            page = await browser.get("/admin")
            assert "The game “rubble” cannot be loaded" in page.text and "a_library_that_nobody_has" in page.text
            assert f"The computer “search” of {GAME} failed" in page.text
            assert f"The computer “heuristic” of {GAME} failed" in page.text
            assert "RuntimeError (" in page.text and ", fail)" in page.text and "no idea" not in page.html
            assert f"A page of {GAME} cannot be shown: /m/{{match_id}}" in page.text
            assert "KeyError (" in page.text and "N13" not in page.html
            assert made.match_id not in page.html, "which match it was is nobody's business"
            again = await place.browser("ja").get(link(place))
            assert again.status == 200

    asyncio.run(scenario())


def test_a_match_that_cannot_be_loaded_is_named(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
        async with site(url) as place:
            async with place.rooms.store.engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE matches SET game = 'gone', header = '{}'")
            browser = place.browser()
            assert (await browser.get(f"/m/{made.match_id}")).status == 503
            for _ in range(2):
                await browser.get(f"/m/{made.match_id}")
                await keeping(place).look()
            await browser.get(link(place))
            page = await browser.get("/admin")
            assert f"Match {made.match_id} of gone cannot be loaded" in page.text and "3 times" in page.text

    asyncio.run(scenario())


@pytest.mark.parametrize(("network", "shut"), [("127.0.0.0/8", True), ("10.0.0.0/8", False)])
def test_who_is_shut_out_gets_nothing_but_a_reason(sqlite: str, network: str, shut: bool) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            assert (await browser.get("/")).status == 200
            async with place.rooms.store.engine.begin() as connection:
                await connection.execute(insert(BLOCKS), {"network": network, "since": 1.0, "note": ""})
                await connection.run_sync(tell)
            await keeping(place).look()
            for path in ("/", "/api/games", f"/g/{GAME}"):
                page = await browser.get(path)
                assert page.status == (403 if shut else 200)
            assert ("has shut your address out" in (await browser.get("/")).text) == shut

    asyncio.run(scenario())


def test_the_command_makes_a_link(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> bytes:
        async with rooms_at(sqlite) as rooms:
            return rooms.store.key

    key = asyncio.run(scenario())
    line = ["admin", "page", "--database", str(tmp_path / "hustings.db")]
    for language, words in (("en", "within an hour"), ("ja", "1時間以内")):
        assert main([*line, "--url", "https://x.example/", "--lang", language]) == 0
        said = capsys.readouterr().out
        found = re.search(r"https://x\.example/admin/t/(\S+)", said)
        assert words in said and found is not None and Passes(key).is_link(found[1])
    assert main([*line[:-1], str(tmp_path / "none.db"), "--lang", "en"]) == 2
    assert "There is no database" in capsys.readouterr().err and not (tmp_path / "none.db").exists()


def test_links_and_browsers_can_be_shut_out_all_at_once(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser, late = place.browser(), link(place)
            await browser.get(link(place))
            assert (await browser.get("/admin")).status == 200
            line = ["admin", "page", "--revoke", "--database", str(tmp_path / "hustings.db"), "--lang", "en"]
            assert await asyncio.to_thread(main, line) == 0
            said = capsys.readouterr().out
            assert "No earlier link" in said
            assert (await browser.get("/admin")).status == (await browser.get(late)).status == 403
            found = re.search(r"/admin/t/\S+", said)
            assert found and (await browser.get(found[0])).status == (await browser.get("/admin")).status == 200

    asyncio.run(scenario())

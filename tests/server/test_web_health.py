"""What watches a server is told whether it lives, and whether players can be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from web import Site, site

from hustings.database.problems import StoreFailed
from hustings.web.handlers import health


def run(url: str, do: Callable[[Site], Awaitable[None]]) -> None:
    async def within() -> None:
        async with site(url) as place:
            await do(place)

    asyncio.run(within())


def test_a_server_lives_and_can_be_sent_players(sqlite: str) -> None:
    async def do(place: Site) -> None:
        browser = place.browser()
        for what in ("live", "ready"):
            answer = await browser.get(f"/health/{what}")
            assert (answer.status, answer.html) == (200, f"{what}\n")
            assert "set-cookie" not in answer.headers and answer.headers["cache-control"] == "no-store"
        assert await browser.json("GET", "/health/ready") == (200, {"ready": True, "why": "", "text": "ready"})

    run(sqlite, do)


async def _never() -> int:
    await asyncio.Event().wait()
    raise AssertionError


async def _fails() -> int:
    raise StoreFailed()


async def _newer() -> int:
    return 1_000


@pytest.mark.parametrize(
    ("version", "why", "en", "ja"),
    [
        (_never, "slow", "longer than a second", "1秒以上"),
        (_fails, "database", "does not answer", "応答しません"),
        (_newer, "version", "another version", "別のバージョン"),
    ],
)
def test_what_is_wrong_with_the_database_is_said(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, version: Any, why: str, en: str, ja: str
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)

    async def do(place: Site) -> None:
        monkeypatch.setattr(place.rooms.store, "version", version)
        status, told = await place.browser().json("GET", "/health/ready")
        assert (status, told["ready"], told["why"]) == (503, False, why)
        for language, words in (("en", en), ("ja", ja)):
            answer = await place.browser(language).get("/health/ready")
            assert answer.status == 503 and words in answer.html
        assert (await place.browser().get("/health/live")).status == 200

    run(sqlite, do)


def test_who_asks_often_asks_the_server_and_not_the_database(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(place: Site) -> None:
        asked = 0
        real = place.rooms.store.version

        async def counted() -> int:
            nonlocal asked
            asked += 1
            return await real()

        monkeypatch.setattr(health, "FRESH", 60.0)
        monkeypatch.setattr(place.rooms.store, "version", counted)
        browser = place.browser()
        answers = await asyncio.gather(*[browser.get("/health/ready") for _ in range(20)])
        assert [answer.status for answer in answers] == [200] * 20 and asked == 1

    run(sqlite, do)


def test_a_server_that_stops_is_not_ready_at_once(sqlite: str) -> None:
    async def do(place: Site) -> None:
        browser = place.browser()
        page = await browser.start(opponent="friend", side="editor")
        async with browser.listen(f"{page.path}/events") as events:
            assert (await anext(events))[0] == "alive"
            place.pages.stopping.set()
            status, told = await place.browser().json("GET", "/health/ready")
            assert (status, told["why"]) == (503, "stopping")
            assert "stopping" in [kind async for kind in kinds(events)], "the page is told to come back"

    run(sqlite, do)


async def kinds(events: AsyncIterator[tuple[str, str, Any]]) -> AsyncIterator[str]:
    async for kind, _, _ in events:
        yield kind


def test_a_server_that_is_to_stop_serves_on_for_a_while_and_says_so(sqlite: str) -> None:
    async def do(place: Site) -> None:
        server, browser = place.server, place.browser()
        server._drain = 0.2
        server.handle_exit(15, None)
        status, told = await browser.json("GET", "/health/ready")
        assert (status, told["why"]) == (503, "draining") and (await browser.get("/")).status == 200
        await asyncio.sleep(0.25)
        assert place.pages.stopping.is_set() and server.should_exit and not server.force_exit

    run(sqlite, do)


def test_a_second_signal_hurries(sqlite: str) -> None:
    async def do(place: Site) -> None:
        place.server.handle_exit(15, None)
        assert place.pages.stopping.is_set() and not place.server.force_exit
        place.server.handle_exit(15, None)
        assert place.server.force_exit

    async def drain(place: Site) -> None:
        place.server._drain = 60.0
        for _ in range(2):
            assert not place.pages.stopping.is_set()
            place.server.handle_exit(15, None)
        assert place.pages.stopping.is_set() and not place.server.force_exit

    run(sqlite, drain)

    run(sqlite, do)

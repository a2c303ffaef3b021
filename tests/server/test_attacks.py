"""What was done to stop the server, each small: it is refused early and cheaply, and others are served meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from rooms_tools import GAME
from web import Browser, Site, site

URLENCODED = "application/x-www-form-urlencoded"


class Wire:
    """A connection on which anything can be said."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, *lines: str) -> None:
        """Send lines of a head."""
        self.writer.write("".join(f"{line}\r\n" for line in lines).encode())

    async def status(self) -> int:
        """The status that is answered; 0: the connection is closed instead."""
        line = await asyncio.wait_for(self.reader.readline(), 20)
        return int(line.split()[1]) if line else 0

    async def end(self) -> bytes:
        """What comes until the connection is closed."""
        return await asyncio.wait_for(self.reader.read(), 20)


@asynccontextmanager
async def wire(place: Site) -> AsyncIterator[Wire]:
    host, port = place.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


def cookie_of(browser: Browser) -> str:
    return "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())


# -- forms -----------------------------------------------------------------------------------------------------------


def test_a_form_of_somebody_without_our_cookie_is_refused_before_its_body_comes(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place, wire(place) as line:
            line.say("POST /new HTTP/1.1", "host: x", f"content-type: {URLENCODED}", "content-length: 60000", "")
            assert await line.status() == 403

    asyncio.run(scenario())


@pytest.mark.parametrize(("path", "size"), [("/new", 2_700_000), ("/import", 4_200_000), ("/m/x/s/0/act", 70_000)])
def test_a_body_that_is_too_large_is_refused_before_it_comes(sqlite: str, path: str, size: int) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place, wire(place) as line:
            browser = place.browser()
            await browser.start(opponent="friend")
            cookie, length = f"cookie: {cookie_of(browser)}", f"content-length: {size}"
            line.say(f"POST {path} HTTP/1.1", "host: x", f"content-type: {URLENCODED}", length, cookie, "")
            assert await line.status() in (404, 413)

    asyncio.run(scenario())


def test_fields_are_counted_before_a_form_is_read(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("read")

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            token = await browser.token()
            monkeypatch.setattr("hustings.web.forms.parse_qsl", never)
            body = f"_csrf_token={token}&" + "a=&" * 10_000
            answer = await browser.http.post("/new", content=body, headers={"content-type": URLENCODED})
            assert answer.status_code == 413 and "5,000" in answer.text

    asyncio.run(scenario())


def test_a_long_form_is_read_beside_the_loop_and_forgotten(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    beside: list[Any] = []
    to_thread = asyncio.to_thread

    async def noted(work: Any, *given: Any) -> Any:
        beside.append(work.__name__)
        return await to_thread(work, *given)

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            token = await browser.token()
            monkeypatch.setattr(asyncio, "to_thread", noted)
            for note in ("short", "x" * 30_000):
                fields = {"_csrf_token": token, "game": GAME, "side": "any", "opponent": "friend", "note": note}
                assert (await browser.http.post("/new", data=fields)).status_code == 200
            assert beside.count("_parsed") == 1

    asyncio.run(scenario())

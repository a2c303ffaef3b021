"""What was done to stop the server, each small: it is refused early and cheaply, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from rooms_tools import GAME, eventually
from web import Browser, Site, site

from hustings.web import forms
from hustings.web.doors.connections import AT_ONCE, Doors, network_of

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
        """What comes until the connection is closed, gently or not."""
        came = b""
        with suppress(ConnectionError):
            while part := await asyncio.wait_for(self.reader.read(4096), 20):
                came += part
        return came


@asynccontextmanager
async def wire(place: Site) -> AsyncIterator[Wire]:
    host, port = place.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


def doors_of(place: Site) -> Any:
    """The connections that are open."""
    return place.server.server_state.connections


def cookie_of(browser: Browser) -> str:
    return "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())


async def form_token(browser: Browser) -> str:
    """The token of this browser's forms, from a page that costs little."""
    return (await browser.get("/import")).forms[0].fields["_csrf_token"]


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
            await browser.get("/import")
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
            token = await form_token(browser)
            monkeypatch.setattr("hustings.web.forms.parse_qsl", never)
            body = f"_csrf_token={token}&" + "a=&" * 10_000
            answer = await browser.http.post("/new", content=body, headers={"content-type": URLENCODED})
            assert answer.status_code == 413 and "5,000" in answer.text

    asyncio.run(scenario())


def test_a_long_form_is_read_beside_the_loop_and_forgotten(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    beside: list[Any] = []
    to_thread = asyncio.to_thread

    async def noted(work: Any, *given: Any, **more: Any) -> Any:
        beside.append(work)
        return await to_thread(work, *given, **more)

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            token = await form_token(browser)
            monkeypatch.setattr(asyncio, "to_thread", noted)
            for note in ("short", "x" * 30_000):
                fields = {"_csrf_token": token, "game": GAME, "side": "any", "opponent": "friend", "note": note}
                assert (await browser.http.post("/new", data=fields, follow_redirects=False)).status_code == 303
            assert beside.count(forms._parsed) == 1

    asyncio.run(scenario())


# -- connections -----------------------------------------------------------------------------------------------------

SOON = 0.2
GET = "GET / HTTP/1.1"
BODY = ("POST /import HTTP/1.1", "host: x", f"content-type: {URLENCODED}")


def test_who_says_nothing_is_dropped_without_a_word(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(head=SOON)) as place, wire(place) as line:
            assert await line.end() == b""

    asyncio.run(scenario())


@pytest.mark.parametrize("said", [[GET], [GET, "host: x", "cookie: a"]])
def test_who_does_not_send_a_whole_head_is_answered_and_dropped(sqlite: str, said: list[str]) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(head=SOON)) as place, wire(place) as line:
            line.say(*said)
            assert (await line.status(), (await line.end())[-4:]) == (408, b"\r\n\r\n")

    asyncio.run(scenario())


def test_a_head_that_drips_has_no_more_time_than_one_that_does_not_come(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(head=SOON)) as place, wire(place) as line:
            answered = asyncio.create_task(line.status())
            while not answered.done():
                line.writer.write(b"x")
                await asyncio.sleep(SOON / 10)
            assert await answered == 408

    asyncio.run(scenario())


@pytest.mark.parametrize("length", ["content-length: 40000", "transfer-encoding: chunked"])
@pytest.mark.parametrize("drips", [False, True])
def test_a_body_that_never_ends_is_not_waited_for(sqlite: str, length: str, drips: bool) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(body=SOON)) as place:
            browser = place.browser()
            await browser.get("/import")
            async with wire(place) as line:
                line.say(*BODY, f"cookie: {cookie_of(browser)}", length, "")
                answered = asyncio.create_task(line.status())
                while not answered.done():
                    line.writer.write(b"1\r\na\r\n" if drips else b"")
                    await asyncio.sleep(SOON / 10)
                assert await answered == 408
            assert (await browser.get("/import")).status == 200

    asyncio.run(scenario())


def test_who_goes_before_all_is_sent_leaves_nothing_in_the_log(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            await browser.get("/import")
            async with wire(place) as line:
                line.say(*BODY, f"cookie: {cookie_of(browser)}", "content-length: 40000", "")
                await eventually(lambda: any(door.cycle and door.cycle.more_body for door in doors_of(place)))
            await eventually(lambda: not any(door.cycle and door.cycle.more_body for door in doors_of(place)))
            await browser.get("/import")

    asyncio.run(scenario())
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


def test_a_large_body_that_comes_slowly_but_comes_is_waited_for(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(body=SOON, pace=1000)) as place:
            browser = place.browser()
            await browser.get("/import")
            async with wire(place) as line:
                line.say(*BODY, f"cookie: {cookie_of(browser)}", "content-length: 4000", "")
                for _ in range(4):
                    line.writer.write(b"x" * 1000)
                    await asyncio.sleep(SOON / 2)
                assert await line.status() == 403, "the form is read, and is none of ours"

    asyncio.run(scenario())


def test_who_goes_on_sending_a_body_that_was_refused_is_dropped(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(rest=SOON)) as place, wire(place) as line:
            line.say(*BODY, "transfer-encoding: chunked", "")
            assert await line.status() == 403
            ended = asyncio.create_task(line.end())
            while not ended.done():
                line.writer.write(b"1\r\na\r\n")
                await asyncio.sleep(SOON / 10)

    asyncio.run(scenario())


def test_a_head_of_a_megabyte_is_refused_before_it_has_come(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place, wire(place) as line:
            line.say(GET, "host: x")
            line.writer.write(b"x: " + b"y" * 20_000)
            assert await line.status() == 431
            async with wire(place) as again:
                again.say(GET, *(f"h{n}: x" for n in range(10_000)))
                assert await again.status() == 431
            assert (await place.browser().get("/import")).status == 200

    asyncio.run(scenario())


def test_a_connection_that_has_asked_is_kept_for_a_while_and_then_closed(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(head=SOON, idle=2 * SOON)) as place, wire(place) as line:
            line.say("HEAD /api/games HTTP/1.1", "host: x", "")
            await asyncio.sleep(1.5 * SOON)
            line.say("HEAD /api/games HTTP/1.1", "host: x", "")
            assert (await line.end()).count(b"200 OK") == 2

    asyncio.run(scenario())


def test_many_who_come_at_once_are_taken_a_few_at_a_time_and_the_others_wait_outside(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            address = place.base.removeprefix("http://").split(":")
            with ExitStack() as coming:
                for _ in range(3 * AT_ONCE):  # while the loop does nothing else: who finds no room waits a second
                    coming.enter_context(socket.create_connection((address[0], int(address[1])), timeout=0.5))
                taken = [0]
                while taken[-1] < 3 * AT_ONCE:
                    await asyncio.sleep(0)
                    taken.append(len(doors_of(place)))
                steps = [after - before for before, after in itertools.pairwise(taken)]
                assert max(steps) <= AT_ONCE

    asyncio.run(scenario())


ASKED = ("HEAD /api/games HTTP/1.1", "host: x", "")


@pytest.mark.parametrize("doors", [Doors(by_address=3, rate=1000), Doors(connections=3)])
def test_connections_have_a_number_and_come_free_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, doors: Doors
) -> None:
    monkeypatch.setattr("hustings.web.doors.connections.HELD", 0.05)

    async def scenario() -> None:
        async with site(sqlite, doors=doors) as place, wire(place), wire(place) as first, wire(place):
            first.say(*ASKED)
            assert await first.status() == 200
            async with wire(place) as fourth:
                said = await fourth.end()
                assert (b" 503 " in said and b"retry-after" in said) if doors.by_address == 3 else not said
            first.say(*ASKED[:2], "connection: close", "")
            await first.end()
            async with wire(place) as again:
                again.say(*ASKED)
                assert await again.status() == 200

    asyncio.run(scenario())


def test_not_even_those_who_wait_for_an_answer_are_many(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(by_address=1)) as place, wire(place) as first, wire(place):
            first.say(*ASKED)
            assert await first.status() == 200
            async with wire(place) as third:
                assert await third.end() == b""

    asyncio.run(scenario())


def test_who_connects_again_and_again_is_kept_waiting(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.web.doors.connections.HELD", 0.05)

    async def scenario() -> None:
        async with site(sqlite, doors=Doors(by_address=3, rate=0.001)) as place:
            for expected in (400, 400, 400, 503):
                async with wire(place) as line:
                    line.say("\x01")
                    assert await line.status() == expected

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("x" * 9000, "x" * 64),
    ],
)
def test_whoever_has_a_network_counts_once(host: str, network: str) -> None:
    assert network_of(host) == network


def test_who_reads_nothing_of_what_is_sent_is_dropped(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, doors=Doors(reading=SOON)) as place, wire(place) as deaf:
            deaf.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
            deaf.writer.write(b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 400)
            open_now = place.server.server_state.connections
            await eventually(lambda: any(door.flow.write_paused for door in open_now))
            await eventually(lambda: not open_now)

    asyncio.run(scenario())


def test_a_body_in_chunks_of_a_byte_is_refused_at_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            await browser.get("/import")
            cookie = f"cookie: {cookie_of(browser)}"
            async with wire(place) as line:
                line.say(*BODY, cookie, "transfer-encoding: chunked", "")
                line.writer.write(b"1\r\na\r\n" * 40_000)
                assert await line.status() == 400
            async with wire(place) as line:
                line.say(*BODY, cookie, "transfer-encoding: chunked", "")
                line.writer.write(b"4000\r\n" + b"a" * 0x4000 + b"\r\n0\r\n\r\n")
                assert await line.status() == 403, "it is read, and is none of our forms"

    asyncio.run(scenario())

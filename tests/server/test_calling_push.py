"""Web push as a real endpoint takes it: only the browser reads it, and what the endpoint answers is understood."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from called import HERE, Browser, letter, subscription
from py_vapid import Vapid02

from hustings.club.calling.push import BadSubscription, Push, clean_subscription, new_key
from hustings.club.calling.reach import Reach
from hustings.club.calling.sending import Gone, Later, NotSent, Refused

KEY = new_key()


def with_browser(play: Callable[[Push, Browser], Awaitable[None]]) -> None:
    async def run() -> None:
        push = Push(KEY, "mailto:owner@club.example", HERE)
        async with Browser().open() as browser:
            try:
                await play(push, browser)
            finally:
                await push.close()

    asyncio.run(run())


def test_a_browser_reads_what_it_is_told_and_knows_who_says_it() -> None:
    async def play(push: Push, browser: Browser) -> None:
        await push.send(clean_subscription(browser.given, HERE), letter("ja"))
        (heard,) = browser.heard
        assert heard["title"] == "あなたの手番です：『1960: The Making of the President』（相手：Ada）"
        assert heard["link"] == "https://club.example/m/abc" and heard["language"] == "ja"
        (headers,) = browser.requests
        signed = headers["Authorization"]
        assert Vapid02.verify(signed) and f"k={push.public_key}" in signed
        assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0 and len(headers["Topic"]) == 32

    with_browser(play)


@pytest.mark.parametrize(
    ("status", "kind"),
    [(404, Gone), (410, Gone), (429, Later), (500, Later), (503, Later), (400, Refused), (413, Refused)],
)
def test_what_an_endpoint_answers_is_understood(status: int, kind: type[NotSent]) -> None:
    async def play(push: Push, browser: Browser) -> None:
        browser.status, browser.headers = status, {"Retry-After": "120"}
        with pytest.raises(kind) as told:
            await push.send(browser.given, letter())
        if isinstance(told.value, Later):
            assert told.value.seconds == 120

    with_browser(play)


@pytest.mark.parametrize("wait", ["Wed, 21 Oct 2015 07:28:00 GMT", "soon", "-5", "9" * 30])
def test_no_endpoint_makes_us_wait_for_ever(wait: str) -> None:
    async def play(push: Push, browser: Browser) -> None:
        browser.status, browser.headers = 429, {"Retry-After": wait}
        with pytest.raises(Later) as told:
            await push.send(browser.given, letter())
        assert told.value.seconds is None or 0 <= told.value.seconds <= 24 * 3600

    with_browser(play)


def test_a_redirect_is_not_followed() -> None:
    async def play(push: Push, browser: Browser) -> None:
        browser.status, browser.headers = 307, {"Location": f"{browser.address}/inner"}
        with pytest.raises(Refused):
            await push.send(browser.given, letter())
        assert len(browser.requests) == 1

    with_browser(play)


def test_an_endpoint_that_is_not_there_is_tried_again() -> None:
    async def play(push: Push, browser: Browser) -> None:
        with pytest.raises(Later):
            await push.send(subscription("http://127.0.0.1:9/push")[0], letter())

    with_browser(play)


def changed(**values: Any) -> str:
    given = json.loads(subscription("https://push.example/x")[0])
    given["keys"].update(values.pop("keys", {}))
    return json.dumps({**given, **values})


@pytest.mark.parametrize(
    "given",
    [
        "",
        "[]",
        "{}",
        changed(endpoint="https://127.0.0.1/x"),
        changed(endpoint="http://push.example/x"),
        changed(endpoint=7),
        changed(keys={"auth": "AAAA"}),
        changed(keys={"p256dh": "AAAA"}),
        changed(keys={"p256dh": "B" * 87}),
        changed(keys={"auth": "ü"}),
        changed(keys={"auth": None}),
    ],
)
def test_what_no_browser_has_made(given: str) -> None:
    with pytest.raises(BadSubscription):
        clean_subscription(given, Reach())


def test_what_a_browser_has_made_is_kept_without_what_we_do_not_need() -> None:
    kept = json.loads(clean_subscription(changed(expirationTime=None, more="x" * 10), Reach()))
    assert set(kept) == {"endpoint", "keys"} and set(kept["keys"]) == {"p256dh", "auth"}

"""A server that stops: what is being done then is done and said, or was never begun."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from web import site


def test_an_act_in_flight_is_stored_and_acknowledged(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped() -> tuple[str, int]:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(opponent="friend", side="editor")
            assert page.question
            reached, goes_on = asyncio.Event(), asyncio.Event()
            real = place.rooms.store.append

            async def slow(*given: Any, **named: Any) -> None:
                reached.set()
                await goes_on.wait()
                await real(*given, **named)

            monkeypatch.setattr(place.rooms.store, "append", slow)
            post = browser.http.post(
                page.question.action,
                data={**page.question.fields, "action": page.choices[0]},
                follow_redirects=False,
            )
            acting = asyncio.create_task(post)
            await reached.wait()
            place.server.handle_exit(15, None)
            with pytest.raises(httpx.TransportError):
                while True:
                    await place.browser().get("/health/live")
            assert not acting.done()
            goes_on.set()
            return page.path, (await acting).status_code

    async def again(path: str) -> int:
        async with site(sqlite) as place:
            return len((await place.rooms.room(path.split("/")[2])).match.records)

    path, status = asyncio.run(stopped())
    assert status == 303
    assert asyncio.run(again(path)) == 1

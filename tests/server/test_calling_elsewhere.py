"""Apprise, in a process of its own: a service hears a letter, and nobody inside the network hears anything."""

from __future__ import annotations

import asyncio
import json

import pytest
from aiohttp import web
from called import HERE, letter

from hustings.club.calling.elsewhere import Elsewhere
from hustings.club.calling.reach import Reach
from hustings.club.calling.sending import Refused

pytest.importorskip("apprise")


def test_a_service_hears_a_letter_where_the_owner_allows_it_and_nothing_where_not() -> None:
    """Neither does a host that an allowed one sends on to."""
    heard: list[dict[str, str]] = []
    inner: list[str] = []

    async def send_on(request: web.Request) -> web.Response:
        inner.append(request.host)
        port = request.url.port
        return web.Response(status=307, headers={"Location": f"http://127.0.0.2:{port}/on"})

    async def take(request: web.Request) -> web.Response:
        heard.append(json.loads(await request.read()))
        return web.Response()

    async def play() -> None:
        app = web.Application()
        app.router.add_post("/", take)
        app.router.add_post("/on", send_on)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "0.0.0.0", 0).start()
        port = runner.addresses[0][1]
        results = await asyncio.gather(
            Elsewhere(HERE).send(f"json://127.0.0.1:{port}", letter()),
            Elsewhere(Reach()).send(f"json://127.0.0.1:{port}", letter()),
            Elsewhere(HERE).send(f"json://127.0.0.1:{port}/on", letter()),
            return_exceptions=True,
        )
        await runner.cleanup()
        arrived, inside, on = results
        assert arrived is None
        assert isinstance(inside, Refused) and inside.why == "inside"
        assert isinstance(on, Refused) and on.why == "inside"
        assert [host.partition(":")[0] for host in inner] == ["127.0.0.1"]

    asyncio.run(play())
    (said,) = heard
    assert said["title"] == "Your turn: 1960: The Making of the President against Ada"
    assert "https://club.example/m/abc" in said["message"]

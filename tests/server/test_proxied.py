"""Caddy, with the file of deploy/, in front of two servers of one database: pages, acts and streams go through it."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import ssl
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
from test_deploy import DEPLOY, every, needs
from two import Nobody
from web import Site, events_of, site

from hustings.matches.together.listening import Listening
from hustings.web.pages import Settings
from hustings.web.running.serve import listen

SOON = 180.0
"""Seconds after which what has not come will not come."""


def free_port() -> int:
    with listen("127.0.0.1", 0) as free:
        return int(free.getsockname()[1])


@contextmanager
def running(*words: object, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    command, log = [str(word) for word in words], subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **environment})
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def in_front(caddy: str, folder: Path, port: int, behind: list[int]) -> Path:
    """The configuration of deploy/, for certificates that only this test believes."""
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(folder),
        "HUSTINGS_DOMAIN": f"https://localhost:{port}",
        "HUSTINGS_WEB": " ".join(f"127.0.0.1:{one}" for one in behind),
    }
    adapt = [caddy, "adapt", "--config", str(DEPLOY / "Caddyfile")]
    adapted = subprocess.run(adapt, check=True, capture_output=True, timeout=60, env=environment)
    config = json.loads(adapted.stdout)
    config["admin"] = {"disabled": True}
    config["apps"]["pki"] = {"certificate_authorities": {"local": {"install_trust": False}}}
    for server in config["apps"]["http"]["servers"].values():
        server["automatic_https"] = {"disable_redirects": True}
    (proxy,) = every(config, "upstreams")
    proxy["health_checks"]["active"]["interval"] = "200ms"
    (log,) = [log for name, log in config["logging"]["logs"].items() if name != "default"]
    log["writer"] = {"output": "file", "filename": str(folder / "access.log")}
    file = folder / "caddy.json"
    file.write_text(json.dumps(config))
    return file


async def until(done: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SOON):
        while not await done():
            await asyncio.sleep(0.05)


async def answers(http: httpx.AsyncClient, path: str = "/health/ready") -> bool:
    try:
        return (await http.get(path)).status_code == 200
    except httpx.TransportError:
        return False


async def exists(file: Path) -> bool:
    return file.exists()


async def version_told(response: httpx.Response, events: Any) -> int:
    async for kind, number, _ in events:
        if kind == "news":
            return int(number)
    raise AssertionError(f"{response.url} ended")


def test_two_servers_of_one_database_behind_caddy_are_one_site(postgres: str, tmp_path: Path) -> None:
    caddy = needs("caddy", "caddy")
    name = "h" + secrets.token_hex(6)
    with psycopg.connect(postgres.format(database="postgres").replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    asyncio.run(_one_site(caddy, postgres.format(database=name), tmp_path))
    written = (tmp_path / "access.log").read_text()
    assert "/t/..." in written
    assert (tmp_path / "token").read_text() not in written


async def _one_site(caddy: str, url: str, folder: Path) -> None:
    port = free_port()
    base = f"https://localhost:{port}"
    settings = Settings(public_url=base, limits=False, trusted_proxies=("127.0.0.1",))
    async with AsyncExitStack() as stack:
        places = []
        for _ in range(2):
            places.append(await stack.enter_async_context(site(url, settings, news=Listening(url), jobs=Nobody())))
            await places[-1].rooms.start()
        config = in_front(caddy, folder, port, [int(place.base.rpartition(":")[2]) for place in places])
        home = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with running(caddy, "run", "--config", config, **home):
            await _played(base, places[0], folder)


async def _played(base: str, stops: Site, folder: Path) -> None:
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    async with AsyncExitStack() as stack:
        await until(lambda: exists(authority))
        trusting = ssl.create_default_context(cafile=authority)
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=base, verify=trusting, timeout=SOON))
        await until(lambda: answers(http))
        first = await http.get("/", headers={"x-request-id": "chosen-by-a-player", "x-forwarded-for": "192.0.2.1"})
        assert first.headers["strict-transport-security"] and "Secure" in first.headers["set-cookie"]
        assert first.headers["x-request-id"] != "chosen-by-a-player"
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
        made = (await http.post("/api/matches", json={"game": "watergate", "seats": seats})).json()
        path, token = f"/m/{made['match']}", made["tokens"][1]
        (folder / "token").write_text(token)
        assert (await http.get(f"{path}/t/{token}")).status_code == 303
        streams = [await stack.enter_async_context(http.stream("GET", f"{path}/events")) for _ in range(4)]
        heard = [events_of(stream) for stream in streams]
        async with asyncio.timeout(SOON):
            shown = [await version_told(*one) for one in zip(streams, heard, strict=True)]
            bearer = {"authorization": f"Bearer {token}"}
            api = f"/api/matches/{made['match']}"
            said = await http.post(f"{api}/talk", headers=bearer, json={"text": "hello"})
            assert said.status_code == 204, said.text
            then = [await version_told(*one) for one in zip(streams, heard, strict=True)]
            heard_it = [now > before for before, now in zip(shown, then, strict=True)]
            assert all(heard_it), "whoever listens hears of it, at whichever process"
            stops.server.handle_exit(signal.SIGTERM, None)
            assert {(await http.get(path)).status_code for _ in range(10)} == {200}, "nobody is sent to who stops"
            assert stops.pages.stopping.is_set()
            after = await stack.enter_async_context(http.stream("GET", f"{path}/events?after={then[0]}"))
            kind, _, _ = await anext(events_of(after))
            assert kind == "alive"

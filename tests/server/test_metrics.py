"""What a server counts: everything that an administrator needs, and nothing about anybody."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import socket
from urllib.request import urlopen

import psycopg
import pytest
from prometheus_client import generate_latest
from web import Site, site

from hustings.database.problems import StoreFailed
from hustings.kernel.message import IllegalAction
from hustings.matches.records.store import Store
from hustings.matches.together.queue import Queue
from hustings.web.counted.metrics import CannotTell, Metrics
from hustings.web.pages import Settings

SECRET_NAME = "Wilhelmina"


def figures(metrics: Metrics) -> dict[str, float]:
    """Every figure by its name with labels."""
    lines = generate_latest(metrics.registry).decode().splitlines()
    parted = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in parted}


def test_a_match_is_counted_by_kinds_and_names_nobody(sqlite: str) -> None:
    metrics = Metrics()

    async def within() -> str:
        settings = Settings(limits=False, metrics=metrics)
        async with site(sqlite, settings, meters=metrics) as place:
            metrics.watch(place.rooms)
            return await _played(place, metrics)

    match_id = asyncio.run(within())
    now = figures(metrics)
    told = "\n".join(now)
    assert now['hustings_acts_total{answer="done",game="watergate"}'] == 1
    assert now['hustings_acts_total{answer="stale",game="watergate"}'] == 1
    assert now['hustings_acts_total{answer="refused",game="watergate"}'] == 1
    assert now['hustings_acts_total{answer="failed",game="watergate"}'] == 1
    act = 'method="POST",route="/m/{match_id}/s/{seat}/act"'
    assert now[f'hustings_requests_total{{{act},status="303"}}'] == 1
    assert now[f'hustings_requests_total{{{act},status="507"}}'] == 1
    assert now['hustings_requests_total{method="HEAD",route="/",status="200"}'] == 1
    assert now['hustings_requests_total{method="other",route="unknown",status="404"}'] == 1
    assert now['hustings_problems_total{kind="store-failed"}'] == 1
    assert now["hustings_database_seconds_count"] >= 3
    assert now["hustings_workers"] == 0 and now['hustings_computers{state="waiting"}'] == 0
    assert now['hustings_rendering_seconds_count{kind="whole"}'] == 1
    assert now["hustings_streams_open"] == 0 and now["process_open_fds"] > 0
    assert match_id not in told and SECRET_NAME not in told
    assert not re.search(r"[A-Za-z0-9_-]{20,}", re.sub(r"(hustings|process|python)_\w+|major|version", "", told))
    assert not re.search(r"\b[A-Z]+\d\d\b", told), "no card"


async def _played(place: Site, metrics: Metrics) -> str:
    browser = place.browser()
    page = await browser.start(opponent="friend", side="editor", name=SECRET_NAME)
    match_id = str(page.path).split("/")[2]
    room = await place.rooms.room(match_id)
    await browser.http.head("/")
    await browser.http.request("BREW", "/no/such/page")
    async with browser.listen(f"{page.path}/events") as events:
        while (await anext(events))[0] != "news":
            pass
        assert figures(metrics)["hustings_streams_open"] == 1
        assert figures(metrics)["hustings_matches_loaded"] == 1
    await room.act(0, 9_999, room.game.text(0))
    with pytest.raises(IllegalAction):
        await room.undo(1, room.match.turns[1])

    async def full(*_: object, **__: object) -> None:
        raise StoreFailed()

    real = place.rooms.store.append
    page = await browser.get(str(page.path))
    assert page.question
    place.rooms.store.append = full  # type: ignore[method-assign]
    assert (await browser.send(page.question, page.question.buttons[0])).status == 507
    place.rooms.store.append = real  # type: ignore[method-assign]
    await browser.send(page.question, page.question.buttons[0])
    return match_id


def test_figures_are_given_out_on_a_port_of_their_own_while_the_loop_hangs() -> None:
    metrics = Metrics()
    with metrics.exposed("127.0.0.1", 0) as port:
        metrics.acted("watergate", "done")
        logging.getLogger("hustings.test").warning("the card is N14")
        told = urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5).read().decode()
        assert 'hustings_acts_total{answer="done",game="watergate"} 1.0' in told
        assert 'hustings_log_lines_total{level="WARNING",logger="hustings.test"} 1.0' in told and "N14" not in told
    with pytest.raises(OSError):
        urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5)


def test_a_port_in_use_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotTell, match=str(port)), Metrics().exposed("127.0.0.1", port):
            pass


def test_how_late_the_loop_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.web.counted.metrics.EVERY", 0.01)
    metrics = Metrics()

    async def within() -> None:
        feeling = asyncio.create_task(metrics.feel())
        await asyncio.sleep(0)
        while not figures(metrics)["hustings_loop_lag_seconds_count"]:
            await asyncio.sleep(0.05)
        feeling.cancel()

    asyncio.run(within())
    assert figures(metrics)["hustings_loop_lag_seconds_sum"] < 1


def test_jobs_that_wait_are_counted_by_who_works(postgres: str) -> None:
    name = "h" + secrets.token_hex(6)
    with psycopg.connect(postgres.format(database="postgres").replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    metrics = Metrics()

    async def within() -> None:
        store = await Store.open(postgres.format(database=name))
        store.meters = metrics
        queue = Queue(store)
        try:
            await queue.open()
            await queue.defer(["abc", "def"])
            await queue.sweep()
        finally:
            await queue.stop()
            await store.close()

    asyncio.run(within())
    now = figures(metrics)
    assert (now['hustings_jobs{state="waiting"}'], now['hustings_jobs{state="doing"}']) == (2, 0)

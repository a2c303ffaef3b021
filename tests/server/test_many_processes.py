"""The server as several processes: whichever answers, it is one table, and it goes on while they are killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from hustings.database.problems import NewerDatabase, OlderDatabase
from hustings.database.tables import META, VERSION
from hustings.matches.records.store import Store
from hustings.web.running.operating import Operating
from hustings.web.running.serve import OneProcess, Serving, run
from hustings.web.running.working import run as work

SERVE = "from hustings.web.running.serve import *; run(Serving(port=0, database=sys.argv[1], workers=1, processes=2))"
RUN = f"import sys; {SERVE}"
LONGEST: Final = 30.0
"""Seconds that nobody waits longer than for a computer, though the only worker died and this machine is busy."""
STARTING: Final = 60.0


def children(parent: int) -> list[int]:
    """The processes that a process has started and that live."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return sorted(found)


@contextmanager
def served(database: str) -> Iterator[tuple[int, str]]:
    """A server with two processes of the web and a worker: the process that started them, and its address."""
    process = subprocess.Popen([sys.executable, "-c", RUN, database], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address
        yield process.pid, address[0]
        started = [pid for child in children(process.pid) for pid in (child, *children(child))]
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        assert len(started) >= 3
        end = time.monotonic() + LONGEST
        while any(Path(f"/proc/{pid}/cwd").exists() for pid in started):
            assert time.monotonic() < end, "some go on without who started them"
            time.sleep(0.05)
    finally:
        process.kill()
        process.wait()


class Player:
    """A program that plays a seat against a computer; each request goes to whichever process takes its connection."""

    def __init__(self, base: str) -> None:
        self.base = f"{base}api/matches"
        seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        made = self.ask("POST", "", {"game": "watergate", "seats": seats}, STARTING)
        self.path = f"/{made['match']}"
        self.token = made["tokens"][0]
        self.done = 0

    def ask(self, method: str, path: str, data: object = None, seconds: float = LONGEST) -> Any:
        """Ask until somebody answers: who is killed answers nobody."""
        headers = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        end = time.monotonic() + seconds
        while True:
            try:
                answer = httpx.request(method, self.base + path, json=data, headers=headers, timeout=seconds)
                assert answer.status_code < 300, answer.text
                return answer.json()
            except httpx.TransportError:
                assert time.monotonic() < end

    def play(self, count: int) -> None:
        """Answer so often, each answer sent twice; a computer that is to answer between has few seconds."""
        end = time.monotonic() + LONGEST
        until = self.done + count
        while self.done < until:
            table = self.ask("GET", f"{self.path}/seat")
            assert table["outcome"] is None and time.monotonic() < end
            if table["actions"]:
                act = {"turn": table["turn"], "action": table["actions"][0]["text"]}
                first, again = [self.ask("POST", f"{self.path}/act", act) for _ in range(2)]
                assert {first["kind"], again["kind"]} <= {"done", "repeated"} and again["kind"] == "repeated"
                self.done += 1
                end = time.monotonic() + LONGEST


def test_a_match_goes_on_when_the_worker_is_killed(postgresql: str) -> None:
    with served(postgresql) as (parent, address):
        player = Player(address)
        player.play(3)
        os.kill(next(pid for pid in children(parent) if children(pid)), signal.SIGKILL)
        player.play(3)


def test_tables_of_another_version_are_refused_before_any_process_is_started(postgresql: str) -> None:
    async def make(version: int) -> None:
        store = await Store.open(postgresql) if version == VERSION else None
        if store is not None:
            await store.close()
            return
        engine = create_async_engine(postgresql)
        async with engine.begin() as connection:
            await connection.execute(META.update().where(META.c.key == "version").values(value=str(version)))
        await engine.dispose()

    asyncio.run(make(VERSION))
    for version, refusal in ((VERSION + 1, NewerDatabase), (VERSION - 1, OlderDatabase)):
        asyncio.run(make(version))
        for start in (
            lambda: run(Serving(port=0, database=postgresql, processes=2)),
            lambda: work(Operating(database=postgresql)),
        ):
            with pytest.raises(refusal):
                start()


def test_a_file_is_served_by_one_process(tmp_path: Path) -> None:
    with pytest.raises(OneProcess):
        run(Serving(port=0, database=str(tmp_path / "x.db"), processes=2))
    assert not (tmp_path / "x.db").exists()

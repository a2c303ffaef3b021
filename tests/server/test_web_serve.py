"""The server as a process: says where it listens, keeps matches over a restart, and refuses a port in use."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from hustings.database.problems import AlreadyServed
from hustings.matches.places import database_url
from hustings.web.running.serve import DIVIDES, PortInUse, Serving, held, listen, run

RUN = "import sys; from hustings.web.running.serve import *; run(Serving(port=0, database=sys.argv[1], workers=1))"


def served(database: Path) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen([sys.executable, "-c", RUN, str(database)], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    address = re.search(r"http://\S+", process.stdout.readline())
    assert address
    return process, address[0]


def is_whole(database: Path) -> bool:
    """Whether everything is in the one file, so that a copy of it is a copy of the database."""
    return not Path(f"{database}-wal").exists()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_match_goes_on_after_the_server_was_stopped(tmp_path: Path, stop: signal.Signals) -> None:
    database = tmp_path / "hustings.db"
    process, address = served(database)
    try:
        with httpx.Client(base_url=address, follow_redirects=True, timeout=60) as browser:
            start = browser.get("/")
            token = re.search(r'_csrf_token" value="([^"]+)', start.text)
            assert token
            new = {"_csrf_token": token[1], "game": "watergate", "opponent": "friend", "side": "editor"}
            table = browser.post("/new", data=new)
            action = re.search(r'name="action" value="(value [^"]+)"', table.text)
            turn = re.search(r'name="turn" value="(\d+)"', table.text)
            assert action and turn
            path = table.url.path
            table = browser.post(f"{path}/act", data={"_csrf_token": token[1], "action": action[1], "turn": turn[1]})
            lines = table.text.count('id="entry-')
            with browser.stream("GET", f"{path}/events") as stream:
                assert stream.status_code == 200
                began = time.monotonic()
                process.send_signal(stop)
                assert process.wait(10) in (0, -signal.SIGKILL)
                assert time.monotonic() - began < 5, "open streams do not hold it up"
            cookies = browser.cookies
        assert is_whole(database) is (stop == signal.SIGINT)
        process, address = served(database)
        with httpx.Client(base_url=address, follow_redirects=True, timeout=60) as browser:
            browser.cookies.set("hustings", cookies["hustings"])
            again = browser.get(path)
            assert again.status_code == 200 and again.text.count('id="entry-') == lines
            assert f'value="{action[1]}"' not in again.text and 'data-do="undo"' in again.text
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0 and is_whole(database)
    finally:
        process.kill()
        process.wait()


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    process, _ = served(tmp_path / "hustings.db")
    try:
        with pytest.raises(AlreadyServed):
            run(Serving(port=0, database=str(tmp_path / "hustings.db")))
    finally:
        process.kill()
        process.wait()


def test_a_port_in_use_is_said_at_once(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortInUse, match=str(port)):
            run(Serving(port=port, database=str(tmp_path / "x.db")))
    assert not (tmp_path / "x.db").exists()


def test_a_database_is_named_by_path_or_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite+aiosqlite:///{tmp_path}/hustings/hustings.db"
    assert database_url(str(tmp_path / "a" / "b.db")) == f"sqlite+aiosqlite:///{tmp_path}/a/b.db"
    assert database_url("postgresql+psycopg://x/y") == "postgresql+psycopg://x/y"


@pytest.mark.skipif(not DIVIDES, reason="the system does not divide who connects between sockets")
def test_several_processes_get_each_their_share_of_all_who_come_at_once() -> None:
    with ExitStack() as stack:
        place = stack.enter_context(held(listen("127.0.0.1", 0)))
        host, port = place.getsockname()
        first, second = [stack.enter_context(listen(host, port, beside_others=True)) for _ in range(2)]
        with pytest.raises(PortInUse):
            listen(host, port)
        taken = come(stack, port, first, second)
        assert sum(taken) == 64 and min(taken) > 10
        second.close()
        assert come(stack, port, first) == [64], "who would have come to a process that has ended comes to another one"


def come(stack: ExitStack, port: int, *listening: socket.socket) -> list[int]:
    """Let 64 connect; how many each socket gets."""
    for _ in range(64):
        stack.enter_context(socket.create_connection(("127.0.0.1", port)))
    taken = [0] * len(listening)
    for number, each in enumerate(listening):
        each.setblocking(False)
        with suppress(BlockingIOError):
            while True:
                stack.enter_context(each.accept()[0])
                taken[number] += 1
    return taken

"""A server that is stopped in order and comes back: pages come back to it by themselves and show what they showed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from persons import PATIENCE, Person
from playwright.sync_api import Browser, expect

from hustings.web.running.serve import listen

RUN = """
import sys
from hustings.web.running.serve import *
run(Serving(database=sys.argv[1], port=int(sys.argv[2]), workers=1))
"""


def started(database: Path, port: int) -> subprocess.Popen[str]:
    """A server that listens."""
    command = [sys.executable, "-c", RUN, str(database), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and "http" in process.stdout.readline()
    return process


def test_a_page_comes_back_to_a_server_that_was_started_anew(chromium: Browser, tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    database = tmp_path / "hustings.db"
    server = started(database, port)
    try:
        ann = Person(chromium, f"http://127.0.0.1:{port}").start()
        link = ann.page.locator("#link")
        expect(link).to_have_attribute("data-link", "on")
        asked, turn = ann.question, ann.turn
        server.terminate()
        assert server.wait(PATIENCE / 1000) == 0
        expect(link).to_have_attribute("data-link", "lost")
        server = started(database, port)
        expect(link).to_have_attribute("data-link", "on")
        assert (ann.question, ann.turn) == (asked, turn)
        ann.lit("#hand").first.click()
        ann.menu.first.click()
        ann.wait_for_another(turn)
        assert len(ann.posts) == 1 and ann.errors == []
        ann.context.close()
    finally:
        server.kill()
        server.wait()

"""A running server and a Chromium for the tests of what happens in a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from persons import PATIENCE, Person
from playwright.sync_api import Browser, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one is the same browser without what only windows need."""


QUICK = """
import sys, types
import hustings.server.matches.hall as hall
from hustings.server.matches.computers import AT_ONCE
from hustings.server.serve import run
hall.Pace = lambda: AT_ONCE
hall.secrets = types.SimpleNamespace(token_bytes=bytes)
run(port=0, database=sys.argv[1], workers=1)
"""
"""A server whose computers do not pause, and whose matches all have the same chance."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    database = tmp_path_factory.mktemp("server") / "hustings.db"
    running = subprocess.Popen([sys.executable, "-c", QUICK, str(database)], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    said = running.stdout.readline()
    try:
        address = said[said.index("http") :].split()[0].rstrip("/")
        httpx.get(address, timeout=60).raise_for_status()
        yield address
    finally:
        running.terminate()
        running.wait(PATIENCE / 1000)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser without windows; without its sandbox only for root, who cannot have one.

    It ends with each file: as long as Playwright runs, no other test in its process can have an event loop.
    """
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("there is no Chromium (Debian package: chromium-headless-shell)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(Path(found)), args=["--no-sandbox"] if os.geteuid() == 0 else []
        )
        yield browser
        browser.close()


@pytest.fixture
def person(server: str, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Makes persons, each with a browser of their own; no script of theirs may fail."""
    persons: list[Person] = []

    def make(**settings: object) -> Person:
        persons.append(Person(chromium, server, **settings))
        return persons[-1]

    yield make
    for one in persons:
        one.context.close()
    assert [error for one in persons for error in one.errors] == []

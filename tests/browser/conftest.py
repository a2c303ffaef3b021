"""A running server and a Chromium for the tests of what happens in a browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import httpx
import pytest
from browsers import NoChromium, launching
from persons import PATIENCE, Person
from playwright.sync_api import Browser, sync_playwright

QUICK = """
import sys, types
import hustings.matches.rooms as rooms
from hustings.matches.computers.answering import AT_ONCE
from hustings.web.running.serve import Serving, run
rooms.Pace = lambda: AT_ONCE
rooms.secrets = types.SimpleNamespace(token_bytes=bytes)
run(Serving(port=0, database=sys.argv[1], workers=1, per_address=1000))
"""
"""A server whose computers do not pause, whose matches all have the same chance, and to whom all persons of the tests
come from one address."""


LOG = pytest.StashKey[Path]()
PERSONS = pytest.StashKey[list[Person]]()
LOOK = """
() => ['body', '#stage', '#prompt', '#refused'].map((part) => document.querySelector(part)?.cloneNode(false).outerHTML)
"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What fails tells what was on the pages then, and what the server has complained of."""
    report = yield
    if report.when == "call" and report.failed:
        for person in [one for one in item.stash.get(PERSONS, []) if not one.page.is_closed()]:
            report.sections.append(("page", f"{person.page.url}\n{person.errors}\n{person.page.evaluate(LOOK)}"))
        if LOG in item.session.stash:
            report.sections.append(("server", item.session.stash[LOG].read_text()[-4000:]))
    return report


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    folder = tmp_path_factory.mktemp("server")
    log = request.session.stash[LOG] = folder / "server.log"
    with log.open("w") as complaints:
        running = subprocess.Popen(
            [sys.executable, "-c", QUICK, str(folder / "hustings.db")],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
    assert running.stdout is not None
    said = running.stdout.readline()
    try:
        address = said[said.index("http") :].split()[0].rstrip("/")
        httpx.get(address, timeout=60).raise_for_status()
        yield address
    finally:
        running.terminate()
        running.wait(PATIENCE / 1000)


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest, server: str) -> Path:
    """The file in which that server keeps everything."""
    return request.session.stash[LOG].parent / "hustings.db"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser without windows.

    It ends with each file: as long as Playwright runs, no other test in its process can have an event loop.
    """
    try:
        launched = launching()
    except NoChromium as none:
        pytest.skip(str(none))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launched)
        yield browser
        browser.close()


@pytest.fixture
def person(request: pytest.FixtureRequest, server: str, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Makes persons, each with a browser of their own; no script of theirs may fail."""
    persons: list[Person] = []
    request.node.stash[PERSONS] = persons

    def make(**settings: object) -> Person:
        persons.append(Person(chromium, server, **settings))
        return persons[-1]

    yield make
    for one in persons:
        one.context.close()
    assert [error for one in persons for error in one.errors] == []

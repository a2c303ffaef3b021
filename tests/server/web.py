"""A small browser for the tests of the web pages, and a real server for it to talk to."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cached_property
from types import SimpleNamespace
from typing import Any, cast

import httpx
from lxml import etree
from rooms_tools import GAME, rooms_at
from sqlalchemy.ext.asyncio import create_async_engine

from hustings.club.club import Club
from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms
from hustings.web.app import create_app
from hustings.web.doors.connections import Doors, configured
from hustings.web.pages import Pages, Settings
from hustings.web.running.serve import Server, listen

CHOSEN = ("radio", "checkbox")

SOON = 60.0
"""Seconds after which what has not come will not come."""


@dataclass
class Form:
    """A form of a page: where it goes, what it carries, and the buttons that send it."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)


def form_of(element: etree._Element) -> Form:
    """A form as it would be sent: fields with what they have now, and the buttons that send it."""
    fields = {
        field.get("name"): field.get("value", "" if field.get("type", "text") not in CHOSEN else "on")
        for field in element.xpath(".//input[@name]")
        if field.get("type") not in CHOSEN or "checked" in field.attrib
    }
    buttons = [
        (button.get("name", ""), button.get("value", ""))
        for button in element.iter("button")
        if button.get("type", "submit") == "submit"
    ]
    return Form(element.get("action", ""), element.get("method", "get"), fields, buttons)


class Page:
    """An answer of the server, read as a browser without script would."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.path = response.url.path
        self.html = response.text
        self.headers = response.headers

    @cached_property
    def parsed(self) -> etree._Element:
        """What its characters say; a test that only asks for its status never pays for this."""
        return etree.HTML(self.html or "<p>")

    @cached_property
    def forms(self) -> list[Form]:
        """Its forms, in order."""
        return [form_of(form) for form in self.parsed.iter("form")]

    @cached_property
    def links(self) -> list[str]:
        """Where its links go."""
        return self.parsed.xpath("//a/@href")

    @cached_property
    def ids(self) -> list[str]:
        """The names of its elements, each as often as it is given."""
        return self.parsed.xpath("//@id")

    @property
    def lang(self) -> str:
        """The language that it says it is in."""
        return self.parsed.get("lang", "")

    @cached_property
    def text(self) -> str:
        """What there is to read."""
        written = self.parsed.xpath("/html/body//text()[not(parent::script or parent::style)]")
        return " ".join(" ".join(written).split())

    def form(self, ending: str, field: str = "") -> Form:
        """The form whose address ends so, with a field if one is named."""
        fitting = (form for form in self.forms if form.action.endswith(ending))
        return next(form for form in fitting if not field or field in form.fields)

    def has_form(self, ending: str) -> bool:
        """Whether there is one."""
        return any(form.action.endswith(ending) for form in self.forms)

    @property
    def question(self) -> Form | None:
        """The form that answers; others do what answers nothing."""
        return next((form for form in self.forms if form.action.endswith("/act") and "turn" in form.fields), None)

    @property
    def choices(self) -> list[str]:
        """The answers that the question offers."""
        return [value for _, value in self.question.buttons] if self.question else []


class Browser:
    """One person's browser: it keeps its cookies, follows links and sends forms."""

    def __init__(self, base: str, language: str = "en") -> None:
        self.http = httpx.AsyncClient(
            base_url=base, headers={"accept-language": language}, follow_redirects=True, timeout=20, verify=False
        )  # whom to trust is never asked here, and to read who is trusted takes 26 ms

    async def get(self, path: str, **headers: str) -> Page:
        """Open an address."""
        return Page(await self.http.get(path, headers=headers))

    async def send(self, form: Form, button: tuple[str, str] = ("", ""), **fields: str) -> Page:
        """Send a form with a button, some of its fields filled in otherwise."""
        data = {**form.fields, **fields}
        if button[0]:
            data[button[0]] = button[1]
        return Page(await self.http.post(form.action, data=data))

    async def act(self, page: Page, action: str) -> Page:
        """Press the button of an answer."""
        assert page.question is not None
        return await self.send(page.question, ("action", action))

    async def start(self, **fields: str) -> Page:
        """Open a match from a game's page."""
        game = fields.get("game", GAME)
        page = await self.get(f"/g/{game}")
        form = next(form for form in page.forms if form.fields.get("game") == game and "name" in form.fields)
        return await self.send(form, ("", ""), **fields)

    async def invitation(self, table: Page) -> str:
        """The link to the free seats of a table at which one sits."""
        page = await self.get(f"{table.path.rpartition('/s/')[0]}/invite")
        return str(page.parsed.xpath("string(//input[@id='invite-link']/@value)")).removeprefix(
            str(self.http.base_url).rstrip("/")
        )

    async def token(self) -> str:
        """The token of this browser's forms."""
        return (await self.get("/")).forms[0].fields["_csrf_token"]

    async def json(self, method: str, path: str, **options: Any) -> tuple[int, Any]:
        """Ask as the script does."""
        response = await self.http.request(method, path, headers={"accept": "application/json"}, **options)
        return response.status_code, response.json()

    @asynccontextmanager
    async def listen(self, path: str, **headers: str) -> AsyncIterator[AsyncIterator[tuple[str, str, Any]]]:
        """The events of a stream: kind, id and data."""
        stream = self.http.stream("GET", path, headers=headers, timeout=20)
        async with asyncio.timeout(SOON), stream as response:
            assert response.status_code == 200, response.status_code
            yield events_of(response)


async def events_of(response: httpx.Response) -> AsyncIterator[tuple[str, str, Any]]:
    event: dict[str, str] = {}
    async for line in response.aiter_lines():
        if line:
            name, _, value = line.partition(":")
            event[name] = value.strip()
        elif event:
            yield event.get("event", ""), event.get("id", ""), json.loads(event.get("data", "null"))
            event = {}


async def news(events: AsyncIterator[tuple[str, str, Any]]) -> tuple[str, Any]:
    """The next piece of news on a stream: its id and data."""
    async for kind, number, data in events:
        if kind == "news":
            return number, data
    raise AssertionError("the stream has ended")


@dataclass
class Site:
    """A running server."""

    rooms: Rooms
    base: str
    server: Server
    pages: Pages
    club: Club
    browsers: list[Browser] = field(default_factory=list)

    def browser(self, language: str = "en") -> Browser:
        """Another person's browser."""
        self.browsers.append(Browser(self.base, language))
        return self.browsers[-1]


@asynccontextmanager
async def site(
    url: str, settings: Settings | None = None, doors: Doors | None = None, **rooms_settings: Any
) -> AsyncIterator[Site]:
    """A server on a free port, in this process."""
    async with rooms_at(url, **rooms_settings) as rooms:
        app = create_app(rooms, settings or Settings(limits=False, heartbeat=1.0))
        listening = listen("127.0.0.1", 0)
        config = configured(app, doors or Doors(), log_level="error")
        server = Server(config, app.state.pages)
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not running.done(), "the server has not started"
            await asyncio.sleep(0.005)
        place = Site(rooms, f"http://127.0.0.1:{listening.getsockname()[1]}", server, app.state.pages, app.state.club)
        try:
            yield place
        finally:
            server.should_exit = True
            await running
            for browser in place.browsers:
                await browser.http.aclose()
            listening.close()


async def play_on(browser: Browser, page: Page, rng: random.Random) -> Page:
    """Press random buttons without script until the match is over."""
    path = page.path
    for _ in range(2000):
        if page.has_form("/open"):
            page = await browser.send(page.form("/open"))
        elif page.question:
            page = await browser.send(page.question, rng.choice(page.question.buttons))
        elif page.has_form("/confirm"):
            page = await browser.send(page.form("/confirm"))
        elif 'data-state="over"' in page.html:
            return page
        else:
            page = await browser.get(path)
        assert page.status == 200, page.text[:500]
        path = page.path
    raise AssertionError("the match did not end")


def pages_alone() -> Pages:
    """Pages that are drawn without a server; their database is never opened."""
    store = Store(create_async_engine("sqlite+aiosqlite://"))
    return Pages(cast(Rooms, SimpleNamespace(store=store)), Settings())

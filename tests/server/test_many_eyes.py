"""Many pages of one match: each event is drawn once for an audience, and whoever is late still sees the same as all."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import threading
import zlib
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, move, rooms_at
from web import news, site

from hustings.files import verify
from hustings.matches.table.room import Room
from hustings.web import events
from hustings.web.api import routes, tables
from hustings.web.broadcast import ALIVE_EVENT, BEHIND, Broadcast, Broadcasts, Place
from hustings.web.doors import precedence
from hustings.web.pages import Pages, Settings
from hustings.web.shown.film import Film
from hustings.web.shown.parts import Reader
from hustings.web.shown.render import Renderer

ENGLISH = Reader("en")


@dataclass
class Eyes:
    """A match that nobody serves, and its pages."""

    room: Room
    pages: Pages
    told: Broadcasts

    def stream(self, seat: int | None = None, reader: Reader = ENGLISH, after: int = 0) -> Screen:
        """A page that is open."""
        return Screen(self.told.of(self.room, seat, reader).listen(after, True))

    def now(self, seat: int | None = None) -> dict[str, str]:
        """What a page would show that is loaded now; the log by chapters."""
        page, c = self.pages.table(self.pages.look(self.room, seat, ENGLISH))
        return self.pages.parts(page, c)


@dataclass
class Screen:
    """What a page shows that hears a stream: all that has come since it was opened."""

    chunks: AsyncIterator[bytes]
    shows: dict[str, str] = field(default_factory=dict)
    version: int = 0
    kinds: list[str] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    unpack: Any = field(default_factory=lambda: zlib.decompressobj(31))

    async def next(self) -> None:
        """Hear one event; it can be read as soon as it has come."""
        self.raw.append(await asyncio.wait_for(anext(self.chunks), 30))
        text = self.unpack.decompress(self.raw[-1]).decode()
        assert text.endswith("\n\n")
        lines = dict(line.split(": ", 1) for line in text.strip().split("\n"))
        self.kinds.append(lines["event"])
        if lines["event"] == "news":
            news = json.loads(lines["data"])
            self.version = news["version"]
            self.shows |= news["parts"]

    async def until(self, version: int) -> None:
        """Hear all up to a version."""
        while self.version < version:
            await self.next()

    def lacks(self, now: dict[str, str]) -> list[str]:
        """The fragments that it shows otherwise than they are now."""
        whole = self.shows.get("log", "")
        return [
            name for name, html in now.items() if name != "log" and self.shows.get(name) != html and html not in whole
        ]


@asynccontextmanager
async def eyes(url: str) -> AsyncIterator[Eyes]:
    async with rooms_at(url) as rooms:
        created = await rooms.create(GAME, {}, TWO_PERSONS)
        pages = Pages(rooms, Settings(heartbeat=0.5))
        yield Eyes(await rooms.room(created.match_id), pages, Broadcasts(pages))


async def draw_on(room: Room, moves: int = 1) -> int:
    """Play so many moves that spectators see; the version that they see then."""
    version = room.version(None)
    for _ in range(moves):
        before = room.version(None)
        while room.version(None) == before:
            await move(room)
    assert room.version(None) >= version + moves
    return room.version(None)


def test_sixty_pages_cost_one_rendering_of_each_event(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, int] = {}

    def counted(name: str) -> None:
        draw = getattr(events, name)

        def once_more(*given: Any) -> Any:
            drawn[name] = drawn.get(name, 0) + 1
            return draw(*given)

        monkeypatch.setattr(events, name, once_more)

    for name in ("begin", "whole", "news"):
        counted(name)

    async def scenario() -> None:
        async with eyes(sqlite) as place:
            screens = [place.stream(reader=Reader("en", f"form-{n}", "dark" * (n % 2))) for n in range(60)]
            await asyncio.gather(*(screen.until(place.room.version(None)) for screen in screens))
            assert drawn == {"begin": 1, "whole": 1}
            for moves in range(1, 4):
                now = await draw_on(place.room)
                await asyncio.gather(*(screen.until(now) for screen in screens))
                assert drawn == {"begin": 1, "whole": 1, "news": moves}
            sent = [[id(chunk) for chunk in screen.raw[1:] if chunk is not ALIVE_EVENT.packed] for screen in screens]
            assert sent == [sent[0]] * 60, "all have sent the same bytes, not only equal ones"
            shown = place.now()
            assert [screen.lacks(shown) for screen in screens] == [[]] * 60

    asyncio.run(scenario())


def test_whoever_is_late_sees_the_same_as_a_page_that_is_loaded_now(sqlite: str) -> None:
    async def scenario() -> None:
        async with eyes(sqlite) as place:
            always, rarely, never = place.stream(), place.stream(), place.stream()
            for screen in (always, rarely, never):
                await screen.until(place.room.version(None))
            for n in range(3 * BEHIND):
                now = await draw_on(place.room)
                await always.until(now)
                if n % 5 == 4:
                    await rarely.until(now)
            late = place.stream(after=now - 1)
            same = place.stream(after=now)
            same.shows = place.now()
            for screen in (rarely, never, late):
                await screen.until(now)
                assert screen.lacks(place.now()) == []
            assert never.kinds.count("news") <= BEHIND + 2 < always.kinds.count("news")
            assert "log" in never.shows and "log" in late.shows and late.kinds.count("news") == 1
            then = await draw_on(place.room, 2)
            for screen in (always, rarely, never, late, same):
                await screen.until(then)
                assert screen.lacks(place.now()) == []
            assert same.kinds.count("news") <= 2 and "log" not in same.raw[0].decode("latin-1")
            for seat in (0, 1):
                screen = place.stream(seat)
                await screen.until(place.room.version(seat))
                assert screen.lacks(place.now(seat)) == []

    asyncio.run(scenario())


def test_an_audience_never_gets_what_is_for_another(sqlite: str) -> None:
    async def scenario() -> None:
        async with eyes(sqlite) as place:
            readers = [(None, "watcher"), (0, "nixon"), (0, "phone"), (1, "editor")]
            screens = {name: place.stream(seat, Reader("en", f"token-of-{name}")) for seat, name in readers}
            screens["leser"] = place.stream(None, Reader("ja", "token-of-leser"))
            for _ in range(4):
                await draw_on(place.room)
                for seat, name in [*readers, (None, "leser")]:
                    await screens[name].until(place.room.version(seat))
            for name, screen in screens.items():
                shown = "".join(screen.shows.values())
                assert {other for other in screens if f"token-of-{other}" in shown} <= {name}
                assert ("token-of" in shown) == (name in ("nixon", "phone", "editor"))
            assert screens["leser"].shows["tabs"] != screens["watcher"].shows["tabs"]

    asyncio.run(scenario())


def test_a_stream_keeps_nothing_of_its_own_and_gives_all_back(sqlite: str) -> None:
    def living(*kinds: type) -> int:
        gc.collect()
        return sum(isinstance(thing, kinds) for thing in gc.get_objects())

    async def scenario() -> None:
        async with eyes(sqlite) as place:
            one = place.stream()
            async with aclosing(one.chunks):  # type: ignore[type-var]
                await one.until(await draw_on(place.room))
                before, screens = len(gc.get_objects()), [place.stream() for _ in range(50)]
                for screen in screens:
                    await screen.until(one.version)
                assert len(gc.get_objects()) - before < 50 * 20
                for _ in range(2 * BEHIND):
                    await one.until(await draw_on(place.room))
                assert living(Broadcast) == 1
                assert living(Place) <= BEHIND + 3, "who reads nothing holds no more than a few events"
                for screen in screens:
                    await screen.chunks.aclose()  # type: ignore[attr-defined]
            del one, screens, screen
            await asyncio.sleep(0.01)
            assert living(Broadcast, Place, events.Told) == 0

    asyncio.run(scenario())


def test_a_rendering_that_fails_ends_the_streams_and_the_next_one_begins_anew(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with eyes(sqlite) as place:
            screens = [place.stream() for _ in range(3)]
            for screen in screens:
                await screen.until(place.room.version(None))
            with monkeypatch.context() as broken:
                broken.setattr(events, "news", None)
                await draw_on(place.room)
                for screen in screens:
                    with pytest.raises(StopAsyncIteration):
                        await screen.until(place.room.version(None))
            assert "its pages have to come again" in caplog.text
            again = place.stream(after=screens[0].version)
            await again.until(place.room.version(None))
            assert again.lacks(place.now()) == []

    asyncio.run(scenario())


def test_who_only_watches_is_shown_it_after_who_sends_something_is_answered(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(precedence, "PATIENCE", 60)

    async def scenario() -> None:
        async with eyes(sqlite) as here:
            watches, plays = here.stream(), here.stream(0)
            await watches.until(here.room.version(None))
            await plays.until(here.room.version(0))
            with here.pages.precedence.sending():
                await draw_on(here.room)
                heard = asyncio.ensure_future(watches.until(here.room.version(None)))
                await plays.until(here.room.version(0))
                assert not heard.done()
            await heard

    asyncio.run(scenario())


def test_who_sends_all_the_time_keeps_nothing_from_who_watches(sqlite: str) -> None:
    async def scenario() -> None:
        async with eyes(sqlite) as here:
            watches = here.stream()
            with here.pages.precedence.sending():
                await draw_on(here.room)
                await watches.until(here.room.version(None))
                assert watches.lacks(here.now()) == []

    asyncio.run(scenario())


def test_nothing_is_drawn_or_zipped_on_the_event_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where: dict[str, set[bool]] = {}

    def noted(holder: Any, name: str) -> None:
        do = getattr(holder, name)

        def done(*given: Any, **named: Any) -> Any:
            where.setdefault(name, set()).add(threading.current_thread() is threading.main_thread())
            return do(*given, **named)

        monkeypatch.setattr(holder, name, done)

    for holder, name in (
        (Renderer, "page"),
        (Renderer, "part"),
        (Renderer, "macros"),
        (gzip, "compress"),
        (verify, "for_seat"),
        (routes, "table_info"),
        (tables, "table_info"),
        (Film, "__init__"),
    ):
        noted(holder, name)

    async def scenario() -> None:
        async with site(sqlite) as place:
            created = await place.rooms.create(GAME, {}, TWO_PERSONS)
            room = await place.rooms.room(created.match_id)
            ann = place.browser()
            at = f"/m/{room.id}"
            await ann.get(f"{at}/t/{created.tokens[1]}")
            await draw_on(room)
            paths = ["/", "/import", f"/g/{GAME}", f"/g/{GAME}/rules", f"/g/{GAME}/cards", "/no-such-page"]
            paths += [at, f"{at}/about", f"{at}/replay?at=0", f"{at}/s/1", f"{at}/s/1/settings", f"{at}/s/1/export"]
            for path in paths:
                assert (await ann.get(path)).status in (200, 404), path
            api_path = f"/api/matches/{room.id}"
            for path in (f"{at}/parts", f"{at}/s/1/parts", f"{at}/frames?moment=1", f"{at}/replay", api_path):
                status, _ = await ann.json("GET", path)
                assert status == 200, path
            form = {"_csrf_token": await ann.token(), "turn": "-1", "action": room.game.text(0)}
            status, refused = await ann.json("POST", f"{at}/s/1/act", data=form)
            assert status == 409 and "stage" in refused["parts"]
            async with ann.listen(f"{at}/events") as told:
                await news(told)

    asyncio.run(scenario())
    drawn = ("page", "part", "macros", "compress", "for_seat", "table_info", "__init__")
    assert where == {name: {False} for name in drawn}

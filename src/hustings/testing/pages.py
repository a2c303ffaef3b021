"""The pages of a game open: those before a match, its table at every kind of question (also given up there),
its end, its replay.

They are asked for as a browser does, from the real application in this process. A match is played without its pages;
where a question of a new kind is met, everybody's table is looked at.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape, unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import httpx

import hustings
from hustings.club.people.devices import keep
from hustings.kernel.chance import Chance
from hustings.matches.computers.bots import Bots
from hustings.matches.people import PERSON, Created, SeatPlan, hash_of
from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.web.app import App, create_app
from hustings.web.pages import Settings
from hustings.web.session import COOKIE, new_secret
from hustings.web.shown.faults import fault
from hustings.web.shown.film import latest
from hustings.words.sentences import LANGUAGES

from .matches import secret_of
from .walk import Failed, choose, options_of, seeds

WHOLE: Final = 2
"""So many matches are looked at through their pages at most."""

ID: Final = re.compile(r'<[^<>]*?\sid="([^"]+)"')
ON: Final = re.compile(r'<[^<>]*?\sdata-on="([^"]*)"')
"""What tags of a page say their names are, and the objects of actions that they stand for."""

NOWHERE: Final = "http://hustings"


class NoTable(Exception):
    """The game brings no drawing of its table, so it has no pages."""


def pages_open(game: Game, matches: int | range, longest: int) -> None:
    """Every page of a game opens, for all eyes and in the languages of the house.

    Raises:
        Failed: for the first one that does not, with what it ran into.
        NoTable: when the game has no pages.
    """
    with only(game), TemporaryDirectory() as folder:
        asyncio.run(_open(game, list(seeds(matches))[:WHOLE], longest, Path(folder)))


@contextmanager
def only(game: Game) -> Iterator[None]:
    """Let the application find this game, installed or not, and no other."""
    made = SimpleNamespace(from_data=lambda data: game, from_outside=lambda data: game, from_file=lambda file: game)
    found: dict[str, Any] = {
        "installed": lambda: (game.id,),
        "broken": dict,
        "game_class": lambda id: made,
        "game": lambda id, printed=None: game,
    }
    with patch.multiple(hustings, **found):
        yield


async def _open(game: Game, chosen: list[int], longest: int, folder: Path) -> None:
    rooms = Rooms(await Store.open(f"sqlite+aiosqlite:///{folder / 'pages.db'}"), Bots(workers=1))
    try:
        browser = Browser(game, create_app(rooms, Settings(limits=False)))
        if not browser.app.state.pages.renderer.draws(game.id):
            raise NoTable(f"{game.face.package} has no table.html: the game has no pages, only programs can play it")
        await browser.before_a_match()
        met: set[tuple[str, str]] = set()
        for seed in chosen:
            await _one_match(browser, rooms, seed, longest, met)
    finally:
        await rooms.stop()


async def _one_match(browser: Browser, rooms: Rooms, seed: int, longest: int, met: set[tuple[str, str]]) -> None:
    game = browser.game
    options = options_of(game, seed)
    plans = [SeatPlan(PERSON, name="") for _ in game.seats(options)]
    created = await rooms.create(game.id, options, plans)
    room = await rooms.room(created.match_id)
    room.match = game.match(secret_of(seed), options)
    await browser.sit_down(created)
    dice = Chance(seed + 15485863)
    for number in range(longest):
        match = room.match
        position = match.position
        if match.outcome is not None:
            break
        step = position.stack[-1]
        kind = type(step).__name__, step.ask(position, position.to_act[0]).key
        if kind not in met:
            met.add(kind)
            where = f"seed {seed}, decision {number}, question {kind[0]}"
            await browser.table(room, where, len(met))
            await browser.given_up(room, position.to_act[0], f"{where}, given up", len(met))
        answer = choose(position, dice, match.seen_by)
        if answer is None:
            return
        match.act(*answer)
        drafters = [seat for seat in range(len(match.seats)) if match.waits_for_commit(seat)]
        if drafters:
            match.commit(drafters[0])
    for turn in range(len(LANGUAGES)):
        await browser.table(room, f"seed {seed}, the end", turn)
    await browser.replay(room, f"seed {seed}")
    await browser.pictures(room, f"seed {seed}")


class Browser:
    """Asks the application for pages, as somebody at any seat.

    Args:
        game: the one game there is.
        app: the application.
    """

    def __init__(self, game: Game, app: App) -> None:
        self.game = game
        self.app = app
        self.secrets: list[str] = []
        self.trouble = Trouble()

    async def sit_down(self, match: Created) -> None:
        """Be a browser for each seat of a match."""
        self.secrets = [new_secret() for _ in match.tokens]
        for secret, token in zip(self.secrets, match.tokens, strict=True):
            held = [(match.match_id, hash_of(token))]
            await keep(self.app.state.club.database, hash_of(secret), "", held=held)

    async def before_a_match(self) -> None:
        """The start page, and all that there is to read about the game."""
        game, link = self.game, f"/g/{self.game.id}"
        pages = [link, f"{link}/rules", f"{link}/cards"]
        pages += [f"{link}/printed"] if game.printing is not None else []
        if game.face.lesson is not None:
            pages += [f"{link}/lesson", *(f"{link}/lesson/{chapter.name}" for chapter in game.face.lesson.chapters)]
        for language in LANGUAGES:
            if f'data-game="{game.id}"' not in await self.get("/", "the start page", language):
                raise Failed(f"the start page leaves {game.id} out: {self.trouble.told() or 'it does not say why'}")
            for path in pages:
                await self.get(path, "before a match", language)

    async def table(self, room: Room, where: str, turn: int) -> None:
        """The table as all seats see it, and who looks on; each in one language, by turns."""
        match = room.match
        for seat in (*range(len(match.seats)), None):
            language = LANGUAGES[(turn + (0 if seat is None else seat + 1)) % len(LANGUAGES)]
            path = f"/m/{room.id}" + ("" if seat is None else f"/s/{seat}")
            page = await self.get(path, where, language, seat)
            if seat in match.position.to_act:
                self._has_buttons(match, seat, page, path, where)

    async def given_up(self, room: Room, seat: int, where: str, turn: int) -> None:
        """The table as who looks on sees it, had it been given up here: nothing waits to happen any more."""
        match = room.match
        room.match = match.clone()
        room.match.resign(seat)
        await self.get(f"/m/{room.id}", where, LANGUAGES[turn % len(LANGUAGES)])
        room.match = match

    def _has_buttons(self, match: Match, seat: int, page: str, path: str, where: str) -> None:
        seen = match.seen_by(seat)
        for action in seen.answers(seat):
            if f'value="{escape(self.game.text(action))}"' not in page:
                raise Failed(f"{self.game.id}, {where}: the page {path} has no button for {self.game.text(action)!r}")

    async def replay(self, room: Room, where: str) -> None:
        """The match again, at its beginning, in the middle and at its end; and what there is to know of it."""
        last = len(room.match.history.moments) - 1
        for language, n in zip(LANGUAGES * len(LANGUAGES), (0, last // 2, last), strict=False):
            await self.get(f"/m/{room.id}/replay?n={n}", where, language)
        await self.get(f"/m/{room.id}/about", where, LANGUAGES[0])

    async def pictures(self, room: Room, where: str) -> None:
        """The end as a picture, and where the game draws its table for pictures, that at the end and in the middle."""
        last = latest(room.match)
        drawn = self.app.state.pages.renderer.pictures(self.game.id)
        asked = ["end" if room.match.outcome is not None else "", *(map(str, (last // 2, last)) if drawn else ())]
        for language, what in zip(LANGUAGES * len(LANGUAGES), asked, strict=False):
            if what:
                await self.get(f"/m/{room.id}/picture/{what}.{language}.svg", where, language)

    async def get(self, path: str, where: str, language: str, seat: int | None = None) -> str:
        """A page.

        Raises:
            Failed: when it does not open.
        """
        cookies = {"language": language} if seat is None else {COOKIE: self.secrets[seat], "language": language}
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=False)
        with self.trouble.heard():
            async with httpx.AsyncClient(transport=transport, base_url=NOWHERE, cookies=cookies) as client:
                answer = await client.get(path, follow_redirects=True)
        if answer.status_code != 200:
            why = self.trouble.told() or f"the answer was {answer.status_code}"
            raise Failed(f"{self.game.id}, {where}: the page {path} cannot be opened ({language}): {why}")
        if (trouble := self._misnamed(answer.text)) is not None:
            raise Failed(f"{self.game.id}, {where}: on the page {path}, {trouble}")
        return answer.text

    def _misnamed(self, page: str) -> str | None:
        """What of a page a script would take for something else, or for nothing; None: every name leads somewhere."""
        ids = Counter(unescape(id) for id in ID.findall(page))
        twice = [id for id, often in ids.items() if often > 1]
        if twice:
            return f"two elements have the id {twice[0]!r}: it must name one alone, it says what has moved where"
        table = self.game.actions
        known = {*table.objects, *table.verbs}
        dead = next((name for name in map(unescape, ON.findall(page)) if name not in known), None)
        objects = ", ".join(list(filter(None, table.by_object))[:5])
        return dead and f"data-on={dead!r} names nothing that an action is done to; there are {objects} and so on"


class Trouble(logging.Handler):
    """Hears what the application logs of the pages that fail."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.records.append(record)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """While it listens, for one page; that a page was asked for at all is not worth a line."""
        log, asked = logging.getLogger("hustings"), logging.getLogger("httpx")
        self.records.clear()
        log.addHandler(self)
        before, asked.disabled = asked.disabled, True
        try:
            yield
        finally:
            asked.disabled = before
            log.removeHandler(self)

    def told(self) -> str:
        """What the last page ran into, and where; empty: nothing."""
        for record in self.records:
            if record.exc_info and (error := record.exc_info[1]) is not None:
                return fault(error)
        return "; ".join(record.getMessage() for record in self.records)

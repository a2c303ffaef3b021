"""From a request to a match as its reader may see it, and from there to HTML: what every page needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args

from litestar import Request
from markupsafe import Markup

from hustings.club.calling.means import Owner
from hustings.club.finding.series import Standing, standing_of
from hustings.club.people.holdings import held_at, opened_by
from hustings.club.ratings.book import entry_of, rate
from hustings.club.ratings.facts import Entry
from hustings.database.base import Database
from hustings.database.bells import Bell
from hustings.database.problems import StoreFailed
from hustings.matches.people import COMPUTER, OPEN, PERSON
from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.words.sentences import LANGUAGES

from .counted.metrics import Metrics
from .doors.limits import FAIR, Allowance
from .doors.precedence import Precedence
from .pictures.kept import Pictures
from .refused import Refused
from .session import Session
from .shown.curve import Curves
from .shown.drawn import Drawn
from .shown.parts import Context, Hold, Item, Left, Player, Preview, Reader
from .shown.present import Frame, MatchPage, match_page
from .shown.render import PARTS, renderer
from .shown.scene import Scene
from .shown.sentences import Sentences, sentences
from .shown.spoken import talk_panel

__all__ = ["ASKING", "MOVING", "Form", "Pages", "Queue", "Settings", "asks_for_json", "language_of", "theme_of"]

MOVING: Final = ("stage", "hand", "cards", "stage-list")
"""The parts that are drawn anew for each step of a turn that is shown."""

ASKING: Final = ("prompt", "hand")
"""The parts with which a question is answered."""

THEMES: Final = ("light", "dark")
LOG: Final = "parts/log-chapter.html"

Queue: TypeAlias = Literal["events", "watched", "pages", "films"]
"""What is drawn one after the other, each in a thread of its own; more would not draw faster, but hold up the loop."""

WATCHED: Final = "watched"
"""The queue of what is told to who only watches: it gives way to who sends something."""

V = TypeVar("V")

ENDS: Final = 1000
"""Of so many matches that are over it is remembered how the row stands that they belong to, and what they changed."""

BREATH: Final = 1.0
"""Seconds between two times that a page hears of what changes all the time."""
PATIENCE: Final = 6.0
"""Seconds that a form's answer waits for the computer's move."""


@dataclass(frozen=True)
class Settings:
    """How the pages are served.

    Attributes:
        public_url: address under which people reach the server, when it stands behind another one.
        limits: whether requests are counted and too many refused.
        allowance: how much each address may ask for, where they are.
        heartbeat: seconds between signs of life on a quiet stream.
        trusted_proxies: addresses and networks of servers in front of this one that say truly for whom they ask.
        metrics: counts requests; None: nobody does.
        access_log: whether each request is a line of the log.
        keep_days: so many days after somebody was there last a match is deleted; None: never.
        owner: what is set up for calling people.
    """

    public_url: str = ""
    limits: bool = True
    allowance: Allowance = FAIR
    heartbeat: float = 20.0
    trusted_proxies: tuple[str, ...] = ()
    metrics: Metrics | None = None
    access_log: bool = False
    keep_days: int | None = None
    owner: Owner = field(default_factory=Owner)


class Form:
    """The fields of a posted form, each with all its values."""

    def __init__(self, values: Mapping[str, list[Any]]) -> None:
        self.values = values
        self.fields = {name: given[0] for name, given in values.items() if given}

    def text(self, name: str, default: str | None = None) -> str:
        """A field; refused when it is missing and there is no default."""
        value = self.fields.get(name, default)
        if not isinstance(value, str):
            raise Refused(422, "missing", what=name)
        return value

    def number(self, name: str) -> int:
        """A field that holds a whole number."""
        try:
            return int(self.text(name))
        except ValueError:
            raise Refused(422, "missing", what=name) from None

    def wishes(self) -> dict[str, list[str]]:
        """All values of all fields, without those that every form has."""
        own = ("_csrf_token", "mark", "sure")
        return {
            name: [v for v in given if isinstance(v, str)] for name, given in self.values.items() if name not in own
        }


def asks_for_json(request: Request[Any, Any, Any]) -> bool:
    """Whether a script asks, and not a page."""
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that was chosen, else the first of the browser's wishes that we speak, else English."""
    chosen = request.cookies.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    wishes: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "").split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag.partition("-")[0].strip().lower()))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(wishes, key=lambda wish: wish[0]) if tag in LANGUAGES), LANGUAGES[0])


def theme_of(request: Request[Any, Any, Any]) -> str:
    """The colours that were chosen; empty: those of the device."""
    chosen = request.cookies.get("theme", "")
    return chosen if chosen in THEMES else ""


class Pages:
    """What every handler needs.

    Args:
        rooms: the matches.
        settings: how the pages are served.
    """

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        assert isinstance(rooms.store, Store), "what pages serve is in a database"
        self.rooms = rooms
        self.database: Database = rooms.store
        self.settings = settings
        self.renderer = renderer()
        self.stopping = asyncio.Event()
        self.draining = False
        self.curves = Curves()
        self._ends: dict[str, tuple[Standing | None, Entry | None]] = {}
        self.precedence = Precedence()
        self._queues = {queue: ThreadPoolExecutor(1, queue) for queue in get_args(Queue) if queue != WATCHED}
        self._queues[WATCHED] = ThreadPoolExecutor(1, WATCHED, self.precedence.watch)
        self.pictures = Pictures(partial(self.aside, queue="films"))

    # -- finding ---------------------------------------------------------------------------------------------------

    def url(self, request: Request[Any, Any, Any], path: str) -> str:
        """A whole address, to be sent to somebody."""
        return self.base(request) + path

    def base(self, request: Request[Any, Any, Any]) -> str:
        """The address under which whoever asks reaches the server."""
        return (self.settings.public_url or str(request.base_url)).rstrip("/")

    def seats(self, session: Session, room: Room) -> tuple[int, ...]:
        """The seats of a match that this browser holds."""
        return tuple(dict.fromkeys(seat for held in session.held(room.id) for seat in room.seating.seats_held(held)))

    async def opened_by(self, room: Room, token: str) -> tuple[int, ...]:
        """The seats that are opened by their token, or by a private link that somebody has made to them."""
        seats = room.seating.seats_of(token)
        if seats or not token:
            return seats
        hashes = await opened_by(self.database, room.id, token)
        return tuple([seat for hash in hashes for seat in room.seating.seats_held(hash)])

    async def held_by(self, room: Room, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        hashes = await held_at(self.database, person, room.id)
        return tuple([seat for hash in hashes for seat in room.seating.seats_held(hash)])

    async def seat(self, session: Session, match_id: str, seat: int) -> Room:
        """A match, when this browser holds the seat.

        Raises:
            Refused: there is no such seat, or it is somebody else's.
        """
        room = await self.rooms.room(match_id)
        if not 0 <= seat < len(room.seats):
            raise Refused(404, "no-seat", link=f"/m/{match_id}")
        if seat not in self.seats(session, room):
            raise Refused(403, "not-your-seat", link=f"/m/{match_id}")
        return room

    async def learn(self, room: Room) -> None:
        """Find out what is kept in the database of a match that is over, and shown with its end."""
        if room.match.outcome is None or room.id in self._ends:
            return
        with suppress(StoreFailed):  # it is shown the next time
            await rate(self.database, room.id)  # whoever follows the matches that end may not have come to this one
            self._ends[room.id] = await standing_of(self.database, room.id), await entry_of(self.database, room.id)
        while len(self._ends) > ENDS:
            del self._ends[next(iter(self._ends))]

    def scene(self, request: Request[Any, Any, Any], room: Room, seat: int | None, reader: Reader) -> Scene:
        """A match as one audience sees it now, for a page that is asked for."""
        room.attention.look()
        scene = self.look(room, seat, reader)
        scene.still = "still" in request.query_params
        return scene

    def look(self, room: Room, seat: int | None, reader: Reader) -> Scene:
        """A match as one audience sees it now.

        Args:
            room: the match.
            seat: whose eyes; None: a spectator's.
            reader: who reads.
        """
        words = sentences(room.game, reader.language)
        row, rated = self._ends.get(room.id, (None, None))
        invites = seat is not None and room.match.outcome is None
        free = tuple([number for number, state in enumerate(room.seats) if invites and state.kind == OPEN])
        players = [self.player(words, state.kind, state.level, state.called) for state in room.seats]
        return Scene(
            match=room.match,
            id=room.id,
            shared=room.seating.shared,
            seat=seat,
            reader=reader,
            players=players,
            confirm=seat is not None and room.seats[seat].confirm,
            auto_pass=seat is not None and room.seats[seat].auto_pass,
            is_idle=seat is not None and room.is_idle(seat),
            is_ordered=seat is not None and room.is_ordered(seat),
            paused=room.paused_reason,
            failing=room.failing,
            away=tuple(other for other in range(len(room.seats)) if seat is not None and room.presence.away(other)),
            handed_over=seat is not None and room.seats[seat].kind == COMPUTER,
            rematch=room.rematch_id,
            row=row,
            rated=rated,
            free=free,
            version=room.version(seat),
            talk=talk_panel(room, seat, players, words),
            hold=self._hold(room, seat),
            left=self.left(room),
            may_ask=room.hinting.are_for(seat),
        )

    @staticmethod
    def left(room: Room) -> dict[int, Left]:
        """The time that is left to each seat that has a clock."""
        found: dict[int, Left] = {}
        for seat, time in room.deadlines.shown().items():
            why = "clock-rests" if time.rests else "" if time.came else "clock-waits"
            if time.runs and not why and room.deadlines.pace and room.presence.is_unseen(seat):
                why = "clock-away"
            found[seat] = Left(ceil(time.left), ceil(time.free), time.runs, why if time.runs else "")
        return found

    @staticmethod
    def _hold(room: Room, seat: int | None) -> Hold:
        """Why the computers wait, and what the seat can do about it."""
        patience = room.patience
        own = seat is not None and room.match.outcome is None
        courted = own and seat is not None and patience.is_courted(seat)
        by = patience.asked[0] if patience.asked else None
        release = own and (courted or seat in patience.asked)
        return Hold(by, courted, release, own and seat is not None and not courted and patience.can_ask(seat))

    @staticmethod
    def player(words: Sentences, kind: str, level: str, name: str) -> Player:
        """Who sits there, by name."""
        if kind == COMPUTER:
            return Player(words.text(f"computer-{level}"), kind)
        if kind == OPEN:
            return Player(words.text("open-seat"), kind)
        return Player(name or words.text("nameless"), PERSON)

    # -- drawing ---------------------------------------------------------------------------------------------------

    async def aside(self, draw: Callable[[], V], queue: Queue = "pages") -> V:
        """Draw something beside the event loop, which must not wait for it; a match is replaced and never changed.

        Args:
            draw: what takes long.
            queue: with what it waits for its turn. What is told to seats waits for nothing that is told to who only
                watches, that for no page that is loaded, and neither for what takes longest, films and files.
        """
        return await asyncio.get_running_loop().run_in_executor(self._queues[queue], draw)

    # -- showing ---------------------------------------------------------------------------------------------------

    def table(self, scene: Scene, refused: Markup | None = None) -> tuple[MatchPage, Context]:
        """The page of a match that is played."""
        scripts = [self.renderer.script("hustings.js")]
        styles = self.renderer.styles(scene.game.id)
        return match_page(scene, self.menu(scene), styles=styles, scripts=scripts, refused=refused)

    def menu(self, scene: Scene) -> list[Item]:
        """The lines of a match's menu."""
        text, path = scene.words.text, scene.path
        items = [
            Item(text("menu-about"), href=f"/m/{scene.id}/about", over=True),
            Item(text("menu-rules"), href=scene.rules.link),
            Item(text("menu-cards"), href=f"/g/{scene.game.id}/cards"),
            Item(text("menu-replay"), href=f"/m/{scene.id}/replay?at=0&eyes={scene.eyes}"),
            *(Item(text(f"theme-{theme}"), href=f"?theme={theme}", kind=f"to-{theme}") for theme in THEMES),
        ]
        if scene.seat is not None:
            items.append(Item(text("menu-settings"), href=f"{path}/settings", over=True))
            if scene.match.outcome is None:
                items.append(Item(text("menu-orders"), href=f"{path}/orders", over=True))
                items.append(Item(text("confirm-first"), post=f"{path}/set", name="confirm", on=scene.confirm))
                if sparing := scene.sparing():
                    on = sparing == "no"
                    items.append(Item(text("skip-what-is-idle"), post=f"{path}/set", name="auto_pass", on=on))
                many = len(scene.players) > 2
                if not many and not scene.handed_over and not scene.shared:
                    items.append(Item(text("menu-computer"), href=f"{path}/computer", over=True))
                if not (many and scene.handed_over):
                    items.append(Item(text("menu-leave" if many else "menu-resign"), href=f"{path}/resign", over=True))
        over = [Item(text("hand-device-to", side=text(f"seat-{to}")), href=at) for to, at in scene.handing().items()]
        return [*over, *items, Item(text("menu-start"), href="/")]

    def parts(self, page: MatchPage, c: Context, names: Collection[str] = PARTS) -> dict[str, str]:
        """Fragments of a match's page that can change, by their ids: those that are named, and the log by chapters."""
        words = page.scene.words.text
        chapters = self.log_parts(page)
        parts = {name: self._part(name, page=page, c=c, t=words, chapters=chapters) for name in names}
        return parts | {id: str(html) for id, html in chapters.items()}

    def _part(self, name: str, **context: Any) -> str:
        self.precedence.give_way()
        return self.renderer.part(name, **context)

    def log_parts(self, page: MatchPage) -> dict[str, str]:
        """The chapters of the log, by their ids."""
        log = self.renderer.macros(LOG, page=page, t=page.scene.words.text)
        return {chapter.id: log.chapter(chapter) for chapter in page.log}

    def log(self, page: MatchPage, chapters: Mapping[str, str]) -> str:
        """The log whole, of chapters that are drawn already."""
        drawn = {id: Markup(html) for id, html in chapters.items()}
        return self.renderer.part("log", page=page, t=page.scene.words.text, chapters=drawn)

    def news(self, scene: Scene) -> dict[str, Any]:
        """Everything that an open page of a match needs to become the present one."""
        page, c = self.table(scene)
        parts = self.parts(page, c)
        for chapter in page.log:
            del parts[chapter.id]
        return {"version": page.version, "state": page.state, "turn": page.turn, "parts": parts}

    def question(self, scene: Scene) -> dict[str, str]:
        """The fragments with which a question is answered."""
        page, c = self.table(scene)
        return {name: self.renderer.part(name, page=page, c=c, t=scene.words.text) for name in ASKING}

    def draw(self, scene: Scene, steps: list[Frame]) -> list[dict[str, Any]]:
        """Steps of a turn as HTML of what changes from one to the next, with what the log says of each."""
        page = {"table": scene.table}
        words = scene.words.text
        drawn: list[dict[str, Any]] = []
        before: dict[str, str] = {}
        for step in steps:
            parts = {name: self._part(name, page=page, c=step.c, t=words) for name in MOVING}
            changed = {name: html for name, html in parts.items() if before.get(name) != html}
            drawn.append({"parts": changed, "said": scene.said(step.lines)})
            before = parts
        return drawn

    def show_curtain(self, scene: Scene) -> Drawn:
        """What a shared device shows before a hand."""
        seat = scene.seat
        assert seat is not None
        said = Markup.escape(scene.words.text("hand-over-to", side=scene.seat_name(seat)))

        def draw() -> str:
            page, c = self.table(scene)
            hidden = replace(
                page, state="curtain", prompt=said, buttons=[], log=[], dealings=[], explained=[], lately=None
            )
            return self.renderer.page("match.html", page=hidden, c=c, t=scene.words.text)

        return Drawn(self.aside, draw)

    def show_table(
        self,
        scene: Scene,
        refused: Markup | None = None,
        status: int = 200,
        drafted: Mapping[str, str] | None = None,
        preview: Preview | None = None,
    ) -> Drawn:
        """A match's page as an answer; with what its reader would lay before others, as far as they have said."""

        def draw() -> str:
            page, c = self.table(scene, refused)
            page, c = replace(page, preview=preview), replace(c, drafted=drafted or {})
            return self.renderer.page("match.html", page=page, c=c, t=scene.words.text)

        return Drawn(self.aside, draw, status_code=status)

    def show(self, template: str, reader: Reader, title: str, status: int = 200, **context: Any) -> Drawn:
        """A page of the house as an answer."""
        words = context.pop("words", None) or sentences(None, reader.language)
        page = {
            "lang": reader.language,
            "theme": reader.theme,
            "csrf": reader.forms,
            "person": reader.name,
            "title": title,
            "styles": [],
            "query": "",
            "scripts": [self.renderer.script("house.js")],
        } | context.pop("page", {})
        draw = partial(self.renderer.page, template, page=page, t=words.text, words=words, **context)
        return Drawn(self.aside, draw, status_code=status)

    # -- waiting ---------------------------------------------------------------------------------------------------

    async def news_for(self, room: Room, audience: int | None, version: int) -> bool:
        """Wait for news; false when there were none for a while, or the server stops."""
        waits = [
            asyncio.ensure_future(room.changed(audience, version)),
            asyncio.ensure_future(self.stopping.wait()),
        ]
        try:
            done, _ = await asyncio.wait(waits, timeout=self.settings.heartbeat, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        return waits[0] in done

    async def rung(self, bell: Bell) -> bool:
        """Wait until a bell has rung, but not for long, and not when the server stops; whether it has.

        What rings all the time is heard once a second.
        """
        ringing = asyncio.ensure_future(bell.wait(self.settings.heartbeat))
        stopping = asyncio.ensure_future(self.stopping.wait())
        try:
            await asyncio.wait([ringing, stopping], return_when=asyncio.FIRST_COMPLETED)
            rung = ringing.done() and ringing.result()
            if rung:
                await asyncio.wait([stopping], timeout=BREATH)
            return rung
        finally:
            ringing.cancel()
            stopping.cancel()

    async def settled(self, room: Room, seat: int) -> None:
        """Wait, but not long, until the seat is asked again, a person is, or the match is over."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while (left := end - loop.time()) > 0 and self._computer_plays(room, seat):
            version = room.version(seat)
            try:
                await asyncio.wait_for(room.changed(seat, version), left)
            except TimeoutError:
                return

    @staticmethod
    def _computer_plays(room: Room, seat: int) -> bool:
        asked = room.match.position.to_act
        if room.match.outcome is not None or room.patience.waits:
            return False
        return seat not in asked and all(room.seats[s].kind == COMPUTER for s in asked)

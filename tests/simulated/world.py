"""A world that follows from a seed: processes, people, weather; and whether everything is true when it has cleared."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any
from unittest import mock

import msgspec

import hustings
from hustings.database.problems import Problem, StoreFailed
from hustings.files import verify as files
from hustings.files.shelf import Shelf
from hustings.files.transcript import HOTSEAT, ONLINE, Player
from hustings.kernel.message import IllegalAction
from hustings.matches.computers.attention import FORGOTTEN, Attention
from hustings.matches.computers.bank import BEAT, LATE
from hustings.matches.people import COMPUTER, OPEN, PERSON, Created, SeatPlan
from hustings.matches.table.room import Room
from hustings.matches.table.watch import Audience

from .clocks import check_times, ends_of
from .database import Kept, Memory, Stamped
from .faults import Post, Weather
from .jobs import Board
from .ledger import Key, Ledger, Violation, request_key
from .loop import Loop, here
from .people import Newcomer, Person
from .server import ALONE, EPOCH, WEB, WORK, Lost, Server
from .toy import Fete

TOY = Fete.id
GAMES = (TOY, "1960", "hilarious-struggle", "politically-correct-people", "watergate")
"""What can be played: the toy is quick."""

PACES = ("", "", "1+0", "1+10", "1d")
"""Time controls: people here now and then let a minute go by."""

VARIED = frozenset({"guests", "clock", "players"})
"""Options that matter to a match, and not only to its rules."""

HOUSES = ((ALONE,), (WEB, WORK), (WEB, WEB, WORK), (WEB, WEB, WORK, WORK), (WEB, WEB, WEB, WORK, WORK))
"""Processes that share a database."""

LONGEST = 100 * 3600.0
"""Simulated seconds after which the weather clears in any case."""

LOOKED_FOR = 5.0
"""Seconds after which a worker that looks for lost jobs once a second has found one, in bad weather."""
LONG = 10.0
"""Seconds that nobody has to wait for a computer when nothing is wrong any more."""

MOMENT = 1.0
"""Seconds after which what is wrong is wrong, if nothing has changed meanwhile."""

CALM = 90.0
"""Simulated seconds after the last fault within which everything has to be right again."""


@dataclass
class Report:
    """What came of a seed.

    Attributes:
        seed: which.
        acts: how many wishes were answered with "done", and how many records computers made besides.
        hours: simulated.
        seconds: of this machine.
        faults: how often each kind struck.
        matches: how many there were.
        finished: how many of them came to their end, and were proved.
        trouble: what was not true; None: everything was.
        digest: of everything that was stored, in the order in which that happened.
    """

    seed: int
    acts: int = 0
    hours: float = 0.0
    seconds: float = 0.0
    faults: dict[str, int] = field(default_factory=dict)
    matches: int = 0
    finished: int = 0
    trouble: str | None = None
    digest: str = ""


class World:
    """Everything of one seed.

    Args:
        seed: what it follows from.
        acts: how many records are stored before the weather clears, about.
        game: id of what is played; ``"all"``: the toy mostly, another one in each tenth seed.
    """

    def __init__(self, seed: int, acts: int = 300, game: str = TOY) -> None:
        self.rng = Random(seed)
        self.acts = acts
        self.game = (GAMES[1 + seed // 10 % 4] if seed % 10 == 0 else TOY) if game == "all" else game
        self.seed = seed
        self.weather = Weather.drawn(self.rng)
        self.loop = Loop(self.rng, last=1e7, expected=(Problem, IllegalAction, Lost))
        self.memory = Memory(lambda: EPOCH + self.loop.time())
        self.post = Post(self.loop, self.weather)
        self.board = Board(self.memory, self.loop)
        self.ledger = Ledger()
        self.shelf = SHELF
        self.servers: list[Server] = []
        self.haste = self.rng.choice((0.3, 2.0, 10.0))
        self.over = False
        self.stored = 0
        self._digest = hashlib.sha256()
        self.pages: dict[object, tuple[Server, str, Audience, object]] = {}
        self.ended: dict[str, int] = {}
        self.kept: dict[str, float] = {}
        self._numbers = iter(range(1, 1000))
        self._enough = asyncio.Event()
        self._counted: dict[str, int] = {}
        self.memory.on_change = self._on_change
        self.memory.on_time = self._on_time
        self.memory.on_look = self.post.tell_looked

    def anywhere(self) -> Server:
        """A process that lives; one that stands still looks alive."""
        return self.rng.choice([server for server in self.servers if server.kind != WORK])

    def _on_change(self, match_id: str, changes: int) -> None:
        kept = self.memory.matches[match_id]
        count = len(kept.records)
        self.stored += count - self._counted.get(match_id, 0)
        self._counted[match_id] = count
        last = kept.records.get(count - 1, "")
        self._digest.update(f"{self.loop.time():.6f} {match_id} {count} {last}\n".encode())
        self.post.tell(match_id, changes)
        if self.stored >= self.acts:
            self._enough.set()

    def _on_time(
        self, match_id: str, before: Stamped, after: Stamped, records: Sequence[str], persons: Sequence[int]
    ) -> None:
        violation = check_times(match_id, before, after, records, persons, self.kept.get(match_id, 0.0))
        if violation is not None:
            self.loop.faults.append(violation)

    # -- the course of the world -------------------------------------------------------------------------------------

    def run(self) -> Report:
        """Let it happen, and look whether everything is true."""
        report, began = Report(self.seed), time.perf_counter()
        with patched(self):
            try:
                self.loop.run(self._history())
            except Violation as violation:
                report.trouble = str(violation)
            except Exception as error:
                report.trouble = f"{type(error).__name__}: {error}"
                report.trace = error  # type: ignore[attr-defined]
        report.acts = sum(len(kept.records) for kept in self.memory.matches.values())
        report.hours = self.loop.time() / 3600
        report.faults = dict(self.weather.count)
        report.matches = len(self.memory.matches)
        report.finished = sum(
            kept.row.finished is not None for kept in self.memory.matches.values()
        )
        report.digest = self._digest.hexdigest()[:16]
        report.seconds = time.perf_counter() - began
        return report

    async def _history(self) -> None:
        for kind in self.rng.choice(HOUSES):
            self._start(kind)
        chaos = self.loop.start(self.loop.outside, self._chaos())
        office = self.loop.start(self.loop.outside, self._administer())
        lives = [self.loop.start(self.loop.outside, life) for life in await self._people()]
        self.loop.call_later(LONGEST, self._enough.set)
        everybody = asyncio.gather(*lives)
        everybody.add_done_callback(lambda _: self._enough.set())  # whose matches the administrator has ended
        await self._enough.wait()
        chaos.cancel()
        office.cancel()
        await asyncio.sleep(self.rng.choice((0.0, 0.0, 10.0)))
        self.over = True
        self._clear()
        await everybody
        await self._visit()
        await asyncio.sleep(CALM)
        await self._judge()

    async def _people(self) -> list[Any]:
        lives: list[Any] = []
        tables = (["person", "computer"], ["person", "person"], ["person", "open", "computer"], ["computer"])
        for number in range(self.rng.choice((1, 2, 3)) if self.game == TOY else 1):
            game = self.shelf.new(self.game)
            options = {name: self.rng.choice(choices) for name, choices in game.options.items() if name in VARIED}
            table = self.rng.choice(tables if number else tables[:2])
            kinds = [table[seat % len(table)] for seat in range(len(game.seats(game.chosen(options))))]
            plans = [SeatPlan(kind, "random" if kind == COMPUTER else "") for kind in kinds]
            made = await self._open(options, plans, self.rng.choice(PACES))
            for seat, token in enumerate(made.tokens):
                if token:
                    lives.append(Person(self, made.match_id, token, seat).live())
                if kinds[seat] == OPEN:
                    lives += [Newcomer(self, made.match_id, seat).live() for _ in range(3)]
        return lives

    async def _open(self, options: dict[str, str], plans: list[SeatPlan], pace: str) -> Created:
        """A new match, opened by somebody who does not give up."""
        while True:
            try:
                return await self.anywhere().ask(lambda rooms: rooms.create(self.game, options, plans, pace=pace))
            except (Lost, StoreFailed):
                await asyncio.sleep(1)

    async def _visit(self) -> None:
        """Somebody comes to every match of a process that is alone: without a visitor nothing happens there."""
        if self.servers[0].kind == ALONE:
            for match_id in list(self.memory.matches):
                await self.servers[0].ask(lambda rooms, match_id=match_id: rooms.room(match_id))  # type: ignore[misc]

    async def _chaos(self) -> None:
        """Processes stand still, die and start anew, and clocks are set."""
        rng, count = self.rng, self.weather.count
        every = rng.choice((20.0, 120.0, 1000.0))
        while True:
            await asyncio.sleep(rng.expovariate(1 / every))
            server = rng.choice(self.servers)
            drawn = rng.random()
            if drawn < 0.1:
                count["database restarted"] += 1
                self.board.lose()
                self.post.fail()
                for each in self.servers:
                    if rng.random() < 0.5:  # a pool of connections mends itself, and who asks then notices nothing
                        each.line.fail()
            elif drawn < 0.45 and not server.process.stopped:
                count["stopped"] += 1
                server.process.stopped = True
                self.loop.call_later(rng.choice((5.0, 30.0, 3600.0)), setattr, server.process, "stopped", False)
            elif drawn < 0.85:
                count["killed"] += 1
                self._restart(server)
            elif drawn < 0.87:
                gc.collect()  # rooms that nobody looks at are let go
            else:
                count["clock set"] += 1
                server.process.skew += rng.choice((-3600.0, -1.0, 60.0, 86400.0))

    async def _administer(self) -> None:
        """The administrator ends a match, or calls somebody otherwise; every process learns of it within seconds."""
        rng, memory = self.rng, self.memory
        while True:
            await asyncio.sleep(rng.expovariate(1 / 2000))
            match_id, kept = rng.choice(list(memory.matches.items()))
            running = [one for one in memory.matches.values() if one.row.finished is None]
            if rng.random() < 0.3 and len(running) > 1 and kept.row.finished is None:
                memory.end(match_id)
                self.ended[match_id] = len(kept.records)
            else:
                memory.rename(match_id, rng.randrange(len(kept.seats)), f"N{rng.randrange(9)}")
            self.weather.count["administered"] += 1
            for server in self.servers:
                self.loop.call_later(rng.random() * 4, self._heed, server, match_id)

    def _heed(self, server: Server, match_id: str) -> None:
        if server.up:
            self.loop.start(server.process, server.rooms.changed_by_administrator({match_id}))

    def _restart(self, server: Server) -> None:
        server.kill()
        self.servers.remove(server)
        self._start(server.kind)

    def _start(self, kind: str) -> None:
        self.servers.append(Server(self, kind, next(self._numbers)))

    def _clear(self) -> None:
        self.weather.clear = True
        for server in self.servers:
            server.process.stopped = False

    # -- whether everything is true ----------------------------------------------------------------------------------

    def watch(self, server: Server, room: Room, audience: Audience) -> None:
        """Somebody opens a page."""
        task = self.loop.start(server.process, self._stream(server, room, audience))
        task.add_done_callback(self._closed, context=self.loop.outside.context)

    def _closed(self, page: asyncio.Task[None]) -> None:
        """Whether a page was closed because something was wrong."""
        if not page.cancelled() and (error := page.exception()) is not None:
            self.loop.faults.append(error)

    async def _stream(self, server: Server, room: Room, audience: Audience) -> None:
        """What a page does: show what there is, and wait until there is more, for some minutes."""
        checked, version, me = 0, room.version(audience), object()
        until = self.loop.time() + self.rng.expovariate(1 / 600)
        while self.loop.time() < until and not room.gone:
            checked = self._compare(room, checked)
            self.pages[me] = server, room.id, audience, picture(room, audience)
            newer = await room.changed(audience, version)
            if newer <= version:
                raise Violation(f"{server.process}: the version of {audience} in {room.id} went back")
            version = newer
        self.pages.pop(me, None)

    def _compare(self, room: Room, checked: int) -> int:
        """A room never shows what is not stored; returns how many records it shows."""
        kept, records = self.memory.matches[room.id].records, room.match.records
        if len(records) < checked:
            raise Violation(f"{room.id} went back from {checked} records to {len(records)}")
        for n in range(checked, len(records)):
            if kept.get(n) != msgspec.json.encode(records[n]).decode():
                raise Violation(f"record {n} of {room.id} is shown as {records[n]}, and stored as {kept.get(n)}")
        return len(records)

    async def _judge(self) -> None:
        """After the weather has cleared: everything is there once, and everybody sees it."""
        fresh = Server(self, WEB, 0)
        for match_id, kept in self.memory.matches.items():
            judged = -1
            while True:
                changes = kept.row.changes
                try:
                    await self._judge_one(fresh, match_id, kept)
                    break
                except Violation:
                    if kept.row.changes == judged:
                        raise
                judged = changes  # computers may just have acted, and the answer of the database be on its way
                await asyncio.sleep(MOMENT)

    async def _judge_one(self, fresh: Server, match_id: str, kept: Kept) -> None:
        stored = await self.memory.load(match_id)
        assert stored is not None
        if stored.match.mode == HOTSEAT:
            self._check_file(kept)
            return
        match = self.ledger.check(stored, self.shelf)
        room = await fresh.ask(lambda rooms: rooms.room(match_id))
        if room.match.position.encode() != match.position.encode():
            raise Violation(f"{match_id} stands somewhere else than its records lead")
        if len(kept.records) != self.ended.get(match_id, len(kept.records)):
            raise Violation(f"{match_id} went on after its end")
        self._check_waiting(room, kept)
        await self._check_pages(room)
        if match.outcome is not None:
            players = [Player(state.name, state.kind, state.level) for state in stored.seats]
            proof = files.verify(
                files.full(match, players, room.mode, room.created, self.memory.key), self.memory.key, self.shelf
            )
            if not proof.proven:
                raise Violation(f"{match_id} is over and not proved: {proof.trouble}")
            if kept.row.finished is None:
                raise Violation(f"{match_id} is over, and nobody has noted it")

    def _check_file(self, kept: Kept) -> None:
        """What was brought in is a match that was played here."""
        if not any(
            other.row.mode == ONLINE and list(other.records.values()) == list(kept.records.values())
            for other in self.memory.matches.values()
        ):
            raise Violation(f"{kept.row.id} was brought in, and has not been played")

    def _check_waiting(self, room: Room, kept: Kept) -> None:
        """Nobody waits for a computer, nor for somebody whose time is up."""
        match = room.match
        if match.outcome is not None or room.is_ended:
            return
        owing = {seat: state.kind for seat, state in enumerate(room.seats) if seat in match.position.to_act}
        late = [seat for seat, kind in owing.items() if kind == COMPUTER]
        if all(state.kind == COMPUTER for state in room.seats) and self.loop.time() > FORGOTTEN:
            late = []  # they rest when nobody looks
        waited = EPOCH + self.loop.time() - kept.timed
        if match.asking is None and late and waited > LONG and not room.patience.waits:
            raise Violation(f"{room.id} has waited {waited:.0f} s for the computers of {late}")
        allowed = room.game.clock(match.header.options)
        ends = ends_of(kept.row.deadlines, len(room.seats))
        over = [seat for seat in owing if room.deadlines.is_over(seat) and waited - ends.get(seat, 0.0) > LOOKED_FOR]
        if over and waited < BEAT:
            raise Violation(f"{room.id} waits for {over}, who have no time left")
        if allowed is not None and PERSON in owing.values() and waited > allowed + LATE:
            raise Violation(f"{room.id} waits for somebody who has had {waited:.0f} s")

    async def _check_pages(self, room: Room) -> None:
        """Whoever comes to any process, and whoever has been there all the time, sees what is true."""
        true = {audience: picture(room, audience) for audience in (None, *range(len(room.seats)))}
        for server, match_id, audience, sight in self.pages.values():
            if match_id == room.id and server.up and sight != true[audience]:
                raise Violation(f"a page of {audience} of {room.id} at {server.process} was not woken")
        for server in self.servers:
            shown = await server.ask(lambda rooms: rooms.room(room.id))
            if shown.patience.wishes != room.patience.wishes:
                raise Violation(f"{server.process} does not know whom the computers of {room.id} wait for")
            for audience, sight in true.items():
                if picture(shown, audience) != sight:
                    raise Violation(f"{server.process} shows {audience} of {room.id} something old")


def picture(room: Room, audience: Audience) -> object:
    """What an audience is shown of the match, the seats and the talk."""
    match = room.match
    own = () if audience is None else (match.actions(audience), match.turns[audience], match.can_undo(audience))
    return (
        match.view(audience),
        match.entries(audience),
        own,
        [(seat.name, seat.kind, seat.level) for seat in room.seats],
        room.talk.heard_by(audience),
        match.asking,
        room.rematch_id,
    )


SHELF = Shelf()
"""Games never change: all worlds share them."""


KEYS: dict[str, Callable[..., Key]] = {
    "act": lambda seat, turn, text: ("act", seat, turn, text),
    "extra": lambda seat, mark, text: request_key("extra", seat, mark, text),
    "undo": lambda seat, turn: ("undo", seat, turn),
    "confirm": lambda seat, turn: ("commit", seat, turn),
    "resign": lambda seat: ("resign", seat),
    "ask_takeback": lambda seat: ("ask-takeback", seat),
    "answer_takeback": lambda seat, grant: ("grant-takeback" if grant else "refuse-takeback", seat),
    "time_up": lambda seat, question: ("time-up", seat),
    "out_of_time": lambda seat: ("time-lost", seat),
}
"""What is asked of a room, as a wish."""


def noting(world: World, name: str) -> Callable[..., Awaitable[Any]]:
    """A method of rooms that notes what it is asked for, by whomever."""
    method = getattr(Room, name)

    async def noted(room: Room, *args: Any) -> Any:
        world.ledger.asked[room.id][KEYS[name](*args)] += 1
        return await method(room, *args)

    return noted


def watched(world: World) -> Callable[..., None]:
    """How rooms are made where somebody may watch them from the beginning."""
    make = Room.__init__

    def made(room: Room, *args: Any) -> None:
        make(room, *args)
        if world.servers[:1] and world.servers[0].kind == ALONE:  # nobody kept the clocks before: that costs nobody
            world.kept[room.id] = EPOCH + world.loop.time()
        server = next((server for server in world.servers if server.process is here()), None)
        if server is not None and world.rng.random() < 0.5:
            world.watch(server, room, world.rng.choice((None, *range(len(room.seats)))))

    return made


@contextmanager
def patched(world: World) -> Iterator[None]:
    """Have everything follow from the seed: secrets, the time, the games, when memory is given back."""
    rng, loop = world.rng, world.loop

    def now() -> float:
        return EPOCH + loop.time()

    found = hustings.game_class
    dice: dict[str, Any] = {
        "token_urlsafe": lambda count=32: rng.randbytes(count).hex(),
        "token_hex": lambda count=32: rng.randbytes(count).hex(),
        "token_bytes": rng.randbytes,
        "randbits": rng.getrandbits,
        "choice": rng.choice,
    }
    with ExitStack() as stack:
        stack.enter_context(mock.patch.multiple(secrets, **dice))
        stack.enter_context(mock.patch.multiple(random, uniform=rng.uniform, random=rng.random))
        stack.enter_context(
            mock.patch.multiple(time, time=now, time_ns=lambda: int(now() * 1e9), monotonic=loop.time)
        )
        stack.enter_context(mock.patch.object(hustings, "game_class", lambda id: Fete if id == "gala" else found(id)))
        stack.enter_context(mock.patch("hustings.matches.table.room.Attention", partial(Attention, clock=loop.time)))
        for name in KEYS:
            stack.enter_context(mock.patch.object(Room, name, noting(world, name)))
        stack.enter_context(mock.patch.object(Room, "__init__", watched(world)))
        gc.collect()
        if not gc.get_freeze_count():
            gc.freeze()  # what was there before the first world is never looked at again
        gc.disable()
        try:
            yield
        finally:
            gc.enable()

"""One simulated process that serves matches, and how it is reached."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from hustings.kernel.position import Position
from hustings.matches.computers.answering import Pace
from hustings.matches.computers.attention import Attention
from hustings.matches.computers.clock import Timer
from hustings.matches.problems import ComputerFailed
from hustings.matches.records.matchstore import MatchStore
from hustings.matches.rooms import Rooms
from hustings.matches.work import Work
from hustings.play.game import Game

from .faults import Line, Paper
from .jobs import Desk
from .loop import here

if TYPE_CHECKING:
    from .world import World

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which somebody who has asked gives up, and asks elsewhere."""

EPOCH = 1_700_000_000.0
"""When it all begins, in seconds since 1970."""

PACE = Pace(action=(0.2, 1.0), reaction=(0.3, 1.5), thinking=0.5, again=1.0, trading=(0.5, 2.0))


ALONE = "alone"
"""The one process of a database."""
WEB = "web"
"""One of several that serve."""
WORK = "work"
"""One of several that do what has to happen by itself."""


class Lost(Exception):
    """No answer came: the process died, or stands still."""


class Bots:
    """Computers that think in no time and answer anything; now and then one fails."""

    failing: frozenset[tuple[str, str]] = frozenset()

    def __init__(self, world: World) -> None:
        self._world = world

    async def decide(
        self, game: Game, position: Position, seat: int, actions: list[int], level: str, *rest: Any, **more: Any
    ) -> int:
        """Any of the actions."""
        rng = self._world.rng
        await asyncio.sleep(rng.random() * 0.5)
        if self._world.weather.strikes("foolish"):
            raise ComputerFailed(game=game.id, seat=seat, detail="no idea")
        return rng.choice(actions)

    async def admitted(self, attention: Attention, spare: float) -> None:
        """There is always time."""

    async def stop(self) -> None:
        """Nothing has to end."""


class LoopTimer(Timer):
    """What clocks of matches run by: time that only goes forward."""

    def now(self) -> float:
        """Simulated seconds."""
        return asyncio.get_running_loop().time()


class Server:
    """A process with its rooms.

    Args:
        world: where.
        kind: :data:`ALONE`, :data:`WEB` or :data:`WORK`.
        number: of the process.
    """

    def __init__(self, world: World, kind: str, number: int) -> None:
        self.world = world
        self.kind = kind
        self.process = world.loop.process(f"{kind} {number}")
        self._waiting: dict[asyncio.Future[Any], None] = {}  # in order, which a set has not
        self.line = Line(world.memory, world.loop, world.weather)
        self.desk = None if kind == ALONE else Desk(world.board, self.line)
        self.rooms: Rooms = self.process.context.run(self._rooms)
        world.loop.start(self.process, self.rooms.start())
        if kind == WORK:
            assert self.desk is not None
            world.loop.start(self.process, Work(self.rooms, self.desk).run())

    def _rooms(self) -> Rooms:
        world = self.world
        rooms = Rooms(
            cast(MatchStore, self.line),
            Bots(world),  # type: ignore[arg-type]
            pace=PACE,
            away_after=60.0,
            keep=2,
            clock=lambda: EPOCH + world.loop.time() + here().skew,
            timer=LoopTimer(),
            draw=world.rng.randbytes,
            news=None if self.kind == ALONE else Paper(world.post),
            jobs=self.desk,
        )
        rooms.shelf = world.shelf
        return rooms

    @property
    def up(self) -> bool:
        """Whether it lives."""
        return self.process.alive

    def kill(self) -> None:
        """End it; who waits for an answer of it learns that none comes."""
        self.world.loop.kill(self.process)
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(Lost())

    async def ask(self, question: Callable[[Rooms], Awaitable[T]]) -> T:
        """Have something done in this process, for somebody outside of it.

        Raises:
            Lost: when no answer comes.
            Exception: what the question runs into.
        """
        loop = self.world.loop
        if not self.up:
            raise Lost()
        answer: asyncio.Future[T] = loop.create_future()

        async def work() -> T:
            return await question(self.rooms)

        def told(task: asyncio.Task[T]) -> None:
            if answer.done():
                task.cancelled() or task.exception()
            elif task.cancelled():
                answer.set_exception(Lost())
            elif (error := task.exception()) is not None:
                answer.set_exception(error)
            else:
                answer.set_result(task.result())

        task = loop.start(self.process, work())
        task.add_done_callback(told, context=loop.outside.context)
        self._waiting[answer] = None
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            if self.world.rng.random() < 0.5:
                task.cancel()
            raise Lost() from None
        finally:
            self._waiting.pop(answer, None)

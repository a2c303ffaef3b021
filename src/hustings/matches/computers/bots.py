"""Computers think in worker processes, with a budget; whatever happens to a worker, an answer comes.

A worker is sent one encoded position in which everything that its seat cannot know has been dealt anew, and a seed:
never a secret, a log, a draft, or a way to the real position.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, Final, TypeAlias

from hustings.files.shelf import Shelf
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import WAIT
from hustings.kernel.position import Position, whole
from hustings.play.game import Game
from hustings.research.crew import end_with_parent

from ..newer import arrived
from ..people import HEURISTIC
from ..problems import ComputerFailed
from ..records.faults import COMPUTER, as_fault
from .attention import NOBODY, WATCHED, Attention
from .queueing import Queue

log = logging.getLogger("hustings.bots")

STARTING: Final = 60.0
"""Seconds that a worker may take to start, or to bring the game along."""
THINKING: Final = "thinking"
"""What a worker says when its time begins."""
GRACE: Final = 3.0
"""Seconds that a worker on a busy machine may need beyond three times its budget."""

SPARE: Final = 0.1
"""Seconds that a search thinks for computers alone when nobody looks: so long may a person's computer wait for it."""

Sample: TypeAlias = "Callable[[Chance], Position]"
Think: TypeAlias = "Callable[[Game, int, list[int], Sample, str, float, int], int]"
"""``think(game, seat, actions, sample, level, seconds, seed)`` returns an action."""


def ask_ai(game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int) -> int:
    """The computer opponents of :mod:`hustings.ai.levels`."""
    from hustings.ai.levels import Budget, decide

    return decide(game, seat, actions, sample, level, Budget(seconds=seconds), seed)


def advised(game: Game, seat: int, sample: Sample, seconds: float, seed: int) -> Advice:
    """What :mod:`hustings.ai.advice` says."""
    from hustings.ai.advice import advise
    from hustings.ai.levels import Budget

    return advise(game, seat, sample, Budget(seconds=seconds), seed)


@dataclass(frozen=True)
class Request:
    """A question to a worker: only what its seat may know, and ints.

    Attributes:
        game: id of the game.
        printed: printed values of the match.
        position: encoded, with everything hidden dealt anew.
        seat: who is asked.
        level: how strong.
        seconds: budget of a search.
        seed: for the computer's own chance.
        trades: whether it may choose what answers nothing, or to wait.
        advice: whether the best answers are wanted instead of one, each with the score that the seat can expect.
    """

    game: str
    printed: dict[str, object]
    position: bytes
    seat: int
    level: str
    seconds: float
    seed: int
    trades: bool = False
    advice: bool = False


Advice: TypeAlias = "list[tuple[int, float]]"
"""Answers, and the score that the seat can expect after each, 0 to 1, the best first."""


@dataclass(frozen=True)
class Failure:
    """What a worker ran into instead of an answer, and where."""

    said: str
    traceback: str


class WorkerFailed(Exception):
    """A worker crashed, took too long or answered nonsense; its own traceback is a note."""


def answer(request: Request, think: Think, shelf: Shelf) -> int | Advice:
    """Think about a request, here."""
    game = shelf.printed(request.game, request.printed)
    position = game.decode(request.position, Chance(request.seed))
    seat = request.seat

    def sample(rng: Chance) -> Position:
        twin = position.clone()
        twin.determinize(seat, rng)
        return twin

    if request.advice:
        return advised(game, seat, sample, request.seconds, request.seed)
    return think(
        game,
        seat,
        position.actions(seat) if request.trades else position.answers(seat),
        sample,
        request.level,
        request.seconds,
        request.seed,
    )


def work(connection: Connection, think: Think) -> None:
    """The life of a worker: it answers until nobody asks any more.

    What it does only once, such as loading a game, takes nothing of the time for an answer: on a busy machine a worker
    would be given up before it has begun, and the next one as well.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    shelf = Shelf()
    while True:
        try:
            request = connection.recv()
        except EOFError:
            return
        try:
            shelf.printed(request.game, request.printed).heuristics()
            connection.send(THINKING)
            reply: int | Advice | Failure = answer(request, think, shelf)
        except Exception as error:
            reply = Failure(f"{type(error).__name__}: {error}", format_exc())
        connection.send(reply)


class Worker:
    """One worker process. Its methods block; call them in a thread.

    Attributes:
        leaves: newer rules have come than it has loaded; its next answer is its last.
    """

    def __init__(self, think: Think) -> None:
        self.leaves = False
        context = multiprocessing.get_context("spawn")
        self.connection, far = context.Pipe()
        self.process = context.Process(target=work, args=(far, think), daemon=True, name="hustings-bot")
        self.process.start()
        far.close()

    def ask(self, request: Request, limit: float) -> int | Advice:
        """The answer to a request.

        Raises:
            WorkerFailed: when none comes within ``limit`` seconds after the worker has begun to think.
        """
        try:
            self.connection.send(request)
            reply = self._receive(STARTING)
            if reply == THINKING:
                reply = self._receive(limit)
        except (OSError, EOFError) as error:
            raise WorkerFailed("the worker has crashed") from error
        if isinstance(reply, Failure):
            failed = WorkerFailed(f"the worker failed: {reply.said}")
            failed.add_note(reply.traceback)
            raise failed
        if not isinstance(reply, list if request.advice else int):
            raise WorkerFailed(f"the worker answered {reply!r}")
        return reply

    def _receive(self, limit: float) -> Any:
        if not self.connection.poll(limit):
            raise WorkerFailed(f"no answer within {limit:.1f} s")
        return self.connection.recv()

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()


class Bots:
    """Workers, started when they are needed first.

    Args:
        think: what a worker does; must be importable there.
        workers: how many at most; None: one fewer than there are processors.

    Attributes:
        failing: games and their levels that failed when they were asked last, so that the heuristic has answered.
    """

    def __init__(self, think: Think = ask_ai, workers: int | None = None) -> None:
        self.think = think
        self.workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._queue = Queue(self.workers)
        self._next_spare = 0.0
        self.failing: set[tuple[str, str]] = set()

    @property
    def alive(self) -> int:
        """How many workers there are now."""
        return len(self._all)

    @property
    def thinking(self) -> int:
        """How many of them think."""
        return len(self._all) - len(self._idle)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._queue.waiting

    async def decide(
        self,
        game: Game,
        position: Position,
        seat: int,
        actions: list[int],
        level: str,
        seconds: float,
        attention: Attention | None = None,
    ) -> int:
        """An action for ``seat``: the level's own, or else the heuristic's.

        That the heuristic has answered stands in :attr:`failing`, and in the log with what the level ran into.

        Args:
            game: with the printed values of the match.
            position: the real one; it stays here.
            seat: who is asked.
            actions: its legal actions, or only its answers.
            level: how strong.
            seconds: budget of a search; shorter when many wait who matter as much.
            attention: how much the match matters; None: somebody waits for it.

        Returns:
            One of ``actions``; or :data:`~hustings.kernel.heuristics.WAIT`, unless only answers were given.

        Raises:
            ComputerFailed: when the heuristic fails as well. Nothing is played at random in its place: nobody would
                learn that the game has a fault.
        """
        try:
            known = whole(position)
            known.determinize(seat, Chance(secrets.randbits(32)))
        except Exception as error:
            raise _failed(game, seat, error) from error
        answers = position.answers(seat)
        trades = len(actions) > len(answers)
        seed = secrets.randbits(32)
        rank, of = (WATCHED, "") if attention is None else (attention.rank, attention.match)
        thinking = min(seconds, SPARE) if rank == NOBODY else seconds
        request = Request(game.id, game.printed_data, known.encode(), seat, level, thinking, seed, trades)
        choices = [*actions, WAIT] if trades else actions
        for name in dict.fromkeys((level, HEURISTIC)):
            try:
                action = _legal(await self._ask(replace(request, level=name), rank, of), choices)
            except Exception as error:
                failed = error
                instead = "; the heuristic answers instead" if name != HEURISTIC else ""
                where = "\n".join(["", *getattr(error, "__notes__", ())])
                extra = as_fault(COMPUTER, game.id, name, error)
                log.warning("%s for seat %s of %s: %s%s%s", name, seat, game.id, error, instead, where, extra=extra)
                continue
            (self.failing.discard if name == level else self.failing.add)((game.id, level))
            return action
        raise _failed(game, seat, failed) from failed

    async def advise(self, game: Game, position: Position, seat: int, seconds: float, attention: Attention) -> Advice:
        """The best answers of a seat that is asked, found by a search that is sent no more than the seat knows.

        Args:
            game: with the printed values of the match.
            position: the real one; it stays here.
            seat: who is asked.
            seconds: budget of the search; shorter when many wait who matter as much.
            attention: how much the match matters.

        Raises:
            WorkerFailed: when there is no answer, or nonsense.
        """
        known = whole(position)
        known.determinize(seat, Chance(secrets.randbits(32)))
        seed = secrets.randbits(32)
        request = Request(game.id, game.printed_data, known.encode(), seat, "", seconds, seed, advice=True)
        found = await self._ask(request, attention.rank, attention.match)
        assert isinstance(found, list)
        if not found or any(action not in position.answers(seat) for action, _ in found):
            raise WorkerFailed(f"{found} is no advice")
        return found

    async def admitted(self, attention: Attention, spare: float) -> None:
        """Wait until something may be done for a match: at once, or when nobody minds, when there is time to spare.

        Args:
            attention: how much it matters; who looks meanwhile does not wait.
            spare: seconds between two such things, for all matches together.
        """
        if attention.rank == NOBODY and spare:
            now = asyncio.get_running_loop().time()
            turn = max(self._next_spare, now)
            self._next_spare = turn + spare
            await attention.looked_at(turn - now)

    async def _ask(self, request: Request, rank: int, match: str) -> int | Advice:
        async with self._queue.place(rank, match) as share:
            shared = replace(request, seconds=request.seconds * share)
            if arrived():
                for worker in self._all:
                    worker.leaves = True
                self._dismiss()
            worker = self._idle.pop() if self._idle else self._start()
            try:
                reply = await asyncio.to_thread(worker.ask, shared, 3 * shared.seconds + GRACE)
            except BaseException:
                self._all.discard(worker)
                worker.kill()
                raise
            self._idle.append(worker)
            if worker.leaves:
                self._dismiss()
            return reply

    def _start(self) -> Worker:
        try:
            worker = Worker(self.think)
        except OSError as error:
            raise WorkerFailed(f"no worker can be started: {error}") from error
        self._all.add(worker)
        return worker

    def _dismiss(self) -> None:
        """Give idle workers up; those that think leave when they have answered."""
        for worker in self._idle:
            worker.kill()
        self._all.difference_update(self._idle)
        self._idle.clear()

    async def stop(self) -> None:
        """End all workers."""
        for worker in self._all:
            worker.kill()
        self._all.clear()
        self._idle.clear()


def _failed(game: Game, seat: int, error: Exception) -> ComputerFailed:
    return ComputerFailed(game=game.id, seat=seat, detail=f"{type(error).__name__}: {error}")


def _legal(action: int | Advice, actions: list[int]) -> int:
    if not isinstance(action, int) or action not in actions:
        raise WorkerFailed(f"{action} is no legal action")
    return action

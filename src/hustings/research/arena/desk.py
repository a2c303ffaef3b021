"""A desk: a process in which somebody else's player sits. It gets what its seat may know, and time to answer.

Whatever the player does, who asks it goes on: an exception is told, a late or dead player's process is ended, and the
next match begins a new one. Run as a program this module is the other side.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from time import sleep
from typing import IO, Any, ClassVar, Final, NoReturn, TypeAlias

import msgspec

from hustings.ai.levels import Budget, Sample, Sampler
from hustings.kernel.chance import Chance
from hustings.play.game import Game

from ..matchup import Nonsense, Trouble, Troubled, trouble_of

TO_BEGIN: Final = 120.0
"""Seconds in which a player has to be imported and made."""
TO_SIT: Final = 30.0
"""Seconds in which a factory has to make a player for the next match."""
TO_END: Final = 1.0
"""Seconds that it has to put its things in order."""
LONGEST: Final = 1 << 20
"""Bytes of an answer."""
LAST_WORDS: Final = 2000
"""Characters that are kept of what a dead process wrote."""

Settings: TypeAlias = "tuple[tuple[str, Any], ...]"


class Late(Troubled):
    """A player did not answer in time."""


class Died(Troubled):
    """A player's process ended."""


class Unfit(Troubled):
    """A factory cannot be imported or called: no match can be played with it."""


class Sit(msgspec.Struct, tag=True):
    """Take a seat for a new match; the game is pickled."""

    game: bytes
    seat: int


class Ask(msgspec.Struct, tag=True):
    """Choose one of the actions; the position is one that the seat holds possible, encoded."""

    position: bytes
    actions: list[int]
    seconds: float | None
    iterations: int | None
    seed: int


class Over(msgspec.Struct, tag=True):
    """The match is over."""

    winners: tuple[int, ...] | None


class Answer(msgspec.Struct, tag=True):
    """What was chosen; -2: the factory has made a player."""

    action: int


class Ran(msgspec.Struct, tag=True):
    """The player ran into something."""

    what: str
    where: str
    trace: str
    kind: str


READY: Final = -2
_asked: Final = msgspec.msgpack.Decoder(Sit | Ask | Over)
_answered: Final = msgspec.msgpack.Decoder(Answer | Ran)
_encode: Final = msgspec.msgpack.Encoder().encode


class Desk:
    """The process of one player.

    Args:
        module, factory: where its factory is.
        settings: what that is called with.
    """

    open: ClassVar[list[Desk]] = []

    def __init__(self, module: str, factory: str, settings: Settings) -> None:
        self.made_of = module, factory, settings
        self.taken = False
        self.new = True
        self.words: IO[bytes] = TemporaryFile()  # noqa: SIM115  it lives as long as the process
        self.connection, theirs = Pipe()
        given = pickle.dumps((module, factory, settings)).hex()
        paths = os.pathsep.join([str(Path.cwd()), *filter(None, sys.path)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(theirs.fileno()), str(os.getpid()), given],
            stdin=subprocess.DEVNULL,
            stdout=self.words,
            stderr=subprocess.STDOUT,
            pass_fds=[theirs.fileno()],
            env={**os.environ, "PYTHONPATH": paths},
            start_new_session=True,
        )
        theirs.close()

    @classmethod
    def of(cls, module: str, factory: str, settings: Settings) -> Desk:
        """A desk of this player at which it does not sit in a match; a new one, if there is none."""
        for desk in cls.open:
            if desk.made_of == (module, factory, settings) and not desk.taken:
                break
        else:
            desk = cls(module, factory, settings)
            cls.open.append(desk)
        desk.taken = True
        return desk

    @classmethod
    def close_all(cls) -> None:
        """End all processes."""
        for desk in list(cls.open):
            desk.connection.close()
            with suppress(subprocess.TimeoutExpired):
                desk.process.wait(TO_END)
            desk.close()

    def ask(self, message: Sit | Ask, seconds: float) -> int:
        """What is answered.

        Raises:
            Late: when it takes longer; the process is ended.
            Died: when the process ends, or says what nobody understands.
            Troubled: when the player raises an exception.
        """
        try:
            self.connection.send_bytes(_encode(message))
            if not self.connection.poll(seconds):
                self._ended(Late, f"no answer after {seconds:g} s")
            said: Answer | Ran = _answered.decode(self.connection.recv_bytes(LONGEST))
        except (OSError, EOFError, msgspec.MsgspecError):
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
            self._ended(Died, f"its process ended ({self.process.returncode})")
        if isinstance(said, Ran):
            kind = {"Unfit": Unfit, "Nonsense": Nonsense}.get(said.kind, Troubled)
            if kind is Nonsense:
                raise Nonsense(said.what)
            raise kind(Trouble(said.what, said.where, said.trace))
        return said.action

    def leave(self, winners: tuple[int, ...] | None) -> None:
        """The player gets up: the next of its kind can sit down here."""
        self.taken = False
        if self in self.open:
            with suppress(OSError):
                self.connection.send_bytes(_encode(Over(winners)))

    def close(self) -> None:
        """End the process, and what it has begun itself."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.connection.close()
        self.words.close()
        self.open.remove(self)

    def _ended(self, kind: type[Troubled], what: str) -> NoReturn:
        self.words.seek(0)
        last = self.words.read().decode(errors="replace")[-LAST_WORDS:]
        self.close()
        raise kind(Trouble(what, "", last))


@dataclass
class Seated:
    """A player at a desk, for one match.

    Args:
        desk: where it sits.
        game: the game.
        seat: whose answers it gives.
        limit: seconds for each.
    """

    desk: Desk
    game: Game
    seat: int
    limit: float
    begun: bool = field(default=False, init=False)

    def decide(self, game: Game, seat: int, actions: list[int], sample: Sample, budget: Budget, seed: int) -> int:
        """Ask it; see :class:`~hustings.research.matchup.Decides`."""
        if not self.begun:
            self.desk.ask(Sit(pickle.dumps(self.game), self.seat), TO_BEGIN if self.desk.new else TO_SIT)
            self.begun, self.desk.new = True, False
        position = sample(Chance(seed)).encode()
        return self.desk.ask(Ask(position, actions, budget.seconds, budget.iterations, seed), self.limit)

    def leave(self, winners: tuple[int, ...] | None) -> None:
        """Get up."""
        self.desk.leave(winners)


def _serve(connection: Connection, module: str, factory: str, settings: Settings) -> None:
    """The other side: sit down and answer until nobody asks any more."""
    make: Callable[..., Any] | None = None
    game: Game | None = None
    player: Any = None
    seat = 0
    while True:
        message = _asked.decode(connection.recv_bytes())
        if isinstance(message, Over):
            with suppress(Exception):
                player.over(message.winners)
            continue
        fit = True
        try:
            if isinstance(message, Sit):
                fit = False
                make = make or getattr(import_module(module), factory)
                game, seat = pickle.loads(message.game), message.seat
                player = make(game, seat, **dict(settings))
                if not callable(getattr(player, "decide", None)):
                    raise TypeError(f"{factory} made {type(player).__name__}, which has no method decide")
                action: object = READY
            else:
                assert game is not None
                sample = Sampler(game.decode(message.position, Chance(message.seed)), seat, message.seed)
                budget = Budget(message.seconds, message.iterations)
                action = player.decide(game, seat, message.actions, sample, budget, message.seed)
                if isinstance(action, bool) or not hasattr(action, "__index__"):
                    raise Nonsense(f"it answered {str(action)[:80]!r}, which is no number of an action")
            said: Answer | Ran = Answer(int(action))  # type: ignore[call-overload]
        except Exception as error:
            trouble = trouble_of(game, error) if game is not None else _plain(error)
            kind = type(error).__name__ if fit else "Unfit"
            said = Ran(trouble.what, trouble.where, trouble.trace, kind)
        connection.send_bytes(_encode(said))


def _plain(error: Exception) -> Trouble:
    return Trouble(f"{type(error).__name__}: {error}", "", "")


def _end_with(parent: int) -> None:
    """Let this process and what it has begun end with the one that asks, whatever the player does at that moment."""
    while os.getppid() == parent:
        sleep(1)
    os.killpg(0, signal.SIGKILL)


def main() -> None:
    """Be the process of a player."""
    number, parent, given = sys.argv[1:]
    Thread(target=_end_with, args=(int(parent),), daemon=True).start()
    with suppress(EOFError, OSError):
        _serve(Connection(int(number)), *pickle.loads(bytes.fromhex(given)))
    os._exit(0)


if __name__ == "__main__":
    main()

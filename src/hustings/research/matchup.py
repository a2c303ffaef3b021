"""Matches between players: one from its set-up to its end, or many of them in several processes.

Everything that plays many matches stands on this: ``simulate``, the arena, measurements of balance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from operator import index
from pathlib import Path
from traceback import extract_tb, format_exception
from typing import Final, NoReturn, Protocol, TypeAlias

from hustings.ai.levels import WAIT, Budget, Sample, Sampler, decide
from hustings.ai.search import Search
from hustings.kernel.chance import Chance
from hustings.kernel.position import Outcome, Position
from hustings.play.game import Game

from .crew import Crew, Died

STANDARD: Final = Budget(seconds=None, iterations=300)
"""How long a search thinks in matches that are counted: by iterations, so that they can be repeated on any machine."""

MOST_EXTRAS: Final = 200
"""After so many actions that answer nothing, seats are asked for their answers only until one is given."""


class Decides(Protocol):
    """Somebody at a seat, for one match."""

    def decide(self, game: Game, seat: int, actions: list[int], sample: Sample, budget: Budget, seed: int) -> int:
        """Choose, as :func:`hustings.ai.levels.decide` does.

        Args:
            game: the game.
            seat: who decides.
            actions: its legal actions.
            sample: gives positions that the seat holds possible; never the real one.
            budget: how long it may think.
            seed: what it draws by; equal seeds and inputs should give equal answers.

        Returns:
            One of ``actions``; or ``WAIT``, which lets the others go on.
        """
        ...

    def leave(self, winners: tuple[int, ...] | None) -> None:
        """The match is over, and who has won it; None: it was not played to its end."""
        ...


class Player(Protocol):
    """Who plays; it can be sent to another process and sits down anew for each match."""

    @property
    def name(self) -> str:
        """What results call it."""
        ...

    def sit(self, game: Game, seat: int) -> Decides:
        """Take a seat for one match."""
        ...


@dataclass(frozen=True)
class Computer:
    """A level of the house as a :class:`Player`.

    Attributes:
        level: one of ``LEVELS``.
        budget: how long it thinks; None: as long as the match gives everybody.
        called: its name, where that is not the level.
    """

    level: str
    budget: Budget | None = None
    called: str = ""

    @property
    def name(self) -> str:
        """What results call it."""
        return self.called or self.level

    def sit(self, game: Game, seat: int) -> Computer:
        """It remembers nothing, so that one can sit everywhere."""
        return self

    def decide(self, game: Game, seat: int, actions: list[int], sample: Sample, budget: Budget, seed: int) -> int:
        """See :class:`Decides`."""
        return decide(game, seat, actions, sample, self.level, self.budget or budget, seed)

    def leave(self, winners: tuple[int, ...] | None) -> None:
        """It does not mind."""


@dataclass(frozen=True)
class Heard(Computer):
    """A computer that leaves behind what its search has found out.

    Attributes:
        thought: where, by seat: its last search.
    """

    thought: dict[int, Search] = field(default_factory=dict, compare=False)

    def decide(self, game: Game, seat: int, actions: list[int], sample: Sample, budget: Budget, seed: int) -> int:
        """As the computer does."""

        def heard(search: Search) -> None:
            self.thought[seat] = search

        return decide(game, seat, actions, sample, self.level, self.budget or budget, seed, heard)


@dataclass(frozen=True)
class Fixture:
    """A match that is to be played.

    Attributes:
        players: who sits at each seat.
        seed: of its chance and of what its players draw.
        options: of the game, all that it has.
        budget: for each decision of who has no other.
        number: its place in a plan.
    """

    players: tuple[Player, ...]
    seed: int
    options: dict[str, str]
    budget: Budget = STANDARD
    number: int = 0

    @property
    def lineup(self) -> tuple[str, ...]:
        """The names of its players."""
        return tuple(player.name for player in self.players)


@dataclass(frozen=True)
class Played:
    """What came of a match.

    Attributes:
        winners: its seats; several: they drew.
        how: how it ended.
        decisions: how many actions there were.
        places: the place of each seat, 1 the best.
        scores: of each seat, 0 to 1.
    """

    winners: tuple[int, ...]
    how: str
    decisions: int
    places: tuple[int, ...]
    scores: tuple[float, ...] = ()


@dataclass(frozen=True)
class Trouble:
    """An exception in words, which survive the way out of another process.

    Attributes:
        what: its kind and what it says.
        where: the last line of the game itself that led to it; of the house, if none did.
        trace: the traceback.
    """

    what: str
    where: str
    trace: str


class Troubled(RuntimeError):
    """A player that is not in this process had trouble there, which is told."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.what)
        self.trouble = trouble


class MatchFailed(RuntimeError):
    """The game itself raised an exception, which is the cause.

    Args:
        seed: of the match.
        trouble: the exception.
    """

    def __init__(self, seed: int, trouble: Trouble) -> None:
        super().__init__(seed, trouble)
        self.seed = seed
        self.trouble = trouble

    def __str__(self) -> str:
        return f"the match with seed {self.seed} failed: {self.trouble.what} ({self.trouble.where})"


class ComputerFailed(RuntimeError):
    """A player raised an exception, which is the cause, or gave an answer that is not legal.

    Args:
        level: of the computer; the name of any other player.
        seat: whose answer it was to give.
        seed: of the match.
        trouble: the exception.
    """

    def __init__(self, level: str, seat: str, seed: int, trouble: Trouble) -> None:
        super().__init__(level, seat, seed, trouble)
        self.level = level
        self.seat = seat
        self.seed = seed
        self.trouble = trouble

    def __str__(self) -> str:
        return f"the computer {self.level!r} of {self.seat} failed in the match with seed {self.seed}"


class Nonsense(ValueError):
    """An answer that is none of the legal actions."""


Watch: TypeAlias = Callable[[Position, int, int], None]
"""Is shown the position, the seat and the action before each action: for who measures, never for who plays."""


def play(
    game: Game,
    players: Sequence[Player],
    seed: int,
    options: Mapping[str, str] | None = None,
    budget: Budget = STANDARD,
    watch: Watch | None = None,
) -> Played:
    """One match from the set-up to its end.

    Args:
        game: the game.
        players: who sits at each seat.
        seed: equal seeds and players give equal matches, as long as nobody thinks by the clock.
        options: of the game.
        budget: for each decision of who has no other.
        watch: is shown every action before it is carried out.

    Raises:
        ComputerFailed: when a player fails or answers nonsense.
        MatchFailed: when anything else of the game does.
    """
    try:
        return _played(game, players, seed, game.chosen(options), budget, watch)
    except ComputerFailed:
        raise
    except Exception as error:
        raise MatchFailed(seed, trouble_of(game, error)) from error


def played(
    game: Game, fixtures: Iterable[Fixture], processes: int = 1
) -> Iterator[tuple[Fixture, Played] | Died[Fixture]]:
    """Many matches, each as soon as it is over; in processes of their own, when there are several.

    A match whose process dies is played again, see :class:`~hustings.research.crew.Crew`.

    Raises:
        ComputerFailed: when a player fails.
        MatchFailed: when the rules of the game fail.
    """
    if processes <= 1:
        return (play_fixture(game, fixture) for fixture in fixtures)
    return Crew(play_fixture, game, processes).results(fixtures)


def play_fixture(game: Game, fixture: Fixture) -> tuple[Fixture, Played]:
    """Play one of many."""
    return fixture, play(game, fixture.players, fixture.seed, fixture.options, fixture.budget)


def trouble_of(game: Game, error: BaseException) -> Trouble:
    """An exception in words."""
    if isinstance(error, Troubled):
        return error.trouble
    own = str(Path(import_module(game.package).__file__ or "").parent)
    frames = extract_tb(error.__traceback__)
    last = ([frame for frame in frames if frame.filename.startswith(own)] or frames)[-1]
    where = f"{Path(last.filename).name}, line {last.lineno}"
    what = str(error) if isinstance(error, Nonsense) else f"{type(error).__name__}: {error}"
    return Trouble(what, where, "".join(format_exception(error)))


def _played(
    game: Game,
    players: Sequence[Player],
    seed: int,
    options: Mapping[str, str],
    budget: Budget,
    watch: Watch | None,
) -> Played:
    table = _Table(game, players, seed, options, budget)
    position = table.position
    decisions = 0
    outcome: Outcome | None = position.outcome
    try:
        while outcome is None:
            seat, action = table.next()
            if watch is not None:
                watch(position, seat, action)
            position.act(seat, action)
            decisions += 1
            outcome = position.outcome
    finally:
        for one in table.seated.values():
            one.leave(None if outcome is None else outcome.winners)
    return Played(outcome.winners, outcome.how, decisions, game.places(position), tuple(outcome.scores))


@dataclass
class _Table:
    """A match under way, with its players."""

    game: Game
    players: Sequence[Player]
    seed: int
    options: Mapping[str, str]
    budget: Budget
    position: Position = field(init=False)
    rng: Chance = field(init=False)
    idle: int = 0
    seated: dict[int, Decides] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.position = self.game.setup(seed=self.seed, options=self.options)
        self.rng = Chance(self.seed + 1)

    def next(self) -> tuple[int, int]:
        """Who acts next, and how."""
        p = self.position
        owing = tuple(p.to_act)
        trades = self.idle < MOST_EXTRAS
        for seat in (*[seat for seat in p.may_act if trades and seat not in owing], *owing):
            actions = p.actions(seat) if trades else p.answers(seat)
            if not actions:
                continue
            action = self._asked(seat, actions)
            if action != WAIT:
                answers = not p.may_act or (seat in owing and action in p.answers(seat))
                self.idle = 0 if answers else self.idle + 1
                return seat, action
        for seat in owing:
            self._fails(seat, Nonsense("it waits, and everybody waits for it"))
        raise RuntimeError(f"{self.game.id}: everybody waits for the others")

    def _asked(self, seat: int, actions: list[int]) -> int:
        sample = Sampler(self.position, seat, self.rng.below(1 << 31))
        seed = self.rng.below(1 << 31)
        legal = frozenset(actions)
        try:
            if seat not in self.seated:
                self.seated[seat] = self.players[seat].sit(self.game, seat)
            answer = self.seated[seat].decide(self.game, seat, actions, sample, self.budget, seed)
            if isinstance(answer, bool) or not hasattr(answer, "__index__"):
                raise Nonsense(f"it answered {answer!r}, which is no number of an action")
            action = index(answer)
            if action not in legal and action != WAIT:
                raise Nonsense(f"it answered {action}, which is none of its {len(legal)} legal actions")
            return action
        except Exception as error:
            self._fails(seat, error)

    def _fails(self, seat: int, error: Exception) -> NoReturn:
        name = self.game.seats(self.options)[seat]
        raise ComputerFailed(self.players[seat].name, name, self.seed, trouble_of(self.game, error)) from error

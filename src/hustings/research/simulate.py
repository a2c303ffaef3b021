"""Matches of computers against each other: who wins how often, and how sure that is."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from math import sqrt
from pathlib import Path
from time import perf_counter
from traceback import extract_tb, format_exception
from typing import Any, Final

from hustings.ai.levels import WAIT, Budget, Sampler, decide, level_named
from hustings.kernel.chance import Chance
from hustings.kernel.position import Outcome, Position
from hustings.play.game import Game

from .crew import Crew, Died

STANDARD: Final = Budget(seconds=None, iterations=300)
"""How long a search thinks here: by iterations, so that results can be repeated on any machine."""

NORMAL_95: Final = 1.959964
"""Quantile of the normal distribution for an interval of 95 %."""


@dataclass(frozen=True)
class Played:
    """One match: who won (several: they drew), how it ended, how many answers were given, the place of each seat."""

    winners: tuple[int, ...]
    how: str
    decisions: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class Side:
    """How one seat fared.

    Attributes:
        seat: its name.
        level: who played it.
        wins: matches that it won alone.
        draws: matches that it shared with others, or that nobody won.
        share: wins in all matches, 0 to 1.
        low, high: the 95 % interval of that share.
    """

    seat: str
    level: str
    wins: int
    draws: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Simulation:
    """The result of :func:`simulate`.

    Attributes:
        game: id of the game.
        options: what was chosen of its options.
        matches: how many were played to the end; only these are counted.
        asked: how many should have been played; more, when it was interrupted or matches were lost.
        again: seeds of matches that were played again, because a process had died.
        lost: seeds of those that ended their process once more; they are not counted.
        sides: how each seat fared.
        endings: how often the matches ended in which way.
        decisions: answers in a match, on average.
        iterations, thinking: what a search was allowed for a decision; None: no limit.
        seed: the seed of all of it.
        seconds: how long it took.
    """

    game: str
    options: dict[str, str]
    matches: int
    asked: int
    again: tuple[int, ...]
    lost: tuple[int, ...]
    sides: tuple[Side, ...]
    endings: dict[str, int]
    decisions: float
    iterations: int | None
    thinking: float | None
    seed: int
    seconds: float

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


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


def _trouble(game: Game, error: Exception) -> Trouble:
    own = str(Path(import_module(game.package).__file__ or "").parent)
    frames = extract_tb(error.__traceback__)
    last = ([frame for frame in frames if frame.filename.startswith(own)] or frames)[-1]
    where = f"{Path(last.filename).name}, line {last.lineno}"
    return Trouble(f"{type(error).__name__}: {error}", where, "".join(format_exception(error)))


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
    """A computer raised an exception, which is the cause, or gave an answer that is not legal.

    Args:
        level: of the computer.
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


def wilson(wins: int, matches: int, z: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval for a share: right also for few matches and for shares near 0 and 1."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    middle = share + z * z / (2 * matches)
    width = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def simulate(
    game: Game,
    levels: Sequence[str],
    matches: int = 100,
    budget: Budget = STANDARD,
    seed: int = 0,
    processes: int | None = None,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Let computers play. Interrupted from the keyboard, it counts the matches that were over by then.

    A match whose process dies is played again; one that ends its process once more is named in ``lost``.

    Args:
        game: the game.
        levels: a level for each seat.
        matches: how many.
        budget: for each decision of a search.
        seed: equal seeds give equal matches, however many processes play them.
        processes: how many play at a time; None: one for each core.
        options: of the game.
        progress: called with the matches played and all of them, after every match.

    Raises:
        UnknownLevel: when there is no such level.
        ValueError: when there is not one level for each seat.
        ComputerFailed: when a computer fails; nobody plays in its place.
        MatchFailed: when the rules of the game fail.
        KeyboardInterrupt: when it is interrupted before the first match is over.
    """
    chosen = game.chosen(options)
    seats = game.seats(chosen)
    levels = tuple(level_named(level) for level in levels)
    if len(levels) != len(seats):
        raise ValueError(f"{game.id} has the seats {', '.join(seats)}; give one level for each")
    began = perf_counter()
    jobs = [(levels, budget, seed * 1_000_003 + number, chosen) for number in range(matches)]
    played: list[Played] = []
    again: list[int] = []
    lost: list[int] = []
    try:
        for result in _results(game, jobs, min(processes or os.cpu_count() or 1, matches)):
            if isinstance(result, Died):
                (again if result.again else lost).append(result.job[2])
                continue
            played.append(result)
            if progress is not None:
                progress(len(played), matches)
    except KeyboardInterrupt:
        if not played:
            raise
    return Simulation(
        game=game.id,
        options=chosen,
        matches=len(played),
        asked=matches,
        again=tuple(again),
        lost=tuple(lost),
        sides=tuple(_side(played, number, seats[number], levels[number]) for number in range(len(seats))),
        endings=dict(Counter(result.how for result in played).most_common()),
        decisions=sum(result.decisions for result in played) / max(1, len(played)),
        iterations=budget.iterations,
        thinking=budget.seconds,
        seed=seed,
        seconds=perf_counter() - began,
    )


def play(game: Game, levels: Sequence[str], budget: Budget, seed: int, options: Mapping[str, str]) -> Played:
    """One match from the set-up to its end.

    Raises:
        ComputerFailed: when a computer fails.
        MatchFailed: when anything else of the game does.
    """
    try:
        return _played(game, levels, budget, seed, options)
    except ComputerFailed:
        raise
    except Exception as error:
        raise MatchFailed(seed, _trouble(game, error)) from error


def _played(game: Game, levels: Sequence[str], budget: Budget, seed: int, options: Mapping[str, str]) -> Played:
    position = game.setup(seed=seed, options=options)
    rng = Chance(seed + 1)
    decisions = 0
    outcome: Outcome | None = None
    while outcome is None:
        for seat in (*[seat for seat in position.may_act if seat not in position.to_act], *position.to_act):
            try:
                action = _answer(game, position, seat, levels[seat], budget, rng)
            except Exception as error:
                raise ComputerFailed(levels[seat], game.seats(options)[seat], seed, _trouble(game, error)) from error
            if action != WAIT:
                position.act(seat, action)
                decisions += 1
                break
        else:
            raise RuntimeError(f"{game.id}: everybody waits for the others")
        outcome = position.outcome
    return Played(outcome.winners, outcome.how, decisions, game.places(position))


def render(result: Simulation) -> str:
    """The result as a person reads it."""
    limits = [f"{result.iterations} iterations"] if result.iterations is not None else []
    limits += [f"{result.thinking:g} s"] if result.thinking is not None else []
    lines = [f"{result.game}: {result.matches} matches, a search has {' and '.join(limits)}, seed {result.seed}"]
    for side in result.sides:
        lines.append(
            f"  {side.seat:<12} {side.level:<10} {side.wins:>6} wins {side.draws:>4} draws  {100 * side.share:5.1f} %"
            f"  (95 %: {100 * side.low:.1f} to {100 * side.high:.1f})"
        )
    endings = ", ".join(f"{how} {times}" for how, times in result.endings.items())
    lines.append(f"  {endings}; {result.decisions:.0f} decisions a match; {result.seconds:.1f} s")
    return "\n".join(lines)


_Job = tuple[tuple[str, ...], Budget, int, dict[str, str]]


def _results(game: Game, jobs: Iterable[_Job], processes: int) -> Iterator[Played | Died[_Job]]:
    if processes <= 1:
        return (_work(game, job) for job in jobs)
    return Crew(_work, game, processes).results(jobs)


def _work(game: Game, job: _Job) -> Played:
    return play(game, *job)


def _side(played: list[Played], number: int, seat: str, level: str) -> Side:
    wins = sum(result.winners == (number,) for result in played)
    draws = sum(not result.winners or (number in result.winners and len(result.winners) > 1) for result in played)
    return Side(seat, level, wins, draws, wins / max(1, len(played)), *wilson(wins, len(played)))


def _answer(game: Game, position: Position, seat: int, level: str, budget: Budget, rng: Chance) -> int:
    actions = position.actions(seat)
    if not actions:
        return WAIT
    sample = Sampler(position, seat, rng.below(1 << 31))
    return decide(game, seat, actions, sample, level, budget, rng.below(1 << 31))

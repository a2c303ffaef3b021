"""Matches of computers against each other: who wins how often, and how sure that is."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from hustings.ai.levels import Budget, level_named
from hustings.play.game import Game

from .crew import Died
from .intervals import wilson
from .matchup import STANDARD, Computer, Fixture, Played, played


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
    players = tuple(Computer(level) for level in levels)
    fixtures = [Fixture(players, seed * 1_000_003 + number, chosen, budget, number) for number in range(matches)]
    over: list[Played] = []
    again: list[int] = []
    lost: list[int] = []
    try:
        for result in played(game, fixtures, min(processes or os.cpu_count() or 1, matches)):
            if isinstance(result, Died):
                (again if result.again else lost).append(result.job.seed)
                continue
            over.append(result[1])
            if progress is not None:
                progress(len(over), matches)
    except KeyboardInterrupt:
        if not over:
            raise
    return Simulation(
        game=game.id,
        options=chosen,
        matches=len(over),
        asked=matches,
        again=tuple(again),
        lost=tuple(lost),
        sides=tuple(_side(over, number, seats[number], levels[number]) for number in range(len(seats))),
        endings=dict(Counter(result.how for result in over).most_common()),
        decisions=sum(result.decisions for result in over) / max(1, len(over)),
        iterations=budget.iterations,
        thinking=budget.seconds,
        seed=seed,
        seconds=perf_counter() - began,
    )


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


def _side(played: list[Played], number: int, seat: str, level: str) -> Side:
    wins = sum(result.winners == (number,) for result in played)
    draws = sum(not result.winners or (number in result.winners and len(result.winners) > 1) for result in played)
    return Side(seat, level, wins, draws, wins / max(1, len(played)), *wilson(wins, len(played)))

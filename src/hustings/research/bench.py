"""How fast a game's rules and the search run on this machine.

Everything is also given as a ratio to a fixed loop in plain Python that runs between the measurements, so that figures
of different machines, or of a busy one, can be compared.
"""

from __future__ import annotations

import platform
import statistics
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from itertools import cycle
from operator import methodcaller
from time import perf_counter
from typing import Any, Final

import msgspec

from hustings.ai.levels import Sampler
from hustings.ai.search import Search, play_out
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.play.mode import mode_of

ROUNDS: Final = 3
"""Each measurement is repeated so often; the median counts."""

LOOP: Final = 2000
"""Turns of the calibration loop at a time."""

MIDDLES: Final = 8
"""Positions from the middle of as many matches are measured together."""

ITERATIONS: Final = 100
"""Iterations of every search that is measured."""

MATCH_SEEDS: Final = 40
"""Random matches take their seeds in turn from so many, so that every machine plays the same ones."""


@dataclass(frozen=True)
class Figure:
    """One measurement.

    Attributes:
        name: a short name for programs.
        what: what was measured, in words.
        value: the result.
        unit: ``"µs"`` for one call, or ``"/s"``.
        ratio: the time of one, in turns of the calibration loop; smaller is faster.
    """

    name: str
    what: str
    value: float
    unit: str
    ratio: float


@dataclass(frozen=True)
class Report:
    """The result of :func:`bench`.

    Attributes:
        game: its id.
        options: what was chosen of its options.
        mode: ``"compiled"`` or ``"plain"``.
        python: version of Python.
        loop: microseconds of one turn of the calibration loop.
        decisions: decisions of a random match, on average.
        figures: the measurements.
    """

    game: str
    options: dict[str, str]
    mode: str
    python: str
    loop: float
    decisions: float
    figures: tuple[Figure, ...]

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


def calibrate() -> float:
    """Microseconds of one turn of a loop of small ints and a list, as plain Python runs it."""
    boxes = list(range(64))
    began = perf_counter()
    word = 1
    for _ in range(LOOP):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        boxes[word & 63] += word >> 16
    return (perf_counter() - began) * 1e6 / LOOP


def bench(
    game: Game,
    seconds: float = 1.0,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    options: Mapping[str, str] | None = None,
) -> Report:
    """Measure a game.

    Args:
        game: the game.
        seconds: how long each measurement runs, in all its repetitions.
        seed: of the matches and the search.
        progress: called with the measurements done and all of them.
        options: of the game.
    """
    chosen = game.chosen(options)
    start = game.setup(seed, chosen)
    decisions = statistics.mean(play_out(game.setup(number, chosen), Chance(number)) for number in range(MATCH_SEEDS))
    middles = [_middle(game, seed + number, chosen) for number in range(MIDDLES)]
    knows = game.heuristics()
    rng = Chance(seed)
    table, seats = len(game.actions.texts), len(game.seats(chosen))
    begin = [Sampler(start, start.to_act[0])]
    half = [Sampler(middle, middle.to_act[0]) for middle in middles]

    def matches() -> int:
        return play_out(begin[0](rng), rng)

    def heuristic_matches() -> int:
        assert knows is not None
        position, decisions = begin[0](rng), 0
        while position.outcome is None:
            seat = position.to_act[0]
            position.apply(seat, knows.best(position, seat, rng, trades=False))
            decisions += 1
        return decisions

    def search(samples: list[Sampler], knows: Heuristics | None) -> Callable[[], int]:
        turns = cycle(samples)

        def run() -> int:
            sample = next(turns)
            Search(sample, sample.seat, table, knows, rng).run(ITERATIONS, float("inf"))
            return ITERATIONS

        return run

    def each(call: Callable[[Position], object]) -> Callable[[], int]:
        def run() -> int:
            for middle in middles:
                call(middle)
            return len(middles)

        return run

    def determinize(position: Position) -> None:
        position.determinize(position.to_act[0], rng)

    def move(position: Position) -> None:
        _move(position, seats)

    plans: list[tuple[str, str, str, Callable[[], int]]] = [
        ("decision", "decision of a random match with its legal list", "µs", matches),
        ("heuristic-decision", "decision of a match of two heuristics", "µs", heuristic_matches),
        ("clone", "clone in the middle of a match", "µs", each(methodcaller("clone"))),
        ("determinize", "determinize in the middle of a match", "µs", each(determinize)),
        ("playouts", "whole random playouts in the search, from the first question", "/s", search(begin, None)),
        ("search-to-end", "search iterations from the middle, played to the end", "/s", search(half, None)),
        ("search-cut-off", "search iterations from the middle, cut off and evaluated", "/s", search(half, knows)),
        ("server-move", "a move on the server: apply, three views, encode", "µs", each(move)),
    ]
    if knows is None:
        plans = [plan for plan in plans if plan[0] not in ("heuristic-decision", "search-cut-off")]
    loops = [calibrate()]
    figures: list[Figure] = []
    for number, (name, what, unit, run) in enumerate(plans):
        micros, loop = _measure(run, seconds)
        loops.append(loop)
        value = micros if unit == "µs" else 1e6 / micros
        figures.append(Figure(name, what, value, unit, micros / loop))
        if progress is not None:
            progress(number + 1, len(plans))
    return Report(
        game.id, chosen, mode_of(game), platform.python_version(), statistics.median(loops), decisions, tuple(figures)
    )


def render(report: Report) -> str:
    """The report as a person reads it."""
    head = f"{report.game}, {report.mode}, Python {report.python}; {report.decisions:.0f} decisions a random match"
    lines = [head, f"  {'':<62}{'':>13}   in turns of a loop of {report.loop:.3f} µs"]
    for figure in report.figures:
        value = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
        lines.append(f"  {figure.what:<62}{value:>10} {figure.unit:<2}   {figure.ratio:,.1f}")
    return "\n".join(lines)


def _measure(run: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Microseconds of one of what ``run`` counts, and of the calibration loop at that time: medians."""
    run()
    results: list[float] = []
    loops: list[float] = []
    for _ in range(ROUNDS):
        loops.append(calibrate())
        count, began = 0, perf_counter()
        while perf_counter() - began < seconds / ROUNDS:
            count += run()
        results.append((perf_counter() - began) * 1e6 / count)
    return statistics.median(results), statistics.median(loops)


def _middle(game: Game, seed: int, options: dict[str, str]) -> Position:
    """A position half way through a random match, at a question with a choice; the half itself when none follows.

    It is never over, however short the match.
    """
    half = play_out(game.setup(seed, options), Chance(seed)) // 2
    position, rng = game.setup(seed, options), Chance(seed)
    middle = position
    while position.outcome is None:
        seat = position.to_act[0]
        legal = position.actions(seat)
        if half >= 0:
            middle = position.clone()
        if half <= 0 and len(legal) > 2:
            return position
        position.apply(seat, legal[rng.below(len(legal))])
        half -= 1
    return middle


def _move(position: Position, seats: int) -> bytes:
    """What the server does for one action, but for storing it."""
    after = position.clone()
    after.live = True
    seat = after.to_act[0]
    after.apply(seat, after.actions(seat)[0])
    for reader in (*range(seats), None):
        msgspec.json.encode(after.view(reader))
    return after.encode()

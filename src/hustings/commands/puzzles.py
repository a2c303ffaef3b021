"""``hustings puzzles``: positions in which one answer is clearly best, found in matches of computers."""

from __future__ import annotations

from dataclasses import asdict
from os import cpu_count
from pathlib import Path
from typing import Final

from hustings.research.folder import BadFolder
from hustings.research.matchup import ComputerFailed, MatchFailed
from hustings.study.puzzles.making import Made, make, planned
from hustings.study.puzzles.puzzle import FILE
from hustings.words.sentences import Words

from .games import Asked, game_command
from .group import Group
from .options import File, Number, as_json, option
from .simulate import Progress, tell_failure
from .speech import FAILED, CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings puzzles make watergate --games 100 --out puzzles
hustings puzzles make 1960 --games 50 --margin 5 --depth 500 --out of-1960 --json"""
GAMES: Final = 100
ITERATIONS: Final = 100
DEPTH: Final = 400
MARGIN: Final = 8
LEAST: Final = 20
"""Iterations below which nothing that is said of a position means anything."""


@game_command("make", EXAMPLES)
@option("--out", text="puzzles-out", told={"file": FILE}, metavar="FOLDER", type=File(), required=True)
@option("--games", text="puzzles-games", told={"default": str(GAMES)}, metavar="N", type=Number(), default=GAMES)
@option(
    "--iterations", text="iterations", told={"default": str(ITERATIONS)}, metavar="N", type=Number(), default=ITERATIONS
)
@option("--depth", text="puzzles-depth", told={"default": str(DEPTH)}, metavar="N", type=Number(LEAST), default=DEPTH)
@option(
    "--margin", text="puzzles-margin", told={"default": str(MARGIN)}, metavar="N", type=Number(1, 99), default=MARGIN
)
@option("--seed", text="seed", metavar="N", type=Number(0), default=1)
@option("--processes", text="processes", metavar="N", type=Number())
@as_json
def make_some(
    speech: Speech,
    asked: Asked,
    out: Path,
    games: int,
    iterations: int,
    depth: int,
    margin: int,
    seed: int,
    processes: int | None,
    as_json: bool,
) -> int:
    """Play, judge and write down."""
    game = asked.open(speech)
    plan = planned(game, asked.chosen(game), seed, iterations, depth, margin / 100)
    try:
        made = make(game, plan, games, out, processes or cpu_count() or 1, Progress(speech))
    except BadFolder as error:
        raise CommandError(f"puzzles-{error.key}", folder=str(out), file=FILE, about=error.told) from error
    except (ComputerFailed, MatchFailed) as failed:
        return tell_failure(failed, Words(game), speech)
    speech.progress_ends()
    if as_json:
        show_json(asdict(made))
    else:
        print(told(made, out, speech))
    return FAILED if made.lost else 0


def told(made: Made, out: Path, speech: Speech) -> str:
    """What is in the file now, and what a puzzle has cost."""
    lines = [speech("puzzles-done", file=str(out / FILE), puzzles=made.puzzles, size=f"{made.bytes / 1e3:,.0f}")]
    cost = f"{made.matches / made.puzzles:.1f}" if made.puzzles else ""
    lines.append(speech("puzzles-cost" if cost else "puzzles-none", games=made.matches, cost=cost))
    if made.lost:
        lines.append(speech("puzzles-lost", games=len(made.lost)))
    return "\n".join(lines)


run = Group("puzzles", EXAMPLES, [make_some])
"""The command."""

"""``hustings bench``: how fast a game's rules and the search are here."""

from __future__ import annotations

import argparse
from typing import Final

from rich.console import Console
from rich.table import Table

from hustings.research.bench import Report, bench

from .games import add_game, add_options, chosen_options, open_game
from .parser import Parser, add_json, number, seconds
from .speech import Speech, show_json

EXAMPLES: Final = """\
hustings bench watergate
hustings bench 1960 --edition first
hustings bench watergate --seconds 3 --json > bench.json"""
SECONDS: Final = 1.0


def add(made: Parser, speech: Speech, game: str) -> None:
    """Add the options; those of ``game`` are among them."""
    add_game(made, speech)
    add_options(made, speech, game)
    made.add_argument(
        "--seconds", metavar="S", type=seconds(speech), default=SECONDS, help=speech("bench-seconds", default="1")
    )
    made.add_argument("--seed", metavar="N", type=number(speech, 0), default=0, help=speech("seed"))
    add_json(made, speech)


def run(args: argparse.Namespace, speech: Speech) -> int:
    """Measure."""
    game = open_game(args, speech)
    report = bench(
        game,
        args.seconds,
        args.seed,
        options=chosen_options(args, game),
        progress=lambda done, all: speech.progress("bench-progress", done=str(done), all=str(all)),
    )
    speech.progress_ends()
    if args.json:
        show_json(report.as_data())
    else:
        show(report, speech)
    return 0


def show(report: Report, speech: Speech) -> None:
    """The report as a person reads it."""
    print(
        speech(
            "bench-title",
            game=report.game,
            mode=speech(f"mode-{report.mode}"),
            python=report.python,
            decisions=f"{report.decisions:.0f}",
            loop=f"{report.loop:.3f}",
        )
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(speech("bench-what"))
    table.add_column(speech("bench-value"), justify="right")
    table.add_column("")
    table.add_column(speech("bench-ratio"), justify="right")
    for figure in report.figures:
        value = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
        table.add_row(speech(f"bench-{figure.name}"), value, figure.unit, f"{figure.ratio:,.1f}")
    Console(highlight=False).print(table)

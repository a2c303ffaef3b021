"""``hustings bench``: how fast a game's rules and the search are here."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table

from hustings.research.bench import Report, bench

from .games import Asked, game_command
from .options import Number, Seconds, as_json, option
from .speech import Speech, show_json

EXAMPLES: Final = """\
hustings bench watergate
hustings bench 1960 --edition first
hustings bench watergate --seconds 3 --json > bench.json"""
SECONDS: Final = 1.0


@game_command("bench", EXAMPLES)
@option("--seconds", text="bench-seconds", told={"default": "1"}, metavar="S", type=Seconds(), default=SECONDS)
@option("--seed", text="seed", metavar="N", type=Number(0), default=0)
@as_json
def run(speech: Speech, asked: Asked, seconds: float, seed: int, as_json: bool) -> int:
    """Measure."""
    game = asked.open(speech)
    report = bench(
        game,
        seconds,
        seed,
        options=asked.chosen(game),
        progress=lambda done, all: speech.progress("bench-progress", done=str(done), all=str(all)),
    )
    speech.progress_ends()
    if as_json:
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

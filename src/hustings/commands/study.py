"""``hustings study``: what can be learned from a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hustings.files.saving import replayed
from hustings.files.transcript import FULL, Broken, Contents, read
from hustings.files.verify import verify
from hustings.play.match import Match
from hustings.play.records import Diverged
from hustings.study.judging import DEPTH
from hustings.study.study import LEAST, MOST, Study, begun, going_on
from hustings.study.told import Better, Telling, hundredths
from hustings.words.sentences import Words

from .files import broken, read_bytes
from .games import find_game
from .options import File, Number, argument, as_json, option
from .parser import command
from .speech import CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings study evening.match
hustings study evening.match --depth 2000
hustings study evening.match --json"""
BARS: Final = "▁▂▃▄▅▆▇█"
LEAST_WIDE: Final = 10
"""Characters of a curve at least."""
BESIDE: Final = 20
"""Characters that stand beside a curve, and the name of its seat."""
TOLD: Final = 10
"""So many mistakes are told."""
BOUNDS: Final = {"least": str(LEAST), "most": str(MOST), "default": str(DEPTH)}


@command("study", EXAMPLES)
@argument("file", text="study-file", metavar="FILE", type=File())
@option("--depth", text="study-depth", told=BOUNDS, metavar="N", type=Number(LEAST, MOST), default=DEPTH)
@as_json
def run(speech: Speech, file: Path, depth: int, as_json: bool) -> int:
    """Judge the match, and tell it."""
    contents = _read(file, speech)
    find_game(contents.head.header.game, None, speech)
    try:
        match = replayed(contents)
        if match.outcome is None:
            raise CommandError("study-not-over", file=str(file))
        found = _studied(match, depth, speech)
    except Diverged as error:
        raise CommandError("study-other-rules", file=str(file), why=str(error)) from error
    if as_json:
        show_json(msgspec.to_builtins(found))
    else:
        _print(match, found, speech)
    return 0


def _read(file: Path, speech: Speech) -> Contents:
    data = read_bytes(file)
    try:
        contents = read(data)
        if contents.head.kind != FULL:
            raise CommandError("study-of-seat", file=str(file))
        if trouble := verify(data).trouble:
            raise Broken(trouble.key, **trouble.arguments)
    except Broken as error:
        raise broken(file, error, speech) from error
    return contents


def _studied(match: Match, depth: int, speech: Speech) -> Study:
    began, first = perf_counter(), begun(match, depth)
    found = first
    for found in going_on(match, first):
        done = len(found.judged)
        left = (perf_counter() - began) / max(1, done) * (found.decisions - done)
        speech.progress("study-progress", done=str(done), all=str(found.decisions), time=str(round(left)))
    speech.progress_ends()
    return found


def _print(match: Match, found: Study, speech: Speech) -> None:
    console = Console(highlight=False)
    words = Words(find_game(match.header.game, None, speech))
    telling = Telling(match, found, words, speech.language)

    say = telling.text

    def put(text: str, style: str = "") -> None:
        console.print(Text(text, style), soft_wrap=not console.is_terminal)

    put(f"{say('game-title')}: {say('study')}", style="bold")
    put(say("study-depth", depth=found.depth))
    put(say("study-by-knowledge"))
    if not found.judged:
        put(say("study-none"))
        return
    put("")
    put(say("study-curve"), style="bold")
    console.print(_curves(telling, console.width))
    console.print(_accounts(telling))
    put(say("study-sum"))
    put("")
    put(say("study-turns"), style="bold")
    turns = telling.turns()
    for turn in turns:
        put(turn.head)
        for line in turn.happened:
            put(f"    {line}")
        put(f"  {turn.why}")
    if not turns:
        put(say("study-turns-none"))
    put("")
    put(say("study-mistakes"), style="bold")
    better = telling.better()
    for one in better[:TOLD]:
        for line in _mistake(one, say(f"study-{one.grade}")):
            put(line)
    if len(better) > TOLD:
        put(say("study-mistakes-more", count=len(better) - TOLD))
    if not better:
        put(say("study-mistakes-none"))


def _curves(telling: Telling, width: int) -> Table:
    table = Table.grid(padding=(0, 2))
    lines = telling.lines()
    widest = max(Text(line.seat).cell_len for line in lines)
    room = max(LEAST_WIDE, width - widest - BESIDE)
    for line in lines:
        start, end = hundredths(line.points[0]), hundredths(line.points[-1])
        ends = telling.text("study-curve-ends", start=start, end=end)
        table.add_row(line.seat, Text(curve(line.points, room)), ends)
    return table


def _accounts(telling: Telling) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(telling.text("study-seat"))
    for key in ("start", "lost", "given", "luck", "result"):
        table.add_column(telling.text(f"study-{key}"), justify="right")
    for row in telling.rows():
        changes = [f"{change:+}" if change else "0" for change in (row.lost, row.given, row.luck)]
        table.add_row(row.seat, str(row.start), *changes, str(row.result))
    return table


def _mistake(one: Better, grade: str) -> list[str]:
    return [f"- {one.asked} ({grade})", f"    {one.said}", *([f"    {one.ahead}"] if one.ahead else [])]


def curve(points: Sequence[float], width: int) -> str:
    """Numbers from 0 to 1 as a row of bars, at most so many: of those that share a bar the last one counts."""
    wide = min(width, len(points))
    picked = [points[(place + 1) * len(points) // wide - 1] for place in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, int(point * len(BARS)))] for point in picked)

"""``hustings today``: the position of the day, solved in a terminal."""

from __future__ import annotations

import os
import sys
from datetime import UTC, date, datetime
from typing import Final

from rich.console import Console
from rich.text import Text

from hustings.study.puzzles.puzzle import Found
from hustings.study.puzzles.shelf import game_of, is_playable, of_day
from hustings.study.puzzles.told import moments
from hustings.study.told import hundredths
from hustings.terminal.display import Display
from hustings.terminal.keys import NoMoreKeys, keyboard
from hustings.terminal.puzzle import PuzzleTable
from hustings.words.sentences import Words

from .options import option
from .parser import command
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings today
hustings today --date 2026-11-23 --lang ja"""
TOLD: Final = 4
"""So many answers are told."""


@command("today", EXAMPLES)
@option("--date", "day", text="today-date", metavar="DATE")
@option("--lines", text="lines", is_flag=True)
def run(speech: Speech, day: str | None, lines: bool) -> int:
    """Solve it, and tell why the others are worse."""
    found = _found(day)
    by_lines = lines or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"
    console = Console(highlight=False)
    with keyboard(by_lines) as keys:
        table = PuzzleTable(found, speech.language, Display(console, keys))
        try:
            table.play()
        except (NoMoreKeys, KeyboardInterrupt):
            return 0
    if table.solved:
        for line in told(found, len(table.tries), speech):
            console.print(Text(line), soft_wrap=True)
    return 0


def _found(day: str | None) -> Found:
    try:
        wanted = datetime.now(UTC).date() if day is None else date.fromisoformat(day)
    except ValueError:
        raise CommandError("today-no-date", date=str(day)) from None
    found = of_day(wanted, is_playable)
    if found is None:
        raise CommandError("today-none")
    return found


def told(found: Found, tries: int, speech: Speech) -> list[str]:
    """What is said once it is solved: the best answers, each with how play went on."""
    words, language = Words(game_of(found.plan.game)), speech.language
    seats = game_of(found.plan.game).seats(found.plan.options)
    text = words.text
    lines = [text(language, "puzzle-right" if tries == 1 else "puzzle-solved")]
    if tries > 1:
        lines.append(text(language, "puzzle-tries", count=tries))
    lines += ["", text(language, "puzzle-why-about")]
    best = hundredths(found.puzzle.best.chance)
    for answer in found.puzzle.answers[:TOLD]:
        course = moments(found, answer, words, language)
        chance = hundredths(answer.chance)
        key = "puzzle-worth-less" if chance < best else "puzzle-worth"
        lines += ["", course[0].said, "  " + text(language, key, chance=chance, less=best - chance)]
        for moment in course[1:]:
            seat = text(language, f"seat-{seats[moment.seat]}")
            lines.append("  " + text(language, "study-then", seat=seat, done=moment.said))
    return lines

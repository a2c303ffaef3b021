"""``hustings today``: the position of the day in a terminal, and what it says of dates."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from terminals import Keys, plain

from hustings.cli import main
from hustings.commands.speech import Speech
from hustings.commands.today import told
from hustings.study.puzzles.shelf import laid_out, of_game
from hustings.terminal.display import Display
from hustings.terminal.puzzle import PuzzleTable

FOUND = of_game("watergate").found[0]


def seated(keys: list[str], language: str = "en") -> tuple[PuzzleTable, io.StringIO]:
    """The table of a puzzle, line by line."""
    written = io.StringIO()
    console = Console(file=written, width=100, height=40, highlight=False)
    return PuzzleTable(FOUND, language, Display(console, Keys(keys, by_lines=True))), written


def test_it_is_solved_by_words_and_nothing_else_changes_the_match() -> None:
    wrong, best = FOUND.puzzle.answers[-1].action, FOUND.puzzle.best.action
    table, written = seated(["u", "x", "i", "no such thing", "resign", wrong, best])
    digest = laid_out(FOUND).seen_by(FOUND.puzzle.seat).digest()
    table.play()
    assert table.tries == [wrong, best] and table.solved
    said = plain(written.getvalue())
    assert said.count("Not that.") == 1 and "does nothing here" in said
    assert "One answer is clearly best" in said
    assert laid_out(FOUND).seen_by(FOUND.puzzle.seat).digest() == digest
    assert table.match.seen_by(FOUND.puzzle.seat).digest() == digest


@pytest.mark.parametrize(("language", "said"), [("en", "less than the best"), ("ja", "点低い")])
def test_afterwards_the_answers_are_told(language: str, said: str) -> None:
    lines = "\n".join(told(FOUND, 2, Speech(language)))
    assert said in lines and "2" in lines


def test_a_date_that_is_none_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["today", "--date", "2026-02-30", "--lang", "en"]) == 2
    assert "is no date" in capsys.readouterr().err
    assert main(["today", "--date", "あした", "--lang", "ja"]) == 2
    assert "日付ではありません" in capsys.readouterr().err

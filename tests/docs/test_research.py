"""The page for research works as it stands there."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import hustings
from hustings.ai.levels import Budget, Sampler
from hustings.research.arena.desk import Desk
from hustings.research.arena.players import player_named

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_every_line_says_what_the_page_says() -> None:
    pytest.importorskip("pettingzoo", reason="pip install 'hustings[research]'")
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.REPORT_ONLY_FIRST_FAILURE)
    assert found.attempted > 20 and not found.failed


def test_the_player_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    block = next(block for block in PAGE.read_text("utf-8").split("```python\n") if "class Careful" in block)
    (tmp_path / "careful.py").write_text(block.split("```")[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    game = hustings.game("watergate")
    p = game.setup(seed=7)
    careful = player_named("careful:Careful:tries=1").sit(game, 1)
    try:
        answer = careful.decide(game, 1, p.actions(1), Sampler(p, 1), Budget(), 5)
    finally:
        Desk.close_all()
    assert answer in p.actions(1)

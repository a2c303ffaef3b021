"""The page on the library works as it stands there, and names every draw of every game."""

from __future__ import annotations

import ast
import doctest
import re
from collections import Counter
from pathlib import Path

import pytest

import hustings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"
ROW = re.compile(r"^\| (?:`([\w-]+)`)? ?\| [^|]+ \| (shuffle|pick|kind|below) \|", re.MULTILINE)
"""A row of the table of draws; the game stands in its first row only."""


def test_every_line_says_what_the_page_says() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.REPORT_ONLY_FIRST_FAILURE)
    assert found.attempted > 25 and not found.failed


def told() -> dict[str, Counter[str]]:
    """How often the table of the page has each sort of draw, by game."""
    found: dict[str, Counter[str]] = {}
    rows: Counter[str] = Counter()
    for game, asked in ROW.findall(PAGE.read_text("utf-8")):
        rows = found.setdefault(game, Counter()) if game else rows
        rows[asked] += 1
    return found


def drawn(rules: Path) -> Counter[str]:
    """How often the rules of a game ask the chance of a position for each sort of draw."""
    trees = [ast.parse(file.read_text("utf-8")) for file in rules.glob("*.py") if file.name != "knowledge.py"]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    doors = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    found: Counter[str] = Counter()
    for call in calls:
        name = ast.unparse(call.func)
        if ".chance." in name and not name.endswith(".clone"):
            found[name.rpartition(".")[2]] += 1
        if any(ast.unparse(argument).endswith(".chance") for argument in call.args):
            given = ast.unparse(doors[name.rpartition(".")[2]])
            found.update(re.findall(r"\brng\.(shuffle|pick|kind|below)\(", given))
    return found


@pytest.mark.parametrize("id", ["1960", "hilarious-struggle", "politically-correct-people", "watergate"])
def test_every_draw_of_a_game_stands_in_the_table(id: str) -> None:
    package = hustings.game_class(id).package.rpartition(".")[2]
    assert told()[id] == drawn(ROOT / "src" / "hustings" / "games" / package / "rules")

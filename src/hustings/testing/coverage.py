"""Checks of a page ``coverage.md``: the original rulebook, section by section, and the rulings, with our clauses."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import ClassVar

from hustings.play.game import Game

from .sources import rulebook, stated_clauses

Table = dict[str, list[str]]
"""What is covered, and by which clauses."""


class CoverageTests:
    """The page beside a game's tests maps everything, and nothing is left over::

        class TestCoverage(CoverageTests):
            game = MyGame()
            sections = (40,)
            rulings = 12

    Attributes:
        game: the game.
        sections: how many sections each original rulebook has; the page has a table for each.
        rulings: how many questions it leaves open; they are numbered from 1, in the last table.
    """

    game: ClassVar[Game]
    sections: ClassVar[tuple[int, ...]]
    rulings: ClassVar[int]

    def folder(self) -> Path:
        """The folder with the page and the game's tests."""
        return Path(inspect.getfile(type(self))).parent

    def tables(self) -> list[Table]:
        """The tables of the page."""
        found: list[Table] = []
        for block in (self.folder() / "coverage.md").read_text("utf-8").split("\n\n"):
            lines = [line.strip().strip("|").split("|") for line in block.splitlines() if line.startswith("|")]
            rows = [[cell.strip() for cell in line] for line in lines[2:]]
            if rows:
                assert len({row[0] for row in rows}) == len(rows), "a row stands twice"
                found.append({row[0]: [clause.strip() for clause in row[1].split(",")] for row in rows})
        return found

    def clauses(self) -> set[str]:
        """The clauses of the game's rulebook."""
        text = rulebook(self.game, "en")
        assert text is not None
        return set(stated_clauses(text))

    def test_every_section_and_every_ruling_is_covered(self) -> None:
        """The tables are complete."""
        *sections, rulings = self.tables()
        assert tuple(map(len, sections)) == self.sections
        assert [int(ruling) for ruling in rulings] == list(range(1, self.rulings + 1))

    def test_only_clauses_that_exist_are_named(self) -> None:
        """No row names a clause that the rulebook does not have, or none at all."""
        known = self.clauses()
        for rows in self.tables():
            for covered, by in rows.items():
                assert set(by) <= known, f"{covered} names clauses that do not exist: {sorted(set(by) - known)}"

    def test_every_clause_is_mapped(self) -> None:
        """No clause covers nothing."""
        mapped = {clause for rows in self.tables() for by in rows.values() for clause in by}
        assert sorted(self.clauses() - mapped) == []

    def test_every_ruling_has_a_test(self) -> None:
        """A test of the folder is named ``test_ruling_01`` and so on for each."""
        tests = "\n".join(file.read_text("utf-8") for file in self.folder().glob("test_*.py"))
        tested = {int(number) for number in re.findall(r"def test_ruling_(\d+)", tests)}
        assert sorted(set(range(1, self.rulings + 1)) - tested) == []

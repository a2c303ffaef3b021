"""The original rulebooks, section by section, and the rulings: clauses of ours cover each, and nothing is left over."""

from __future__ import annotations

from hustings.games.nineteen_sixty import NineteenSixty
from hustings.testing import CoverageTests


class TestCoverage(CoverageTests):
    game = NineteenSixty()
    sections = (88, 79)
    rulings = 42

    def test_every_card_is_a_clause(self) -> None:
        assert {clause for clause in self.clauses() if clause.startswith("K.")} == {f"K.{n}" for n in range(1, 98)}

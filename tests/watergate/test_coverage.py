"""The original rulebook, section by section, and the rulings: clauses of ours cover each, and nothing is left over."""

from __future__ import annotations

from hustings.games.watergate import Watergate
from hustings.kernel.testing import CoverageTests


class TestCoverage(CoverageTests):
    game = Watergate()
    sections = (49,)
    rulings = 40

    def test_every_card_is_among_the_clauses(self) -> None:
        cards = {f"K.{number}" for number in (*range(2, 22), *range(23, 43))}
        assert {clause for clause in self.clauses() if clause.startswith("K.")} == cards

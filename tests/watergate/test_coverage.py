"""The original rulebook, section by section, and the rulings: clauses of ours cover each, and nothing is left over."""

from __future__ import annotations

import pytest

from hustings.games.watergate import Watergate
from hustings.testing import CoverageTests
from hustings.words.rulebook import rulebook


class TestCoverage(CoverageTests):
    game = Watergate()
    sections = (49,)
    rulings = 40

    def test_every_card_is_among_the_clauses(self) -> None:
        cards = {f"K.{number}" for number in (*range(2, 22), *range(23, 43))}
        assert {clause for clause in self.clauses() if clause.startswith("K.")} == cards


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_rulebook_is_in_the_order_in_which_one_learns(language: str) -> None:
    """Aim, parts, a round with cards, track, evidence and momentum, ends; what is rare comes last."""
    chapters = rulebook(Watergate(), language).chapters
    assert "".join(chapter.letter for chapter in chapters) == "OSABTVUPMCERK"
    assert all(chapter.passages[0].kind == "text" for chapter in chapters), "each says what it is for"

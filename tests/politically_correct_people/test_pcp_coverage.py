"""The original rulebook, section by section, and the rulings: clauses of ours cover each, and nothing is left over."""

from __future__ import annotations

from hustings.games.politically_correct_people import PoliticallyCorrectPeople
from hustings.testing import CoverageTests


class TestCoverage(CoverageTests):
    game = PoliticallyCorrectPeople()
    sections = (47,)
    rulings = 36

"""The original rulebook, section by section, and the rulings: clauses of ours cover each, and nothing is left over."""

from __future__ import annotations

import re

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.testing import CoverageTests


class TestCoverage(CoverageTests):
    game = HilariousStruggle()
    sections = (39,)
    rulings = 38

    def test_every_card_has_a_spec(self) -> None:
        """The tests of cards name each of them in a docstring."""
        tests = "\n".join(file.read_text("utf-8") for file in self.folder().glob("test_hilarious_cards_*.py"))
        named = set(re.findall(r'"""[^"]*?([DR]-[A-Z][A-Z0-9])', tests))
        like = {"S2": "S1", "S3": "S1", "S4": "S1"}
        wanted = {f"{id[:2]}{like.get(id[2:], id[2:])}" for id in HilariousStruggle().printed.card_ids}
        assert sorted(wanted - named) == []

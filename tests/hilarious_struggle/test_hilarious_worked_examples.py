"""The worked examples of the rulebook come out as their sentences say."""

from __future__ import annotations

import pytest

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.words.rulebook import rulebook

FOUND = HilariousStruggle().face.examples({})


def test_a_state_that_nobody_holds() -> None:
    """J.1, J.2, J.3: fewer voters change nothing, as many take the electors away."""
    ohio = FOUND["ohio"]
    assert ohio["won"] == ohio["kept"] == ohio["lost"] == 20
    assert (ohio["first"], ohio["second"], ohio["level"], ohio["voters"]) == (4, 3, 4, 8)


def test_an_election_called_in_vain() -> None:
    """E.1, E.7: the side that did not call it wins with fewer electors."""
    vain = FOUND["vain"]
    assert (vain["called-with"], vain["needed"], vain["missing"], vain["won-with"]) == (250, 270, 20, 90)
    assert (vain["caller"], vain["winner"]) == ("seat-republicans", "seat-democrats")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_chapter_has_an_opening_line(language: str) -> None:
    """In the game's own humour; it holds no rule, so that no clause stands in it."""
    for chapter in rulebook(HilariousStruggle(), language).chapters:
        assert chapter.passages[0].kind == "text", chapter.title
        assert "data-clause" not in chapter.passages[0].html

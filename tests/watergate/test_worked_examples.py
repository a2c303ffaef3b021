"""The worked examples of the rulebook come out as their sentences say."""

from __future__ import annotations

from hustings.games.watergate import Watergate

FOUND = Watergate().face.examples({})


def test_a_question() -> None:
    """V.7, V.9, V.10: Nixon has two to choose from; the one that is shown goes the full value."""
    asked = FOUND["question"]
    assert (asked["value"], asked["space"], asked["choices"], asked["tokens"]) == (3, 3, 2, 3)


def test_a_connection() -> None:
    """E.3 to E.5: thread runs over face-up tokens only; a token of the Editor's instead of Nixon's would have won."""
    board = FOUND["connection"]
    assert (board["first"], board["second"], board["third"], board["blocked"]) == (2, 7, 15, 16)
    assert (board["one"], board["would"], board["linked"]) == (1, 2, "informant-john_dean")


def test_an_evaluation() -> None:
    """C.1 to C.5.2: the mark of a pinned token moves the new momentum token; the Editor holds five cards."""
    round_end = FOUND["evaluation"]
    assert (round_end["before"], round_end["after"], round_end["marked"]) == (2, 3, 1)
    assert (round_end["holder"], round_end["more"], round_end["fewer"]) == ("seat-editor", 5, 4)

"""New Game: the inherited suite, and its rules clause by clause."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.author import Entry
from hustings.commands.template import game, rules
from hustings.testing import GameTests

GAME = game.NewGame()


class TestNewGame(GameTests):
    """Everything that has to be true of every game; the three methods say what only tests ask."""

    game = GAME

    def pieces(self, position: rules.Town) -> Mapping[str, int]:
        """Each promise is in one place, and none is lost or made."""
        p = position
        places = [*p.hands[0], *p.hands[1], *p.unseen, *p.made]
        return {name: places.count(promise) for promise, name in enumerate(rules.PROMISES)}

    def shows(self, view: rules.View, kind: str, value: int) -> bool:
        """Whether a view shows a promise: a line of the log names no other to its readers."""
        return value in view.made or any(value in hand for hand in view.hands)

    def holds(self, position: rules.Town, entry: Entry) -> bool:
        """Whether what a line has told is so in a position that was dealt anew: here all that is told is public."""
        return True


def played(dealt: tuple[int, ...], *results: int) -> rules.Town:
    """A match by a script: the promises in the order in which they are dealt, then what each die shows, from 0."""
    position = GAME.setup(chance=GAME.scripted(dealt, *results), live=True)
    assert isinstance(position, rules.Town)
    return position


DEALT = (0, 1, 2, 3, 4, 5, 6, 7)
"""The mayor has the four smallest promises, the challenger greater ones; nobody sees the beach (A.1)."""


def test_the_greater_promise_wins_the_votes() -> None:
    """A.2, A.3, A.4."""
    p = played(DEALT, 5, 0)
    p.act(0, "make library")
    p.act(1, "make tram")
    assert p.votes == [0, 6]
    assert p.to_act == (1,)


def test_a_promise_stands_by_its_number() -> None:
    """A.5: against the library, number 4, a die of 4 is the result 3."""
    for die, votes in ((3, [6, 0]), (2, [0, 6])):
        p = played(DEALT, 5, die, 0)
        p.act(0, "make library")
        p.act(1, "doubt")
        assert p.votes == votes and len(p.hands[1]) == 4


def test_a_promise_is_made_by_who_holds_it() -> None:
    """A.3, A.5: and nothing can be doubted before it is promised."""
    p = played(DEALT, 5)
    reason = p.reject(0, "make opera")
    assert reason is not None and (reason.key, reason.clause) == ("make", "A.3")
    assert p.reject(0, "doubt") is not None


def test_more_votes_win() -> None:
    """A.6: one vote each evening; the challenger outbids the mayor every time."""
    p = played(DEALT, *[0] * 4)
    for small, great in zip(rules.PROMISES[:4], rules.PROMISES[4:8], strict=True):
        opener = p.to_act[0]
        p.act(opener, f"make {(small, great)[opener]}")
        p.act(1 - opener, f"make {(great, small)[opener]}")
    assert p.outcome is not None and p.outcome.winners == (1,) and p.votes == [0, 4]

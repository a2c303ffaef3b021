"""What a match says of those who played it: luck apart from skill, mistakes, and where it turned.

What a seat has lost by its decisions is counted by its own knowledge. All else that has changed its chances, from the
first decision to the result, is what the others have given it by theirs, and luck: draws, dice, and what it could not
know. So start, mistakes, gifts and luck add up to the result, as GNU Backgammon's luck-adjusted results do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .judging import Judged

__all__ = ["GRAVE", "SMALL", "Account", "Turn", "accounts", "mistakes", "turning_points"]

SMALL: Final = 0.05
"""A decision that loses so much of the score, or more, is told as a mistake: less is hardly more than noise."""

GRAVE: Final = 0.15
"""One that loses so much is told as one that decides matches."""

TURNS: Final = 3
"""So many turning points are told."""

TURNS_BY: Final = 0.1
"""The score of somebody changes at least so much at a turning point."""


@dataclass(frozen=True)
class Account:
    """What became of the chances of a seat.

    Attributes:
        seat: whose.
        start: the score that it could expect at first, with open hands.
        lost: what its own decisions have cost it.
        given: what decisions of others have given it.
        luck: what draws, dice and all that nobody could know have.
        result: its score.
    """

    seat: int
    start: float
    lost: float
    given: float
    luck: float
    result: float


@dataclass(frozen=True)
class Turn:
    """A decision after which the chances were others.

    Attributes:
        judged: the decision.
        before: the scores that all seats could expect, with open hands.
        after: the same at the next decision, or the result.
    """

    judged: Judged
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def size(self) -> float:
        """How much of the score went from some to others."""
        return sum(abs(after - before) for before, after in zip(self.before, self.after, strict=True)) / 2

    @property
    def winner(self) -> int:
        """Who has gained most."""
        gains = [after - before for before, after in zip(self.before, self.after, strict=True)]
        return gains.index(max(gains))

    @property
    def is_mistake(self) -> bool:
        """Whether the decision itself explains at least half of it; if not, luck does."""
        return self.judged.lost >= self.size / 2


def accounts(judged: Sequence[Judged], scores: Sequence[float]) -> list[Account]:
    """What became of the chances of each seat.

    Args:
        judged: all decisions of the match that were judged, in their order; at least one.
        scores: of the result, by seat.
    """
    found: list[Account] = []
    for seat, result in enumerate(scores):
        lost = sum(one.lost for one in judged if one.seat == seat)
        given = sum(one.lost for one in judged if one.seat != seat) / max(1, len(scores) - 1)
        start = judged[0].true[seat]
        luck = result - start + lost - given
        found.append(Account(seat, start, lost, given, luck, result))
    return found


def mistakes(judged: Sequence[Judged], least: float = SMALL) -> list[Judged]:
    """The decisions that have lost at least so much, the worst first."""
    return sorted((one for one in judged if one.lost >= least), key=lambda one: (-one.lost, one.record))


def turning_points(judged: Sequence[Judged], scores: Sequence[float], most: int = TURNS) -> list[Turn]:
    """Where most of the score went from some to others, in the order of the match.

    Args:
        judged: all decisions of the match that were judged, in their order.
        scores: of the result, by seat.
        most: so many at most.
    """
    after = [*(one.true for one in judged[1:]), tuple(scores)]
    turns = [Turn(one, one.true, then) for one, then in zip(judged, after, strict=True)]
    large = sorted((turn for turn in turns if turn.size >= TURNS_BY), key=lambda turn: -turn.size)[:most]
    return sorted(large, key=lambda turn: turn.judged.record)

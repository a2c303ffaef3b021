"""The study of a match, as it is kept: which match, judged how, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.mode import mode_of

from .decisions import decisions
from .judging import DEPTH, Judged, judge

__all__ = ["FORMAT", "LEAST", "MOST", "NotOver", "Study", "begun", "going_on"]

FORMAT: Final = 1
"""Of what is kept; a study of another format is made anew."""

LEAST: Final = 20
MOST: Final = 20_000
"""Between so many iterations a decision can be judged."""


class NotOver(ValueError):
    """A match that goes on is not studied: what it says would be advice."""


class Study(msgspec.Struct, frozen=True):
    """What is known of the decisions of a match.

    Attributes:
        game: id of the game.
        rules: version of its rules.
        mode: whether these ran plain or compiled; the same match, mode and depth give the same study.
        depth: iterations of the search for a decision.
        seats: their names.
        scores: of the result, by seat.
        decisions: how many there are.
        judged: those that were judged so far, in their order.
        format: see :data:`FORMAT`.
    """

    game: str
    rules: int
    mode: str
    depth: int
    seats: tuple[str, ...]
    scores: tuple[float, ...]
    decisions: int
    judged: tuple[Judged, ...] = ()
    format: int = FORMAT

    @property
    def is_whole(self) -> bool:
        """Whether all decisions are judged."""
        return len(self.judged) == self.decisions


def begun(match: Match, depth: int = DEPTH) -> Study:
    """The study of a match of which nothing is judged yet.

    Args:
        match: a match that is over.
        depth: iterations of the search for a decision, :data:`LEAST` to :data:`MOST`.

    Raises:
        NotOver: when the match goes on.
        Diverged: when the rules have changed since it was played.
        ValueError: for another depth.
    """
    if match.outcome is None:
        raise NotOver(match.header.game)
    if not LEAST <= depth <= MOST:
        raise ValueError(f"a decision can be judged with {LEAST} to {MOST} iterations, not {depth}")
    assert isinstance(match.game, Game)
    header, scores = match.header, tuple(match.outcome.scores)
    mode, found = mode_of(match.game), len(decisions(match))
    return Study(header.game, header.version, mode, depth, match.seats, scores, found)


def going_on(match: Match, known: Study) -> Iterator[Study]:
    """What is known of a match after each further decision that is judged.

    Args:
        match: the match.
        known: what is known of it.

    Raises:
        Diverged: when the rules have changed since it was played.
    """
    assert isinstance(match.game, Game)
    for one in judge(match.game, decisions(match)[len(known.judged) :], known.depth):
        known = msgspec.structs.replace(known, judged=(*known.judged, one))
        yield known

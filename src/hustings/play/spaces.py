"""How large a game is, for programs that have to know before they begin."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Spaces:
    """What the matches of a game with some options have at most.

    Attributes:
        seats: their names.
        actions: how many actions there are; they are numbered from 0.
        utilities: the lowest and the highest score that a seat can end with.
        total: what the scores of a match add up to; None: not always the same.
        decisions: answers in the longest match. Where one may also act without being asked, that comes on top.
        extras: whether one may.
    """

    seats: tuple[str, ...]
    actions: int
    utilities: tuple[float, float]
    total: float | None
    decisions: int
    extras: bool

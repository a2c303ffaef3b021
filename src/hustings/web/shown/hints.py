"""A hint as a table shows it: sentences, and marks on what they name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hustings.kernel.position import Position
from hustings.words.hints import hint_told

from .sentences import Sentences

__all__ = ["Hint", "hints_in"]


@dataclass(frozen=True)
class Hint:
    """An answer that a computer would give.

    Attributes:
        said: what it is, and how good the chances are then.
        thing: what is drawn of it; empty: nothing is.
    """

    said: str
    thing: str


def hints_in(words: Sentences, position: Position, seat: int, found: Sequence[tuple[int, float]]) -> tuple[Hint, ...]:
    """A hint for each answer.

    Args:
        words: of the game, in the reader's language.
        position: as the seat sees it.
        seat: who is asked.
        found: answers, and the score that the seat can expect after each, the best first.
    """
    game = words.words.game
    assert game is not None
    told = hint_told(words.words, words.language, position, seat, found)
    return tuple(Hint(said, game.actions.objects[action]) for said, (action, _) in zip(told, found, strict=True))

"""A hint in sentences: what a computer would do, and how good the chances are then."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.position import Position

from .sentences import Words

__all__ = ["hint_told"]


def hint_told(
    words: Words, language: str, position: Position, seat: int, found: Sequence[tuple[int, float]]
) -> list[str]:
    """A sentence for each answer, the best first.

    Args:
        words: the texts of house and game.
        language: of the reader.
        position: as the seat sees it.
        seat: who is asked.
        found: answers, and the score that the seat can expect after each, 0 to 1.
    """
    game = words.game
    assert game is not None
    lines = []
    for place, (action, score) in enumerate(found):
        answer = words.say(language, "", game.wording.label_now(position, seat, action))
        chance = words.text(language, "hint-chance", n=round(100 * score))
        lines.append(words.text(language, "hint-next" if place else "hint-best", answer=answer, chance=chance))
    return lines

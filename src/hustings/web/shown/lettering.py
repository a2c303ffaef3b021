"""How wide letters come out in a drawing, which breaks no line by itself: near enough for any usual type."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from hustings.drawing.wrap import wrap

__all__ = ["ems", "fitted", "lines"]

NARROW: Final = frozenset("iljtfrI.,:;'’‘|!()[] ")
WIDE: Final = frozenset("mwMW@%—")


def ems(text: str) -> float:
    """How wide a text is, as a multiple of the size of its letters."""
    return sum(_em(letter) for letter in text)


def _em(letter: str) -> float:
    if cell_len(letter) != 1:
        return cell_len(letter) / 2
    if letter in NARROW:
        return 0.33
    return 0.88 if letter in WIDE else 0.68 if letter.isupper() else 0.57


def fitted(text: str, size: float, width: float) -> float:
    """The size of letters in which a text takes no more than a width; ``size`` where that is enough."""
    return round(min(size, width / max(ems(text), 1)), 1)


def lines(text: str, size: float, width: float, most: int = 0) -> list[str]:
    """A text in lines of a width, broken where its language allows.

    Args:
        text: one paragraph.
        size: of its letters.
        width: of the longest line.
        most: lines at most, what is beyond them as an ellipsis; 0: as many as there are.
    """
    found = wrap(text, max(4, int(width / size * 2)))
    if most and len(found) > most:
        found = [*found[: most - 1], found[most - 1][:-1].rstrip() + "…"]
    return found

"""Actions in words: seats are called there by the names that the screen shows, and by those of the action table.

Both are understood; shown is what can be typed without an input method.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from hustings.words.sentences import Words

PARTS: Final = re.compile("([ -])")
"""What stands between the parts of an action in words."""


class Spoken:
    """The names of the seats in a language.

    Args:
        words: texts of house and game.
        language: ``en`` or ``ja``.
        seats: their names in the action table.
    """

    def __init__(self, words: Words, language: str, seats: Sequence[str]) -> None:
        names = {seat: words.text(language, f"seat-{seat}").lower() for seat in seats}
        self._names = {seat: name for seat, name in names.items() if not PARTS.search(name)}
        self._seats = {name: seat for seat, name in self._names.items()}

    def shown(self, action: str) -> str:
        """An action with the names that its reader sees, as far as every keyboard has them."""
        return _replaced(action, {seat: name for seat, name in self._names.items() if name.isascii()})

    def meant(self, typed: str) -> str:
        """The action that somebody has typed, whichever name of a seat stands in it."""
        return _replaced(typed, self._seats)


def _replaced(text: str, names: Mapping[str, str]) -> str:
    return "".join(names.get(part.lower(), part) for part in PARTS.split(text))

"""Cards of a game in words, and how sure we are of what is printed on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, runtime_checkable

from hustings.words.sentences import Words

__all__ = ["Carded", "doubts", "told"]

SURE: Final = frozenset({"high", "owner"})
"""Confidences that need no note beside a card."""


@runtime_checkable
class Carded(Protocol):
    """The face of a game that lists its cards."""

    def card_list(self, words: Words, language: str) -> list[dict[str, Any]]:
        """Every card: ``id``, ``name``, ``text``, ``facts`` by label, ``sources``, ``notes``, ``data``.

        ``sources`` says by label how sure each part is (:func:`told`), ``notes`` what is to be kept in mind
        (:func:`doubts`).
        """
        ...


def told(parts: Mapping[str, str], text: Callable[[str], str]) -> dict[str, str]:
    """By the name of each part, in words how sure it is.

    Args:
        parts: the text key of each part's name, and its confidence, whose text has a key ``provenance-…``.
        text: the text of a key.
    """
    return {text(part): _how(sure, text) for part, sure in parts.items()}


def doubts(parts: Mapping[str, str], words: Words, language: str) -> list[str]:
    """A note for each part that is less than sure."""

    def text(key: str) -> str:
        return words.text(language, key)

    unsure = {part: _how(sure, text) for part, sure in parts.items() if sure not in SURE}
    return [words.text(language, "before", what=text(part)) + how for part, how in unsure.items()]


def _how(sure: str, text: Callable[[str], str]) -> str:
    return text("provenance-owner-label" if sure == "owner" else f"provenance-{sure}")

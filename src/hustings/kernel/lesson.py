"""A lesson: the beginning of a match that is told beforehand, for a newcomer to walk through."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Lesson"]


@dataclass(frozen=True)
class Lesson:
    """The first actions of a match whose chance is scripted; see :meth:`hustings.kernel.game.Game.lesson_match`.

    Before each action the newcomer reads about it: ``lesson-1``, ``lesson-2`` … in the game's texts, and
    ``lesson-end`` after the last.

    Attributes:
        seat: whose eyes the newcomer has.
        actions: who acts and how, in order, such as ``("nixon", "value N12")``; a comma joins what another seat does
            at one go.
        draws: the script of chance, in the game's names.
        options: of the match.
    """

    seat: str
    actions: tuple[tuple[str, str], ...]
    draws: tuple[str | int | tuple[str | int, ...], ...] = ()
    options: dict[str, str] = field(default_factory=dict)

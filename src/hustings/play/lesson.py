"""A lesson: a match that is told beforehand, for a newcomer to walk through from one great moment to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

__all__ = ["LOOK", "Chapter", "Lesson"]

LOOK: Final = ("", "")
"""In place of an action: nothing is done, there is only something to read."""

Did = tuple[str, str]
"""Who acts and how, such as ``("nixon", "value N12")``; a comma joins what a seat does at one go."""


@dataclass(frozen=True)
class Chapter:
    """A part of a lesson that has a name and an address of its own.

    Attributes:
        name: in addresses and in keys: ``lesson-<name>`` is its title, ``lesson-<name>-1`` … tell its actions.
        actions: what the newcomer is led through, in order; :data:`LOOK` where there is only something to read.
        meanwhile: what was played since the chapter before and is told in a sentence; a line for each turn of a seat,
            such as ``nixon: value N12, move momentum``. It is kept, so that computers may learn to play better.
    """

    name: str
    actions: tuple[Did, ...]
    meanwhile: str = ""

    def before(self) -> Iterator[Did]:
        """The actions of ``meanwhile``."""
        for line in self.meanwhile.split("\n"):
            seat, colon, actions = line.strip().partition(": ")
            if colon:
                yield seat, actions


@dataclass(frozen=True)
class Lesson:
    """A match whose chance is scripted, in chapters; see :func:`hustings.play.walk.lesson_walk`.

    With each action the newcomer reads the chapter's text about it, and ``lesson-end`` after the last. What others do
    lies on the table when it is read about.

    Attributes:
        seat: whose eyes the newcomer has.
        chapters: its parts, in order.
        draws: the script of chance, in the game's names.
        seed: for chance after the script.
        options: of the match.
    """

    seat: str
    chapters: tuple[Chapter, ...]
    draws: tuple[str | int | tuple[str | int, ...], ...] = ()
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)

    @property
    def steps(self) -> list[tuple[Chapter, int]]:
        """Every step by its chapter and its place there, beginning with 0."""
        return [(chapter, place) for chapter in self.chapters for place in range(len(chapter.actions))]

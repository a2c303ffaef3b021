"""What a game draws for the terminal, and what is shown of a game that draws nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol, runtime_checkable

import msgspec
from rich.text import Text

from ..kernel.game import Game
from ..words import Words


class Drawing(Protocol):
    """One view as a game draws it. Objects are named as in the actions: ``N14``, ``e07``, ``initiative``."""

    def bar(self, width: int) -> list[Text]:
        """One or two lines for the top: where the match stands."""
        ...

    def stage(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The board.

        Args:
            width: cells that there are.
            height: lines that there are; more only where the board cannot do with them.
            lit: objects that can be chosen now, each with the key that does it.
            chosen: the one that the cursor is on, or ``""``.
        """
        ...

    def hand(self, width: int, keys: Mapping[str, str], chosen: str) -> tuple[list[Text], Collection[str]]:
        """The own hand, a card a line.

        Args:
            width: cells that there are.
            keys: legal actions by canonical text, each with its key.
            chosen: the action that the cursor is on, or ``""``.

        Returns:
            The lines, and the actions that they show with their keys; the others are listed below.
        """
        ...

    def about(self, thing: str) -> str:
        """What there is to know of an object, in a sentence or two; empty: nothing."""
        ...

    def piles(self) -> list[Text]:
        """The page of all cards: the hand with its texts, discards, removed cards; a paragraph each."""
        ...


@runtime_checkable
class Drawn(Protocol):
    """A game that draws itself for the terminal."""

    def terminal(self, view: object, words: Words, language: str) -> Drawing:
        """The drawing of a view."""
        ...


class Listing:
    """The drawing of a game that has none: its view, name by name."""

    def __init__(self, game: Game, view: object, words: Words, language: str) -> None:
        self.title = words.text(language, "game-title") if words.has(language, "game-title") else game.id
        self.facts: Mapping[str, object] = msgspec.to_builtins(view)

    def bar(self, width: int) -> list[Text]:
        """The title."""
        return [Text(self.title, "bold")]

    def stage(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """A line for each part of the view."""
        return self.piles()

    def hand(self, width: int, keys: Mapping[str, str], chosen: str) -> tuple[list[Text], Collection[str]]:
        """Nothing: the view shows it."""
        return [], ()

    def about(self, thing: str) -> str:
        """Nothing."""
        return ""

    def piles(self) -> list[Text]:
        """A paragraph for each part of the view."""
        return [Text(f"{name}: {value}") for name, value in self.facts.items()]


def draw(game: Game, view: object, words: Words, language: str) -> Drawing:
    """The game's own drawing of a view, or a plain one."""
    return game.terminal(view, words, language) if isinstance(game, Drawn) else Listing(game, view, words, language)

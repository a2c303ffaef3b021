"""What a game draws for the terminal, and what is shown of a game that draws nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

import msgspec
from rich.text import Text

from hustings.play.game import Game
from hustings.words.sentences import Words

F = TypeVar("F")
V = TypeVar("V")


class Drawing(ABC, Generic[F, V]):
    """One view as a game draws it. Objects are named as in the actions: ``N14``, ``e07``, ``initiative``.

    Args:
        printed: the printed values of this match.
        view: what is known.
        words: texts of house and game.
        language: ``en`` or ``ja``.
    """

    def __init__(self, printed: F, view: V, words: Words, language: str) -> None:
        self.printed = printed
        self.view = view
        self.words = words
        self.language = language

    def text(self, key: str, **arguments: object) -> str:
        """The text of a key."""
        return self.words.text(self.language, key, **arguments)

    def before(self, what: str) -> str:
        """What stands before the thing that it names, with the colon of the language."""
        return self.text("before", what=what)

    def aside(self, what: str) -> str:
        """Something in the brackets of the language, to stand after something else."""
        return self.text("aside", what=what)

    @abstractmethod
    def bar(self, width: int) -> list[Text]:
        """One or two lines for the top: where the match stands."""

    @abstractmethod
    def stage(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The board.

        Args:
            width: cells that there are.
            height: lines that there are; more only where the board cannot do with them.
            lit: objects that can be chosen now, each with the key that does it.
            chosen: the one that the cursor is on, or ``""``.
        """

    @abstractmethod
    def hand(self, width: int, keys: Mapping[str, str], chosen: str) -> tuple[list[Text], Collection[str]]:
        """The own hand, a card a line.

        Args:
            width: cells that there are.
            keys: legal actions by canonical text, each with its key.
            chosen: the action that the cursor is on, or ``""``.

        Returns:
            The lines, and the actions that they show with their keys; the others are listed below.
        """

    @abstractmethod
    def about(self, thing: str) -> str:
        """What there is to know of an object, in a sentence or two; empty: nothing."""

    def short(self, action: str) -> str:
        """A short name for an action that stands in a menu with many others; empty: what its button says."""
        return ""

    @abstractmethod
    def piles(self) -> list[Text]:
        """The page of all cards: the hand with its texts, discards, removed cards; a paragraph each."""


@runtime_checkable
class Drawn(Protocol):
    """The face of a game that draws itself for the terminal."""

    def terminal(self, view: object, words: Words, language: str) -> Drawing[Any, Any]:
        """The drawing of a view."""
        ...


class Listing(Drawing[Game, object]):
    """The drawing of a game that has none: its view, name by name."""

    def __init__(self, game: Game, view: object, words: Words, language: str) -> None:
        super().__init__(game, view, words, language)
        self.title = self.text("game-title") if words.has(language, "game-title") else game.id
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
        return [Text(f"{self.before(name)}{value}") for name, value in self.facts.items()]


def draw(game: Game, view: object, words: Words, language: str) -> Drawing[Any, Any]:
    """The game's own drawing of a view, or a plain one."""
    face = game.face
    return face.terminal(view, words, language) if isinstance(face, Drawn) else Listing(game, view, words, language)

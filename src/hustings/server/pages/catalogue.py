"""What the pages say about an installed game, from its texts."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.game import Game, Provenance
from .sentences import Sentences, sentences

__all__ = ["About", "Choice", "Option", "Seat", "about"]


@dataclass(frozen=True)
class Seat:
    """A seat of a game and what it plays for."""

    id: str
    name: str
    aim: str


@dataclass(frozen=True)
class Choice:
    """A value of an option."""

    id: str
    name: str


@dataclass(frozen=True)
class Option:
    """An option of a game with its choices, the default first."""

    id: str
    name: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class About:
    """A game as its pages describe it."""

    id: str
    title: str
    tagline: str
    about: str
    notice: str
    minute: tuple[str, ...]
    seats: tuple[Seat, ...]
    options: tuple[Option, ...]
    provenance: Provenance | None
    lesson: bool


def about(game: Game, language: str) -> About:
    """What the pages say about a game."""
    words = sentences(game, language)
    return About(
        id=game.id,
        title=words.text("game-title"),
        tagline=words.text("game-tagline"),
        about=words.text("game-about"),
        notice=words.text("game-notice"),
        minute=words.numbered("minute-"),
        seats=tuple(Seat(id, words.text(f"seat-{id}"), _or_empty(words, f"seat-{id}-aim")) for id in game.seats()),
        options=tuple(
            Option(
                id,
                words.text(f"option-{id}"),
                tuple(Choice(value, words.text(f"option-{id}-{value}")) for value in choices),
            )
            for id, choices in game.options.items()
        ),
        provenance=game.provenance(words.text),
        lesson=game.lesson is not None,
    )


def _or_empty(words: Sentences, key: str) -> str:
    return words.text(key) if words.has(key) else ""

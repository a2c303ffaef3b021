"""Hustings: political, card-driven board games with rules that enforce and explain themselves."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from hustings.kernel.message import Entry
from hustings.play.game import Game

__all__ = ["UnknownGame", "game", "game_class", "installed", "read"]


class UnknownGame(LookupError):
    """No installed package brings a game of this name."""


def installed() -> tuple[str, ...]:
    """Names of all installed games, from the entry-point group ``hustings.games``."""
    return tuple(sorted(point.name for point in entry_points(group="hustings.games")))


def game_class(id: str) -> Any:
    """The class of an installed game.

    Raises:
        UnknownGame: when there is none of this name.
    """
    for point in entry_points(group="hustings.games", name=id):
        return point.load()
    raise UnknownGame(f"there is no game {id!r}; installed are: {', '.join(installed()) or 'none'}")


def game(id: str, printed: Path | str | None = None) -> Game:
    """An installed game.

    Args:
        id: for example ``"watergate"``.
        printed: an owner's file of printed values.

    Raises:
        UnknownGame: when there is none of this name.
        ValueError: when the owner's file does not fit; the message says what to correct.
    """
    kind = game_class(id)
    made: Game = kind() if printed is None else kind.from_file(Path(printed))
    return made


def read(game: Game, entries: Iterable[Entry], language: str = "en", seat: int | None = None) -> list[str]:
    """Lines of a log in words, those that a seat (None: a spectator) may read.

    Args:
        game: whose lines they are.
        entries: of a position that is live, or of a match.
        language: one that the game speaks.
        seat: who reads.
    """
    from hustings.words.sentences import Words

    words = Words(game)
    return [words.say(language, "log-", entry) for entry in entries if entry.is_for(seat)]

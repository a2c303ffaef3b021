"""Hustings: political, card-driven board games with rules that enforce and explain themselves."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from hustings.kernel.message import Entry
from hustings.play.game import Game

__all__ = ["BrokenGame", "UnknownGame", "broken", "game", "game_class", "installed", "read"]


class UnknownGame(LookupError):
    """No installed package brings a game of this name."""


class BrokenGame(UnknownGame):
    """A game is installed, but its package cannot be imported; the message says what it ran into."""


def installed() -> tuple[str, ...]:
    """Names of all installed games, from the entry-point group ``hustings.games``."""
    return tuple(sorted(point.name for point in entry_points(group="hustings.games")))


def game_class(id: str) -> Any:
    """The class of an installed game.

    Raises:
        UnknownGame: when there is none of this name.
        BrokenGame: when its package cannot be imported, for whatever reason.
    """
    for point in entry_points(group="hustings.games", name=id):
        return _loaded(point)
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


def broken() -> dict[str, str]:
    """The installed games that cannot be loaded, each with what it ran into."""
    found: dict[str, str] = {}
    for point in entry_points(group="hustings.games"):
        try:
            _loaded(point)
        except BrokenGame as error:
            found[point.name] = str(error)
    return found


def _loaded(point: EntryPoint) -> Any:
    try:
        return point.load()
    except Exception as error:
        raise BrokenGame(f"{type(error).__name__}: {error}") from error


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

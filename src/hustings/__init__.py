"""Hustings: political, card-driven board games with rules that enforce and explain themselves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hustings.kernel.message import Entry, Message, Reason
from hustings.play.game import Game
from hustings.play.records import Line

if TYPE_CHECKING:
    from hustings.words.sentences import Words

__all__ = ["BrokenGame", "UnknownGame", "broken", "game", "game_class", "installed", "read", "say"]


class UnknownGame(LookupError):
    """No installed package brings a game of this name."""


class BrokenGame(UnknownGame):
    """A game is installed, but cannot be imported or made; the message says what it ran into."""


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
        BrokenGame: when it cannot be imported or made, for whatever reason.
        ValueError: when the owner's file does not fit; the message says what to correct.
    """
    kind = game_class(id)
    if printed is not None:
        corrected: Game = kind.from_file(Path(printed))
        return corrected
    try:
        made: Game = kind()
    except Exception as error:
        raise BrokenGame(f"{type(error).__name__}: {error}") from error
    return made


def broken() -> dict[str, str]:
    """The installed games that cannot be loaded, each with what it ran into."""
    found: dict[str, str] = {}
    for point in entry_points(group="hustings.games"):
        try:
            game(point.name)
        except BrokenGame as error:
            found[point.name] = str(error)
    return found


def _loaded(point: EntryPoint) -> Any:
    try:
        return point.load()
    except Exception as error:
        raise BrokenGame(f"{type(error).__name__}: {error}") from error


def say(game: Game, message: Message, language: str = "en") -> str:
    """A message in words: a line of a log, a reason why an action is refused, the label of an action.

    Args:
        game: whose message it is.
        message: for example an :class:`~hustings.kernel.message.Entry` of a live position.
        language: one that the game speaks.
    """
    prefix = "log-" if isinstance(message, Entry) else "no-" if isinstance(message, Reason) else ""
    return _words(game).say(language, prefix, message)


def read(game: Game, entries: Iterable[Entry | Line], language: str = "en", seat: int | None = None) -> list[str]:
    """Lines of a log in words, those that a seat (None: a spectator) may read.

    Args:
        game: whose lines they are.
        entries: of a position that is live, or the lines of a match.
        language: one that the game speaks.
        seat: who reads.
    """
    lines = [line.entry if isinstance(line, Line) else line for line in entries]
    return [say(game, entry, language) for entry in lines if entry.is_for(seat)]


@lru_cache(maxsize=8)
def _words(game: Game) -> Words:
    """The texts of a game, which are read when somebody asks for a sentence first."""
    from hustings.words.sentences import Words

    return Words(game)

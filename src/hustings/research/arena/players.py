"""Players by their names: levels of the house, and other people's programs, which sit in processes of their own.

A name is ``LEVEL`` or ``MODULE:FACTORY``, and behind a colon what it is made with; or ``bot:`` and the command that
begins a bot over the API (:mod:`.botdoor`)::

    random
    search:iterations=1000
    search:seconds=0.5
    my_package.players:Careful
    my_package.players:Careful:depth=3,file=net.npz
    bot:python examples/bot.py
"""

from __future__ import annotations

from ast import literal_eval
from dataclasses import dataclass
from typing import Any, Final

from hustings.ai.levels import Budget, UnknownLevel, level_named
from hustings.play.game import Game

from ..matchup import Computer, Player
from .desk import Desk, Seated

BOT: Final = "bot:"
LIMIT: Final = 60.0
"""Seconds that somebody else's player has for an answer, unless it is said."""


class BadPlayer(ValueError):
    """A name that no player has.

    Args:
        name: as it was written.
        key: what is wrong: ``level``, ``setting`` or ``value``.
        about: the part that is wrong.
    """

    def __init__(self, name: str, key: str, about: str) -> None:
        super().__init__(name, key, about)
        self.name, self.key, self.about = name, key, about

    def __str__(self) -> str:
        said = {
            "level": "is neither a level nor MODULE:FACTORY",
            "setting": f"cannot be made with {self.about!r}",
            "value": f"has a setting that is no number above 0: {self.about!r}",
        }
        return f"the player {self.name!r} {said[self.key]}"


@dataclass(frozen=True)
class Program:
    """Somebody else's player, made by a factory in a process of its own that gets nothing but what its seat knows.

    Attributes:
        module, factory: where it is.
        settings: what the factory is called with.
        limit: seconds for an answer.
        called: its name in results; empty: where it is.
    """

    module: str
    factory: str
    settings: tuple[tuple[str, Any], ...] = ()
    limit: float = LIMIT
    called: str = ""

    @property
    def name(self) -> str:
        """What results call it."""
        return self.called or f"{self.module}:{self.factory}"

    def sit(self, game: Game, seat: int) -> Seated:
        """Take a seat, at a desk that it may have had before."""
        return Seated(Desk.of(self.module, self.factory, self.settings), game, seat, self.limit)


def player_named(name: str, limit: float = LIMIT) -> Player:
    """The player of a name.

    Args:
        name: as at the top of this module.
        limit: seconds that it has for an answer, if it is somebody else's.

    Raises:
        BadPlayer: when there is none; whether there is such a factory is seen when it sits down.
    """
    if name.startswith(BOT) and name != BOT:
        return Program("hustings.research.arena.botdoor", "Bot", (("command", name.removeprefix(BOT)),), limit, name)
    first, *rest = name.split(":")
    if len(rest) >= 2 or (rest and "=" not in rest[0]):
        factory, settings = rest[0], _settings(name, ":".join(rest[1:]))
        if not (all(part.isidentifier() for part in first.split(".")) and factory.isidentifier()):
            raise BadPlayer(name, "level", name)
        return Program(first, factory, tuple(settings.items()), limit, name)
    try:
        level = level_named(first)
    except UnknownLevel as error:
        raise BadPlayer(name, "level", first) from error
    settings = _settings(name, ":".join(rest))
    if not settings:
        return Computer(level)
    for key, value in settings.items():
        if level != "search" or key not in ("iterations", "seconds"):
            raise BadPlayer(name, "setting", key)
        whole = key == "iterations"
        if not isinstance(value, int if whole else (int, float)) or isinstance(value, bool) or not 0 < value < 1e12:
            raise BadPlayer(name, "value", str(value))
    return Computer(level, Budget(settings.get("seconds"), settings.get("iterations")), name)


def _settings(name: str, text: str) -> dict[str, Any]:
    """``key=value,…``: numbers, ``True``, ``False`` and ``None`` are what Python reads, all else is text."""
    found: dict[str, Any] = {}
    for one in filter(None, text.split(",")):
        key, equal, value = one.partition("=")
        if not equal or not key.isidentifier():
            raise BadPlayer(name, "setting", one)
        try:
            read = literal_eval(value)
        except (ValueError, SyntaxError):
            read = value
        found[key] = read if isinstance(read, int | float | bool | None) else value
    return found

"""The installed games, each made once for each set of printed values."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

import hustings
from hustings.play.game import Game

UNREADABLE: Final = (ValueError, LookupError, TypeError, AttributeError, msgspec.MsgspecError)
"""What a game may raise on data that another version of it wrote, or somebody with a text editor."""
KEPT: Final = 64
"""How many games with printed values of their own are kept for the next match that has the same."""


class Shelf:
    """The games of this server, each made once for each set of printed values.

    Args:
        corrections: owners' files of printed values by id of the game, for new matches.
    """

    def __init__(self, corrections: Mapping[str, Path] | None = None) -> None:
        self.corrections = dict(corrections or {})
        self._new: dict[str, Game] = {}
        self._made: dict[tuple[str, str], Game] = {}

    def new(self, game_id: str) -> Game:
        """The game that new matches are played with.

        Raises:
            UnknownGame: when it is not installed.
            ValueError: when the owner's file does not fit.
        """
        if game_id not in self._new:
            self._new[game_id] = hustings.game(game_id, self.corrections.get(game_id))
        return self._new[game_id]

    def owned(self, game_id: str, file: dict[str, Any]) -> Game:
        """The game with an owner's file, given as its tables.

        Raises:
            UnknownGame: when it is not installed.
            ValueError: when the file does not fit.
        """
        kind = hustings.game_class(game_id)
        made: Game = kind.from_file(file)
        return self.printed(game_id, made.printed_data)

    def printed(self, game_id: str, printed: dict[str, object]) -> Game:
        """The game with the printed values of a match.

        Raises:
            UnknownGame: when it is not installed.
            ValueError: when it cannot be played with these values.
        """
        key = game_id, hashlib.sha256(json.dumps(printed, sort_keys=True).encode()).hexdigest()
        found = self._made.pop(key, None)
        if found is None:
            found = _made(hustings.game_class(game_id).from_data, printed)
        self._made[key] = found
        if len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return found

    def checked(self, game_id: str, printed: dict[str, object]) -> Game:
        """:meth:`printed` with values that may come from anywhere.

        Raises:
            UnknownGame: when it is not installed.
            ValueError: when it cannot be played with these values.
        """
        return _made(hustings.game_class(game_id).from_outside, printed)


def _made(make: Callable[[dict[str, object]], Game], printed: dict[str, object]) -> Game:
    try:
        return make(printed)
    except UNREADABLE as error:
        raise ValueError(f"the game cannot be played with these printed values: {error}") from error

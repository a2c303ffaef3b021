"""The installed games, each made once for each set of printed values."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

import hustings

from ..kernel.game import Game

UNREADABLE: Final = (ValueError, LookupError, TypeError, AttributeError, msgspec.MsgspecError)
"""What a game may raise on data that another version of it wrote, or somebody with a text editor."""


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

    def printed(self, game_id: str, printed: dict[str, object]) -> Game:
        """The game with the printed values of a match.

        Raises:
            UnknownGame: when it is not installed.
            ValueError: when it cannot be played with these values.
        """
        key = game_id, hashlib.sha256(json.dumps(printed, sort_keys=True).encode()).hexdigest()
        if key not in self._made:
            kind = hustings.game_class(game_id)
            try:
                self._made[key] = kind.from_data(printed)
            except UNREADABLE as error:
                raise ValueError(f"{game_id} cannot be played with these printed values: {error}") from error
        return self._made[key]

"""Many matches that are stepped at once, their observations, masks and scores in arrays that they share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from hustings.play.game import Game

from .layout import layout
from .turns import EXTRAS, Turns, begin, sizes


class Batch:
    """See :func:`hustings.research.batch`.

    Attributes:
        observations: what the seat that is asked knows, a row a match, 16-bit ints.
        masks: its legal actions, a row a match.
        seats: who is asked, by match.
        over: which matches have ended with the last step; there the arrays above belong to the next match already.
        scores: how they ended, a row a match and a column a seat; 0 elsewhere.
        matches: the matches.
    """

    def __init__(self, game: Game, n: int, seed: int, options: Mapping[str, str], extras: int | None) -> None:
        if n < 1:
            raise ValueError(f"a batch has at least one match, not {n}")
        self.game = game
        self.options = game.chosen(options)
        self.extras = EXTRAS if extras is None else extras
        self.observations: Any = np.zeros((n, len(layout(game))), np.int16)
        self.masks: Any = np.zeros((n, sizes(game, self.extras)[0]), np.int8)
        self.seats: Any = np.zeros(n, np.int8)
        self.over: Any = np.zeros(n, bool)
        self.scores: Any = np.zeros((n, len(game.seats(self.options))), np.float32)
        self._next = seed
        self.matches = [self._begin() for _ in range(n)]
        for place in range(n):
            self._look(place)

    def step(self, actions: Any) -> None:
        """Carry an action out in each match, for the seat that is asked there.

        Args:
            actions: as many ints as there are matches.

        Raises:
            MaskedAction: when one is not legal; it says of which match. Those before it have been carried out.
            ValueError: when there are not as many as matches.
        """
        chosen = [int(action) for action in actions]
        if len(chosen) != len(self.matches):
            raise ValueError(f"{len(chosen)} actions for {len(self.matches)} matches")
        self.over[:] = False
        self.scores[:] = 0.0
        for place, turns in enumerate(self.matches):
            try:
                turns.step(chosen[place])
            except ValueError as error:
                raise type(error)(f"match {place}: {error}") from error
            if turns.position.outcome is not None:
                self.over[place] = True
                self.scores[place] = turns.position.outcome.scores
                self.matches[place] = self._begin()
            self._look(place)

    def _begin(self) -> Turns:
        self._next += 1
        return begin(self.game, self.options, self._next - 1, self.extras)

    def _look(self, place: int) -> None:
        turns = self.matches[place]
        self.seats[place] = turns.seat
        self.observations[place] = np.frombuffer(layout(self.game).row(turns.position, turns.seat), "<i2")
        self.masks[place] = np.frombuffer(turns.mask(), np.int8)

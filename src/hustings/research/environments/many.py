"""Many matches that are stepped at once, their observations, masks and scores in arrays that they share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from hustings.kernel.faults import Beyond
from hustings.kernel.stepping import Many
from hustings.play.game import Game

from .layout import layout
from .turns import EXTRAS, MaskedAction, Turns, begin, sizes


class Batch:
    """See :func:`hustings.research.batch`.

    The arrays are always the same ones and are written in place by each step; they can be read only, and what is to be
    kept is copied.

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
        self._next = seed
        self._lay([self._begin() for _ in range(n)])

    def __reduce__(self) -> tuple[object, ...]:
        return _stored, (self.game, self.options, self.extras, self._next, self.matches)

    def _lay(self, matches: list[Turns]) -> None:
        """Lay matches side by side."""
        n, size, columns = len(matches), sizes(self.game, self.extras)[0], len(layout(self.game))
        self._many = Many(layout(self.game).writer(), n, size)
        self.observations: Any = np.frombuffer(self._many.rows, np.int16).reshape(n, columns)
        self.masks: Any = np.frombuffer(self._many.masks, np.int8).reshape(n, size)
        self.seats: Any = np.frombuffer(self._many.seats, np.int8)
        self.over: Any = np.zeros(n, bool)
        self.scores: Any = np.zeros((n, len(self.game.seats(self.options))), np.float32)
        self.matches = matches
        try:
            for place, turns in enumerate(matches):
                self._many.begin(place, turns)
        except Beyond as error:
            raise layout(self.game).outside(error) from error

    def step(self, actions: Any) -> None:
        """Carry an action out in each match, for the seat that is asked there.

        Args:
            actions: as many ints as there are matches.

        Raises:
            MaskedAction: when one is not legal; it says of which match. None has been carried out.
            ValueError: when there are not as many as matches, or they are no ints.
            OutOfBounds: when an owner's printed values lead to one for which a column has no room.
        """
        given = np.asarray(actions)
        if given.shape != (len(self.matches),):
            raise ValueError(
                f"{given.size} actions for {len(self.matches)} matches, in an array of shape {given.shape}"
            )
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are ints, not {given.dtype}")
        chosen = given.tolist()
        wrong = self._many.refused(chosen)
        if wrong >= 0:
            raise MaskedAction(f"match {wrong}: {self.matches[wrong].why(chosen[wrong])}")
        if self.over.any():
            self.over[:] = False
            self.scores[:] = 0.0
        try:
            for place in self._many.step(chosen):
                self._end(place)
        except Beyond as error:
            raise layout(self.game).outside(error) from error

    def _end(self, place: int) -> None:
        """Note how a match has ended, and begin the next one in its place."""
        outcome = self.matches[place].position.outcome
        assert outcome is not None
        self.over[place] = True
        self.scores[place] = outcome.scores
        self.matches[place] = self._begin()
        self._many.begin(place, self.matches[place])

    def _begin(self) -> Turns:
        self._next += 1
        return begin(self.game, self.options, self._next - 1, self.extras)


def _stored(game: Game, options: Mapping[str, str], extras: int, following: int, matches: list[Turns]) -> Batch:
    """The batch of :meth:`Batch.__reduce__`; `over` and `scores` begin anew."""
    made = Batch.__new__(Batch)
    made.game, made.options, made.extras, made._next = game, dict(options), extras, following
    made._lay(matches)
    return made

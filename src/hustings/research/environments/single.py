"""One seat of a match as a Gymnasium environment; the others are played by computers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from hustings.ai.levels import WAIT, Budget, Sampler, decide, level_named
from hustings.play.game import Game

from .seen import looks, seen
from .turns import EXTRAS, MaskedAction, Turns, begin, sizes

Policy = Callable[[dict[str, Any]], int]
"""Given an observation with its mask, it gives an action."""

THINKS = Budget(seconds=None, iterations=200)
"""How long a search thinks for the others, so that the same seed gives the same match."""


class Single(gymnasium.Env[dict[str, Any], int]):
    """See :func:`hustings.research.gym`.

    The reward is 0 until the end, then the seat's score. :meth:`action_masks` is what sb3-contrib asks for.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: Game,
        seat: str | int,
        others: str | Policy,
        illegal: str,
        options: Mapping[str, str],
        extras: int | None,
        reasons: bool,
    ) -> None:
        self.game = game
        self.options = game.chosen(options)
        names = game.seats(self.options)
        if seat not in names and seat not in range(len(names)):
            raise ValueError(f"{game.id} has no seat {seat!r}; it has {', '.join(names)}")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"`illegal` is 'raise' or 'lose', not {illegal!r}")
        self.seat = seat if isinstance(seat, int) else names.index(seat)
        self.others = level_named(others) if isinstance(others, str) else others
        self.illegal = illegal
        self.extras = EXTRAS if extras is None else extras
        self.reasons = reasons
        self.observation_space = looks(game, self.extras)
        self.action_space = spaces.Discrete(sizes(game, self.extras)[0])
        self.turns: Turns | None = None

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, str] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match, up to the first question to the seat: the same one for the same seed.

        Raises:
            BadOption: for an option or value that the game does not have.
        """
        super().reset(seed=seed)
        if options:
            self.options = self.game.chosen({**self.options, **options})
        while True:
            self.turns = begin(self.game, self.options, self._number(), self.extras)
            self._others()
            if self.turns.position.outcome is None:
                return seen(self.turns, self.seat), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play on to the next question to the seat.

        Raises:
            MaskedAction: when the action is not legal now, unless ``illegal`` is ``lose``.
            MatchOver: when the match is over.
        """
        turns = self._begun()
        try:
            turns.step(int(action))
        except MaskedAction as error:
            if self.illegal == "raise":
                raise
            return seen(turns, self.seat), self.game.utilities[0], True, False, {"refused": str(error)}
        self._others()
        outcome = turns.position.outcome
        reward = 0.0 if outcome is None else float(outcome.scores[self.seat])
        return seen(turns, self.seat), reward, outcome is not None, False, self._info()

    def action_masks(self) -> Any:
        """For each action whether it is legal now."""
        return np.frombuffer(self._begun().mask(), np.int8).astype(bool)

    def _info(self) -> dict[str, Any]:
        """Why actions are not legal now, if reasons are asked for."""
        turns = self._begun()
        return {"reasons": turns.reasons()} if self.reasons and turns.seat == self.seat else {}

    def _begun(self) -> Turns:
        if self.turns is None:
            raise gymnasium.error.ResetNeeded("no match has begun: call reset() first")
        return self.turns

    def _number(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _others(self) -> None:
        """Let the others answer until the seat is asked, or the match is over."""
        turns = self._begun()
        while turns.seat not in (self.seat, -1):
            if callable(self.others):
                answer = self.others(seen(turns, turns.seat))
                try:
                    turns.step(index(answer))
                except TypeError as error:
                    seat = self.game.wording.sides[turns.seat]
                    raise ValueError(f"the function that plays {seat} answered {answer!r}, which is no int") from error
                continue
            actions = [action for action in turns.actions if action != turns.wait]
            chosen = WAIT
            if actions:
                sample = Sampler(turns.position, turns.seat, self._number())
                chosen = decide(self.game, turns.seat, actions, sample, self.others, THINKS, self._number())
            if chosen == WAIT or chosen not in turns.actions:
                chosen = turns.wait if turns.wait in turns.actions else turns.actions[0]
            turns.step(chosen)

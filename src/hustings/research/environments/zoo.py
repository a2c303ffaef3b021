"""A match as a PettingZoo environment: every seat is an agent, asked in its turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from hustings.play.game import Game

from .layout import layout
from .seen import looks, seen
from .turns import EXTRAS, begin, sizes


class Zoo(AECEnv):
    """See :func:`hustings.research.aec`.

    Rewards are 0 until the end, then each seat's score. ``infos`` are empty, unless reasons are asked for.

    Attributes:
        game: the game.
        turns: the match, with the position; what is in there is for those who judge, not for those who play.
    """

    def __init__(self, game: Game, options: Mapping[str, str], extras: int | None, reasons: bool) -> None:
        super().__init__()
        self.metadata = {
            "name": f"hustings-{game.id}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = "ansi"
        self.game = game
        self.options = game.chosen(options)
        self.extras = EXTRAS if extras is None else extras
        self.reasons = reasons
        self.possible_agents = list(game.seats(self.options))
        self.agents: list[str] = []
        self.agent_selection = ""
        looked, size = looks(game, self.extras), sizes(game, self.extras)[0]
        self.observation_spaces = dict.fromkeys(self.possible_agents, looked)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game, and waiting where there is something to wait for."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, str] | None = None) -> None:
        """Begin a match: the same one for the same seed.

        What is given as ``options`` here is let be: those of the game were chosen when the environment was made.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.turns = begin(self.game, self.options, int(self._random.integers(1 << 62)), self.extras)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows and is asked, and its legal actions."""
        return seen(self.turns, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Carry an action of the seat whose turn it is out.

        Raises:
            MaskedAction: when it is not legal now; nothing has changed.
            MatchOver: when the match is over.
        """
        if self.agents and self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.turns.step(-1 if action is None else int(action))
        self._clear_rewards()
        outcome = self.turns.position.outcome
        if outcome is None:
            self._select()
            return
        self.rewards = dict(zip(self.agents, outcome.scores, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _select(self) -> None:
        """Turn to the seat that is asked, and tell it why not, if reasons are asked for."""
        self.agent_selection = self.agents[self.turns.seat]
        if self.reasons:
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection]["reasons"] = self.turns.reasons()

    def render(self) -> str:
        """The observation of the seat whose turn it is, as lines of columns that are not 0."""
        seat = max(self.turns.seat, 0)
        shape = layout(self.game)
        return shape.text(shape.observe(self.turns.position, seat))

    def close(self) -> None:
        """Nothing is open."""

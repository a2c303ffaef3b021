"""A match as a PettingZoo environment in which all who are asked answer at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from hustings.play.game import Game

from .layout import layout
from .seen import looks
from .turns import MaskedAction, MatchOver, Turns, sizes

Told: TypeAlias = dict[str, dict[str, Any]]
"""What each agent is told."""


class Together(ParallelEnv):
    """See :func:`hustings.research.parallel`.

    Attributes:
        game: the game.
        position: where the match stands, hidden things included: for those who judge, not for those who play.
    """

    def __init__(self, game: Game, illegal: str, options: Mapping[str, str], reasons: bool) -> None:
        if illegal not in ("raise", "lose"):
            raise ValueError(f"`illegal` is 'raise' or 'lose', not {illegal!r}")
        self.illegal = illegal
        self.metadata = {"name": f"hustings-{game.id}", "render_modes": []}
        self.render_mode = None
        self.game = game
        self.options = game.chosen(options)
        self.reasons = reasons
        self.possible_agents = list(game.seats(self.options))
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, looks(game, 0))
        self.action_spaces = {agent: spaces.Discrete(sizes(game, 0)[0]) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, str] | None = None) -> tuple[Told, Told]:
        """Begin a match: the same one for the same seed.

        What is given as ``options`` here is let be: those of the game were chosen when the environment was made.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.position = self.game.setup(int(self._random.integers(1 << 62)), self.options)
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def step(self, actions: Mapping[str, int]) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Carry the actions of all seats out that owe an answer; what others give is let be.

        Where one answer has changed what the others were asked, they are asked anew.

        Raises:
            MaskedAction: when one is missing or not legal, unless ``illegal`` is ``lose``; nothing has changed.
            MatchOver: when the match is over.
        """
        if not self.agents:
            raise MatchOver(f"the match of {self.game.id} is over, or none has begun: call reset()")
        p, asked = self.position, self.position.to_act
        refused = {self.possible_agents[seat]: why for seat in asked if (why := self._refused(seat, actions))}
        if refused and self.illegal == "raise":
            raise MaskedAction("; ".join(refused.values()))
        if refused:
            return self._lost(refused)
        question = type(p.stack[-1])
        for seat in asked:
            if seat in p.to_act and type(p.stack[-1]) is question:
                p.apply(seat, int(actions[self.possible_agents[seat]]))
        over, agents = p.outcome is not None, self.agents
        scores = p.outcome.scores if p.outcome is not None else [0.0] * len(agents)
        seen, infos = self._seen(), self._infos()
        self.agents = [] if over else agents
        rewards = {agent: float(score) for agent, score in zip(agents, scores, strict=True)}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _refused(self, seat: int, actions: Mapping[str, int]) -> str:
        """Why a seat cannot do what it is about to do; empty: it can."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            return f"{agent} owes an answer, and none is among the actions"
        action = int(actions[agent])
        return "" if action in self.position.answers(seat) else self._asking(seat).why(action)

    def _lost(
        self, refused: Mapping[str, str]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """The end of the match because of what some seats did: all have the lowest score."""
        agents, self.agents = self.agents, []
        infos: Told = {agent: {"refused": refused[agent]} if agent in refused else {} for agent in agents}
        lowest = dict.fromkeys(agents, self.game.utilities[0])
        return self._seen(), lowest, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is open."""

    def _asking(self, seat: int) -> Turns:
        """The match as one seat is asked in it."""
        turns = Turns(self.game, self.position, 0, anew=False)
        turns.seat, turns.actions = seat, self.position.answers(seat)
        return turns

    def _seen(self) -> Told:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            row = np.frombuffer(bytearray(layout(self.game).row(self.position, seat)), "<i2")
            seen[agent] = {"observation": row, "action_mask": np.frombuffer(self._asking(seat).mask(), np.int8)}
        return seen

    def _infos(self) -> Told:
        infos: Told = {agent: {} for agent in self.possible_agents}
        if self.reasons:
            for seat in self.position.to_act:
                infos[self.possible_agents[seat]]["reasons"] = self._asking(seat).reasons()
        return infos

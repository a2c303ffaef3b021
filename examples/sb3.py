"""MaskablePPO of sb3-contrib learns one seat of a game against a computer.

    pip install 'hustings[research]' sb3-contrib     # brings PyTorch
    python examples/sb3.py watergate --seat editor --steps 50000

The observation is a dict with the row of numbers and the mask; MaskablePPO takes the mask from ``action_masks()``, so
only the row, scaled by the bounds that the layout knows, goes into the network.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import hustings
from hustings.research import gym


class Row(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The row of numbers alone, as shares of what each column can hold."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        high = env.observation_space["observation"].high
        self.scale = 1.0 / np.maximum(1, np.abs(high.astype(np.float32)))
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, high.shape, np.float32)

    def observation(self, observation: dict[str, Any]) -> Any:
        """The row."""
        return observation["observation"] * self.scale

    def action_masks(self) -> Any:
        """For each action whether it is legal now."""
        return self.unwrapped.action_masks()


def score(model: Any, env: Any, matches: int) -> float:
    """Its mean score."""
    total = 0.0
    for number in range(matches):
        seen, over = env.reset(seed=10**6 + number)[0], False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(int(action))
        total += float(reward)
    return total / matches


def main() -> None:
    """Learn, and say how it went."""
    asked = argparse.ArgumentParser(description="Learn one seat with MaskablePPO of sb3-contrib.")
    asked.add_argument("game", choices=hustings.installed())
    asked.add_argument("--seat", default=0)
    asked.add_argument("--others", default="random")
    asked.add_argument("--steps", type=int, default=50_000)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    torch.set_num_threads(1)

    def made() -> Any:
        return Row(gym(told.game, seat=told.seat, others=told.others))

    model = MaskablePPO("MlpPolicy", DummyVecEnv([made] * 8), n_steps=256, batch_size=512, gamma=1.0, seed=told.seed)
    print(f"0 steps: score {score(model, made(), 100):.3f} against {told.others}", flush=True)
    began = process_time()
    while model.num_timesteps < told.steps:
        model.learn(min(10_240, told.steps), reset_num_timesteps=False)
        spent = process_time() - began
        print(f"{model.num_timesteps} steps, {spent:.0f} s: score {score(model, made(), 100):.3f}", flush=True)


if __name__ == "__main__":
    main()

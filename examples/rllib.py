"""PPO of Ray's RLlib learns one seat of a game against a computer, with RLlib's own module for masked actions.

    pip install 'hustings[research]' 'ray[rllib]' torch
    python examples/rllib.py watergate --seat editor --steps 50000

It runs in this process; ``--runners N`` lets N processes of Ray play, on this machine or on a cluster.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import hustings
from hustings.research import gym


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The row of numbers, as shares of what each column can hold, and the mask, under the names that RLlib expects."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__(gym(config["game"], seat=config["seat"], others=config["others"]))
        looks = self.env.observation_space
        self.scale = 1.0 / np.maximum(1, np.abs(looks["observation"].high.astype(np.float32)))
        row = gymnasium.spaces.Box(-np.inf, np.inf, self.scale.shape, np.float32)
        mask = gymnasium.spaces.Box(0.0, 1.0, looks["action_mask"].shape, np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": row, "action_mask": mask})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        """What RLlib is given."""
        mask = observation["action_mask"].astype(np.float32)
        return {"observations": observation["observation"] * self.scale, "action_mask": mask}


def main() -> None:
    """Learn, and say how it goes."""
    asked = argparse.ArgumentParser(description="Learn one seat with PPO of RLlib.")
    asked.add_argument("game", choices=hustings.installed())
    asked.add_argument("--seat", default=0)
    asked.add_argument("--others", default="random")
    asked.add_argument("--steps", type=int, default=50_000)
    asked.add_argument("--runners", type=int, default=0)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    ray.init(address="local", num_cpus=told.runners + 1, object_store_memory=1 << 28, include_dashboard=False)
    config = (
        PPOConfig()
        .environment(Masked, env_config={"game": told.game, "seat": told.seat, "others": told.others})
        .env_runners(num_env_runners=told.runners, num_envs_per_env_runner=8)
        .learners(num_learners=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]}
            )
        )
        .training(lr=5e-4, gamma=1.0, train_batch_size=2048, minibatch_size=512, num_epochs=4, entropy_coeff=0.01)
        .debugging(seed=told.seed)
    )
    algorithm, began, steps = config.build_algo(), process_time(), 0
    while steps < told.steps:
        runs = algorithm.train()["env_runners"]
        steps = int(runs["num_env_steps_sampled_lifetime"])
        print(f"{steps} steps, {process_time() - began:.0f} s: score {runs['episode_return_mean']:.3f}", flush=True)
    algorithm.stop()


if __name__ == "__main__":
    main()

"""A masked PPO in JAX that learns a game by playing against itself, from nothing but rows of numbers.

    pip install 'hustings[research,learn]'
    python examples/ppo.py watergate --minutes 5 --seed 1

It prints, now and then, how often it beats the random level. One network plays all seats: an observation says whose it
is. Nothing in here knows a game; one with more columns needs more time.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import hustings
from hustings.research import batch
from hustings.research.environments.layout import layout

MATCHES, STEPS = 64, 128
"""Matches side by side, and steps in them between two times of learning."""
ROUNDS, PART = 2, 1024
"""Each such time goes over all decisions so often, so many at once."""
WIDTH, RATE, CLIP, ENTROPY, LAMBDA = 128, 1e-3, 0.2, 0.01, 0.95
"""The width of the network, and what PPO is set to."""


class Decisions(NamedTuple):
    """What is learned from: arrays with a row a decision."""

    seen: Any
    mask: Any
    action: Any
    chance: Any  # the logarithm of how likely the action was
    gain: Any  # how much better it came than was believed
    worth: Any  # what the score came to look like


def network(game: str, key: Any) -> dict[str, Any]:
    """Numbers of a network with two hidden layers, which gives a preference for each action and a value."""
    matches = batch(game, 1)
    sizes = [matches.observations.shape[1], WIDTH, WIDTH, matches.masks.shape[1] + 1]
    keys = jax.random.split(key, 3)
    made = {f"w{i}": jax.random.normal(keys[i], sizes[i : i + 2]) * sizes[i] ** -0.5 for i in range(3)}
    made["w2"] *= 0.01
    # Columns are counts, flags and years: the layout knows how large each can get.
    scale = 1.0 / np.maximum(1.0, np.abs(layout(hustings.game(game)).high))
    return made | {f"b{i}": jnp.zeros(sizes[i + 1]) for i in range(3)} | {"scale": jnp.asarray(scale, jnp.float32)}


@jax.jit
def think(net: dict[str, Any], seen: Any, mask: Any) -> tuple[Any, Any]:
    """For each row how likely every action is, as logarithms, and the value; what is masked has probability zero."""
    x = seen.astype(jnp.float32) * jax.lax.stop_gradient(net["scale"])
    for i in range(2):
        x = jnp.tanh(x @ net[f"w{i}"] + net[f"b{i}"])
    x = x @ net["w2"] + net["b2"]
    return jax.nn.log_softmax(jnp.where(mask > 0, x[:, :-1], -1e9)), jax.nn.sigmoid(x[:, -1])


@jax.jit
def choose(net: dict[str, Any], key: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """An action for each row, the logarithm of how likely it was, and the value."""
    chances, value = think(net, seen, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


def loss(net: dict[str, Any], some: Decisions) -> Any:
    """What PPO makes smaller."""
    chances, value = think(net, some.seen, some.mask)
    chance = jnp.take_along_axis(chances, some.action[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - some.chance)
    gain = (some.gain - some.gain.mean()) / (some.gain.std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    spread = -jnp.where(some.mask > 0, jnp.exp(chances) * chances, 0.0).sum(1).mean()
    return jnp.square(value - some.worth).mean() - better - ENTROPY * spread


@partial(jax.jit, static_argnums=0)
def learn(rule: Any, net: dict[str, Any], state: Any, some: Decisions) -> tuple[Any, Any, Any]:
    """One step of learning: the network, the state of the rule by which it learns, and the loss."""
    lost, slope = jax.value_and_grad(loss)(net, some)
    change, state = rule.update(slope, state)
    return optax.apply_updates(net, change), state, lost


def play(matches: Any, net: dict[str, Any], key: Any, steps: int) -> Decisions:
    """Let the network play all seats for so many steps, and judge each decision by what came of it."""
    rows = []
    for _ in range(steps):
        key, now = jax.random.split(key)
        seen, mask, seat = matches.observations.copy(), matches.masks.copy(), matches.seats.copy()
        action, chance, value = map(np.asarray, choose(net, now, seen, mask))
        matches.step(action)
        rows.append((seen, mask, action, chance, seat, value, matches.over.copy(), matches.scores.copy()))
    seen, mask, action, chance, seats, values, over, scores = map(np.stack, zip(*rows, strict=True))
    gain, counts = judged(seats, values, over, scores)
    counts &= mask.sum(2) > 1  # nothing is learned from what had to be
    return Decisions(*(x[counts] for x in (seen, mask, action, chance, gain, gain + values)))


def judged(seats: Any, values: Any, over: Any, scores: Any) -> tuple[Any, Any]:
    """How much better each decision came than was believed (GAE), and whether that is known yet.

    A row is a step, a column a match. What counts is the next decision of the same seat, or the score of that seat.
    """
    all = np.arange(seats.shape[1])
    after, gains = np.zeros_like(scores[0]), np.zeros_like(scores[0])
    known, gain, counts = np.zeros(after.shape, bool), np.zeros_like(values), np.zeros(values.shape, bool)
    for t in reversed(range(len(seats))):
        after[over[t]], known[over[t]], gains[over[t]] = scores[t][over[t]], True, 0.0
        mine = all, seats[t]
        gain[t] = gains[mine] = np.where(known[mine], after[mine] - values[t] + LAMBDA * gains[mine], 0.0)
        counts[t], after[mine], known[mine] = known[mine], values[t], True
    return gain, counts


def train(
    game: str,
    minutes: float,
    seed: int = 0,
    sizes: tuple[int, int, int] = (MATCHES, STEPS, PART),
    tell: int = 10,
    updates: int = 1 << 30,
    tries: int = 200,
) -> tuple[dict[str, Any], list[tuple[float, int, float, float]]]:
    """Learn by playing against oneself.

    Args:
        game: its id.
        minutes: of processor time, after which it ends.
        seed: equal seeds learn the same.
        sizes: matches side by side, steps in them between two times of learning, decisions in a step of learning.
        tell: so many updates between two lines that are printed.
        updates: after which it ends.
        tries: matches against random legal actions for each line.

    Returns:
        The network; and minutes, updates, loss and score against random legal actions of each line.
    """
    key, dice = jax.random.key(seed), np.random.default_rng(seed)
    key, now = jax.random.split(key)
    net, matches = network(game, now), batch(game, sizes[0], seed=seed * 1_000_003)
    rule = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
    state, told, began, update, lost = rule.init(net), [], process_time(), 0, np.nan
    while True:
        spent = (process_time() - began) / 60
        ends = spent >= minutes or update >= updates
        if update % tell == 0 or ends:
            share = against_random(net, game, tries, seed=10**9)
            told.append((round(spent, 2), update, float(lost), share))
            print(f"{spent:5.2f} min, update {update:4}, loss {lost:7.4f}, against random {share:.3f}", flush=True)
        if ends:
            return net, told
        key, now = jax.random.split(key)
        some = play(matches, net, now, sizes[1])
        for _ in range(ROUNDS):
            order = dice.permutation(len(some.gain))
            for part in order[: len(order) // sizes[2] * sizes[2]].reshape(-1, sizes[2]):
                net, state, lost = learn(rule, net, state, Decisions(*(x[part] for x in some)))
        update += 1


def against_random(net: dict[str, Any], game: str, wanted: int, seed: int) -> float:
    """Its mean score against random legal actions, each seat played in turn."""
    n = min(64, wanted)
    matches, dice, key = batch(game, n, seed=seed), np.random.default_rng(seed), jax.random.key(seed)
    mine, scores = np.arange(n) % matches.scores.shape[1], []
    while len(scores) < wanted:
        key, now = jax.random.split(key)
        best = np.asarray(choose(net, now, matches.observations, matches.masks)[0])
        any = (matches.masks * dice.random(matches.masks.shape)).argmax(1)
        matches.step(np.where(matches.seats == mine, best, any))
        scores += matches.scores[matches.over, mine[matches.over]].tolist()
        mine[matches.over] = (mine[matches.over] + 1) % matches.scores.shape[1]
    return float(np.mean(scores))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    asked.add_argument("game", choices=hustings.installed())
    asked.add_argument("--minutes", type=float, default=5.0)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    train(told.game, told.minutes, told.seed)

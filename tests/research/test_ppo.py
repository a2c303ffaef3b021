"""The example that learns: a few steps of it, which never choose what is masked and come out the same for one seed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="pip install 'hustings[research]'")
jax = pytest.importorskip("jax", reason="examples/ppo.py needs JAX (0.5 GB): pip install 'hustings[research,learn]'")
pytest.importorskip("optax", reason="pip install 'hustings[research,learn]'")
sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import ppo  # noqa: E402

from hustings.research import batch  # noqa: E402


@pytest.fixture(scope="module")
def learned() -> tuple[Any, list[Any]]:
    net, told = ppo.train("watergate", 1.0, seed=3, sizes=(4, 48, 32), tell=9, updates=2, tries=4)
    return net, told


def test_it_learns_something_finite(learned: tuple[Any, list[Any]]) -> None:
    net, told = learned
    first = ppo.network("watergate", jax.random.split(jax.random.key(3))[1])
    assert all(np.isfinite(value).all() for value in net.values())
    assert np.isfinite(told[-1][2]) and 0.0 <= told[-1][3] <= 1.0
    assert all(np.array_equal(net[name], first[name]) == (name == "scale") for name in net)


def test_what_is_masked_is_never_likely(learned: tuple[Any, list[Any]]) -> None:
    matches = batch("watergate", 4, seed=9)
    for _ in range(5):
        chances, value = ppo.think(learned[0], matches.observations, matches.masks)
        chances = np.exp(np.asarray(chances))
        assert (chances[matches.masks == 0] == 0.0).all() and np.allclose(chances.sum(1), 1.0, atol=1e-4)
        assert ((value > 0) & (value < 1)).all()
        matches.step(chances.argmax(1))


def test_the_same_seed_learns_the_same(learned: tuple[Any, list[Any]]) -> None:
    again, told = ppo.train("watergate", 1.0, seed=3, sizes=(4, 48, 32), tell=9, updates=2, tries=4)
    assert all(np.array_equal(learned[0][name], again[name]) for name in again)
    assert [row[1:] for row in told[1:]] == [row[1:] for row in learned[1][1:]]


def test_a_decision_is_judged_by_the_next_one_of_its_own_seat() -> None:
    over = np.array([[False], [False], [False], [True], [False]])
    scores = np.zeros((5, 1, 2), np.float32)
    scores[3] = [1.0, 0.0]
    seats, values = np.array([[0], [1], [0], [1], [0]]), np.array([[0.5], [0.4], [0.7], [0.2], [0.6]], np.float32)
    gain, counts = ppo.judged(seats, values, over, scores)
    assert counts[:, 0].tolist() == [True, True, True, True, False]
    assert gain[:4, 0] == pytest.approx([0.2 + ppo.LAMBDA * 0.3, -0.2 + ppo.LAMBDA * -0.2, 0.3, -0.2])

"""Positions as Python's own tools treat them: copied, pickled, printed; the same in both modes."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import hustings
from hustings.kernel.chance import Chance, revived
from hustings.kernel.position import Position
from hustings.play.provable import Provable
from hustings.play.scripted import Scripted

GAMES = hustings.installed()


def middle(id: str, seed: int = 2**40 + 3) -> Position:
    """A position after some random answers."""
    p = hustings.game(id).setup(seed=seed)
    rng = Chance(seed)
    for _ in range(20):
        seat = p.to_act[0]
        answers = p.answers(seat)
        p.act(seat, answers[rng.below(len(answers))])
        if p.outcome is not None:
            break
    return p


def played_on(p: Position) -> str:
    """What becomes of it after some more answers."""
    for _ in range(5):
        if p.outcome is None:
            p.act(p.to_act[0], p.answers(p.to_act[0])[0])
    return p.digest()


@pytest.mark.parametrize("id", GAMES)
def test_copies_go_on_alike_and_apart(id: str) -> None:
    p = middle(id)
    before = p.digest()
    copies: list[Position] = [copy.copy(p), copy.deepcopy(p), pickle.loads(pickle.dumps(p)), Position.clone(p)]
    assert {twin.digest() for twin in copies} == {before}
    after = {played_on(twin) for twin in copies}
    assert len(after) == 1
    assert p.digest() == before
    assert played_on(p) in after


@pytest.mark.parametrize("id", GAMES)
def test_chance_is_written_down_where_asked(id: str) -> None:
    p = middle(id)
    game: Any = p.rules
    assert played_on(game.decode(p.encode(chance=True))) == played_on(p)


def test_secrets_and_scripts_are_not_written_down() -> None:
    game = hustings.game("watergate")
    for chance in (Provable(bytes(32)), game.scripted((), (), "blue", "blue", "blue", seed=1)):
        p = game.setup(chance=chance)
        with pytest.raises(ValueError, match="not written down"):
            p.encode(chance=True)
        with pytest.raises(TypeError, match="not written down"):
            pickle.dumps(p)
    assert isinstance(chance, Scripted)


def test_a_chance_that_was_tampered_with_is_refused() -> None:
    for state in ([1, 2, 3], [1 << 40, 0, 0, 0], [1, 0, -1, 0]):
        with pytest.raises(ValueError, match="no state"):
            revived(state)


def test_the_upper_half_of_a_seed_counts() -> None:
    drawn = {tuple(Chance(7 + (upper << 32)).below(1000) for _ in range(6)) for upper in range(200)}
    assert len(drawn) == 200


def test_a_seat_that_does_not_exist_is_refused() -> None:
    p = hustings.game("watergate").setup(seed=1)
    for ask in (lambda: p.actions(2), lambda: p.actions(-1), lambda: p.act(7, 0), lambda: p.reject(2, "pass")):
        with pytest.raises(ValueError, match="there is no seat"):
            ask()


@pytest.mark.parametrize("id", GAMES)
def test_positions_print_what_is_asked(id: str) -> None:
    p = middle(id)
    assert repr(p).startswith(f"<{type(p).__name__}: ")
    assert (f"{type(p.stack[-1]).__name__}(" if p.stack else "over") in repr(p)

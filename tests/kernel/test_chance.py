"""Chance: cheap, provable, scripted."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from hustings.kernel.chance import Chance
from hustings.play.provable import Provable
from hustings.play.scripted import Scripted, ScriptEnded

SECRET = bytes(range(32))


# -- cheap -----------------------------------------------------------------------------------------------------------


def test_equal_seeds_give_equal_results() -> None:
    one, other = Chance(7), Chance(7)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_results_are_the_same_compiled_or_not() -> None:
    chance = Chance(1)
    assert [chance.below(1000) for _ in range(6)] == [398, 225, 391, 681, 314, 634]


@pytest.mark.parametrize("seed", [0, -1, 2**31, 2**64 + 5])
def test_any_int_is_a_seed(seed: int) -> None:
    chance = Chance(seed)
    assert len({chance.below(2**31) for _ in range(20)}) == 20


def test_results_are_spread_evenly() -> None:
    chance = Chance(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_every_order_comes_up() -> None:
    chance = Chance(5)
    orders = set()
    for _ in range(300):
        things = [1, 2, 3, 4]
        chance.shuffle(things)
        orders.add(tuple(things))
    assert len(orders) == 24


def test_a_clone_goes_on_alike_and_apart() -> None:
    chance = Chance(9)
    chance.below(10)
    twin = chance.clone()
    ahead = [twin.below(1000) for _ in range(5)]
    assert [chance.below(1000) for _ in range(5)] == ahead


def test_draws_are_counted() -> None:
    chance = Chance(1)
    chance.pick([4, 5, 6])
    chance.shuffle([1, 2, 3])
    assert chance.drawn == 3


def test_sorts_come_up_as_often_as_there_are_pieces() -> None:
    chance = Chance(5)
    drawn = [chance.kind([1, 0, 3]) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 900 < drawn.count(0) < 1100


# -- provable --------------------------------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Provable(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_a_draw_can_be_computed_from_the_secret_by_hand() -> None:
    chance = Provable(SECRET)
    drawn = [chance.below(n) for n in (2, 20, 36)]
    blocks = [hmac.new(SECRET, k.to_bytes(8, "big"), "sha256").digest() for k in range(3)]
    assert drawn == [int.from_bytes(block[:8], "big") % n for block, n in zip(blocks, (2, 20, 36), strict=True)]


def test_a_number_past_the_last_whole_multiple_is_thrown_away() -> None:
    n = (1 << 63) + 1
    chance = Provable(SECRET)
    drawn = [chance.below(n) for _ in range(40)]
    blocks = [int.from_bytes(hmac.digest(SECRET, k.to_bytes(8, "big"), "sha256")[:8], "big") for k in range(200)]
    assert drawn == [block for block in blocks if block < n][:40]
    assert chance.counter > 40
    assert chance.drawn == 40


def test_the_counter_only_goes_forward() -> None:
    chance = Provable(SECRET)
    counters = []
    for n in range(2, 30):
        chance.below(n)
        counters.append(chance.counter)
    assert counters == sorted(set(counters))


def test_chance_goes_on_from_a_counter() -> None:
    chance = Provable(SECRET)
    chance.shuffle(list(range(20)))
    later = Provable(SECRET, chance.counter)
    assert [later.below(50) for _ in range(10)] == [chance.below(50) for _ in range(10)]


def test_results_are_taken_once() -> None:
    chance = Provable(SECRET)
    drawn = (chance.below(6), chance.below(6))
    assert chance.take_results() == drawn
    assert chance.take_results() == ()


def test_other_secrets_give_other_results() -> None:
    assert Provable(SECRET).below(2**40) != Provable(SECRET[::-1]).below(2**40)


# -- scripted --------------------------------------------------------------------------------------------------------


def test_a_script_is_followed() -> None:
    chance = Scripted(3, "K", ("N", "K"), names={"K": 10, "N": 11})
    assert chance.below(6) == 3
    assert chance.pick([11, 10]) == 1
    pile = [10, 11, 12]
    chance.shuffle(pile)
    assert [pile.pop(), pile.pop(), pile.pop()] == [11, 10, 12]


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ((), "no more results"),
        ((6,), "a number below 6"),
        ((-1,), "a number below 6"),
        ((("K",),), "a number below 6"),
        (("Q",), "names nothing"),
    ],
)
def test_a_script_that_does_not_fit_a_draw_says_so(script: tuple[int | str | tuple[str, ...], ...], words: str) -> None:
    with pytest.raises(ScriptEnded, match=words):
        Scripted(*script, names={"K": 10}).below(6)


def test_a_script_that_does_not_fit_a_pick_or_a_shuffle_says_so() -> None:
    with pytest.raises(ScriptEnded, match="cannot be drawn"):
        Scripted(9).pick([1, 2])
    with pytest.raises(ScriptEnded, match="give a tuple"):
        Scripted(1).shuffle([1, 2])
    with pytest.raises(ScriptEnded, match="not in the pile"):
        Scripted((9,)).shuffle([1, 2])


def test_a_script_says_which_sort_is_drawn() -> None:
    chance = Scripted("N", "K", seed=1, names={"K": 0, "N": 1})
    assert [chance.kind([1, 1]), chance.kind([1, 0]), chance.kind([0, 2])] == [1, 0, 1]
    with pytest.raises(ScriptEnded, match="none to draw"):
        Scripted("N", names={"N": 1}).kind([3, 0])


def test_a_script_with_a_seed_goes_on_at_random() -> None:
    chance, other = Scripted(1, seed=4), Chance(4)
    assert chance.below(3) == 1
    assert [chance.below(1000) for _ in range(3)] == [other.below(1000) for _ in range(3)]


def test_a_clone_has_the_rest_of_the_script() -> None:
    chance = Scripted(1, 2, 0)
    chance.below(3)
    twin = chance.clone()
    assert (twin.below(3), twin.below(3)) == (2, 0)
    assert (chance.below(3), chance.below(3)) == (2, 0)

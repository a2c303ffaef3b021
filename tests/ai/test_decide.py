"""Opponents answer legally, in time, the same way for the same seed, and from nothing but what their seat knows."""

from __future__ import annotations

import time
from typing import Any

import pytest
from faulty_toys import Despairing
from toys import Numbers, Pennies, Ringing, Sealed, Waiting

import hustings
from hustings.ai.levels import LEVELS, WAIT, Budget, Sampler, UnknownLevel, decide, level_named
from hustings.ai.search import Search
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game

GAME = hustings.game("watergate")
FEW = Budget(seconds=None, iterations=20)


def questions(seed: int, every: int = 1) -> list[tuple[Position, int]]:
    """Questions with a choice, out of a random match."""
    p, rng = GAME.setup(seed=seed), Chance(seed)
    found: list[tuple[Position, int]] = []
    number = 0
    while p.outcome is None:
        seat = p.to_act[0]
        legal = p.actions(seat)
        if len(legal) > 1:
            if number % every == 0:
                found.append((p.clone(), seat))
            number += 1
        p.apply(seat, legal[rng.below(len(legal))])
    return found


def answer(p: Position, seat: int, level: str, budget: Budget = FEW, seed: int = 5, game: Game = GAME) -> int:
    """What a level answers."""
    return decide(game, seat, p.actions(seat), Sampler(p, seat, seed), level, budget, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_legally_and_a_seed_gives_the_same_answer_again(level: str) -> None:
    for p, seat in questions(1, 7):
        before = p.digest()
        action = answer(p, seat, level)
        assert action in p.actions(seat)
        assert answer(p, seat, level) == action
        assert p.digest() == before


@pytest.mark.parametrize("level", LEVELS)
def test_an_answer_follows_from_what_the_seat_knows(level: str) -> None:
    """The same question with everything that the seat cannot know dealt anew: the answer is the same."""
    for number, (p, seat) in enumerate(questions(2, 7)):
        twin = p.clone()
        twin.determinize(seat, Chance(1000 + number))
        assert answer(twin, seat, level) == answer(p, seat, level)


def test_a_sampler_holds_no_true_position() -> None:
    """The cards that a sampler deals to the other side have nothing to do with those that it really holds."""
    p = GAME.setup(seed=3)
    seat = p.to_act[0]
    held: Any = Sampler(p, seat, 1)
    kept = [value for name in dir(held) if isinstance(value := getattr(held, name), Position)]
    assert kept and all(position.digest() != p.digest() for position in kept)
    twin = p.clone()
    twin.determinize(seat, Chance(99))
    drawn = [Sampler(source, seat, 1)(Chance(2)).digest() for source in (p, twin)]
    assert drawn[0] == drawn[1]


def test_priors_do_not_look_at_what_the_seat_cannot_know() -> None:
    knows = GAME.heuristics()
    assert knows is not None
    for number, (p, seat) in enumerate(questions(4)):
        twin = p.clone()
        twin.determinize(seat, Chance(number))
        for action in p.actions(seat):
            assert knows.prior(twin, seat, action) == knows.prior(p, seat, action), GAME.text(action)


def test_priors_and_evaluations_stay_in_their_range() -> None:
    knows = GAME.heuristics()
    assert knows is not None
    for p, seat in questions(6):
        assert all(0.0 < knows.prior(p, seat, action) < 1e30 for action in p.actions(seat))
        mine, other = knows.evaluate(p, seat), knows.evaluate(p, 1 - seat)
        assert 0.0 <= mine <= 1.0
        assert mine + other == pytest.approx(1.0)


def test_a_budget_in_seconds_is_kept() -> None:
    p, seat = questions(1)[5]
    began = time.perf_counter()
    answer(p, seat, "search", Budget(seconds=0.2))
    assert 0.15 < time.perf_counter() - began < 0.6


def test_a_search_without_any_limit_still_ends() -> None:
    p, seat = questions(1)[0]
    assert answer(p, seat, "search", Budget(seconds=None, iterations=None)) in p.actions(seat)


def test_a_game_without_knowledge_is_searched_by_playouts() -> None:
    p, seat = questions(1)[0]
    search = Search(Sampler(p, seat), seat, len(GAME.actions.texts), None, Chance(1))
    search.run(20, float("inf"))
    assert search.iterations == 20
    assert search.best() in p.actions(seat)
    assert sum(edge.visits for edge in search.tried()) == 20


@pytest.mark.parametrize("level", ["heuristic", "search"])
def test_priors_that_cannot_be_weighed_are_the_smallest(level: str) -> None:
    """Of 0, a negative number and no number at all: none is an error, and none is never tried."""
    game = Despairing()
    p = game.setup()
    found = {decide(game, 0, p.actions(0), Sampler(p, 0), level, Budget(None, 30), seed) for seed in range(12)}
    assert found <= {0, 1, 2}
    search = Search(Sampler(p, 0), 0, len(game.actions.texts), game.heuristics(), Chance(1))
    search.run(60, float("inf"))
    assert {edge.action for edge in search.tried() if edge.visits} == {0, 1, 2}


def test_levels_by_name() -> None:
    assert level_named("ismcts") == "search"
    with pytest.raises(UnknownLevel, match="random, heuristic, search"):
        level_named("clairvoyant")


def test_there_is_nothing_to_decide_without_actions() -> None:
    p = GAME.setup(seed=1)
    with pytest.raises(ValueError, match="no actions"):
        decide(GAME, 0, [], Sampler(p, 0), "random")


# -- sealed answers and seats that may act -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_names_the_highest_number_unseen(seat: int) -> None:
    game = Sealed(Numbers)
    assert answer(game.setup(), seat, "search", Budget(None, 200), game=game) == 2


def test_the_search_does_not_see_a_sealed_answer() -> None:
    game = Sealed(Pennies)
    for sealed in (0, 1, 2):
        p = game.setup()
        p.apply(0, sealed)
        assert p.to_act == (1,)
        search = Search(Sampler(p, 1), 1, len(game.actions.texts), None, Chance(7))
        search.run(300, float("inf"))
        assert len(search.tried()) == 3
        assert all(0.15 < edge.total / edge.visits < 0.5 for edge in search.tried())


def test_the_search_does_not_build_on_the_other_seats_sealed_answer() -> None:
    """Column would win every time if its tree knew what row has just named; so it believes in a third."""
    game = Sealed(Pennies)
    p = game.setup()
    search = Search(Sampler(p, 0), 0, len(game.actions.texts), None, Chance(7))
    search.run(600, float("inf"))
    mean = sum(edge.total for edge in search.tried()) / 600
    assert 0.5 < mean < 0.8


@pytest.mark.parametrize(("winner", "wanted"), [(1, 3), (0, WAIT)])
def test_a_seat_that_may_act_does_so_when_it_helps(winner: int, wanted: int) -> None:
    game = Ringing(winner)
    p = game.setup()
    assert p.to_act == (0,)
    assert answer(p, 1, "search", Budget(None, 100), game=game) == wanted
    assert answer(p, 0, "search", Budget(None, 100), game=game) in (4, 5)


@pytest.mark.parametrize("level", ["heuristic", "search"])
def test_a_seat_that_knows_that_it_had_better_wait_does_not_think(level: str) -> None:
    """Ringing would win."""
    game = Waiting(1)
    assert answer(game.setup(), 1, level, Budget(None, 100), game=game) == WAIT
    assert answer(game.setup(), 0, level, Budget(None, 100), game=game) in (4, 5)

"""OpenSpiel's own search plays our games, from what its seat knows."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel", reason="pip install 'hustings[openspiel]'")

import hustings
from hustings.ai.levels import WAIT, Budget, Sampler
from hustings.research.arena.yardstick import ISMCTS


def test_it_answers_legally_the_same_and_in_time() -> None:
    game = hustings.game("watergate")
    p = game.setup(seed=7)
    for budget in (Budget(None, 2), Budget(0.01, None)):
        answers = {ISMCTS(game, 1).decide(game, 1, p.actions(1), Sampler(p, 1), budget, seed=5) for _ in range(2)}
        assert answers <= set(p.actions(1)) and (budget.seconds is not None or len(answers) == 1)
    assert ISMCTS(game, 0).decide(game, 0, [], Sampler(p, 0), Budget(None, 3), 5) == WAIT


def test_it_sits_where_options_change_the_seats() -> None:
    game = hustings.game("politically-correct-people")
    p = game.setup(seed=3, options={"players": "6"})
    seat = p.to_act[0]
    answer = ISMCTS(game, seat, iterations=2).decide(game, seat, p.actions(seat), Sampler(p, seat), Budget(), 1)
    assert answer in p.answers(seat)

"""Advice: the best answers by what a seat knows, the same whatever lies hidden, within its budget."""

from __future__ import annotations

import pytest
from test_study import GAMES, played

from hustings.ai.advice import ANSWERS, advise
from hustings.ai.levels import Budget, Sampler
from hustings.files.shelf import Shelf
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.matches.computers.bots import Request, answer, ask_ai
from hustings.play.game import Game

FEW = Budget(None, 40)


def asked(game_id: str, least: int = 4) -> tuple[Game, Position, int]:
    """A question in the middle of a match that leaves so many answers at least."""
    match = played(game_id)
    game, moments = match.game, match.history.moments
    assert isinstance(game, Game)
    for moment in moments[len(moments) // 2 :]:
        for seat in moment.position.to_act:
            if len(moment.position.answers(seat)) >= least:
                return game, moment.position, seat
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_is_the_same_whatever_lies_hidden(game_id: str) -> None:
    game, real, seat = asked(game_id)
    told = advise(game, seat, Sampler(real, seat, 5), FEW, 5)
    assert len(told) == ANSWERS
    assert [chance for _, chance in told] == sorted((chance for _, chance in told), reverse=True)
    assert {action for action, _ in told} <= set(real.answers(seat))
    for seed in (77, 78):
        twin = real.clone()
        twin.determinize(seat, Chance(seed))
        assert advise(game, seat, Sampler(twin, seat, 5), FEW, 5) == told


def test_a_worker_is_sent_what_the_seat_knows_and_keeps_to_its_time() -> None:
    game, real, seat = asked("watergate")
    known = real.clone()
    known.determinize(seat, Chance(3))
    request = Request(game.id, game.printed_data, known.encode(), seat, "", 0.01, 7, advice=True)
    told = answer(request, ask_ai, Shelf())
    assert isinstance(told, list)
    assert {action for action, _ in told} <= set(real.answers(seat))
    assert all(0.0 <= chance <= 1.0 for _, chance in told)

"""The heuristics answer as a sensible player would, see nothing hidden, and beat chance."""

from __future__ import annotations

from typing import cast

import pytest
from hilarious_tools import GAME, D, R, play, scene

from hustings.ai.levels import Budget, Sampler, decide
from hustings.games.hilarious_struggle.rules.position import Struggle
from hustings.kernel.chance import Chance

KNOWS = GAME.heuristics()
WON = dict.fromkeys(("CA", "FL", "OH", "PA", "IL", "MI", "WA", "NC", "TN"), "republicans")
"""Together with Texas 270 electors."""


def best(p: Struggle) -> str:
    """What the heuristic answers to the question that is asked."""
    return GAME.text(KNOWS.best(p, p.to_act[0], Chance(1)))


def test_an_election_that_looks_won_is_called() -> None:
    """E.6: whatever else the hand could do."""
    assert best(scene(republicans=["R-S5", "R-IA", "R-AK"], held=WON, democrats=[])) == "effect R-S5"


def test_an_election_that_looks_lost_is_not_called() -> None:
    """E.7: the other side would win at once."""
    assert best(scene(republicans=["R-S5", "R-IA", "R-AK"])) != "effect R-S5"


def test_everything_is_added_to_a_close_election() -> None:
    """E.2: cards in hand are worth nothing afterwards."""
    p = play(scene(republicans=["R-S5", "R-OH", "R-FL"], democrats=[]), "effect R-S5")
    while p.outcome is None:
        play(p, best(p))
    assert p.electors == [90, 90]


def test_scandal_wins_where_it_can() -> None:
    """D.2: with nine points the other side boils over by New York's text."""
    cards = ["R-NY", "R-CA", "R-OH"]
    assert best(scene(republicans=cards, agents=("NY", "OH"), scandal=(9, 0))) == "effect R-NY"


def test_nobody_boils_over_for_cards() -> None:
    """D.2, K.19: the tenth point of scandal costs far more than the first."""
    first, tenth = (
        KNOWS.worth(scene(republicans=["R-CO", "R-HI"], scandal=(0, points)), R, GAME.action("effect R-CO"))
        for points in (0, 9)
    )
    assert tenth < 5 * first < 0


def test_a_vote_is_cast_where_it_wins_most() -> None:
    """V.1, J.1: California's sixty electors, rather than a text."""
    assert best(scene(republicans=["R-CA", "R-OH", "R-HI"], agents=("NY", "CA"))) == "vote R-CA"


def test_an_agent_goes_to_where_the_votes_are() -> None:
    """M.4: Missouri's card lies in hand, so the walk ends there."""
    assert best(play(scene(republicans=["R-MO", "R-HI", "R-AK"]), "walk R-HI", "go CO", "walk R-AK")) == "go MO"


@pytest.mark.parametrize(("level", "every"), [("heuristic", 1), ("search", 12)])
def test_nothing_hidden_is_seen(level: str, every: int) -> None:
    """T.8, P.3: with all that is hidden dealt anew the same is decided, question by question of a match."""
    p, rng = cast(Struggle, GAME.setup(4)), Chance(4)
    number = 0
    while p.outcome is None:
        seat = p.to_act[0]
        if number % every == 0:
            twin = p.clone()
            twin.determinize(seat, Chance(number))
            decided = {
                decide(
                    GAME,
                    seat,
                    one.actions(seat),
                    Sampler(one, seat, number),
                    level,
                    Budget(seconds=None, iterations=20),
                    seed=number,
                )
                for one in (p, twin)
            }
            assert len(decided) == 1
        number += 1
        p.apply(seat, KNOWS.best(p, seat, rng))


@pytest.mark.parametrize("seat", [D, R])
def test_chance_is_beaten(seat: int) -> None:
    """Either side wins nearly all matches against random answers."""
    won = 0
    for seed in range(12):
        p, rng = cast(Struggle, GAME.setup(seed)), Chance(seed)
        while p.outcome is None:
            asked = p.to_act[0]
            actions = p.actions(asked)
            p.apply(asked, KNOWS.best(p, asked, rng) if asked == seat else actions[rng.below(len(actions))])
        won += p.outcome.winners == (seat,)
    assert won >= 10

"""The market under fire: all seats draft, send, accept, decline, counter, withdraw and change while the game goes on.

After every step nothing is lost or doubled, every open offer can be honoured, and nobody learns what is not theirs.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pcp_bazaar import WEIGHTS, Bazaar, one_of
from pcp_tools import COLOURS, GAME, play, scene

from hustings.games.politically_correct_people.rules.election import Bargain
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.kernel.chance import Chance

LONGEST = 6000
"""Steps within which a match with the busiest market ends (N.16); the longest of thousands took half of them."""
CANDIDATES = ("bureaucrat", "fixer", "newsreader", "athlete", "secretary", "activist")
"""Of base 4, 3 and 2, two each."""


@pytest.mark.parametrize("seed", range(4))
def test_matches_with_a_busy_market(seed: int) -> None:
    """N.1 to N.16, M.1 to M.4 (PCP-P01, PCP-P04): from the first turn to the final count."""
    options = {"players": str(4 + seed % 3), "standing": ("must", "may")[seed % 2]}
    p = GAME.setup(seed, options, live=True)
    assert isinstance(p, Backroom)
    bazaar = Bazaar(p, Chance(seed + 100))
    while p.outcome is None:
        bazaar.go()
        assert bazaar.steps < LONGEST
    assert bazaar.done["accept"] > 50


@pytest.mark.parametrize("seed", range(24))
def test_ties_always_end(seed: int) -> None:
    """P.3 to P.8: whatever is yielded, in whichever way, it is never in a circle, and two places are given."""
    number = 2 + seed % 5
    p = level(number, seed)
    assert isinstance(p.stack[-1], Bargain) and len(p.to_act) == number
    bazaar = Bazaar(p, Chance(seed))
    while p.stack:
        bazaar.go()
        assert bazaar.steps < LONGEST
    assert len(p.placed) == 2 and len(set(p.placed)) == 2


def level(number: int, seed: int) -> Backroom:
    """So many candidates with four votes each, counted, and cards in hands that can be given for a place."""
    ballots = ["salaryman-green", "salaryman-teal", "doctors-indigo", "doctors-plum"][: number - 2]
    cards = [ballot.partition("-")[0] for ballot in ballots]
    p = scene(
        "vote",
        players=max(4, number),
        round=3,
        standing=dict(zip(COLOURS, CANDIDATES[:number], strict=False)),
        fronts={"red": cards[::2], "ochre": cards[1::2]},
        hands={"red": ["slush"], "ochre": ["slush"], "green": ["heir"]},
        seed=seed,
    )
    return play(p, *[f"vote {ballot}" for ballot in ballots])


@settings(derandomize=True, max_examples=60, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2**16)), min_size=20, max_size=150), st.integers(0, 4))
def test_any_interleaving(choices: list[tuple[int, int]], where: int) -> None:
    """N.1, N.5, N.7, N.14: short courses of events from several tables, which shrink when they break something."""
    p = table(where)
    bazaar = Bazaar(p, Chance(where))
    for who, what in choices:
        if p.outcome is not None:
            return
        seat = who % p.players
        actions = p.actions(seat)
        if actions:
            bazaar.take(seat, one_of(actions, what, WEIGHTS))


def table(where: int) -> Backroom:
    """A turn, a discard, candidates being named, a vote, or what is kept."""
    hands = {"red": ["heir", "slush", "slush", "farmers", "doctors"], "ochre": ["slush", "farmers"], "teal": ["elder"]}
    fronts = {"red": ["fixer", "farmers"], "ochre": ["bureaucrat", "farmers", "floating"], "green": ["newsreader"]}
    at = ("take", "hand-limit", "election", "vote", "round-end")[where]
    standing = {"red": "athlete", "ochre": "secretary"} if at == "vote" else {}
    return scene(at, players=4 + where % 3, hands=hands, fronts=fronts, pool=["slush"], standing=standing)

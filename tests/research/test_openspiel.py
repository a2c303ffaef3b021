"""All games pass the tests of OpenSpiel, with explicit chance nodes, and information states that betray nothing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from hustings.kernel.chance import Chance
from hustings.play.game import BadOption
from hustings.research.environments.told import Told, Undecided

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not here (200 MB): pip install 'hustings[openspiel]'")
EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = (
    "hustings_1960(edition=first)",
    "hustings_hilarious_struggle",
    "hustings_politically_correct_people(extras=0)",
    "hustings_watergate",
)


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    from hustings.research.environments import openspiel

    assert {name.partition("(")[0] for name in NAMES} <= set(openspiel.register())
    assert openspiel.register() == openspiel.register()


def any_action(state: Any, dice: random.Random) -> int:
    if state.is_chance_node():
        results, weights = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(results, weights)[0])
    return int(dice.choice(state.legal_actions()))


def played(name: str, actions: int) -> Any:
    """A state at a decision after at least so many actions."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(3)
    for _ in range(actions):
        state.apply_action(any_action(state, dice))
    while state.is_chance_node():
        state.apply_action(any_action(state, dice))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_matches_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False, mask_test=False)


def test_a_history_leads_to_the_same_state() -> None:
    state = played("hustings_hilarious_struggle", 90)
    again = pyspiel.load_game("hustings_hilarious_struggle").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert [again.information_state_string(seat) for seat in (0, 1)] == [
        state.information_state_string(seat) for seat in (0, 1)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_cannot_know_is_in_no_information_state(name: str) -> None:
    state = played(name, 75)
    seat = state.current_player()
    sampler = random.Random(5).random
    twin = state.resample_from_infostate(seat, sampler)
    assert twin.observation_string(seat) == state.observation_string(seat)
    assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    assert twin.legal_actions() == state.legal_actions()
    others = [other for other in range(state.num_players()) if other != seat]
    assert any(twin.observation_string(other) != state.observation_string(other) for other in others)


def test_others_notice_nothing_of_what_is_hidden_from_them() -> None:
    state = played("hustings_watergate", 120)
    seat = state.current_player()
    before = [state.information_state_string(other) for other in (0, 1)]
    states = []
    for action in state.legal_actions()[:2]:
        twin = state.clone()
        twin.apply_action(action)
        states.append(twin)
    assert before == [state.information_state_string(other) for other in (0, 1)]
    assert states[0].information_state_string(seat) != states[1].information_state_string(seat)


def test_a_search_of_theirs_plays_our_game() -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    import numpy as np

    state = played("hustings_hilarious_struggle", 70)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        random_state=np.random.RandomState(1),
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
        max_simulations=3,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_playthrough_of_theirs_can_be_written() -> None:
    tool = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    told = tool.playthrough("hustings_hilarious_struggle", action_sequence=None, seed=1)
    assert "NumDistinctActions() = 618" in told and "# Apply action" in told


def test_an_option_that_a_game_has_not() -> None:
    with pytest.raises(Exception, match="edition"):
        pyspiel.load_game("hustings_watergate(edition=first)")
    with pytest.raises(BadOption, match="'edition' is one of second, first, not 'third'"):
        pyspiel.load_game("hustings_1960", {"edition": "third"})


def test_chance_that_is_told_gives_every_result_and_no_other() -> None:
    def orders(told: list[int]) -> list[tuple[list[int], float]]:
        things = [5, 5, 7, 8]
        chance = Told(told)
        try:
            chance.shuffle(things)
            return [(things, 1.0)]
        except Undecided as asked:
            total = sum(asked.weights)
            return [
                (order, chance * weight / total)
                for number, weight in enumerate(asked.weights)
                if weight
                for order, chance in orders([*told, number])
            ]

    found = orders([])
    assert len(found) == 12 == len({tuple(order) for order, _ in found})
    assert all(abs(likely - 1 / 12) < 1e-9 for _, likely in found)
    assert Told([]).below(1) == 0 and Told([]).kind([0, 3]) == 1 and Told([2]).kind([1, 1, 1]) == 2
    assert isinstance(Told([]), Chance)


def test_a_small_match_of_an_owners_file() -> None:
    game = pyspiel.load_game(f"hustings_1960(extras=0,printed={EXAMPLES / 'small-1960.toml'})")
    state, dice = game.new_initial_state(), random.Random(4)
    while not state.is_terminal():
        state.apply_action(any_action(state, dice))
    assert len(state.history()) < 40 and sum(state.returns()) == 1
    with pytest.raises(ValueError, match=r"nowhere\.toml"):
        pyspiel.load_game("hustings_1960", {"printed": "nowhere.toml"})

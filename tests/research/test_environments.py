"""Environments of PettingZoo and Gymnasium, and batches, pass these libraries' own tests and refuse in words."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import hustings
from hustings.kernel.chance import Chance
from hustings.play.game import BadOption
from hustings.research import MissingLibrary, aec, batch, gym
from hustings.research.environments.layout import layout
from hustings.research.environments.turns import MaskedAction, MatchOver, Turns, begin, longest

np = pytest.importorskip("numpy", reason="environments need numpy: pip install 'hustings[research]'")
GAMES = hustings.installed()


def any_of(mask: Any, dice: Chance) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[dice.below(len(legal))])


# -- PettingZoo ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_the_api_of_pettingzoo(id: str) -> None:
    tests = pytest.importorskip("pettingzoo.test", reason="pip install 'hustings[research]'")
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="We recommend agents to be named")
        warnings.filterwarnings("ignore", message=".*[Dd]eprecat.*")
        tests.api_test(aec(id), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_the_seeds_of_pettingzoo(id: str) -> None:
    tests = pytest.importorskip("pettingzoo.test", reason="pip install 'hustings[research]'")
    tests.seed_test(lambda: aec(id), num_cycles=20)


def test_a_match_ends_with_its_scores() -> None:
    pytest.importorskip("pettingzoo")
    env, dice, seen = aec("politically-correct-people", players="5"), Chance(3), 0
    env.reset(seed=4)
    assert env.possible_agents == ["red", "ochre", "green", "teal", "indigo"]
    while env.agents and not env.terminations[env.agent_selection]:
        observation, _, _, _, _ = env.last()
        assert seen % 20 or observation in env.observation_space(env.agent_selection)
        env.step(any_of(observation["action_mask"], dice))
        seen += 1
    scores = dict(zip(env.possible_agents, env.turns.position.outcome.scores, strict=True))
    assert env.last()[1] == scores[env.agent_selection]
    assert env.rewards == scores and seen <= longest(env.game, env.options, env.extras)
    while env.agents:
        env.step(None)


def test_only_who_is_asked_has_actions() -> None:
    pytest.importorskip("pettingzoo")
    env = aec("watergate")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(env.turns.actions)
    assert env.observe(other)["action_mask"].sum() == 0
    assert "question.prompt.turn: 1" in env.render()


# -- Gymnasium -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_the_checks_of_gymnasium(id: str) -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker", reason="pip install 'hustings[research]'")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore")
        checker.check_env(gym(id, seat=1, illegal="lose"), skip_render_check=True)


@pytest.mark.parametrize("others", ["random", "heuristic"])
def test_one_seat_plays_to_the_end(others: str) -> None:
    pytest.importorskip("gymnasium")
    ends = []
    for _ in range(2):
        env, dice = gym("watergate", seat="editor", others=others), Chance(5)
        observation, _ = env.reset(seed=6)
        over, reward = False, 0.0
        while not over:
            assert env.turns is not None and env.turns.seat == 1
            assert (env.action_masks() == observation["action_mask"].astype(bool)).all()
            observation, reward, over, truncated, _ = env.step(any_of(observation["action_mask"], dice))
            assert not truncated
        ends.append((reward, observation["observation"].tobytes()))
    assert ends[0] == ends[1] and ends[0][0] in (0.0, 1.0)


def test_others_can_be_a_function() -> None:
    pytest.importorskip("gymnasium")
    dice = Chance(1)
    env = gym("hilarious-struggle", others=lambda seen: any_of(seen["action_mask"], dice))
    observation, _ = env.reset(seed=2)
    for _ in range(10):
        observation, _, over, _, _ = env.step(any_of(observation["action_mask"], dice))
        if over:
            break


# -- batches ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_a_batch_plays_as_single_matches_do(id: str) -> None:
    game, dice, together = hustings.game(id), Chance(7), batch(id, 3, seed=20)
    alone = [begin(game, game.chosen({}), 20 + place, together.extras) for place in range(3)]
    for _ in range(40):
        for place, turns in enumerate(alone):
            assert together.seats[place] == turns.seat
            assert together.masks[place].tobytes() == bytes(turns.mask())
            assert together.observations[place].tolist() == layout(game).observe(turns.position, turns.seat).tolist()
        chosen = [any_of(mask, dice) for mask in together.masks]
        for turns, action in zip(alone, chosen, strict=True):
            turns.step(action)
        together.step(chosen)
        if together.over.any():
            break


def test_matches_of_a_batch_begin_anew() -> None:
    together, dice, ends = batch("hilarious-struggle", 2, seed=1), Chance(2), 0
    for _ in range(600):
        together.step([any_of(mask, dice) for mask in together.masks])
        for place in np.flatnonzero(together.over):
            ends += 1
            assert together.scores[place].sum() == 1.0 and together.masks[place].any()
            assert together.matches[place].position.outcome is None
        if ends > 2:
            return
    raise AssertionError("no match has ended")


# -- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("extras", [0, 1, 4])
def test_a_market_comes_to_an_end(extras: int) -> None:
    game = hustings.game("politically-correct-people")
    turns, dice, steps, waited = begin(game, game.chosen({}), 3, extras), Chance(4), 0, 0
    assert (turns.wait == -1) is (extras == 0)
    while turns.seat >= 0:
        action = turns.actions[dice.below(len(turns.actions))]
        waited += action == turns.wait
        turns.step(action)
        steps += 1
    assert steps <= longest(game, game.chosen({}), extras) and bool(waited) is bool(extras)


def test_a_copy_goes_its_own_way() -> None:
    game = hustings.game("politically-correct-people")
    turns = begin(game, game.chosen({}), 3, 4)
    twin, before = turns.clone(), (turns.seat, turns.actions, turns.position.digest())
    for _ in range(20):
        twin.step(twin.actions[-1])
    assert before == (turns.seat, turns.actions, turns.position.digest())


# -- bad input -------------------------------------------------------------------------------------------------------


def turns_of(id: str) -> Turns:
    game = hustings.game(id)
    return begin(game, game.chosen({}), 7, 4)


def test_a_masked_action_says_why_and_changes_nothing() -> None:
    turns = turns_of("watergate")
    before = turns.position.digest()
    with pytest.raises(MaskedAction, match=r"'value N05' is not legal for editor now: .*other side.* \(B\.2\)"):
        turns.step(turns.game.action("value N05"))
    with pytest.raises(MaskedAction, match="247 is no action of watergate; there are 0 to 246"):
        turns.step(247)
    market = turns_of("politically-correct-people")
    while market.seat not in market.position.to_act:
        market.step(market.wait)
    with pytest.raises(MaskedAction, match=r"red cannot wait now|cannot wait now: its answer is what all wait for"):
        market.step(market.wait)
    assert turns.position.digest() == before


def test_an_action_after_the_end() -> None:
    turns, dice = turns_of("hilarious-struggle"), Chance(1)
    while turns.seat >= 0:
        turns.step(turns.actions[dice.below(len(turns.actions))])
    with pytest.raises(MatchOver, match="the match of hilarious-struggle is over; begin another one"):
        turns.step(0)


def test_bad_input_to_environments() -> None:
    pytest.importorskip("pettingzoo")
    with pytest.raises(BadOption, match="watergate has no option 'edition'"):
        aec("watergate", edition="first")
    with pytest.raises(BadOption, match="'edition' is one of second, first, not 'third'"):
        gym("1960", edition="third")
    with pytest.raises(BadOption, match="belongs to the second edition"):
        batch("1960", 2, edition="first", vice_presidents="on")
    with pytest.raises(ValueError, match="watergate has no seat 'kennedy'; it has nixon, editor"):
        gym("watergate", seat="kennedy")
    with pytest.raises(ValueError, match="there is no level 'clever'"):
        gym("watergate", others="clever")
    with pytest.raises(ValueError, match="`illegal` is 'raise' or 'lose', not 'ignore'"):
        gym("watergate", illegal="ignore")
    with pytest.raises(ValueError, match="at least one match, not 0"):
        batch("watergate", 0)
    with pytest.raises(ValueError, match="1 actions for 2 matches"):
        batch("watergate", 2).step([0])
    with pytest.raises(MaskedAction, match="match 1: 'value"):
        together = batch("watergate", 2)
        together.step([together.matches[0].actions[0], 0 if 0 not in together.matches[1].actions else 30])
    with pytest.raises(BadOption, match="'edition'"):
        gym("1960").reset(options={"edition": "third"})
    single = gym("watergate", illegal="lose")
    with pytest.raises(Exception, match="call reset"):
        single.step(0)
    single.reset(seed=1)
    masked = int(np.flatnonzero(single.action_masks() == 0)[0])
    _, reward, over, _, info = single.step(masked)
    assert reward == 0.0 and over and "is not legal for nixon now" in info["refused"]


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingLibrary, match=r"needs pettingzoo, .*pip install 'hustings\[research\]'"):
        aec("watergate")

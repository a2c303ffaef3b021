"""All who are asked answer at once; reasons on request; environments are copied, stored, and the same everywhere."""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.kernel.chance import Chance
from hustings.play.game import Game
from hustings.research import MissingLibrary, aec, batch, gym, parallel
from hustings.research.environments.layout import Layout, OutOfBounds
from hustings.research.environments.turns import MaskedAction, MatchOver

np = pytest.importorskip("numpy", reason="environments need numpy: pip install 'hustings[research]'")
pytest.importorskip("pettingzoo", reason="pip install 'hustings[research]'")
GAMES = hustings.installed()


def any_of(mask: Any, dice: Chance) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[dice.below(len(legal))])


def answers(seen: Any, dice: Chance) -> dict[str, int]:
    return {agent: any_of(told["action_mask"], dice) for agent, told in seen.items() if told["action_mask"].any()}


# -- all at once -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_what_pettingzoo_asks_of_parallel_environments(id: str) -> None:
    import pettingzoo.test as tests

    tests.parallel_api_test(parallel(id), num_cycles=30)
    tests.parallel_seed_test(lambda: parallel(id, illegal="lose"), num_cycles=10)


def test_seats_that_are_asked_together_answer_together() -> None:
    env, dice, together = parallel("1960"), Chance(3), 0
    seen, _ = env.reset(seed=2)
    while env.agents:
        asked = env.position.to_act
        assert {env.possible_agents.index(agent) for agent in answers(seen, dice)} == set(asked)
        together += len(asked) > 1
        actions = {**dict.fromkeys(env.possible_agents, -5), **answers(seen, dice)}
        seen, rewards, over, _, _ = env.step(actions)
    assert together and all(over.values())
    assert rewards == dict(zip(env.possible_agents, env.position.outcome.scores, strict=True))
    with pytest.raises(MatchOver, match="the match of 1960 is over, or none has begun"):
        env.step(actions)


def test_bad_answers_of_some_who_answer_together() -> None:
    env = parallel("watergate")
    env.reset(seed=1)
    before = env.position.digest()
    with pytest.raises(MaskedAction, match="editor owes an answer, and none is among the actions"):
        env.step({"nixon": 3})
    with pytest.raises(MaskedAction, match="'value N05' is not legal for editor now"):
        env.step({"editor": env.game.action("value N05")})
    assert env.position.digest() == before and len(env.agents) == 2
    with pytest.raises(ValueError, match="`illegal` is 'raise' or 'lose', not 'hide'"):
        parallel("watergate", illegal="hide")
    env = parallel("watergate", illegal="lose")
    env.reset(seed=1)
    _, rewards, over, _, infos = env.step({"editor": 9999})
    assert rewards == {"nixon": 0.0, "editor": 0.0} and all(over.values()) and not env.agents
    assert "9999 is no action" in infos["editor"]["refused"]
    market = parallel("politically-correct-people")
    seen, _ = market.reset(seed=1)
    agent = next(iter(answers(seen, Chance(1))))
    give = next(n for n, text in enumerate(market.game.actions.texts) if text.startswith("give "))
    with pytest.raises(MaskedAction, match="what answers nothing is left out in this environment"):
        market.step({agent: give})


# -- reasons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_reasons_are_told_to_who_asks_for_them(id: str) -> None:
    env, quiet = aec(id, reasons=True), aec(id)
    env.reset(seed=4)
    quiet.reset(seed=4)
    assert not any(quiet.infos.values())
    told = env.infos[env.agent_selection]["reasons"]
    mask = env.observe(env.agent_selection)["action_mask"]
    assert [not why for why in told] == mask.astype(bool).tolist()
    masked = int(np.flatnonzero(mask == 0)[0])
    assert told[masked] == env.turns.why(masked)
    env.step(int(mask.argmax()))
    assert [agent for agent, info in env.infos.items() if info] == [env.agent_selection]


def test_reasons_for_one_seat_and_for_all() -> None:
    single = gym("watergate", reasons=True)
    seen, info = single.reset(seed=1)
    assert [not why for why in info["reasons"]] == seen["action_mask"].astype(bool).tolist()
    assert gym("watergate").reset(seed=1)[1] == {}
    _, infos = parallel("watergate", reasons=True).reset(seed=1)
    assert infos["nixon"] == {} and len(infos["editor"]["reasons"]) == 247


# -- copies, and what is stored --------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["copy", "pickle"])
def test_a_copy_of_an_environment_goes_on_as_it_would_have(copied: Any) -> None:
    dice = Chance(6)
    env = aec("politically-correct-people")
    env.reset(seed=5)
    for _ in range(25):
        env.step(any_of(env.observe(env.agent_selection)["action_mask"], dice))
    twin, mark = copied(env), env.turns.position.digest()
    ends = []
    for one in (twin, env):
        dice = Chance(7)
        assert one.turns.position.digest() == mark
        for _ in range(40):
            one.step(any_of(one.observe(one.agent_selection)["action_mask"], dice))
        ends.append((one.agent_selection, one.turns.position.digest()))
    assert ends[0] == ends[1] and ends[0][1] != mark


def test_a_stored_batch_goes_on() -> None:
    together, dice = batch("watergate", 3, seed=9), Chance(1)
    for _ in range(20):
        together.step([any_of(mask, dice) for mask in together.masks])
    twin = pickle.loads(pickle.dumps(together))
    for _ in range(250):
        assert (twin.observations == together.observations).all() and (twin.seats == together.seats).all()
        chosen = [any_of(mask, dice) for mask in together.masks]
        together.step(np.array(chosen))
        twin.step(chosen)
        assert (twin.over == together.over).all() and (twin.scores == together.scores).all()


def test_the_arrays_of_a_batch_stay_the_same_and_are_read_only() -> None:
    together = batch("watergate", 2)
    rows, masks = together.observations, together.masks
    before = rows.copy()
    together.step(masks.argmax(axis=1))
    assert together.observations is rows and (rows != before).any()
    with pytest.raises(ValueError, match="read-only"):
        rows[0, 0] = 1


# -- batches ---------------------------------------------------------------------------------------------------------


def test_nothing_is_done_where_one_match_refuses() -> None:
    together = batch("watergate", 3)
    before = [turns.position.digest() for turns in together.matches]
    chosen = together.masks.argmax(axis=1)
    for wrong, why in ((246, "match 2: 'lift"), (-1, "match 2: -1 is no action"), (10**6, "1000000 is no action")):
        with pytest.raises(MaskedAction, match=why):
            together.step([*chosen[:2], wrong])
    with pytest.raises(ValueError, match="actions are ints, not float64"):
        together.step([0.0, 1.0, 2.0])
    with pytest.raises(ValueError, match=r"4 actions for 3 matches, in an array of shape \(2, 2\)"):
        together.step([[0, 1], [2, 3]])
    assert [turns.position.digest() for turns in together.matches] == before
    together.step(chosen)


def test_a_value_without_room_is_told_by_a_batch() -> None:
    own = type(hustings.game("hilarious-struggle")).from_file({"states": {"WA": {"electors": 20}}})
    together: Any = batch(own, 2)
    together.matches[1].position.scandal[0] = 100
    with pytest.raises(OutOfBounds, match=r"view.sides.0.scandal of hilarious-struggle is 100"):
        together.step(together.masks.argmax(axis=1))


class Unwatched(type(hustings.game("watergate"))):  # type: ignore[misc]
    def observer(self) -> None:
        return None


def test_a_game_without_an_observer_is_read_by_its_views() -> None:
    game: Game = Unwatched()
    assert Layout(game).observer is None
    slow, quick, dice = batch(game, 2, seed=3), batch("watergate", 2, seed=3), Chance(1)
    for _ in range(30):
        assert (slow.observations == quick.observations).all() and (slow.masks == quick.masks).all()
        chosen = [any_of(mask, dice) for mask in quick.masks]
        slow.step(chosen)
        quick.step(chosen)


def test_others_that_answer_nonsense() -> None:
    def play(answer: Any) -> None:
        env = gym("watergate", seat="editor", others=lambda seen: answer)
        env.reset(seed=3)
        for _ in range(20):
            env.step(int(env.action_masks().argmax()))

    for answer in (None, "x", 2.5):
        with pytest.raises(ValueError, match=f"the function that plays nixon answered {answer!r}, which is no int"):
            play(answer)
    with pytest.raises(MaskedAction, match="247 is no action of watergate"):
        play(np.int64(247))


def test_librt_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "librt.vecs", None)
    with pytest.raises(MissingLibrary, match=r"needs librt.vecs, .*pip install 'hustings\[research\]'"):
        batch("watergate", 2)


# -- the same everywhere ---------------------------------------------------------------------------------------------


def numbers() -> str:
    """A digest of all that batches of every game say for a while."""
    told = hashlib.sha256()
    for id in GAMES:
        together, dice = batch(id, 2, seed=12), Chance(8)
        for _ in range(40):
            told.update(together.observations.tobytes() + together.masks.tobytes() + together.seats.tobytes())
            together.step([any_of(mask, dice) for mask in together.masks])
    return told.hexdigest()


def test_plain_rules_say_the_same_in_another_process() -> None:
    """These may be compiled; the other one has no compiled package on its path, and another order of hashes."""
    others = {**os.environ, "PYTHONPATH": str(Path(__file__).parent), "PYTHONHASHSEED": "77"}
    code = "from hustings.play.mode import mode; import test_together; print(mode(), test_together.numbers())"
    done = subprocess.run([sys.executable, "-c", code], env=others, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["plain", numbers()]


@pytest.mark.parametrize("id", GAMES)
def test_an_observation_can_be_kept_and_changed(id: str) -> None:
    env = aec(id)
    env.reset(seed=3)
    seen = env.observe(env.agent_selection)
    kept = seen["observation"].copy()
    env.step(int(seen["action_mask"].argmax()))
    assert (seen["observation"] == kept).all() and seen["action_mask"].any()
    seen["observation"][:] = 7
    assert (env.observe(env.agent_selection)["observation"] != 7).any()

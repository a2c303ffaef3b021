"""Saving and restoring positions, and data that is no position."""

from __future__ import annotations

import json
from typing import Any

import pytest
from gala import Bid, Gala, Spend

from hustings.games.watergate import Watergate
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.testing import Walk

GALA = Gala()


def middle(game: Game, decisions: int) -> Position:
    """A position some decisions into a random match."""
    walk = Walk(game, 2, 1000)
    for _ in walk:
        if len(walk.path) == decisions:
            break
    return walk.position


def test_what_is_saved_is_small_plain_json() -> None:
    saved = json.loads(middle(GALA, 4).encode())
    assert sorted(saved) == ["fields", "outcome", "stack"]
    assert saved["stack"][0] == ["Round"]


def test_equal_positions_have_equal_digests() -> None:
    p = middle(GALA, 6)
    assert p.clone().digest() == p.digest() == GALA.decode(p.encode()).digest()


def test_other_positions_have_other_digests() -> None:
    walk = Walk(GALA, 1, 1000)
    digests = []
    for _ in walk:
        digests.append(walk.position.digest())
    assert len(set(digests)) == len(digests)


def test_nothing_of_chance_or_log_is_saved() -> None:
    one, other = GALA.setup(seed=3, live=True), GALA.setup(seed=3)
    other.chance = Chance(99)
    assert one.entries
    assert one.encode() == other.encode()


def test_tuples_in_steps_come_back_as_tuples() -> None:
    p = GALA.setup(seed=1)
    p.act(1, p.actions(1)[0])
    again = GALA.decode(p.encode()).stack[-1]
    assert isinstance(again, Bid)
    assert again.answers == p.stack[-1].answers
    assert isinstance(again.answers, tuple)


def test_the_end_of_a_match_comes_back() -> None:
    walk = Walk(GALA, 5, 1000)
    for _ in walk:
        pass
    end, again = walk.position.outcome, GALA.decode(walk.position.encode())
    assert again.outcome is not None and end is not None
    assert (again.outcome.winners, again.outcome.scores) == (end.winners, end.scores)
    assert (again.outcome.how, again.outcome.clause) == (end.how, end.clause)
    assert again.to_act == ()


def broken(change: Any) -> bytes:
    """A saved position of Gala with one thing changed."""
    p = middle(GALA, 4)
    assert isinstance(p.stack[-1], Spend | Bid) or p.stack
    data = json.loads(p.encode())
    change(data)
    return json.dumps(data).encode()


BROKEN = {
    "no JSON": b"{",
    "no text": b"\xff\xfe",
    "nothing": b"",
    "a list": b"[]",
    "a number": b"7",
    "no fields": broken(lambda data: data.pop("fields")),
    "no stack": broken(lambda data: data.pop("stack")),
    "no outcome": broken(lambda data: data.pop("outcome")),
    "a field missing": broken(lambda data: data["fields"].pop("deck")),
    "fields as a list": broken(lambda data: data.update(fields=[])),
    "an unknown step": broken(lambda data: data["stack"].append(["Coup"])),
    "a step without its fields": broken(lambda data: data["stack"].append(["Spend"])),
    "a step with too many fields": broken(lambda data: data["stack"].append(["Spend", 1, 2, 3])),
    "a step with a dict": broken(lambda data: data["stack"].append(["Spend", {}, 2])),
    "a step with a fraction": broken(lambda data: data["stack"].append(["Spend", 0, 1.5])),
    "a step with a word": broken(lambda data: data["stack"].append(["Spend", 0, "two"])),
    "a step with rows in a row": broken(lambda data: data["stack"].append(["Bid", [[0]]])),
    "a step with a row of words": broken(lambda data: data["stack"].append(["Bid", ["a"]])),
    "a step that is no list": broken(lambda data: data["stack"].append(7)),
    "an empty step": broken(lambda data: data["stack"].append([])),
    "a stack that is no list": broken(lambda data: data.update(stack=3)),
    "half an outcome": broken(lambda data: data.update(outcome=[[0]])),
    "an outcome without winners": broken(lambda data: data.update(outcome=[7, [1.0], "end", ""])),
    "a word for a number": broken(lambda data: data["fields"].update(supply="many")),
    "a number for a list": broken(lambda data: data["fields"].update(deck=4)),
    "a list of words": broken(lambda data: data["fields"].update(deck=["a"])),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_data_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match="not a saved position"):
        GALA.decode(BROKEN[what])


@pytest.mark.parametrize("seed", range(40))
def test_one_changed_byte_never_breaks_the_reader(seed: int) -> None:
    game = Watergate()
    p = middle(game, 30)
    dice = Chance(seed)
    data = bytearray(p.encode())
    data[dice.below(len(data))] = 32 + dice.below(95)
    try:
        again = game.decode(bytes(data))
    except ValueError:
        return
    assert isinstance(again, type(p))


def test_steps_of_a_game_have_names_of_their_own() -> None:
    class Twice(Spend):
        """Another step with a name that is taken."""

    Twice.__name__ = "Spend"
    with pytest.raises(ValueError, match="same name"):
        Game(GALA.actions, (Spend, Twice), {})

"""Small positions with one right answer: the search takes a win that is there, and stops one that is about to come."""

from __future__ import annotations

from typing import cast

import pytest

import hustings
from hustings.ai.levels import Budget, Sampler, decide
from hustings.games.watergate.rules.position import BIT, EDITOR, NIXON, UP, Table
from hustings.games.watergate.rules.sequence import Evaluation, PinOwn, Round
from hustings.games.watergate.rules.track import Place
from hustings.games.watergate.rules.turns import Turn
from hustings.kernel.position import AnyStep

GAME = hustings.game("watergate")
GREEN = 4
NODES = {name: node for node, name in enumerate(cast(Table, GAME.setup(seed=0)).printed.node_names)}


def table(nixon: tuple[int, ...], editor: tuple[int, ...], *steps: AnyStep) -> Table:
    """A position with these hands and steps; nothing is pinned, no evidence lies on the track."""
    p = cast(Table, GAME.setup(seed=0))
    p.hand = sum(BIT[card] for card in nixon + editor)
    p.nixon_deck = [card for card in range(2, 22) if card not in nixon]
    p.editor_deck = [card for card in range(23, 43) if card not in editor]
    for slot in range(len(p.slot_token)):
        if p.slot_token[slot]:
            p.bag.append(p.take_up(slot))
    p.stack = [Round(), Evaluation(), *steps]
    p.play_on()
    return p


def lay_way_to_john_dean(p: Table) -> None:
    """All but the last space of a way that connects two informants whose pictures are up."""
    for name in ("e02", "e07"):
        p.pinned[NODES[name]] = take(p, GREEN if name == "e02" else 1) | UP
    p.pictures_up = BIT[NODES["john_dean"]] | BIT[NODES["alexander_butterfield"]]


def take(p: Table, token: int) -> int:
    """A token out of the bag."""
    p.bag.remove(token)
    return token


def answers(p: Table, seat: int, questions: int = 1) -> list[str]:
    """The next answers of a seat, searched one after the other."""
    found: list[str] = []
    for seed in range(questions):
        assert p.to_act == (seat,)
        sample = Sampler(p, seat, seed)
        action = decide(GAME, seat, p.actions(seat), sample, "search", Budget(None, 150), seed)
        found.append(GAME.text(action))
        p.act(seat, action)
    return found


def test_nixon_takes_the_fifth_momentum_token() -> None:
    p = table((2,), (23, 24, 25), Turn(NIXON))
    p.nixon_momentum, p.supply, p.momentum_space = 4, 4, -2
    assert answers(p, NIXON, 2) == ["value N02", "move momentum"]
    assert p.outcome is not None
    assert p.outcome.winners == (NIXON,)


@pytest.mark.parametrize("space", [-1, -2, -3])
def test_the_editor_fetches_back_the_fifth_momentum_token(space: int) -> None:
    p = table((), (28,), Turn(EDITOR))
    p.nixon_momentum, p.supply, p.momentum_space = 4, 4, space
    p.lay(take(p, GREEN), 0, 1)
    assert answers(p, EDITOR, 2) == ["value E28", "move momentum"]
    assert p.nixon_momentum == 4


def test_the_editor_completes_a_connection() -> None:
    p = table((3, 4), (23, 25), Turn(NIXON), Place(EDITOR, GREEN))
    p.bag.remove(GREEN)
    lay_way_to_john_dean(p)
    assert answers(p, EDITOR) == ["place e15"]
    assert p.outcome is not None
    assert p.outcome.winners == (EDITOR,)


def test_nixon_blocks_the_last_space_of_a_connection() -> None:
    p = table((), (), PinOwn(EDITOR), Place(NIXON, GREEN))
    p.bag.remove(GREEN)
    lay_way_to_john_dean(p)
    p.lay(take(p, GREEN), 2, 1)
    p.lay(take(p, 1), 2, 1)
    assert answers(p, NIXON) == ["place e15"]
    assert p.outcome is None

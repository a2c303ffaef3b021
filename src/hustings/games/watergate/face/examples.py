"""The worked examples of the rulebook: small positions, played by the rules; its texts take their numbers from here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from hustings.kernel.chance import Chance
from hustings.play.examples import Facts, Found, run, say

from ..rules.position import EDITOR, NIXON, Table, cards_in
from ..rules.sequence import EVALUATION, Evaluation, Round
from ..rules.track import Place
from ..rules.turns import Turn
from .view import look

if TYPE_CHECKING:
    from .. import Watergate

BLUE, YELLOW, GREEN, MARKED = 1, 2, 4, 8
"""What a token shows, to be added up."""


@cache
def worked_examples() -> Facts:
    """What comes out of each example, by its name, with our own printed values."""
    from .. import Watergate

    game = Watergate()
    return {"question": question(game), "connection": connection(game), "evaluation": evaluation(game)}


def question(game: Watergate) -> Found:
    """The Editor asks for a colour; Nixon has to show such a token, and it moves (V.7 to V.10)."""
    card = 36
    p = table(game, ((BLUE, 0), (BLUE | GREEN, 0), (YELLOW, 0)))
    p.hand = 1 << card
    run(p, Turn(EDITOR), "value E36", "ask blue")
    choices = len(p.actions(NIXON))
    say(p, "show evidence-2")
    return {
        "card": "card-E36",
        "value": game.printed.value[card],
        "shown": ("blue",),
        "moved": ("blue", "green"),
        "tokens": 3,
        "choices": choices,
        "colours": (BLUE | GREEN).bit_count(),
        "space": p.slot_space[1],
    }


def connection(game: Watergate) -> Found:
    """Face-up evidence leads to one informant; the way to another is blocked, else it were the last (E.3 to E.5)."""
    names = game.printed.node_names
    way, blocked, empty = ("e02", "e07", "e15"), "e16", "e17"
    linked, other = "john_dean", "james_mccord"

    def pinned(last: int) -> Table:
        p = table(game, ())
        for space in way:
            pin(p, EDITOR, space)
        for informant in (linked, other):
            p.pin_picture(names.index(informant), EDITOR)
        pin(p, last, blocked)
        return p

    p, won = pinned(NIXON), pinned(EDITOR)
    assert p.outcome is None and won.outcome is not None and won.outcome.how == "end-connected"
    first, second, third = (names.index(space) for space in way)
    return {
        "first": first,
        "second": second,
        "third": third,
        "blocked": names.index(blocked),
        "empty": names.index(empty),
        "linked": f"informant-{linked}",
        "other": f"informant-{other}",
        "spaces": len(way),
        "one": len(look(p, None).connected),
        "would": len(look(won, None).connected),
        "view": look(p, None),
    }


def pin(p: Table, side: int, space: str) -> None:
    """A side pins a token without a mark, of the colour of this space, there."""
    node = p.printed.node_names.index(space)
    colour = int(p.printed.space_colour[node])
    p.bag.remove(colour)
    run(p, Place(side, colour), f"place {space}")


def evaluation(game: Watergate) -> Found:
    """What lies where when the last card has been played, and whose it is then (C.1 to C.5)."""
    p = table(game, ((BLUE | MARKED, 4), (YELLOW, 0), (GREEN, -1)))
    p.initiative = p.starter = NIXON
    p.nixon_momentum, p.supply = 2, 6
    p.initiative_space, p.momentum_space = 1, -2
    found = {"before": int(p.nixon_momentum), "blue": p.slot_space[0], "green": -p.slot_space[2]}
    found |= {"initiative": int(p.initiative_space), "momentum": -int(p.momentum_space)}
    p.stack = [Round()]
    run(p, Evaluation())
    while p.phase == EVALUATION:
        p.act(p.to_act[0], p.actions(p.to_act[0])[0])
    return {
        **found,
        "after": int(p.nixon_momentum),
        "marked": int(p.momentum_space),
        "holder": f"seat-{game.seats()[p.initiative]}",
        "more": len(cards_in(p.hand, EDITOR)),
        "fewer": len(cards_in(p.hand, NIXON)),
    }


def table(game: Watergate, evidence: Iterable[tuple[int, int]]) -> Table:
    """A position in the second round, with these face-down tokens, each with its space, on the research track."""
    p = game.blank(Chance())
    game.begin(p, {})
    p.chance = game.scripted(seed=1)
    p.stack, p.round, p.phase = [], 2, 1
    p.hand = 0
    for token, space in evidence:
        p.bag.remove(token)
        p.lay(token, space, 0)
    return p

"""The worked examples of the rulebook: small positions, played by the rules; its texts take their numbers from here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from hustings.kernel.chance import Chance
from hustings.play.examples import Facts, Found, say

from ..rules.position import Struggle
from ..rules.printed import BIT, SEATS
from ..rules.sequence import Act, NextTurn

if TYPE_CHECKING:
    from .. import HilariousStruggle

DEMOCRATS, REPUBLICANS = 0, 1
OTHERS = 25
"""Voters of the Republicans stand so many places behind those of the Democrats."""
ALMOST = 250
"""So many electors can feel like enough."""
SPARE = ("D-HI", "R-HI")
"""A card that each side keeps, so that the campaign goes on."""


@cache
def worked_examples() -> Facts:
    """What comes out of each example, by its name, with our own printed values."""
    from .. import HilariousStruggle

    game = HilariousStruggle()
    return {"ohio": ohio(game), "vain": vain(game)}


def ohio(game: HilariousStruggle) -> Found:
    """A state is won with more voters, and lost by a tie (J.1 to J.3)."""
    state = game.printed.state_ids.index("OH")
    p = table(game, ("OH", "OH"), ("R-OH", "D-OH", "D-IA"))
    before = p.electors[REPUBLICANS]
    say(p, "vote R-OH")
    won = p.electors[REPUBLICANS] - before
    say(p, "done", "vote D-OH")
    first, second, kept = p.voters[OTHERS + state], p.voters[state], p.electors[REPUBLICANS] - before
    say(p, "support OH", "lay D-IA")
    return {
        "state": "state-OH",
        "won": won,
        "first": first,
        "second": second,
        "kept": kept,
        "voters": p.voters[state] + p.voters[OTHERS + state],
        "level": p.voters[state],
        "lost": won - (p.electors[REPUBLICANS] - before),
    }


def vain(game: HilariousStruggle) -> Found:
    """An election that is called too early (E.1, E.7)."""
    p = table(game, ("NY", "TX"), ("R-S5",))
    for state, electors in enumerate(game.printed.electors):
        if not (p.held[DEMOCRATS] | p.held[REPUBLICANS]) & BIT[state] and p.electors[REPUBLICANS] < ALMOST:
            p.held[REPUBLICANS] |= BIT[state]
            p.electors[REPUBLICANS] += electors
    say(p, "effect R-S5", *(["done"] * 2))
    assert p.outcome is not None
    return {
        "caller": "seat-republicans",
        "called-with": p.electors[REPUBLICANS],
        "needed": game.printed.to_win,
        "missing": game.printed.to_win - p.electors[REPUBLICANS],
        "winner": f"seat-{SEATS[p.outcome.winners[0]]}",
        "won-with": p.electors[DEMOCRATS],
    }


def table(game: HilariousStruggle, agents: tuple[str, str], hand: Iterable[str]) -> Struggle:
    """The beginning of a turn of the Republicans, with the two agents in these states and these cards in hand."""
    p = game.blank(Chance())
    game.begin(p, {"honour": "off", "swing-states": "agent"})
    p.stack.clear()
    p.agents = [game.printed.state_ids.index(state) for state in agents]
    held = [game.printed.card_ids.index(card) for card in (*hand, *SPARE)]
    p.hand = sum(BIT[card] for card in held)
    p.decks = [[card for card in deck if card not in held] for deck in p.decks]
    p.turn = REPUBLICANS
    p.stack = [NextTurn(REPUBLICANS), Act(REPUBLICANS)]
    p.play_on()
    return p

"""The action table: what a seat can answer, numbered.

A constant plus the number of a card or a state is the action: ``VOTE + card`` votes with it, ``GO + state`` goes there.
"""

from __future__ import annotations

from typing import Final

from hustings.kernel.actions import ActionTable

from .printed import CARDS, STATES

WALK: Final = 0
TRAVEL: Final = WALK + CARDS
FLY: Final = TRAVEL + CARDS
VOTE: Final = FLY + CARDS
LOAD: Final = VOTE + CARDS
EFFECT: Final = LOAD + CARDS
LAY: Final = EFFECT + CARDS
ADD: Final = LAY + CARDS
CHOOSE: Final = ADD + CARDS
SUPPORT: Final = CHOOSE + CARDS
GO: Final = SUPPORT + STATES
PICK: Final = GO + STATES
STOW: Final = PICK + STATES
RELEASE: Final = STOW + 1
DONE: Final = RELEASE + 1


def table(cards: list[str], states: list[str]) -> ActionTable:
    """The action table for cards and states of these ids."""
    by_card = ("walk", "travel", "fly", "vote", "load", "effect", "lay", "add", "choose")
    return ActionTable(
        [
            *((verb, cards) for verb in by_card),
            *((verb, states) for verb in ("support", "go", "pick")),
            ("stow", []),
            ("release", []),
            ("done", []),
        ]
    )

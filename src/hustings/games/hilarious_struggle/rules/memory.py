"""What log lines tell about hidden cards, so that a test can ask whether determinizing remembers it."""

from __future__ import annotations

from hustings.kernel.message import Entry

from .position import Struggle
from .printed import BIT, side_of

IN_HIDING = ("drew-card", "took-back", "took-discard", "laid-down", "shifted-card", "stowed-card", "stacked-card")
"""Lines that name a card which is in no unknown place of a deck from then on, until all see it again."""


def holds(p: Struggle, entry: Entry) -> bool:
    """Whether what a line told its readers about something hidden is so in this position."""
    if entry.key not in IN_HIDING:
        return True
    card = entry.args[1]
    return bool(p.stacked & BIT[card]) or card not in p.decks[side_of(card)]

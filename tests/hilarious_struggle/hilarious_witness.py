"""What tests ask of Hilarious Struggle besides its rules: its pieces, what a view shows, what lines tell of cards."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.games.hilarious_struggle.face.view import View
from hustings.games.hilarious_struggle.rules.position import Struggle, cards_in
from hustings.games.hilarious_struggle.rules.printed import BIT, CARDS, side_of
from hustings.kernel.message import Entry
from hustings.testing import Witness

IN_HIDING = ("drew-card", "took-back", "took-discard", "laid-down", "shifted-card", "stowed-card", "stacked-card")
"""Lines that name a card which is in no unknown place of a deck from then on, until all see it again."""


class HilariousWitness(Witness):
    game = HilariousStruggle()

    def pieces(self, position: Struggle) -> Mapping[str, int]:
        """Each card, wherever it lies, and the electors that a side holds or nobody."""
        p = position
        places = p.decks[0] + p.decks[1] + p.discards[0] + p.discards[1] + p.in_play
        masks = [
            int(p.hand),
            int(p.removed),
            int(p.front),
            int(p.stored_up),
            int(p.stored_down),
            *p.up,
            *p.down,
            *p.laid,
        ]
        for mask in masks:
            places = places + cards_in(mask)
        counts = {f"card {p.printed.card_ids[card]}": places.count(card) for card in range(CARDS)}
        free = sum(
            electors for state, electors in enumerate(p.printed.electors) if not (p.held[0] | p.held[1]) >> state & 1
        )
        return {**counts, "electors": p.electors[0] + p.electors[1] + free}

    def shows(self, view: View, kind: str, value: int) -> bool:
        """Whether a view shows a card."""
        v = view
        name, own = self.game.printed.card_ids[value], side_of(value)
        side = v.sides[own]
        piles = (side.hand, side.deck, side.discard, side.removed, side.stored_up, side.stored_down, (side.front,))
        if name in v.in_play or any(name in pile for pile in piles):
            return True
        return any(
            name in state.laid[own] or name in state.down[own] or any(name == voter.card for voter in state.up[own])
            for state in v.states
        )

    def holds(self, position: Struggle, entry: Entry) -> bool:
        """Whether what a line told its readers about something hidden is so in this position."""
        if entry.key not in IN_HIDING:
            return True
        card = entry.args[1]
        return bool(position.stacked & BIT[card]) or card not in position.decks[side_of(card)]

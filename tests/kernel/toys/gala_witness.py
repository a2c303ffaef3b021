"""What tests ask of Gala besides its rules."""

from __future__ import annotations

from collections.abc import Mapping

from gala import CARDS, Gala, Table, View

from hustings.kernel.message import Entry
from hustings.testing import Witness


class GalaWitness(Witness):
    game = Gala()

    def pieces(self, position: Table) -> Mapping[str, int]:
        """Cards one by one, and chips."""
        p = position
        places = [*(card for hand in p.hands for card in hand), *p.deck, *p.discard]
        chips = p.supply + sum(sum(chips) for chips in p.chips)
        return {"chips": chips} | {f"card {card}": places.count(card) for card in CARDS}

    def shows(self, view: View, kind: str, value: int) -> bool:
        """Whether a view shows a card."""
        return value in view.discard or value in view.deck or any(value in hand for hand in view.hands)

    def holds(self, position: Table, entry: Entry) -> bool:
        """Cards that were drawn are in hand; the card that was seen lies on top of the deck, or red has drawn it."""
        if entry.key == "drew-card":
            return entry.args[1] in position.hands[entry.args[0]]
        return entry.key != "saw" or entry.args[1] in position.deck[-1:] + position.hands[0]

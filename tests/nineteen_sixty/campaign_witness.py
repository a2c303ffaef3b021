"""What tests ask of 1960 besides its rules: its pieces, what a view shows, what log lines tell of hidden cards."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.games.nineteen_sixty import NineteenSixty
from hustings.games.nineteen_sixty.face.view import View
from hustings.games.nineteen_sixty.rules.effects import LASTING
from hustings.games.nineteen_sixty.rules.position import VICE, Race
from hustings.games.nineteen_sixty.rules.printed import CANDIDATE_CARD, CHOICE
from hustings.kernel.message import Entry
from hustings.testing import Witness


class CampaignWitness(Witness):
    game = NineteenSixty()

    def pieces(self, position: Race) -> Mapping[str, int]:
        """Each campaign card, wherever it lies, and the endorsement cards; cubes and markers are not limited (S.14)."""
        p = position
        piles = [p.deck[: p.deck_left], p.discard, p.removed, p.box, *p.hands, *p.stacks, p.sides[VICE : VICE + 2]]
        played = [code >> 4 for code in p.play]
        piles += [played, [code >> 3 for code in p.podium], p.shown]
        piles.append([card for bit, card, _ in LASTING if p.effects & bit and card not in played])
        counts = {f"card {card}": 0 for card in range(1, CANDIDATE_CARD)}
        for pile in piles:
            for card in pile:
                if 0 < card < CANDIDATE_CARD:
                    counts[f"card {card}"] += 1
        for sort in range(CHOICE + 1):
            counts[f"endorsement {sort}"] = p.endorsement_deck.count(sort)
        return counts

    def shows(self, view: View, kind: str, value: int) -> bool:
        """Whether a view shows where a card is."""
        v, card = view, self.game.printed.card_ids[value]
        piles: list[tuple[str | None, ...]] = [v.discard, v.removed, *v.boxes.values()]
        for side in v.sides:
            piles += [side.hand, side.strategy, side.in_force, (side.vice_president,)]
        if v.play is not None:
            piles.append((v.play.card,))
        if v.debate is not None:
            piles += [v.debate.shown, *(cards for topic in v.debate.topics for cards in topic.cards)]
        return any(card in pile for pile in piles)

    def holds(self, position: Race, entry: Entry) -> bool:
        """Whether what an entry told about a hidden card is so in this position."""
        p = position
        if entry.key in ("drew-card", "saw", "retrieved"):
            side, card = entry.args
            return card in p.hands[side] or card in p.stacks[side]
        if entry.key == "set-aside-card":
            return entry.args[1] in p.stacks[entry.args[0]]
        return True

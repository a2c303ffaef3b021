"""What tests ask of Politically Correct People besides its rules: its pieces and what a view shows."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.games.politically_correct_people import PoliticallyCorrectPeople
from hustings.games.politically_correct_people.face.view import View
from hustings.games.politically_correct_people.rules.layout import NOTES
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.kernel.message import Entry
from hustings.testing import Witness


class PcpWitness(Witness):
    game = PoliticallyCorrectPeople()

    def pieces(self, position: Backroom) -> Mapping[str, int]:
        """Each kind of card, wherever it lies, and the value of all notes (M.1)."""
        p = position
        kinds = p.codes.kinds
        counts: dict[str, int] = {}
        for kind, id in enumerate(p.printed.ids):
            count = p.deck.count(kind) + p.discards[kind] + p.pool[kind]
            count += sum(p.hand[kind::kinds]) + sum(p.front[kind::kinds])
            counts[f"card {id}"] = count + (p.aside if kind == p.printed.calendar else 0)
        purses = sum(p.money(seat) for seat in range(p.players))
        concessions = sum((p.large[note] + p.small[note]) << note for note in range(NOTES))
        return {**counts, "money": p.bank + purses + concessions}

    def shows(self, view: View, kind: str, value: int) -> bool:
        """Whether a view shows a card of a kind, or an offer or a draft of so many of a thing (H.4, H.5, N.4)."""
        return self._offered(view, value) if kind == "lot" else _shows(view, self.game.printed.ids[value])

    def holds(self, position: Backroom, entry: Entry) -> bool:
        """Entries tell what happened; cards can change hands unseen, so none vouches for where a card is now (N.14)."""
        return True

    def _offered(self, view: View, lot: int) -> bool:
        codes, ids = self.game.codes, self.game.printed.ids
        count, thing = divmod(lot, codes.things)
        offers = [side for offer in view.offers for side in (offer.gives, offer.wants)]
        for side in [*offers, view.draft_gives, view.draft_wants]:
            if thing < codes.hand:
                found = side.money == count
            elif thing < codes.front:
                found = side.hand.count(ids[thing - codes.hand]) == count
            else:
                found = side.place if thing == codes.place else side.front.count(ids[thing - codes.front]) == count
            if found:
                return True
        return False


def _shows(view: View, card: str) -> bool:
    return (
        card in view.pool
        or card in view.discards
        or any(card in (seat.cards or ()) or any(card == group.card for group in seat.front) for seat in view.seats)
        or any(card in (*offer.gives.hand, *offer.wants.hand) for offer in view.offers)
    )

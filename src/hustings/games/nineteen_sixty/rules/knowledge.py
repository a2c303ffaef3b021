"""What seats cannot know, dealt anew (S.15): hands, strategy stacks and decks.

The rule of knowledge: a card whose place the other side knows stays there. After the discard pile has been shuffled
into the deck, the cards that were in hands and stacks then (``old``) cannot be in the deck, and a stack's ``EARLY``
cards are among them. Gathering Momentum is in no stack (R.2), and so in no hand that was taken from one. In the first
edition all hands lie open late on Election Day (F.6).
"""

from __future__ import annotations

from typing import Final, final

from hustings.kernel.chance import Chance

from .position import EARLY, Race

GATHERING: Final = (14, 15, 16, 17)
DEBATES: Final = 4


@final
class Slot:
    """A place for a hidden card: a hand or a stack, whether it was filled early, whether any card can lie there."""

    def __init__(self, side: int, stack: bool, place: int, early: bool, any_card: bool) -> None:
        self.side = side
        self.stack = stack
        self.place = place
        self.early = early
        self.any_card = any_card


def deal_anew(p: Race, seat: int | None, rng: Chance) -> None:
    """Deal what ``seat`` (None: a spectator) cannot see anew, true to all that it knows.

    Cards are sorted before they are shuffled, so that the result follows from what ``seat`` knows and ``rng``.
    """
    hands = [p.hands[0][:], p.hands[1][:]]
    stacks = [p.stacks[0][:], p.stacks[1][:]]
    known = p.known[:]
    slots: list[Slot] = []
    pool = p.deck[: p.deck_left]
    old: list[int] = []
    for side in range(2):
        if side == seat or p.shows_strategy:
            continue
        for place, card in enumerate(hands[side]):
            if seat is None or card not in p.known:
                slots.append(Slot(side, False, place, False, p.phase < DEBATES))
                (old if card in p.old else pool).append(card)
        for place, card in enumerate(stacks[side]):
            if seat is None or card not in p.known:
                slots.append(Slot(side, True, place, place < p.sides[EARLY + side], False))
                (old if card in p.old else pool).append(card)
    pool.sort()
    old.sort()
    rng.shuffle(pool)
    rng.shuffle(old)
    for slot, card in _dealt(slots, old, pool, rng):
        row = stacks[slot.side] if slot.stack else hands[slot.side]
        if row[slot.place] in p.known:
            known[p.known.index(row[slot.place])] = card
        row[slot.place] = card
    hands[0].sort()
    hands[1].sort()
    p.hands = hands
    p.stacks = stacks
    p.known = known
    p.deck = pool
    p.deck_left = len(pool)
    endorsements = sorted(p.endorsement_deck[: p.endorsements_left])
    rng.shuffle(endorsements)
    p.endorsement_deck = endorsements + p.endorsement_deck[p.endorsements_left :]


def _dealt(slots: list[Slot], old: list[int], pool: list[int], rng: Chance) -> list[tuple[Slot, int]]:
    """A card for each slot, taken out of ``old`` and ``pool``; the old ones find room first."""
    dealt: list[tuple[Slot, int]] = []
    if old:
        order = list(range(len(slots)))
        rng.shuffle(order)
        free = [slots[number] for number in order]
        for slot in [slot for slot in free if slot.early]:
            free.remove(slot)
            dealt.append((slot, _take(old, slot.any_card)))
        for card in sorted(old, key=lambda card: card not in GATHERING):
            for slot in free:
                if slot.any_card or card not in GATHERING:
                    free.remove(slot)
                    dealt.append((slot, card))
                    break
        slots = free
    for slot in sorted(slots, key=lambda slot: slot.any_card):
        dealt.append((slot, _take(pool, slot.any_card)))
    return dealt


def _take(cards: list[int], any_card: bool) -> int:
    """Take the last card that can lie in a slot."""
    place = len(cards) - 1
    while not any_card and cards[place] in GATHERING:
        place -= 1
    return cards.pop(place)


def shuffle_decks(p: Race, rng: Chance) -> None:
    """Shuffle what is left of both decks: nobody knows their order."""
    deck = p.deck[: p.deck_left]
    rng.shuffle(deck)
    p.deck = deck
    endorsements = p.endorsement_deck[: p.endorsements_left]
    rng.shuffle(endorsements)
    p.endorsement_deck = endorsements + p.endorsement_deck[p.endorsements_left :]

"""What seats cannot know, dealt anew (A.5, A.6): hands, decks and face-down tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hustings.kernel.chance import Chance

from .position import BIT, EDITOR, EDITOR_CARDS, NIXON, NIXON_CARDS, Table, cards_in

REDEALS: Final = 50
"""How often a random deal of face-down tokens is tried before a token of the colour asked for is put among them."""


def _swap(things: list[int], i: int, j: int) -> None:
    held = things[i]
    things[i] = things[j]
    things[j] = held


def deal_anew(p: Table, seat: int | None, rng: Chance) -> None:
    """Deal hands, decks and face-down tokens anew as ``seat`` must hold possible (A.5, A.6).

    What is dealt is sorted before it is shuffled, so that the result follows from what ``seat`` knows and ``rng``.
    """
    _redeal_cards(p, NIXON, seat, rng)
    _redeal_cards(p, EDITOR, seat, rng)
    if seat != NIXON:
        _redeal_evidence(p, rng)


def _redeal_cards(p: Table, side: int, seat: int | None, rng: Chance) -> None:
    """Deal one side's cards anew; what the other side knows stays with the place, not with the card."""
    own: i64 = NIXON_CARDS if side == NIXON else EDITOR_CARDS
    fixed: i64 = 0
    if seat == side:
        fixed = p.hand
    elif seat is not None:
        fixed = p.known
    deck = p.deck(side)
    unknown: i64 = p.hand & own & ~fixed
    for card in deck:
        if not fixed >> i64(card) & 1:
            unknown |= BIT[card]
    pool = cards_in(unknown, side)
    rng.shuffle(pool)
    hand: i64 = 0
    known: i64 = 0
    for card in cards_in(p.hand_of(side), side):
        dealt = card if fixed >> i64(card) & 1 else pool.pop()
        hand |= BIT[dealt]
        if p.known >> i64(card) & 1:
            known |= BIT[dealt]
    for place in range(len(deck)):
        card = deck[place]
        dealt = card if fixed >> i64(card) & 1 else pool.pop()
        deck[place] = dealt
        if p.known >> i64(card) & 1:
            known |= BIT[dealt]
    p.hand = p.hand & ~own | hand
    p.known = p.known & ~own | known


def _redeal_evidence(p: Table, rng: Chance) -> None:
    """Deal the face-down tokens anew out of the bag, true to every answer that Nixon has given (V.12).

    All of them have lain on the track since the round began, so each answer has ruled out the same for all, and
    none of them is a token that was put into the bag afterwards.
    """
    hidden = [slot for slot in range(p.slots) if p.slot_token[slot] and not p.slot_up[slot]]
    if not hidden:
        return
    pool = p.bag[:]
    for token in p.returned:
        pool.remove(token)
    pool += [p.slot_token[slot] for slot in hidden]
    pool.sort()
    ruled = p.slot_ruled[hidden[0]]
    fitting = [place for place in range(len(pool)) if not pool[place] & ruled]
    for _ in range(REDEALS):
        colours = 0
        for i in range(len(hidden)):
            _swap(fitting, i, i + rng.below(len(fitting) - i))
            colours |= pool[fitting[i]]
        if p.asked == 0 or colours & p.asked:
            break
    else:
        wanted = [i for i in range(len(fitting)) if pool[fitting[i]] & p.asked]
        _swap(fitting, rng.below(len(hidden)), wanted[rng.below(len(wanted))])
    for i in range(len(hidden)):
        p.slot_token[hidden[i]] = pool[fitting[i]]
        pool[fitting[i]] = 0
    p.bag = p.returned + [token for token in pool if token]


def shuffle_decks(p: Table, rng: Chance) -> None:
    """Shuffle what nobody knows of both decks, after a takeback; the bag has no order to remember."""
    for side in (NIXON, EDITOR):
        deck = p.deck(side)
        unknown = [place for place in range(len(deck)) if not p.known >> i64(deck[place]) & 1]
        cards = [deck[place] for place in unknown]
        rng.shuffle(cards)
        for place, card in zip(unknown, cards, strict=True):
            deck[place] = card

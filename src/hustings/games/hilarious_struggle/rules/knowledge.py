"""What a seat cannot know, dealt anew: the other side's hand, deck and face-down cards.

What it knows stands on the position. A card that was seen in the hand stays there (``known``) until a card leaves that
hand unseen. A card that was out of the deck when a new one was shuffled is still out of it (``out``). A card that was
in deck or hand at some time (``since``) is none that was laid down before; and nobody has laid down what the underlined
texts forbade then (``barred``), unless nothing else could lie there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.chance import Chance

from .position import Struggle
from .printed import BIT, DECK, DEMOCRATS, OWN, REPUBLICANS, STATES

HAND: Final = 1000
STORED: Final = 1001
STACKED: Final = 1002
NOW: Final = 1 << 30


@final
class Place:
    """A place for a hidden card: where, since when, and which cards the rules forbade there.

    Args:
        where: a state, :data:`HAND`, :data:`STORED`, or :data:`STACKED` plus a place in the deck.
        time: when the card was laid; :data:`NOW` for the hand.
        barred: mask of cards.
    """

    def __init__(self, where: int, time: int, barred: int) -> None:
        self.where = where
        self.time = time
        self.barred = barred


def deal_anew(p: Struggle, seat: int | None, rng: Chance) -> None:
    """Deal hands, decks and face-down cards anew as ``seat`` (None: a spectator) must hold possible (T.8, P.3)."""
    for side in (DEMOCRATS, REPUBLICANS):
        if side == seat:
            _shuffle_unknown(p, side, rng)
        else:
            _deal_side(p, side, rng)


def shuffle_decks(p: Struggle, rng: Chance) -> None:
    """Shuffle what nobody knows of both decks."""
    for side in (DEMOCRATS, REPUBLICANS):
        _shuffle_unknown(p, side, rng)


def _shuffle_unknown(p: Struggle, side: int, rng: Chance) -> None:
    """Shuffle a side's deck, but for the cards that the side itself has put on top."""
    deck = p.decks[side]
    places: list[int] = []
    cards: list[int] = []
    for place in range(len(deck)):
        if not p.stacked & BIT[deck[place]]:
            places.append(place)
            cards.append(deck[place])
    cards.sort()
    rng.shuffle(cards)
    for place in places:
        deck[place] = cards.pop()


def _deal_side(p: Struggle, side: int, rng: Chance) -> None:
    """Deal a side's hidden cards anew, true to all that the other side knows.

    The places are filled from the one that was laid first: what fits there fits all later ones. Cards are sorted before
    they are shuffled, so that the result follows from what the other side knows and ``rng``.
    """
    places, pool = _lift(p, side)
    pool.sort()
    rng.shuffle(pool)
    must = 0
    for card in pool:
        if p.out & BIT[card]:
            must += 1
    left = len(places)
    for place in places:
        card = _fitting(p, place, pool, must == left)
        pool.remove(card)
        left -= 1
        if p.out & BIT[card]:
            must -= 1
        _put(p, side, place, card)
    deck = p.decks[side]
    for number in range(len(deck)):
        if deck[number] < 0:
            deck[number] = pool.pop()


def _lift(p: Struggle, side: int) -> tuple[list[Place], list[int]]:
    """Take up a side's hidden cards: their places, the first one laid first, and the cards with those of the deck."""
    own: i64 = OWN[side]
    first = side * DECK
    places: list[Place] = []
    pool: list[int] = []
    for state in range(STATES):
        lying: i64 = p.down[state] & own
        if lying:
            for card in range(first, first + DECK):
                if lying & BIT[card]:
                    places.append(Place(state, p.laid_at[card], p.barred[card]))
                    pool.append(card)
            p.down[state] &= ~OWN[side]
    unknown: i64 = p.hand & own & ~p.known
    stored: i64 = p.stored_down & own
    hand: list[Place] = []
    for card in range(first, first + DECK):
        if stored & BIT[card]:
            places.append(Place(STORED, p.laid_at[card], p.barred[card]))
            pool.append(card)
        elif unknown & BIT[card]:
            hand.append(Place(HAND, NOW, 0))
            pool.append(card)
    p.stored_down &= ~own
    p.hand &= ~unknown
    deck = p.decks[side]
    for number in range(len(deck)):
        pool.append(deck[number])
        if p.stacked & BIT[deck[number]]:
            places.append(Place(STACKED + number, p.laid_at[deck[number]], 0))
        deck[number] = -1
    p.stacked &= ~own
    for i in range(1, len(places)):
        place = places[i]
        j = i
        while j > 0 and places[j - 1].time > place.time:
            places[j] = places[j - 1]
            j -= 1
        places[j] = place
    return places + hand, pool


def _fitting(p: Struggle, place: Place, pool: list[int], only_out: bool) -> int:
    """A card for a place: in time, not barred if possible, and known to be out of the deck if it must."""
    second = -1
    for card in pool:
        if p.since[card] >= place.time or (only_out and not p.out & BIT[card]):
            continue
        barred: i64 = place.barred
        if not barred & BIT[card]:
            return card
        if second < 0:
            second = card
    return second if second >= 0 else pool[0]


def _put(p: Struggle, side: int, place: Place, card: int) -> None:
    if place.where == HAND:
        p.hand |= BIT[card]
        return
    p.laid_at[card] = place.time
    if place.where >= STACKED:
        p.decks[side][place.where - STACKED] = card
        p.stacked |= BIT[card]
        return
    p.barred[card] = place.barred
    if place.where == STORED:
        p.stored_down |= BIT[card]
    else:
        p.down[place.where] |= BIT[card]

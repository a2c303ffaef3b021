"""Cards that are stored in front of a side, and how they are released (K.24)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import PICK
from .position import Struggle, cards_in, states_in
from .printed import BIT, MAINLAND, ONE_SEAT, OWN, STATE_CARD, STATES, side_of
from .voting import scandal_allows, state_allows, why_unfit


def has_store(p: Struggle, side: int) -> bool:
    """Whether a side can store cards (K.24)."""
    return bool(p.front & OWN[side])


def stored(p: Struggle, side: int) -> i64:
    """Mask of what a side has stored."""
    return (p.stored_up | p.stored_down) & OWN[side]


def can_load(p: Struggle, card: int) -> bool:
    """Whether a card of a hand may be stored face up (K.24.1)."""
    return has_store(p, side_of(card)) and scandal_allows(p, card)


def why_no_load(p: Struggle, card: int) -> Reason | None:
    """Why a card of a hand cannot be stored face up."""
    if not has_store(p, side_of(card)):
        return Reason("no-store", (), "K.24")
    return why_unfit(p, card, -1)


def load(p: Struggle, card: int) -> None:
    """Store a card face up (K.24.1)."""
    p.take_from_hand(card)
    p.stored_up |= BIT[card]
    if p.live:
        p.note("loaded", (side_of(card), card), "K.24.1")


def release_states(p: Struggle, side: int) -> int:
    """Mask of the states where a side can release its store: active, or with a state card that fits there (K.24.2)."""
    cards = cards_in(p.stored_up & OWN[side])
    found: i64 = 0
    if not stored(p, side):
        return 0
    for state in range(MAINLAND):
        if not p.printed.open_states & BIT[state]:
            continue
        if p.up[state]:
            found |= BIT[state]
            continue
        for card in cards:
            if p.printed.kind[card] == STATE_CARD and state_allows(p, card, state):
                found |= BIT[state]
                break
    return int(found)


def release(p: Struggle, side: int, state: int) -> None:
    """Put all that a side has stored into a state: state cards first, face-down cards last (K.24.2)."""
    front = _take_front(p, side)
    up = cards_in(p.stored_up & OWN[side])
    down = cards_in(p.stored_down & OWN[side])
    p.stored_up &= ~OWN[side]
    p.stored_down &= ~OWN[side]
    if p.live:
        p.note("released", (side, front, state), "K.24.2")
    for card in [c for c in up if p.printed.kind[c] == STATE_CARD] + [c for c in up if p.printed.kind[c] != STATE_CARD]:
        if state_allows(p, card, state):
            p.add_up(card, state, "K.24.2")
        else:
            _fail(p, card)
    for card in down:
        barred: i64 = p.barred[card]
        for other in cards_in(OWN[side]):
            if not state_allows(p, other, state):
                barred |= BIT[other]
        p.barred[card] = int(barred)
        if barred & BIT[card] and not p.honour:
            _fail(p, card)
            continue
        p.down[state] |= BIT[card]
        if p.live:
            p.note("supported", (side, state), "K.24.2")
        p.count(side, state, 1)
    p.to_discard(front)


def discard_store(p: Struggle, side: int) -> None:
    """Discard what a side has stored, and the card that it lies on (K.24.3)."""
    front = _take_front(p, side)
    for card in cards_in(stored(p, side)):
        _fail(p, card)
    p.stored_up &= ~OWN[side]
    p.stored_down &= ~OWN[side]
    p.discard_from_hand(front, "K.24.3")


def _take_front(p: Struggle, side: int) -> int:
    front = cards_in(p.front & OWN[side])[0]
    p.front &= ~(BIT[front])
    return front


def _fail(p: Struggle, card: int) -> None:
    p.discard_from_hand(card, "K.24.2")
    p.tell(1 - side_of(card))


@final
class Release(Step[Struggle]):
    """A side chooses the state where it releases its store (K.24.2); at an election it may be none (K.24.3).

    Args:
        side: who.
    """

    clause = "K.24.2"
    fields = ("side",)
    prompt: ClassVar[str] = "release"
    reveals = True

    def __init__(self, side: int) -> None:
        self.side = side

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side, while it can."""
        return ONE_SEAT[self.side] if has_store(p, self.side) and release_states(p, self.side) else NOBODY

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``pick`` a state."""
        return [PICK + state for state in states_in(release_states(p, self.side))]

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why not there."""
        state = action - PICK
        if not 0 <= state < STATES or release_states(p, self.side) & BIT[state]:
            return None
        if not p.printed.open_states & BIT[state]:
            return Reason("no-voters-there", (state,), "V.6")
        return Reason("not-active", (state,), "K.24.2")

    def ask(self, p: Struggle, seat: int) -> Message:
        """Where?"""
        return Message("release", (self.side,))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Release it there."""
        release(p, self.side, action - PICK)
        return None

    def run(self, p: Struggle) -> Steps:
        """When it cannot be released, it is discarded (K.24.3)."""
        if has_store(p, self.side):
            discard_store(p, self.side)
        return None


STEPS: Final = (Release,)

"""Support votes: face-down cards in active states (chapter P)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import Step, Steps

from .actions import DONE, LAY, SUPPORT
from .position import Struggle, cards_in, states_in
from .printed import BIT, CARDS, EFFECTS, NONE, ONE_SEAT, STATES, side_of
from .voting import barred, why_unfit

BLOCK: Final = EFFECTS.index("block")


def support_states(p: Struggle, side: int) -> int:
    """Mask of the states where a side can make support votes: active, and not blocked by the other side (P.1, K.28)."""
    mask: i64 = 0
    for state in range(STATES):
        if p.up[state] and not (p.laid[state] and p.has_laid(1 - side, BLOCK, state)):
            mask |= BIT[state]
    return int(mask)


def layable(p: Struggle, side: int, state: int) -> i64:
    """Mask of the cards of a hand that can be laid face down in a state (P.5), or with -1 on the own store (K.24.1)."""
    if p.honour:
        return p.hand_of(side)
    mask: i64 = barred(p, side, state)
    return p.hand_of(side) & ~mask


def supports(p: Struggle, side: int, where: int) -> list[int]:
    """``support`` for each of some states where a card of the hand can be laid."""
    return [SUPPORT + state for state in states_in(where & support_states(p, side)) if layable(p, side, state)]


def reject_support(p: Struggle, side: int, state: int) -> Reason | None:
    """Why a side cannot make a support vote in a state."""
    if not p.printed.open_states & BIT[state]:
        return Reason("no-voters-there", (state,), "V.6")
    if not p.up[state]:
        return Reason("not-active", (state,), "P.2")
    if not support_states(p, side) & BIT[state]:
        return Reason("support-blocked", (state,), "K.28")
    return None if layable(p, side, state) else Reason("no-card-fits", (state,), "P.5")


@final
class Lay(Step[Struggle]):
    """A side chooses the card that it lays face down (P.1).

    Args:
        side: who.
        state: where; -1: on the own store (K.24.1).
    """

    clause = "P.1"
    fields = ("side", "state")
    prompt: ClassVar[str] = "lay"
    reveals = True

    def __init__(self, side: int, state: int) -> None:
        self.side = side
        self.state = state

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.side]

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``lay`` each card that fits; without one, which a hand cannot lead to by itself, ``done``."""
        return [LAY + card for card in cards_in(layable(p, self.side, self.state))] or [DONE]

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why this card cannot be laid."""
        card = action - LAY
        if not 0 <= card < CARDS or layable(p, self.side, self.state) & BIT[card]:
            return None
        return reject_card(p, self.side, card) or why_unfit(p, card, self.state)

    def ask(self, p: Struggle, seat: int) -> Message:
        """Which card?"""
        return Message("stow", (self.side,)) if self.state == NONE else Message("lay", (self.side, self.state))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Lay it."""
        if action == DONE:
            return None
        card = action - LAY
        p.last_used = self.side
        forbidden = barred(p, self.side, self.state)
        if self.state != NONE:
            p.add_down(card, self.state, forbidden, "P.1")
            return None
        p.hide_from(card)
        p.barred[card] = forbidden
        p.stored_down |= BIT[card]
        if p.live:
            p.note("stowed", (self.side,), "K.24.1")
            p.note("stowed-card", (self.side, card), "K.24.1", 1 << self.side)
        return None


def reject_card(p: Struggle, side: int, card: int) -> Reason | None:
    """Why a card is not one of the own hand; None: it is."""
    if side_of(card) != side:
        return Reason("not-your-card", (card,), "O.6")
    return None if p.hand & BIT[card] else Reason("not-in-hand", (card,), "T.2")


STEPS: Final = (Lay,)

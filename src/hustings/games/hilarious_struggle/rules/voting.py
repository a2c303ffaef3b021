"""Which card may be a voter where, and what happens when one is placed face up (chapters V and W).

A card stays where it was put until an effect takes it back (V.4).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hustings.kernel.message import Reason

from .position import Struggle, cards_in
from .printed import (
    ACTIVE,
    BEHIND,
    BIT,
    DECK,
    EFFECTS,
    ELECTION,
    MAINLAND,
    NEVER,
    NONE,
    OWN,
    RIVAL_SCANDAL,
    RIVAL_THERE,
    SCANDAL_MOST,
    SCANDAL_NOT_HIGHER,
    STATES,
    SWING,
    side_of,
)

FRIEND: Final = EFFECTS.index("friend")


def scandal_allows(p: Struggle, card: int) -> bool:
    """Whether what a card's underlined text says of scandal holds now (V.3)."""
    side = side_of(card)
    rule = p.printed.rule[card]
    if rule == SCANDAL_MOST:
        return p.scandal[side] <= p.printed.limit[card]
    if rule == RIVAL_SCANDAL:
        return p.scandal[1 - side] >= p.printed.limit[card]
    if rule == SCANDAL_NOT_HIGHER:
        return p.scandal[side] <= p.scandal[1 - side]
    return rule != NEVER


def state_allows(p: Struggle, card: int, state: int) -> bool:
    """Whether what a card's underlined text says of the state holds there now (V.3)."""
    side = side_of(card)
    rule = p.printed.rule[card]
    if rule == BEHIND:
        return p.lead(side, state) < 0
    if rule == RIVAL_THERE:
        return p.voters[(1 - side) * STATES + state] > 0
    if rule == ACTIVE:
        return p.up[state] != 0
    return True


def fits(p: Struggle, card: int, state: int) -> bool:
    """Whether a card may be a voter in a state (-1: stored) now, as far as its underlined text goes (V.3, K.24.1)."""
    return scandal_allows(p, card) and (state == NONE or state_allows(p, card, state))


def why_unfit(p: Struggle, card: int, state: int) -> Reason | None:
    """Why a card may not be a voter in a state now; None: it may (V.3)."""
    if fits(p, card, state):
        return None
    rule = p.printed.rule[card]
    if rule == NEVER:
        return Reason("never-voter", (card,), "E.1" if p.printed.kind[card] == ELECTION else "V.6")
    if rule == SCANDAL_MOST:
        return Reason("own-scandal", (card, p.printed.limit[card]), "V.3")
    if rule == RIVAL_SCANDAL:
        return Reason("rival-scandal", (card, p.printed.limit[card]), "V.3")
    if rule == SCANDAL_NOT_HIGHER:
        return Reason("scandal-higher", (card,), "V.3")
    if rule == BEHIND:
        return Reason("not-behind", (card, state), "V.3")
    if rule == RIVAL_THERE:
        return Reason("no-rival-voter", (card, state), "V.3")
    return Reason("not-active", (state,), "W.2")


def active_states(p: Struggle) -> int:
    """Mask of the states in which a voter card lies face up and there can be voters (V.2, V.6)."""
    found: i64 = 0
    for state in range(STATES):
        if p.up[state]:
            found |= BIT[state]
    return int(found & p.printed.open_states)


def can_vote(p: Struggle, card: int) -> bool:
    """Whether a card of a hand can be used to vote where its side's agent is (V.1, W.1, Y.2)."""
    here = p.agents[side_of(card)]
    if p.roaming and p.printed.kind[card] == SWING:
        return active_states(p) != 0
    return (p.printed.kind[card] == SWING or p.printed.state_of[card] == here) and fits(p, card, here)


def why_no_vote(p: Struggle, card: int) -> Reason | None:
    """Why a card of a hand cannot be used to vote; None: it can."""
    here = p.agents[side_of(card)]
    if p.roaming and p.printed.kind[card] == SWING:
        return None if can_vote(p, card) else Reason("nothing-active", (), "W.2")
    if p.printed.rule[card] == NEVER or p.printed.kind[card] == SWING:
        return why_unfit(p, card, here)
    state = p.printed.state_of[card]
    if state >= MAINLAND:
        return Reason("no-voters-there", (state,), "V.6")
    if state != here:
        return Reason("agent-elsewhere", (state, here), "V.1")
    return why_unfit(p, card, here)


def voters_for(p: Struggle, side: int, states: i64) -> i64:
    """Mask of the state cards in a hand that may be placed in the states that they name, out of ``states``."""
    found: i64 = 0
    for card in cards_in(p.hand_of(side) & p.printed.state_cards & ~p.printed.never):
        state = p.printed.state_of[card]
        if states & BIT[state] and fits(p, card, state):
            found |= BIT[card]
    return found


def barred(p: Struggle, side: int, state: int) -> int:
    """Mask of a side's cards that may not be laid face down in a state (-1: stored) now (P.5)."""
    mask: i64 = p.printed.never & OWN[side]
    for card in range(side * DECK, side * DECK + DECK):
        if p.printed.rule[card] > NEVER and not fits(p, card, state):
            mask |= BIT[card]
    return int(mask)

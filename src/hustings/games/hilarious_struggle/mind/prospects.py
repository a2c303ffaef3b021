"""What states, cards and scandal are worth to a side, all in one measure: electors.

Everything is looked at in a determinized position, so that a card of the other hand is a guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.position import Struggle, cards_in
from ..rules.printed import BIT, DECK, ELECTION, MAINLAND, NEVER, STATE_CARD, STATES, SWING, side_of
from ..rules.support import support_states
from ..rules.voting import fits

HELD: Final = [0.0, 0.62, 0.74, 0.82, 0.88, 0.92, 0.95, 0.97]
"""How much of a state's electors a lead of so many voters is worth: it may be overtaken."""

UNTOUCHED: Final = 0.4
"""The same for New York without voters."""

POINT: Final = 25.0
STEEPER: Final = 1.6
"""Worth of the first point of scandal, and how much more each further one weighs."""

LOST: Final = 500.0
"""Worth of winning or losing at once."""

CARD: Final = 3.5
"""Worth of another card in hand: another turn."""

SUPPORT_VOTE: Final = 2.5
"""Worth of a card that can be one voter somewhere."""

DOUBT: Final = 10
"""Electors that a caller should have more, for what the other hand may really hold."""

DISTANT: Final = [1.0, 0.65, 0.45, 0.32, 0.25, 0.2, 0.2, 0.1, 0.1, 0.1]
"""How much of a vote's worth is left when the agent is so many steps away."""

ALSO: Final = 0.3
"""How much of them counts what could be voted besides the best vote."""

SWING_KEPT: Final = 9.0
"""What is given up with a swing state that is laid face down."""

KEEP: Final = 1.2
"""The same for a state card, in parts of what it would add in its state."""


def safe(lead: int) -> float:
    """How much of a state's electors a lead is worth; negative when behind."""
    return HELD[min(lead, 7)] if lead >= 0 else -HELD[min(-lead, 7)]


def standing(p: Struggle, side: int, state: int) -> float:
    """What a state is worth to a side as it stands, from minus to plus its electors."""
    lead = p.lead(side, state)
    if lead == 0 and (p.held[0] | p.held[1]) & BIT[state]:
        return p.printed.electors[state] * (UNTOUCHED if p.held[side] & BIT[state] else -UNTOUCHED)
    return p.printed.electors[state] * safe(lead)


def gain(p: Struggle, side: int, state: int, more: int) -> float:
    """How much more a state is worth to a side with so many more voters (fewer when negative)."""
    after = p.printed.electors[state] * safe(p.lead(side, state) + more)
    return after - standing(p, side, state)


def point(p: Struggle, side: int, points: int) -> float:
    """What more scandal costs a side; less of it is worth something."""
    level = p.scandal[side]
    if points > 0 and level + points >= p.printed.scandal_limit:
        return LOST
    cost = 0.0
    for step in range(abs(points)):
        at = level + step if points > 0 else level - 1 - step
        if at >= 0:
            cost += POINT + STEEPER * at
    return cost if points > 0 else -cost


def best_support(p: Struggle, side: int, where: int) -> float:
    """The most that one support vote can add, in the states of a mask."""
    best = 0.0
    open_states = support_states(p, side) & where
    for state in range(MAINLAND):
        if open_states & BIT[state]:
            best = max(best, gain(p, side, state, 1))
    return best


def vote_worth(p: Struggle, card: int) -> float:
    """What a state card would add as a voter in its state, if it fits there now."""
    state = p.printed.state_of[card]
    if p.printed.kind[card] != STATE_CARD or state >= MAINLAND or not fits(p, card, state):
        return 0.0
    return gain(p, side_of(card), state, p.printed.voters[card])


def best_vote(p: Struggle, side: int, where: int, but: int) -> float:
    """The most that a state card of a hand can add in the states of a mask, another card left out."""
    best = 0.0
    for card in cards_in(p.hand_of(side)):
        state = p.printed.state_of[card]
        if card != but and 0 <= state < MAINLAND and where & BIT[state]:
            best = max(best, vote_worth(p, card))
    return best


def stand_worth(p: Struggle, side: int, state: int, but: int) -> float:
    """What it is worth to have the agent in a state: what the hand, but for one card, can vote from there."""
    best = 0.0
    rest = 0.0
    for card in cards_in(p.hand_of(side)):
        if card == but:
            continue
        kind = p.printed.kind[card]
        worth = 0.0
        if kind == SWING:
            if p.up[state] and not p.roaming:
                worth = gain(p, side, state, p.printed.voters[card]) * 0.8
        elif kind == STATE_CARD:
            there = p.printed.state_of[card]
            if there < MAINLAND:
                worth = vote_worth(p, card) * DISTANT[p.printed.steps[state * STATES + there]]
        if worth > best:
            rest += best
            best = worth
        elif worth > 0.0:
            rest += worth
    return best + ALSO * rest


def card_worth(p: Struggle, card: int) -> float:
    """What a card in hand may still do for its side: as a voter, as a support vote, or by what it is."""
    kind = p.printed.kind[card]
    if kind == ELECTION:
        return 14.0
    if kind == SWING:
        return 9.0
    side = side_of(card)
    state = p.printed.state_of[card]
    worth = SUPPORT_VOTE if p.printed.rule[card] != NEVER else 0.0
    if state < MAINLAND:
        near = DISTANT[p.printed.steps[p.agents[side] * STATES + state]]
        worth = max(worth, vote_worth(p, card) * near)
    return worth + 1.5


def given_up(p: Struggle, card: int) -> float:
    """What is given up with a card that is laid face down: it never comes back to vote for its state."""
    if p.printed.kind[card] == SWING:
        return SWING_KEPT
    return 1.0 + KEEP * vote_worth(p, card)


def cheapest(p: Struggle, side: int) -> float:
    """What is given up with the card that a side can best do without."""
    best = LOST
    for card in cards_in(p.hand_of(side) & ~p.printed.never):
        best = min(best, given_up(p, card))
    return best


def wins_call(p: Struggle, caller: int) -> bool:
    """Whether a side that called an election now would win it."""
    leads = [p.lead(caller, state) for state in range(MAINLAND)]
    swings = [0, 0]
    for side in (caller, 1 - caller):
        sign = 1 if side == caller else -1
        for card in cards_in(p.hand_of(side)):
            state = p.printed.state_of[card]
            if p.printed.kind[card] == SWING:
                swings[side] += p.printed.voters[card]
            elif 0 <= state < MAINLAND and fits(p, card, state):
                leads[state] += sign * p.printed.voters[card]
    mine = p.electors[caller]
    theirs = p.electors[1 - caller]
    for state in range(MAINLAND):
        if leads[state] != p.lead(caller, state):
            held = p.held[caller] & BIT[state]
            mine += p.printed.electors[state] * ((1 if leads[state] > 0 else 0) - (1 if held else 0))
            held = p.held[1 - caller] & BIT[state]
            theirs += p.printed.electors[state] * ((1 if leads[state] < 0 else 0) - (1 if held else 0))
    mine += 20 * (swings[caller] // 2)
    mine -= 20 * (swings[1 - caller] // 2)
    if p.hand_of(1 - caller):
        mine -= DOUBT
    return mine >= p.printed.to_win > theirs


def reserve(p: Struggle, side: int) -> int:
    """Electors of the states that a side does not hold and whose cards it has not used up."""
    used: i64 = p.removed | p.front | p.stored_up | p.stored_down
    for state in range(MAINLAND):
        used |= p.up[state] | p.down[state] | p.laid[state]
    used |= p.printed.never
    found = 0
    for state in range(MAINLAND):
        if not used & BIT[side * DECK + state] and not p.held[side] & BIT[state]:
            found += p.printed.electors[state]
    return found

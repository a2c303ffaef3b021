"""What an answer would do to voters and electors, as far as the seat that gives it can know."""

from __future__ import annotations

from typing import Final

from ..rules.actions import ADD, CHOOSE, LAY, LOAD, PICK, SUPPORT, VOTE
from ..rules.cards_states import Remote, where_up
from ..rules.effects import PickCard, PickState
from ..rules.election import Rally, SwingTo
from ..rules.position import Struggle
from ..rules.printed import BIT, CARDS, DEMOCRATS, EFFECTS, NONE, REPUBLICANS, STATES, SWING, side_of
from ..rules.sequence import Act
from ..rules.store import Release, release
from ..rules.support import Lay

RECOUNT, SNOW, SHIFT, FRIEND = (EFFECTS.index(name) for name in ("recount", "snow", "shift", "friend"))
LEAVE: Final = tuple(EFFECTS.index(name) for name in ("recall", "ticket", "exact"))
"""Effects whose chosen card leaves its state."""

NOTHING: Final = (NONE, 0, 0)


def change_of(p: Struggle, seat: int, action: int) -> tuple[int, int, int]:
    """The state where a legal answer changes voters (-1: none), whose they are, and by how many."""
    step = p.stack[-1]
    printed = p.printed
    if SUPPORT <= action < SUPPORT + STATES:
        return action - SUPPORT, seat, 1
    if isinstance(step, Lay) and LAY <= action < ADD:
        return (step.state, seat, 1) if step.state != NONE else NOTHING
    if isinstance(step, (Act, Remote)) and VOTE <= action < LOAD:
        card = action - VOTE
        if printed.kind[card] == SWING and p.roaming:
            return NOTHING
        return p.agents[seat] if printed.kind[card] == SWING else printed.state_of[card], seat, printed.voters[card]
    if isinstance(step, Rally) and ADD <= action < CHOOSE and printed.kind[action - ADD] != SWING:
        return printed.state_of[action - ADD], seat, printed.voters[action - ADD]
    if isinstance(step, SwingTo):
        return action - PICK, seat, printed.voters[step.card]
    if isinstance(step, Release):
        twin = p.clone()
        release(twin, seat, action - PICK)
        before = p.voters[seat * STATES + action - PICK]
        return action - PICK, seat, twin.voters[seat * STATES + action - PICK] - before
    if isinstance(step, PickState) and PICK <= action < PICK + STATES:
        effect = printed.effect[step.card]
        if effect in (RECOUNT, SNOW):
            return action - PICK, 1 - seat, -1
        if effect == SHIFT:
            return action - PICK, seat, 1 if step.memo else -1
    if isinstance(step, PickCard) and CHOOSE <= action < CHOOSE + CARDS:
        card = action - CHOOSE
        effect = printed.effect[step.card]
        if effect in LEAVE:
            return where_up(p, side_of(card), card), side_of(card), -p.worth(card)
        if effect == FRIEND:
            return where_up(p, seat, card), seat, printed.voters[card]
    return NOTHING


def judged(p: Struggle, state: int, side: int, change: int) -> tuple[int, int, int, int, int]:
    """Both sides' voters in a state after a change, who holds it then (-1: nobody), and both sides' electors."""
    voters = [p.voters[state], p.voters[STATES + state]]
    voters[side] += change
    holder = NONE if voters[0] == voters[1] else DEMOCRATS if voters[0] > voters[1] else REPUBLICANS
    electors = p.electors[:]
    for other in (DEMOCRATS, REPUBLICANS):
        if p.held[other] & BIT[state]:
            electors[other] -= p.printed.electors[state]
        if holder == other:
            electors[other] += p.printed.electors[state]
    return voters[DEMOCRATS], voters[REPUBLICANS], holder, electors[DEMOCRATS], electors[REPUBLICANS]

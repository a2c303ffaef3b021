"""The sequence of play: set-up, rounds, turns (chapters S and T) and movement (chapter M)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, AnyStep, Step, Steps

from .actions import DONE, EFFECT, FLY, LAY, LOAD, RELEASE, STOW, SUPPORT, TRAVEL, VOTE, WALK
from .cards_states import vote
from .effects import Go, carry_out
from .election import SwingTo, call, election
from .position import Struggle, cards_in
from .printed import (
    ALL_STATES,
    BIT,
    CARDS,
    DECK,
    DEMOCRATS,
    ELECTION,
    MAINLAND,
    NONE,
    ONE_SEAT,
    REPUBLICANS,
    STATES,
    SWING,
)
from .store import Release, can_load, has_store, load, release_states, why_no_load
from .support import Lay, layable, reject_card, reject_support, support_states, supports
from .voting import can_vote, why_no_vote


def set_up(p: Struggle, honour: bool, roaming: bool) -> None:
    """Lay out what stands at the start of a match (O.1 to O.6, S.1 to S.5), with the options (Y.1, Y.2)."""
    p.honour = 1 if honour else 0
    p.roaming = 1 if roaming else 0
    p.agents = p.printed.home[:]
    p.electors = [p.printed.electors[home] for home in p.printed.home]
    p.scandal = p.printed.start_scandal[:]
    p.held = [BIT[home] for home in p.printed.home]
    p.voters = [0] * (2 * STATES)
    p.up = [0] * STATES
    p.down = [0] * STATES
    p.laid = [0] * STATES
    p.since = [0] * CARDS
    p.laid_at = [0] * CARDS
    p.barred = [0] * CARDS
    p.decks = [list(range(DECK)), list(range(DECK, CARDS))]
    p.discards = [[], []]
    p.chance.shuffle(p.decks[DEMOCRATS])
    p.chance.shuffle(p.decks[REPUBLICANS])
    p.last_used = p.printed.first
    p.stack.append(Round())


@final
class Round(Step[Struggle]):
    """Both sides fill their hands, and the first side begins (S.5, T.5)."""

    clause = "T.5"
    reveals = True

    def run(self, p: Struggle) -> Steps:
        """Draw; when nobody can, hold an election without a caller (T.7)."""
        p.round += 1
        if p.live:
            p.note("round", (int(p.round),), "T.5")
        first = p.printed.first
        if not p.can_draw(DEMOCRATS) and not p.can_draw(REPUBLICANS):
            return election(p, NONE)
        risen = p.draw(first, p.printed.hand_size)
        if p.outcome is None:
            p.draw(1 - first, p.printed.hand_size, not risen)
        return TURN[first] if p.hand_of(first) else TURN[1 - first]


@final
class Turn(Step[Struggle]):
    """A side's turn begins (T.1, T.2).

    Args:
        side: whose.
    """

    clause = "T.1"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: Struggle) -> Steps:
        """Ask for the action."""
        p.turn = self.side
        p.supported = 0
        if p.live:
            p.note("turn", (self.side,), "T.1")
        return ACT[self.side]


@final
class NextTurn(Step[Struggle]):
    """After a turn the other side has one, if it has cards; with both hands empty a new round begins (T.4, T.5).

    Args:
        side: whose turn is over.
    """

    clause = "T.4"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: Struggle) -> Steps:
        """Pass on."""
        if p.hand_of(1 - self.side):
            return TURN[1 - self.side]
        if p.hand_of(self.side):
            return TURN[self.side]
        return (Round(),)


@final
class Act(Step[Struggle]):
    """The action of a turn, perhaps a support vote before it (T.2, T.3).

    Args:
        side: whose turn it is.
    """

    clause = "T.2"
    fields = ("side",)
    prompt: ClassVar[str] = "act"
    reveals = True

    def __init__(self, side: int) -> None:
        self.side = side

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.side]

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """Movement, vote, effect, or release; a support vote before."""
        side = self.side
        found: list[int] = []
        for card in cards_in(p.hand_of(side)):
            found.append(WALK + card)
            if can_travel(p, side, card):
                found.append(TRAVEL + card)
            if can_fly(p, side, card):
                found.append(FLY + card)
            if can_vote(p, card):
                found.append(VOTE + card)
            if can_load(p, card):
                found.append(LOAD + card)
            found.append(EFFECT + card)
        if release_states(p, side):
            found.append(RELEASE)
        if can_support_first(p, side):
            found += support_actions(p, side)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why this cannot be done."""
        side = self.side
        if action < LAY:
            card = action % CARDS
            return reject_card(p, side, card) or why_not(p, side, action - card, card)
        if action == RELEASE and not release_states(p, side):
            return Reason("nothing-stored" if has_store(p, side) else "no-store", (), "K.24.2")
        if is_support(action):
            if p.supported:
                return Reason("one-support", (), "T.3")
            if not can_support_first(p, side):
                return Reason("card-for-action", (), "T.9")
            return why_not_support(p, side, action)
        return None

    def ask(self, p: Struggle, seat: int) -> Message:
        """What do you do?"""
        return Message("act-after-support" if p.supported else "act", (self.side,))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Do it; then a support vote may follow, and the next turn."""
        side = self.side
        if is_support(action):
            return support(p, side, action), self
        p.push(AFTER_TURN[side])
        if action == RELEASE:
            p.push(AFTER[side])
            return (Release(side),)
        card = action % CARDS
        verb = action - card
        if verb == WALK:
            p.push((After(side, p.agents[side]),))
            pay(p, card, "M.2")
            return (Go(side, side, 1),)
        if verb == EFFECT and p.printed.kind[card] == ELECTION:
            return call(p, side, card)
        p.push(AFTER[side])
        if verb == TRAVEL:
            pay(p, card, "M.3")
            p.move_agent(side, p.printed.state_of[card], "M.3")
            return None
        if verb == FLY:
            pay(p, card, "M.4")
            return (Go(side, side, 0),)
        if verb == VOTE and p.roaming and p.printed.kind[card] == SWING:
            p.take_from_hand(card)
            p.in_play.append(card)
            return (SwingTo(side, card, 1),)
        if verb == VOTE:
            return vote(p, card, p.agents[side], "W.1" if p.printed.kind[card] == SWING else "V.1")
        if verb == LOAD:
            load(p, card)
            return None
        return carry_out(p, side, card)


def pay(p: Struggle, card: int, clause: str) -> None:
    """Discard a card for a movement (M.5)."""
    p.take_from_hand(card)
    p.discard_from_hand(card, clause)


def can_travel(p: Struggle, side: int, card: int) -> bool:
    """Whether the card names another state that the agent can enter (M.3)."""
    state = p.printed.state_of[card]
    return 0 <= state < MAINLAND and state != p.agents[side]


def can_fly(p: Struggle, side: int, card: int) -> bool:
    """Whether the card names the state where the agent is (M.4)."""
    return p.printed.state_of[card] == p.agents[side]


def why_not(p: Struggle, side: int, verb: int, card: int) -> Reason | None:
    """Why a card of the hand cannot be used so; None: it can."""
    state = p.printed.state_of[card]
    if verb == VOTE:
        return None if can_vote(p, card) else why_no_vote(p, card)
    if verb == LOAD:
        return why_no_load(p, card)
    if verb == FLY and not can_fly(p, side, card):
        return Reason("fly-from-here", (p.agents[side],), "M.4")
    if verb == TRAVEL and not can_travel(p, side, card):
        if state == NONE:
            return Reason("names-no-state", (card,), "M.3")
        return Reason("no-way-there" if state >= MAINLAND else "already-there", (state,), "M.1")
    return None


def is_support(action: int) -> bool:
    """Whether an action is the support vote of the turn, on the own store or in a state."""
    return action == STOW or SUPPORT <= action < SUPPORT + STATES


def support_actions(p: Struggle, side: int) -> list[int]:
    """The support votes that a side can make with its hand (P.1, K.24.1)."""
    found = supports(p, side, ALL_STATES)
    if has_store(p, side) and layable(p, side, NONE):
        found.append(STOW)
    return found


def support(p: Struggle, side: int, action: int) -> Lay:
    """Make the support vote of the turn (T.3)."""
    p.supported = 1
    return Lay(side, NONE if action == STOW else action - SUPPORT)


def can_support_first(p: Struggle, side: int) -> bool:
    """Whether a support vote can come before the action: once, and with something left for the action (T.3, T.9)."""
    hand = p.hand_of(side)
    return not p.supported and (hand & (hand - 1) != 0 or (hand != 0 and release_states(p, side) != 0))


def why_not_support(p: Struggle, side: int, action: int) -> Reason | None:
    """Why this support vote cannot be made."""
    if action != STOW:
        return reject_support(p, side, action - SUPPORT)
    if not has_store(p, side):
        return Reason("no-store", (), "K.24")
    return None if layable(p, side, NONE) else Reason("no-card-stores", (), "K.24.1")


@final
class After(Step[Struggle]):
    """After the action: a second step of a walk (M.2), or the support vote of the turn (T.3).

    Args:
        side: whose turn it is.
        origin: where a walk began; -1: the action was no walk.
    """

    clause = "T.3"
    fields = ("side", "origin")
    prompt: ClassVar[str] = "after"
    reveals = True

    def __init__(self, side: int, origin: int) -> None:
        self.side = side
        self.origin = origin

    def _may_support(self, p: Struggle) -> bool:
        return not p.supported and (support_states(p, self.side) != 0 or has_store(p, self.side))

    def _may_walk(self, p: Struggle) -> bool:
        if self.origin == NONE:
            return False
        return p.printed.neighbours[p.agents[self.side]] & ~BIT[self.origin] != 0

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side, while it has cards and there may be something to do with one."""
        free = p.hand_of(self.side) != 0 and (self._may_walk(p) or self._may_support(p))
        return ONE_SEAT[self.side] if free else NOBODY

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``walk`` on, ``support``, ``stow``, or ``done``."""
        found: list[int] = []
        if self._may_walk(p):
            found += [WALK + card for card in cards_in(p.hand_of(self.side))]
        if self._may_support(p):
            found += support_actions(p, self.side)
        found.append(DONE)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why this cannot be done."""
        if 0 <= action - WALK < CARDS:
            if not self._may_walk(p):
                return Reason("one-action", (), "T.2")
            return reject_card(p, self.side, action - WALK)
        if is_support(action):
            return Reason("one-support", (), "T.3") if p.supported else why_not_support(p, self.side, action)
        return None

    def ask(self, p: Struggle, seat: int) -> Message:
        """Anything else?"""
        if not self._may_walk(p):
            return Message("after", (self.side,))
        return Message("after-step" if self._may_support(p) else "second-step", (self.side,))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Do it; after a second step a support vote may still follow."""
        side = self.side
        if action == DONE:
            return None
        if is_support(action):
            return (support(p, side, action),)
        pay(p, action - WALK, "M.2")
        p.push(AFTER[side])
        return (Go(side, side, 1, origin=self.origin),)


TURN: Final[list[tuple[AnyStep, ...]]] = [(Turn(DEMOCRATS),), (Turn(REPUBLICANS),)]
ACT: Final[list[tuple[AnyStep, ...]]] = [(Act(DEMOCRATS),), (Act(REPUBLICANS),)]
AFTER: Final[list[tuple[AnyStep, ...]]] = [(After(DEMOCRATS, NONE),), (After(REPUBLICANS, NONE),)]
AFTER_TURN: Final[list[tuple[AnyStep, ...]]] = [(NextTurn(DEMOCRATS),), (NextTurn(REPUBLICANS),)]
"""By side. Steps never change, so those that come again and again are made once."""

STEPS: Final = (Act, After, NextTurn, Round, Turn)

"""Campaigning in states, and travel (chapter C)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import CHECKS, DONE, MOST_CHECKS, STAND, SUPPORT, TRAVEL
from .board import BIT, KENNEDY, NIXON, NODES, NONE, ONE_SEAT, REGION, places_in
from .effects import KEN_AIR, NO_CHECKS, SILENCE
from .position import TOKEN, Race
from .support import Checks

NO_STATES: Final[tuple[int, ...]] = ()


def campaign(p: Race, seat: int, points: int, each: int, card: int) -> Steps:
    """Campaign with so many points, at most ``each`` of them on support in one state (0: no limit) (C.1, C.13)."""
    return (Campaign(seat, points, each=each, card=card),)


def travels_free(p: Race, seat: int) -> bool:
    """Whether a side pays nothing for travel (K.26, K.79)."""
    return bool(p.effects & NO_CHECKS[seat]) or (seat == KENNEDY and bool(p.effects & KEN_AIR))


@final
class Campaign(Step[Race]):
    """Points are spent on support in states and on travel, one after the other (C.1 to C.5).

    Args:
        seat: who campaigns.
        left: points left.
        each: at most so many on support in one state; 0: no limit.
        card: the card that is played or lets the side campaign.
        entered: the node of travel that the token has entered without having spent points there, or ``NONE``.
        closed: mask of states in which checks have been made (C.9).
        used: the states in which points were spent, if there is a limit.
    """

    clause = "C.4"
    fields = ("seat", "left", "each", "card", "entered", "closed", "used")
    prompt: ClassVar[str] = "campaign"

    def __init__(
        self,
        seat: int,
        left: int,
        each: int,
        card: int,
        entered: int = NONE,
        closed: int = 0,
        used: tuple[int, ...] = NO_STATES,
    ) -> None:
        self.seat = seat
        self.left = left
        self.each = each
        self.card = card
        self.entered = entered
        self.closed = closed
        self.used = used

    def here(self, p: Race) -> int:
        """The node of travel where the token is."""
        return self.entered if self.entered != NONE else p.printed.node[p.sides[TOKEN + self.seat]]

    def _open(self, p: Race) -> i64:
        """Mask of the states where a point can be spent on support."""
        seat = self.seat
        closed: i64 = self.closed
        mask: i64 = p.printed.node_states[self.here(p)]
        mask &= ~closed
        if p.effects:
            mask &= ~p.banned(seat)
            if seat == NIXON and p.effects & SILENCE:
                for state in range(REGION):
                    if p.cubes[state] > 0:
                        mask &= ~BIT[state]
        if self.each:
            for state in self.used:
                if self.used.count(state) >= self.each:
                    mask &= ~BIT[state]
        return mask

    def price(self, p: Race, node: int) -> int:
        """What travel to a node costs (C.2, C.11)."""
        if travels_free(p, self.seat):
            return 0
        return p.printed.distance[self.here(p)][node] * p.printed.boundary

    def _may_travel(self, p: Race, node: int) -> bool:
        if node == self.here(p) or self.price(p, node) > self.left:
            return False
        return self.entered == NONE or not travels_free(p, self.seat)

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, while there are points, or travel that costs nothing."""
        if self.left > 0 or (self.entered == NONE and travels_free(p, self.seat)):
            return ONE_SEAT[self.seat]
        return NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``support`` a state of the region, ``travel`` to another one, or ``done``."""
        found: list[int] = []
        if self.left > 0:
            mask = self._open(p)
            for state in range(REGION):
                if mask & BIT[state]:
                    found.append(SUPPORT + state)
        for node in range(len(NODES)):
            if self._may_travel(p, node):
                found.append(TRAVEL + node)
        found.append(DONE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why no point can be spent there, or why the token cannot go there."""
        if TRAVEL <= action < TRAVEL + len(NODES):
            node = action - TRAVEL
            if self._may_travel(p, node):
                return None
            if node == self.here(p):
                return Reason("there-already", (node,), "C.2")
            if self.price(p, node) > self.left:
                return Reason("travel-cost", (node, self.price(p, node), self.left), "C.3" if node > 3 else "C.2")
            return Reason("just-travelled", (), "C.11")
        state = action - SUPPORT
        if not 0 <= state < REGION or (self.left > 0 and self._open(p) & BIT[state]):
            return None
        return self._why_not(p, state)

    def _why_not(self, p: Race, state: int) -> Reason:
        closed: i64 = self.closed
        if self.left == 0:
            return Reason("no-points", (), "C.4")
        if not p.printed.votes[state]:
            return Reason("not-contested", (state,), "C.1")
        if p.printed.node[state] != self.here(p):
            return Reason("other-region", (state,), "C.1")
        if p.banned(self.seat) & BIT[state]:
            return Reason("banned", (state,), "C.12")
        if closed & BIT[state]:
            return Reason("checked-already", (state,), "C.9")
        if self.each and self.used.count(state) >= self.each:
            return Reason("limit-reached", (state, self.each), f"K.{self.card}")
        return Reason("kennedy-leads", (state,), "K.74")

    def ask(self, p: Race, seat: int) -> Message:
        """What next?"""
        return Message("campaign", (self.seat, self.left))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Spend a point, travel, or stop."""
        if action == DONE:
            return self.run(p)
        if action >= TRAVEL:
            node = action - TRAVEL
            if p.live:
                p.note("travelled", (self.seat, node), "C.2")
            left = self.left - self.price(p, node)
            on = Campaign(
                self.seat, left, each=self.each, card=self.card, entered=node, closed=self.closed, used=self.used
            )
            return (on,)
        state = action - SUPPORT
        if not p.checks_campaigning(self.seat, state):
            p.move_token(self.seat, state, "C.5")
            p.gain(self.seat, state, 1)
            return (self.after(1, state, self.closed),)
        declare = Declare(
            self.seat, self.left, each=self.each, card=self.card, closed=self.closed, used=self.used, state=state
        )
        return (declare,) if declare.most() > 1 else declare.check(p, 1)

    def after(self, points: int, state: int, closed: int) -> Campaign:
        """The rest of the campaigning, after points were spent in a state."""
        used = self.used
        if self.each:
            for _ in range(points):
                used = (*used, state)
        return Campaign(self.seat, self.left - points, each=self.each, card=self.card, closed=closed, used=used)

    def run(self, p: Race) -> Steps:
        """The token that has travelled since the last support stands somewhere in the region that it entered (C.5)."""
        return None if self.entered == NONE else (Stand(self.seat, self.entered),)


@final
class Declare(Step[Race]):
    """How many points are spent in a state that needs support checks (C.8)?

    Whether it does is judged when its draws begin (C.10); nothing can change it between.

    Args:
        seat: who campaigns.
        left: points left.
        each: as in :class:`Campaign`, as the next three are.
        card: the card.
        closed: mask of states in which checks have been made.
        used: the states in which points were spent, if there is a limit.
        state: the state.
    """

    clause = "C.8"
    fields = ("seat", "left", "each", "card", "closed", "used", "state")
    prompt: ClassVar[str] = "declare"

    def __init__(
        self, seat: int, left: int, each: int, card: int, closed: int, used: tuple[int, ...], state: int
    ) -> None:
        self.seat = seat
        self.left = left
        self.each = each
        self.card = card
        self.closed = closed
        self.used = used
        self.state = state

    def most(self) -> int:
        """How many checks can be declared."""
        most = min(self.left, MOST_CHECKS)
        return min(most, self.each - self.used.count(self.state)) if self.each else most

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``checks`` with a number of points."""
        return [CHECKS + points for points in range(1, self.most() + 1)]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """More points than there are."""
        if CHECKS + self.most() < action <= CHECKS + MOST_CHECKS:
            return Reason("too-many-points", (self.most(),), "C.8")
        return None

    def ask(self, p: Race, seat: int) -> Message:
        """How many?"""
        return Message("declare", (self.seat, self.state, self.left, p.percent(self.seat)))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Draw as many cubes."""
        return self.check(p, action - CHECKS)

    def check(self, p: Race, points: int) -> Steps:
        """Make the checks; then nothing more can be spent in this state (C.9)."""
        closed: i64 = self.closed
        closed |= BIT[self.state]
        p.move_token(self.seat, self.state, "C.5")
        if p.live:
            p.note("declared", (self.seat, points, self.state), "C.8")
        campaigning = Campaign(self.seat, self.left, each=self.each, card=self.card, used=self.used)
        return Checks(self.seat, self.state, points, 0), campaigning.after(points, self.state, int(closed))


@final
class Stand(Step[Race]):
    """The token takes its stand in a state of the region that it entered (C.5).

    Args:
        seat: whose token.
        node: the node of travel.
    """

    clause = "C.5"
    fields = ("seat", "node")
    prompt: ClassVar[str] = "stand"

    def __init__(self, seat: int, node: int) -> None:
        self.seat = seat
        self.node = node

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, unless there is one state only."""
        mask: i64 = p.printed.node_states[self.node]
        return ONE_SEAT[self.seat] if mask & (mask - 1) else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``stand`` in a state of the region."""
        mask: i64 = p.printed.node_states[self.node]
        return [STAND + state for state in range(REGION) if mask & BIT[state]]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """A state that is not in the region."""
        state = action - STAND
        if 0 <= state < REGION and p.printed.node[state] != self.node:
            return Reason("other-region", (state,), "C.5")
        if 0 <= state < REGION and not p.printed.votes[state]:
            return Reason("not-contested", (state,), "C.5")
        return None

    def ask(self, p: Race, seat: int) -> Message:
        """Where?"""
        return Message("stand", (self.seat, self.node))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Stand there."""
        p.move_token(self.seat, action - STAND, "C.5")
        return None

    def run(self, p: Race) -> Steps:
        """Alaska and Hawaii are one state each, and a region may have no other that is played with."""
        states = places_in(p.printed.node_states[self.node])
        p.move_token(self.seat, states[0] if states else p.printed.node.index(self.node), "C.5")
        return None


STEPS: Final = (Campaign, Declare, Stand)

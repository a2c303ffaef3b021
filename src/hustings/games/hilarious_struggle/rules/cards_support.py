"""Cards that give support votes or move them (chapter K)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import DONE, SUPPORT
from .effects import AsksState, Effect, PickCard, PickState, clause_of, number, register
from .position import Struggle, states_in
from .printed import ALL_STATES, BIT, NONE, ONE_SEAT, OWN, STATES
from .support import Lay, reject_support, support_states, supports


def own_down(p: Struggle, side: int, state: int) -> i64:
    """Mask of a side's face-down voter cards in a state."""
    cards: i64 = p.down[state]
    return cards & OWN[side]


@final
class ExtraSupport(Step[Struggle]):
    """Support votes that a card gives, one by one (P.4).

    Args:
        side: who makes them.
        card: the card.
        left: how many may still be made.
        used: mask of states where no more can be made; with -1 instead those near the agent are allowed.
        made: how many have been made.
    """

    clause = "P.4"
    fields = ("side", "card", "left", "used", "made")
    prompt: ClassVar[str] = "extra-support"
    reveals = True

    def __init__(self, side: int, card: int, left: int, used: int, made: int) -> None:
        self.side = side
        self.card = card
        self.left = left
        self.used = used
        self.made = made

    def _where(self, p: Struggle) -> int:
        return p.near(self.side) if self.used == NONE else ALL_STATES & ~self.used

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side, while it has cards and a state is open to it."""
        open_states = (
            self.left > 0 and bool(p.hand_of(self.side)) and bool(self._where(p) & support_states(p, self.side))
        )
        return ONE_SEAT[self.side] if open_states else NOBODY

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``support`` a state; after the first, or when no card fits, ``done``."""
        found = supports(p, self.side, self._where(p))
        if self.made or not found:
            found.append(DONE)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why not there."""
        state = action - SUPPORT
        if not 0 <= state < STATES:
            return None
        reason = reject_support(p, self.side, state)
        if reason is None and not self._where(p) & BIT[state]:
            return Reason("not-that-state", (state, self.card), clause_of(p, self.card))
        return reason

    def ask(self, p: Struggle, seat: int) -> Message:
        """Where?"""
        return Message("extra-support", (self.side, self.card, self.left))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Choose the card, then go on."""
        if action == DONE:
            return None
        state = action - SUPPORT
        used = NONE if self.used == NONE else self.used | BIT[state]
        rest = ExtraSupport(self.side, self.card, self.left - 1, used, self.made + 1)
        return Lay(self.side, state), rest


@final
class RaiseOwn(Step[Struggle]):
    """A card raises its own side's scandal after its other instructions (K.4).

    Args:
        side: whose scandal.
        points: by how much.
    """

    clause = "K.4"
    fields = ("side", "points")

    def __init__(self, side: int, points: int) -> None:
        self.side = side
        self.points = points

    def run(self, p: Struggle) -> Steps:
        """Raise it."""
        p.change_scandal(self.side, self.points, "K.4")
        return None


@final
class Canvass(Effect):
    """Support votes in different states; then perhaps own scandal (K.4)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """When a card can be laid somewhere, or scandal rises."""
        return number(p, card, 1) > 0 or bool(supports(p, you, ALL_STATES))

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Support votes, then scandal."""
        votes = ExtraSupport(you, card, number(p, card), 0, 0)
        points = number(p, card, 1)
        return (votes, RaiseOwn(you, points)) if points else (votes,)


@final
class Parade(Effect):
    """Support votes near the agent (K.5)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """When a card can be laid there."""
        return bool(supports(p, you, p.near(you)))

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Support votes."""
        return (ExtraSupport(you, card, number(p, card), NONE, 0),)


@final
class Shift(AsksState):
    """Own support votes move from one state to another (K.9).

    The memo is 0, the first state plus 1, or 1024 and more: both states and how many have been moved.
    """

    def states(self, p: Struggle, you: int, card: int, memo: int) -> int:
        """First where own support votes lie, then the other active states."""
        active = p.active_states()
        if memo:
            return active & ~BIT[memo - 1]
        found = 0
        for state in states_in(active):
            if own_down(p, you, state) and active & ~BIT[state]:
                found |= BIT[state]
        return found

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """Own face-down cards of the first state."""
        return own_down(p, you, memo // 32 % 32)

    def may_stop(self, p: Struggle, you: int, card: int, memo: int) -> bool:
        """After the first card."""
        return memo >= 2048

    def task(self, memo: int) -> int:
        """From where, to where, which card."""
        return 0 if memo == 0 else 1 if memo < 1024 else 2

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Go on to the next question."""
        if choice == NONE:
            return None
        if memo == 0:
            return (PickState(you, card, choice + 1),)
        if memo < 1024:
            return (PickCard(you, card, 1024 + (memo - 1) * 32 + choice),)
        p.shift_down(choice, memo // 32 % 32, memo % 32, "K.9")
        return (PickCard(you, card, memo + 1024),) if memo // 1024 < number(p, card) else None


for effect in (Canvass("canvass"), Parade("parade"), Shift("shift")):
    register(effect)

STEPS: Final = (ExtraSupport, RaiseOwn)

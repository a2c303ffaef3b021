"""Cards that change voters in states (chapter K)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import DONE, VOTE
from .cards_support import own_down
from .effects import AsksCard, AsksState, Effect, PickCard, clause_of, number, register
from .position import Struggle, cards_in, states_in
from .printed import BIT, CARDS, EFFECTS, MAINLAND, NONE, ONE_SEAT, OWN, STATES, side_of
from .support import reject_card
from .voting import FRIEND, voters_for, why_unfit

SHIELD: Final = EFFECTS.index("shield")


def own_up(p: Struggle, side: int, state: int) -> i64:
    """Mask of a side's face-up voter cards in a state."""
    cards: i64 = p.up[state]
    return cards & OWN[side]


def where_up(p: Struggle, side: int, card: int) -> int:
    """The state where a face-up voter card lies."""
    for state in range(STATES):
        if p.up[state] & BIT[card]:
            return state
    return NONE


def shielded(p: Struggle, side: int, state: int) -> bool:
    """Whether effects of the other side cannot touch a side's voters there (K.11)."""
    return bool(p.laid[state]) and p.has_laid(side, SHIELD, state)


@final
class Recall(AsksCard):
    """Own face-up cards of one state come back (K.7). The memo is how many, times 32, and the state plus 1."""

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """Own face-up cards; after the first, of its state."""
        if memo:
            return own_up(p, you, memo % 32 - 1)
        found: i64 = 0
        for state in range(MAINLAND):
            found |= own_up(p, you, state)
        return found

    def may_stop(self, p: Struggle, you: int, card: int, memo: int) -> bool:
        """After the first."""
        return memo > 0

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Take it, and ask for the next."""
        if choice == NONE:
            return None
        state = where_up(p, you, choice)
        take_back(p, choice, state, "K.7")
        taken = memo // 32 + 1
        return (PickCard(you, card, taken * 32 + state + 1),) if taken < number(p, card) else None


def take_back(p: Struggle, card: int, state: int, clause: str) -> None:
    """Take a face-up voter card back into its owner's hand."""
    if p.live:
        p.note("took-back", (side_of(card), card, state), clause)
    p.take_up(card, state)
    p.to_hand(card)


@final
class Remote(Step[Struggle]):
    """A side places a state card from hand in the state that it names (K.8, K.13).

    Args:
        side: who.
        card: the card that allows it.
        near: 1 when the agent may be in a bordering state.
        must: 1 when it has to be done if it can be.
    """

    clause = "K.13"
    fields = ("side", "card", "near", "must")
    prompt: ClassVar[str] = "remote"
    reveals = True

    def __init__(self, side: int, card: int, near: int, must: int) -> None:
        self.side = side
        self.card = card
        self.near = near
        self.must = must

    def _cards(self, p: Struggle) -> i64:
        return voters_for(p, self.side, p.near(self.side) if self.near else BIT[p.agents[self.side]])

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side, while it has cards: whether one fits stays its secret."""
        return ONE_SEAT[self.side] if p.hand_of(self.side) else NOBODY

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``vote`` with a card, or ``done``."""
        cards = self._cards(p)
        found = [VOTE + card for card in cards_in(cards)]
        if not found or not self.must:
            found.append(DONE)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why not with this card."""
        card = action - VOTE
        if not 0 <= card < CARDS or self._cards(p) & BIT[card]:
            return None
        reason = reject_card(p, self.side, card)
        state = p.printed.state_of[card]
        if reason is None and state != NONE:
            reason = why_unfit(p, card, state)
        return reason or Reason("not-near", (card,), clause_of(p, self.card))

    def ask(self, p: Struggle, seat: int) -> Message:
        """Which card?"""
        return Message("remote", (self.side, self.card))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Place it."""
        if action == DONE:
            return None
        card = action - VOTE
        return vote(p, card, p.printed.state_of[card], clause_of(p, self.card))


def vote(p: Struggle, card: int, state: int, clause: str) -> Steps:
    """Put a card from hand face up into a state (V.1); Georgia doubles a card in its own state (K.14.1)."""
    p.take_from_hand(card)
    p.add_up(card, state, clause)
    if p.printed.effect[card] == FRIEND and p.printed.state_of[card] == state:
        return (PickCard(side_of(card), card, state + 1),)
    return None


@final
class Neighbours(Effect):
    """A state card is placed from a distance (K.13)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """While a card fits."""
        return voters_for(p, you, p.near(you)) != 0

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Ask for it."""
        return (Remote(you, card, 1, 1),)


@final
class Friend(AsksState):
    """A face-up card counts double where you are behind (K.14). The memo of its second question is the state plus 1."""

    def states(self, p: Struggle, you: int, card: int, memo: int) -> int:
        """Where you are behind with a card that is not doubled."""
        found = 0
        for state in states_in(p.active_states()):
            if p.lead(you, state) < 0 and self.cards(p, you, card, state + 1) and not p.has_laid(you, FRIEND, state):
                found |= BIT[state]
        return found

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """Own face-up cards there that are not doubled yet (K.14.2)."""
        found = own_up(p, you, memo - 1)
        for pair in p.doubles:
            found &= ~(BIT[pair // 64])
        return found

    def task(self, memo: int) -> int:
        """Where, then which."""
        return 0 if memo == 0 else 1

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Lay this card there, then double the chosen one."""
        if choice == NONE:
            return None
        if memo == 0:
            p.lay_sideways(card, choice)
            return (PickCard(you, card, choice + 1),)
        p.double(choice, card if p.laid[memo - 1] & BIT[card] else choice, memo - 1)
        return None


@final
class Recount(AsksState):
    """A support vote is discarded where the other side leads by little (K.15)."""

    def states(self, p: Struggle, you: int, card: int, memo: int) -> int:
        """Where the other side leads by little and has a support vote that is not protected."""
        found = 0
        for state in states_in(p.active_states()):
            behind = -p.lead(you, state)
            if 0 < behind <= number(p, card) and own_down(p, 1 - you, state) and not shielded(p, 1 - you, state):
                found |= BIT[state]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Discard one unseen."""
        p.discard_unseen(1 - you, choice, "K.15")
        return None


@final
class Snow(AsksState):
    """A support vote near the agent is discarded (K.26)."""

    def states(self, p: Struggle, you: int, card: int, memo: int) -> int:
        """Near the agent, where the other side has a support vote that is not protected."""
        found = 0
        for state in states_in(p.near(you)):
            if own_down(p, 1 - you, state) and not shielded(p, 1 - you, state):
                found |= BIT[state]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Discard one unseen."""
        p.discard_unseen(1 - you, choice, "K.26")
        return None


@final
class Shield(AsksState):
    """This card protects voters in a state where you are ahead (K.11)."""

    def states(self, p: Struggle, you: int, card: int, memo: int) -> int:
        """Active states where you are ahead."""
        found = 0
        for state in states_in(p.active_states()):
            if p.lead(you, state) > 0 and not p.has_laid(you, SHIELD, state):
                found |= BIT[state]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Lay this card there."""
        p.lay_sideways(card, choice)
        return None


@final
class Block(AsksState):
    """This card keeps the other side's support votes out of a state (K.28)."""

    def states(self, p: Struggle, you: int, card: int, memo: int) -> int:
        """Active states where you have a voter."""
        found = 0
        for state in states_in(p.active_states()):
            if p.voters[you * STATES + state] and not p.has_laid(you, self.number, state):
                found |= BIT[state]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Lay this card there."""
        p.lay_sideways(card, choice)
        return None


@final
class Ticket(AsksCard):
    """A small face-up card of the other side goes back to its hand (K.31)."""

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """Small face-up cards of the other side that are not protected."""
        found: i64 = 0
        for state in range(MAINLAND):
            there = own_up(p, 1 - you, state)
            if there and not shielded(p, 1 - you, state):
                for other in cards_in(there):
                    if p.printed.voters[other] <= number(p, card):
                        found |= BIT[other]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Its owner takes it back."""
        take_back(p, choice, where_up(p, 1 - you, choice), "K.31")
        return None


@final
class Exact(AsksCard):
    """Cards of the other side that show exactly so many voters are discarded (K.32).

    The memo is what they have shown so far, times 32, and the state plus 1.
    """

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """Cards of one state that make the number together with others."""
        missing = number(p, card) - memo // 32
        found: i64 = 0
        for state in range(MAINLAND):
            if memo and state != memo % 32 - 1:
                continue
            there = own_up(p, 1 - you, state)
            if there and not shielded(p, 1 - you, state):
                found |= parts_of(p, there, missing)
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Discard it, and ask for the rest."""
        state = where_up(p, 1 - you, choice)
        shown = memo // 32 + p.printed.voters[choice]
        p.take_up(choice, state)
        p.to_discard(choice)
        if p.live:
            p.note("discarded-voters", (1 - you, choice, state), "K.32")
        return (PickCard(you, card, shown * 32 + state + 1),) if shown < number(p, card) else None


def parts_of(p: Struggle, cards: i64, total: int) -> i64:
    """Mask of the cards, out of some, that belong to a set showing exactly so many voters."""
    found: i64 = 0
    for card in cards_in(cards):
        if p.printed.voters[card] > 0:
            rest = total - p.printed.voters[card]
            if rest == 0 or (rest > 0 and parts_of(p, cards & ~(BIT[card]), rest)):
                found |= BIT[card]
    return found


for effect in (
    Recall("recall"),
    Neighbours("neighbours"),
    Friend("friend", laid=True),
    Recount("recount"),
    Snow("snow"),
    Shield("shield", laid=True),
    Block("block", laid=True),
    Ticket("ticket", removed=True),
    Exact("exact"),
):
    register(effect)

STEPS: Final = (Remote,)

"""Effects: what the texts of cards do, how they are carried out, and where their cards go (chapter C).

An effect is a small class; its numbers stand in ``printed.toml``. What it does without a question stands in ``run``;
when it asks for a state or a card, ``states`` or ``cards`` say which, and ``chose`` goes on. What it does goes before
any other rule (C.2).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import CHOOSE, DONE, GO, PICK
from .position import Struggle, cards_in, states_in
from .printed import ALL_STATES, BIT, CARDS, EFFECTS, MAINLAND, NONE, ONE_SEAT, STATES


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What the text of a card does.

    ``you`` is who carries the effect out (C.4), ``memo`` a number that a question remembers.

    Args:
        name: as in ``printed.toml``.
        removed: the card leaves the game afterwards (C.5).
        laid: the card stays on the table, so that nobody can borrow it (K.29).
        own_hand: its questions are about cards of the own hand, which others must not learn from being asked.
        opens: the other hand is revealed first (C.8).
    """

    def __init__(
        self, name: str, removed: bool = False, laid: bool = False, own_hand: bool = False, opens: bool = False
    ) -> None:
        self.removed = removed
        self.laid = laid
        self.own_hand = own_hand
        self.opens = opens
        self.number = EFFECTS.index(name)
        self.clause = f"K.{self.number}" if self.number else "E.1"

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """Whether anything of it can be carried out (C.3)."""
        return True

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Carry it out, or ask first."""
        return None

    def states(self, p: Struggle, you: int, card: int, memo: int) -> int:
        """Mask of the states to choose from."""
        return 0

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """Mask of the cards to choose from."""
        return 0

    def may_stop(self, p: Struggle, you: int, card: int, memo: int) -> bool:
        """Whether choosing nothing (more) is allowed."""
        return False

    def task(self, memo: int) -> int:
        """Which of its questions it is, for the prompt."""
        return 0

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Go on with a chosen state or card; -1: none."""
        return None


@final
class Nothing(Effect):
    """A swing state has no effect of its own (K.33)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """Never."""
        return False


ALL: Final[list[Effect]] = [Nothing(name) for name in EFFECTS]
"""Every effect by number; ``cards_*.py`` fill it in."""


def register(effect: Effect) -> None:
    """Take an effect into the list under its name."""
    ALL[effect.number] = effect


def effect_of(p: Struggle, card: int) -> Effect:
    """The effect of a card."""
    return ALL[p.printed.effect[card]]


def number(p: Struggle, card: int, place: int = 0) -> int:
    """A number in the text of a card."""
    return p.printed.numbers[card][place]


def clause_of(p: Struggle, card: int) -> str:
    """The clause of a card's effect."""
    return effect_of(p, card).clause


def carry_out(p: Struggle, you: int, card: int) -> Steps:
    """Carry out the effect of a card of a hand; if it cannot be, the card is only discarded (C.1, C.3)."""
    p.take_from_hand(card)
    p.in_play.append(card)
    effect = effect_of(p, card)
    if p.live:
        p.note("effect", (you, card), effect.clause)
    if effect.opens and p.hand_of(1 - you):
        p.reveal(1 - you, "C.8")
    if not effect.can(p, you, card):
        if p.live:
            p.note("no-effect", (card,), "C.3")
        p.in_play.remove(card)
        p.to_discard(card)
        end_of_effect(p)
        return None
    steps = effect.run(p, you, card)
    return (PutAway(card),) if steps is None else (*steps, PutAway(card))


def end_of_effect(p: Struggle) -> None:
    """When no effect is under way any more, hands are hidden again (C.8)."""
    if not p.in_play:
        p.revealed = 0


@final
class PutAway(Step[Struggle]):
    """The card of an effect that was carried out goes to its place (C.1, C.5).

    Args:
        card: the card.
    """

    clause = "C.1"
    fields = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: Struggle) -> Steps:
        """To the discard pile, or out of the game; a card that was laid down stays."""
        if self.card in p.in_play:
            p.in_play.remove(self.card)
            if effect_of(p, self.card).removed:
                p.removed |= BIT[self.card]
                if p.live:
                    p.note("removed", (self.card,), "C.5")
            else:
                p.to_discard(self.card)
        end_of_effect(p)
        return None


class Pick(Step[Struggle]):
    """A card asks for a state or a card (C.3).

    Args:
        you: who chooses.
        card: the card that asks.
        memo: what its effect remembers.
    """

    clause = "C.3"
    fields = ("you", "card", "memo")
    first: ClassVar[int] = 0
    """The action that chooses the state or card 0."""
    reveals = True

    def __init__(self, you: int, card: int, memo: int) -> None:
        self.you = you
        self.card = card
        self.memo = memo

    def ask(self, p: Struggle, seat: int) -> Message:
        """Which one?"""
        effect = effect_of(p, self.card)
        return Message(self.prompt, (self.you, self.card, effect.number * 8 + effect.task(self.memo)))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Go on with it."""
        choice = NONE if action == DONE else action - self.first
        return effect_of(p, self.card).chose(p, self.you, self.card, self.memo, choice)


@final
class PickState(Pick):
    """A card asks for a state."""

    prompt: ClassVar[str] = "pick"
    first: ClassVar[int] = PICK

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """Who chooses, while there is a state to choose."""
        return ONE_SEAT[self.you] if effect_of(p, self.card).states(p, self.you, self.card, self.memo) else NOBODY

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``pick`` a state, or ``done``."""
        effect = effect_of(p, self.card)
        found = [PICK + state for state in states_in(effect.states(p, self.you, self.card, self.memo))]
        if effect.may_stop(p, self.you, self.card, self.memo):
            found.append(DONE)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why this state cannot be chosen."""
        state = action - PICK
        effect = effect_of(p, self.card)
        if 0 <= state < STATES and not effect.states(p, self.you, self.card, self.memo) & BIT[state]:
            return Reason("not-that-state", (state, self.card), effect.clause)
        return None


@final
class PickCard(Pick):
    """A card asks for another card."""

    prompt: ClassVar[str] = "choose"
    first: ClassVar[int] = CHOOSE

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """Who chooses; about the own hand it is asked whenever there is one, so that being asked tells nothing."""
        effect = effect_of(p, self.card)
        if effect.own_hand:
            return ONE_SEAT[self.you] if p.hand_of(self.you) else NOBODY
        return ONE_SEAT[self.you] if effect.cards(p, self.you, self.card, self.memo) else NOBODY

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``choose`` a card, or ``done``."""
        effect = effect_of(p, self.card)
        found = [CHOOSE + card for card in cards_in(effect.cards(p, self.you, self.card, self.memo))]
        if not found or effect.may_stop(p, self.you, self.card, self.memo):
            found.append(DONE)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why this card cannot be chosen."""
        card = action - CHOOSE
        effect = effect_of(p, self.card)
        if 0 <= card < CARDS and not effect.cards(p, self.you, self.card, self.memo) & BIT[card]:
            return Reason("not-that-card", (self.card,), effect.clause)
        return None

    def run(self, p: Struggle) -> Steps:
        """Nothing to choose."""
        return effect_of(p, self.card).chose(p, self.you, self.card, self.memo, NONE)


class AsksState(Effect):
    """An effect that begins with the choice of a state, and can be carried out while there is one."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """While there is a state to choose."""
        return self.states(p, you, card, 0) != 0

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Ask for it."""
        return (PickState(you, card, 0),)


class AsksCard(Effect):
    """An effect that begins with the choice of a card, and can be carried out while there is one."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """While there is a card to choose."""
        return self.cards(p, you, card, 0) != 0

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Ask for it."""
        return (PickCard(you, card, 0),)


def reach(p: Struggle, start: int, steps: int) -> int:
    """Mask of the states within so many steps of another, without it (M.1, C.11)."""
    found: i64 = BIT[start]
    for _ in range(steps):
        before = found
        for state in range(MAINLAND):
            if before & BIT[state]:
                found |= p.printed.neighbours[state]
    return int(found & ~(BIT[start]) & ALL_STATES)


@final
class Go(Step[Struggle]):
    """A side chooses where an agent goes (M.2, M.4, C.11).

    Args:
        side: who chooses.
        agent: whose agent.
        steps: how many steps at most; 0: to any state.
        card: the card that asks; -1: for a movement.
        may_stay: 1 when it may be left where it is.
        origin: a state to which it may not go back; -1: none.
    """

    clause = "M.1"
    fields = ("side", "agent", "steps", "card", "may_stay", "origin")
    prompt: ClassVar[str] = "go"

    def __init__(
        self, side: int, agent: int, steps: int, card: int = NONE, may_stay: int = 0, origin: int = NONE
    ) -> None:
        self.side = side
        self.agent = agent
        self.steps = steps
        self.card = card
        self.may_stay = may_stay
        self.origin = origin

    def _where(self, p: Struggle) -> int:
        here = p.agents[self.agent]
        found = reach(p, here, self.steps) if self.steps else ALL_STATES & ~BIT[here]
        return found if self.origin == NONE else found & ~BIT[self.origin]

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.side]

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``go`` to a state, or ``done``."""
        found = [GO + state for state in states_in(self._where(p))]
        if self.may_stay:
            found.append(DONE)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why the agent cannot go there."""
        state = action - GO
        if not 0 <= state < STATES or self._where(p) & BIT[state]:
            return None
        if state >= MAINLAND:
            return Reason("no-way-there", (state,), "M.1")
        if state == p.agents[self.agent]:
            return Reason("already-there", (state,), "M.1" if self.card == NONE else "C.11")
        if state == self.origin:
            return Reason("not-back", (state,), "M.2")
        return Reason("too-far", (state, self.steps), "M.2" if self.card == NONE else clause_of(p, self.card))

    def ask(self, p: Struggle, seat: int) -> Message:
        """Where to?"""
        return Message("go" if self.side == self.agent else "send", (self.side,))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Move the agent."""
        if action != DONE:
            clause = "M.2" if self.steps else "M.4"
            p.move_agent(self.agent, action - GO, clause if self.card == NONE else clause_of(p, self.card))
        return None


STEPS: Final = (Go, PickCard, PickState, PutAway)

"""Using a card's action and answering it (chapters U and R)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, AnyStep, Step, Steps

from .actions import PASS, REACT, REACTIONS
from .position import BIT, EDITOR, NIXON, Table, owner
from .printed import CONSPIRATOR, EVENT
from .track import ONE_SEAT

JOHN_MITCHELL: Final = 14
BEN_BRADLEE: Final = 35
MASS_DEMONSTRATION: Final = 40
FOLLOW_THE_MONEY: Final = 42


def no_action(p: Table) -> Steps:
    """What a number without an action does."""
    return None


ACTIONS: Final[list[Callable[[Table], Steps]]] = [no_action] * 43
"""What the action of each card does, by printed number; :mod:`.cards` fills it."""


def card(number: int) -> Callable[[Callable[[Table], Steps]], Callable[[Table], Steps]]:
    """Register a function as the action of the card with this printed number."""

    def register(function: Callable[[Table], Steps]) -> Callable[[Table], Steps]:
        ACTIONS[number] = function
        return function

    return register


def use_action(p: Table, number: int) -> Steps:
    """The steps of a card whose action is used: it may be answered, takes effect, and leaves (U.1, R.3)."""
    side = owner(number)
    if p.live:
        p.note("action", (side, number), f"K.{number}")
    return EFFECT_STEPS[number]


def is_reaction(number: int) -> bool:
    """Whether a card's action can only be used as an answer (U.6)."""
    return number in (JOHN_MITCHELL, BEN_BRADLEE, MASS_DEMONSTRATION, FOLLOW_THE_MONEY)


def answers(p: Table, side: int, number: int, piece: int) -> list[int]:
    """The reaction cards that could answer a play, as far as everybody can tell (R.4 to R.7, R.11).

    Args:
        p: the position.
        side: who would answer.
        number: the card that was played.
        piece: the evidence token that its value moves, or -1 when its action is used.
    """
    if piece >= 0:
        possible = [FOLLOW_THE_MONEY]
    elif side == NIXON and p.printed.kind[number] == EVENT:
        possible = [JOHN_MITCHELL]
    elif side == EDITOR and p.printed.kind[number] == CONSPIRATOR:
        possible = [BEN_BRADLEE, MASS_DEMONSTRATION]
    else:
        return []
    out_of_sight = ~(p.discard | p.removed | p.in_play)
    found: list[int] = []
    for reaction in possible:
        blocked = side == EDITOR and p.events_blocked and p.is_event(reaction)
        if out_of_sight >> i64(reaction) & 1 and not blocked:
            found.append(reaction)
    return found


@final
class Answer(Step[Table]):
    """A side may answer the other's play with a reaction card; asked alike whatever its hand holds (R.3).

    It is a step of the play that it answers, and no turn (R.2).

    Args:
        side: who may answer.
        card: the card that was played.
        piece: the piece number of the evidence token that its value moves, or -1.
    """

    clause = "R.3"
    fields = ("side", "card", "piece")
    prompt: ClassVar[str] = "answer"
    idle: ClassVar[str] = "pass"

    def __init__(self, side: int, card: int, piece: int) -> None:
        self.side = side
        self.card = card
        self.piece = piece

    def seats(self, p: Table) -> tuple[int, ...]:
        """The side, while public facts allow that it holds a card that answers."""
        if p.hand_of(self.side) and answers(p, self.side, self.card, self.piece):
            return ONE_SEAT[self.side]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """``react`` with each fitting card of the hand, and ``pass``."""
        found: list[int] = []
        for reaction in answers(p, self.side, self.card, self.piece):
            if p.hand >> i64(reaction) & 1:
                found.append(REACT + REACTIONS.index(reaction))
        found.append(PASS)
        return found

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this card is no answer."""
        if not REACT <= action < REACT + len(REACTIONS):
            return None
        reaction = REACTIONS[action - REACT]
        if owner(reaction) != seat:
            return Reason("not-your-card", (reaction,), "R.1")
        if not p.hand >> i64(reaction) & 1:
            return Reason("not-in-hand", (reaction,), "R.1")
        if seat == EDITOR and p.events_blocked and p.is_event(reaction):
            return Reason("events-blocked", (), "K.21")
        if reaction not in answers(p, self.side, self.card, self.piece):
            return Reason("answers-not", (reaction, self.card), f"K.{reaction}")
        return None

    def ask(self, p: Table, seat: int) -> Message:
        """Do you answer?"""
        if self.piece < 0:
            return Message("answer", (self.side, self.card))
        return Message("answer-move", (self.side, self.card, self.piece, p.printed.value[self.card]))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Play the reaction, which may be answered itself, or let the play go ahead."""
        if action == PASS:
            return None
        reaction = REACTIONS[action - REACT]
        p.put_in_play(reaction)
        if p.live:
            p.note("reacted", (self.side, reaction, self.card), "R.1")
        return (Answer(1 - self.side, reaction, -1), Cancel(reaction, self.card, self.piece))


@final
class Cancel(Step[Table]):
    """A reaction takes effect, unless it has been cancelled itself (R.8 to R.10; K.14, K.35, K.40, K.42).

    Args:
        card: the reaction.
        target: the card that it answers.
        piece: the evidence token that the target's value moves, or -1.
    """

    clause = "R.8"
    fields = ("card", "target", "piece")

    def __init__(self, card: int, target: int, piece: int) -> None:
        self.card = card
        self.target = target
        self.piece = piece

    def run(self, p: Table) -> Steps:
        """Cancel the target and put the reaction on its pile."""
        if was_cancelled(p, self.card):
            return None
        p.cancelled |= BIT[self.target]
        if p.live:
            p.note("cancelled" if self.piece < 0 else "redirected", (self.card, self.target), "R.8")
        leave(p, self.card)
        return None


def was_cancelled(p: Table, number: int) -> bool:
    """Whether a play has been cancelled; if so its card goes where a cancelled card goes (R.9)."""
    bit: i64 = BIT[number]
    if not p.cancelled & bit:
        return False
    p.cancelled &= ~bit
    if owner(number) == NIXON:
        p.to_removed(number)
    else:
        p.to_discard(number)
    return True


def leave(p: Table, number: int) -> None:
    """Put a card whose action was used on its pile, unless it has gone somewhere already (U.2 to U.4)."""
    if not p.in_play >> i64(number) & 1:
        return
    if p.is_event(number):
        p.to_removed(number)
    else:
        p.to_discard(number)


@final
class Effect(Step[Table]):
    """The action of a card is carried out, unless it was cancelled; then the card leaves (U.7, U.13).

    Args:
        card: the card.
    """

    clause = "U.1"
    fields = ("card",)
    reveals = True

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: Table) -> Steps:
        """Carry the action out."""
        if was_cancelled(p, self.card):
            return None
        return act_out(p, self.card)


def act_out(p: Table, number: int) -> Steps:
    """The steps of a card's action; that the card leaves waits below them."""
    p.push(LEAVE[number])
    return ACTIONS[number](p)


@final
class Leave(Step[Table]):
    """A card that has been carried out goes to its pile (U.2 to U.4).

    Args:
        card: the card.
    """

    clause = "U.13"
    fields = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: Table) -> Steps:
        """Put the card away."""
        leave(p, self.card)
        return None


@final
class Discard(Step[Table]):
    """A card that was played for its value goes to its discard pile (V.13).

    Args:
        card: the card.
    """

    clause = "V.13"
    fields = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: Table) -> Steps:
        """Discard the card."""
        p.to_discard(self.card)
        return None


EFFECT_STEPS: Final[list[tuple[AnyStep, ...]]] = [
    (Answer(1 - owner(number), number, -1), Effect(number)) for number in range(43)
]
LEAVE: Final[list[tuple[AnyStep, ...]]] = [(Leave(number),) for number in range(43)]
"""The steps of each card whose action is used, and its last one; they never change, so they are made once."""

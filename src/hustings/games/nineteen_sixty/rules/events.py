"""Events: what each card does, how it is carried out, and where its card goes (chapter E).

The cards themselves stand in ``cards_*.py``; each is a function of the position and of the side that plays or
triggers it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from hustings.kernel.position import Step, Steps

from .actions import AS_EVENT
from .effects import lasting
from .position import Race
from .printed import CANDIDATE_CARD, DEBATE, ELECTION_DAY, PREVENTION, TURN

EventFunction: TypeAlias = Callable[[Race, int], Steps]
AnswerFunction: TypeAlias = Callable[[Race, int, int], Steps]


def nothing(p: Race, seat: int) -> Steps:
    """What a number without an event does."""
    return None


def no_answer(p: Race, seat: int, answer: int) -> Steps:
    """What an answer to a card does that asks nothing."""
    return None


EVENTS: Final[list[EventFunction]] = [nothing] * CANDIDATE_CARD
"""What each event does, by card number; ``cards_*.py`` fill it."""
ANSWERS: Final[list[AnswerFunction]] = [no_answer] * CANDIDATE_CARD
"""What follows from the answer to a question of a card, by card number."""
RESOLUTIONS: Final[list[EventFunction]] = [nothing] * CANDIDATE_CARD
"""What an Election Day event does when it is resolved (F.9); the seat is the one with the initiative."""


def event(number: int) -> Callable[[EventFunction], EventFunction]:
    """Register a function as the event of a card: ``f(p, seat)``, where ``seat`` plays or triggers it (E.2)."""

    def register(function: EventFunction) -> EventFunction:
        EVENTS[number] = function
        return function

    return register


def answer(number: int) -> Callable[[AnswerFunction], AnswerFunction]:
    """Register what follows the answer to a card's question: ``f(p, seat, answer)`` with who answered and what."""

    def register(function: AnswerFunction) -> AnswerFunction:
        ANSWERS[number] = function
        return function

    return register


def resolution(number: int) -> Callable[[EventFunction], EventFunction]:
    """Register what an Election Day event does on Election Day: ``f(p, seat)``."""

    def register(function: EventFunction) -> EventFunction:
        RESOLUTIONS[number] = function
        return function

    return register


def carry_out(p: Race, card: int, seat: int) -> Steps:
    """The steps of an event that a side plays; its card lies nowhere yet (E.1, E.15). Nobody takes rest cubes (A.4)."""
    p.lay_in_play(card, AS_EVENT, seat)
    if p.live:
        p.note("event", (seat, card), f"K.{card}")
    return Take(card, seat), PutAway(card)


@final
class Take(Step[Race]):
    """An event takes effect (E.1, E.3).

    Args:
        card: the card.
        seat: who plays or triggers it.
    """

    clause = "E.3"
    fields = ("card", "seat")
    reveals = True

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, p: Race) -> Steps:
        """Do what the card says; a debate event after the debates says nothing any more (E.16)."""
        if p.printed.kind[self.card] == DEBATE and p.turn > p.printed.debates_turn:
            return None
        return EVENTS[self.card](p, self.seat)


@final
class PutAway(Step[Race]):
    """The card of an event that has been carried out goes to its place (E.1, E.13, E.14, P.9).

    Args:
        card: the card, which lies on top of those in play.
    """

    clause = "E.1"
    fields = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: Race) -> Steps:
        """Out of the game, in front of a player, or into its box, where it waits (E.17)."""
        card = self.card
        p.play = p.play[:-1]
        kind = p.printed.kind[card]
        waits = kind in (PREVENTION, ELECTION_DAY) or (kind == DEBATE and p.turn < p.printed.debates_turn)
        if waits:
            p.box = [*p.box, card]
        elif not (kind == TURN and lasting(p.effects, card)):
            p.removed = [*p.removed, card]
        return None


STEPS: Final = (PutAway, Take)

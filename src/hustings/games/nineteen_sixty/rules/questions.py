"""Questions that several cards ask (chapter K)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import CARDS, DECLINE, DISCARD, DONE, GO, PICK, RETRIEVE
from .board import BIT, ENDORSED, ONE_SEAT, REGION, places_in
from .events import ANSWERS
from .position import Race


@final
class Choose(Step[Race]):
    """A side chooses a state, a region or an issue for a card; what follows stands in ``ANSWERS``.

    Args:
        seat: who chooses.
        where: mask of the places to choose from.
        card: the card that asks; its answer function is given the place.
    """

    clause = "E.2"
    fields = ("seat", "where", "card")
    prompt: ClassVar[str] = "choose"
    reveals = True

    def __init__(self, seat: int, where: int, card: int) -> None:
        self.seat = seat
        self.where = where
        self.card = card

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, while there is a choice."""
        mask: i64 = self.where
        return ONE_SEAT[self.seat] if mask & (mask - 1) else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``pick`` a state, ``region`` or ``topic``."""
        mask: i64 = self.where
        return [PICK + place for place in range(ENDORSED) if mask & BIT[place]]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why this one cannot be chosen."""
        place = action - PICK
        mask: i64 = self.where
        if not 0 <= place < ENDORSED or mask & BIT[place]:
            return None
        return Reason("not-there", (place,), self.because())

    def ask(self, p: Race, seat: int) -> Message:
        """Which one?"""
        return Message("choose", (self.seat, self.card))

    def because(self) -> str:
        """The card's."""
        return f"K.{self.card}"

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Go on with it."""
        return ANSWERS[self.card](p, self.seat, action - PICK)

    def run(self, p: Race) -> Steps:
        """Without a choice: the only place, if there is one."""
        return ANSWERS[self.card](p, self.seat, places_in(self.where)[0]) if self.where else None


@final
class Go(Step[Race]):
    """A side chooses to which state its token goes (E.12).

    Args:
        seat: whose token.
        where: mask of states.
        card: the card that sends it.
    """

    clause = "E.12"
    fields = ("seat", "where", "card")
    prompt: ClassVar[str] = "go"

    def __init__(self, seat: int, where: int, card: int) -> None:
        self.seat = seat
        self.where = where
        self.card = card

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.seat] if self.where else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``go`` to a state."""
        mask: i64 = self.where
        return [GO + state for state in range(REGION) if mask & BIT[state]]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why the token cannot go there."""
        state = action - GO
        mask: i64 = self.where
        if not 0 <= state < REGION or mask & BIT[state]:
            return None
        return Reason("not-there", (state,), self.because())

    def ask(self, p: Race, seat: int) -> Message:
        """Where to?"""
        return Message("go", (self.seat,))

    def because(self) -> str:
        """The card's."""
        return f"K.{self.card}"

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Move the token."""
        p.move_token(self.seat, action - GO)
        return None


@final
class Offer(Step[Race]):
    """A side may do one thing that a card offers, or decline (E.5).

    Args:
        seat: who may.
        action: what is offered, as an action (``RECLAIM``, ``DRAW`` …).
        card: the card that offers it; when it is taken, its answer function is given the action.
    """

    clause = "E.5"
    fields = ("seat", "action", "card")
    prompt: ClassVar[str] = "offer"
    reveals = True

    def __init__(self, seat: int, action: int, card: int) -> None:
        self.seat = seat
        self.action = action
        self.card = card

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """The offer, and ``decline``."""
        return [self.action, DECLINE]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Nothing else is offered."""
        verbs = p.rules.actions.verbs
        if action in (self.action, DECLINE) or verbs[action] != verbs[self.action]:
            return None
        return Reason("not-offered", (), self.because())

    def ask(self, p: Race, seat: int) -> Message:
        """Take it?"""
        return Message("offer", (self.seat, self.card))

    def because(self) -> str:
        """The card's."""
        return f"K.{self.card}"

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Take it or leave it."""
        return None if action == DECLINE else ANSWERS[self.card](p, self.seat, action)


@final
class Retrieve(Step[Race]):
    """A side may take a card from the discard pile into its hand (K.27, K.29, K.66).

    Args:
        seat: who may.
        only: the one card that may be taken, or 0 for any.
        card: the card that allows it.
    """

    clause = "K.66"
    fields = ("seat", "only", "card")
    prompt: ClassVar[str] = "retrieve"

    def __init__(self, seat: int, only: int, card: int) -> None:
        self.seat = seat
        self.only = only
        self.card = card

    def _cards(self, p: Race) -> list[int]:
        return sorted(p.discard) if self.only == 0 else [card for card in p.discard if card == self.only]

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, when the discard pile has such a card."""
        return ONE_SEAT[self.seat] if self._cards(p) else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``retrieve`` a card, or ``decline``."""
        found = [RETRIEVE + card for card in self._cards(p)]
        found.append(DECLINE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why this card cannot be taken."""
        card = action - RETRIEVE
        if not 1 <= card <= CARDS or card in self._cards(p):
            return None
        if card in p.discard:
            return Reason("only-that-card", (self.only,), self.because())
        return Reason("not-discarded", (card,), self.because())

    def ask(self, p: Race, seat: int) -> Message:
        """Which one?"""
        return Message("retrieve", (self.seat,))

    def because(self) -> str:
        """The card's."""
        return f"K.{self.card}"

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Take it into the hand."""
        if action != DECLINE:
            p.retrieve(self.seat, action - RETRIEVE)
        return None


@final
class Exchange(Step[Race]):
    """A side discards any number of cards and then draws as many (K.53, K.57, K.94).

    Args:
        seat: who may.
        gone: how many have been discarded.
        card: the card that allows it.
    """

    clause = "K.53"
    fields = ("seat", "gone", "card")
    prompt: ClassVar[str] = "exchange"
    reveals = True

    def __init__(self, seat: int, gone: int, card: int) -> None:
        self.seat = seat
        self.gone = gone
        self.card = card

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, while it holds cards."""
        return ONE_SEAT[self.seat] if p.hands[self.seat] else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``discard`` a card, or ``done``."""
        found = [DISCARD + card for card in p.hands[self.seat]]
        found.append(DONE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why this card cannot be discarded."""
        card = action - DISCARD
        if not 1 <= card <= CARDS or card in p.hands[self.seat]:
            return None
        return Reason("not-in-hand", (card,), self.because())

    def ask(self, p: Race, seat: int) -> Message:
        """Which one?"""
        return Message("exchange", (self.seat, self.gone))

    def because(self) -> str:
        """The card's."""
        return f"K.{self.card}"

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Discard one more, or draw."""
        if action == DONE:
            return self.run(p)
        p.discard_from_hand(self.seat, action - DISCARD, self.because())
        return (Exchange(self.seat, self.gone + 1, self.card),)

    def run(self, p: Race) -> Steps:
        """Draw as many as were discarded."""
        if self.gone:
            p.draw_cards(self.seat, self.gone)
        return None


STEPS: Final = (Choose, Exchange, Go, Offer, Retrieve)

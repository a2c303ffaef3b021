"""A turn: one card from the hand, for its value or its action (chapter B)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import AnyStep, Step, Steps

from .actions import ACTION, CARDS, VALUE
from .position import BIT, EDITOR, NIXON, Table, cards_in, owner
from .reactions import is_reaction, use_action
from .track import ONE_SEAT
from .value import play_for_value

FIRST_CARD: Final = 2
A_BRILLIANT_MOOD: Final = 21


def can_be_used(p: Table, number: int) -> bool:
    """Whether the action of a card in hand can be used now (U.5, U.6)."""
    if number == A_BRILLIANT_MOOD:
        return bool(p.acted >> NIXON & 1)
    return not is_reaction(number) and not (p.events_blocked and number > A_BRILLIANT_MOOD and p.is_event(number))


def why_no_action(p: Table, number: int) -> Reason | None:
    """Why the action of a card in hand cannot be used now; None: it can (U.5, U.6)."""
    if is_reaction(number):
        return Reason("reaction-only", (number,), "U.6")
    if number == A_BRILLIANT_MOOD and not p.acted >> NIXON & 1:
        return Reason("mood-first-turn", (), "K.21")
    if p.events_blocked and number > A_BRILLIANT_MOOD and p.is_event(number):
        return Reason("events-blocked", (), "K.21")
    return None


def plays(p: Table, cards: list[int]) -> list[int]:
    """``value`` for each card, and ``action`` where it can be used (B.3)."""
    found = [VALUE + number for number in cards]
    for number in cards:
        if can_be_used(p, number):
            found.append(ACTION + number)
    return found


def play(p: Table, side: int, action: int) -> Steps:
    """Lay the chosen card in play and return the steps of its value or its action."""
    if action >= ACTION + FIRST_CARD:
        p.put_in_play(action - ACTION)
        return use_action(p, action - ACTION)
    number = action - VALUE
    p.put_in_play(number)
    if p.live:
        p.note("value", (side, number, p.printed.value[number]), "V.1")
    return play_for_value(p, number)


def reject_play(p: Table, side: int, cards: list[int], action: int) -> Reason | None:
    """Why a ``value`` or ``action`` answer is refused."""
    if not 0 <= action < 2 * CARDS:
        return None
    number = action - (ACTION if action >= ACTION + FIRST_CARD else VALUE)
    if number == 22:
        return Reason("momentum-card", (), "B.2")
    if owner(number) != side:
        return Reason("not-your-card", (number,), "B.2")
    if number not in cards:
        return Reason("not-in-hand", (number,), "B.2")
    return why_no_action(p, number) if action >= ACTION + FIRST_CARD else None


@final
class Turn(Step[Table]):
    """A side plays one card; with an empty hand it is skipped (B.1 to B.4).

    Args:
        side: whose turn it is.
    """

    clause = "B.2"
    fields = ("side",)
    prompt: ClassVar[str] = "turn"
    reveals = True

    def __init__(self, side: int) -> None:
        self.side = side

    def seats(self, p: Table) -> tuple[int, ...]:
        """The side, while it holds cards."""
        return ONE_SEAT[self.side] if p.hand_of(self.side) else ()

    def actions(self, p: Table, seat: int) -> list[int]:
        """``value`` or ``action`` of each card in hand."""
        return plays(p, cards_in(p.hand, self.side))

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why the card cannot be played so."""
        return reject_play(p, self.side, cards_in(p.hand, self.side), action)

    def ask(self, p: Table, seat: int) -> Message:
        """Play a card."""
        return Message("turn", (self.side,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Play the card; the end of the turn waits below its steps."""
        p.push(END_OF_TURN[self.side])
        return play(p, self.side, action)

    def run(self, p: Table) -> Steps:
        """Without cards: the other side goes on, or the card phase is over."""
        return TURN[1 - self.side] if p.hand_of(1 - self.side) else None


@final
class EndTurn(Step[Table]):
    """A turn is over; the other side's begins, or another of Nixon's (K.11).

    Args:
        side: whose turn ends.
    """

    clause = "B.1"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: Table) -> Steps:
        """Pass the turn on."""
        p.acted |= BIT[self.side]
        if not p.again:
            return TURN[1 - self.side]
        p.again = 0
        if p.live and p.hand_of(self.side):
            p.note("another-turn", (self.side,), "K.11")
        return TURN[self.side]


TURN: Final[list[tuple[AnyStep, ...]]] = [(Turn(NIXON),), (Turn(EDITOR),)]
END_OF_TURN: Final[list[tuple[AnyStep, ...]]] = [(EndTurn(NIXON),), (EndTurn(EDITOR),)]
"""By side. Steps never change, so those that come again and again are made once."""


@final
class PlayDrawn(Step[Table]):
    """Nixon must play the card that Howard Hunt has drawn (K.9).

    Args:
        card: the card, which lies face up in play.
    """

    clause = "K.9"
    fields = ("card",)
    prompt: ClassVar[str] = "play-drawn"
    reveals = True

    def __init__(self, card: int) -> None:
        self.card = card

    def seats(self, p: Table) -> tuple[int, ...]:
        """Nixon."""
        return ONE_SEAT[NIXON]

    def actions(self, p: Table, seat: int) -> list[int]:
        """``value``, and ``action`` where it can be used."""
        return plays(p, [self.card])

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why another card, or this use of it, is refused."""
        if not 0 <= action < 2 * CARDS:
            return None
        number = action - (ACTION if action >= ACTION + FIRST_CARD else VALUE)
        if number != self.card:
            return Reason("drawn-card-only", (self.card,), "K.9")
        return reject_play(p, NIXON, [self.card], action)

    def ask(self, p: Table, seat: int) -> Message:
        """Value or action?"""
        return Message("play-drawn", (NIXON, self.card))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Play it."""
        return play(p, NIXON, action)


@final
class DrawAndPlay(Step[Table]):
    """Nixon turns the top card of the deck up and plays it in the same turn (K.9)."""

    clause = "K.9"
    reveals = True

    def run(self, p: Table) -> Steps:
        """Draw; with deck and discards empty nothing happens."""
        number = p.draw_card(NIXON)
        if number < 0:
            return None
        p.put_in_play(number)
        p.tell(EDITOR)
        if p.live:
            p.note("drew-to-play", (NIXON, number), "K.9")
        return (PlayDrawn(number),)


@final
class DiscardHands(Step[Table]):
    """Both sides lay their hands on their discard piles, and the card phase is over (K.16)."""

    clause = "K.16"
    reveals = True

    def run(self, p: Table) -> Steps:
        """Discard."""
        for side in (NIXON, EDITOR):
            for number in cards_in(p.hand, side):
                p.to_discard(number)
                if p.live:
                    p.note("discarded", (side, number), "K.16")
        p.tell(NIXON)
        p.tell(EDITOR)
        return None

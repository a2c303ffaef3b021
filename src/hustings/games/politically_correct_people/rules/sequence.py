"""The sequence of play: set-up, rounds and turns (chapters S, T and C)."""

from __future__ import annotations

from typing import Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import Step, Steps

from .clean_up import FinalCount, RoundEnd
from .election import Election
from .layout import MONEY, NOBODY, NOTES, OBSERVERS, SEATS
from .market import Open, open_window, settle
from .position import Backroom


def set_up(p: Backroom, players: int, must_stand: bool) -> None:
    """Notes, hands without calendars, and who begins (S.2 to S.4)."""
    p.lay_out(players, must_stand)
    printed, kinds = p.printed, p.codes.kinds
    for seat in range(players):
        for note in range(NOTES):
            p.purse[seat * NOTES + note] = printed.start_notes[note]
        for observer in range(OBSERVERS):
            p.reckoned[observer * SEATS + seat] = p.money(seat)
    p.bank = MONEY - players * p.money(0)
    p.deck = [kind for kind in range(kinds) for _ in range(printed.copies[kind])]
    p.chance.shuffle(p.deck)
    for seat in range(players):
        for _ in range(printed.hand_limit):
            kind = p.deck.pop()
            while kind == printed.calendar:
                p.discards[kind] += 1
                kind = p.deck.pop()
            p.hand[seat * kinds + kind] += 1
    p.first = p.chance.below(players)
    p.stack.append(Round())


@final
class Round(Step[Backroom]):
    """The concessions, a new deck and a pool (S.5 to S.8)."""

    clause = "S.6"

    def run(self, p: Backroom) -> Steps:
        """Lay out the round; its first player begins."""
        p.tidy()
        p.round += 1
        p.aside = 0
        p.caller = NOBODY
        if p.live:
            p.note("round", (p.round,), "O.2")
        p.refused = [[] for _ in range(SEATS)]
        p.won_large.append(NOBODY)
        p.won_small.append(NOBODY)
        p.worth_large.append(0)
        p.worth_small.append(0)
        p.mix_concessions(p.chance)
        printed = p.printed
        for kind in range(p.codes.kinds):
            p.deck.extend([kind] * p.discards[kind])
            p.discards[kind] = 0
        p.deck.extend([printed.calendar] * (printed.copies[printed.calendar] - p.deck.count(printed.calendar)))
        p.chance.shuffle(p.deck)
        _fill_pool(p)
        p.tell_all()
        if p.round == printed.rounds:
            return (Turn(p.first), Election(), FinalCount())
        return (Turn(p.first), Election(), RoundEnd(), Round())


def _fill_pool(p: Backroom) -> None:
    """Turn cards up until the pool is full; calendars on the way go back, and the deck is shuffled (S.7)."""
    passed_over = 0
    for _ in range(p.printed.pool_size):
        while p.deck and p.deck[-1] == p.printed.calendar:
            p.deck.pop()
            passed_over += 1
        if p.deck:
            p.pool[p.deck.pop()] += 1
    if passed_over:
        p.deck.extend([p.printed.calendar] * passed_over)
        p.chance.shuffle(p.deck)


@final
class Turn(Step[Backroom]):
    """The turn of a seat, from beginning to end (T.1 to T.12).

    Args:
        seat: whose.
    """

    clause = "T.1"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: Backroom) -> Steps:
        """Turn a card up, then ask."""
        p.turn = self.seat
        open_window(p)
        if p.live:
            p.note("turn", (self.seat,), "T.1")
        kind = p.draw_card()
        p.tell_all()
        if kind != NOBODY:
            p.pool[kind] += 1
            if p.live:
                p.note("revealed", (kind,), "T.1")
        return TURN[self.seat]


class InTurn(Open):
    """A question to the seat whose turn it is.

    Args:
        seat: whose turn.
    """

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, p: Backroom, seat: int) -> Message:
        """Who is asked."""
        return Message(self.prompt, (self.seat,))


@final
class Take(InTurn):
    """Take a card from the pool, or draw the top card of the deck (T.2 to T.4)."""

    clause = "T.2"
    prompt = "take"

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """The seat, while there is a card to have."""
        return ONE[self.seat] if p.deck or p.pool_size() else ()

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """A kind in the pool, or the deck."""
        found = [p.codes.take + kind for kind in range(p.codes.kinds - 1) if p.pool[kind]]
        if p.deck:
            found.append(p.codes.draw)
        return found

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Not in the pool; nothing to draw."""
        if action == p.codes.draw:
            return None if p.deck else Reason("deck-empty", (), "T.4")
        kind = action - p.codes.take
        return Reason("not-in-pool", (kind,), "T.2") if action < p.codes.draw and not p.pool[kind] else None

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Into the hand."""
        if action == p.codes.draw:
            kind = p.draw_card()
            if kind != NOBODY:
                p.hand[seat * p.codes.kinds + kind] += 1
                if p.live:
                    p.note("drew-card", (seat, kind), "T.2", 1 << seat)
            if p.live:
                p.note("drew" if kind != NOBODY else "drew-nothing", (seat,), "T.2" if kind != NOBODY else "C.5")
            p.tell_all()
            return None
        kind = action - p.codes.take
        p.pool[kind] -= 1
        p.gain_open(seat, kind)
        if p.live:
            p.note("took", (seat, kind), "T.2")
        return None


@final
class PutDown(InTurn):
    """Put down any number of cards, in one's own turn and at no other time (T.6 to T.9, T.13)."""

    clause = "T.6"
    prompt = "put-down"

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """The seat, while it has cards."""
        return ONE[self.seat] if p.hand_size(self.seat) else ()

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """Every kind in hand, or no more."""
        found = in_hand(p, seat, p.codes.put)
        found.append(p.codes.done)
        return found

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Not in hand."""
        return not_in_hand(p, seat, action, p.codes.put)

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """In front; a slush fund is paid out."""
        if action == p.codes.done:
            return None
        kind = action - p.codes.put
        p.lose_open(seat, kind)
        if kind == p.printed.slush:
            p.discards[kind] += 1
            p.earn(seat, p.printed.slush_value)
            if p.live:
                p.note("cashed", (seat, kind, p.printed.slush_value), "T.9")
        else:
            p.front[seat * p.codes.kinds + kind] += 1
            if p.live:
                p.note("put", (seat, kind), "T.6")
        settle(p, seat, p.codes.hand + kind)
        return (self,)


@final
class HandLimit(InTurn):
    """Discard down to the hand limit (T.10)."""

    clause = "T.10"
    prompt = "discard"

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """The seat, while it holds too many."""
        return ONE[self.seat] if p.hand_size(self.seat) > p.printed.hand_limit else ()

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """Every kind in hand."""
        return in_hand(p, seat, p.codes.discard)

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Not in hand."""
        return not_in_hand(p, seat, action, p.codes.discard)

    def ask(self, p: Backroom, seat: int) -> Message:
        """Who discards, and how many."""
        return Message("discard", (self.seat, p.hand_size(self.seat) - p.printed.hand_limit))

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Away for all to see."""
        kind = action - p.codes.discard
        p.lose_open(seat, kind)
        p.discards[kind] += 1
        if p.live:
            p.note("discarded", (seat, kind), "T.10")
        settle(p, seat, p.codes.hand + kind)
        return (self,)


@final
class PoolLimit(InTurn):
    """Discard from the pool down to four (T.11)."""

    clause = "T.11"
    prompt = "trim"

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """The seat, while the pool is too large."""
        return ONE[self.seat] if p.pool_size() > p.printed.pool_size else ()

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """Every kind in the pool."""
        return [p.codes.trim + kind for kind in range(p.codes.kinds - 1) if p.pool[kind]]

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Not in the pool."""
        kind = action - p.codes.trim
        return Reason("not-in-pool", (kind,), "T.11") if 0 <= kind < p.codes.kinds - 1 and not p.pool[kind] else None

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Away."""
        kind = action - p.codes.trim
        p.pool[kind] -= 1
        p.discards[kind] += 1
        if p.live:
            p.note("trimmed", (seat, kind), "T.11")
        return (self,)


@final
class NextTurn(Step[Backroom]):
    """The turn passes to the left, until it would come to the caller: then the lap is over (T.12, C.3).

    Args:
        seat: whose turn is over.
    """

    clause = "C.3"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: Backroom) -> Steps:
        """Go on."""
        following = p.left_of(self.seat)
        return None if following == p.caller else (Turn(following),)


def in_hand(p: Backroom, seat: int, first: int) -> list[int]:
    """An action for every kind in a hand, numbered from ``first``."""
    place = seat * p.codes.kinds
    return [first + kind for kind in range(p.codes.kinds - 1) if p.hand[place + kind]]


def not_in_hand(p: Backroom, seat: int, action: int, first: int) -> Reason | None:
    """Why a kind cannot leave a hand."""
    kind = action - first
    if 0 <= kind < p.codes.kinds - 1 and not p.hand[seat * p.codes.kinds + kind]:
        return Reason("not-in-hand", (kind,), "T.6")
    return None


ONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS)]

TURN: Final[list[Steps]] = [
    (Take(seat), PutDown(seat), HandLimit(seat), PoolLimit(seat), NextTurn(seat)) for seat in range(SEATS)
]
"""What follows when the first card has been turned up, by seat."""

STEPS: Final = (Round, Turn, Take, PutDown, HandLimit, PoolLimit, NextTurn)

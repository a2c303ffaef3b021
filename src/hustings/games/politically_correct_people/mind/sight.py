"""What a seat knows as numbers, written straight from a position; it says what ``face/view.py`` shows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.observing import Columns, Observer, Row, more, put

from ..rules.clean_up import Keep
from ..rules.election import Bargain, Nominate, Vote, contenders, leaders
from ..rules.knowledge import numbered, slot_of, things_of
from ..rules.layout import COLOURS, EVERYONE, NOBODY, NOTES, OPEN, SEATS, SLOTS, TO
from ..rules.offers import can_accept
from ..rules.position import Backroom

NOMINATE: Final = 1
VOTE: Final = 2
BARGAIN: Final = 3
KEEP: Final = 4
OVER: Final = 5
GROUP: Final = 11
CHIPS: Final = 4
STANDS: Final = CHIPS + SEATS
"""Columns of a group of cards, and where its chips and its candidacy stand there."""
DICE: Final = 4


@final
class Sight(Observer):
    """The observer of Politically Correct People."""

    def __init__(self, columns: Columns) -> None:
        super().__init__(columns)
        numbers = columns.numbers
        self.seat: i64 = numbers["view.seat.there"]
        self.round: i64 = numbers["view.round"]
        self.phase: i64 = numbers["view.phase.turn"]
        self.turn: i64 = numbers["view.turn"]
        self.caller: i64 = numbers["view.caller.there"]
        self.calendars: i64 = numbers["view.calendars"]
        self.pool: i64 = numbers["view.deck"] + 1
        self.large: i64 = numbers["view.large"]
        self.kinds: i64 = (self.large - self.pool) // 3
        self.seats: list[int] = [numbers[f"view.seats.{colour}.there"] for colour in COLOURS]
        self.dice: i64 = numbers["view.dice.0.there"]
        self.frozen: i64 = numbers["view.frozen"]
        self.offers: i64 = numbers["view.offers.red-1.there"]
        self.offer: i64 = numbers["view.offers.red-2.there"] - self.offers
        self.drafts: i64 = numbers["view.draft_gives.notes.0"]
        self.bundle: i64 = numbers["view.draft_wants.notes.0"] - self.drafts
        self.answers: i64 = numbers["view.answers.red-1"]
        self.deals: i64 = numbers["view.deals_left"]

    def view(self, p: Backroom, seat: int, row: Row) -> None:
        """Everything in the order of the view."""
        put(row, self.seat, 1)
        put(row, self.seat + 1, seat)
        put(row, self.round, p.round)
        put(row, self.phase + self.stage(p), 1)
        put(row, self.turn, p.turn)
        if p.caller != NOBODY:
            put(row, self.caller, 1)
            put(row, self.caller + 1, p.caller)
        put(row, self.calendars, p.aside)
        put(row, self.pool - 1, len(p.deck))
        for kind in range(len(p.pool)):
            put(row, self.pool + kind, p.pool[kind])
            if p.discards[kind]:
                put(row, self.pool + self.kinds + 2 * kind, 1)
                put(row, self.pool + self.kinds + 2 * kind + 1, p.discards[kind])
        put(row, self.large, sum(p.large))
        put(row, self.large + 1, sum(p.small))
        for other in range(p.players):
            self.at_table(p, other, p.outcome is not None or other == seat, row)
        self.election(p, row)
        for _, place in numbered(p, seat):
            self.open_offer(p, seat, place, row)
        things = p.codes.things
        draft = p.drafts[seat]
        self.things(p, [thing for thing in draft if thing < things], row, self.drafts)
        self.things(p, [thing - things for thing in draft if thing >= things], row, self.drafts + self.bundle)
        countered = p.countered[seat]
        put(row, self.answers + (SEATS * SLOTS if countered == NOBODY else slot_of(p, seat, countered)), 1)
        put(row, self.deals, p.left[seat])

    def stage(self, p: Backroom) -> int:
        """The phase of the question."""
        if not p.stack:
            return OVER
        step = p.stack[-1]
        if isinstance(step, Nominate):
            return NOMINATE
        if isinstance(step, Vote):
            return VOTE
        if isinstance(step, Bargain):
            return BARGAIN
        return KEEP if isinstance(step, Keep) else 0

    def at_table(self, p: Backroom, seat: int, known: bool, row: Row) -> None:
        """A seat: what it holds, what lies in front of it, and how it stands in the election."""
        at: i64 = self.seats[seat]
        kinds = self.kinds
        first = seat * p.codes.kinds
        put(row, at, 1)
        put(row, at + 1, p.hand_size(seat))
        if known:
            put(row, at + 2, 1)
            for kind in range(p.codes.kinds):
                put(row, at + 3 + kind, p.hand[first + kind])
            put(row, at + 3 + kinds, 1)
            for note in range(NOTES):
                put(row, at + 4 + kinds + note, p.purse[seat * NOTES + note])
            put(row, at + 7 + kinds, 1)
            put(row, at + 8 + kinds, p.money(seat))
        at += 9 + kinds
        for kind in range(p.codes.kinds):
            if p.front[first + kind]:
                self.group(p, seat, kind, row, at + GROUP * kind)
        at += GROUP * kinds
        put(row, at, p.passed >> seat & 1)
        candidate = max(p.standing[seat], p.stood[seat])
        put(row, at + 1 + (kinds if candidate == NOBODY else candidate), 1)
        at += 2 + kinds
        if candidate != NOBODY and p.passed == (1 << p.players) - 1:
            put(row, at, 1)
            put(row, at + 1, p.totals[seat])
        for place in range(len(p.placed)):
            if p.placed[place] == seat:
                put(row, at + 2, 1)
                put(row, at + 3, place + 1)
        for other in range(p.players):
            put(row, at + 4 + other, p.yielded[seat] >> other & 1)
        put(row, at + 4 + SEATS, 1 if seat in p.to_act else 0)

    def group(self, p: Backroom, seat: int, kind: int, row: Row, at: i64) -> None:
        """Cards of one kind in front of a seat."""
        printed = p.printed
        count = p.front[seat * p.codes.kinds + kind]
        put(row, at, 1)
        put(row, at + 1, count)
        if kind < printed.politicians:
            put(row, at + 2, 1)
            put(row, at + 3, printed.base[kind])
        else:
            if kind != printed.floating:
                put(row, at + 2, 1)
                put(row, at + 3, printed.votes[kind][count])
            voter = seat * p.codes.voters + kind - printed.politicians
            for ballot in p.ballots:
                if ballot // SEATS == voter:
                    more(row, at + CHIPS + ballot % SEATS)
        put(row, at + STANDS, 1 if p.standing[seat] == kind else 0)

    def election(self, p: Backroom, row: Row) -> None:
        """Floating votes, and who bargains over a place."""
        floating = p.printed.floating - p.printed.politicians
        at: i64 = self.dice
        rolled = 0
        for ballot in p.ballots:
            voter = ballot // SEATS
            if rolled < len(p.dice) and voter % p.codes.voters == floating:
                put(row, at, 1)
                put(row, at + 1, voter // p.codes.voters)
                put(row, at + 2, ballot % SEATS)
                put(row, at + 3, p.dice[rolled])
                at += DICE
                rolled += 1
        put(row, self.frozen, p.frozen)
        if p.tied:
            for seat in contenders(p, leaders(p)):
                put(row, self.frozen + 1 + seat, 1)
        step = p.stack[-1] if p.stack else None
        if isinstance(step, Bargain):
            for seat in range(p.players):
                put(row, self.frozen + 1 + SEATS + seat, step.called >> seat & 1)

    def open_offer(self, p: Backroom, seat: int, place: int, row: Row) -> None:
        """An offer that the seat made, or may accept."""
        offer = p.offers[place]
        at: i64 = self.offers + self.offer * slot_of(p, seat, place)
        put(row, at, 1)
        if offer[TO] != EVERYONE:
            put(row, at + 1, 1)
            put(row, at + 2, offer[TO])
        gives, wants = things_of(offer)
        self.things(p, gives, row, at + 3)
        self.things(p, wants, row, at + 3 + self.bundle)
        put(row, at + 3 + 2 * self.bundle, 1 if offer[OPEN] >> seat & 1 and can_accept(p, seat, place) else 0)

    def things(self, p: Backroom, things: list[int], row: Row, at: i64) -> None:
        """One side of an offer: notes, cards of the hand, cards in front, a place."""
        codes = p.codes
        for thing in things:
            if thing < codes.front:
                more(row, at + thing)
            elif thing < codes.place:
                more(row, at + NOTES + self.kinds + thing - codes.front)
            else:
                put(row, at + self.bundle - 1, 1)

"""What a seat knows as numbers, written straight from a position; it says what ``face/view.py`` shows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.observing import Columns, Observer, Row, bits_in, put, put_bits

from ..rules.position import EDITOR, MARK, NIXON, OFF, UP, Table
from ..rules.track import Place

FIRST_CARD: Final = 2
LAST_CARD: Final = 42
OVER: Final = 3
OWN: Final[list[int]] = [(1 << 22) - (1 << FIRST_CARD), (1 << LAST_CARD + 1) - (1 << 22)]
"""Mask of each side's cards."""


@final
class Sight(Observer):
    """Watergate's observer."""

    def __init__(self, of: Columns) -> None:
        super().__init__(of)
        columns = of.numbers
        self.seat: i64 = columns["view.seat.there"]
        self.round: i64 = columns["view.round"]
        self.phase: i64 = columns["view.phase.initial"]
        self.initiative: i64 = columns["view.initiative"]
        self.initiative_space: i64 = columns["view.initiative_space.there"]
        self.momentum_space: i64 = columns["view.momentum_space.there"]
        self.evidence: i64 = columns["view.evidence.1.there"]
        self.pinned: i64 = columns["view.pinned.nixon.there"]
        self.held: i64 = columns["view.held.there"]
        self.pictures: i64 = self.held + 6
        self.supply: i64 = columns["view.supply"]
        self.hands: list[int] = [columns[f"view.sides.{side}.hand.N02"] for side in (NIXON, EDITOR)]
        self.decks: list[int] = [columns[f"view.sides.{side}.deck.N02"] for side in (NIXON, EDITOR)]
        self.discards: list[int] = [columns[f"view.sides.{side}.discard.N02"] for side in (NIXON, EDITOR)]
        self.removed: list[int] = [columns[f"view.sides.{side}.removed.N02"] for side in (NIXON, EDITOR)]
        self.momentum: list[int] = [columns[f"view.sides.{side}.momentum"] for side in (NIXON, EDITOR)]
        self.in_play: i64 = columns["view.in_play.N02"]
        self.blocked: i64 = columns["view.events_blocked"]
        self.to_act: i64 = columns["view.to_act.0"]

    def view(self, p: Table, seat: int, row: Row) -> None:
        """Board, tokens, cards."""
        put(row, self.seat, 1)
        put(row, self.seat + 1, seat)
        put(row, self.round, p.round)
        put(row, self.phase + (OVER if p.outcome is not None else p.phase), 1)
        put(row, self.initiative, p.initiative)
        if p.initiative_space != OFF:
            put(row, self.initiative_space, 1)
            put(row, self.initiative_space + 1, p.initiative_space)
        if p.momentum_space != OFF:
            put(row, self.momentum_space, 1)
            put(row, self.momentum_space + 1, p.momentum_space)
        self.tokens(p, seat, row)
        self.board(p, row)
        put(row, self.supply, p.supply)
        put(row, self.supply + 1, p.momentum_gone)
        put(row, self.supply + 2, len(p.bag))
        for side in (NIXON, EDITOR):
            self.cards(p, side, seat, row)
        put(row, self.momentum[NIXON], p.nixon_momentum)
        put(row, self.momentum[EDITOR], p.editor_momentum)
        put(row, self.blocked, 1 if p.events_blocked else 0)
        for asked in p.to_act:
            put(row, self.to_act + asked, 1)

    def tokens(self, p: Table, seat: int, row: Row) -> None:
        """The research track; Nixon sees what lies face down."""
        for slot in range(p.slots):
            token: i64 = p.slot_token[slot]
            if token == 0:
                continue
            at: i64 = self.evidence + 12 * slot
            put(row, at, 1)
            put(row, at + 1, p.slot_space[slot])
            up = p.slot_up[slot]
            put(row, at + 2, 1 if up else 0)
            if up or seat == NIXON:
                put(row, at + 3, 1)
                self.colours(row, at + 4, token)
                put(row, at + 7, 1)
                put(row, at + 8, 1 if token & MARK else 0)
            self.colours(row, at + 9, p.slot_ruled[slot])

    def colours(self, row: Row, at: i64, token: i64) -> None:
        """A token's colours."""
        put(row, at, token & 1)
        put(row, at + 1, token >> 1 & 1)
        put(row, at + 2, token >> 2 & 1)

    def board(self, p: Table, row: Row) -> None:
        """The evidence board, and a token that is about to be pinned there."""
        pinned = p.pinned
        at: i64 = self.pinned
        for node in range(len(pinned)):
            pin: i64 = pinned[node]
            if pin:
                put(row, at, 1)
                self.colours(row, at + 1, pin)
                put(row, at + 4, 1 if pin & MARK else 0)
                put(row, at + 5, 1 if pin & UP else 0)
            at += 6
        if p.stack:
            step = p.stack[-1]
            if isinstance(step, Place):
                put(row, self.held, 1)
                put(row, self.held + 1, step.side)
                self.colours(row, self.held + 2, step.token)
                put(row, self.held + 5, 1 if step.token & MARK else 0)
        first: i64 = p.printed.first_informant
        count: i64 = len(pinned) - first
        reached = p.reached()
        for informant in range(count):
            node_: i64 = first + informant
            at = self.pictures + 4 * informant
            put(row, at, 1)
            put(row, at + (2 if p.pictures_up >> node_ & 1 else 3 if p.pictures_down >> node_ & 1 else 1), 1)
            put(row, self.pictures + 4 * count + informant, reached >> node_ & 1)

    def cards(self, p: Table, side: int, seat: int, row: Row) -> None:
        """A side's cards; when no card of the deck is unknown, the other side can tell what the hand holds."""
        other = seat == 1 - side
        known: i64 = p.known if other else 0
        deck: i64 = self.decks[side] - FIRST_CARD
        hidden: i64 = 0
        for card in p.deck(side):
            if known >> i64(card) & 1:
                put(row, deck + card, 1)
            else:
                hidden += 1
        put(row, deck + LAST_CARD + 1, hidden)
        whole = seat == side or (other and hidden == 0)
        hand: i64 = self.hands[side] - FIRST_CARD
        discard: i64 = self.discards[side] - FIRST_CARD
        removed: i64 = self.removed[side] - FIRST_CARD
        in_play: i64 = self.in_play - FIRST_CARD
        own: i64 = OWN[side]
        held: i64 = p.hand & own
        seen: i64 = held if whole else held & known
        put_bits(row, hand, seen)
        put(row, hand + LAST_CARD + 1, bits_in(held & ~seen))
        put_bits(row, discard, p.discard & own)
        put_bits(row, removed, p.removed & own)
        put_bits(row, in_play, p.in_play & own)

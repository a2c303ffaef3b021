"""What a seat knows as numbers, written straight from a position; it says what ``face/view.py`` shows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.observing import Columns, Observer, Row, bits_in, put, put_bits

from ..rules.cards_states import SHIELD, Remote
from ..rules.cards_support import ExtraSupport
from ..rules.count import holder
from ..rules.effects import Go, Pick
from ..rules.election import Rally, SwingTo
from ..rules.position import PHASES, VOTE_COUNT, Struggle
from ..rules.printed import BIT, CARDS, DECK, DEMOCRATS, NONE, OWN, REPUBLICANS, STATES
from ..rules.support import BLOCK

STATE: Final = 194
UP: Final = 8
DOWN: Final = UP + CARDS
LAID: Final = DOWN + CARDS + 2
SHIELDED: Final = LAID + CARDS
"""Columns of a state, and where its cards and what they do begin in it."""
HAND: Final = STATES + 2
DRAW: Final = HAND + CARDS + 1
DISCARD: Final = DRAW + CARDS + 1
REMOVED: Final = DISCARD + CARDS + 1
FRONT: Final = REMOVED + CARDS
STORED_UP: Final = FRONT + CARDS + 1
STORED_DOWN: Final = STORED_UP + CARDS
REVEALED: Final = STORED_DOWN + CARDS + 1
"""Where the parts of a side begin."""


@final
class Sight(Observer):
    """The observer of Hilarious Struggle."""

    def __init__(self, columns: Columns) -> None:
        super().__init__(columns)
        numbers = columns.numbers
        self.seat: i64 = numbers["view.seat.there"]
        self.round: i64 = numbers["view.round"]
        self.phase: i64 = numbers["view.phase.campaign"]
        self.turn: i64 = numbers["view.turn"]
        self.asking: i64 = self.turn + 2
        self.caller: i64 = numbers["view.caller.there"]
        self.adding: i64 = numbers["view.adding.there"]
        self.states: i64 = self.adding + 2
        self.sides: list[int] = [numbers["view.sides.0.electors"] - STATES, numbers["view.sides.1.electors"] - STATES]
        self.to_act: i64 = numbers["view.to_act.0"]
        self.in_play: i64 = self.to_act - CARDS

    def view(self, p: Struggle, seat: int, row: Row) -> None:
        """Everything in the order of the view."""
        put(row, self.seat, 1)
        put(row, self.seat + 1, seat)
        put(row, self.round, p.round)
        put(row, self.phase + (len(PHASES) if p.outcome is not None else p.phase), 1)
        put(row, self.turn, p.turn)
        put(row, self.turn + 1, 1 if p.supported else 0)
        self.question_of_a_card(p, row)
        if p.caller != NONE:
            put(row, self.caller, 1)
            put(row, self.caller + 1, p.caller)
        counted = p.outcome is not None and p.outcome.clause.startswith("E")
        for state in range(STATES):
            self.state(p, state, seat, counted, row)
        self.side(p, DEMOCRATS, seat, row)
        self.side(p, REPUBLICANS, seat, row)
        for card in p.in_play:
            put(row, self.in_play + card, 1)
        for asked in p.to_act:
            put(row, self.to_act + asked, 1)

    def question_of_a_card(self, p: Struggle, row: Row) -> None:
        """The card that asks, and the side that adds cards at the election."""
        card = NONE
        if p.stack and p.to_act:
            step = p.stack[-1]
            if isinstance(step, (Pick, ExtraSupport, Remote, Go)):
                card = step.card
            elif isinstance(step, (Rally, SwingTo)) and p.phase == VOTE_COUNT:
                put(row, self.adding, 1)
                put(row, self.adding + 1, step.side)
        put(row, self.asking + (CARDS if card == NONE else card), 1)

    def state(self, p: Struggle, state: int, seat: int, counted: bool, row: Row) -> None:
        """A state: its holder, agents, voters and cards."""
        at: i64 = self.states + STATE * state
        put(row, at, 1)
        held = holder(p, state)
        if held != NONE:
            put(row, at + 1, 1)
            put(row, at + 2, held)
        up: i64 = p.up[state]
        down: i64 = p.down[state]
        laid: i64 = p.laid[state]
        put(row, at + 3, 1 if up else 0)
        for side in (DEMOCRATS, REPUBLICANS):
            own: i64 = OWN[side]
            put(row, at + 4 + side, 1 if p.agents[side] == state else 0)
            put(row, at + 6 + side, p.voters[STATES * side + state])
            if down & own:
                first: i64 = at + DOWN + (DECK + 1) * side
                if counted or seat == side:
                    put_bits(row, first, (down & own) >> i64(DECK * side))
                else:
                    put(row, first + DECK, bits_in(down & own))
            if laid & own:
                put(row, at + SHIELDED + side, 1 if laid & own & i64(p.printed.with_effect[SHIELD]) else 0)
                put(row, at + SHIELDED + 3 - side, 1 if laid & own & i64(p.printed.with_effect[BLOCK]) else 0)
        put_bits(row, at + UP, up)
        put_bits(row, at + LAID, laid)

    def side(self, p: Struggle, side: int, seat: int, row: Row) -> None:
        """A side's agent and cards."""
        at: i64 = self.sides[side]
        own: i64 = OWN[side]
        put(row, at + p.agents[side], 1)
        put(row, at + STATES, p.electors[side])
        put(row, at + STATES + 1, p.scandal[side])
        shown: i64 = p.revealed & i64(BIT[side])
        self.unseen(row, at + HAND, p.hand & own, seat == side or shown != 0)
        deck = p.decks[side]
        known: i64 = 0
        if seat == side and p.stacked & own:
            for card in deck:
                if p.stacked & i64(BIT[card]):
                    put(row, at + DRAW + card, 1)
                    known += 1
        put(row, at + DRAW + CARDS, len(deck) - known)
        pile = p.discards[side]
        if seat == side:
            for card in pile:
                put(row, at + DISCARD + card, 1)
        elif pile:
            put(row, at + DISCARD + pile[-1], 1)
            put(row, at + DISCARD + CARDS, len(pile) - 1)
        put_bits(row, at + REMOVED, p.removed & own)
        front: i64 = p.front & own
        if front:
            # Only the first one has a column.
            put_bits(row, at + FRONT, front & -front)
        else:
            put(row, at + FRONT + CARDS, 1)
        put_bits(row, at + STORED_UP, p.stored_up & own)
        self.unseen(row, at + STORED_DOWN, p.stored_down & own, seat == side)
        put(row, at + REVEALED, 1 if shown else 0)

    def unseen(self, row: Row, at: i64, cards: i64, seen: bool) -> None:
        """Cards that are seen, or how many there are."""
        if seen:
            put_bits(row, at, cards)
        else:
            put(row, at + CARDS, bits_in(cards))

"""Playing a card for its value (chapter V): one token moves, and the Editor's question."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, AnyStep, Step, Steps

from .actions import ASK, EVIDENCE, INITIATIVE, MOMENTUM, MOVE, SHOW, SLOTS
from .position import BIT, EDITOR, NIXON, OFF, Table, owner
from .reactions import Answer, Discard
from .track import ANY, FACE_DOWN, FACE_UP, ONE_SEAT, lies, shift


@final
class ValueMove(Step[Table]):
    """A side chooses the token that the value of its card moves, in full (V.2), or the Editor asks first.

    Args:
        side: who plays.
        card: the card.
        asked: the colour for which the Editor has asked, when the answer was no; 0: there was no question.
    """

    clause = "V.1"
    fields = ("side", "card", "asked")
    prompt: ClassVar[str] = "value-move"
    reveals = True

    def __init__(self, side: int, card: int, asked: int) -> None:
        self.side = side
        self.card = card
        self.asked = asked

    def _allows(self, p: Table, slot: int) -> bool:
        """Whether a token has a colour of the card: one of its two (V.4), any for a joker (V.5)."""
        if not lies(p, slot, ANY if self.side == NIXON else FACE_UP):
            return False
        return bool(p.slot_token[slot] & p.printed.colours[self.card])

    def _may_ask(self, p: Table) -> bool:
        if self.side == NIXON or self.asked:
            return False
        for slot in range(p.slots):
            if lies(p, slot, FACE_DOWN):
                return True
        return False

    def seats(self, p: Table) -> tuple[int, ...]:
        """The side, while the value can move something."""
        if p.initiative_space != OFF or p.momentum_space != OFF or self._may_ask(p):
            return ONE_SEAT[self.side]
        for slot in range(p.slots):
            if self._allows(p, slot):
                return ONE_SEAT[self.side]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """``move`` a token, or ``ask`` for a colour of the card while a token lies face down (V.7, V.8)."""
        found: list[int] = []
        if p.initiative_space != OFF:
            found.append(MOVE + INITIATIVE)
        if p.momentum_space != OFF:
            found.append(MOVE + MOMENTUM)
        for slot in range(p.slots):
            if self._allows(p, slot):
                found.append(MOVE + EVIDENCE + slot)
        if self._may_ask(p):
            colours: i64 = p.printed.colours[self.card]
            for colour in range(3):
                if colours >> colour & 1:
                    found.append(ASK + colour)
        return found

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why the token cannot be moved, or the colour not be asked for."""
        if ASK <= action < ASK + 3:
            return self._reject_question(p, action - ASK)
        if not MOVE <= action < MOVE + EVIDENCE + SLOTS:
            return None
        piece = action - MOVE
        if piece < EVIDENCE:
            gone = (p.initiative_space if piece == INITIATIVE else p.momentum_space) == OFF
            return Reason("not-on-track", (piece,), "T.3") if gone else None
        slot = piece - EVIDENCE
        if p.slot_token[slot] == 0:
            return Reason("empty-slot", (), "T.1")
        if self.side == EDITOR and lies(p, slot, FACE_DOWN):
            return Reason("ask-instead", (), "V.7")
        if not self._allows(p, slot):
            return Reason("value-colour", (self.card,), "V.3")
        return None

    def _reject_question(self, p: Table, colour: int) -> Reason | None:
        if self.side == NIXON:
            return Reason("editor-asks", (), "V.7")
        if self.asked:
            return Reason("one-question", (), "V.12")
        if not self._may_ask(p):
            return Reason("nothing-face-down", (), "V.7")
        if not p.printed.colours[self.card] >> colour & 1:
            return Reason("ask-card-colour", (1 << colour, self.card), "V.7")
        return None

    def ask(self, p: Table, seat: int) -> Message:
        """Which token? The Editor’s own question has been answered in public (V.12)."""
        if self.asked:
            return Message("value-move-no", (self.side, self.asked, self.card, p.printed.value[self.card]))
        return Message("value-move", (self.side, self.card, p.printed.value[self.card]))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Move the token, Nixon's turned up first (V.6), or put the question to Nixon."""
        if action < MOVE:
            return self._question(p, 1 << (action - ASK))
        p.asked = 0
        piece = action - MOVE
        if piece < EVIDENCE or self.side == EDITOR:
            return shift(p, piece, self.side, p.printed.value[self.card])
        p.turn_up(piece - EVIDENCE)
        answer = Answer(EDITOR, self.card, piece)
        if p.live and answer.seats(p):
            token = p.slot_token[piece - EVIDENCE]
            p.note("about-to-move", (NIXON, piece, token, p.printed.value[self.card]), "R.7")
        return (answer, ValueShift(self.card, piece))

    def run(self, p: Table) -> Steps:
        """Nothing can be moved (V.14); of Nixon this says that no face-down token has the card's colour."""
        if p.live:
            p.note("nothing-to-move", (self.side, self.card), "V.14")
        if self.side == NIXON:
            rule_out(p, p.printed.colours[self.card])
        return None

    def _question(self, p: Table, colour: int) -> Steps:
        """Nixon's true and public answer (V.9, V.11, V.12)."""
        found = [slot for slot in range(p.slots) if lies(p, slot, FACE_DOWN) and p.slot_token[slot] & colour]
        p.tell(EDITOR)
        if p.live:
            p.note("asked", (EDITOR, colour), "V.7")
        if found:
            p.asked = colour
            return (Show(self.card, colour),)
        rule_out(p, colour)
        if p.live:
            p.note("answered-no", (NIXON, colour), "V.12")
        return (ValueMove(EDITOR, self.card, colour),)


def rule_out(p: Table, colours: int) -> None:
    """Everybody has learnt that no face-down token has one of these colours (V.12)."""
    for slot in range(p.slots):
        if lies(p, slot, FACE_DOWN):
            p.slot_ruled[slot] |= colours


@final
class Show(Step[Table]):
    """Nixon has a token of the colour asked for, turns one up, and it moves to the Editor (V.9, V.10).

    Args:
        card: the Editor's card.
        colour: the colour.
    """

    clause = "V.9"
    fields = ("card", "colour")
    prompt: ClassVar[str] = "show"
    reveals = True

    def __init__(self, card: int, colour: int) -> None:
        self.card = card
        self.colour = colour

    def seats(self, p: Table) -> tuple[int, ...]:
        """Nixon, also when only one token fits: how many there are stays a secret."""
        return ONE_SEAT[NIXON]

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``show`` for each face-down token of the colour."""
        return [SHOW + slot for slot in range(p.slots) if lies(p, slot, FACE_DOWN) and p.slot_token[slot] & self.colour]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this token is no answer."""
        slot = action - SHOW
        if not 0 <= slot < SLOTS:
            return None
        if p.slot_token[slot] == 0:
            return Reason("empty-slot", (), "T.1")
        if p.slot_up[slot]:
            return Reason("only-face-down", (), "V.9")
        return None if p.slot_token[slot] & self.colour else Reason("wrong-colour", (self.colour,), "V.9")

    def ask(self, p: Table, seat: int) -> Message:
        """Which token?"""
        return Message("show", (NIXON, self.colour))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Turn the token up and move it the full value towards the Editor."""
        p.asked = 0
        if p.live:
            p.note("answered-yes", (NIXON, self.colour), "V.9")
        return shift(p, EVIDENCE + action - SHOW, EDITOR, p.printed.value[self.card])


@final
class ValueShift(Step[Table]):
    """Nixon's evidence token moves, or follows the money to the other side (R.7, K.42).

    Args:
        card: Nixon's card.
        piece: the token's piece number.
    """

    clause = "V.1"
    fields = ("card", "piece")
    reveals = True

    def __init__(self, card: int, piece: int) -> None:
        self.card = card
        self.piece = piece

    def run(self, p: Table) -> Steps:
        """Move the token towards Nixon, or the Editor after Follow the Money!."""
        bit: i64 = BIT[self.card]
        side = EDITOR if p.cancelled & bit else NIXON
        p.cancelled &= ~bit
        return shift(p, self.piece, side, p.printed.value[self.card])


VALUE_STEPS: Final[list[tuple[AnyStep, ...]]] = [
    (ValueMove(owner(number), number, 0), Discard(number)) for number in range(43)
]
"""The steps of each card played for its value (V.1, V.13); they never change, so they are made once."""


def play_for_value(p: Table, number: int) -> Steps:
    """The steps of a card played for its value; that Nixon must move a face-down token, and so has one, shows (V.2)."""
    if owner(number) == NIXON and p.initiative_space == OFF and p.momentum_space == OFF:
        colours: i64 = p.printed.colours[number]
        found = False
        for slot in range(p.slots):
            if p.slot_token[slot] & colours:
                if p.slot_up[slot]:
                    return VALUE_STEPS[number]
                found = True
        if found:
            p.asked = colours
    return VALUE_STEPS[number]

"""The research track, pinning and momentum (chapters T, P and M): tokens move, are gained, and what follows."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import DECLINE, EVIDENCE, INITIATIVE, MOMENTUM, MOVE, PIN, PLACE, SLOTS
from .position import BIT, EDITOR, MARK, NIXON, OFF, UP, Table
from .printed import DRAW, LOOK
from .printed import MOVE as MOVE_EVIDENCE
from .printed import PIN as PIN_FROM_TRACK

FACE_UP: Final = 1
FACE_DOWN: Final = 2
ANY: Final = 3
TOKENS: Final = 4
"""Bits that say which pieces a question is about: evidence by its face, and the two white and red tokens."""

ONE_SEAT: Final[list[tuple[int, ...]]] = [(NIXON,), (EDITOR,)]
"""By side. (Typed so, mypyc keeps one tuple of each; of unlike tuples in a tuple it would make new ones every time.)"""


def toward(side: int, space: int, steps: int) -> int:
    """The space that many steps from ``space`` towards a side, at most its space 5 (T.1, T.2)."""
    return max(space - steps, -5) if side == NIXON else min(space + steps, 5)


def gains(space: int) -> bool:
    """Whether a token on this space is gained (T.2)."""
    return space in (-5, 5)


def lies(p: Table, slot: int, which: int) -> bool:
    """Whether a slot holds a token whose face is one of ``which``."""
    return p.slot_token[slot] != 0 and bool(which & (FACE_UP if p.slot_up[slot] else FACE_DOWN))


def set_piece(p: Table, piece: int, side: int, space: int) -> Steps:
    """Put a piece on a space and carry out at once what gaining it brings, for the side that moves it (T.5, T.6)."""
    if piece == INITIATIVE:
        p.initiative_space = space
        return gain_initiative(p, side) if gains(space) else None
    if piece == MOMENTUM:
        p.momentum_space = space
        return gain_momentum(p, side) if gains(space) else None
    slot = piece - EVIDENCE
    p.slot_space[slot] = space
    if not gains(space):
        return None
    if p.live:
        p.note("gained", (side, piece), "T.2")
    p.turn_up(slot)
    return (Place(side, p.take_up(slot)),)


def shift(p: Table, piece: int, side: int, steps: int) -> Steps:
    """Move one piece towards a side; a piece that is not on the track is left alone (T.1, T.3)."""
    if piece == INITIATIVE:
        space = int(p.initiative_space)
    elif piece == MOMENTUM:
        space = int(p.momentum_space)
    else:
        if p.slot_token[piece - EVIDENCE] == 0:
            return None
        p.turn_up(piece - EVIDENCE)
        space = p.slot_space[piece - EVIDENCE]
    if space == OFF:
        return None
    there = toward(side, space, steps)
    if p.live:
        if piece < EVIDENCE:
            p.note("moved", (side, piece, space, there), "T.1")
        else:
            p.note("moved-evidence", (side, piece, p.slot_token[piece - EVIDENCE], space, there), "T.1")
    return set_piece(p, piece, side, there)


def gain_initiative(p: Table, side: int) -> Steps:
    """Turn the initiative card to a side (T.4); the turns of this round go on as they did (B.5)."""
    p.initiative_space = OFF
    p.initiative = side
    if p.live:
        p.note("gained-initiative", (side,), "T.4")
    return None


def gain_momentum(p: Table, side: int) -> Steps:
    """Put the momentum token of the track on a side's momentum card (M.1, M.2, M.7)."""
    p.momentum_space = OFF
    if side == NIXON:
        p.nixon_momentum += 1
        if p.live:
            p.note("gained-momentum", (NIXON, int(p.nixon_momentum)), "M.1")
        if p.nixon_momentum >= p.printed.nixon_spaces:
            p.finish(NIXON, "end-momentum", "E.1")
        return None
    if p.editor_momentum >= p.printed.editor_spaces:
        p.momentum_gone += 1
        if p.live:
            p.note("momentum-surplus", (EDITOR,), "M.7")
        return None
    p.editor_momentum += 1
    if p.live:
        p.note("gained-momentum", (EDITOR, int(p.editor_momentum)), "M.1")
    op, number = p.printed.triggers[p.editor_momentum]
    if op == DRAW:
        return (DrawForMomentum(number),)
    if op == LOOK:
        return (LookAtDeck(number),)
    if op == MOVE_EVIDENCE:
        return (ChooseShift(EDITOR, ANY, number, moved=0, times=1, card=0),)
    if op == PIN_FROM_TRACK:
        return (PinFromTrack(EDITOR, 7, ANY, 1, 0),)
    return None


@final
class Shift(Step[Table]):
    """Move one certain piece towards a side, if it is on the track.

    Args:
        side: towards whom, and who gains it.
        piece: :data:`INITIATIVE`, :data:`MOMENTUM`, or :data:`EVIDENCE` plus a slot.
        steps: how far.
    """

    clause = "T.1"
    fields = ("side", "piece", "steps")
    reveals = True

    def __init__(self, side: int, piece: int, steps: int) -> None:
        self.side = side
        self.piece = piece
        self.steps = steps

    def run(self, p: Table) -> Steps:
        """Move the piece."""
        return shift(p, self.piece, self.side, self.steps)


@final
class ChooseShift(Step[Table]):
    """A side chooses one piece and moves it (U.7 to U.11); skipped when there is none.

    Args:
        side: who chooses, and towards whom the piece moves.
        which: bits of the pieces that may be chosen.
        steps: how far.
        moved: mask of the slots that have been moved already and may not be chosen again.
        times: how many different pieces are moved, this one included.
        card: the card that asks, or 0 for the momentum card.
    """

    clause = "U.8"
    fields = ("side", "which", "steps", "moved", "times", "card")
    prompt: ClassVar[str] = "choose-shift"
    reveals = True

    def __init__(self, side: int, which: int, steps: int, moved: int, times: int, card: int) -> None:
        self.side = side
        self.which = which
        self.steps = steps
        self.moved = moved
        self.times = times
        self.card = card

    def _because(self) -> str:
        return f"K.{self.card}" if self.card else "M.5"

    def _allows(self, p: Table, piece: int) -> bool:
        if piece == INITIATIVE:
            return bool(self.which & TOKENS) and p.initiative_space != OFF
        if piece == MOMENTUM:
            return bool(self.which & TOKENS) and p.momentum_space != OFF
        return not self.moved >> piece - EVIDENCE & 1 and lies(p, piece - EVIDENCE, self.which)

    def seats(self, p: Table) -> tuple[int, ...]:
        """The side, while there is something to choose."""
        for piece in range(EVIDENCE + p.slots):
            if self._allows(p, piece):
                return ONE_SEAT[self.side]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``move`` a piece."""
        return [MOVE + piece for piece in range(EVIDENCE + p.slots) if self._allows(p, piece)]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why a piece cannot be moved."""
        if not MOVE <= action < MOVE + EVIDENCE + SLOTS or self._allows(p, action - MOVE):
            return None
        piece = action - MOVE
        if piece < EVIDENCE:
            gone = self.which & TOKENS
            return Reason("not-on-track", (piece,), "T.3") if gone else Reason("only-evidence", (), self._because())
        if p.slot_token[piece - EVIDENCE] == 0:
            return Reason("empty-slot", (), "T.1")
        if self.moved >> piece - EVIDENCE & 1:
            return Reason("another-token", (), "U.10")
        if not self.which & ANY:
            return Reason("only-tokens", (), "U.11")
        return Reason("only-face-up" if self.which & FACE_UP else "only-face-down", (), self._because())

    def ask(self, p: Table, seat: int) -> Message:
        """Which piece?"""
        key = "choose-token" if self.which == TOKENS else "choose-evidence"
        return Message(key, (self.side, self.steps))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Move the piece; ask again when another one is to be moved."""
        piece = action - MOVE
        follows = shift(p, piece, self.side, self.steps)
        if self.times == 1:
            return follows
        moved = self.moved | 1 << piece - EVIDENCE
        more = ChooseShift(self.side, self.which, self.steps, moved=moved, times=self.times - 1, card=self.card)
        return (more,) if follows is None else (*follows, more)


@final
class Place(Step[Table]):
    """A side pins a gained token on an empty space of its colour (P.1 to P.7).

    Args:
        side: who pins.
        token: the token, off the track and in the hand of that side, for all to see.
    """

    clause = "P.1"
    fields = ("side", "token")
    prompt: ClassVar[str] = "place"

    def __init__(self, side: int, token: int) -> None:
        self.side = side
        self.token = token

    def seats(self, p: Table) -> tuple[int, ...]:
        """The side, when a space fits."""
        return ONE_SEAT[self.side] if p.fits_somewhere(self.token) else NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``place`` for each space that fits."""
        return [PLACE + node - 1 for node in p.fits(self.token)]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why the token cannot be pinned there."""
        node = action - PLACE + 1
        if not 1 <= node < p.printed.first_informant:
            return None
        if p.pinned[node]:
            return Reason("space-taken", (node,), "P.1")
        if not p.printed.space_colour[node] & self.token:
            return Reason("space-colour", (node, self.token), "P.1")
        return None

    def ask(self, p: Table, seat: int) -> Message:
        """Where to?"""
        return Message("place", (self.side, self.token))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Pin the token; then its mark moves the momentum token."""
        node = action - PLACE + 1
        p.pinned[node] = self.token | (UP if self.side == EDITOR else 0)
        if p.live:
            p.note("pinned", (self.side, self.token, node), "P.3")
        if self.side == EDITOR:
            p.check_connection()
        if p.outcome is None and self.token & MARK and p.momentum_space != OFF:
            if p.live:
                p.note("mark-counts", (), "P.5")
            return (Shift(self.side, MOMENTUM, 1),)
        return None

    def run(self, p: Table) -> Steps:
        """No space fits: the token goes back into the bag (P.4)."""
        p.put_in_bag(self.token)
        if p.live:
            p.note("no-space", (self.side, self.token), "P.4")
        return None


@final
class PinFromTrack(Step[Table]):
    """A side pins a token straight from the research track, from wherever it stands (K.31, M.6).

    Args:
        side: who pins.
        colours: mask of the colours that qualify.
        which: faces that qualify.
        optional: 1 when the side may decline.
        card: the card that asks, or 0 for the momentum card.
    """

    clause = "M.6"
    fields = ("side", "colours", "which", "optional", "card")
    prompt: ClassVar[str] = "pin-from-track"
    reveals = True

    def __init__(self, side: int, colours: int, which: int, optional: int, card: int) -> None:
        self.side = side
        self.colours = colours
        self.which = which
        self.optional = optional
        self.card = card

    def _because(self) -> str:
        return f"K.{self.card}" if self.card else "M.6"

    def _allows(self, p: Table, slot: int) -> bool:
        if not lies(p, slot, self.which):
            return False
        return self.colours == 7 or bool(p.slot_up[slot] and p.slot_token[slot] & self.colours)

    def seats(self, p: Table) -> tuple[int, ...]:
        """The side, while a token qualifies."""
        for slot in range(p.slots):
            if self._allows(p, slot):
                return ONE_SEAT[self.side]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``pin`` a token, and perhaps ``decline``."""
        found = [PIN + slot for slot in range(p.slots) if self._allows(p, slot)]
        if self.optional:
            found.append(DECLINE)
        return found

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this token cannot be pinned, or why declining is impossible."""
        if action == DECLINE and not self.optional:
            return Reason("must-do", (), "U.7")
        slot = action - PIN
        if not 0 <= slot < SLOTS or self._allows(p, slot):
            return None
        if p.slot_token[slot] == 0:
            return Reason("empty-slot", (), "T.1")
        if not lies(p, slot, self.which):
            return Reason("only-face-up", (), self._because())
        return Reason("wrong-colour", (self.colours,), self._because())

    def ask(self, p: Table, seat: int) -> Message:
        """Which token?"""
        return Message("pin-from-track", (self.side,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Take the token off the track and pin it."""
        if action == DECLINE:
            if p.live:
                p.note("declined", (self.side,), self._because())
            return None
        p.turn_up(action - PIN)
        if p.live:
            p.note("taken-to-pin", (self.side, p.slot_token[action - PIN]), self._because())
        return (Place(self.side, p.take_up(action - PIN)),)


@final
class DrawForMomentum(Step[Table]):
    """The Editor draws cards for a momentum token (M.3).

    Args:
        count: how many.
    """

    clause = "M.3"
    fields = ("count",)
    reveals = True

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, p: Table) -> Steps:
        """Draw."""
        for _ in range(self.count):
            card = p.draw_card(EDITOR)
            if p.live and card >= 0:
                p.note("drew", (EDITOR, 1), "M.3")
                p.note("drew-card", (EDITOR, card), "M.3", 1 << EDITOR)
        return None


@final
class LookAtDeck(Step[Table]):
    """The Editor looks at the top of Nixon's deck (M.4).

    Args:
        count: how many cards.
    """

    clause = "M.4"
    fields = ("count",)
    reveals = True

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, p: Table) -> Steps:
        """Look; the cards are known to the Editor until they are played or shuffled."""
        if not p.nixon_deck:
            p.renew_deck(NIXON)
        deck = p.nixon_deck
        top = deck[max(len(deck) - self.count, 0) :]
        top.reverse()
        if p.live:
            p.note("looked", (EDITOR, len(top)), "M.4")
        for card in top:
            p.known |= BIT[card]
            if p.live:
                p.note("saw", (EDITOR, card), "M.4", 1 << EDITOR)
        if top:
            p.tell(EDITOR)
        return None

"""Questions that single cards ask (chapter K)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import BIN, DECLINE, EVIDENCE, FREE, MOMENTUM, MOVE, PLACE, REPLAY, SACRIFICE, SLOTS
from .position import BIT, EDITOR, NIXON, OFF, UP, Table
from .printed import CONSPIRATOR
from .reactions import act_out
from .track import FACE_UP, ONE_SEAT, lies, set_piece, shift
from .turns import can_be_used, why_no_action


@final
class Spread(Step[Table]):
    """Nixon divides steps among evidence tokens, one step at a time (K.18).

    Args:
        left: steps still to be taken.
    """

    clause = "K.18"
    fields = ("left",)
    prompt: ClassVar[str] = "spread"
    reveals = True

    def __init__(self, left: int) -> None:
        self.left = left

    def seats(self, p: Table) -> tuple[int, ...]:
        """Nixon, while steps and tokens are left."""
        if self.left > 0:
            for slot in range(p.slots):
                if p.slot_token[slot]:
                    return ONE_SEAT[NIXON]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``move`` a token."""
        return [MOVE + EVIDENCE + slot for slot in range(p.slots) if p.slot_token[slot]]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this piece cannot take the step."""
        if not MOVE <= action < MOVE + EVIDENCE + SLOTS:
            return None
        if action < MOVE + EVIDENCE:
            return Reason("only-evidence", (), "K.18")
        return None if p.slot_token[action - MOVE - EVIDENCE] else Reason("empty-slot", (), "T.1")

    def ask(self, p: Table, seat: int) -> Message:
        """Which token takes the next step?"""
        return Message("spread", (NIXON, self.left))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Move the token one step."""
        follows = shift(p, action - MOVE, NIXON, 1)
        more = Spread(self.left - 1)
        return (more,) if follows is None else (*follows, more)


@final
class MoveAll(Step[Table]):
    """Nixon moves some tokens, each of which is gained, in the order that he likes (K.12).

    Args:
        left: mask of the slots of those tokens.
        steps: how far each moves.
        card: the card that says so.
    """

    clause = "K.12"
    fields = ("left", "steps", "card")
    prompt: ClassVar[str] = "choose-evidence"
    reveals = True

    def __init__(self, left: int, steps: int, card: int) -> None:
        self.left = left
        self.steps = steps
        self.card = card

    def seats(self, p: Table) -> tuple[int, ...]:
        """Nixon, while the order of two or more is open."""
        return ONE_SEAT[NIXON] if self.left & (self.left - 1) else NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``move`` a token."""
        return [MOVE + EVIDENCE + slot for slot in range(p.slots) if self.left >> slot & 1]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this piece is not next."""
        if not MOVE <= action < MOVE + EVIDENCE + SLOTS:
            return None
        slot = action - MOVE - EVIDENCE
        if slot < 0:
            return Reason("only-evidence", (), f"K.{self.card}")
        if self.left >> slot & 1:
            return None
        return Reason("another-token" if p.slot_token[slot] else "empty-slot", (), f"K.{self.card}")

    def ask(self, p: Table, seat: int) -> Message:
        """Which one next?"""
        return Message("choose-evidence", (NIXON, self.steps))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Move it, then the rest."""
        slot = action - MOVE - EVIDENCE
        rest = MoveAll(self.left & ~(1 << slot), self.steps, self.card)
        follows = shift(p, EVIDENCE + slot, NIXON, self.steps)
        return (rest,) if follows is None else (*follows, rest)

    def run(self, p: Table) -> Steps:
        """Move the last one, or nothing."""
        for slot in range(p.slots):
            if self.left >> slot & 1:
                return shift(p, EVIDENCE + slot, NIXON, self.steps)
        return None


@final
class PutAway(Step[Table]):
    """Nixon puts one evidence token of the track back into the bag, or on space 0 (K.10, K.13, K.15).

    Args:
        which: faces that qualify.
        verb: :data:`BIN` or :data:`RESET`.
        card: the card that asks.
    """

    clause = "U.7"
    fields = ("which", "verb", "card")
    prompt: ClassVar[str] = "put-away"

    def __init__(self, which: int, verb: int, card: int) -> None:
        self.which = which
        self.verb = verb
        self.card = card

    def seats(self, p: Table) -> tuple[int, ...]:
        """Nixon, while a token qualifies."""
        for slot in range(p.slots):
            if lies(p, slot, self.which):
                return ONE_SEAT[NIXON]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One answer a token."""
        return [self.verb + slot for slot in range(p.slots) if lies(p, slot, self.which)]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this token does not qualify."""
        slot = action - self.verb
        if not 0 <= slot < SLOTS or lies(p, slot, self.which):
            return None
        if p.slot_token[slot] == 0:
            return Reason("empty-slot", (), "T.1")
        return Reason("only-face-up" if self.which == FACE_UP else "only-face-down", (), f"K.{self.card}")

    def ask(self, p: Table, seat: int) -> Message:
        """Which token?"""
        return Message("put-in-bag" if self.verb == BIN else "put-on-zero-which", (NIXON,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Put it there; on space 0 it keeps its face (T.8)."""
        slot = action - self.verb
        if self.verb == BIN:
            p.return_to_bag(slot, f"K.{self.card}")
            return None
        p.slot_space[slot] = 0
        if p.live:
            p.note("put-on-zero", (EVIDENCE + slot,), "T.8")
        return None


@final
class Free(Step[Table]):
    """The Editor takes a face-down picture off the board (K.30)."""

    clause = "K.30"
    prompt: ClassVar[str] = "free"

    def seats(self, p: Table) -> tuple[int, ...]:
        """The Editor, while a picture lies face down."""
        return ONE_SEAT[EDITOR] if p.pictures_down else NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``free`` a face-down picture."""
        first = p.printed.first_informant
        return [FREE + number for number in range(7) if p.pictures_down >> i64(first + number) & 1]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this picture cannot be taken."""
        number = action - FREE
        if not 0 <= number < 7:
            return None
        node = p.printed.first_informant + number
        return None if p.pictures_down >> i64(node) & 1 else Reason("not-blocked", (node,), "K.30")

    def ask(self, p: Table, seat: int) -> Message:
        """Which informant?"""
        return Message("free", (EDITOR,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Put the picture back into the supply."""
        node = p.printed.first_informant + action - FREE
        p.pictures_down &= ~(BIT[node])
        if p.live:
            p.note("freed", (EDITOR, node), "K.30")
        return None


@final
class Lift(Step[Table]):
    """The Editor takes a pinned token back to space 0, face up (K.34)."""

    clause = "K.34"
    prompt: ClassVar[str] = "lift"

    def seats(self, p: Table) -> tuple[int, ...]:
        """The Editor, while a token is pinned."""
        for node in range(1, p.printed.first_informant):
            if p.pinned[node]:
                return ONE_SEAT[EDITOR]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``lift`` for each space with a token."""
        first = p.printed.first_informant
        lift = PLACE + first - 2
        return [lift + node for node in range(1, first) if p.pinned[node]]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why nothing can be taken there."""
        first = p.printed.first_informant
        node = action - (PLACE + first - 2)
        return Reason("space-empty", (node,), "K.34") if 1 <= node < first and not p.pinned[node] else None

    def ask(self, p: Table, seat: int) -> Message:
        """From which space?"""
        return Message("lift", (EDITOR,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Take the token to the track."""
        node = action - (PLACE + p.printed.first_informant - 2)
        token = p.pinned[node] & ~UP
        p.pinned[node] = 0
        slot = p.lay(token, 0, 1)
        if p.live:
            p.note("lifted", (EDITOR, token, node, slot), "K.34")
        return None


@final
class Replay(Step[Table]):
    """The Editor uses the action of a removed card once more (K.41)."""

    clause = "K.41"
    prompt: ClassVar[str] = "replay"
    reveals = True

    def _allows(self, p: Table, number: int) -> bool:
        return bool(p.removed >> i64(number) & 1) and can_be_used(p, number)

    def seats(self, p: Table) -> tuple[int, ...]:
        """The Editor, while a card qualifies."""
        for number in range(23, 42):
            if self._allows(p, number):
                return ONE_SEAT[EDITOR]
        return NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``replay`` a card."""
        return [REPLAY + number for number in range(23, 42) if self._allows(p, number)]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this card cannot be used again."""
        number = action - REPLAY
        if not 23 <= number < 42 or self._allows(p, number):
            return None
        if not p.removed >> i64(number) & 1:
            return Reason("not-removed", (number,), "K.41")
        return why_no_action(p, number)

    def ask(self, p: Table, seat: int) -> Message:
        """Which card?"""
        return Message("replay", (EDITOR,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Use its action as if it had been played; it cannot be answered."""
        number = action - REPLAY
        p.put_in_play(number)
        if p.live:
            p.note("replayed", (EDITOR, number), "K.41")
        return act_out(p, number)


@final
class Sacrifice(Step[Table]):
    """Nixon may give up a conspirator, so that Gambit stays in the game (K.20)."""

    clause = "K.20"
    prompt: ClassVar[str] = "sacrifice"

    def _conspirators(self, p: Table) -> list[int]:
        return [n for n in range(9, 15) if p.hand >> i64(n) & 1 and p.printed.kind[n] == CONSPIRATOR]

    def seats(self, p: Table) -> tuple[int, ...]:
        """Nixon, while any card is in hand: whether one of them is a conspirator stays a secret."""
        return ONE_SEAT[NIXON] if p.hand_of(NIXON) else NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``sacrifice`` a conspirator in hand, and ``decline``."""
        found = [SACRIFICE + number for number in self._conspirators(p)]
        found.append(DECLINE)
        return found

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this card cannot be given up."""
        number = action - SACRIFICE
        if not 9 <= number < 15 or number in self._conspirators(p):
            return None
        return Reason("not-in-hand", (number,), "K.20")

    def ask(self, p: Table, seat: int) -> Message:
        """Give one up?"""
        return Message("sacrifice", (NIXON,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Take the conspirator out of the game and lay Gambit on the discard pile."""
        if action == DECLINE:
            return None
        number = action - SACRIFICE
        p.to_removed(number)
        p.to_discard(20)
        if p.live:
            p.note("sacrificed", (NIXON, number), "K.20")
        return None


@final
class SetPiece(Step[Table]):
    """Nixon puts the momentum token on a space of the own side (K.15, K.20).

    Args:
        space: the track space.
    """

    clause = "T.8"
    fields = ("space",)
    reveals = True

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, p: Table) -> Steps:
        """Put it there, if it is on the track; on space 5 it is gained."""
        if p.momentum_space == OFF:
            return None
        if p.live:
            p.note("set", (NIXON, MOMENTUM, self.space), "T.8")
        return set_piece(p, MOMENTUM, NIXON, self.space)

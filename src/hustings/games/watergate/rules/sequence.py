"""The sequence of play: rounds of three phases (chapters S, A and C)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, AnyStep, Step, Steps

from . import cards  # registers what the cards do
from .actions import PIN, SLOTS
from .position import EDITOR, MARK, NIXON, OFF, Table
from .track import ONE_SEAT, Place, gain_initiative, gain_momentum
from .turns import TURN

__all__ = ["PHASES", "Round", "cards", "set_up"]

PHASES: Final = ("initial", "card", "evaluation")
INITIAL: Final = 0
CARD: Final = 1
EVALUATION: Final = 2


def set_up(p: Table) -> None:
    """Lay out what stands at the start of a match (S.1 to S.9): both sides (O.1), the two boards (S.2), the tokens."""
    p.slot_token = [0] * SLOTS
    p.slot_space = [0] * SLOTS
    p.slot_up = [0] * SLOTS
    p.slot_ruled = [0] * SLOTS
    p.pinned = [0] * len(p.printed.node_names)
    p.bag = [
        colours | (MARK if mark else 0)
        for colours, mark in zip(p.printed.token_colours, p.printed.token_mark, strict=True)
    ]
    p.nixon_deck = p.printed.decks[NIXON][:]
    p.editor_deck = p.printed.decks[EDITOR][:]
    p.chance.shuffle(p.nixon_deck)
    p.chance.shuffle(p.editor_deck)
    p.stack.append(Round())


@final
class Round(Step[Table]):
    """One round: initial phase, card phase, evaluation phase, and the next round (S.11).

    An owner's file can shorten a match: then Nixon has lasted after its last round, or when nobody has a card any more.
    """

    clause = "S.11"
    reveals = True

    def run(self, p: Table) -> Steps:
        """Begin the round; without a card anywhere, rounds would follow each other for ever."""
        cards = p.hand or p.discard or p.nixon_deck or p.editor_deck
        if not cards or p.round == p.printed.last_round > 0:
            p.finish(NIXON, "end-term", "E.2")
            return None
        p.round += 1
        p.starter = p.initiative
        p.acted = 0
        p.again = 0
        p.events_blocked = 0
        if p.live:
            p.note("round", (int(p.round),), "S.11")
        return ROUND


@final
class DrawCards(Step[Table]):
    """Each side draws its hand (A.1)."""

    clause = "A.1"
    reveals = True

    def run(self, p: Table) -> Steps:
        """Five cards for the holder of the initiative, four for the other side."""
        p.phase = INITIAL
        for side in (NIXON, EDITOR):
            drawn = []
            for _ in range(p.printed.hand_with_initiative if p.initiative == side else p.printed.hand):
                number = p.draw_card(side)
                if number >= 0:
                    drawn.append(number)
            if p.live:
                p.note("drew", (side, len(drawn)), "A.1")
                for number in drawn:
                    p.note("drew-card", (side, number), "A.1", 1 << side)
        return None


@final
class DrawEvidence(Step[Table]):
    """Nixon lays evidence tokens face down on space 0 (A.2, A.4)."""

    clause = "A.2"
    reveals = True

    def run(self, p: Table) -> Steps:
        """Three tokens, or what the bag holds."""
        p.returned = []
        count = min(p.printed.new_tokens, len(p.bag))
        if p.live:
            p.note("laid-tokens", (NIXON, count), "A.2")
        for _ in range(count):
            token = p.draw_token()
            slot = p.lay(token, 0, 0)
            if p.live:
                p.note("looked-at-token", (slot, token), "A.2", 1 << NIXON)
        p.tell(NIXON)
        return None


@final
class CardPhase(Step[Table]):
    """The holder of the initiative begins (B.1)."""

    clause = "B.1"

    def run(self, p: Table) -> Steps:
        """The first turn."""
        p.phase = CARD
        return TURN[p.initiative]


@final
class Evaluation(Step[Table]):
    """The five steps of the evaluation phase, in order."""

    clause = "C.6"

    def run(self, p: Table) -> Steps:
        """All five."""
        p.phase = EVALUATION
        if p.live:
            p.note("evaluation", (), "C.1")
        return EVALUATION_STEPS


@final
class NeutralEvidence(Step[Table]):
    """Evidence on space 0 goes back into the bag (C.1)."""

    clause = "C.1"

    def run(self, p: Table) -> Steps:
        """Put it back, face-down tokens unseen."""
        for slot in range(p.slots):
            if p.slot_token[slot] and p.slot_space[slot] == 0:
                p.return_to_bag(slot, "C.1")
        return None


@final
class AwardInitiative(Step[Table]):
    """The initiative token goes to the side on whose half it lies (C.2)."""

    clause = "C.2"

    def run(self, p: Table) -> Steps:
        """On space 0: to the side that did not hold it when the round began (C.2.1); once gained it stays (C.2.2)."""
        space = p.initiative_space
        if space == OFF:
            return None
        if space == 0:
            side = 1 - int(p.starter)
            if p.live:
                p.note("initiative-on-zero", (side,), "C.2.1")
            return gain_initiative(p, side)
        return gain_initiative(p, NIXON if space < 0 else EDITOR)


@final
class AwardMomentum(Step[Table]):
    """The momentum token goes to the side on whose half it lies (C.3)."""

    clause = "C.3"
    reveals = True

    def run(self, p: Table) -> Steps:
        """On space 0: back to the supply (C.3.1); once gained nothing happens (C.3.2)."""
        space = p.momentum_space
        if space == OFF:
            return None
        if space == 0:
            p.momentum_space = OFF
            p.supply += 1
            if p.live:
                p.note("momentum-to-supply", (), "C.3.1")
            return None
        return gain_momentum(p, NIXON if space < 0 else EDITOR)


@final
class NewTokens(Step[Table]):
    """The initiative token and a new momentum token go on space 0; with none left Nixon wins (C.4, C.4.1)."""

    clause = "C.4"

    def run(self, p: Table) -> Steps:
        """Lay them out."""
        p.initiative_space = 0
        if p.supply == 0:
            p.finish(NIXON, "end-supply", "E.2")
            return None
        p.supply -= 1
        p.momentum_space = 0
        if p.live:
            p.note("new-momentum", (int(p.supply),), "C.4")
        return None


@final
class PinAll(Step[Table]):
    """Each side pins the evidence on its half, the holder of the initiative first (C.5).

    Marks move the momentum token that has just been laid out for the next round (C.5.2).
    """

    clause = "C.5"

    def run(self, p: Table) -> Steps:
        """First one side, then the other."""
        return PIN_ALL[p.initiative]


@final
class PinOwn(Step[Table]):
    """A side pins its tokens one by one, in the order that it likes (C.5, C.5.1).

    Args:
        side: whose half.
    """

    clause = "C.5"
    fields = ("side",)
    prompt: ClassVar[str] = "pin-own"
    reveals = True

    def __init__(self, side: int) -> None:
        self.side = side

    def _own(self, p: Table) -> list[int]:
        return [
            slot
            for slot in range(p.slots)
            if p.slot_token[slot] and (p.slot_space[slot] < 0 if self.side == NIXON else p.slot_space[slot] > 0)
        ]

    def seats(self, p: Table) -> tuple[int, ...]:
        """The side, while two tokens or more leave it a choice."""
        return ONE_SEAT[self.side] if len(self._own(p)) > 1 else NOBODY

    def actions(self, p: Table, seat: int) -> list[int]:
        """One ``pin`` a token of the own half."""
        return [PIN + slot for slot in self._own(p)]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Why this token cannot be pinned."""
        slot = action - PIN
        if not 0 <= slot < SLOTS or slot in self._own(p):
            return None
        return Reason("not-your-half" if p.slot_token[slot] else "empty-slot", (), "C.5")

    def ask(self, p: Table, seat: int) -> Message:
        """Which one next?"""
        return Message("pin-own", (self.side,))

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Pin this one, then the rest."""
        return self._pin(p, action - PIN)

    def run(self, p: Table) -> Steps:
        """Pin the last one, or nothing."""
        own = self._own(p)
        return self._pin(p, own[0]) if own else None

    def _pin(self, p: Table, slot: int) -> Steps:
        p.turn_up(slot)
        return Place(self.side, p.take_up(slot)), self


ROUND: Final[tuple[AnyStep, ...]] = (DrawCards(), DrawEvidence(), CardPhase(), Evaluation(), Round())
EVALUATION_STEPS: Final[tuple[AnyStep, ...]] = (
    NeutralEvidence(),
    AwardInitiative(),
    AwardMomentum(),
    NewTokens(),
    PinAll(),
)
PIN_ALL: Final[list[tuple[AnyStep, ...]]] = [(PinOwn(NIXON), PinOwn(EDITOR)), (PinOwn(EDITOR), PinOwn(NIXON))]
"""Steps never change, so those of every round are made once."""

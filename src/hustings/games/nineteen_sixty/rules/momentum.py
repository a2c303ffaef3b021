"""The momentum phase: decay, issue shift, awards, endorsements (chapter M)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, AnyStep, Step, Steps

from .actions import DECLINE, ENDORSEMENT, MOMENTUM, RAISE
from .board import ALL_ENDORSEMENTS, ENDORSED, ISSUE, ISSUES, KENNEDY, NIXON, NONE, ONE_SEAT, REGION, REGIONS
from .position import MOMENTUM as MARKERS
from .position import MOMENTUM_PHASE, Race
from .printed import CHOICE
from .support import MUST, Gain

FIRST_PLACE: Final = 0
SECOND_PLACE: Final = 1
THIRD_PLACE: Final = 2


@final
class MomentumPhase(Step[Race]):
    """The steps of the momentum phase, in the order of the edition (M.1, M.2)."""

    clause = "M.2"

    def run(self, p: Race) -> Steps:
        """All of them."""
        p.phase = MOMENTUM_PHASE
        p.activity = 0
        if p.live:
            p.note("momentum-phase", (), "T.2")
        return SHIFT_FIRST if p.rules_of_edition.shift_first else SHIFT_LAST


@final
class Decay(Step[Race]):
    """Each side discards half of its momentum (M.3)."""

    clause = "M.3"

    def run(self, p: Race) -> Steps:
        """Rounded down."""
        for seat in (KENNEDY, NIXON):
            p.lose_momentum(seat, p.sides[MARKERS + seat] // 2)
        return None


@final
class Shift(Step[Race]):
    """The side with more media support may exchange two neighbouring issues (M.4)."""

    clause = "M.4"
    prompt: ClassVar[str] = "shift"

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side with more media support on the whole board."""
        more = 0
        for region in range(len(REGIONS)):
            more += p.cubes[REGION + region]
        return NOBODY if more == 0 else ONE_SEAT[KENNEDY if more > 0 else NIXON]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``raise`` the issue in second or third place, or ``decline``."""
        return [RAISE + p.order[SECOND_PLACE], RAISE + p.order[THIRD_PLACE], DECLINE]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """The issue in first place cannot move up."""
        if action == RAISE + p.order[FIRST_PLACE]:
            return Reason("first-already", (action - RAISE,), "M.4")
        return None

    def ask(self, p: Race, seat: int) -> Message:
        """Which one moves up?"""
        return Message("shift", (seat,))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Exchange it with the one above."""
        if action != DECLINE:
            p.rise(action - RAISE, 1)
        return None


@final
class IssueAward(Step[Race]):
    """The leader in an issue is rewarded for its place (M.5 to M.8).

    Args:
        place: on the Issues Track, 0 for the first.
    """

    clause = "M.5"
    fields = ("place",)
    prompt: ClassVar[str] = "award"

    def __init__(self, place: int) -> None:
        self.place = place

    def seats(self, p: Race) -> tuple[int, ...]:
        """For second place the leader chooses (M.7)."""
        leader = p.leader(ISSUE + p.order[self.place])
        return ONE_SEAT[leader] if self.place == SECOND_PLACE and leader != NONE else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``momentum`` or ``endorsement``."""
        return [MOMENTUM, ENDORSEMENT]

    def ask(self, p: Race, seat: int) -> Message:
        """Which one?"""
        return Message("award", (seat, p.order[self.place]))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Take it."""
        if action == ENDORSEMENT:
            return ENDORSEMENTS[seat]
        p.gain_momentum(seat, 1)
        return None

    def run(self, p: Race) -> Steps:
        """Third place: momentum; first place: momentum and an endorsement card."""
        leader = p.leader(ISSUE + p.order[self.place])
        if leader == NONE:
            return None
        p.gain_momentum(leader, 1)
        return ENDORSEMENTS[leader] if self.place == FIRST_PLACE else None


@final
class DrawEndorsement(Step[Race]):
    """A side draws an endorsement card and gains a marker in its region (M.10).

    Args:
        seat: who draws.
    """

    clause = "M.10"
    fields = ("seat",)
    reveals = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: Race) -> Steps:
        """A major endorsement leaves the region to the side."""
        if p.endorsements_left == 0:
            return None
        p.endorsements_left -= 1
        sort = p.endorsement_deck[p.endorsements_left]
        p.tell(KENNEDY)
        p.tell(NIXON)
        if p.live:
            p.note("endorsement", (self.seat, sort), "M.10")
        if sort == CHOICE:
            return (Gain(self.seat, 1, each=1, where=ALL_ENDORSEMENTS, how=MUST, card=0),)
        p.gain(self.seat, ENDORSED + sort, 1)
        return None


@final
class IssueDecay(Step[Race]):
    """Every issue with support loses one cube (M.11)."""

    clause = "M.11"

    def run(self, p: Race) -> Steps:
        """Take them off."""
        for issue in range(len(ISSUES)):
            leader = p.leader(ISSUE + issue)
            if leader != NONE:
                p.lose(leader, ISSUE + issue, 1)
        return None


ENDORSEMENTS: Final[list[tuple[AnyStep, ...]]] = [(DrawEndorsement(KENNEDY),), (DrawEndorsement(NIXON),)]
SHIFT_FIRST: Final[tuple[AnyStep, ...]] = (
    Decay(),
    Shift(),
    IssueAward(THIRD_PLACE),
    IssueAward(SECOND_PLACE),
    IssueAward(FIRST_PLACE),
    IssueDecay(),
)
SHIFT_LAST: Final[tuple[AnyStep, ...]] = (
    Decay(),
    IssueAward(THIRD_PLACE),
    IssueAward(SECOND_PLACE),
    IssueAward(FIRST_PLACE),
    IssueDecay(),
    Shift(),
)
"""Steps never change, so those of every turn are made once. Awards go from third place to first (M.9)."""

STEPS: Final = (Decay, DrawEndorsement, IssueAward, IssueDecay, MomentumPhase, Shift)

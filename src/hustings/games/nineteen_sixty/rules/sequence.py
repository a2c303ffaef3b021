"""The sequence of play: set-up, and nine turns (chapters S, T, I and A)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message
from hustings.kernel.position import AnyStep, Step, Steps

from . import cards  # registers what the cards do
from .actions import START
from .board import ENDORSED, KENNEDY, NIXON, NONE, ONE_SEAT, REGIONS, STATES
from .debates import Debates
from .election_day import ElectionDay
from .momentum import MomentumPhase
from .position import ACTIVITY, BAG, INITIATIVE, MOMENTUM, READY, TOKEN, VICE, VICE_PRESIDENTS, Race
from .strategy import EndTurn, StrategyPhase
from .support import InitiativeCheck
from .turns import PlayCard

__all__ = ["STEPS", "cards", "set_up"]


def set_up(p: Race, edition: int, variants: int) -> None:
    """Lay out what stands at the start of a match (S.1 to S.12, Y.2)."""
    printed = p.printed
    p.edition = edition
    p.variants = variants
    p.turn = printed.first_turn - 1
    p.cubes = [0] * (ENDORSED + len(REGIONS))
    p.cubes[: len(STATES)] = printed.start
    p.sides = [0] * (VICE + 4)
    for seat in (KENNEDY, NIXON):
        p.sides[MOMENTUM + seat] = printed.markers[seat]
        p.sides[BAG + seat] = p.rules_of_edition.bag
        p.sides[TOKEN + seat] = printed.home[seat]
        p.sides[READY + seat] = 1
        if variants & VICE_PRESIDENTS:
            p.sides[VICE + seat] = printed.vice_president[seat]
    p.order = printed.issue_order[:]
    aside = (p.sides[VICE], p.sides[VICE + 1])
    p.deck = [card for card in printed.played if card <= p.rules_of_edition.cards and card not in aside]
    p.deck_left = len(p.deck)
    p.endorsement_deck = [sort for sort, count in enumerate(printed.endorsements) for _ in range(count)]
    p.endorsements_left = len(p.endorsement_deck)
    p.chance.shuffle(p.deck)
    p.chance.shuffle(p.endorsement_deck)
    p.stack.append(Turn())


@final
class Turn(Step[Race]):
    """One turn, and the next one (T.1, T.2)."""

    clause = "T.1"
    reveals = True

    def run(self, p: Race) -> Steps:
        """A normal turn, the debates, or Election Day."""
        p.turn += 1
        p.start = NONE
        if p.live:
            p.note("turn", (int(p.turn),), "T.1")
        if p.turn == p.printed.debates_turn:
            return DEBATES_TURN
        return ELECTION if p.turn == p.printed.last_turn else NORMAL_TURN


@final
class Deal(Step[Race]):
    """Each player is dealt a new hand (I.1)."""

    clause = "I.1"
    reveals = True

    def run(self, p: Race) -> Steps:
        """Six cards before the debates, seven after them."""
        p.phase = INITIATIVE
        for seat in (KENNEDY, NIXON):
            p.draw_cards(seat, p.printed.hand[0 if p.turn < p.printed.debates_turn else 1])
        return None


@final
class NameStart(Step[Race]):
    """The player with the initiative names the start player (I.4)."""

    clause = "I.4"
    prompt: ClassVar[str] = "start"

    def seats(self, p: Race) -> tuple[int, ...]:
        """The player with the initiative."""
        return ONE_SEAT[p.initiative]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``start`` either side."""
        return [START + KENNEDY, START + NIXON]

    def ask(self, p: Race, seat: int) -> Message:
        """Who goes first?"""
        return Message("start", (int(p.initiative),))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """That side goes first in all activity phases."""
        p.start = action - START
        if p.live:
            p.note("starts", (action - START,), "I.4")
        return None


@final
class Activity(Step[Race]):
    """An activity phase: each player plays one card, the start player first (A.1).

    Args:
        number: 1 to 5.
    """

    clause = "A.1"
    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, p: Race) -> Steps:
        """One card each; then the next activity phase."""
        p.phase = ACTIVITY
        p.activity = self.number
        if p.live:
            p.note("activity", (self.number,), "A.1")
        plays = PLAYS[p.start]
        return (*plays, Activity(self.number + 1)) if self.number < p.printed.activities else plays


PLAYS: Final[list[tuple[AnyStep, ...]]] = [(PlayCard(KENNEDY), PlayCard(NIXON)), (PlayCard(NIXON), PlayCard(KENNEDY))]
"""By start player. Steps never change, so those of every turn are made once."""
NORMAL_TURN: Final[tuple[AnyStep, ...]] = (
    Deal(),
    InitiativeCheck(),
    NameStart(),
    Activity(1),
    MomentumPhase(),
    StrategyPhase(),
    EndTurn(),
    Turn(),
)
DEBATES_TURN: Final[tuple[AnyStep, ...]] = (Debates(), Turn())
ELECTION: Final[tuple[AnyStep, ...]] = (ElectionDay(),)

STEPS: Final = (Activity, Deal, NameStart, Turn)

"""The debates (chapter D)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import AnyStep, Step, Steps
from hustings.kernel.steps import SealedStep

from .actions import CARDS, DEBATE, FIRST, SIDE
from .board import ISSUES, KENNEDY, NIXON, NONE, ONE_SEAT
from .position import DEBATES, EARLY, EMPTY, Race
from .printed import BOTH
from .strategy import NOT_ASKED, NOT_YET
from .support import EXEMPT, MUST, Gain, InitiativeCheck

DEBATE_STEPS: Final = ("initiative", "strategy", "stage", "debate")
"""By :attr:`.position.Race.step`: the ends of the texts ``step-…`` of turn 6 (D.1)."""
DEBATE_STEP: Final = 3

LAZY_SHAVE: Final = 34
BRAIN_TRUST: Final = 35


def open_issues(p: Race) -> list[int]:
    """The issues that nobody has won yet, from the lowest place up (D.12)."""
    found: list[int] = []
    for place in range(len(ISSUES) - 1, -1, -1):
        issue = p.stage.index(place)
        if issue << 1 not in p.decided and issue << 1 | 1 not in p.decided:
            found.append(issue)
    return found


def cards_at(p: Race, issue: int, side: int) -> list[int]:
    """The cards that lie on one side of an issue (D.6)."""
    return [code >> 3 for code in p.podium if code & 7 == issue << 1 | side]


def total(p: Race, issue: int, side: int) -> int:
    """What counts for a side at an issue: the printed CP of the cards there, and K.35 (D.11, P.4)."""
    points = p.printed.effect[BRAIN_TRUST].cp if side == KENNEDY and BRAIN_TRUST in p.box else 0
    for card in cards_at(p, issue, side):
        points += p.printed.cp[card]
    return points


def take_off(p: Race, seat: int) -> int:
    """The card that a side has shown, which lies nowhere now; that it was shown is remembered."""
    card = p.shown[seat]
    p.shown = [-card, p.shown[1]] if seat == KENNEDY else [p.shown[0], -card]
    return card


def place(p: Race, seat: int, side: int) -> None:
    """Place the card that a side has shown at its issue, on the side of a candidate (D.6)."""
    card = take_off(p, seat)
    issue = p.printed.issue[card]
    p.podium = [*p.podium, card << 3 | issue << 1 | side]
    if p.live:
        p.note("placed", (seat, card, issue, side), "D.6")


@final
class Debates(Step[Race]):
    """Turn 6: initiative, strategy cards, the stage, the debate (D.1, D.2)."""

    clause = "D.1"

    def run(self, p: Race) -> Steps:
        """The initiative holds for the whole of the debates."""
        p.phase = DEBATES
        p.step = 0
        return InitiativeCheck(), Stage(), Round()


@final
class Stage(Step[Race]):
    """Strategy cards come into the hands, and the issues onto the debate board (D.3, D.4)."""

    clause = "D.4"

    def run(self, p: Race) -> Steps:
        """Each issue remembers its place and keeps its support."""
        p.step = DEBATE_STEP
        for seat in (KENNEDY, NIXON):
            p.set_hand(seat, p.stacks[seat][:])
            p.set_stack(seat, [])
            p.sides[EARLY + seat] = 0
            if p.live:
                p.note("took-strategy", (seat, len(p.hands[seat])), "D.3")
        p.stage = [p.order.index(issue) for issue in range(len(ISSUES))]
        p.order = [NONE] * len(ISSUES)
        p.decided = EMPTY
        p.podium = EMPTY
        p.debate_round = 0
        return None


@final
class Round(Step[Race]):
    """A round of the debate, and the next one; at the end what is left is decided (D.5, D.16, D.17)."""

    clause = "D.5"

    def run(self, p: Race) -> Steps:
        """Show cards, place them, see what is won; with Lazy Shave Nixon shows first (K.34)."""
        left = open_issues(p)
        kennedy = NOT_YET if p.hands[KENNEDY] else NOT_ASKED
        nixon = NOT_YET if p.hands[NIXON] else NOT_ASKED
        if not left or kennedy == nixon == NOT_ASKED:
            steps: list[AnyStep] = [Award(issue) for issue in left]
            steps.append(Close())
            return tuple(steps)
        p.debate_round += 1
        if not p.shown:
            p.shown = [0, 0]
        if p.live:
            p.note("debate-round", (int(p.debate_round),), "D.5")
        if LAZY_SHAVE in p.box:
            return Speak((NOT_ASKED, nixon)), Speak((kennedy, NOT_ASKED)), Place(), Judge(), Round()
        return Speak((kennedy, nixon)), Place(), Judge(), Round()


@final
class Speak(SealedStep):
    """Both sides choose a card, unseen by each other, and show them at the same time (D.5).

    Args:
        answers: by seat; -1: not yet, -2: not asked, without cards (D.16) or because of Lazy Shave (K.34).
    """

    clause = "D.5"
    prompt: ClassVar[str] = "debate"
    reveals = True

    def actions(self, p: Race, seat: int) -> list[int]:
        """``debate`` with a card of the hand."""
        return [DEBATE + card for card in p.hands[seat]]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """A card that the side does not hold."""
        card = action - DEBATE
        if not 1 <= card <= CARDS or card in p.hands[seat]:
            return None
        return Reason("not-in-hand", (card,), "D.5")

    def ask(self, p: Race, seat: int) -> Message:
        """Which card?"""
        return Message("debate", (seat,))

    def reveal(self, p: Race, answers: tuple[int, ...]) -> Steps:
        """The cards lie open for all to see."""
        p.shown = [max(card, 0) for card in p.shown]
        for seat in (KENNEDY, NIXON):
            if answers[seat] > DEBATE:
                card = answers[seat] - DEBATE
                p.leave_hand(seat, card)
                p.shown = [card, p.shown[1]] if seat == KENNEDY else [p.shown[0], card]
                if p.live:
                    p.note("showed", (seat, card), "D.5")
        return None


@final
class Place(Step[Race]):
    """The shown cards go to their issues; who may choose a side is asked afterwards (D.6 to D.9)."""

    clause = "D.6"

    def run(self, p: Race) -> Steps:
        """A card with one icon is placed, a card for an issue that is won discarded."""
        left = open_issues(p)
        free: list[int] = []
        for seat in (KENNEDY, NIXON):
            card = p.shown[seat]
            if card <= 0:
                continue
            issue = p.printed.issue[card]
            if issue not in left:
                p.to_discard(take_off(p, seat))
                if p.live:
                    p.note("not-placed", (seat, card, issue), "D.9")
            elif p.printed.icon[card] == BOTH:
                free.append(seat)
            else:
                place(p, seat, p.printed.icon[card])
        if len(free) == 2:
            return (PlaceFirst(),)
        return (ChooseSide(free[0]),) if free else None


@final
class PlaceFirst(Step[Race]):
    """The player with the initiative says who places first (D.8)."""

    clause = "D.8"
    prompt: ClassVar[str] = "first"

    def seats(self, p: Race) -> tuple[int, ...]:
        """The player with the initiative."""
        return ONE_SEAT[p.initiative]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``first`` either side."""
        return [FIRST + KENNEDY, FIRST + NIXON]

    def ask(self, p: Race, seat: int) -> Message:
        """Who places first?"""
        return Message("first", (int(p.initiative),))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """That side, then the other."""
        first = action - FIRST
        if p.live:
            p.note("places-first", (first,), "D.8")
        return ChooseSide(first), ChooseSide(1 - first)


@final
class ChooseSide(Step[Race]):
    """A side places a card that shows both icons (D.7).

    Args:
        seat: whose card.
    """

    clause = "D.7"
    fields = ("seat",)
    prompt: ClassVar[str] = "choose-side"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Race) -> tuple[int, ...]:
        """Who has shown it."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``side`` of either candidate."""
        return [SIDE + KENNEDY, SIDE + NIXON]

    def ask(self, p: Race, seat: int) -> Message:
        """On which side?"""
        card = p.shown[self.seat]
        return Message("choose-side", (self.seat, card, p.printed.issue[card]))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Place it there."""
        place(p, self.seat, action - SIDE)
        return None


@final
class Judge(Step[Race]):
    """Issues with enough cards on one side are won, the lowest place first (D.10, D.12)."""

    clause = "D.10"

    def run(self, p: Race) -> Steps:
        """Look at all that are open."""
        steps: list[AnyStep] = []
        for issue in open_issues(p):
            if max(len(cards_at(p, issue, KENNEDY)), len(cards_at(p, issue, NIXON))) >= p.printed.debate_cards:
                steps.append(Award(issue))
        return tuple(steps)


@final
class Award(Step[Race]):
    """An issue is won, goes back to the Issues Track, and brings its reward (D.11, D.13 to D.15).

    Args:
        issue: which one.
    """

    clause = "D.11"
    fields = ("issue",)

    def __init__(self, issue: int) -> None:
        self.issue = issue

    def run(self, p: Race) -> Steps:
        """The higher total wins, with equal ones the initiative; the winner places all of the reward."""
        issue = self.issue
        kennedy, nixon = total(p, issue, KENNEDY), total(p, issue, NIXON)
        winner = int(p.initiative) if kennedy == nixon else KENNEDY if kennedy > nixon else NIXON
        reward = p.printed.debate_rewards[len(p.decided)]
        p.decided = [*p.decided, issue << 1 | winner]
        if p.live and kennedy == nixon:
            p.note("issue-won-by-initiative", (winner, issue, kennedy), "D.11")
        elif p.live:
            p.note("issue-won", (winner, issue, kennedy, nixon), "D.11")
        self.clear(p)
        return (Gain(winner, reward, each=reward, where=p.printed.contested, how=MUST | EXEMPT, card=0),)

    def clear(self, p: Race) -> None:
        """The issue goes to the lowest free place, and the cards at its sides are discarded (D.13)."""
        lowest = len(ISSUES) - len(p.decided)
        p.order = [*p.order[:lowest], self.issue, *p.order[lowest + 1 :]]
        p.discard = p.discard + cards_at(p, self.issue, KENNEDY) + cards_at(p, self.issue, NIXON)
        p.podium = [code for code in p.podium if code >> 1 & 3 != self.issue]
        if p.live:
            p.note("issue-back", (self.issue, lowest + 1), "D.13")


@final
class Close(Step[Race]):
    """Strategy cards that were not played are discarded, and the debate events leave the game (D.18)."""

    clause = "D.18"
    reveals = True

    def run(self, p: Race) -> Steps:
        """Clear the debate board."""
        for seat in (KENNEDY, NIXON):
            if p.hands[seat]:
                p.tell(1 - seat)
            for card in p.hands[seat]:
                p.discard_from_hand(seat, card, "D.18")
        for card in (LAZY_SHAVE, BRAIN_TRUST):
            if card in p.box:
                p.box = [other for other in p.box if other != card]
                p.removed = [*p.removed, card]
        p.stage = p.decided = EMPTY
        p.debate_round = 0
        p.step = 0
        return None


STEPS: Final = (Award, ChooseSide, Close, Debates, Judge, Place, PlaceFirst, Round, Speak, Stage)

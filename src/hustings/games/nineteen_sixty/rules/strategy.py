"""Campaign strategy and rest: the end of a normal turn (chapter R)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.chance import Chance
from hustings.kernel.message import Message, Reason
from hustings.kernel.position import AnyStep, Step, Steps
from hustings.kernel.steps import SealedStep

from .actions import CARDS, DONE, SET_ASIDE
from .board import BIT, KENNEDY, NIXON
from .effects import LASTING
from .knowledge import GATHERING
from .position import REST, STRATEGY, Race
from .turns import strategy_cards

NOT_ASKED: Final = -2
NOT_YET: Final = -1


@final
class StrategyPhase(Step[Race]):
    """Both sides lay cards on their strategy stacks (R.1)."""

    clause = "R.1"

    def run(self, p: Race) -> Steps:
        """As many as the turn asks for, or as there are."""
        p.phase = STRATEGY
        p.activity = 0
        count = strategy_cards(p)
        answers: list[int] = []
        for seat in (KENNEDY, NIXON):
            for number in range(count):
                answers.append(NOT_YET if number < len(p.hands[seat]) else NOT_ASKED)
        if p.live:
            p.note("strategy-phase", (count,), "R.1")
        return (SetAside(tuple(answers)),) if NOT_YET in answers else None


@final
class SetAside(SealedStep):
    """Both sides choose strategy cards, unseen by each other (R.1, R.5); the rest of the hands is discarded (R.4).

    Args:
        answers: for Kennedy and then for Nixon one action for each card; -1: not yet, -2: not asked.
    """

    clause = "R.5"
    fields = ("answers",)
    prompt: ClassVar[str] = "set-aside"

    def chosen(self, seat: int) -> list[int]:
        """The cards that a side has chosen so far."""
        count = len(self.answers) // 2
        mine = self.answers[seat * count : (seat + 1) * count]
        return [answer - SET_ASIDE for answer in mine if SET_ASIDE < answer <= SET_ASIDE + CARDS]

    def given(self, seat: int) -> tuple[int, ...]:
        """The same as answers."""
        return tuple([SET_ASIDE + card for card in self.chosen(seat)])

    def seats(self, p: Race) -> tuple[int, ...]:
        """The sides that have not chosen all."""
        count = len(self.answers) // 2
        waiting: list[int] = []
        for seat in (KENNEDY, NIXON):
            if NOT_YET in self.answers[seat * count : (seat + 1) * count]:
                waiting.append(seat)
        return tuple(waiting)

    def actions(self, p: Race, seat: int) -> list[int]:
        """``set-aside`` a card; ``done`` when only Gathering Momentum is left (R.2, R.3)."""
        chosen = self.chosen(seat)
        found = [SET_ASIDE + card for card in p.hands[seat] if card not in GATHERING and card not in chosen]
        return found or [DONE]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why a card cannot be laid on the stack."""
        card = action - SET_ASIDE
        if not 1 <= card <= CARDS or action in self.actions(p, seat):
            return None
        if card not in p.hands[seat]:
            return Reason("not-in-hand", (card,), "R.1")
        return (
            Reason("never-strategy", (card,), "R.2") if card in GATHERING else Reason("chosen-already", (card,), "R.1")
        )

    def ask(self, p: Race, seat: int) -> Message:
        """Which one?"""
        count = len(self.answers) // 2
        return Message("set-aside", (seat, self.answers[seat * count : (seat + 1) * count].count(NOT_YET)))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Keep the answer; after the last one the cards are laid down."""
        place = self.answers.index(NOT_YET, seat * (len(self.answers) // 2))
        answers = (*self.answers[:place], action, *self.answers[place + 1 :])
        done = SetAside(answers)
        if NOT_YET in answers:
            return (done,)
        for side in (KENNEDY, NIXON):
            p.tell(side)
            done.lay_down(p, side)
        return None

    def lay_down(self, p: Race, seat: int) -> None:
        """Lay the chosen cards on the stack and discard the others."""
        chosen = self.chosen(seat)
        rest = [card for card in p.hands[seat] if card not in chosen]
        p.set_stack(seat, p.stacks[seat] + sorted(chosen))
        p.set_hand(seat, rest[:])
        if p.live:
            p.note("set-aside", (seat, len(chosen)), "R.1")
            for card in chosen:
                p.note("set-aside-card", (seat, card), "R.1", BIT[seat])
        for card in rest:
            p.discard_from_hand(seat, card, "R.4")

    def redrawn(self, p: Race, seat: int | None, rng: Chance) -> AnyStep:
        """This step with the answers that ``seat`` cannot know replaced by random legal ones."""
        count = len(self.answers) // 2
        step = self
        for other in (KENNEDY, NIXON):
            if other == seat:
                continue
            for place in range(other * count, (other + 1) * count):
                if self.answers[place] >= 0:
                    step = SetAside((*step.answers[:place], NOT_YET, *step.answers[place + 1 :]))
            for place in range(other * count, (other + 1) * count):
                if self.answers[place] >= 0:
                    legal = step.actions(p, other)
                    answer = legal[rng.below(len(legal))]
                    step = SetAside((*step.answers[:place], answer, *step.answers[place + 1 :]))
        return step


@final
class EndTurn(Step[Race]):
    """Rest cubes go into the bag, and what lasted for the turn is over (R.6, R.7)."""

    clause = "R.7"

    def run(self, p: Race) -> Steps:
        """Both sides rest; cards that lay in front of them leave the game."""
        for seat in (KENNEDY, NIXON):
            p.put_in_bag(seat, p.sides[REST + seat])
            p.sides[REST + seat] = 0
        if p.effects:
            for bit, card, _ in LASTING:
                if p.effects & bit:
                    p.removed = [*p.removed, card]
            p.effects = 0
        return None


STEPS: Final = (EndTurn, SetAside, StrategyPhase)

"""What a game tells computer opponents about good play; the search asks it on determinized positions only."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from .chance import Chance
from .position import Position

WAIT: Final = -1
"""The choice of a seat to let the others go on: it owes no answer, or another one owes one as well."""


SMALLEST: Final = 1e-300
"""As promising as an action is taken for whose prior is not above 0, against the contract."""


def promising(prior: float) -> float:
    """A prior that can be weighed: whatever is not above 0, or no number, is the smallest there is."""
    return prior if prior > 0.0 else SMALLEST


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's knowledge of good play. This one knows nothing: every action is as good as any other.

    A game subclasses it in its ``heuristics.py``. All methods are called very often and must be quick; what they
    are given is a determinized position, so they cannot peek, whatever they read.

    Attributes:
        curiosity: how much weight the priors have in a search against the results so far, which run from 0 to 1; the
            closer the answers of a question lie together in :meth:`evaluate`, the less.
    """

    curiosity: ClassVar[float] = 0.5

    def prior(self, p: Position, seat: int, action: int) -> float:
        """How promising a legal action looks, above 0; only the proportions between the actions of a question count."""
        return 1.0

    def patience(self, p: Position, seat: int) -> float:
        """How promising it looks, beside the priors of its extras, that a seat lets the others go on."""
        return 1.0

    def waits(self, p: Position, seat: int) -> bool:
        """Whether a seat clearly had better let the others go on, so that nothing needs to be weighed.

        It sees nothing to do and owes no answer, or owes one together with another seat, from which it expects
        something first. Never true of two seats that would wait for each other.
        """
        return False

    def simple_reply(self, p: Position, seat: int, rng: Chance) -> int:
        """The extra with which the simplest opponent, who plays at random, answers what others have laid before it.

        That is never left lying, whatever else chance would choose; :data:`WAIT`: nothing lies there.
        """
        return WAIT

    def evaluate(self, p: Position, seat: int) -> float:
        """The score that ``seat`` may expect, from 0 to 1, of a position that is :meth:`settled`."""
        return 0.5

    def settled(self, p: Position) -> bool:
        """Whether :meth:`evaluate` can judge the position now; if not, the search plays on before it asks."""
        return True

    def best(self, p: Position, seat: int, rng: Chance, trades: bool = True) -> int:
        """The legal action with the highest prior, or :data:`WAIT`; ``rng`` chooses among equals.

        Without ``trades`` it gives one of the answers.
        """
        if trades and self.waits(p, seat):
            return WAIT
        found: list[int] = []
        highest = -1.0
        if seat not in p.to_act:
            found = [WAIT]
            highest = promising(self.patience(p, seat))
        for action in p.actions(seat) if trades else p.answers(seat):
            worth = promising(self.prior(p, seat, action))
            if worth > highest:
                highest = worth
                found = [action]
            elif worth == highest:
                found.append(action)
        return found[rng.below(len(found))]

"""Questions as games have them again and again: to one seat, or to several at once, unseen."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .chance import Chance
from .position import AnyStep, P_contra, Step, Steps

__all__ = ["SealedStep", "SeatStep"]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[P_contra]):
    """A question to one seat.

    Args:
        seat: who owes an answer.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: P_contra) -> tuple[int, ...]:
        """The one."""
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedStep(Step[Any]):
    """A question that several seats answer at the same time, unseen by each other.

    The answers ride in the step itself, and each is final; when the last one is in, :meth:`reveal` is called. A view
    that shows a seat its own answer reads it here, ``p.stack[-1].answers[seat]``, and never another one's.

    A step with fields of its own lists them in ``fields`` beside ``answers``, in the order of its constructor.

    Args:
        answers: one action a seat; -1: not yet, -2: not asked.
    """

    fields: ClassVar[tuple[str, ...]] = ("answers",)

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers

    def seats(self, p: Any) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple([seat for seat in range(len(self.answers)) if self.answers[seat] == -1])

    def take(self, p: Any, seat: int, action: int) -> Steps:
        """Keep the answer; when it was the last one, reveal them all to everybody."""
        answers = (*self.answers[:seat], action, *self.answers[seat + 1 :])
        if -1 in answers:
            return (self._with(answers),)
        for other in range(len(answers)):
            p.tell(other)
        return self.reveal(p, answers)

    def given(self, seat: int) -> tuple[int, ...]:
        """The answers of this seat that lie here, for its own eyes; overridden where they are laid out otherwise."""
        return tuple([answer for answer in self.answers[seat : seat + 1] if answer >= 0])

    def redrawn(self, p: Any, seat: int | None, rng: Chance) -> AnyStep:
        """This step with the answers that ``seat`` cannot know replaced by random legal ones."""
        answers = list(self.answers)
        for other in range(len(answers)):
            if other != seat and answers[other] >= 0:
                legal = self.actions(p, other)
                answers[other] = legal[rng.below(len(legal))]
        return self._with(tuple(answers))

    def _with(self, answers: tuple[int, ...]) -> AnyStep:
        values: list[Any] = [answers if name == "answers" else getattr(self, name) for name in self.fields]
        return type(self)(*values)

    def reveal(self, p: Any, answers: tuple[int, ...]) -> Steps:
        """All have answered; carry the answers out."""
        return None

"""All that a game needs, in one import; here positions and steps are written by naming their fields.

A game that is compiled with the house derives from :mod:`hustings.kernel.position` and writes its constructors itself,
which is quicker; everybody else derives from the classes of this module. Both kinds run on either kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from dataclasses import fields as fields_of
from inspect import get_annotations
from types import GetSetDescriptorType
from typing import Any, ClassVar, dataclass_transform

from hustings.kernel import position as kernel
from hustings.kernel import steps
from hustings.kernel.actions import ActionTable
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.message import END, Entry, Message, Reason
from hustings.kernel.position import Outcome, P_contra, Rules, Steps
from hustings.play.bounds import PAGES, Meta, by, each, of, one_of
from hustings.play.dealing import deal_anew
from hustings.play.face import Face
from hustings.play.game import Game
from hustings.play.wording import Wording

__all__ = [
    "END",
    "PAGES",
    "ActionTable",
    "Chance",
    "Entry",
    "Face",
    "Game",
    "Heuristics",
    "Message",
    "Meta",
    "Outcome",
    "Position",
    "Reason",
    "SealedStep",
    "SeatStep",
    "Step",
    "Steps",
    "Wording",
    "by",
    "deal_anew",
    "each",
    "of",
    "one_of",
]


class Position(kernel.Position):
    """Everything on the table, hidden things included: each annotated attribute is a field.

    An ``int`` begins as 0 and a ``list`` (of ints, or of lists) as an empty one, unless the class says otherwise::

        class Town(Position):
            hands: list[list[int]]
            crowd: int = 3
    """

    _blank: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        own = _own_fields(cls, Position, "position")
        cls._blank = {**cls._blank, **{name: _first(cls, name, kind) for name, kind in own.items()}}
        cls.fields = tuple(cls._blank)

    def __init__(self, rules: Rules, chance: Chance) -> None:
        super().__init__(rules, chance)
        for name, value in self._blank.items():
            setattr(self, name, kernel.copied(value))

    def settle(self, points: Sequence[int], how: str, shared: str, clause: str) -> None:
        """End a match: the seat with the most points wins, several that have as many share the victory.

        Args:
            points: of each seat.
            how: key of what is told of one winner: its seat, its points, and the most that another one has.
            shared: key of what is told of several: how many points they have.
            clause: the clause that ends it.
        """
        most = max(points)
        winners = tuple(seat for seat, count in enumerate(points) if count == most)
        share = 1 / len(winners)
        scores = tuple(share if seat in winners else 0.0 for seat in range(len(points)))
        self.outcome = Outcome(winners, scores, how if len(winners) == 1 else shared, clause)
        if len(winners) == 1:
            self.note(how, (winners[0], most, sorted(points)[-2]), clause)
        else:
            self.note(shared, (most,), clause)


def _own_fields(cls: type, base: type, what: str) -> dict[str, Any]:
    """The fields that a class adds, by name; none may be called as something that its base makes use of."""
    own = {name: kind for name, kind in get_annotations(cls).items() if "ClassVar" not in str(kind)}
    taken = {*dir(base), *(name for kind in base.__mro__ for name in get_annotations(kind))}
    if found := [name for name in own if name in taken]:
        raise TypeError(
            f"{cls.__name__}.{found[0]}: every {what} has a `{found[0]}` of its own, which the field would replace; "
            "give the field another name, or write it without an annotation where you mean that one"
        )
    return own


def _first(cls: type, name: str, kind: object) -> Any:
    """What a field begins as."""
    said = kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))
    if said != "int" and not said.startswith(("list", "List")):
        raise TypeError(f"{cls.__name__}.{name} is {said}: a position is made of ints and lists of ints")
    return vars(cls).get(name, 0 if said == "int" else [])


@dataclass_transform(eq_default=False)
class _Fields:
    """Writes the constructor of a class from its annotations."""

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        _own_fields(cls, kernel.Step, "step")
        for name in get_annotations(cls):
            if isinstance(getattr(cls, name, None), GetSetDescriptorType):
                setattr(cls, name, field())  # how a compiled class keeps it is no default
        made: Any = dataclass(eq=False, repr=False)(cls)
        made.fields = tuple(field.name for field in fields_of(made))


class Step(_Fields, kernel.Step[P_contra]):
    """Something that has to happen: each annotated attribute is a field, and an argument of its constructor.

    ::

        class Evening(Step[Town]):
            opener: int
    """


def _refused(step: Any, p: Any, seat: int, action: int) -> Reason | None:
    """Why an answer is not legal, by its verb; None: it is, or its verb has no place in the question at all."""
    table, legal = p.rules.actions, step.actions(p, seat)
    verb = table.verbs[action]
    if action in legal or verb not in {table.verbs[answer] for answer in legal}:
        return None
    return Reason(verb, (action - table.first[verb],) if table.objects[action] else (), step.because())


class SeatStep(Step[P_contra]):
    """A question to one seat, its first field."""

    seat: int

    def seats(self, p: P_contra) -> tuple[int, ...]:
        """The one."""
        return (self.seat,)

    def ask(self, p: P_contra, seat: int) -> Message:
        """The prompt, which names the seat."""
        return Message(self.prompt, (self.seat,))

    def reject(self, p: P_contra, seat: int, action: int) -> Reason | None:
        """What is not listed is refused by its verb: ``no-make``, with its object, says why not ``make tram``."""
        return _refused(self, p, seat, action)


class SealedStep(_Fields, steps.SealedStep):
    """A question that several seats answer unseen by each other; what it is about can stand in fields of its own.

    ::

        class Vote(SealedStep):
            motion: int
    """

    answers: tuple[int, ...]

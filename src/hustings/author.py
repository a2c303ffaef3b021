"""All that a game needs, in one import; here positions and steps are written by naming their fields.

A game that is compiled with the house derives from :mod:`hustings.kernel.position` and writes its constructors itself,
which is quicker; everybody else derives from the classes of this module. Both kinds run on either kernel.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import fields as fields_of
from inspect import get_annotations
from typing import Any, ClassVar, dataclass_transform

from hustings.kernel import position as kernel
from hustings.kernel.actions import ActionTable
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.message import END, Entry, Message, Reason
from hustings.kernel.position import Outcome, P_contra, Rules, Steps
from hustings.kernel.steps import SealedStep
from hustings.play.face import Face
from hustings.play.game import Game
from hustings.play.wording import Wording

__all__ = [
    "END",
    "ActionTable",
    "Chance",
    "Entry",
    "Face",
    "Game",
    "Heuristics",
    "Message",
    "Outcome",
    "Position",
    "Reason",
    "SealedStep",
    "SeatStep",
    "Step",
    "Steps",
    "Wording",
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
        own = {name: kind for name, kind in get_annotations(cls).items() if "ClassVar" not in str(kind)}
        cls._blank = {**cls._blank, **{name: _first(cls, name, kind) for name, kind in own.items()}}
        cls.fields = tuple(cls._blank)

    def __init__(self, rules: Rules, chance: Chance) -> None:
        super().__init__(rules, chance)
        for name, value in self._blank.items():
            setattr(self, name, kernel.copied(value))


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
        made: Any = dataclass(eq=False, repr=False)(cls)
        made.fields = tuple(field.name for field in fields_of(made))


class Step(_Fields, kernel.Step[P_contra]):
    """Something that has to happen: each annotated attribute is a field, and an argument of its constructor.

    ::

        class Evening(Step[Town]):
            opener: int
    """


class SeatStep(Step[P_contra]):
    """A question to one seat, its first field."""

    seat: int

    def seats(self, p: P_contra) -> tuple[int, ...]:
        """The one."""
        return (self.seat,)

    def ask(self, p: P_contra, seat: int) -> Message:
        """The prompt, which names the seat."""
        return Message(self.prompt, (self.seat,))

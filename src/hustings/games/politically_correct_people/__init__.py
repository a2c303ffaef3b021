"""Politically Correct People: politicians, voters, envelopes, and everything for sale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game, Printing

from .face.face import PoliticallyCorrectPeopleFace
from .face.orders import ORDERS
from .face.story import fortunes
from .face.view import View, look
from .face.wording import PoliticallyCorrectPeopleWording
from .mind.heuristics import Fixer
from .printed.corrections import accept, load
from .printed.sheets import sheets
from .rules import clean_up, election, sequence
from .rules.actions import Codes
from .rules.knowledge import deal_anew, remix
from .rules.layout import COLOURS
from .rules.position import Backroom
from .rules.printed import Printed
from .rules.sequence import set_up

if TYPE_CHECKING:
    from hustings.kernel.observing import Observer

STEPS = (*sequence.STEPS, *election.STEPS, *clean_up.STEPS)
"""Every step of the game, to decode a stack."""


class PoliticallyCorrectPeople(Game):
    """Politically Correct People by the circle Kisekiya, for four to six (O.1).

    A computer plays on for who has no time left: the others go on, and deals want everybody at the table.

    Args:
        printed: the printed values; None: ours.
    """

    id = "politically-correct-people"
    version = 3
    package = __name__
    options = {"players": ("4", "5", "6"), "standing": ("must", "may"), "clock": ("none", "60", "180", "600")}
    turns = frozenset({"turn"})
    secret_kinds = frozenset({"card", "lot"})
    total = 1.0
    orders = ORDERS
    decisions = 1000
    printing = Printing(load, Printed, accept, sheets)

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self.codes = Codes(self.printed.ids, self.printed.politicians)
        self._fixer = Fixer()
        actions = self.codes.table(self.printed.ids, self.printed.politicians)
        super().__init__(
            actions,
            STEPS,
            cast(dict[str, object], self.printed.data),
            PoliticallyCorrectPeopleWording(self.printed, self.codes, actions),
            PoliticallyCorrectPeopleFace(self.printed, self.codes, actions),
        )

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """The colours of the chips, one for each player."""
        return COLOURS[: int(self.chosen(options)["players"])]

    def heuristics(self) -> Fixer:
        """What a shrewd player knows."""
        return self._fixer

    def count(self, position: Position) -> int:
        """As many as play."""
        return cast(Backroom, position).players

    def blank(self, chance: Chance) -> Backroom:
        """An empty position."""
        return Backroom(self, self.printed, self.codes, chance)

    def clock(self, options: Mapping[str, str]) -> int | None:
        """Seconds for each question (T.14)."""
        return None if options["clock"] == "none" else int(options["clock"])

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        """Set-up (chapter S)."""
        set_up(cast(Backroom, position), int(options["players"]), options["standing"] == "must")

    def look(self, position: Position, seat: int | None) -> View:
        """What a seat may know."""
        return look(cast(Backroom, position), seat)

    def reassign(self, position: Position, seat: int | None, rng: Chance) -> None:
        """Deal anew what a seat cannot know."""
        deal_anew(cast(Backroom, position), seat, rng)

    def remix(self, position: Position, rng: Chance) -> None:
        """Shuffle what nobody knows."""
        remix(cast(Backroom, position), rng)

    def places(self, position: Position) -> tuple[int, ...]:
        """By money; equal money shares a place (O.3, O.4)."""
        money = fortunes(cast(Backroom, position))
        return tuple(1 + sum(other > own for other in money) for own in money)

    def observer(self) -> type[Observer]:
        """Observations without views."""
        from .mind.sight import Sight

        return Sight

    def ids(self) -> Mapping[str, Sequence[str]]:
        """Of the kinds of cards."""
        return {"card": self.printed.ids}

    def script_names(self) -> Mapping[str, int]:
        """Cards by id."""
        return {id: number for number, id in enumerate(self.printed.ids)}

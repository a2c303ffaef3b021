"""1960: The Making of the President. Kennedy and Nixon campaign for nine weeks and fifty states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ...kernel.chance import Chance
from ...kernel.game import BadOption, Game
from ...kernel.position import Position
from . import (
    advertising,
    campaigning,
    cards,
    debates,
    election_day,
    events,
    issues,
    momentum,
    questions,
    sequence,
    strategy,
    support,
    turns,
)
from .actions import table
from .corrections import load
from .position import LIMITED_POSITIONING, VICE_PRESIDENTS, Race
from .printed import CANDIDATE_CARD, FIRST, SECOND, Printed
from .sequence import set_up
from .words import VOCABULARY

__all__ = ["NineteenSixty", "cards"]

STEPS = (
    *advertising.STEPS,
    *campaigning.STEPS,
    *debates.STEPS,
    *election_day.STEPS,
    *events.STEPS,
    *issues.STEPS,
    *momentum.STEPS,
    *questions.STEPS,
    *sequence.STEPS,
    *strategy.STEPS,
    *support.STEPS,
    *turns.STEPS,
)
"""Every step of the game, to decode a stack."""


class NineteenSixty(Game):
    """1960: The Making of the President by Christian Leonhard and Jason Matthews, for two.

    Args:
        printed: the printed values; None: ours.
    """

    id = "1960"
    version = 1
    package = __name__
    vocabulary = VOCABULARY
    options = {
        "edition": ("second", "first"),
        "vice-presidents": ("off", "on"),
        "limited-positioning": ("off", "on"),
    }
    secret_kinds = frozenset({"card"})

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        cards = self.printed.card_ids[1:CANDIDATE_CARD]
        super().__init__(table(cards), STEPS, cast(dict[str, object], self.printed.data))

    @classmethod
    def from_data(cls, data: dict[str, object]) -> NineteenSixty:
        """The game with the printed values in the header of a match."""
        return cls(Printed.from_data(data))

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Kennedy and Nixon."""
        return ("kennedy", "nixon")

    def chosen(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options; the first edition has no optional rules (Y.1)."""
        chosen = super().chosen(options)
        if chosen["edition"] == "first":
            for rule in ("vice-presidents", "limited-positioning"):
                if chosen[rule] == "on":
                    raise BadOption(f"option {rule!r} belongs to the second edition; the first one does not have it")
        return chosen

    def blank(self, chance: Chance) -> Race:
        """An empty position."""
        return Race(self, self.printed, chance)

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        """Set-up (chapter S)."""
        variants = (VICE_PRESIDENTS if options["vice-presidents"] == "on" else 0) | (
            LIMITED_POSITIONING if options["limited-positioning"] == "on" else 0
        )
        set_up(cast(Race, position), FIRST if options["edition"] == "first" else SECOND, variants)

    def look(self, position: Position, seat: int | None) -> object:
        """What a seat may know."""
        raise NotImplementedError

    def script_names(self) -> Mapping[str, int]:
        """Cubes as ``K`` and ``N``, cards by id, endorsement cards by ``endorsement-`` and their sort."""
        names = {id: number for number, id in enumerate(self.printed.card_ids) if id}
        for sort, name in enumerate(("east", "south", "midwest", "west", "major")):
            names[f"endorsement-{name}"] = sort
        return {"K": 0, "N": 1, **names}

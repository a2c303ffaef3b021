"""1960: The Making of the President. Kennedy and Nixon campaign for nine weeks and fifty states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import BadOption, Game, Printing

from .face.face import NineteenSixtyFace
from .face.orders import ORDERS
from .face.view import View, look
from .face.wording import NineteenSixtyWording
from .mind.heuristics import Headquarters
from .printed.corrections import accept, load
from .printed.sheets import sheets
from .rules import (
    advertising,
    campaigning,
    cards,
    cards_hands,
    cards_issues,
    cards_states,
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
from .rules.actions import table
from .rules.knowledge import deal_anew, shuffle_decks
from .rules.position import LIMITED_POSITIONING, VICE_PRESIDENTS, Race
from .rules.printed import CANDIDATE_CARD, FIRST, SECOND, Printed
from .rules.sequence import set_up

if TYPE_CHECKING:
    from hustings.kernel.observing import Observer

__all__ = ["NineteenSixty", "cards"]

STEPS = (
    *advertising.STEPS,
    *campaigning.STEPS,
    *cards_hands.STEPS,
    *cards_issues.STEPS,
    *cards_states.STEPS,
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
    """1960: The Making of the President by Christian Leonhard and Jason Matthews, for two (O.1 to O.4).

    Who has no time left has lost.

    Args:
        printed: the printed values; None: ours.
    """

    id = "1960"
    version = 2
    package = __name__
    options = {
        "edition": ("second", "first"),
        "vice-presidents": ("off", "on"),
        "limited-positioning": ("off", "on"),
    }
    turns = frozenset({"activity", "momentum-phase", "strategy-phase", "debate-round"})
    secret_kinds = frozenset({"card"})
    total = 1.0
    orders = ORDERS
    decisions = 600
    printing = Printing(load, Printed, accept, sheets)

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self._headquarters: Headquarters | None = None
        actions = table(self.printed.card_ids[1:CANDIDATE_CARD])
        super().__init__(
            actions,
            STEPS,
            cast(dict[str, object], self.printed.data),
            NineteenSixtyWording(self.printed, actions),
            NineteenSixtyFace(self.printed),
        )

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Kennedy and Nixon."""
        return ("kennedy", "nixon")

    def chosen(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options; the first edition has no optional rules (Y.1)."""
        chosen = super().chosen(options)
        if chosen["edition"] == "first":
            for rule in ("vice-presidents", "limited-positioning"):
                if chosen[rule] == "on":
                    why = f"option {rule!r} belongs to the second edition; the first one does not have it"
                    raise BadOption(why, f"{rule} on")
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

    def look(self, position: Position, seat: int | None) -> View:
        """What a seat may know."""
        return look(cast(Race, position), seat)

    def reassign(self, position: Position, seat: int | None, rng: Chance) -> None:
        """Deal anew what a seat cannot know."""
        deal_anew(cast(Race, position), seat, rng)

    def remix(self, position: Position, rng: Chance) -> None:
        """Shuffle what nobody knows."""
        shuffle_decks(cast(Race, position), rng)

    def script_names(self) -> Mapping[str, int]:
        """Cubes as ``K`` and ``N``, cards by id, endorsement cards by ``endorsement-`` and their sort."""
        names = {id: number for number, id in enumerate(self.printed.card_ids) if id}
        for sort, name in enumerate(("east", "south", "midwest", "west", "major")):
            names[f"endorsement-{name}"] = sort
        return {"K": 0, "N": 1, **names}

    def ids(self) -> Mapping[str, Sequence[str]]:
        """Of all cards, those of the candidates among them."""
        return {"card": self.printed.card_ids[1:]}

    def observer(self) -> type[Observer]:
        """Observations without views."""
        from .mind.sight import Sight

        return Sight

    def heuristics(self) -> Headquarters:
        """What a good player knows, with these printed values."""
        if self._headquarters is None:
            self._headquarters = Headquarters(self.printed)
        return self._headquarters

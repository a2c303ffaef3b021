"""Hilarious Struggle 2016: two parties race for 270 electors, and away from scandal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game, Printing

from .face.face import HilariousStruggleFace
from .face.orders import ORDERS
from .face.view import View, look
from .face.wording import HilariousStruggleWording
from .mind.heuristics import Campaigner
from .printed.corrections import accept, load
from .printed.sheets import sheets
from .rules import cards_hands, cards_states, cards_support, effects, election, sequence, store, support
from .rules.actions import table
from .rules.knowledge import deal_anew, shuffle_decks
from .rules.position import Struggle
from .rules.printed import DECK, SEATS, Printed
from .rules.sequence import set_up

if TYPE_CHECKING:
    from hustings.kernel.observing import Observer

__all__ = ["HilariousStruggle"]

STEPS = (
    *cards_hands.STEPS,
    *cards_states.STEPS,
    *cards_support.STEPS,
    *effects.STEPS,
    *election.STEPS,
    *sequence.STEPS,
    *store.STEPS,
    *support.STEPS,
)
"""Every step of the game, to decode a stack."""


class HilariousStruggle(Game):
    """Hilarious Struggle: Hot Race 2016 by the circle Tsukinokai, for two (O.1). Who has no time left has lost.

    Args:
        printed: the printed values; None: ours.
    """

    id = "hilarious-struggle"
    version = 2
    package = __name__
    options = {"honour": ("off", "on"), "swing-states": ("agent", "active")}
    turns = frozenset({"turn"})
    secret_kinds = frozenset({"card"})
    total = 1.0
    orders = ORDERS
    decisions = 600
    printing = Printing(load, Printed, accept, sheets)

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self._campaigner = Campaigner()
        actions = table(self.printed.card_ids, self.printed.state_ids)
        super().__init__(
            actions,
            STEPS,
            cast(dict[str, object], self.printed.data),
            HilariousStruggleWording(self.printed, actions),
            HilariousStruggleFace(self.printed),
        )

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """The Democrats and the Republicans."""
        return SEATS

    def blank(self, chance: Chance) -> Struggle:
        """An empty position."""
        return Struggle(self, self.printed, chance)

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        """Set-up (chapter S)."""
        set_up(cast(Struggle, position), options["honour"] == "on", options["swing-states"] == "active")

    def look(self, position: Position, seat: int | None) -> View:
        """What a seat may know."""
        return look(cast(Struggle, position), seat)

    def reassign(self, position: Position, seat: int | None, rng: Chance) -> None:
        """Deal anew what a seat cannot know."""
        deal_anew(cast(Struggle, position), seat, rng)

    def remix(self, position: Position, rng: Chance) -> None:
        """Shuffle what nobody knows."""
        shuffle_decks(cast(Struggle, position), rng)

    def heuristics(self) -> Campaigner:
        """What a good player knows."""
        return self._campaigner

    def observer(self) -> type[Observer]:
        """Observations without views."""
        from .mind.sight import Sight

        return Sight

    def ids(self) -> Mapping[str, Sequence[str]]:
        """Of states and of cards, also of each side's alone."""
        cards = self.printed.card_ids
        return {
            "card": cards,
            "democrats": cards[:DECK],
            "republicans": cards[DECK:],
            "state": self.printed.state_ids,
        }

    def script_names(self) -> Mapping[str, int]:
        """Cards by id."""
        return {id: number for number, id in enumerate(self.printed.card_ids)}

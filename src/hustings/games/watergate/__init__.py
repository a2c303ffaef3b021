"""Watergate: Nixon wants to last until the end of the term, the Editor wants two informants connected with him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game, Printing

from .face.face import WatergateFace
from .face.orders import ORDERS
from .face.view import View, colour_names, look
from .face.wording import WatergateWording
from .mind.heuristics import Newsroom
from .printed.corrections import accept, load
from .printed.sheets import sheets
from .rules import questions, reactions, sequence, track, turns, value
from .rules.actions import table
from .rules.knowledge import deal_anew, shuffle_decks
from .rules.position import Table
from .rules.printed import Printed
from .rules.sequence import set_up

if TYPE_CHECKING:
    from hustings.kernel.observing import Observer

__all__ = ["Watergate"]


STEPS = (
    reactions.Answer,
    reactions.Cancel,
    reactions.Discard,
    reactions.Effect,
    reactions.Leave,
    sequence.AwardInitiative,
    sequence.AwardMomentum,
    sequence.CardPhase,
    sequence.DrawCards,
    sequence.DrawEvidence,
    sequence.Evaluation,
    sequence.NeutralEvidence,
    sequence.NewTokens,
    sequence.PinAll,
    sequence.PinOwn,
    sequence.Round,
    questions.Free,
    questions.Lift,
    questions.MoveAll,
    questions.PutAway,
    questions.Replay,
    questions.Sacrifice,
    questions.SetPiece,
    questions.Spread,
    track.ChooseShift,
    track.DrawForMomentum,
    track.LookAtDeck,
    track.PinFromTrack,
    track.Place,
    track.Shift,
    turns.DiscardHands,
    turns.DrawAndPlay,
    turns.EndTurn,
    turns.PlayDrawn,
    turns.Turn,
    value.Show,
    value.ValueMove,
    value.ValueShift,
)
"""Every step of the game, to decode a stack."""


class Watergate(Game):
    """Watergate by Matthias Cramer, for two. Who has no time left has lost.

    Args:
        printed: the printed values; None: ours.
    """

    id = "watergate"
    version = 2
    package = __name__
    secret_kinds = frozenset({"card", "token"})
    total = 1.0
    orders = ORDERS
    decisions = 600
    printing = Printing(load, Printed, accept, sheets)

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self._newsroom: Newsroom | None = None
        spaces = [space.id for space in self.printed.spaces]
        informants = [informant.id for informant in self.printed.informants]
        actions = table(spaces, informants)
        super().__init__(
            actions,
            STEPS,
            cast(dict[str, object], self.printed.data),
            WatergateWording(self.printed, actions),
            WatergateFace(self.printed),
        )

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Nixon and the Editor."""
        return ("nixon", "editor")

    def blank(self, chance: Chance) -> Table:
        """An empty position."""
        return Table(self, self.printed, chance)

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        """Set-up (chapter S)."""
        set_up(cast(Table, position))

    def look(self, position: Position, seat: int | None) -> View:
        """What a seat may know."""
        return look(cast(Table, position), seat)

    def reassign(self, position: Position, seat: int | None, rng: Chance) -> None:
        """Deal anew what a seat cannot know."""
        deal_anew(cast(Table, position), seat, rng)

    def remix(self, position: Position, rng: Chance) -> None:
        """Shuffle what nobody knows."""
        shuffle_decks(cast(Table, position), rng)

    def heuristics(self) -> Newsroom:
        """What a good player knows, with these printed values."""
        if self._newsroom is None:
            self._newsroom = Newsroom(self.printed)
        return self._newsroom

    def ids(self) -> Mapping[str, Sequence[str]]:
        """Of cards, of spaces with informants, and of informants alone."""
        nodes = self.printed.node_names
        return {
            "card": [text.split()[1] for text in self.actions.texts[:41]],
            "node": nodes,
            "informant": nodes[self.printed.first_informant :],
        }

    def observer(self) -> type[Observer]:
        """Observations without views."""
        from .mind.sight import Sight

        return Sight

    def script_names(self) -> Mapping[str, int]:
        """Cards by id, tokens by their colours (``"blue"``, ``"blue+yellow"``) with ``!`` for a mark."""
        names = {text.split()[1]: number + 2 for number, text in enumerate(self.actions.texts[:41])}
        for token in range(1, 16):
            names["+".join(colour_names(token & 7)) + ("!" if token & 8 else "")] = token
        return names

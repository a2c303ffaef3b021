"""Hilarious Struggle 2016: two parties race for 270 electors, and away from scandal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry, Message
from hustings.kernel.position import Position
from hustings.play.examples import Facts
from hustings.play.game import Count, Game, Printing, Provenance

from .face.card_list import card_list, numbers
from .face.counts import counts
from .face.examples import worked_examples
from .face.lesson import LESSON
from .face.provenance import provenance
from .face.story import story
from .face.view import View, look
from .face.words import NAMES, VOCABULARY
from .mind.heuristics import Campaigner
from .mind.outlook import change_of, judged
from .printed.corrections import accept, load
from .printed.sheets import sheets
from .rules import cards_hands, cards_states, cards_support, effects, election, sequence, store, support
from .rules.actions import DONE, table
from .rules.knowledge import deal_anew, shuffle_decks
from .rules.memory import holds
from .rules.position import Struggle, cards_in
from .rules.printed import CARDS, ELECTION, NONE, SEATS, Printed, side_of
from .rules.sequence import set_up

if TYPE_CHECKING:
    from hustings.words.sentences import Words

    from .face.terminal import Board

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

DONE_SAYS = {"go": "do-stay", "after": "do-end-turn", "remote": "do-place-none", "rally": "do-add-no-more"}
"""What ``done`` means as an answer to a question."""


class HilariousStruggle(Game):
    """Hilarious Struggle: Hot Race 2016 by the circle Tsukinokai, for two (O.1).

    Args:
        printed: the printed values; None: ours.
    """

    id = "hilarious-struggle"
    version = 2
    package = __name__
    face = f"{__name__}.face"
    vocabulary = VOCABULARY
    options = {"honour": ("off", "on"), "swing-states": ("agent", "active")}
    headings = frozenset({"round", "called"})
    openings = turns = frozenset({"turn"})
    retold = {
        "drew": ("drew-card",),
        "stacked": ("stacked-card",),
        "supported": ("laid-down",),
        "stowed": ("stowed-card",),
    }
    effects = {
        **dict.fromkeys(("effect", "in-front", "called"), True),
        **dict.fromkeys(("no-effect", "discarded", "moved", "voted"), False),
    }
    secret_kinds = frozenset({"card"})
    printing = Printing(load, Printed, accept, sheets)
    obvious = frozenset({"no-store", "names-no-state"})
    lesson = LESSON

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self._campaigner = Campaigner()
        super().__init__(
            table(self.printed.card_ids, self.printed.state_ids), STEPS, cast(dict[str, object], self.printed.data)
        )

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """The Democrats and the Republicans."""
        return SEATS

    @classmethod
    def examples(cls, options: Mapping[str, str]) -> Facts:
        """The worked examples of the rulebook."""
        return worked_examples()

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

    def terminal(self, view: View, words: Words, language: str) -> Board:
        """The drawing of a view for the terminal."""
        from .face.terminal import Board

        return Board(self.printed, view, words, language)

    def scores(self, view: object) -> dict[str, tuple[int | None, ...]]:
        """Electors and scandal."""
        v = cast(View, view)
        return {
            "electors": tuple(side.electors for side in v.sides),
            "scandal": tuple(side.scandal for side in v.sides),
        }

    def story(self, position: Position, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over."""
        return story(cast(Struggle, position), entries)

    def card_list(self, words: Words, language: str) -> list[dict[str, Any]]:
        """Every card in words, with plain data for programs."""
        return card_list(self.printed, words, language)

    def heuristics(self) -> Campaigner:
        """What a good player knows."""
        return self._campaigner

    def name(self, kind: str, value: int) -> Message | int | str:
        """What an argument of a message stands for."""
        naming = NAMES.get(kind)
        return value if naming is None else naming(self.printed, value)

    def numbers(self, key: str) -> Mapping[str, Message | int]:
        """For the name of a card its state, for its text the printed numbers."""
        return numbers(self.printed, key)

    def label(self, action: int) -> Message:
        """What the button of an action says."""
        verb = self.actions.verbs[action]
        number = action - self.actions.first[verb]
        if not self.actions.objects[action]:
            return Message(f"do-{verb}")
        if verb in ("vote", "add"):
            return Message(f"do-{verb}", (number, self.printed.voters[number]))
        if verb == "effect" and self.printed.kind[number] == ELECTION:
            return Message("do-call", (number,))
        return Message(f"do-{verb}", (number,))

    def label_now(self, position: Position, seat: int, action: int) -> Message:
        """A button that changes voters tells what they and the electors come to, the own side first (J.1, J.2).

        ``done`` says what then happens.
        """
        p, said = cast(Struggle, position), self.label(action)
        if action == DONE:
            return Message(DONE_SAYS.get(p.stack[-1].prompt, "do-done"))
        state, side, change = change_of(p, seat, action)
        if state == NONE:
            return said
        *voters, _, first, second = judged(p, state, side, change)
        electors = [first, second]
        then = (voters[seat], voters[1 - seat], electors[seat], electors[1 - seat], int(electors != p.electors))
        return Message(f"{said.key}-now", (*said.args, *then))

    def pieces(self, position: Position) -> Mapping[str, int]:
        """Each card, wherever it lies, and the electors that a side holds or nobody."""
        p = cast(Struggle, position)
        places = p.decks[0] + p.decks[1] + p.discards[0] + p.discards[1] + p.in_play
        masks = [
            int(p.hand),
            int(p.removed),
            int(p.front),
            int(p.stored_up),
            int(p.stored_down),
            *p.up,
            *p.down,
            *p.laid,
        ]
        for mask in masks:
            places = places + cards_in(mask)
        counts = {f"card {self.printed.card_ids[card]}": places.count(card) for card in range(CARDS)}
        free = sum(
            electors for state, electors in enumerate(self.printed.electors) if not (p.held[0] | p.held[1]) >> state & 1
        )
        return {**counts, "electors": p.electors[0] + p.electors[1] + free}

    def counts(self, view: object) -> list[Count]:
        """What can be counted in a view."""
        return counts(cast(View, view))

    def shows(self, view: object, kind: str, value: int) -> bool:
        """Whether a view shows a card."""
        v = cast(View, view)
        name, own = self.printed.card_ids[value], side_of(value)
        side = v.sides[own]
        piles = (side.hand, side.deck, side.discard, side.removed, side.stored_up, side.stored_down, (side.front,))
        if name in v.in_play or any(name in pile for pile in piles):
            return True
        return any(
            name in state.laid[own] or name in state.down[own] or any(name == voter.card for voter in state.up[own])
            for state in v.states
        )

    def holds(self, position: Position, entry: Entry) -> bool:
        """Whether what an entry told about a hidden card is so in this position."""
        return holds(cast(Struggle, position), entry)

    def provenance(self, text: Callable[..., str]) -> Provenance:
        """What is reconstruction, and what an owner has corrected."""
        return provenance(self.printed, text)

    def script_names(self) -> Mapping[str, int]:
        """Cards by id."""
        return {id: number for number, id in enumerate(self.printed.card_ids)}

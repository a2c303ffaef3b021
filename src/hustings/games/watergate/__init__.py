"""Watergate: Nixon wants to last until the end of the term, the Editor wants two informants connected with him."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry, Message
from hustings.kernel.position import Position
from hustings.play.examples import Facts
from hustings.play.game import Count, Game, Printing, Provenance

from .face.card_list import card_list
from .face.counts import counts
from .face.examples import worked_examples
from .face.lesson import LESSON
from .face.provenance import provenance
from .face.story import story
from .face.view import HeldToken, PinnedToken, TrackToken, View, colour_names, look
from .face.words import NAMES, VOCABULARY
from .mind.heuristics import Newsroom
from .printed.corrections import accept, load
from .printed.sheets import sheets
from .rules import questions, reactions, sequence, track, turns, value
from .rules.actions import ASK, FREE, PASS, table
from .rules.knowledge import deal_anew, shuffle_decks
from .rules.memory import holds
from .rules.position import OFF, Table
from .rules.printed import Printed
from .rules.sequence import set_up

if TYPE_CHECKING:
    from hustings.words.sentences import Words

    from .face.terminal import Board

__all__ = ["Watergate"]

EVALUATION = frozenset(
    {
        "returned",
        "returned-unseen",
        "initiative-on-zero",
        "gained",
        "gained-initiative",
        "gained-momentum",
        "momentum-surplus",
        "momentum-to-supply",
        "new-momentum",
        "drawn-to-pin",
        "taken-to-pin",
        "pinned",
        "mark-counts",
        "no-space",
        "bag-empty",
        "round",
        "end-connected",
        "end-momentum",
        "end-supply",
    }
)
"""What the log says of an evaluation phase, which is told beat by beat."""

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
    """Watergate by Matthias Cramer, for two.

    Args:
        printed: the printed values; None: ours.
    """

    id = "watergate"
    version = 2
    package = __name__
    face = f"{__name__}.face"
    vocabulary = VOCABULARY
    headings = frozenset({"round", "evaluation"})
    openings = frozenset({"value", "action"})
    retold = {"drew": ("drew-card",), "looked": ("saw",)}
    effects = {"action": True, "reacted": True, "replayed": True, "cancelled": False}
    staged = {"evaluation": EVALUATION}
    secret_kinds = frozenset({"card", "token"})
    lesson = LESSON
    printing = Printing(load, Printed, accept, sheets)

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self._newsroom: Newsroom | None = None
        spaces = [space.id for space in self.printed.spaces]
        informants = [informant.id for informant in self.printed.informants]
        super().__init__(table(spaces, informants), STEPS, cast(dict[str, object], self.printed.data))

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Nixon and the Editor."""
        return ("nixon", "editor")

    @classmethod
    def examples(cls, options: Mapping[str, str]) -> Facts:
        """The worked examples of the rulebook."""
        return worked_examples()

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

    def terminal(self, view: View, words: Words, language: str) -> Board:
        """The drawing of a view for the terminal."""
        from .face.terminal import Board

        return Board(self.printed, view, words, language)

    def scores(self, view: object) -> dict[str, tuple[int | None, ...]]:
        """Momentum, and how close the Editor is: informants connected."""
        v = cast(View, view)
        return {"connected": (None, len(v.connected)), "momentum": tuple(side.momentum for side in v.sides)}

    def story(self, position: Position, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over."""
        return story(cast(Table, position), entries)

    def card_list(self, words: Words, language: str) -> list[dict[str, Any]]:
        """Every card in words, with plain data for programs."""
        return card_list(self.printed, words, language)

    def heuristics(self) -> Newsroom:
        """What a good player knows, with these printed values."""
        if self._newsroom is None:
            self._newsroom = Newsroom(self.printed)
        return self._newsroom

    def name(self, kind: str, value: int) -> Message | int | str:
        """What an argument of a message stands for."""
        naming = NAMES.get(kind)
        return value if naming is None else naming(self.printed, value)

    def label_now(self, position: Position, seat: int, action: int) -> Message:
        """Who is asked for a reaction but holds none reads so; all others see the same question (R.3)."""
        if action == PASS and len(position.actions(seat)) == 1:
            return Message("do-pass-none")
        return self.label(action)

    def label(self, action: int) -> Message:
        """What the button of an action says."""
        verb, thing = self.actions.verbs[action], self.actions.objects[action]
        if not thing:
            return Message(f"do-{verb}")
        number = action - self.actions.first[verb]
        if verb == "value":
            return Message("do-value", (number + 2, self.printed.value[number + 2]))
        if verb in ("action", "replay", "sacrifice", "react"):
            return Message(f"do-{verb}", (int(thing[1:]),))
        if verb == "ask":
            return Message("do-ask", (1 << action - ASK,))
        if verb == "free":
            return Message("do-free", (self.printed.first_informant + action - FREE,))
        if verb in ("place", "lift"):
            return Message(f"do-{verb}", (number + 1,))
        return Message(f"do-{verb}", (number,))

    def numbers(self, key: str) -> Mapping[str, Message | int]:
        """For the text of a card the numbers of its action: ``a``, ``b`` …, and ``a-steps`` … as so many steps."""
        card = self.printed.cards.get(key[5:-5]) if key.startswith("card-") and key.endswith("-text") else None
        numbers: dict[str, Message | int] = {}
        for letter, number in zip("abcd", () if card is None else card.steps, strict=False):
            numbers[letter] = number
            numbers[f"{letter}-steps"] = Message("steps", (number,))
        return numbers

    def pieces(self, position: Position) -> Mapping[str, int]:
        """Cards of each side, evidence tokens by kind, momentum tokens."""
        p = cast(Table, position)
        counts: dict[str, int] = {}
        hidden = p.nixon_deck + p.editor_deck
        for card in range(2, 43):
            places = sum(mask >> card & 1 for mask in (p.hand, p.discard, p.removed, p.in_play))
            counts[f"card {card}"] = int(places) + hidden.count(card)
        tokens = p.bag + p.slot_token + [pinned & 15 for pinned in p.pinned]
        tokens += [step.token for step in p.stack if isinstance(step, track.Place)]
        for token in range(1, 16):
            counts[f"token {token}"] = tokens.count(token)
        on_track = 0 if p.momentum_space == OFF else 1
        counts["momentum"] = int(p.nixon_momentum + p.editor_momentum + p.momentum_gone + p.supply) + on_track
        return counts

    def counts(self, view: object) -> list[Count]:
        """What can be counted in a view."""
        return counts(cast(View, view))

    def shows(self, view: object, kind: str, value: int) -> bool:
        """Whether a view shows a card or a token with these colours and this mark."""
        v = cast(View, view)
        if kind == "card":
            name = next(a for a in self.actions.by_object if a[1:] == f"{value:02}")
            return name in v.in_play or any(
                name in pile for s in v.sides for pile in (s.hand, s.deck, s.discard, s.removed)
            )
        colours, mark = colour_names(value & 7), bool(value & 8)
        tokens: list[TrackToken | PinnedToken | HeldToken] = [*v.evidence, *v.pinned, *([v.held] if v.held else [])]
        return any(t.colours == colours and t.mark == mark for t in tokens)

    def holds(self, position: Position, entry: Entry) -> bool:
        """Whether what an entry told about something hidden is so in this position."""
        return holds(cast(Table, position), entry)

    def provenance(self, text: Callable[..., str]) -> Provenance:
        """Which values are not the printed ones, and what an owner has corrected."""
        return provenance(self.printed, text)

    def script_names(self) -> Mapping[str, int]:
        """Cards by id, tokens by their colours (``"blue"``, ``"blue+yellow"``) with ``!`` for a mark."""
        names = {text.split()[1]: number + 2 for number, text in enumerate(self.actions.texts[:41])}
        for token in range(1, 16):
            names["+".join(colour_names(token & 7)) + ("!" if token & 8 else "")] = token
        return names

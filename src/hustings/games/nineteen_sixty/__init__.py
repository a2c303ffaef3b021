"""1960: The Making of the President. Kennedy and Nixon campaign for nine weeks and fifty states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry, Message
from hustings.kernel.position import Position
from hustings.play.examples import Facts
from hustings.play.game import BadOption, Count, Game, Printing, Provenance

from .face.card_list import card_list, numbers
from .face.counts import counts
from .face.examples import worked_examples
from .face.lesson import LESSON
from .face.provenance import provenance
from .face.story import story
from .face.view import View, look, shows
from .face.words import NAMES, VOCABULARY
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
from .rules.actions import PICK, SUPPORT, TAKE, table
from .rules.campaigning import Campaign
from .rules.effects import LASTING
from .rules.issues import TakePosition
from .rules.knowledge import deal_anew, shuffle_decks
from .rules.position import LIMITED_POSITIONING, VICE, VICE_PRESIDENTS, Race
from .rules.printed import CANDIDATE_CARD, CHOICE, FIRST, SECOND, Printed
from .rules.sequence import set_up
from .rules.support import DeclareSupport

if TYPE_CHECKING:
    from hustings.words.sentences import Words

    from .face.terminal import Board

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


SPENDING = ("campaign", "advertise", "position")
"""Verbs that play a card for its points, in the order of :data:`.actions.USES`."""
PLACED = {
    **dict.fromkeys(("support", "media", "issue", "endorse"), SUPPORT),
    **dict.fromkeys(("take", "take-media", "take-issue"), TAKE),
    **dict.fromkeys(("pick", "region", "topic"), PICK),
}
"""Verbs whose actions are numbered by place: what to subtract."""


class NineteenSixty(Game):
    """1960: The Making of the President by Christian Leonhard and Jason Matthews, for two (O.1 to O.4).

    Args:
        printed: the printed values; None: ours.
    """

    id = "1960"
    version = 2
    package = __name__
    face = f"{__name__}.face"
    vocabulary = VOCABULARY
    options = {
        "edition": ("second", "first"),
        "vice-presidents": ("off", "on"),
        "limited-positioning": ("off", "on"),
    }
    headings = frozenset({"turn"})
    openings = frozenset(
        {
            "activity",
            "momentum-phase",
            "strategy-phase",
            "debate-round",
            "played",
            "played-event",
            "triggered",
            "strategy-card",
            "resolved",
        }
    )
    turns = frozenset({"activity", "momentum-phase", "strategy-phase", "debate-round"})
    retold = {"drew": ("drew-card",), "set-aside": ("set-aside-card",)}
    effects = {
        "played-event": True,
        "triggered": True,
        "event": True,
        "resolved": True,
        "preempted": False,
        "turned-up-in-vain": False,
    }
    secret_kinds = frozenset({"card"})
    lesson = LESSON
    printing = Printing(load, Printed, accept, sheets)

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self._headquarters: Headquarters | None = None
        cards = self.printed.card_ids[1:CANDIDATE_CARD]
        super().__init__(table(cards), STEPS, cast(dict[str, object], self.printed.data))

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

    @classmethod
    def examples(cls, options: Mapping[str, str]) -> Facts:
        """The worked examples of the rulebook, by the rules of an edition."""
        return worked_examples(options["edition"])

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

    def counts(self, view: object) -> list[Count]:
        """What can be counted in a view."""
        return counts(cast(View, view))

    def shows(self, view: object, kind: str, value: int) -> bool:
        """Whether a view shows a card."""
        return shows(cast(View, view), self.printed.card_ids[value])

    def script_names(self) -> Mapping[str, int]:
        """Cubes as ``K`` and ``N``, cards by id, endorsement cards by ``endorsement-`` and their sort."""
        names = {id: number for number, id in enumerate(self.printed.card_ids) if id}
        for sort, name in enumerate(("east", "south", "midwest", "west", "major")):
            names[f"endorsement-{name}"] = sort
        return {"K": 0, "N": 1, **names}

    def heuristics(self) -> Headquarters:
        """What a good player knows, with these printed values."""
        if self._headquarters is None:
            self._headquarters = Headquarters(self.printed)
        return self._headquarters

    def name(self, kind: str, value: int) -> Message | int | str:
        """What an argument of a message stands for."""
        naming = NAMES.get(kind)
        return value if naming is None else naming(self.printed, value)

    def terminal(self, view: View, words: Words, language: str) -> Board:
        """The drawing of a view for the terminal."""
        from .face.terminal import Board

        return Board(self.printed, view, words, language)

    def numbers(self, key: str) -> Mapping[str, int]:
        """For the text of a card the printed numbers that it names."""
        return numbers(self.printed, key)

    def scores(self, view: object) -> dict[str, tuple[int | None, ...]]:
        """Electoral votes as they would fall now, and momentum."""
        v = cast(View, view)
        return {
            "electors": tuple(side.carried + side.led + side.leaning for side in v.sides),
            "momentum": tuple(side.momentum for side in v.sides),
        }

    def story(self, position: Position, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over."""
        return story(cast(Race, position), entries)

    def card_list(self, words: Words, language: str) -> list[dict[str, Any]]:
        """Every card in words, with plain data for programs."""
        return card_list(self.printed, words, language)

    def provenance(self, text: Callable[..., str]) -> Provenance:
        """How sure the printed values are, and what an owner has corrected."""
        return provenance(self.printed, text)

    def label(self, action: int) -> Message:
        """What the button of an action says."""
        verb = self.actions.verbs[action]
        kinds = self.vocabulary[f"do-{verb}"]
        base = PLACED.get(verb, self.actions.first[verb])
        if verb == "draw":
            return Message("do-draw", (self.printed.effect[91].cards,))
        if not kinds:
            return Message(f"do-{verb}")
        return Message(f"do-{verb}", (action - base + (1 if kinds[0] in ("object:card", "count") else 0),))

    def label_now(self, position: Position, seat: int, action: int) -> Message:
        """It tells what a card gives (P.3), travel (C.2) or an issue (U.1) costs, an event draws (E.9), or is lost."""
        verb = self.actions.verbs[action]
        if verb == "checks" and isinstance(position.stack[-1], DeclareSupport):
            return Message("do-checks-drawn", self.label(action).args)
        p, number = cast(Race, position), action - self.actions.first[verb]
        asked = p.stack[-1]
        if verb == "travel" and isinstance(asked, Campaign):
            return Message("do-travel-for", (number, asked.price(p, number)))
        if verb == "issue" and isinstance(asked, TakePosition):
            return Message("do-issue-for", (*self.label(action).args, asked.price(p, number)))
        if verb == "done" and isinstance(asked, (Campaign, TakePosition)) and asked.left > 0:
            return Message("do-done-points", (asked.left,))
        if verb not in SPENDING:
            return self.label(action)
        card = number + 1
        return Message(f"do-{verb}-for", (card, p.points(seat, card, SPENDING.index(verb))))

    def pieces(self, position: Position) -> Mapping[str, int]:
        """Each campaign card, wherever it lies, and the endorsement cards; cubes and markers are not limited (S.14)."""
        p = cast(Race, position)
        piles = [p.deck[: p.deck_left], p.discard, p.removed, p.box, *p.hands, *p.stacks, p.sides[VICE : VICE + 2]]
        played = [code >> 4 for code in p.play]
        piles += [played, [code >> 3 for code in p.podium], p.shown]
        piles.append([card for bit, card, _ in LASTING if p.effects & bit and card not in played])
        counts = {f"card {card}": 0 for card in range(1, CANDIDATE_CARD)}
        for pile in piles:
            for card in pile:
                if 0 < card < CANDIDATE_CARD:
                    counts[f"card {card}"] += 1
        for sort in range(CHOICE + 1):
            counts[f"endorsement {sort}"] = p.endorsement_deck.count(sort)
        return counts

    def holds(self, position: Position, entry: Entry) -> bool:
        """Whether what an entry told about a hidden card is so in this position."""
        p = cast(Race, position)
        if entry.key in ("drew-card", "saw", "retrieved"):
            side, card = entry.args
            return card in p.hands[side] or card in p.stacks[side]
        if entry.key == "set-aside-card":
            return entry.args[1] in p.stacks[entry.args[0]]
        return True

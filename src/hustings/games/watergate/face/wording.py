"""What the messages of Watergate say, and how its log is divided."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import cast

from hustings.kernel.actions import ActionTable
from hustings.kernel.message import Message
from hustings.kernel.position import Position
from hustings.play.wording import Wording

from ..rules.actions import ACTION, ASK, CARDS, FREE, PASS
from ..rules.position import Table
from ..rules.printed import Printed
from .idle import lacking
from .words import NAMES, VOCABULARY

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
        "end-term",
    }
)
"""What the log says of an evaluation phase, which is told beat by beat."""


class WatergateWording(Wording):
    """What the messages of Watergate say.

    Args:
        printed: the printed values of the match.
        actions: all actions of the game.
    """

    vocabulary = VOCABULARY
    headings = frozenset({"round", "evaluation"})
    openings = frozenset({"value", "action"})
    retold = {"drew": ("drew-card",), "looked": ("saw",)}
    effects = {"action": True, "reacted": True, "replayed": True, "cancelled": False}
    staged = {"evaluation": EVALUATION}

    def __init__(self, printed: Printed, actions: ActionTable) -> None:
        super().__init__(actions)
        self.printed = printed
        self.names = {kind: partial(naming, printed) for kind, naming in NAMES.items()}

    def label_now(self, position: Position, seat: int, action: int) -> Message:
        """Who is asked for a reaction but holds none reads so; all others see the same question (R.3)."""
        if action == PASS and len(position.actions(seat)) == 1:
            return Message("do-pass-none")
        return self.label(action)

    def warning(self, position: Position, seat: int, action: int) -> Message | None:
        """An action of which all, or a part, would do nothing now, because what it is about does not lie there."""
        if not ACTION <= action < ACTION + CARDS:
            return None
        missing, is_all = lacking(cast(Table, position), action - ACTION)
        return Message(f"sure-{missing}{'-only' if is_all else ''}") if missing else None

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

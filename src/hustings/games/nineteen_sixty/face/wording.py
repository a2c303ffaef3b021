"""What the messages of 1960 say, and how its log is divided."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import cast

from hustings.kernel.actions import ActionTable
from hustings.kernel.message import Message
from hustings.kernel.position import Position
from hustings.play.wording import Wording

from ..rules.actions import PICK, SUPPORT, TAKE
from ..rules.campaigning import Campaign
from ..rules.issues import TakePosition
from ..rules.position import Race
from ..rules.printed import Printed
from ..rules.support import DeclareSupport
from .card_list import numbers
from .words import NAMES, VOCABULARY

SPENDING = ("campaign", "advertise", "position")
"""Verbs that play a card for its points, in the order of :data:`.actions.USES`."""

PLACED = {
    **dict.fromkeys(("support", "media", "issue", "endorse"), SUPPORT),
    **dict.fromkeys(("take", "take-media", "take-issue"), TAKE),
    **dict.fromkeys(("pick", "region", "topic"), PICK),
}
"""Verbs whose actions are numbered by place: what to subtract."""


class NineteenSixtyWording(Wording):
    """What the messages of 1960 say.

    Args:
        printed: the printed values of the match.
        actions: all actions of the game.
    """

    vocabulary = VOCABULARY
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
    retold = {"drew": ("drew-card",), "set-aside": ("set-aside-card",)}
    effects = {
        "played-event": True,
        "triggered": True,
        "event": True,
        "resolved": True,
        "preempted": False,
        "turned-up-in-vain": False,
    }

    def __init__(self, printed: Printed, actions: ActionTable) -> None:
        super().__init__(actions)
        self.printed = printed
        self.names = {kind: partial(naming, printed) for kind, naming in NAMES.items()}

    def numbers(self, key: str) -> Mapping[str, int]:
        """For the text of a card the printed numbers that it names."""
        return numbers(self.printed, key)

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

"""What the messages of Hilarious Struggle say, and how its log is divided."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import cast

from hustings.kernel.actions import ActionTable
from hustings.kernel.message import Message
from hustings.kernel.position import Position
from hustings.play.wording import Wording

from ..mind.outlook import change_of, judged
from ..rules.actions import DONE
from ..rules.effects import effect_of
from ..rules.position import Struggle
from ..rules.printed import ELECTION, NONE, Printed
from .card_list import numbers
from .words import NAMES, VOCABULARY

DONE_SAYS = {"go": "do-stay", "after": "do-end-turn", "remote": "do-place-none", "rally": "do-add-no-more"}
"""What ``done`` means as an answer to a question."""


class HilariousStruggleWording(Wording):
    """What the messages of Hilarious Struggle say.

    Args:
        printed: the printed values of the match.
        actions: all actions of the game.
    """

    vocabulary = VOCABULARY
    headings = frozenset({"round", "called"})
    openings = frozenset({"turn"})
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
    obvious = frozenset({"no-store", "names-no-state"})

    def __init__(self, printed: Printed, actions: ActionTable) -> None:
        super().__init__(actions)
        self.printed = printed
        self.names = {kind: partial(naming, printed) for kind, naming in NAMES.items()}

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

    def warning(self, position: Position, seat: int, action: int) -> Message | None:
        """A card of whose text nothing can be carried out now (C.3); what shows another hand first tells nothing."""
        if self.actions.verbs[action] != "effect":
            return None
        p, card = cast(Struggle, position).clone(), action - self.actions.first["effect"]
        p.take_from_hand(card)
        effect = effect_of(p, card)
        return None if effect.opens or effect.can(p, seat, card) else Message("sure-no-effect", (card,))

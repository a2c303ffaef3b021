"""What the messages of Politically Correct People say, and how its log is divided."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import cast

from hustings.kernel.actions import ActionTable
from hustings.kernel.message import Message
from hustings.kernel.position import Position
from hustings.play.wording import Wording

from ..rules.actions import Codes
from ..rules.election import votes_so_far
from ..rules.knowledge import place_of
from ..rules.layout import NUMBER, SEATS, SLOTS, TO
from ..rules.position import Backroom
from ..rules.printed import Printed
from .card_list import numbers
from .words import NAMES, VOCABULARY

COUNT = frozenset({"counted", "floated", "total", "tie", "rolled", "unopposed", "took-large", "took-small", "found"})
"""What the log says of the count of votes, of dice and of envelopes, which is told beat by beat."""


class PoliticallyCorrectPeopleWording(Wording):
    """What the messages of Politically Correct People say.

    Args:
        printed: the printed values of the match.
        codes: numbers of things and offers.
        actions: all actions of the game.
    """

    vocabulary = VOCABULARY
    headings = frozenset({"round", "election"})
    openings = frozenset({"turn"})
    retold = {
        "drew": ("drew-card",),
        "offer-came": ("offer-sent",),
        "accepted-offer": ("offer-accepted",),
        "declined-offer": ("offer-declined",),
        "offer-gone": ("offer-accepted", "offer-withdrawn"),
    }
    dealings = frozenset(
        {
            "offer-sent",
            "offer-came",
            "offer-accepted",
            "accepted-offer",
            "offer-declined",
            "declined-offer",
            "offer-gone",
            "offer-withdrawn",
            "offer-lapsed",
            "said",
        }
    )
    staged = dict.fromkeys(("unopposed", "counted", "floated", "rolled", "took-large"), COUNT)
    spelled = frozenset({"give", "want", "say", "change"})

    def __init__(self, printed: Printed, codes: Codes, actions: ActionTable) -> None:
        super().__init__(actions)
        self.printed = printed
        self.codes = codes
        self.names = {kind: partial(naming, printed, codes) for kind, naming in NAMES.items()}

    def numbers(self, key: str) -> Mapping[str, Message | int | str]:
        """For the text of a card what is printed on it."""
        return numbers(self.printed, key)

    def label(self, action: int) -> Message:
        """What the button of an action says."""
        verb = self.actions.verbs[action]
        number = action - self.actions.first[verb]
        if not self.actions.objects[action]:
            return Message(f"do-{verb}")
        if verb == "vote":
            return Message("do-vote", (self.printed.politicians + number // SEATS, number % SEATS))
        if verb == "send" and number == SEATS:
            return Message("do-send-all")
        return Message(f"do-{verb}", (number + 1 if verb == "withdraw" else number,))

    def label_now(self, position: Position, seat: int, action: int) -> Message:
        """An offer has the number that this seat knows it by (N.4); a vote says for whom it is, and what that gives.

        Of floating votes one is kept (R.2).
        """
        p, said = cast(Backroom, position), self.label(action)
        verb = self.actions.verbs[action]
        if verb == "withdraw":
            made = p.offers[seat * SLOTS + said.args[0] - 1]
            return Message("do-withdraw-now", (made[TO], made[NUMBER + seat]))
        if verb in ("accept", "decline", "counter"):
            came = p.offers[place_of(p, seat, said.args[0])]
            return Message(f"do-{verb}-now", (said.args[0] // SLOTS, came[NUMBER + seat]))
        if verb == "vote":
            group, other = said.args
            votes, dice = votes_so_far(p, other)
            if group == self.printed.floating:
                gain, dice = 0, dice + 1
            else:
                gain = self.printed.votes[group][p.front[seat * self.codes.kinds + group]]
            return Message("do-vote-now", (group, p.standing[other], other, votes, votes + gain, dice))
        if verb == "keep":
            (kind,) = said.args
            count = p.front[seat * self.codes.kinds + kind]
            if kind == self.printed.floating and count > 1:
                return Message("do-keep-one", (kind, count))
        if verb == "done":
            over = p.hand_size(seat) - self.printed.hand_limit
            return Message("do-done-discard", (over,)) if over > 0 else said
        return said

    def warning(self, position: Position, seat: int, action: int) -> Message | None:
        """Who passes lets no other group vote in this election (V.4); what is sent for nothing is a present (N.3)."""
        codes, p = self.codes, cast(Backroom, position)
        if codes.send <= action < codes.drop and max(p.drafts[seat]) < codes.things:
            return Message("sure-gift")
        return Message("sure-pass") if action == codes.stop else None

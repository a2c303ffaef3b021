"""What people see of Politically Correct People besides its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hustings.kernel.actions import ActionTable
from hustings.kernel.message import Entry, Message
from hustings.play.face import Count, Face, Provenance

from ..rules.actions import Codes
from ..rules.layout import NOBODY, SLOTS
from ..rules.position import Backroom
from ..rules.printed import Printed
from .card_list import card_list
from .counts import counts
from .lesson import LESSON
from .posting import lighter, offer
from .provenance import provenance
from .replies import again, replies
from .story import story
from .view import View

if TYPE_CHECKING:
    from hustings.words.sentences import Words

    from .terminal import Board


class PoliticallyCorrectPeopleFace(Face):
    """What people see of Politically Correct People.

    Args:
        printed: the printed values of the match.
        codes: numbers of things and offers.
        actions: all actions of the game.
    """

    lesson = LESSON

    def __init__(self, printed: Printed, codes: Codes, actions: ActionTable) -> None:
        super().__init__(__package__)
        self.printed = printed
        self.codes = codes
        self.actions = actions

    def scores(self, view: View) -> dict[str, tuple[int | None, ...]]:
        """Money, as far as the reader may count it; at the end slush funds in hand are money (O.3)."""
        slush = self.printed.ids[self.printed.slush]
        each = self.printed.slush_value if view.phase == "over" else 0
        return {
            "money": tuple(
                None if side.money is None else side.money + each * (side.cards or ()).count(slush)
                for side in view.seats
            )
        }

    def story(self, position: Backroom, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over."""
        return story(position, entries)

    def replies(self, entries: Sequence[Entry], fresh: int, seat: int) -> list[Message]:
        """What has come of offers (N.7, N.8)."""
        return replies(entries, fresh, seat)

    def leading(self, position: Backroom, seat: int) -> int:
        """Who counters an offer answers its giver (N.8)."""
        answered = position.countered[seat]
        return -1 if answered == NOBODY else self.codes.send + answered // SLOTS

    def lighter(self, position: Backroom, seat: int) -> Mapping[str, Sequence[str]]:
        """A draft without one of its things, as long as it could still be sent (N.16)."""
        return lighter(position, seat)

    def again(self, reply: Message) -> Mapping[str, str]:
        """A refused offer, to be changed and made again (N.8)."""
        return again(self.codes, self.actions.texts, reply)

    def card_list(self, words: Words, language: str) -> list[dict[str, Any]]:
        """Every card in words, with plain data for programs."""
        return card_list(self.printed, words, language)

    def compose(self, position: Backroom, seat: int, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """A whole offer (N.3)."""
        return offer(position, seat, fields)

    def counts(self, view: View) -> list[Count]:
        """What can be counted in a view."""
        return counts(view, self.printed)

    def callers(self, view: View) -> list[int]:
        """Who has made the open offers that others have made."""
        return [offer.giver for offer in view.offers if offer.giver != view.seat]

    def lies_open(self, view: View, entry: Entry) -> bool:
        """An offer that is still open, which its reader knows by its number."""
        numbers = [offer.number for offer in view.offers]
        return entry.key in ("offer-sent", "offer-came") and entry.args[2] in numbers

    def provenance(self, text: Callable[..., str]) -> Provenance:
        """What is reconstruction, and what an owner has corrected."""
        return provenance(self.printed, text)

    def terminal(self, view: View, words: Words, language: str) -> Board:
        """The drawing of a view for the terminal."""
        from .terminal import Board

        return Board(self.printed, view, words, language)

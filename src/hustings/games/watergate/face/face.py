"""What people see of Watergate besides its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hustings.kernel.message import Entry, Message
from hustings.play.examples import Facts
from hustings.play.face import Count, Face, Provenance

from ..rules.position import Table
from ..rules.printed import Printed
from .card_list import card_list
from .counts import counts
from .examples import worked_examples
from .lesson import LESSON
from .provenance import provenance
from .story import story
from .view import View

if TYPE_CHECKING:
    from hustings.words.sentences import Words

    from .terminal import Board


class WatergateFace(Face):
    """What people see of Watergate.

    Args:
        printed: the printed values of the match.
    """

    lesson = LESSON

    def __init__(self, printed: Printed) -> None:
        super().__init__(__package__)
        self.printed = printed

    def examples(self, options: Mapping[str, str]) -> Facts:
        """The worked examples of the rulebook."""
        return worked_examples()

    def terminal(self, view: View, words: Words, language: str) -> Board:
        """The drawing of a view for the terminal."""
        from .terminal import Board

        return Board(self.printed, view, words, language)

    def scores(self, view: View) -> dict[str, tuple[int | None, ...]]:
        """Momentum, and how close the Editor is: informants connected."""
        return {"connected": (None, len(view.connected)), "momentum": tuple(side.momentum for side in view.sides)}

    def story(self, position: Table, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over."""
        return story(position, entries)

    def card_list(self, words: Words, language: str) -> list[dict[str, Any]]:
        """Every card in words, with plain data for programs."""
        return card_list(self.printed, words, language)

    def counts(self, view: View) -> list[Count]:
        """What can be counted in a view."""
        return counts(view)

    def provenance(self, text: Callable[..., str]) -> Provenance:
        """Which values are not the printed ones, and what an owner has corrected."""
        return provenance(self.printed, text)

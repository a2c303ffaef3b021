"""What people see of a game besides its words: its files, lesson, stories, what is counted, what can be posted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from hustings.kernel.message import Entry, Message

from .examples import Facts
from .lesson import Lesson

__all__ = ["Count", "Face", "Provenance"]


class Provenance(NamedTuple):
    """What a page says about how sure the printed values of a game are.

    Attributes:
        title: a heading.
        paragraphs: plain sentences.
        tables: each a row of heads and rows of cells.
    """

    title: str
    paragraphs: tuple[str, ...]
    tables: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...] = ()


class Count(NamedTuple):
    """Something that a view counts; two views are compared by what both of them count.

    Attributes:
        what: its name: a text key, or a message whose sentence names it.
        thing: what shows it on the table, by its id or by what it stands for; empty: nothing does.
        value: how many.
        side: the seat whose count it is; -1: nobody's.
        against: the seat in whose favour it is when it becomes less; -1: nobody's in particular.
    """

    what: Message
    thing: str
    value: int
    side: int = -1
    against: int = -1


class Face:
    """What people see of one game. Subclass it where pages and terminal can show more than a view.

    A face that also has ``terminal(view, words, language)`` draws itself in characters (:mod:`hustings.drawing`), and
    one that has ``card_list(words, language)`` shows its cards (:mod:`hustings.printed.confidence`).

    Args:
        package: the Python package with ``text/``, ``table.html``, style sheets and drawings.

    Attributes:
        lesson: what a newcomer is led through; None: there is nothing.
    """

    lesson: ClassVar[Lesson | None] = None

    def __init__(self, package: str) -> None:
        self.package = package

    def examples(self, options: Mapping[str, str]) -> Facts:
        """What comes out of each worked example in the rulebook, played by the rules with our own printed values.

        A number or the key of a text can be named in the text of the example; whatever else there is serves a figure.
        """
        return {}

    def counts(self, view: Any) -> list[Count]:
        """What can be counted in a view, the most important first: who looks on is told how it has changed."""
        return []

    def callers(self, view: Any) -> list[int]:
        """Whose offer or the like each one is that waits for an answer that the reader of a view does not owe."""
        return []

    def lies_open(self, view: Any, entry: Entry) -> bool:
        """Whether what an entry tells still lies on the table for the reader of a view, such as an offer."""
        return False

    def scores(self, view: Any) -> Mapping[str, tuple[int | None, ...]]:
        """What is worth following through a match: by a key of ``score-`` texts how much each seat has of it.

        It is taken from what a reader may know: None stands for what that does not tell.
        """
        return {}

    def story(self, position: Any, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over, a sentence a message: by what ended it, and all that its log knows."""
        return []

    def replies(self, entries: Sequence[Entry], fresh: int, seat: int) -> list[Message]:
        """What has come of what a seat laid before others, by its log from the line ``fresh`` on, the latest last."""
        return []

    def leading(self, position: Any, seat: int) -> int:
        """What a list of all that a seat can do besides answering begins with; negative: nothing."""
        return -1

    def lighter(self, position: Any, seat: int) -> Mapping[str, Sequence[str]]:
        """For each action that has made a seat's draft what drafts the rest anew without it."""
        return {}

    def again(self, reply: Message) -> Mapping[str, str]:
        """The fields of a posted form that would lay before another once more what such a reply has refused.

        Nothing: there is no form for it, or nothing was refused.
        """
        return {}

    def provenance(self, text: Callable[..., str]) -> Provenance | None:
        """How sure the printed values are, in sentences made with ``text(key)``; None: they are as published."""
        return None

    def compose(self, position: Any, seat: int, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """The actions that a form which is posted whole stands for, to be done one after the other, all or none.

        Args:
            position: as the seat sees it.
            seat: who posts it.
            fields: what it says, each field with all its values.

        Returns:
            Canonical texts; none: the game has no such form.
        """
        return []

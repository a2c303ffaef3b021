"""What the messages of a game say: how pieces and actions are named, and how its log is divided."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from hustings.kernel.actions import ActionTable
from hustings.kernel.message import Message

__all__ = ["Naming", "Wording"]

Naming: TypeAlias = "Sequence[str] | Callable[[int], Message | int | str]"
"""How the values of a kind are named: the keys of their texts from 0 on, or a function of the value."""


class Wording:
    """The words of one game, by keys of its texts. Subclass it where a game has more to say than its verbs.

    Args:
        actions: all actions of the game.

    Attributes:
        sides: names of the seats, which its game gives: its ``sides``, or the longest row that its ``seats`` gives.
        names: for a kind of arguments the keys of the texts that its values 0, 1, 2 … stand for, or a function that
            gives what a value stands for.
        vocabulary: for every log line, reason, prompt, button and end the names of its arguments, in order; a name is
            also the argument's kind, or the two stand as ``name:kind``, with a star behind for a list.
        headings: log lines that open a chapter of the match, such as a new round.
        openings: log lines that open a turn within a chapter, such as a card that is played.
        retold: log lines that tell once more, to others or in less detail, what one of some other lines about the same
            tells; where both can be read, they are left out.
        dealings: log lines of which the history of the market is made.
        effects: log lines that tell whether the text of a card has taken effect: of the one they name first it has, of
            the one they name last it has not. A game without any has texts that always hold.
        staged: log lines that begin something which is told beat by beat, each with the lines that belong to it.
        obvious: reasons that are not worth telling beside what a thing can be used for.
        spelled: verbs, answering nothing, that have too many objects to have a key each in a terminal.
    """

    sides: tuple[str, ...] = ()
    names: Mapping[str, Naming] = {}
    vocabulary: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    headings: ClassVar[frozenset[str]] = frozenset()
    openings: ClassVar[frozenset[str]] = frozenset()
    retold: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    dealings: ClassVar[frozenset[str]] = frozenset()
    effects: ClassVar[Mapping[str, bool]] = {}
    staged: ClassVar[Mapping[str, frozenset[str]]] = {}
    obvious: ClassVar[frozenset[str]] = frozenset()
    spelled: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, actions: ActionTable) -> None:
        self.actions = actions

    def name(self, kind: str, value: int) -> Message | int | str:
        """What an argument of a message stands for: a text key with arguments, a number, or a word as it is.

        What stands in :attr:`names` is what is written there, a ``side`` the name of its seat, all else a number.
        """
        named = self.names.get(kind)
        if named is not None:
            return named(value) if callable(named) else Message(named[value])
        return Message(f"seat-{self.sides[value]}") if kind == "side" and self.sides else value

    def numbers(self, key: str) -> Mapping[str, Message | int | str]:
        """Printed values that the text of a key names, as its arguments: so it follows an owner's corrections."""
        return {}

    def label(self, action: int) -> Message:
        """What the button of an action says: ``do-<verb>`` with the number of its object among those of the verb."""
        verb = self.actions.verbs[action]
        if not self.actions.objects[action]:
            return Message(f"do-{verb}")
        return Message(f"do-{verb}", (action - self.actions.first[verb],))

    def label_now(self, position: Any, seat: int, action: int) -> Message:
        """What the button of a legal action says to a seat now, where that is more than :meth:`label` can know."""
        return self.label(action)

    def warning(self, position: Any, seat: int, action: int) -> Message | None:
        """What is said before a seat's legal action that ends, or costs, more than one would think; None: nothing."""
        return None

"""The action table: every action of a game as a small int with its one canonical text."""

from __future__ import annotations

from typing import final


class UnknownAction(ValueError):
    """A text that names no action of the game."""


@final
class ActionTable:
    """All actions of a game, numbered in the order of its groups.

    A text is a verb, or a verb and the object that it is done to: ``"place e07"``, ``"pass"``. The object is also the
    name of the drawing that offers the action.

    Args:
        groups: rows of a verb and its objects; no objects: the verb stands alone.
    """

    def __init__(self, groups: list[tuple[str, list[str]]]) -> None:
        self.texts: list[str] = []
        self.verbs: list[str] = []
        self.objects: list[str] = []
        self.first: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self.by_object: dict[str, list[int]] = {}
        for verb, objects in groups:
            self.first[verb] = len(self.texts)
            for thing in objects or [""]:
                number = len(self.texts)
                text = f"{verb} {thing}" if thing else verb
                if text in self.numbers:
                    raise ValueError(f"two actions are called {text!r}")
                self.texts.append(text)
                self.verbs.append(verb)
                self.objects.append(thing)
                self.numbers[text] = number
                self.by_object.setdefault(thing, []).append(number)

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        """The action that a canonical text names; spaces around it do not matter.

        Raises:
            UnknownAction: when there is none.
        """
        found = self.numbers.get(" ".join(text.split()))
        if found is None:
            raise UnknownAction(f"{text!r} is no action of this game")
        return found

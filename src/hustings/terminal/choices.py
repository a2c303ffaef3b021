"""The actions of a question, each with the key that chooses it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from ..kernel.game import Game
from ..kernel.position import Position
from ..words import Words

RESERVED: Final = frozenset("ulrcqtx")
"""Letters that the table uses itself."""


@dataclass(frozen=True)
class Choice:
    """One legal action.

    Attributes:
        action: its number.
        text: its canonical text.
        thing: the object that it is done to, or ``""``.
        key: what is typed to choose it: a number or a letter.
        label: what its button says.
    """

    action: int
    text: str
    thing: str
    key: str
    label: str


def choices(
    game: Game, actions: list[int], words: Words, language: str, position: Position | None = None
) -> list[Choice]:
    """The actions in the order of their objects, labelled as they are in a position.

    An object with a number of its own (``evidence-3``, ``e07``) is chosen by that number when no other has it;
    otherwise all are counted. An object without a number is chosen by a letter of its name.
    """
    things = [game.actions.objects[action] for action in actions]
    order = sorted(range(len(actions)), key=lambda place: (_number(things[place]) < 0, things.index(things[place])))
    numbers = [number for thing in things if (number := _number(thing)) >= 0]
    own = len(numbers) == len(set(numbers))
    taken: set[str] = set()
    found: list[Choice] = []
    for count, place in enumerate(order, 1):
        action, thing = actions[place], things[place]
        if (number := _number(thing)) >= 0:
            key = str(number if own else count)
        else:
            key = _letter(thing or game.actions.verbs[action], taken)
        taken.add(key)
        label = game.label(action) if position is None else game.label_now(position, action)
        found.append(Choice(action, game.text(action), thing, key, words.say(language, "", label)))
    return found


def match_key(typed: str, offered: list[Choice]) -> tuple[Choice | None, bool]:
    """The choice whose key has been typed, and whether more could be typed to name another."""
    exact = next((choice for choice in offered if choice.key == typed), None)
    return exact, any(choice.key != typed and choice.key.startswith(typed) for choice in offered)


def _number(thing: str) -> int:
    found = re.search(r"(\d+)$", thing)
    return int(found[1]) if found else -1


def _letter(name: str, taken: set[str]) -> str:
    for letter in name.lower() + ascii_lowercase:
        if letter in ascii_lowercase and letter not in RESERVED and letter not in taken:
            return letter
    number = 1
    while str(number) in taken:
        number += 1
    return str(number)

"""The actions of a question, each with the key that chooses it."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.words.sentences import Words

RESERVED: Final = frozenset("ulrcqtx")
"""Letters that the table uses itself."""


@dataclass(frozen=True)
class Choice:
    """One legal action, or a line of a menu.

    Attributes:
        action: its number; negative: it leads to a menu.
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


class Ring:
    """The keys that a table has given, so that the same action keeps its key from turn to turn."""

    def __init__(self) -> None:
        self.given: dict[str, str] = {}

    def keep(self, texts: list[str]) -> dict[str, str]:
        """The keys that these had before, as far as no two of them had the same."""
        kept: dict[str, str] = {}
        for text in texts:
            if text in self.given and self.given[text] not in kept.values():
                kept[text] = self.given[text]
        return kept


def choices(
    game: Game,
    actions: list[int],
    words: Words,
    language: str,
    position: Position | None = None,
    ring: Ring | None = None,
    label: Callable[[str], str] = lambda text: "",
    seat: int = -1,
    others: Collection[str] = (),
    steady: bool = False,
) -> list[Choice]:
    """The actions in the order of their objects, labelled as they are in a position.

    An object with a number of its own (``evidence-3``, ``e07``) is chosen by that number when no other has it;
    otherwise all are counted. The others are counted on from there, in the order in which they stand, so that their
    keys can be told in any language; where several things can be done to each of several objects, a letter of what is
    done comes behind the number. What is done to no object is chosen by a letter of its own.

    Args:
        game: the game.
        actions: legal ones.
        words: its texts.
        language: ``en`` or ``ja``.
        position: as the seat sees it.
        ring: the keys that were given before.
        label: a shorter label for an action's text; empty: what its button says.
        seat: whose actions they are; negative: of the one who is asked.
        others: keys that mean something else.
        steady: whether what is gone from a list leaves the others their numbers.
    """
    seat = position.to_act[0] if seat < 0 and position is not None else seat
    things = [game.actions.objects[action] for action in actions]
    numbers = [number for thing in things if (number := _number(thing)) >= 0]
    own = len(numbers) == len(set(numbers))

    def standing(place: int) -> tuple[bool, int]:
        number = _number(things[place])
        return number < 0, number if own and number >= 0 else things.index(things[place])

    order = sorted(range(len(actions)), key=standing)
    ring = ring or Ring()
    often = _counted(ring, [thing for thing in things if thing and _number(thing) < 0])
    highest = max(map(int, often.values()), default=0)
    keeping = [place for place in order if _number(things[place]) < 0 and (steady or things[place] in ("", *often))]
    keys = ring.keep([game.text(actions[place]) for place in keeping])
    numbered = {str(number if own else count + highest) for count, number in enumerate(numbers, 1)}
    kept = {text: key for text, key in keys.items() if key not in {*others, *numbered}}
    taken = {*others, *kept.values(), *numbered}
    last = max([highest, *(numbers if own else [len(numbers) + highest])])
    found: list[Choice] = []
    for count, place in enumerate(order, 1):
        action, thing = actions[place], things[place]
        text, verb = game.text(action), game.actions.verbs[action]
        if (number := _number(thing)) >= 0:
            key = str(number if own else count + highest)
        elif text in kept:
            key = kept[text]
        elif thing in often:
            key = _letter(f"{verb}{thing}" if len(often) == 1 else verb, taken, "" if len(often) == 1 else often[thing])
        elif thing:
            key = next(str(number) for number in itertools.count(last + 1) if str(number) not in taken)
        else:
            key = _letter(verb, taken, "")
        taken.add(key)
        ring.given[text] = key
        shown = game.wording.label(action) if position is None else game.wording.label_now(position, seat, action)
        found.append(Choice(action, text, thing, key, label(text) or words.say(language, "", shown)))
    return found


def _counted(ring: Ring, things: list[str]) -> dict[str, str]:
    """The objects to which several things can be done, each with the number that it has, or had before."""
    often = [thing for thing, times in Counter(things).items() if times > 1]
    kept = ring.keep([f"#{thing}" for thing in often])
    free = [str(number) for number in range(1, len(often) + 1) if str(number) not in kept.values()]
    for thing in often:
        if f"#{thing}" not in kept:
            kept[f"#{thing}"] = free.pop(0)
    ring.given |= kept
    return {thing: kept[f"#{thing}"] for thing in often}


def menu(texts: list[str]) -> dict[str, str]:
    """A letter for each line that leads to a menu: always the same one, whatever else can be chosen."""
    found: dict[str, str] = {}
    for text in texts:
        found[text] = _letter(text.lstrip("+"), set(found.values()), "")
    return found


def match_key(typed: str, offered: list[Choice]) -> tuple[Choice | None, bool]:
    """The choice whose key has been typed, and whether more could be typed to name another."""
    exact = next((choice for choice in offered if choice.key == typed), None)
    return exact, any(choice.key != typed and choice.key.startswith(typed) for choice in offered)


def _number(thing: str) -> int:
    found = re.search(r"(\d+)$", thing)
    return int(found[1]) if found else -1


def _letter(name: str, taken: set[str], before: str) -> str:
    """A key: what stands before, and a letter that it makes a key of which none has been given."""
    for letter in name.lower() + ascii_lowercase:
        if letter in ascii_lowercase and (before or letter not in RESERVED) and before + letter not in taken:
            return before + letter
    number = 1
    while str(number) in taken:
        number += 1
    return str(number)

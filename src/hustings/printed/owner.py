"""What an owner of a game is asked about the printed values, and the file that the answers make.

A game says in the order of its real components what can be looked up; a page and a command ask for it. Answers are
texts, as forms send them; they make the file that ``docs/owners-file.md`` explains, which is checked by the same rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import tomli_w

from hustings.play.game import Game

from .corrections import PrintedError, Problem, Table, value_text

__all__ = [
    "Answers",
    "Field",
    "Item",
    "Sheet",
    "Stated",
    "Text",
    "answers_of",
    "beside",
    "faults",
    "file_of",
    "items_of",
    "stated",
    "written",
]

Text = Callable[..., str]
"""The text of a key, in the language of who is asked."""

ROWS: Final = "\n"


@dataclass(frozen=True)
class Field:
    """One printed value.

    Attributes:
        path: where it stands in a file, for example ``cards.N14.value``.
        label: what it is called.
        ours: what we believe is printed: a number, a word, a list of one of them, or a list of such lists.
        sure: how sure we are, in words.
        options: what it can be, each with its name; nothing: anything.
        least: the smallest number.
        most: the largest number.
        hint: how to write it, where that is not plain.
        quiet: whether a file says nothing of it while it is as we believe: a name, of which each language has its own.
    """

    path: str
    label: str
    ours: Any
    sure: str
    options: tuple[tuple[Any, str], ...] = ()
    least: int | None = None
    most: int | None = None
    hint: str = ""
    quiet: bool = False

    @property
    def kind(self) -> str:
        """How it is asked for: ``choice``, ``number``, ``rows`` or ``words``."""
        if self.options:
            return "choice"
        if isinstance(self.ours, int):
            return "number"
        return "rows" if self.ours and isinstance(self.ours, list) and isinstance(self.ours[0], list) else "words"

    def show(self, value: object) -> str:
        """A value as somebody writes it."""
        if isinstance(value, list) and any(isinstance(row, list) for row in value):
            return ROWS.join(
                " ".join(map(value_text, row)) if isinstance(row, list) else value_text(row) for row in value
            )
        return value_text(value)

    def read(self, given: str) -> object:
        """What somebody has written, as a file has it; what it cannot be stays a text, for the rules to refuse."""
        given = given.strip()
        if self.options:
            return next((value for value, _ in self.options if self.show(value) == given), given)
        if isinstance(self.ours, int):
            return _whole(given)
        if not isinstance(self.ours, list):
            return given
        if self.kind == "rows":
            return [row.split() for row in given.splitlines() if row.strip()]
        words = [word for word in re.split(r"[\s,、，\[\]\"]+", given) if word]
        return words if self.ours and isinstance(self.ours[0], str) else [_whole(word) for word in words]

    def name(self, value: object) -> str:
        """A value as it is called."""
        return next((label for option, label in self.options if option == value), self.show(value))


@dataclass(frozen=True)
class Item:
    """One thing to look at: a card, a token, a state.

    Attributes:
        path: where it stands in a file, for example ``cards.N14``.
        title: what it is called.
        fields: what is printed on it.
        new: what a file has to say besides when the thing is one that we do not know; nothing: it is one of ours.
    """

    path: str
    title: str
    fields: tuple[Field, ...]
    new: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Sheet:
    """Things that are looked at together.

    Attributes:
        id: its name in an address.
        title: what they are called.
        items: the things, in the order in which they lie on a table.
        about: how to go about it.
    """

    id: str
    title: str
    items: tuple[Item, ...]
    about: str = ""


@dataclass(frozen=True)
class Answers:
    """What somebody has answered.

    Attributes:
        seen: paths of the items that were looked at: what we believe of them is printed there, unless it was changed.
        texts: what was written, by the path of its field.
        rest: what a file has said that no field asks for.
    """

    seen: frozenset[str] = frozenset()
    texts: Mapping[str, str] = field(default_factory=dict)
    rest: Table = field(default_factory=dict)

    def text(self, asked: Field) -> str:
        """What a field shows."""
        return self.texts.get(asked.path, asked.show(asked.ours))

    def differs(self, asked: Field) -> bool:
        """Whether a field is not as we believe."""
        return bool(asked.read(self.text(asked)) != asked.ours)

    def looked_at(self, item: Item) -> bool:
        """Whether an item was looked at: whoever changes something has."""
        return item.path in self.seen or any(self.differs(asked) for asked in item.fields)


def items_of(sheets: Sequence[Sheet]) -> Iterator[Item]:
    """All items of all sheets."""
    for sheet in sheets:
        yield from sheet.items


def file_of(sheets: Sequence[Sheet], answers: Answers) -> Table:
    """The owner's file that answers make: items that were looked at are stated whole."""
    file = deepcopy(answers.rest)
    for item in items_of(sheets):
        if answers.looked_at(item):
            for asked in item.fields:
                if asked.quiet and not answers.differs(asked):
                    continue
                _put(file, asked.path, asked.read(answers.text(asked)))
            for key, value in item.new.items():
                _put(file, f"{item.path}.{key}", value)
    return file


def answers_of(sheets: Sequence[Sheet], file: Table) -> Answers:
    """The answers that make this file; an item counts as looked at when the file states all of it."""
    rest, texts, seen = deepcopy(file), dict[str, str](), set[str]()
    for item in items_of(sheets):
        stated = [asked for asked in item.fields if _has(file, asked.path)]
        whole = bool(stated) and all(asked in stated or asked.quiet for asked in item.fields)
        if whole:
            seen.add(item.path)
            for key in item.new:
                _take(rest, f"{item.path}.{key}")
        for asked in stated:
            text = asked.show(_get(file, asked.path))
            if whole or asked.read(text) != asked.ours:
                texts[asked.path] = text
                _take(rest, asked.path)
    return Answers(frozenset(seen), texts, rest)


def faults(load: Callable[[Table], object], file: Table) -> list[Problem]:
    """What is wrong with a file.

    Args:
        load: makes a game's printed values with a file merged in, as ``Printing.load`` does.
        file: the owner's file.
    """
    try:
        load(deepcopy(file))
    except PrintedError as error:
        return error.problems
    return []


def beside(sheets: Sequence[Sheet], problems: Sequence[Problem], language: str) -> dict[str, list[str]]:
    """What is wrong, in sentences by the path of the field or item that it is about; ``""``: none of them."""
    known = {item.path: item.title for item in items_of(sheets)}
    known |= {asked.path: asked.label for item in items_of(sheets) for asked in item.fields}
    found: dict[str, list[str]] = {}
    for problem in problems:
        path = str(problem.args.get("path", ""))
        about = max((place for place in known if _within(path, place)), key=len, default="")
        said = problem if not about else Problem(problem.key, {**problem.args, "path": known[about]}, problem.package)
        found.setdefault(about, []).append(said.text(language, asked=True))
    return found


class Stated(NamedTuple):
    """A value that an owner's file has stated: what it is of, what we believe, and what is printed."""

    title: str
    ours: str
    here: str


def stated(game: Game, text: Text) -> list[Stated]:
    """What an owner's file has stated in the printed values of a game; nothing: they are ours."""
    if game.printing is None:
        return []
    asked = {entry.path: (item, entry) for item in items_of(game.printing.sheets(text)) for entry in item.fields}
    found = []
    for each in game.printed_data["owner"]:
        path, old, new = each["path"], each["old"], each["new"]
        if path in asked:
            item, entry = asked[path]
            path = f"{item.title} · {entry.label}"
            old, new = (entry.name(entry.read(value)) if entry.options else value for value in (old, new))
        found.append(Stated(path, old, new))
    return found


def written(file: Table, head: Collection[str]) -> str:
    """A file as text, under some lines of comment."""
    return "".join(f"# {line}\n" for line in head) + "\n" + tomli_w.dumps(file)


def _whole(given: str) -> int | str:
    return int(given) if re.fullmatch("-?[0-9]{1,9}", given) else given


def _within(path: str, place: str) -> bool:
    return path == place or path.startswith((f"{place}.", f"{place} #"))


def _get(file: Table, path: str) -> Any:
    inside: Any = file
    for key in path.split("."):
        inside = inside[key]
    return inside


def _has(file: Table, path: str) -> bool:
    try:
        _get(file, path)
    except (KeyError, TypeError):
        return False
    return True


def _put(file: Table, path: str, value: object) -> None:
    *way, last = path.split(".")
    for key in way:
        inside = file.get(key)
        file = inside if isinstance(inside, dict) else file.setdefault(key, {})
    file[last] = value


def _take(file: Table, path: str) -> None:
    """Take a value out, and every table that is empty then."""
    first, _, further = path.partition(".")
    if further:
        _take(file[first], further)
        if file[first]:
            return
    file.pop(first, None)

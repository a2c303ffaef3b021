"""What games with printed values share when an owner corrects them: reading the file, merging it, naming its faults.

An owner's file has the form of a game's ``printed.toml`` but names only what its owner has looked up;
``docs/owners-file.md`` explains it. All problems of a file are reported together, in sentences of both languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from hustings.words.sentences import HOUSE, system_error

__all__ = [
    "Corrections",
    "PrintedError",
    "Problem",
    "Reader",
    "Table",
    "join",
    "nearest",
    "parse",
    "shipped",
    "tables",
    "value_text",
]

F = TypeVar("F")
Table = dict[str, Any]
Reader = Callable[[str, Any, Any], Any]
"""Takes path, value and our own value; gives the value as it is stored, or None when it was refused."""

LARGEST: Final = 200_000
"""Bytes that the printed data of a match file may have."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong: a text key of ``printed.*.ftl``, its arguments, and the game whose texts come first."""

    key: str
    args: dict[str, str | int]
    package: str

    def text(self, lang: str = "en", asked: bool = False) -> str:
        """The problem and its remedy in a sentence or two, in ``"en"`` or ``"ja"``.

        Args:
            lang: the language.
            asked: for who fills a form in and sees no file; such a text has ``-asked`` after its key.
        """
        key = f"{self.key}-asked"
        told = key if asked and _bundle(lang, self.package).has_message(key) else self.key
        return _sentence(lang, self.package, told, self.args)


class PrintedError(ValueError):
    """Printed values that cannot be used; ``problems`` lists everything that is wrong with them."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        super().__init__(file, problems)
        self.file = file
        self.problems = problems

    def text(self, lang: str = "en") -> str:
        """A heading and one line for each problem."""
        package = self.problems[0].package
        heading = _sentence(lang, package, "printed-problems", {"file": self.file, "count": len(self.problems)})
        return "\n".join([heading, *(f"- {problem.text(lang)}" for problem in self.problems)])

    def __str__(self) -> str:
        return self.text()


class Corrections(Generic[F]):
    """Merges an owner's file into a game's data and collects what is wrong with it; games subclass it.

    After a problem the data is good for nothing but finding more problems.

    Args:
        data: a fresh copy of the game's data; what the file states is noted in its list ``owner``.
    """

    package: ClassVar[str]
    """Where its ``printed.toml`` stands."""
    face: ClassVar[str]
    """Where its texts stand, which say what is wrong with a file."""
    form: ClassVar[type[Any]]
    """The form of the merged data."""
    values: ClassVar[type[Any]]
    """Makes the game's printed values out of merged data."""

    def __init__(self, data: Table) -> None:
        self.data = data
        self.problems: list[Problem] = []

    @classmethod
    def load(cls, correction: Path | Table | None = None) -> F:
        """The game's printed values, with an owner's corrections merged in: a file, or its tables.

        Raises:
            PrintedError: the file cannot be read, or something in it is wrong.
        """
        owner = cls(shipped(cls.package))
        if correction is not None:
            file = correction if isinstance(correction, dict) else parse(correction, cls.face)
            owner.read(file)
            owner.raise_problems("printed" if correction is file else str(correction))
        values: F = cls.values(owner.data)
        return values

    @classmethod
    def accept(cls, data: object) -> F:
        """Check the printed data of a match file that may come from anywhere, and build the values.

        What the data says of its own origin counts for nothing: which values are not ours is found by comparing them.

        Raises:
            PrintedError: the data does not have the form of printed values, or something in it is wrong.
        """
        theirs = form_of(data, cls.form, cls.face)
        owner = cls(shipped(cls.package))
        stated = {entry["path"] for entry in theirs.pop("owner")}
        owner.read(owner.file_of(theirs, stated))
        owner.raise_problems("printed")
        noted = owner.data["owner"]
        owner.data["owner"] = [entry for entry in noted if entry["old"] != entry["new"] or entry["path"] in stated]
        values: F = cls.values(owner.data)
        return values

    def read(self, file: Table) -> None:
        """Merge a whole file, then look at what has to fit together."""
        raise NotImplementedError

    def file_of(self, theirs: Table, stated: set[str]) -> Table:
        """What a file would have to say to make their data out of ours, confirmed values included."""
        return self.difference({key: ours for key, ours in self.data.items() if key != "owner"}, theirs, "", stated)

    def difference(self, ours: Table, theirs: Table, path: str, stated: set[str]) -> Table:
        """What of their table is stated or not as in ours."""
        found: Table = {}
        self.complete(path or "printed", ours, theirs)
        for key, value in theirs.items():
            here = join(path, key)
            if isinstance(value, dict) and isinstance(ours.get(key), dict):
                if inside := self.difference(ours[key], value, here, stated):
                    found[key] = inside
            elif key not in ours or value != ours[key] or here in stated:
                found[key] = value
        return found

    def refuse(self, key: str, path: str, **args: str | int) -> None:
        """Note a problem."""
        self.problems.append(Problem(key, {"path": path, **args}, self.face))

    def raise_problems(self, file: str) -> None:
        """Stop when there were any.

        Raises:
            PrintedError: something in the file is wrong.
        """
        if self.problems:
            raise PrintedError(file, self.problems)

    def keys(self, table: object, path: str, known: Collection[str]) -> Iterator[tuple[str, Any]]:
        """The known keys of a table and their values; the others are refused."""
        if not isinstance(table, dict):
            self.refuse("printed-no-table", path)
            return
        for key, value in table.items():
            if key in known:
                yield key, value
            else:
                self.refuse("printed-unknown-key", join(path, key), near=nearest(key, known), known=", ".join(known))

    def entries(
        self, tables: Table, name: str, objects: dict[str, Table], readers: dict[str, Reader], missing: str
    ) -> None:
        """Merge the table of one kind of object, for example ``cards``."""
        table = tables.get(name, {})
        if not isinstance(table, dict):
            self.refuse("printed-no-table", name)
            return
        for id, entry in table.items():
            if id in objects:
                self.entry(objects[id], f"{name}.{id}", entry, readers)
            else:
                self.refuse(missing, f"{name}.{id}", id=id, near=nearest(id, objects))

    def entry(self, target: Table, path: str, entry: object, readers: dict[str, Reader]) -> None:
        """Merge the values of one object, for example of a card."""
        for key, value in self.keys(entry, path, readers):
            old = target.get(key)
            new = readers[key](f"{path}.{key}", value, old)
            if new is not None:
                target[key] = new
                self.state(f"{path}.{key}", "" if old is None else value_text(old), value_text(new))

    def state(self, path: str, old: str, new: str) -> None:
        """Note that the file states a value, be it another than ours or the same."""
        self.data["owner"].append({"path": path, "old": old, "new": new})

    def complete(self, path: str, needed: Collection[str], found: Collection[str]) -> None:
        """Refuse a table or list in which something is missing."""
        missing = [name for name in needed if name not in found]
        if missing:
            self.refuse("printed-lacks", path, names=", ".join(missing))

    def choice(self, path: str, value: object, known: tuple[str, ...]) -> str | None:
        """One of some words."""
        if isinstance(value, str) and value in known:
            return value
        name = value_text(value)
        self.refuse("printed-choice", path, value=name, near=nearest(name, known), known=", ".join(known))
        return None

    def fixed(self, path: str, value: object, old: object) -> object:
        """A value that the rulebook gives."""
        if value == old:
            return value
        self.refuse("printed-fixed", path)
        return None

    def ids_of(self, known: Collection[str]) -> Reader:
        """What reads a list of known ids, each once, at least one."""

        def read(path: str, value: object, old: object) -> list[str] | None:
            if not isinstance(value, list) or not value:
                self.refuse("printed-no-ids", path)
                return None
            problems = len(self.problems)
            for number, id in enumerate(value):
                name = value_text(id)
                if id not in known:
                    self.refuse("printed-no-id", path, id=name, near=nearest(name, known))
                elif id in value[:number]:
                    self.refuse("printed-id-twice", path, id=name)
            return value if problems == len(self.problems) else None

        return read

    def number(self, path: str, value: object, least: int, most: int, key: str = "printed-number") -> int | None:
        """A whole number within limits."""
        if type(value) is int and least <= value <= most:
            return value
        self.refuse(key, path, value=value_text(value), least=least, most=most)
        return None


def shipped(package: str) -> Table:
    """A game's own values, fresh."""
    data: Table = tomllib.loads(files(package).joinpath("printed.toml").read_text(encoding="utf-8"))
    data["owner"] = []
    return data


def form_of(data: object, form: type[Any], package: str) -> Any:
    """Printed data that may come from anywhere, in the form that the game reads.

    Raises:
        PrintedError: it has another form, or is far too large.
    """
    try:
        found = msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise PrintedError("printed", [Problem("printed-form", {"detail": str(error)}, package)]) from error
    if len(msgspec.json.encode(found)) > LARGEST:
        raise PrintedError("printed", [Problem("printed-large", {"most": LARGEST}, package)])
    return found


def parse(path: Path, package: str) -> Table:
    """Read an owner's TOML file; a byte order mark at its head does no harm.

    Raises:
        PrintedError: there is no such file, or it cannot be read.
    """
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise PrintedError(str(path), [Problem("printed-missing", {}, package)]) from None
    except OSError as error:
        problem = Problem("printed-unreadable", system_error(error), package)
        raise PrintedError(str(path), [problem]) from error
    return tables(raw, str(path), package)


def tables(raw: bytes, name: str, package: str) -> Table:
    """What an owner's file says, which is called so.

    Raises:
        PrintedError: it cannot be read, or is far too large.
    """
    key, args = "printed-large", dict[str, str | int](most=LARGEST)
    try:
        if len(raw) <= LARGEST:
            return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        key, args = "printed-not-utf8", {"line": str(raw.count(b"\n", 0, error.start) + 1)}
    except ValueError as error:
        place = re.search(r"line (\d+)", str(error))
        line = place[1] if place else str(raw.count(b"\n") + 1)
        key, args = "printed-not-toml", {"line": line, "detail": str(error).split(" (at")[0]}
    raise PrintedError(name, [Problem(key, args, package)])


def nearest(name: str, known: Collection[str]) -> str:
    """The known name that looks most like this one, or ``"nothing"``.

    Of numbered ids only the same number is near: ``e7`` means ``e07``, but ``N99`` means nothing.
    """
    plain = {_plain(other): other for other in known}
    if re.fullmatch("[a-z][0-9]+", _plain(name)):
        return plain.get(_plain(name), "nothing")
    found = get_close_matches(_plain(name), plain, n=1)
    return plain[found[0]] if found else "nothing"


def _plain(name: str) -> str:
    """A name without capitals, a numbered id without leading zeros too."""
    return re.sub("^([a-z])0+(?=[0-9])", r"\1", name.lower())


def join(path: str, key: str) -> str:
    """The path of a key below another."""
    return f"{path}.{key}" if path else key


def value_text(value: object) -> str:
    """A value as its file writes it, without quotes and brackets."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(value_text(item) for item in value)
    return str(value)


@cache
def _bundle(lang: str, package: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for home in (HOUSE, package):
        text = files(home).joinpath("text", f"printed.{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _sentence(lang: str, package: str, key: str, args: Mapping[str, str | int]) -> str:
    bundle = _bundle(lang, package)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, dict(args))[0])

"""Columns: how each sort of value in a view stands in a row of numbers, and is read out of it again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

SMALLEST: Final = -(1 << 15)
LARGEST: Final = (1 << 15) - 1
"""A column is an int of 16 bits."""

THERE: Final = "there"
"""The column that is 1 where there is something, and 0 where there is nothing, or it is hidden."""
KNOWN: Final = "known"
"""The column that is 1 where what is there is seen: in a row of things of which some are hidden."""
NONE: Final = "none"
"""The column of a choice in which nothing, or something hidden, stands."""
HIDDEN: Final = "hidden"
"""The column of a pile that counts what is hidden."""


class Row(Protocol):
    """Where a row of numbers is written: an array, or a part of one."""

    def __setitem__(self, at: int, value: int, /) -> None: ...


class Outside(ValueError):
    """A value for which there is no column, or no room in it.

    Args:
        at: the column, or the first one of what the value belongs to.
        value: what stands in the view.
        bounds: what could stand there, in words.
    """

    def __init__(self, at: int, value: object, bounds: str) -> None:
        super().__init__(f"column {at}: {value!r}, and not {bounds}")
        self.at = at
        self.value = value
        self.bounds = bounds


class Column(NamedTuple):
    """One column; 0 is always between its lowest and its highest value."""

    name: str
    low: int
    high: int


class Columns(ABC):
    """The columns of one value. Rows begin as zeros; only what is not 0 is written.

    Attributes:
        width: how many columns.
    """

    width: int

    @abstractmethod
    def all(self, prefix: str) -> list[Column]:
        """Every column, in order; their names begin with the prefix."""

    @abstractmethod
    def write(self, value: Any, row: Row, at: int) -> None:
        """Write a value into the columns from ``at`` on.

        Raises:
            Outside: when it does not fit.
        """

    @abstractmethod
    def read(self, row: Sequence[int], at: int) -> object:
        """The value in the columns from ``at`` on, as plain data."""


def dotted(prefix: str, name: object) -> str:
    """The name of a part."""
    return f"{prefix}.{name}" if prefix else str(name)


class Number(Columns):
    """A number between two others; a flag is 0 or 1."""

    width = 1

    def __init__(self, low: int, high: int, flag: bool = False) -> None:
        self.low, self.high, self.flag = low, high, flag

    def all(self, prefix: str) -> list[Column]:
        """The one."""
        return [Column(prefix, min(self.low, 0), max(self.high, 0))]

    def write(self, value: Any, row: Row, at: int) -> None:
        """A number, or a flag."""
        if value:
            if not self.low <= value <= self.high:
                raise Outside(at, value, f"{self.low} to {self.high}")
            row[at] = int(value)

    def read(self, row: Sequence[int], at: int) -> object:
        """The number, or the flag."""
        return bool(row[at]) if self.flag else int(row[at])


class Choice(Columns):
    """One of several values: a column each, of which one is 1. Where there may be nothing, that has a column, too."""

    def __init__(self, values: Sequence[Any], maybe: bool) -> None:
        self.values: tuple[Any, ...] = (*values, None) if maybe else tuple(values)
        self.places = {value: place for place, value in enumerate(self.values)}
        self.width = len(self.values)

    def all(self, prefix: str) -> list[Column]:
        """One for each value."""
        return [Column(dotted(prefix, NONE if value is None else value), 0, 1) for value in self.values]

    def write(self, value: Any, row: Row, at: int) -> None:
        """The column of the value."""
        place = self.places.get(value)
        if place is None:
            raise Outside(at, value, f"one of {self.values}")
        row[at + place] = 1

    def read(self, row: Sequence[int], at: int) -> object:
        """The value; None: nothing, or hidden."""
        return next((value for place, value in enumerate(self.values) if row[at + place]), None)


class Maybe(Columns):
    """Something that may be missing, or hidden.

    Args:
        inside: what it is.
        called: the column that says whether it is there.
    """

    def __init__(self, inside: Columns, called: str = THERE) -> None:
        self.inside: Columns = Maybe(inside.inside, KNOWN) if isinstance(inside, Maybe) else inside
        self.called = called
        self.width = 1 + inside.width

    def all(self, prefix: str) -> list[Column]:
        """Whether it is there, and what it is."""
        return [Column(dotted(prefix, self.called), 0, 1), *self.inside.all(prefix)]

    def write(self, value: Any, row: Row, at: int) -> None:
        """Nothing at all for None."""
        if value is not None:
            row[at] = 1
            self.inside.write(value, row, at + 1)

    def read(self, row: Sequence[int], at: int) -> object:
        """The value; None: nothing, or hidden."""
        return self.inside.read(row, at + 1) if row[at] else None


class Pile(Columns):
    """Things in no order: how many there are of each, and how many are hidden."""

    def __init__(self, values: Sequence[Any], each: int, hidden: bool) -> None:
        self.values: tuple[Any, ...] = (*values, None) if hidden else tuple(values)
        self.places = {value: place for place, value in enumerate(self.values)}
        self.each, self.hidden, self.width = each, hidden, len(self.values)

    def all(self, prefix: str) -> list[Column]:
        """A count for each thing."""
        names = [HIDDEN if value is None else value for value in self.values]
        return [Column(dotted(prefix, name), 0, self._most(place)) for place, name in enumerate(names)]

    def _most(self, place: int) -> int:
        return self.each * (self.width - 1) if self.hidden and place == self.width - 1 else self.each

    def write(self, value: Any, row: Row, at: int) -> None:
        """Count what lies there."""
        counts: dict[int, int] = {}
        for thing in value:
            place = self.places.get(thing)
            if place is None:
                raise Outside(at, thing, f"one of {self.values}")
            counts[place] = counts.get(place, 0) + 1
        for place, count in counts.items():
            most = self._most(place)
            if count > most:
                raise Outside(at + place, count, f"0 to {most}")
            row[at + place] = count

    def read(self, row: Sequence[int], at: int) -> object:
        """How many there are of each, those that lie there."""
        names = [HIDDEN if value is None else value for value in self.values]
        return {name: int(row[at + place]) for place, name in enumerate(names) if row[at + place]}


class Parts(Columns):
    """Several values side by side: the fields of a struct, or the items of a tuple.

    Args:
        parts: name and columns of each; in a tuple they are counted from 0, and those left out have None.
        tuple_: whether it is a tuple.
    """

    def __init__(self, parts: Sequence[tuple[str, Columns | None]], tuple_: bool) -> None:
        self.parts: list[tuple[str, int, Columns]] = []
        self.tuple_ = tuple_
        self.width = 0
        for number, (name, columns) in enumerate(parts):
            if columns is not None:
                self.parts.append((name, number, columns))
                self.width += columns.width

    def all(self, prefix: str) -> list[Column]:
        """Those of each part."""
        return [column for part, _, columns in self.parts for column in columns.all(dotted(prefix, part))]

    def write(self, value: Any, row: Row, at: int) -> None:
        """Each part beside the one before."""
        for name, number, columns in self.parts:
            columns.write(value[number] if self.tuple_ else getattr(value, name), row, at)
            at += columns.width

    def read(self, row: Sequence[int], at: int) -> object:
        """A dict by name, or a list for a tuple."""
        found: dict[str, object] = {}
        for name, _, columns in self.parts:
            found[name] = columns.read(row, at)
            at += columns.width
        return list(found.values()) if self.tuple_ else found


class Line(Columns):
    """Up to so many values in an order that counts; those that are there come first."""

    def __init__(self, inside: Columns, most: int) -> None:
        self.inside, self.most = Maybe(inside), most
        self.width = most * self.inside.width

    def all(self, prefix: str) -> list[Column]:
        """Those of each place."""
        return [column for place in range(self.most) for column in self.inside.all(dotted(prefix, place))]

    def write(self, value: Any, row: Row, at: int) -> None:
        """In their order, from the first place on."""
        if len(value) > self.most:
            raise Outside(at, len(value), f"at most {self.most} of them")
        for one in value:
            row[at] = 1
            self.inside.inside.write(one, row, at + 1)
            at += self.inside.width

    def read(self, row: Sequence[int], at: int) -> object:
        """Those that are there."""
        places = range(at, at + self.width, self.inside.width)
        return [self.inside.inside.read(row, place + 1) for place in places if row[place]]


class Keyed(Columns):
    """A value for each key: of a dict, or of structs that have a field for it.

    Args:
        keys: all that there can be.
        inside: the columns of what a key has.
        field: the field that has the key, in a tuple of structs; empty: a dict.
    """

    def __init__(self, keys: Sequence[Any], inside: Columns, field: str) -> None:
        self.keys, self.field = tuple(keys), field
        self.inside = Maybe(inside)
        self.width = len(self.keys) * self.inside.width
        self.places = {key: place * self.inside.width for place, key in enumerate(self.keys)}

    def all(self, prefix: str) -> list[Column]:
        """Those of each key."""
        return [column for key in self.keys for column in self.inside.all(dotted(prefix, key))]

    def write(self, value: Any, row: Row, at: int) -> None:
        """Each at the place of its key."""
        if self.field:
            pairs = [(getattr(one, self.field), one) for one in value]
            if len({key for key, _ in pairs}) < len(pairs):
                raise Outside(at, [key for key, _ in pairs], "one of each")
        else:
            pairs = list(value.items())
        for key, one in pairs:
            place = self.places.get(key)
            if place is None:
                raise Outside(at, key, f"one of {self.keys}")
            row[at + place] = 1
            self.inside.inside.write(one, row, at + place + 1)

    def read(self, row: Sequence[int], at: int) -> Mapping[Any, object]:
        """A dict of those keys that are there."""
        found = {}
        for key, place in self.places.items():
            if row[at + place]:
                found[key] = self.inside.inside.read(row, at + place + 1)
        return found

"""Observations straight from a position, for games whose rows of numbers have to be quick.

What a row says follows from the types of a game's views (``hustings.research.environments.layout``); an
:class:`Observer` writes the same numbers without making a view. The inherited suite holds the two against each other.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from .faults import Beyond
from .position import Position


@final
class Columns:
    """What an observer is told of a layout.

    Args:
        numbers: the number of each column by its name.
        low, high: the lowest and the highest value of each.
        careful: whether values are held against them, as an owner's printed values may lead to others.
        steps: by class of a step its column; of all others it is ``question.step.none``.
        prompts: by key of a prompt its column and those of its arguments.
    """

    def __init__(
        self,
        numbers: dict[str, int],
        low: list[int],
        high: list[int],
        careful: bool,
        steps: dict[Any, int],
        prompts: dict[str, tuple[int, tuple[int, ...]]],
    ) -> None:
        self.numbers = numbers
        self.low: vec[i16] = vec[i16](low)
        self.high: vec[i16] = vec[i16](high)
        self.careful = careful
        self.steps = steps
        self.prompts = prompts


@final
class Row:
    """A row of columns, which begin as 0. It knows what was written, so that only that has to be wiped for the next.

    Args:
        cells: where it lies, beside other rows.
        first: its first column there.
        width: how many columns it has.
        memory: for how many things an observer notes what it has settled.
        lists: how many lists it notes besides.

    Attributes:
        settled: what the observer notes of columns that are not wiped; it begins as 0.
        lists: those that it has settled; they begin empty.
    """

    def __init__(self, cells: vec[i16], first: i64, width: i64, memory: i64, lists: i64) -> None:
        self.settled: vec[i64] = vec[i64]([0] * memory)
        self.lists: list[list[int]] = [[] for _ in range(lists)]
        self.cells = cells
        self.first = first
        self.written: vec[i32] = vec[i32]([0] * width)
        self.count: i64 = 0

    def wipe(self) -> None:
        """Begin the next one."""
        cells, written, first, left = self.cells, self.written, self.first, self.count
        while left > 0:
            left -= 1
            cells[first + i64(written[left])] = 0
        self.count = 0

    def check(self, columns: Columns) -> None:
        """See that every value has room, but for those that are settled.

        Raises:
            Beyond: for one that has none.
        """
        cells, written, first, left = self.cells, self.written, self.first, self.count
        low, high = columns.low, columns.high
        while left > 0:
            left -= 1
            at = i64(written[left])
            value = cells[first + at]
            if value > high[at] or value < low[at]:
                raise Beyond(at, value)


def put(row: Row, at: i64, value: i64) -> None:
    """Write a number into a column, once."""
    if value:
        row.cells[row.first + at] = i16(value)
        row.written[row.count] = i32(at)
        row.count += 1


def more(row: Row, at: i64) -> None:
    """Count one more in a column."""
    before = i64(row.cells[row.first + at])
    if before:
        row.cells[row.first + at] = i16(before + 1)
    else:
        put(row, at, 1)


def put_bits(row: Row, at: i64, mask: i64) -> None:
    """Write a 1 for each bit of a mask, into columns that lie side by side."""
    while mask:
        if mask & 255 == 0:
            mask >>= 8
            at += 8
            continue
        if mask & 1:
            put(row, at, 1)
        mask >>= 1
        at += 1


def bits_in(mask: i64) -> int:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def settle(row: Row, at: i64, value: i64) -> None:
    """Write a number into a column that is not wiped, so that it stands there until it is settled anew."""
    row.cells[row.first + at] = i16(value)


def lay(row: Row, pile: int, at: i64, cards: list[int]) -> None:
    """Write a 1 for each card of a pile, into columns by card that are not wiped, when its list is another one.

    Args:
        row: the row.
        pile: which of the lists that the observer notes.
        at: the column of card 0, always the same for this pile.
        cards: the pile; its list is never changed in place.
    """
    before = row.lists[pile]
    if before is cards:
        return
    for card in before:
        settle(row, at + i64(card), 0)
    for card in cards:
        settle(row, at + i64(card), 1)
    row.lists[pile] = cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes rows for one layout. A game subclasses it with :meth:`view`.

    Args:
        columns: what there is to write.
        memory: for how many things it notes what it has settled in a row, so as to write only what has changed.
        lists: how many lists it notes besides.
    """

    def __init__(self, columns: Columns, memory: int = 0, lists: int = 0) -> None:
        self.memory: i64 = memory
        self.lists: i64 = lists
        self.columns = columns
        self.width: i64 = len(columns.numbers)
        self.no_step: i64 = columns.numbers["question.step.none"]
        self.no_prompt: i64 = columns.numbers["question.prompt.none"]
        self.owes: i64 = columns.numbers["question.owes.0"]
        self.own = Row(vec[i16]([0] * self.width), 0, self.width, self.memory, self.lists)

    def row(self, p: Position, seat: int) -> bytes:
        """What a seat knows and is asked, as 16-bit ints of this machine.

        Raises:
            Beyond: when a column has no room for a value.
        """
        self.write(p, seat, self.own)
        return bytes(self.own.cells)

    def write(self, p: Position, seat: int, row: Row) -> None:
        """Write what a seat knows and is asked, over whatever the row said before.

        Raises:
            Beyond: when a column has no room for a value.
        """
        row.wipe()
        self.view(p, seat, row)
        if p.to_act:
            self.question(p, seat, row)
        if self.columns.careful:
            row.check(self.columns)

    def view(self, p: Any, seat: int, row: Row) -> None:
        """Write what a seat sees; columns that are not written are 0."""
        raise NotImplementedError

    def question(self, p: Position, seat: int, row: Row) -> None:
        """Write what is asked."""
        asked = p.to_act[0]
        for other in p.to_act:
            put(row, self.owes + other, 1)
            if other == seat:
                asked = seat
        step = p.stack[-1]
        put(row, self.columns.steps.get(type(step), self.no_step), 1)
        message = step.ask(p, asked)
        found = self.columns.prompts.get(message.key)
        if found is None:
            put(row, self.no_prompt, 1)
            return
        put(row, found[0], 1)
        places = found[1]
        args = message.args
        for at in range(len(places)):
            put(row, places[at], args[at])

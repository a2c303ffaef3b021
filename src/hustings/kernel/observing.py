"""Observations straight from a position, for games whose rows of numbers have to be quick.

What a row says follows from the types of a game's views (``hustings.research.layout``); an :class:`Observer` writes the
same numbers without making a view. The inherited suite holds the two against each other.
"""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from .position import Position


def put(row: BytesWriter, at: i64, value: i64) -> None:
    """Write a number into a column: 16 bits, the lower byte first."""
    row[2 * at] = u8(value & 255)
    if value < 0 or value > 255:
        row[2 * at + 1] = u8(value >> 8 & 255)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes rows for one layout. A game subclasses it with :meth:`view`.

    Args:
        columns: the number of each column by its name.
        steps: by class of a step its column; of all others it is ``question.step.none``.
        prompts: by key of a prompt its column and those of its arguments.
    """

    def __init__(
        self, columns: dict[str, int], steps: dict[Any, int], prompts: dict[str, tuple[int, tuple[int, ...]]]
    ) -> None:
        self.zeros = bytes(2 * len(columns))
        self.steps = steps
        self.prompts = prompts
        self.no_step: i64 = columns["question.step.none"]
        self.no_prompt: i64 = columns["question.prompt.none"]
        self.owes: i64 = columns["question.owes.0"]

    def row(self, p: Position, seat: int) -> bytes:
        """What a seat knows and is asked."""
        row = BytesWriter()
        row.write(self.zeros)
        self.view(p, seat, row)
        if p.to_act:
            self.question(p, seat, row)
        return row.getvalue()

    def view(self, p: Any, seat: int, row: BytesWriter) -> None:
        """Write what a seat sees; columns that are not written are 0."""
        raise NotImplementedError

    def question(self, p: Position, seat: int, row: BytesWriter) -> None:
        """Write what is asked."""
        asked = p.to_act[0]
        for other in p.to_act:
            put(row, self.owes + other, 1)
            if other == seat:
                asked = seat
        step = p.stack[-1]
        put(row, self.steps.get(type(step), self.no_step), 1)
        message = step.ask(p, asked)
        found = self.prompts.get(message.key)
        if found is None:
            put(row, self.no_prompt, 1)
            return
        put(row, found[0], 1)
        places = found[1]
        args = message.args
        for at in range(len(places)):
            put(row, places[at], args[at])

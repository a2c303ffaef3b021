"""Rows for many matches of a game that has no observer of its own: they are read out of its views."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hustings.kernel.observing import Columns, Observer, Row, put
from hustings.kernel.position import Position


class Reader(Observer):
    """An observer that reads views.

    Args:
        columns: what there is to write.
        observe: makes a row out of the view of a seat.
    """

    def __init__(self, columns: Columns, observe: Callable[[Position, int], Sequence[int]]) -> None:
        super().__init__(columns)
        self.observe = observe

    def write(self, p: Position, seat: int, row: Row) -> None:
        """Write what a seat knows and is asked.

        Raises:
            OutOfBounds: when a value has no column, or no room in it.
        """
        seen = self.observe(p, seat)
        row.wipe()
        for at, value in enumerate(seen):
            if value:
                put(row, at, value)

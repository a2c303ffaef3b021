"""Rows for many matches of a game that has no observer of its own: they are read out of its views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.kernel.observing import Columns, Observer, Row, put
from hustings.kernel.position import Position

if TYPE_CHECKING:
    from .layout import Layout


class Reader(Observer):
    """An observer that reads views.

    Args:
        columns: what there is to write.
        layout: what makes rows out of views.
    """

    def __init__(self, columns: Columns, layout: Layout) -> None:
        super().__init__(columns)
        self.layout = layout

    def write(self, p: Position, seat: int, row: Row) -> None:
        """Write what a seat knows and is asked.

        Raises:
            OutOfBounds: when a value has no column, or no room in it.
        """
        seen = self.layout.observe(p, seat)
        row.wipe()
        for at, value in enumerate(seen):
            if value:
                put(row, at, value)

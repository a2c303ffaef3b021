"""Seasons: the quarters of a year, after each of which a ladder begins anew."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

MATCHES: Final = 5
"""So many rated matches in a season give a place on its ladder,"""

OPPONENTS: Final = 3
"""against so many different opponents, computers among them."""


@dataclass(frozen=True, order=True)
class Season:
    """A quarter of a year, by the time of UTC.

    Attributes:
        year: of our era.
        quarter: 1 to 4.
    """

    year: int
    quarter: int

    @property
    def name(self) -> str:
        """As it stands in addresses and tables, such as ``2026-4``."""
        return f"{self.year}-{self.quarter}"

    @property
    def begins(self) -> float:
        """Its first moment, in seconds since 1970."""
        return datetime(self.year, 3 * self.quarter - 2, 1, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        """The first moment after it, in seconds since 1970."""
        return self.next.begins

    @property
    def next(self) -> Season:
        """The one after it."""
        return Season(self.year + self.quarter // 4, self.quarter % 4 + 1)

    @property
    def previous(self) -> Season:
        """The one before it."""
        return Season(self.year - (self.quarter == 1), (self.quarter - 2) % 4 + 1)


def season_of(time: float) -> Season:
    """The season of a moment, which is given in seconds since 1970."""
    day = datetime.fromtimestamp(time, UTC)
    return Season(day.year, (day.month + 2) // 3)


def season_named(name: str) -> Season:
    """The season of a name such as ``2026-4``.

    Raises:
        ValueError: when it is none.
    """
    year, _, quarter = name.partition("-")
    if not (year.isascii() and year.isdigit() and len(year) == 4 and quarter in ("1", "2", "3", "4") and int(year) > 1):
        raise ValueError(f"there is no season {name!r}")
    return Season(int(year), int(quarter))

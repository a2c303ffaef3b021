"""A row of rematches at one table, and how it stands; also as a series, in which more than half has to be won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import or_, select

from hustings.database.base import Database
from hustings.database.people import TERMS
from hustings.database.tables import MATCHES, RESULTS
from hustings.matches.records.rows import numbers

__all__ = ["Standing", "standing_of"]


@dataclass(frozen=True)
class Standing:
    """How a row of matches stands after one of them.

    Attributes:
        wins: of each seat of this match: how many matches of the row whoever sits there now has won alone.
        shared: how many nobody has won alone.
        played: how many are over.
        best_of: of how many more than half have to be won; None: it is no series.
    """

    wins: tuple[int, ...]
    shared: int
    played: int
    best_of: int | None

    @property
    def winner(self) -> int | None:
        """The seat of whoever has won the series; None: nobody has yet, or it is none."""
        if self.best_of is None:
            return None
        needed = self.best_of // 2 + 1
        return next((seat for seat, won in enumerate(self.wins) if won >= needed), None)

    @property
    def is_over(self) -> bool:
        """Whether the series is decided, or all its matches are played."""
        return self.best_of is not None and (self.winner is not None or self.played >= self.best_of)


async def standing_of(database: Database, match_id: str) -> Standing | None:
    """How the row of matches stood when this one was over; None: it is not over, or the only one, and no series.

    When a series is over, another one begins with the next match.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    async with database.reading() as connection:
        mine = (await connection.execute(select(TERMS).where(TERMS.c.match_id == match_id))).one_or_none()
        if mine is None:
            return None
        first = mine.series or match_id
        row = or_(TERMS.c.series == first, TERMS.c.match_id == first)
        over = (
            select(TERMS.c.match_id, TERMS.c.turned, TERMS.c.created, RESULTS.c.places)
            .join(MATCHES, MATCHES.c.id == TERMS.c.match_id)
            .join(RESULTS, RESULTS.c.match_id == TERMS.c.match_id)
            .where(row, MATCHES.c.finished.is_not(None))
        )
        matches = (await connection.execute(over.order_by(TERMS.c.created))).all()
    standing = _counted(matches, match_id, mine.best_of)
    return standing if standing is not None and (standing.played > 1 or standing.best_of is not None) else None


def _counted(matches: Sequence[Any], match_id: str, best_of: int | None) -> Standing | None:
    """The standing after a match of the row, counted by who sat where in the first one."""
    wins: list[int] = []
    shared = played = 0
    for match in matches:
        places = numbers(match.places)
        seats = len(places)
        if not played or Standing(tuple(wins), shared, played, best_of).is_over:
            wins, shared, played = [0] * seats, 0, 0
        played += 1
        if places.count(1) == 1:
            wins[(places.index(1) - match.turned) % seats] += 1
        else:
            shared += 1
        if match.match_id == match_id:
            return Standing(
                tuple([wins[(seat - match.turned) % seats] for seat in range(seats)]), shared, played, best_of
            )
    return None

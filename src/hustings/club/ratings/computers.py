"""What computers of all levels were measured at (``scripts/rate-computers``); they do not change while people play."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from .rating import Rating, chance
from .sides import ALL

__all__ = ["Measured", "fitting", "measured"]


@dataclass(frozen=True)
class Measured:
    """The computers of one game.

    Attributes:
        levels: the rating of each level, by side; the empty side counts all.
        worth: what a side is worth more than the others, in units of ``mu``.
        matches: how many were played for it.
    """

    levels: Mapping[str, Mapping[str, Rating]] = field(default_factory=dict)
    worth: Mapping[str, float] = field(default_factory=dict)
    matches: int = 0

    def rating(self, level: str, side: str = ALL) -> Rating | None:
        """The rating of a level; None: it was not measured at this game."""
        by_side = self.levels.get(level, {})
        return by_side.get(side, by_side.get(ALL))


@cache
def measured(game: str) -> Measured:
    """What the computers of a game were measured at; nothing for a game that was not."""
    section = _file().get(game)
    if section is None:
        return Measured()
    return Measured(
        levels={
            level: {ALL: _rating(data), **{side: _rating(row) for side, row in data.get("sides", {}).items()}}
            for level, data in section["levels"].items()
        },
        worth={side: float(row["mu"]) for side, row in section["worth"].items()},
        matches=int(section["matches"]),
    )


def fitting(game: str, rating: Rating, side: str = ALL) -> str | None:
    """The level whose chances against somebody of this rating are the nearest to even; None: none was measured."""
    table = measured(game)
    known = [(level, found) for level in table.levels if (found := table.rating(level, side)) is not None]
    if not known:
        return None
    return min(known, key=lambda entry: abs(chance(rating, entry[1]) - 0.5))[0]


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("computers.toml").read_text("utf-8"))


def _rating(row: Mapping[str, Any]) -> Rating:
    return Rating(float(row["mu"]), float(row["sigma"]))

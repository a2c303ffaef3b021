"""What a tournament is made of: entrants, what was agreed, its fixtures and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Final

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
KNOCK_OUT: Final = "knock-out"
LEAGUE: Final = "league"
FORMS: Final = (ROUND_ROBIN, SWISS, KNOCK_OUT, LEAGUE)


@dataclass(frozen=True)
class Setting:
    """How a tournament is played.

    Attributes:
        form: one of :data:`FORMS`.
        sizes: how many may sit at a table, ascending, such as ``(2,)`` or ``(4, 5, 6)``.
        rounds: how many; 0: as many as the form needs. A league plays so many seasons, at least one.
        legs: 2: whoever meet in a game for two play twice, with sides swapped.
        division: how many play in a division of a league.
        movers: how many rise from a division, and fall from the one above it.
        seed: what is drawn by lot is drawn with it.
    """

    form: str
    sizes: tuple[int, ...] = (2,)
    rounds: int = 0
    legs: int = 1
    division: int = 6
    movers: int = 1
    seed: str = ""

    @property
    def for_two(self) -> bool:
        """Whether two sit at each table."""
        return self.sizes == (2,)

    def lot(self, *what: object) -> Random:
        """Lots that are drawn for something: always the same ones for the same thing."""
        return Random(":".join(map(str, (self.seed, *what))))


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part.

    Attributes:
        n: number within the tournament.
        strength: for seeding; who is stronger has more.
        left: the last round that they play; None: all.
    """

    n: int
    strength: float = 0.0
    left: int | None = None

    def plays(self, round: int) -> bool:
        """Whether they are to be paired for a round."""
        return self.left is None or round <= self.left


@dataclass(frozen=True)
class Fixture:
    """One match of a tournament, before or after it is played; or a bye, when one sits alone.

    Attributes:
        round: from 1.
        place: within the round, from 1.
        seats: the entrants by seat.
        places: of the seats, 1 the best; empty: it is not over. Nobody at 1: nobody gets points.
    """

    round: int
    place: int
    seats: tuple[int, ...]
    places: tuple[int, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether somebody has nobody to play with."""
        return len(self.seats) == 1

    @property
    def is_over(self) -> bool:
        """Whether its result is known; of a bye it always is."""
        return self.is_bye or bool(self.places)

    def points(self, entrant: int) -> float:
        """The share of the others that an entrant has left behind: 1 for a win, ½ for a tie for two, 0 for a loss.

        A bye is worth a win, as in the field.
        """
        if self.is_bye:
            return 1.0
        if not self.places or min(self.places) > 1:
            return 0.0
        mine = self.places[self.seats.index(entrant)]
        behind = sum(place > mine for place in self.places)
        level = sum(place == mine for place in self.places) - 1
        return (behind + level / 2) / (len(self.seats) - 1)

    def won(self, entrant: int) -> bool:
        """Whether an entrant was first alone, at a table with others."""
        if self.is_bye or not self.places:
            return False
        return self.places[self.seats.index(entrant)] == 1 and self.places.count(1) == 1


def by_seed(entrants: Iterable[Entrant]) -> list[Entrant]:
    """The strongest first; of equals who entered first."""
    return sorted(entrants, key=lambda entrant: (-entrant.strength, entrant.n))


def meetings(fixtures: Iterable[Fixture]) -> dict[tuple[int, int], int]:
    """How often each two have sat at one table, the lower number first."""
    met: dict[tuple[int, int], int] = {}
    for fixture in fixtures:
        for pair in combinations(sorted(fixture.seats), 2):
            met[pair] = met.get(pair, 0) + 1
    return met


def last_round(fixtures: Sequence[Fixture]) -> int:
    """The number of the round that is under way or was the last; 0: none was made."""
    return max((fixture.round for fixture in fixtures), default=0)


def numbered(round: int, tables: Iterable[tuple[int, ...]], first: int = 1) -> list[Fixture]:
    """Fixtures of a round, in this order."""
    return [Fixture(round, place, seats) for place, seats in enumerate(tables, first)]


def both_legs(fixtures: Sequence[Fixture], legs: int) -> list[Fixture]:
    """The fixtures, and with two legs behind all of them the same with sides swapped."""
    swapped = [fixture for fixture in fixtures if len(fixture.seats) == 2] if legs == 2 else []
    behind = len(fixtures)
    return [
        *fixtures,
        *[
            replace(fixture, place=behind + number, seats=fixture.seats[::-1])
            for number, fixture in enumerate(swapped, 1)
        ],
    ]

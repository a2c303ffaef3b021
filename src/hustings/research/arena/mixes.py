"""Who meets whom: the mixes of players that a tournament of computers plays, and the seeds of their matches."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from random import Random
from typing import Final

MOST_MIXES: Final = 120
"""So many different mixes are played at most; of more, so many are drawn."""

Lineup = tuple[int, ...]
"""The number of the player at each seat."""


@dataclass(frozen=True)
class Mixes:
    """What is played in each round.

    Attributes:
        lineups: all of them, without those in which everybody is the same.
        all: how many there are; more than ``lineups``, when some were drawn.
    """

    lineups: tuple[Lineup, ...]
    all: int


def mixes(players: int, seats: int, seed: int) -> Mixes:
    """Every mix of players in every seat, or a draw of them.

    With two seats that is every pair both ways round. With more seats there are soon too many; then mixes are drawn,
    each with all its turns around the table, so that everybody in it has every seat as often. They are dealt from a
    deck in which all players are as often.
    """
    among = players**seats - players
    if among <= MOST_MIXES:
        return Mixes(tuple(row for row in product(range(players), repeat=seats) if len(set(row)) > 1), among)
    rng = Random(f"{seed} {players} {seats}")
    drawn: dict[Lineup, None] = {}
    deck: list[int] = []
    while len(drawn) + seats <= MOST_MIXES:
        if not deck:
            deck = list(range(players)) * seats
            rng.shuffle(deck)
        row, deck = tuple(deck[:seats]), deck[seats:]
        if len(set(row)) > 1 and row not in drawn:
            drawn.update(dict.fromkeys((*row[turn:], *row[:turn]) for turn in range(seats)))
    return Mixes(tuple(drawn), among)


def seed_of(seed: int, names: tuple[str, ...], number: int) -> int:
    """The seed of a match: it depends on who sits where, and on nothing else that is played."""
    return int.from_bytes(sha256(f"{seed} {number} {' '.join(names)}".encode()).digest()[:6], "big")

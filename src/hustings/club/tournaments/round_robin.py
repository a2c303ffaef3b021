"""Everybody meets everybody: by the circle for two, by drawn tables for more."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from .model import Entrant, Fixture, Setting, both_legs, by_seed, meetings, numbered
from .tables import drawn, seated, sizes_of


def rounds_of(setting: Setting, entrants: int) -> int:
    """How many rounds there are when so many play."""
    if setting.for_two:
        return entrants - 1 + entrants % 2
    if setting.rounds:
        return setting.rounds
    seats = max(sizes_of(entrants, setting.sizes), default=2)
    return max(1, ceil((entrants - 1) / max(1, seats - 1)))


def next_round(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], round: int) -> list[Fixture]:
    """The fixtures of a round, counted from 1; nothing after the last one.

    Who has left keeps their place in the circle: whoever would have met them has a bye, which is a win.
    """
    if round > rounds_of(setting, len(entrants)):
        return []
    if setting.for_two:
        playing = {entrant.n for entrant in entrants if entrant.plays(round)}
        tables = [tuple(n for n in pair if n in playing) for pair in _circle(setting, entrants, round)]
        return both_legs(numbered(round, sorted(filter(None, tables), key=len, reverse=True)), setting.legs)
    return numbered(round, drawn_round(setting, entrants, fixtures, round))


def drawn_round(
    setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], round: int
) -> list[tuple[int, ...]]:
    """Tables for more than two; who finds no seat has a round of rest, those first who rested least."""
    rng = setting.lot("round", round)
    playing = [entrant.n for entrant in entrants if entrant.plays(round)]
    sizes = sizes_of(len(playing), setting.sizes)
    rng.shuffle(playing)
    past = [fixture for fixture in fixtures if fixture.round < round and not fixture.is_bye]
    played = {n: sum(n in fixture.seats for fixture in past) for n in playing}
    seats = sorted(playing, key=lambda n: played[n])[: sum(sizes)]
    sat = {
        n: [sum(f.seats[seat : seat + 1] == (n,) for f in past) for seat in range(max(setting.sizes))] for n in seats
    }
    return [seated(table, sat, rng) for table in drawn(sizes, seats, meetings(past), rng)]


def _circle(setting: Setting, entrants: Sequence[Entrant], round: int) -> list[tuple[int, int]]:
    """One round of the circle, by the numbers of Berger's tables, so that everybody's sides are as even as they can be.

    Numbers are drawn by lot. With an odd number of entrants the last number is nobody, who rests.
    """
    numbers = [entrant.n for entrant in by_seed(entrants)]
    setting.lot("numbers").shuffle(numbers)
    size = len(numbers) + len(numbers) % 2
    turning = size - 1
    pairs: list[tuple[int, int]] = []
    start = (round - 1) * (size // 2) % turning
    fixed = (size - 1, start) if round % 2 == 0 else (start, size - 1)
    for first, second in [
        fixed,
        *[((start + step) % turning, (start - step) % turning) for step in range(1, size // 2)],
    ]:
        if max(first, second) < len(numbers):
            pairs.append((numbers[first], numbers[second]))
    return pairs

"""The map as all eyes see it: what follows from its cubes alone, worked out once for everybody who looks."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec

from hustings.play.bounds import Meta, one_of

from ..rules.board import ENDORSED, KENNEDY, NIXON, REGION, REGIONS, SEATS, STATES
from ..rules.printed import Printed

FARTHEST: Final = 12
"""Cubes; a result that needs more to be turned is not said to hang on a few states."""


Side: TypeAlias = Annotated[str, one_of(*SEATS)]
Cubes: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
"""In one place; the rules set no limit (S.14), and a whole match brings fewer."""


class Support(msgspec.Struct, frozen=True):
    """Cubes, or endorsement markers, in one place; without any the side is None."""

    side: Side | None
    count: Cubes


class StateView(msgspec.Struct, frozen=True):
    """A state.

    Attributes:
        side: who leads it, or None.
        count: cubes.
        falls_to: who gets it if it stays empty (F.11, F.12).
        endorsed: whether that is because of an endorsement in the region.
        check: per cent of a support check that this seat would need for a cube here now.
    """

    side: Side | None
    count: Cubes
    falls_to: Side
    endorsed: bool
    check: Annotated[int, Meta(ge=0, le=100)] | None = None


class RegionView(msgspec.Struct, frozen=True):
    """Media support and endorsement markers in a region."""

    media: Support
    endorsements: Support


class Chart(NamedTuple):
    """The map.

    Attributes:
        states: all fifty, by id, without support checks.
        regions: by id.
        votes: by seat the electoral votes carried, led, and leaning.
        tipping: up to three states that would turn the result with the fewest cubes, and what the side that is behind
            would have to add to each.
    """

    states: dict[str, StateView]
    regions: dict[str, RegionView]
    votes: tuple[tuple[int, int, int], tuple[int, int, int]]
    tipping: dict[str, Support]


@lru_cache(maxsize=64)
def chart(printed: Printed, cubes: tuple[int, ...]) -> Chart:
    """The chart of a map with these cubes in its places."""
    states = {}
    votes = [[0, 0, 0], [0, 0, 0]]
    for state, id in enumerate(STATES):
        here, markers = cubes[state], cubes[ENDORSED + printed.region[state]]
        falls_to = printed.edge[state] if markers == 0 else KENNEDY if markers > 0 else NIXON
        states[id] = _state(here, falls_to, markers != 0)
        leader = falls_to if here == 0 else KENNEDY if here > 0 else NIXON
        votes[leader][2 if here == 0 else 0 if abs(here) >= printed.carry else 1] += printed.votes[state]
    regions = {
        id: RegionView(support(cubes[REGION + region]), support(cubes[ENDORSED + region]))
        for region, id in enumerate(REGIONS)
    }
    kennedy, nixon = ((carried, led, leaning) for carried, led, leaning in votes)
    behind = KENNEDY if sum(kennedy) < sum(nixon) else NIXON
    missing = sum(printed.votes) // 2 + 1 - sum(votes[behind])
    return Chart(states, regions, (kennedy, nixon), _tipping(printed, states, SEATS[behind], missing))


@cache
def support(cubes: int) -> Support:
    """The cubes of a place, or its endorsement markers."""
    return Support(None if cubes == 0 else SEATS[KENNEDY if cubes > 0 else NIXON], abs(cubes))


@cache
def _state(cubes: int, falls_to: int, endorsed: bool) -> StateView:
    here = support(cubes)
    return StateView(here.side, here.count, SEATS[falls_to], endorsed)


def _tipping(printed: Printed, states: dict[str, StateView], behind: str, missing: int) -> dict[str, Support]:
    """Up to three states with which the side that is behind would win, with as few cubes as possible."""
    by_price: list[list[tuple[int, str]]] = [[] for _ in range(FARTHEST + 1)]
    for state, id in enumerate(STATES):
        now = states[id]
        if behind != (now.side or now.falls_to):
            price = now.count if now.falls_to == behind else now.count + 1
            if price <= FARTHEST:
                by_price[price].append((printed.votes[state], id))
    for row in by_price:
        row.sort(reverse=True)
    for price in range(1, FARTHEST + 1):
        for first in range(price // 3 + 1):
            for second in range(first, (price - first) // 2 + 1):
                chosen: dict[str, Support] = {}
                won = 0
                for part in (price - first - second, second, first):
                    votes, id = next((pair for pair in by_price[part] if pair[1] not in chosen), (0, ""))
                    if id:
                        chosen[id] = Support(behind, part)
                        won += votes
                if won >= missing:
                    return chosen
    return {}

"""The board as numbers: seats, states, regions, issues, and the places where support can lie (S.2, S.3, S.6).

A *place* is a state (0 to 49), an advertising box (50 to 53), an issue (54 to 56) or the endorsements of a region
(57 to 60); a mask of places has a bit for each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KENNEDY: Final = 0
NIXON: Final = 1
NONE: Final = -1
"""No seat, no state, no issue."""

SEATS: Final = ("kennedy", "nixon")
SIGN: Final[list[int]] = [1, -1]
"""By seat: support is counted above 0 for Kennedy and below for Nixon."""

STATES: Final[tuple[str, ...]] = (
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY",
    "LA", "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND",
    "OH", "OK", "OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY",
)  # fmt: skip
REGIONS: Final[tuple[str, ...]] = ("east", "south", "midwest", "west")
ISSUES: Final[tuple[str, ...]] = ("defense", "economy", "civil_rights")
NODES: Final[tuple[str, ...]] = ("region-east", "region-south", "region-midwest", "region-west", "AK", "HI")
"""Where travel leads: the regions, and Alaska and Hawaii as regions of their own (C.3)."""

EAST: Final = 0
SOUTH: Final = 1
MIDWEST: Final = 2
WEST: Final = 3

DEFENSE: Final = 0
ECONOMY: Final = 1
CIVIL_RIGHTS: Final = 2

REGION: Final = 50
"""``REGION + region`` is the place of its media support."""
ISSUE: Final = 54
"""``ISSUE + issue`` is the place of its issue support."""
ENDORSED: Final = 57
"""``ENDORSED + region`` is the place of its endorsement markers."""
PLACES: Final = 61

BIT: Final[list[int]] = [1 << number for number in range(63)]
"""``BIT[n]`` is the mask of place ``n``. (mypyc 2.4 computes ``1 << n`` of a native int in 32 bits.)"""
ALL_STATES: Final = 0x3FFFFFFFFFFFF
ALL_REGIONS: Final = 0x3C000000000000
ALL_ISSUES: Final = 0x1C0000000000000
ALL_ENDORSEMENTS: Final = 0x1E00000000000000

ONE_SEAT: Final[list[tuple[int, ...]]] = [(KENNEDY,), (NIXON,)]
"""By seat. (Typed so, mypyc keeps one tuple of each.)"""


def places_in(mask: i64) -> list[int]:
    """The places of a mask, in order."""
    found: list[int] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            found.append(int(place))
        mask >>= 1
        place += 1
    return found

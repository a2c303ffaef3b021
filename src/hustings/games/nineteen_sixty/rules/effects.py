"""Events in force for the rest of the turn, a bit each in ``Race.effects`` (E.13).

The verbs that an event bends read its bit; when the turn ends, all bits go out and their cards leave the game (R.7).
"""

from __future__ import annotations

from typing import Final

from .board import KENNEDY, NIXON

KNEE: Final = 1
"""Nixon pays for campaigning (K.2)."""
CITIZENS: Final = 2
"""Nixon's cards are worth more (K.4)."""
OLD_SOUTH: Final[list[int]] = [4, 8]
"""By seat: it may not campaign in the South (K.19)."""
EGGED: Final = 16
"""Nixon may not campaign in the Midwest (K.20)."""
KEN_AIR: Final = 32
"""Kennedy travels free and campaigns for more (K.26)."""
JEERED: Final = 64
"""Kennedy may not campaign in the South (K.30)."""
PROFILES: Final = 128
"""Kennedy may repeat failed support checks (K.31)."""
BISHOPS: Final = 256
"""Kennedy may not spend momentum (K.44)."""
BOBBY: Final = 512
"""Kennedy's cards are worth more (K.54)."""
PRESS_CORPS: Final = 1024
"""Nixon needs support checks for all campaigning (K.55)."""
JOE: Final = 2048
"""Nixon may not spend momentum (K.65)."""
SUMMER: Final = 4096
"""Kennedy's cards are worth less (K.69)."""
SILENCE: Final = 8192
"""Nixon may not campaign where Kennedy leads (K.74)."""
PLEDGE: Final = 16384
"""Kennedy gains momentum when Nixon does not campaign (K.76)."""
NO_CHECKS: Final[list[int]] = [32768, 65536]
"""By seat: Advance Men let it travel free and campaign without support checks (K.79)."""
PEACE_CORPS: Final = 131072
"""Kennedy preempts without paying (K.81)."""
JACKIE: Final = 262144
"""Nixon pays for playing events (K.85)."""
LOYALISTS: Final = 524288
"""Kennedy may not campaign in the West and the Midwest (K.87)."""
STATURE: Final = 1048576
"""Kennedy's cards are worth less for positioning (K.88)."""

LASTING: Final[list[tuple[int, int, int]]] = [
    (KNEE, 2, NIXON),
    (CITIZENS, 4, NIXON),
    (4, 19, KENNEDY),
    (8, 19, NIXON),
    (EGGED, 20, NIXON),
    (KEN_AIR, 26, KENNEDY),
    (JEERED, 30, KENNEDY),
    (PROFILES, 31, KENNEDY),
    (BISHOPS, 44, KENNEDY),
    (BOBBY, 54, KENNEDY),
    (PRESS_CORPS, 55, NIXON),
    (JOE, 65, NIXON),
    (SUMMER, 69, KENNEDY),
    (SILENCE, 74, NIXON),
    (PLEDGE, 76, NIXON),
    (32768, 79, KENNEDY),
    (65536, 79, NIXON),
    (PEACE_CORPS, 81, KENNEDY),
    (JACKIE, 85, NIXON),
    (LOYALISTS, 87, KENNEDY),
    (STATURE, 88, KENNEDY),
]
"""Bit, card, and before whom the card lies."""

BANS: Final[list[list[tuple[int, int]]]] = [
    [(4, 19), (JEERED, 30), (LOYALISTS, 87)],
    [(8, 19), (EGGED, 20)],
]
"""By seat: bits that ban it from campaigning in the regions that their cards name."""


def lasting(effects: int, card: int) -> bool:
    """Whether a card lies in front of somebody for the rest of the turn."""
    for bit, number, _ in LASTING:
        if number == card and effects & bit:
            return True
    return False

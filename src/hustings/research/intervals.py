"""How sure a share is that was counted."""

from __future__ import annotations

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964
"""Quantile of the normal distribution for an interval of 95 %."""


def wilson(wins: float, matches: int, z: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval for a share: right also for few matches and shares near 0 and 1. A draw can be half a win."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    middle = share + z * z / (2 * matches)
    width = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)

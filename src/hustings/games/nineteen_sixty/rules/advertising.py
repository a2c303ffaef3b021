"""Advertising in regions (chapter V)."""

from __future__ import annotations

from typing import Final, final

from hustings.kernel.position import Step, Steps

from .position import Race
from .support import ADVERTISING_CHECK, Checks


def advertise(p: Race, seat: int, points: int, card: int) -> Steps:
    """Advertise with so many points (V.1)."""
    return (Advertise(seat, points),)


@final
class Advertise(Step[Race]):
    """As many cubes are drawn as there are points; what succeeds is placed afterwards (V.1 to V.3).

    Args:
        seat: who advertises.
        points: points.
    """

    clause = "V.1"
    fields = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, p: Race) -> Steps:
        """Draw all of them."""
        if p.live:
            p.note("advertised", (self.seat, self.points), "V.1")
        return (Checks(self.seat, ADVERTISING_CHECK, self.points, 0),)


STEPS: Final = (Advertise,)

"""Advertising in regions (chapter V)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.message import Message, Reason
from ...kernel.position import Step, Steps
from .actions import CHECKS, DONE, MOST_CHECKS
from .board import ONE_SEAT
from .position import Race
from .support import ADVERTISING_CHECK, Checks


def advertise(p: Race, seat: int, points: int, card: int) -> Steps:
    """Advertise with so many points (V.1)."""
    return (Advertise(seat, points),)


@final
class Advertise(Step[Race]):
    """How many points are spent? As many cubes are drawn (V.1, V.3).

    Args:
        seat: who advertises.
        left: points.
    """

    clause = "V.1"
    fields = ("seat", "left")
    prompt: ClassVar[str] = "advertise"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``checks`` with a number of points, or ``done`` for none (P.2)."""
        found = [CHECKS + points for points in range(1, min(self.left, MOST_CHECKS) + 1)]
        found.append(DONE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """More points than the card has."""
        if CHECKS + self.left < action <= CHECKS + MOST_CHECKS:
            return Reason("too-many-points", (self.left,), "V.1")
        return None

    def ask(self, p: Race, seat: int) -> Message:
        """How many?"""
        return Message("advertise", (self.seat, self.left, p.percent(self.seat)))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Draw; what succeeds is placed afterwards (V.2)."""
        if action == DONE:
            return None
        if p.live:
            p.note("advertised", (self.seat, action - CHECKS), "V.1")
        return (Checks(self.seat, ADVERTISING_CHECK, action - CHECKS, 0),)


STEPS: Final = (Advertise,)

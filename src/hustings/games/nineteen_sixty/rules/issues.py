"""Positioning on issues (chapter U)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import DONE, POSITIONING, SUPPORT
from .board import BIT, ISSUE, ISSUES, NONE, ONE_SEAT
from .position import LIMITED_POSITIONING, Race


def position(p: Race, seat: int, points: int, card: int) -> Steps:
    """Take positions with so many points (U.1)."""
    return (TakePosition(seat, points, 0, card),)


def limited_issue(p: Race, card: int) -> int:
    """The issue in which a card used for positioning cannot gain support, or ``NONE`` (Y.7, Y.8)."""
    if not p.variants & LIMITED_POSITIONING or p.play[-1] >> 2 & 3 != POSITIONING:
        return NONE
    return p.printed.issue[card]


@final
class TakePosition(Step[Race]):
    """Points are spent on issue support, one after the other, at a rising price (U.1 to U.3).

    Args:
        seat: who takes positions.
        left: points left.
        paid: mask of the issues in which points were spent.
        card: the card that is played or lets the side take positions.
    """

    clause = "U.1"
    fields = ("seat", "left", "paid", "card")
    prompt: ClassVar[str] = "position"

    def __init__(self, seat: int, left: int, paid: int, card: int) -> None:
        self.seat = seat
        self.left = left
        self.paid = paid
        self.card = card

    def price(self, p: Race, issue: int) -> int:
        """What one more support in an issue costs now (U.1, U.2)."""
        paid: i64 = self.paid
        return p.printed.next_issue_cube if paid & BIT[issue] else p.printed.first_issue_cube

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, while it can pay for any support."""
        return ONE_SEAT[self.seat] if len(self.actions(p, self.seat)) > 1 else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``issue``, or ``done`` (P.2)."""
        limited = limited_issue(p, self.card)
        found: list[int] = []
        for issue in range(len(ISSUES)):
            if issue != limited and self.price(p, issue) <= self.left:
                found.append(SUPPORT + ISSUE + issue)
        found.append(DONE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why no support can be gained in this issue."""
        issue = action - SUPPORT - ISSUE
        if not 0 <= issue < len(ISSUES):
            return None
        if issue == limited_issue(p, self.card):
            return Reason("own-icon", (issue,), "Y.7")
        price = self.price(p, issue)
        return Reason("issue-cost", (issue, price, self.left), "U.1") if price > self.left else None

    def ask(self, p: Race, seat: int) -> Message:
        """Where?"""
        return Message("position", (self.seat, self.left))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Gain one support there."""
        if action == DONE:
            return None
        issue = action - SUPPORT - ISSUE
        left = self.left - self.price(p, issue)
        p.gain(self.seat, ISSUE + issue, 1)
        return (TakePosition(self.seat, left, self.paid | BIT[issue], self.card),)


STEPS: Final = (TakePosition,)

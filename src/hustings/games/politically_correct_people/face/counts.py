"""What can be counted on the table of Politically Correct People: own money, cards, groups in front, calendars."""

from __future__ import annotations

from hustings.kernel.message import Message
from hustings.play.face import Count

from ..rules.printed import Printed
from .view import View

__all__ = ["counts"]


def counts(v: View, printed: Printed) -> list[Count]:
    """The counts of a view."""
    found: list[Count] = []
    for number, seat in enumerate(v.seats):
        if seat.money is not None:
            found.append(Count(Message("money"), "purse", seat.money, number))
        here = {group.card: group.count for group in seat.front}
        for kind, id in enumerate(printed.ids):
            found.append(Count(Message("counts-front", (kind,)), f"front-{seat.colour}-{id}", here.get(id, 0), number))
        found.append(Count(Message("hand"), f"mat-{seat.colour}", seat.hand, number))
    found.append(Count(Message("calendars"), "", v.calendars))
    return found

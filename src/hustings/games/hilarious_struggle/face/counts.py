"""What can be counted on the table of Hilarious Struggle: electors, scandal, voters and votes that lie face down."""

from __future__ import annotations

from hustings.kernel.message import Message
from hustings.play.face import Count

from ..rules.printed import SEATS
from .view import View

__all__ = ["counts"]


def counts(v: View) -> list[Count]:
    """The counts of a view."""
    found: list[Count] = []
    for side, id in enumerate(SEATS):
        found.append(Count(Message("electors"), f"total-{id}", v.sides[side].electors, side))
        found.append(Count(Message("scandal"), f"scandal-{id}", v.sides[side].scandal, side))
        for number, state in enumerate(v.states):
            found.append(Count(Message("counts-voters", (number,)), f"votes-{id}-{state.id}", state.voters[side], side))
            found.append(Count(Message("counts-down", (number,)), f"down-{id}-{state.id}", len(state.down[side]), side))
    return found

"""What can be ordered beforehand: how a turn ends, and what is added at the election."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.play.orders import Asked, Choice, StandingOrder

__all__ = ["ORDERS"]

DONE: Final = "done"


def _end(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """End the turn after its action, with so few cards left."""
    side = asked.view.sides[asked.seat]
    return DONE if len(side.hand) <= int(chosen["cards"]) else None


def _add(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """At the election add every card that can be added, or none."""
    cards = [answer for answer in asked.answers if answer.startswith("add ")]
    return cards[0] if cards and chosen["what"] == "all" else DONE


ORDERS: Final = (
    StandingOrder("end", "after", _end, (Choice("cards", tuple(str(number) for number in range(10, -1, -1))),)),
    StandingOrder("rally", "rally", _add, (Choice("what", ("all", "none"), "order-rally-"),)),
)

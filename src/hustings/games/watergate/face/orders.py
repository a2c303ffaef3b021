"""What can be ordered beforehand: reactions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.play.orders import Asked, Choice, StandingOrder

from ..rules.actions import card_name
from ..rules.reactions import BEN_BRADLEE, FOLLOW_THE_MONEY, JOHN_MITCHELL, MASS_DEMONSTRATION

__all__ = ["ORDERS"]

OF_NIXON: Final = (card_name(JOHN_MITCHELL),)
OF_EDITOR: Final = tuple(card_name(number) for number in (BEN_BRADLEE, MASS_DEMONSTRATION, FOLLOW_THE_MONEY))
NONE: Final = "none"


def _let_go(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Pass, unless a card that is to be kept in mind could answer."""
    kept = chosen["unless"]
    return None if kept != NONE and f"react {kept}" in asked.answers else "pass"


def _react(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Answer with the card as soon as it can, or when the play moves evidence far enough."""
    answer = f"react {chosen['card']}"
    if answer not in asked.answers:
        return None
    if asked.message.key == "answer-move" and asked.message.args[3] < int(chosen["value"]):
        return None
    return answer


def _gone(asked: Asked, chosen: Mapping[str, str]) -> bool:
    """Whether the card has left the game."""
    return chosen["card"] in asked.view.sides[asked.seat].removed


def _of(side: str, cards: tuple[str, ...], *more: Choice) -> tuple[StandingOrder, ...]:
    unless, card = Choice("unless", (NONE, *cards), "order-unless-"), Choice("card", cards, "card-")
    return (
        StandingOrder(f"let-go-{side}", "answer", _let_go, (unless,), (side,)),
        StandingOrder(f"react-{side}", "answer", _react, (card, *more), (side,), _gone),
    )


ORDERS: Final = (*_of("nixon", OF_NIXON), *_of("editor", OF_EDITOR, Choice("value", ("1", "2", "3", "4"))))

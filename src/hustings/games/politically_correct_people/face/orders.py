"""What can be ordered beforehand: deals, and to stay out of a vote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.play.orders import Asked, Choice, StandingOrder

from .view import Offer, View

__all__ = ["ORDERS"]

MONEY: Final = ("0", "1", "2", "3", "4", "5", "6", "8", "10", "12", "15", "20")


def _costs_no_card(offer: Offer) -> bool:
    """Whether an offer wants nothing but money."""
    return not (offer.wants.hand or offer.wants.front or offer.wants.place)


def _gain(offer: Offer) -> int:
    return int(offer.gives.money - offer.wants.money)


def _sell(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Accept an offer that wants no card and brings money."""
    least = int(chosen["least"])
    return _first(asked, "accept", lambda offer: _costs_no_card(offer) and _gain(offer) >= least)


def _buy(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Accept an offer that gives a card for little money."""
    most = int(chosen["most"])
    return _first(
        asked,
        "accept",
        lambda offer: bool(offer.gives.hand or offer.gives.front) and _costs_no_card(offer) and -_gain(offer) <= most,
    )


def _decline(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Decline offers that want a card, or all."""
    everything = chosen["what"] == "all"
    return _first(asked, "decline", lambda offer: everything or not _costs_no_card(offer))


def _first(asked: Asked, verb: str, fits: Callable[[Offer], bool]) -> str | None:
    view: View = asked.view
    found = [f"{verb} {offer.slot}" for offer in view.offers if offer.giver != asked.seat and fits(offer)]
    return next((action for action in found if action in asked.answers), None)


def _pass(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Pass in the vote."""
    return "pass"


ORDERS: Final = (
    StandingOrder("accept-money", "", _sell, (Choice("least", MONEY[1:]),)),
    StandingOrder("accept-card", "", _buy, (Choice("most", MONEY),)),
    StandingOrder("decline", "", _decline, (Choice("what", ("cards", "all"), "order-decline-"),)),
    StandingOrder("pass", "vote", _pass),
)

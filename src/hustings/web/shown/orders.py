"""Standing orders in words."""

from __future__ import annotations

from dataclasses import dataclass

from hustings.matches.computers.orders import known, orders_of, possible
from hustings.play.orders import Choice, StandingOrder

from .scene import Scene
from .sentences import Sentences

__all__ = ["GivenOrder", "OfferedChoice", "OfferedOrder", "given_orders", "offered_orders"]


@dataclass(frozen=True)
class GivenOrder:
    """An order that a seat has given.

    Attributes:
        text: to be sent when it is taken back.
        said: it in words.
        ended: whether it can never be carried out any more.
    """

    text: str
    said: str
    ended: bool


@dataclass(frozen=True)
class OfferedChoice:
    """Something to be chosen: the name of its field, its label, and its values with what they are called."""

    key: str
    label: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class OfferedOrder:
    """An order that a seat can give, in words with an ellipsis for what is chosen."""

    id: str
    said: str
    choices: tuple[OfferedChoice, ...]


def given_orders(scene: Scene, texts: tuple[str, ...]) -> list[GivenOrder]:
    """The orders of a seat, as its own page tells them."""
    assert scene.seat is not None
    game, match, seat = scene.game, scene.match, scene.seat
    return [
        GivenOrder(text, _said(scene.words, order, found.chosen), not possible(game, match, seat, order, found))
        for text, order, found in known(game, texts)
    ]


def offered_orders(scene: Scene) -> list[OfferedOrder]:
    """The orders that a seat can give."""
    assert scene.seat is not None
    words = scene.words
    return [
        OfferedOrder(
            order.id,
            words.text(f"order-{order.id}", **{choice.key: "…" for choice in order.choices}),
            tuple(
                OfferedChoice(
                    choice.key,
                    words.text(f"order-{order.id}-{choice.key}"),
                    tuple((value, _named(words, choice, value)) for value in choice.values),
                )
                for choice in order.choices
            ),
        )
        for order in orders_of(scene.game, scene.match, scene.seat)
    ]


def _said(words: Sentences, order: StandingOrder, chosen: dict[str, str]) -> str:
    named = {
        choice.key: _named(words, choice, chosen[choice.key]) if choice.words else int(chosen[choice.key])
        for choice in order.choices
    }
    return words.text(f"order-{order.id}", **named)


def _named(words: Sentences, choice: Choice, value: str) -> str:
    return words.text(choice.words + value) if choice.words else value

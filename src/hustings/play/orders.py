"""Standing orders: answers that a seat gives beforehand to what is sure to be asked.

A game lists those that it knows in :attr:`hustings.play.game.Game.orders`. Each says which question it answers, what
can be chosen about it, and what it answers then: a pure function of what the seat itself knows, so that an order tells
nobody anything that its answer would not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from hustings.kernel.message import Message

__all__ = ["Asked", "Choice", "Rule", "StandingOrder", "never"]


@dataclass(frozen=True)
class Asked:
    """What a seat knows when an order is asked for its answer.

    Attributes:
        game: the game, for its printed values.
        seat: whose order it is.
        view: what the seat knows, as `Game.look` gives it.
        message: the question with its arguments; for what answers nothing the question that others are asked.
        answers: the canonical texts of what the seat can answer, or do besides.
    """

    game: Any
    seat: int
    view: Any
    message: Message
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """Something that is chosen about an order.

    Attributes:
        key: its name; its label is the text ``order-ID-KEY``.
        values: what there is to choose from, the default first.
        words: what stands before a value in the key of its text, such as ``"card-"``; empty: values are told as they
            are, as numbers.
    """

    key: str
    values: tuple[str, ...]
    words: str = ""


Rule: TypeAlias = Callable[[Asked, Mapping[str, str]], str | None]
"""What an order answers, by its choices: the canonical text of an answer; None: the person is asked."""

Ended: TypeAlias = Callable[[Asked, Mapping[str, str]], bool]
"""Whether an order can never be carried out any more, from what the seat knows."""


def never(asked: Asked, chosen: Mapping[str, str]) -> bool:
    """An order that holds to the end of the match."""
    return False


@dataclass(frozen=True)
class StandingOrder:
    """An order that seats can give.

    Attributes:
        id: its name; the text ``order-ID`` says it with its choices as arguments.
        question: the prompt of the question that it answers; empty: it does what answers nothing, such as to accept
            an offer.
        rule: what it answers.
        choices: what is chosen about it.
        seats: names of the seats that can give it; empty: all.
        ended: whether it has become impossible.
    """

    id: str
    question: str
    rule: Rule
    choices: tuple[Choice, ...] = ()
    seats: tuple[str, ...] = ()
    ended: Ended = never


MOST: Final = 12
"""So many orders can a seat have at once."""

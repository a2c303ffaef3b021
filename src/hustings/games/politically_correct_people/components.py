"""The form of ``printed.toml`` once an owner's corrections are merged in: plain data, as it stands in a match file.

This module stays uncompiled: msgspec reads its annotations when the data of a foreign match file is checked.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Confidence = Literal["high", "medium", "partly", "reconstructed", "owner"]


class RulesData(TypedDict):
    """Numbers of the rules."""

    cards: int
    hand: int
    pool: int
    calendars: int
    rounds: int
    start_notes: list[int]
    mix: list[int]
    large: int
    small: int
    slush_value: int
    dice: int
    market_limit: int


class CardConfidence(TypedDict):
    """How sure the parts of a card are; ``value`` is its base or its votes."""

    name: Confidence
    copies: Confidence
    value: Confidence


class CardData(TypedDict):
    """One kind of card; without copies it is not in the game."""

    kind: Literal["politician", "voters", "floating", "slush", "calendar"]
    name: str
    copies: int
    base: int
    votes: list[int]
    confidence: CardConfidence


class StatedData(TypedDict):
    """A value that an owner's file states; ``old`` equals ``new`` where it only confirms ours."""

    path: str
    old: str
    new: str


class PrintedData(TypedDict):
    """Everything that is printed on the components."""

    rules: RulesData
    cards: dict[str, CardData]
    owner: list[StatedData]

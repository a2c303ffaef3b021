"""The form of ``printed.toml`` once an owner's corrections are merged in: plain data, as it stands in a match file.

This module stays uncompiled: msgspec reads its annotations when the data of a foreign match file is checked.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Confidence = Literal["high", "medium", "partly", "reconstructed", "owner"]


class RulesData(TypedDict):
    """Numbers of the rules."""

    electors_to_win: int
    scandal_limit: int
    hand: int
    track_step: int


class StartData(TypedDict):
    """Where a side begins."""

    state: str
    electors: int
    scandal: int


class SetUpData(TypedDict):
    """The set-up."""

    first: Literal["democrats", "republicans"]
    democrats: StartData
    republicans: StartData


class StateConfidence(TypedDict):
    """How sure the values of a state are."""

    name: Confidence
    electors: Confidence
    borders: Confidence


class StateData(TypedDict):
    """A state of the board; ``name`` says which one of the union it is."""

    name: str
    electors: int
    x: float
    y: float
    borders: list[str]
    confidence: StateConfidence


class CardConfidence(TypedDict):
    """How sure the parts of a card are."""

    voters: Confidence
    rule: Confidence
    effect: Confidence


class CardData(TypedDict):
    """One card; ``rule`` is its underlined text and ``limit`` the number in it."""

    kind: Literal["state", "swing", "election"]
    voters: int
    rule: str
    limit: int
    effect: str
    numbers: list[int]
    confidence: CardConfidence


class StatedData(TypedDict):
    """A value that an owner's file states; ``old`` equals ``new`` where it only confirms ours."""

    path: str
    old: str
    new: str


class PrintedData(TypedDict):
    """Everything that is printed on the components."""

    confidence: dict[str, Confidence]
    rules: RulesData
    set_up: SetUpData
    states: dict[str, StateData]
    cards: dict[str, CardData]
    owner: list[StatedData]

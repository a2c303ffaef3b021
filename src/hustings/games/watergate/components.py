"""The form of ``printed.toml`` once an owner's corrections are merged in: plain data, as it stands in a match file.

This module stays uncompiled: msgspec reads its annotations when the data of a foreign match file is checked.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["blue", "yellow", "green"]
Confidence = Literal["high", "medium", "low", "reconstructed", "owner"]


class CardConfidence(TypedDict):
    """How sure the parts of a card are; ``action`` includes its name and kind."""

    action: Confidence
    value: Confidence
    colours: Confidence


class CardData(TypedDict):
    """One card; ``colours`` is one colour or ``["joker"]``, ``picture`` the informant whose picture it pins."""

    name: str
    kind: Literal["event", "conspirator", "journalist"]
    value: int
    colours: list[Literal["blue", "yellow", "green", "joker"]]
    steps: list[int]
    reaction: bool
    picture: NotRequired[str]
    confidence: CardConfidence


class TokenData(TypedDict):
    """One evidence token; ``mark`` is the momentum mark."""

    colours: list[Colour]
    mark: bool


class SpaceData(TypedDict):
    """One evidence space of the board."""

    id: str
    colour: Colour
    x: float
    y: float


class InformantData(TypedDict):
    """One informant space of the board."""

    id: str
    x: float
    y: float


class BoardData(TypedDict):
    """The evidence board; an edge is a pair of ids."""

    spaces: list[SpaceData]
    informants: list[InformantData]
    edges: list[list[str]]


class TriggerData(TypedDict):
    """What a momentum token does when it is put on ``space``; the operation says which number it takes."""

    space: int
    op: Literal["draw_card", "look_at_top_of_deck", "move_evidence", "pin_from_track"]
    count: NotRequired[int]
    steps: NotRequired[int]


class NixonMomentumData(TypedDict):
    """Nixon's momentum card."""

    spaces: int


class EditorMomentumData(TypedDict):
    """The Editor's momentum card."""

    spaces: int
    triggers: list[TriggerData]


class MomentumData(TypedDict):
    """Both momentum cards."""

    nixon: NixonMomentumData
    editor: EditorMomentumData


class GroupConfidence(TypedDict):
    """How sure the values are that have no confidence of their own."""

    token_colours: Confidence
    token_marks: Confidence
    space_colours: Confidence
    edges: Confidence
    informant_places: Confidence
    nixon_spaces: Confidence
    nixon_triggers: Confidence
    editor_spaces: Confidence
    editor_triggers: Confidence


class StatedData(TypedDict):
    """A value that an owner's file states; ``old`` equals ``new`` where it only confirms ours."""

    path: str
    old: str
    new: str


class RoundsData(TypedDict, total=False):
    """How long a match is, where it is not as the rulebook has it."""

    hand: int
    hand_with_initiative: int
    new_tokens: int
    last: int


class PlayedData(TypedDict, total=False):
    """What is played with, if not all: cards of both sides, and evidence tokens."""

    cards: list[str]
    tokens: list[str]


class PrintedData(TypedDict):
    """Everything that is printed on the components."""

    confidence: GroupConfidence
    cards: dict[str, CardData]
    momentum: MomentumData
    board: BoardData
    tokens: dict[str, TokenData]
    rounds: NotRequired[RoundsData]
    played: NotRequired[PlayedData]
    owner: list[StatedData]

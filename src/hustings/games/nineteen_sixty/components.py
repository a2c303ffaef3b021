"""The form of ``printed.toml``: plain data, as it stands in a match file.

This module stays uncompiled: msgspec reads its annotations when the data of a foreign match file is checked.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["kennedy", "nixon"]
Confidence = Literal["high", "medium", "low", "owner"]
Issue = Literal["defense", "economy", "civil_rights"]
Region = Literal["east", "south", "midwest", "west"]


class EditionData(TypedDict):
    """What one edition does its own way."""

    cards: int
    bag: int
    reseed: int
    event_checks: bool
    shift_first: bool
    bonus_media: int
    strategy_at_once: bool
    tie_breakers: list[Literal["states", "support", "kennedy"]]
    optional: list[str]


class CandidateData(TypedDict):
    """A candidate with the candidate card and the own vice president."""

    colour: str
    party: str
    emblem: str
    home: str
    card_name: str
    cp: int
    rest: int
    momentum: int
    vice_president: str


class SetUpData(TypedDict):
    """The order of the issues at the start; ``turn``: the one in which the match begins, if not the first."""

    issues: list[Issue]
    turn: NotRequired[int]


class PlayedData(TypedDict, total=False):
    """What is played with, if not all: campaign cards, and states that are on the map."""

    cards: list[str]
    states: list[str]


class HalvesData(TypedDict):
    """A number before and after the debates."""

    before_debates: int
    after_debates: int


class TurnsData(TypedDict):
    """The turn track."""

    normal: list[int]
    debates: int
    election_day: int
    hand: HalvesData
    strategy_cards: HalvesData
    activity_phases: int


class RulesData(TypedDict):
    """Numbers of the rules."""

    carry: int
    cp_least: int
    cp_most: int
    boundary: int
    first_issue_cube: int
    next_issue_cube: int
    trigger: int
    preempt: int
    debate_cards: int
    debate_rewards: list[int]
    strategy_checks: int
    momentum_cubes: int


class RegionsData(TypedDict):
    """The regions and the boundaries between them, Alaska and Hawaii included."""

    ids: list[Region]
    boundaries: list[list[str]]


class StateConfidence(TypedDict):
    """How sure the values of a state are."""

    region: Confidence
    votes: Confidence
    start: Confidence
    edge: Confidence


class StateData(TypedDict):
    """A state; ``leader`` and ``cubes`` are its support at set-up."""

    name: str
    votes: int
    region: Region
    edge: Side
    leader: Literal["kennedy", "nixon", "none"]
    cubes: int
    confidence: StateConfidence


class EndorsementData(TypedDict):
    """A sort of endorsement cards; ``choice``: the player chooses the region."""

    name: str
    region: Literal["east", "south", "midwest", "west", "choice"]
    count: int


class EffectData(TypedDict, total=False):
    """The numbers and places that an event uses; ``printed.toml`` says what each means."""

    support: int
    each: int
    loss: int
    states: list[str]
    regions: list[Region]
    votes_at_least: int
    votes_at_most: int
    momentum: int
    momentum_loss: int
    own_loss: int
    issue: int
    issue_loss: int
    media: int
    media_regions: list[Region]
    media_loss: int
    rise: int
    token: list[str]
    banned: list[Region]
    cp: int
    cost: int
    cards: int
    markers: int
    checks: int
    leader: str
    counted: list[str]
    issues: int
    first: int


class CardConfidence(TypedDict):
    """How sure the parts of a card are; ``icon`` only where it is less sure than the other values."""

    effect: Confidence
    values: Confidence
    icon: NotRequired[Confidence]


class CardData(TypedDict):
    """One campaign card."""

    number: int
    name: str
    editions: list[int]
    cp: int
    rest: int
    issue: Literal["defense", "economy", "civil_rights", "none"]
    icon: Literal["kennedy", "nixon", "both"]
    state: str
    kind: Literal["normal", "turn", "debate", "election_day", "prevention"]
    effect: EffectData
    prevents: NotRequired[list[str]]
    confidence: CardConfidence


class StatedData(TypedDict):
    """A value that an owner's file states; ``old`` equals ``new`` where it only confirms ours."""

    path: str
    old: str
    new: str


class PrintedData(TypedDict):
    """Everything that is printed on the components."""

    confidence: dict[str, Confidence]
    first: EditionData
    second: EditionData
    candidates: dict[str, CandidateData]
    set_up: SetUpData
    turns: TurnsData
    rules: RulesData
    regions: RegionsData
    states: dict[str, StateData]
    endorsements: dict[str, EndorsementData]
    cards: dict[str, CardData]
    played: NotRequired[PlayedData]
    owner: list[StatedData]

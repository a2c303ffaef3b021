"""What the API takes and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hustings.ai.levels import LEVELS
from hustings.files.transcript import ONLINE
from hustings.matches.people import KINDS, MODES

__all__ = [
    "Act",
    "ActionInfo",
    "ClockInfo",
    "Composed",
    "Consent",
    "End",
    "GameInfo",
    "Join",
    "LogInfo",
    "NewMatch",
    "Opened",
    "Order",
    "OrderInfo",
    "Orders",
    "Plan",
    "Played",
    "Refusal",
    "SeatInfo",
    "Seated",
    "TableInfo",
    "TalkInfo",
    "Turn",
    "WhyNot",
    "Wishes",
    "Words",
    "one_of",
]


def one_of(*choices: str) -> msgspec.Meta:
    """What a text can be, for the description only: what is none of them is refused in the reader's language."""
    return msgspec.Meta(extra_json_schema={"extra": {"enum": list(choices)}})


Kind = Annotated[str, one_of(*KINDS)]
Level = Annotated[str, one_of(*LEVELS, "")]
Mode = Annotated[str, one_of(*MODES)]
State = Annotated[str, one_of("play", "waiting", "confirm", "over")]
Takeback = Annotated[str, one_of("ask", "answer", "withdraw", "")]
Fate = Annotated[str, one_of("done", "repeated")]


class GameInfo(msgspec.Struct):
    """An installed game: its seats, and its options with their choices, the default first.

    ``sizes`` has the seats for each value of an option that changes how many there are.
    """

    id: str
    title: str
    seats: tuple[str, ...]
    options: dict[str, tuple[str, ...]]
    sizes: dict[str, dict[str, tuple[str, ...]]]


class Plan(msgspec.Struct):
    """Who is to sit at a seat: a person, a computer with a level, or whoever follows the invitation (``open``)."""

    kind: Kind
    level: Level = ""
    name: str = ""


class NewMatch(msgspec.Struct):
    """A match to be opened; ``mode`` is ``online``, or ``hotseat`` when all seats share one device and one token.

    ``pace`` is the time control: nothing, ``30+20`` (minutes for the match and seconds a move), ``2d`` (days a move).
    """

    game: str
    seats: list[Plan]
    options: dict[str, str] = {}
    mode: Mode = ONLINE
    pace: str = ""


class Opened(msgspec.Struct):
    """A match that was opened, with a token for each seat of a person."""

    match: str
    tokens: tuple[str, ...]


class Join(msgspec.Struct):
    """An invitation to be accepted: the name of the open seat, and the name that the others will read.

    ``invitation`` is the secret at the end of the link, of a match for whoever has one.
    """

    seat: str
    name: str = ""
    invitation: str = ""


class Seated(msgspec.Struct):
    """The token of a seat that was taken."""

    token: str


class SeatInfo(msgspec.Struct):
    """Who sits at a seat."""

    seat: str
    kind: Kind
    name: str


class ClockInfo(msgspec.Struct):
    """The time of a seat: the seconds that are left, those before they begin to count, and whether they do now."""

    seat: str
    left: int
    free: int
    runs: bool


class ActionInfo(msgspec.Struct):
    """A legal action: its canonical text, what its button says, the drawn object that offers it, and its mark."""

    text: str
    label: str
    object: str
    mark: int = 0


class LogInfo(msgspec.Struct):
    """A line of the log as this seat may read it."""

    n: int
    text: str
    clause: str
    moment: int


class TalkInfo(msgspec.Struct):
    """A line of table talk: its number for this audience, who said it, to whom if whispered, when, and what."""

    n: int
    seat: str
    to: str | None
    at: float
    text: str


class Words(msgspec.Struct):
    """Something to be said: to everybody, or whispered to one seat.

    Attributes:
        after: how many lines your seat had said before; with it, the same line sent again is not said twice.
    """

    text: str
    to: str | None = None
    after: int | None = None


class End(msgspec.Struct):
    """How a match ended; the secret proves its chance."""

    winners: tuple[str, ...]
    scores: tuple[float, ...]
    how: str
    secret: str


class TableInfo(msgspec.Struct):
    """A match as one seat, or a spectator, may see it now.

    Attributes:
        version: counts the changes that this audience can see.
        turn: to be sent with the answer to this question.
        state: ``play``, ``waiting``, ``confirm`` or ``over``.
        actions: the answers to the question; they are sent with the turn.
        extras: what the seat can do at any time without answering; each is sent with its own mark.
        mark: to be sent with a form for ``trade``.
        view: everything that this audience may know; its form is the game's own.
        takeback: what can be done about a takeback now: ``ask``, ``answer``, ``withdraw`` or nothing.
        talk: how many lines of table talk this audience has heard.
        clocks: of the seats that have one; see the manual for what is counted.
        marks: what the match is besides a match, so that it is never rated: ``study`` (played on from a moment of
            another one), ``hints``.
    """

    match: str
    game: str
    seat: str | None
    version: int
    turn: int
    state: State
    prompt: str
    clause: str
    to_act: tuple[str, ...]
    actions: list[ActionInfo]
    extras: list[ActionInfo]
    mark: int
    can_undo: bool
    takeback: Takeback
    view: Any
    players: list[SeatInfo]
    log: list[LogInfo]
    talk: int
    clocks: list[ClockInfo]
    commitment: str
    marks: tuple[str, ...]
    outcome: End | None


class Act(msgspec.Struct):
    """An action, and the turn that it answers; or the mark that it has, where it answers nothing."""

    action: str
    turn: int | None = None
    mark: int | None = None


class Composed(msgspec.Struct):
    """A form of the game that is carried out whole: its fields with all their values, and the mark of the table."""

    mark: int
    fields: dict[str, list[str]]


class Turn(msgspec.Struct):
    """The turn that is meant."""

    turn: int


class Consent(msgspec.Struct):
    """The answer to a takeback request."""

    grant: bool


class Wishes(msgspec.Struct):
    """How a seat is played; what is missing stays as it is."""

    confirm: bool | None = None
    auto_pass: bool | None = None


class Order(msgspec.Struct):
    """A standing order: which, and a value for each of its choices; what is missing takes its default.

    ``said`` and ``ended`` (it can no longer come to anything) are told, and need not be sent.
    """

    id: str
    chosen: dict[str, str] = {}
    said: str = ""
    ended: bool = False


class OrderInfo(msgspec.Struct):
    """A standing order that a seat can give: in words, with its choices and their values, the default first."""

    id: str
    said: str
    choices: dict[str, tuple[str, ...]]


class Orders(msgspec.Struct):
    """The standing orders of a seat: those that it has given, the first that fits counts; and all that there are."""

    given: list[Order]
    offered: list[OrderInfo] = []


class Played(msgspec.Struct):
    """What became of a request: ``done``, or ``repeated`` when it had been done before; and the turn after it."""

    kind: Fate
    turn: int


class WhyNot(msgspec.Struct):
    """Why one action is refused now."""

    action: str
    reason: str


class Refusal(msgspec.Struct):
    """A request that was not carried out: a key for programs, and why and what to do in the reader's language.

    ``text`` and ``html`` say what is wrong, ``do`` what helps, ``refused`` both.
    """

    error: str
    text: str
    html: str
    do: str
    refused: str

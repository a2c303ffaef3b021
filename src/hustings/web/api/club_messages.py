"""What the API takes and answers for programs that speak for a person."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hustings.club.challenges.model import REASONS, STATES
from hustings.club.programs.tokens import SCOPES

from .messages import SeatInfo, one_of

__all__ = [
    "EVENTS",
    "ChallengeInfo",
    "Decline",
    "Event",
    "MatchInfo",
    "Me",
    "NewChallenge",
    "PersonInfo",
    "Rematch",
]

EVENTS = ("challenge", "challenge-ended", "match-started", "your-turn", "match-ended")

Scope = Annotated[str, one_of(*SCOPES)]
ChallengeState = Annotated[str, one_of(*STATES)]
Reason = Annotated[str, one_of(*REASONS)]
MatchState = Annotated[str, one_of("play", "waiting", "over")]
Kind = Annotated[str, one_of(*EVENTS)]


class PersonInfo(msgspec.Struct):
    """A name that lasts, and whether a program plays under it."""

    name: str
    bot: bool


class Me(msgspec.Struct):
    """For whom a token speaks, what it allows, and until when, in seconds since 1970; null: until it is revoked."""

    name: str
    bot: bool
    scopes: tuple[Scope, ...]
    expires: float | None


class MatchInfo(msgspec.Struct):
    """A match at which you sit.

    Attributes:
        state: ``play`` when your seat is asked, else ``waiting`` or ``over``.
        created: when it was opened, in seconds since 1970.
        finished: when it ended.
        tournament: to which it belongs.
        players: who sits where.
    """

    match: str
    game: str
    seat: str
    state: MatchState
    created: float
    finished: float | None
    tournament: str | None
    players: list[SeatInfo]


class NewChallenge(msgspec.Struct):
    """Whom you challenge, by name, and what to.

    Attributes:
        to: the name, as it is shown.
        game: an installed game.
        options: of the game; missing ones take their default.
        seat: yours; empty: drawn by lot.
        pace: empty: none; ``30+20``: minutes, and seconds a move; ``2d``: days a move.
        rated: whether the match changes the ratings of both.
    """

    to: str
    game: str
    options: dict[str, str] = {}
    seat: str = ""
    pace: str = ""
    rated: bool = False


class ChallengeInfo(msgspec.Struct):
    """A challenge.

    Attributes:
        seat: of who challenges; empty: drawn by lot.
        reason: why it was declined; empty: it was not.
        words: the reason in your language.
        match: what came of it.
    """

    id: str
    by: PersonInfo
    to: PersonInfo
    game: str
    options: dict[str, str]
    seat: str
    pace: str
    rated: bool
    created: float
    state: ChallengeState
    reason: str
    words: str
    match: str | None


class Decline(msgspec.Struct):
    """Why a challenge is declined."""

    reason: Reason = "generic"


class Rematch(msgspec.Struct):
    """The match that follows; your token opens your seat in it, too."""

    match: str


class Event(msgspec.Struct, omit_defaults=True):
    """A line of the stream of events; what is not about its type is left away.

    Attributes:
        type: ``challenge``: one is open, to you or by you; ``challenge-ended``; ``match-started``: you sit at a match
            that goes on; ``your-turn``; ``match-ended``.
        turn: to be sent with the answer, when you are asked.
        offers: what others have laid before you, by number; when there are any, nothing may be asked.
        winners: the seats that have won; left away when the match was ended, or goes on without you.
    """

    type: Kind
    challenge: ChallengeInfo | None = None
    match: MatchInfo | None = None
    turn: int | None = None
    offers: tuple[int, ...] = ()
    winners: tuple[str, ...] | None = None

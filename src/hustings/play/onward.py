"""A match is played on from a moment of one that is over: another match, with chance of its own."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from .game import Game
from .match import Match
from .provable import Provable
from .records import PLAY_ON, Header
from .replay import redo

__all__ = ["MOST", "NoMoment", "StillRuns", "TooOften", "once_more", "played_on"]

MOST: Final = 20
"""So often a match can be played on from one that was played on itself."""


class StillRuns(ValueError):
    """A match that goes on is not played on from: what comes of it would be advice."""


class NoMoment(ValueError):
    """There is no such moment in the match, or the match was over then."""


class TooOften(ValueError):
    """The match was played on from one that was played on, and so on, too often."""


def played_on(
    match: Match, moment: int, seat: int | None = None, secret: bytes | None = None, *, hints: bool = False
) -> Match:
    """A match that begins at a moment of one that is over.

    Its first records are those that led to the moment, so that it can be replayed and proved by itself.

    Args:
        match: one that is over.
        moment: its number among ``match.history.moments``.
        seat: from whose knowledge all that it could not know is dealt anew; None: hands are as they were.
        secret: of its chance from there on; None: one is drawn.
        hints: whether its person may ask for them.

    Raises:
        StillRuns: when the match goes on.
        NoMoment: when there is no such moment, or nothing was left to be played.
        TooOften: when it comes from too many others.
        Diverged: when the rules have changed since the match was played.
    """
    if match.outcome is None:
        raise StillRuns(match.header.game)
    moments = match.history.moments
    if not 0 <= moment < len(moments) or moments[moment].position.outcome is not None:
        raise NoMoment(f"moment {moment} of {len(moments)}")
    assert isinstance(match.chance, Provable)
    records = moments[moment].records
    begun = sum(record.kind == PLAY_ON for record in match.records[:records])
    if begun >= MOST:
        raise TooOften(match.header.game)
    before = (*match.header.before, match.chance.secret.hex())[: begun + 1]
    return _again(match, replace(match.header, before=before, hints=hints), records, moment, seat, secret)


def once_more(match: Match, secret: bytes | None = None) -> Match:
    """A match that begins at the same moment as one that was played on, again with other chance.

    Args:
        match: one that was played on.
        secret: of its chance from there on; None: one is drawn.

    Raises:
        Diverged: when the rules have changed since it was played.
    """
    place = max(n for n, record in enumerate(match.records) if record.kind == PLAY_ON)
    begun = match.records[place]
    return _again(match, match.header, place, int(begun.action), None if begun.seat < 0 else begun.seat, secret)


def _again(match: Match, header: Header, records: int, moment: int, seat: int | None, secret: bytes | None) -> Match:
    """A match of a number of another one's records, then of its own chance."""
    game = match.game
    assert isinstance(game, Game)
    chance = Provable(secrets.token_bytes(32) if secret is None else secret)
    again = Match(game, replace(header, version=game.version, commitment=chance.commitment), chance)
    for record in match.records[:records]:
        redo(again, record)
    again.play_on(moment, seat)
    return again

"""Where a new match begins: at its set-up, or at a moment of one that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.onward import NoMoment, StillRuns, TooOften, once_more, played_on
from hustings.play.records import Diverged

from . import problems

__all__ = ["Beginning", "anew"]


@dataclass(frozen=True)
class Beginning:
    """A moment at which a match begins that is played on from another one.

    Attributes:
        match: the other one, which is over.
        moment: its number among ``match.history.moments``.
        knows: from which seat's knowledge all is dealt anew that it could not know; None: hands are as they were.
    """

    match: Match
    moment: int
    knows: int | None = None

    @property
    def game(self) -> Game:
        """The game with the printed values of both."""
        assert isinstance(self.match.game, Game)
        return self.match.game

    async def begun(self, secret: bytes, hints: bool) -> Match:
        """The match.

        Args:
            secret: of its own chance.
            hints: whether its person may ask for them.

        Raises:
            NotOver: when the other one goes on.
            NoMoment: when there is no such moment, or nothing was left to be played.
            OnTooOften: when too many were played on from each other.
            OtherRules: when it was played under rules that are not here any more.
        """
        return await _done(lambda: played_on(self.match, self.moment, self.knows, secret, hints=hints))


async def anew(match: Match, secret: bytes) -> Match:
    """A match that begins where another one began, with other chance.

    Args:
        match: the other one.
        secret: of the new one's chance.

    Raises:
        OtherRules: when it was played on under rules that are not here any more.
    """
    if match.header.is_study:
        return await _done(lambda: once_more(match, secret))
    assert isinstance(match.game, Game)
    return match.game.match(secret, match.header.options, match.header.hints)


async def _done(make: Callable[[], Match]) -> Match:
    """A match that is made of the records of another one, beside the event loop."""
    try:
        return await asyncio.to_thread(make)
    except StillRuns as error:
        raise problems.NotOver() from error
    except NoMoment as error:
        raise problems.NoMoment() from error
    except TooOften as error:
        raise problems.OnTooOften() from error
    except Diverged as error:
        raise problems.OtherRules() from error

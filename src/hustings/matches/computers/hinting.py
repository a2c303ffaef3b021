"""Hints: what a computer would do in the place of a person who plays against computers alone, where that was agreed."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from hustings.play.game import Game
from hustings.play.match import Match

from ..people import SeatState, plays_alone
from ..problems import HintFailed, NoHints
from .attention import Attention
from .bots import Advice, Bots

__all__ = ["Hinting"]

log = logging.getLogger("hustings.rooms")


class Table(Protocol):
    """What hints use of a room; see there."""

    id: str
    game: Game
    seats: list[SeatState]
    attention: Attention

    @property
    def match(self) -> Match:
        """The match as it stands."""
        ...


class Hinting:
    """Hints at one table. The same question gets the same hint, however often and from how many tabs it is asked for.

    Args:
        room: the table.
        bots: who thinks.
        seconds: how long.
    """

    def __init__(self, room: Table, bots: Bots, seconds: float) -> None:
        self._room = room
        self._bots = bots
        self._seconds = seconds
        self._thought: tuple[int, int, asyncio.Future[Advice]] | None = None

    def are_for(self, seat: int | None) -> bool:
        """Whether a seat gets a hint now: its person plays alone against computers, with hints, and is asked."""
        room = self._room
        if seat is None or not room.match.header.hints or seat not in room.match.seen_by(seat).to_act:
            return False
        return plays_alone(room.seats, seat)

    async def ask(self, seat: int, turn: int) -> Advice | None:
        """The best answers of a seat, each with the score that it can expect; None: another question is asked by now.

        Args:
            seat: who asks.
            turn: number of the question, ``match.turns[seat]``.

        Raises:
            NoHints: when the seat gets none here, or is not asked anything.
            HintFailed: when the computer could not say.
        """
        match = self._room.match
        if turn != match.turns[seat]:
            return None
        if not self.are_for(seat):
            raise NoHints()
        if self._thought is None or self._thought[:2] != (seat, turn):
            thinking = self._bots.advise(
                self._room.game, match.seen_by(seat), seat, self._seconds, self._room.attention
            )
            self._thought = seat, turn, asyncio.ensure_future(thinking)
        thought = self._thought[2]
        try:
            found = await asyncio.shield(thought)
        except Exception as error:
            log.warning("no hint in a match of %s: %s", self._room.game.id, error)
            if self._thought is not None and self._thought[2] is thought:
                self._thought = None
            raise HintFailed() from error
        return found if self._room.match.turns[seat] == turn else None

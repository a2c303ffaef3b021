"""What the computers of a room do that answers nothing, each at its own pace beside those who owe an answer.

A computer is asked once after each change of what it sees itself, so that nothing about when it acts can tell of
anything else.
"""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress

from hustings.database.problems import Problem
from hustings.kernel.message import IllegalAction

from ..people import COMPUTER
from .answering import Pace, Place
from .bots import Bots

log = logging.getLogger("hustings.bots")


class Traders:
    """The computers of a room that may act and owe no answer, or one that has time.

    Args:
        room: where they sit.
        bots: who thinks for them.
        pace: how long they take.
    """

    def __init__(self, room: Place, bots: Bots, pace: Pace) -> None:
        self.room = room
        self.bots = bots
        self.pace = pace
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._considered: dict[int, int] = {}
        self._one = asyncio.Lock()
        self._stopped = False

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Those that are about to be asked."""
        return list(self._tasks.values())

    def wake(self) -> None:
        """Let those think about it who see something new."""
        for seat in range(len(self.room.seats)):
            if seat not in self._tasks and not self._stopped and self._is_curious(seat):
                self._tasks[seat] = asyncio.create_task(self._trade(seat))

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()

    def _is_curious(self, seat: int) -> bool:
        """Whether a seat is a computer's that could do something, and has seen something since it was asked last."""
        room, match = self.room, self.room.match
        position = match.seen_by(seat)
        return (
            room.seats[seat].kind == COMPUTER
            and match.asking is None
            and not room.attention.is_forgotten
            and (seat not in position.to_act or room.patience.waits)
            and self._considered.get(seat) != room.version(seat)
            and bool(position.extras(seat))
        )

    async def _trade(self, seat: int) -> None:
        try:
            while self._is_curious(seat):
                await self.bots.admitted(self.room.attention, self.pace.spare)
                await asyncio.sleep(self._pause(seat))
                async with self._one:
                    if self._is_curious(seat):
                        await self._once(seat)
        except Problem as problem:
            log.warning("match %s: seat %s could not trade: %s", self.room.id, seat, problem)
        except Exception:
            log.exception("match %s: seat %s could not trade", self.room.id, seat)
        finally:
            del self._tasks[seat]

    def _pause(self, seat: int) -> float:
        """None between actions that only the seat itself has seen, such as the parts of an offer."""
        goes_on = self.room.match.history.moments[-1].eyes == 1 << seat
        return 0.0 if goes_on else random.uniform(*self.pace.trading)

    async def _once(self, seat: int) -> None:
        room, match = self.room, self.room.match
        position, state = match.seen_by(seat), room.seats[seat]
        self._considered[seat] = room.version(seat)
        action = await self.bots.decide(
            room.game,
            position,
            seat,
            position.actions(seat),
            state.level,
            self.pace.thinking / 5,
            room.attention,
        )
        if action in position.extras(seat) and room.seats[seat].kind == COMPUTER:
            with suppress(IllegalAction):
                await room.extra(seat, match.mark(seat, action), room.game.text(action))

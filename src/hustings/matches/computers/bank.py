"""The time that each seat of a match has left; arithmetic alone: whoever keeps it says what time it is.

Time is taken from who owes an answer, and from nobody else. A move begins when a seat is asked and ends when it is
asked no more. Its first seconds cost nothing, nor does the time until its person has looked at the match for the first
time, nor do holidays.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from typing import Final

import msgspec

from ..timecontrol import DAY, TimeControl, parse_pace

__all__ = ["BEAT", "FIRST_DAY", "FIRST_LOOK", "GRACE", "LATE", "NOTHING", "Bank", "KeptTime"]

GRACE: Final = 3.0
"""Seconds of each move that cost nothing: so long it may take until it is seen that one is asked."""
FIRST_LOOK: Final = 300.0
"""Seconds that a person may take to look at a match for the first time before its clock runs."""
FIRST_DAY: Final = DAY
"""The same with days a move."""
AFTER: Final = 30.0
"""Seconds that at least a move has after the time of its seat was up, where the match goes on all the same."""
LATE: Final = 10.0
"""Seconds that whoever keeps a clock may come late; after more than that there was nobody to keep it."""
SAME: Final = 60.0
"""Seconds by which holidays that are told again may differ."""
NOTHING: Final = 0.01
"""Seconds that are none: sums of fractions are not exact."""
BEAT: Final = 15.0
"""Seconds between two times that what is left is stored, so that an outage costs nobody what went before it."""
BEAT_OF_DAYS: Final = 600.0
"""The same with days a move."""


class KeptTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of a match as they are stored; all in seconds.

    Attributes:
        questions: what is left for each question, by the game's own pace.
        pace: the time control, as a text.
        left: what is left to each seat.
        free: of each seat that owes an answer, what still costs nothing.
        off: until each seat's holidays are over.
        came: the seats whose persons have looked at the match.
        given: up to which moment of the match each seat has been given its seconds a move.
    """

    questions: dict[int, float] = {}
    pace: str = ""
    left: tuple[float, ...] = ()
    free: dict[int, float] = {}
    off: dict[int, float] = {}
    came: tuple[int, ...] = ()
    given: tuple[int, ...] = ()


class Bank:
    """The time of all seats.

    Args:
        control: how much each has.
        seats: how many there are.
        now: the time, in seconds by some clock that only goes forward.

    Attributes:
        control: the same.
        left: the seconds that each seat has.
        free: those who owe an answer, with the seconds that still cost nothing.
        off: until each seat's holidays are over; who is not on holiday is not there.
        came: the seats whose persons have looked at the match.
        at: when all that was so.
    """

    def __init__(self, control: TimeControl, seats: int, now: float) -> None:
        self.control = control
        self.left = [control.at_first] * seats
        self.free: dict[int, float] = {}
        self.off: dict[int, float] = {}
        self.came: frozenset[int] = frozenset()
        self.given = [0] * seats
        self.at = now

    def copy(self) -> Bank:
        """An independent one that is the same so far."""
        twin = copy(self)
        twin.left, twin.free, twin.off, twin.given = self.left[:], self.free.copy(), self.off.copy(), self.given[:]
        return twin

    # -- stored ------------------------------------------------------------------------------------------------------

    def kept(self, questions: dict[int, float]) -> KeptTime:
        """It as it is stored, beside what is left for questions."""
        came, given = tuple(sorted(self.came)), tuple(self.given)
        return KeptTime(questions, str(self.control), tuple(self.left), self.free, self.off, came, given)

    @classmethod
    def restored(cls, kept: KeptTime, seats: int, now: float) -> Bank | None:
        """What was stored, as it was then; None: the match has no time control."""
        control = parse_pace(kept.pace)
        if not kept.pace:
            return None
        bank = cls(control, seats, now)
        if len(kept.left) == len(kept.given) == seats:
            bank.left, bank.given = list(kept.left), list(kept.given)
            bank.free, bank.off, bank.came = dict(kept.free), dict(kept.off), frozenset(kept.came)
        return bank

    # -- as time goes by ---------------------------------------------------------------------------------------------

    @property
    def beat(self) -> float:
        """Seconds between two times that it is stored."""
        return BEAT_OF_DAYS if self.control.days else BEAT

    def go(self, now: float) -> None:
        """Take from who owes an answer what has gone by."""
        elapsed = max(0.0, now - self.at)
        for seat, free in self.free.items():
            self.free[seat] = max(0.0, free - elapsed)
            self.left[seat] -= max(0.0, elapsed - free)
        self.skip(now)

    def skip(self, now: float) -> None:
        """Let time go by that nobody has to pay for; holidays take as long as they take."""
        elapsed = max(0.0, now - self.at)
        self.off = {seat: rest - elapsed for seat, rest in self.off.items() if rest > elapsed}
        self.at = now

    @property
    def ends(self) -> dict[int, float]:
        """The seconds until the time of each seat that owes an answer is up."""
        return {seat: free + self.left[seat] for seat, free in self.free.items()}

    def over(self) -> list[int]:
        """The seats that owe an answer and have no time left."""
        return [seat for seat, end in sorted(self.ends.items()) if end < NOTHING]

    # -- what happens ------------------------------------------------------------------------------------------------

    def ask(self, owing: Collection[int], mover: int = -1, moment: int = 0) -> bool:
        """Let the clocks of those run who owe an answer now, and of nobody else; whether that is a change.

        Args:
            owing: those who owe one.
            mover: who has just answered; its seconds a move are added when that was its whole move.
            moment: how many moments lead to where the match stands: after a takeback a move brings no seconds again.
        """
        if mover >= 0:
            self.came |= {mover}
        ended = [seat for seat in self.free if seat not in owing]
        for seat in ended:
            del self.free[seat]
            if seat == mover and moment > self.given[seat]:
                self.left[seat] += self.control.seconds
                self.given[seat] = moment
        begun = sorted(set(owing) - set(self.free))
        for seat in begun:
            if self.control.days:
                self.left[seat] = self.control.at_first
            elif self.left[seat] < NOTHING:
                self.left[seat] = max(float(self.control.seconds), AFTER)
            self.free[seat] = max(self._first(seat), self.off.get(seat, 0.0))
        return bool(ended or begun)

    def _first(self, seat: int) -> float:
        if seat in self.came:
            return GRACE
        return FIRST_DAY if self.control.days else FIRST_LOOK

    def arrive(self, seat: int) -> bool:
        """A person has looked at the match; whether it was the first time."""
        if seat in self.came:
            return False
        self.came |= {seat}
        if seat in self.free:
            self.free[seat] = max(self.off.get(seat, 0.0), min(self.free[seat], GRACE))
        return True

    def rest(self, seat: int, seconds: float) -> bool:
        """Let a seat have holidays for so many seconds from now on, or none; whether that is a change.

        Only days a move know holidays.
        """
        before = self.off.get(seat, 0.0)
        if not self.control.days or abs(before - seconds) < SAME:
            return False
        self.off.pop(seat, None)
        if seconds > 0.0:
            self.off[seat] = seconds
        if seat in self.free:
            grace = min(self.free[seat], self._first(seat)) if before else self.free[seat]
            self.free[seat] = max(grace, seconds)
        return True

    def spare(self) -> None:
        """Give those who owe an answer some seconds that cost nothing: something of theirs could not be stored."""
        self.free = {seat: max(free, LATE) for seat, free in self.free.items()}

"""Whether the computers of a room wait for a person, though it owes no answer.

A person may ask them to wait, for everybody to see. Besides, they wait by themselves while something that others have
laid before a person, such as an offer, is open: but only where nobody else sits at the table, to whom the pause would
tell of it. They still trade while they wait; what they owe has time.
"""

from __future__ import annotations

from typing import Final, Protocol

from hustings.play.match import Match

from .clock import Handle, Timer
from .people import COMPUTER, PERSON, SeatState

LONGEST: Final = 120.0
"""Seconds that computers wait when asked to, where other people wait with them."""


class Table(Protocol):
    """What patience uses of a room; see there."""

    match: Match
    seats: list[SeatState]

    def refresh(self) -> None:
        """Wake who sees something new."""


class Patience:
    """Who has asked the computers of a room to wait, and what they wait for by themselves.

    It is not stored: after a restart they go on.

    Args:
        room: whose computers.
        timer: what tells the time.

    Attributes:
        asked: the seats that have asked them to wait, the first first; everybody may know.
    """

    def __init__(self, room: Table, timer: Timer) -> None:
        self.asked: tuple[int, ...] = ()
        self._room = room
        self._timer = timer
        self._seen: dict[int, int] = {}
        self._handles: dict[int, Handle] = {}

    @property
    def waits(self) -> bool:
        """Whether the computers wait."""
        return bool(self.asked) or any(self.is_courted(seat) for seat in range(len(self._room.seats)))

    def is_courted(self, seat: int) -> bool:
        """Whether the computers wait by themselves for a person before whom something lies."""
        room = self._room
        others = [state for number, state in enumerate(room.seats) if number != seat]
        if room.seats[seat].kind != PERSON or any(state.kind != COMPUTER or state.token_hash for state in others):
            return False
        return any(number > self._seen.get(seat, 0) for number in self._open(seat))

    def can_ask(self, seat: int) -> bool:
        """Whether a person has computers to ask, in a game in which there is something to do meanwhile."""
        seats, position = self._room.seats, self._room.match.position
        computers = any(state.kind == COMPUTER for state in seats)
        return seats[seat].kind == PERSON and computers and seat in position.may_act and seat not in self.asked

    def ask(self, seat: int) -> None:
        """Let the computers wait until this seat lets them go on, but not for ever where others wait, too."""
        if not self.can_ask(seat):
            return
        self.asked = (*self.asked, seat)
        if sum(state.kind != COMPUTER for state in self._room.seats) > 1:
            self._handles[seat] = self._timer.later(LONGEST, lambda: self._lapse(seat))
        self._room.refresh()

    def go_on(self, seat: int) -> None:
        """Let the computers go on, as far as this seat is concerned; what lies before it stays there."""
        self._seen[seat] = max(self._open(seat), default=0)
        self._lapse(seat)

    def stop(self) -> None:
        """Stop for good."""
        for handle in self._handles.values():
            handle.cancel()

    def _lapse(self, seat: int) -> None:
        handle = self._handles.pop(seat, None)
        if handle is not None:
            handle.cancel()
        self.asked = tuple([other for other in self.asked if other != seat])
        self._room.refresh()

    def _open(self, seat: int) -> tuple[int, ...]:
        return self._room.match.seen_by(seat).waiting_for(seat)

"""The history of a match: its log, and the moments that can be looked back at."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.message import EVERYBODY, Entry, Message
from hustings.kernel.position import Position

from .records import Draft, Line, Moment

__all__ = ["History"]


class History:
    """What a match has come through. It only grows; who takes a turn back goes on from an earlier moment.

    Args:
        seats: how many there are.
        turns: log lines that say that a turn begins.

    Attributes:
        lines: the log.
        moments: every committed position.
        branch: numbers of the moments that lead to the present one; what was taken back is not among them.
    """

    def __init__(self, seats: int, turns: frozenset[str]) -> None:
        self.lines: list[Line] = []
        self.moments: list[Moment] = []
        self.branch: list[int] = []
        self._seats = seats
        self._turns = turns
        self._read: dict[int | None, tuple[int, int, int, list[Line]]] = {}

    def clone(self) -> History:
        """An independent history that is the same so far."""
        twin = History(self._seats, self._turns)
        twin.lines, twin.moments, twin.branch = self.lines[:], self.moments[:], self.branch[:]
        twin._read = self._read.copy()
        return twin

    def entries(self, seat: int | None) -> list[Line]:
        """The log as a seat (None: a spectator) may read it; moments are counted among those that it has seen."""
        moments, number, lines, read = self._read.get(seat, (0, -1, 0, []))
        if lines < len(self.lines):
            fresh: list[Line] = []
            for line in self.lines[lines:]:
                while moments <= line.moment:
                    number += self.moments[moments].is_for(seat, self._seats)
                    moments += 1
                if line.entry.is_for(seat):
                    fresh.append(Line(number, line.seat, line.entry))
            read = read + fresh
            self._read[seat] = moments, number, len(self.lines), read
        return read[:]

    def tell_anew(self, lines: list[Line]) -> None:
        """Have another log, because the match goes on from where it was saved."""
        self.lines = lines
        self._read = {}

    def begin_anew(self, moment: int, seat: int | None) -> None:
        """Go on from a moment as another match, in which what came before it can be read and not be taken back.

        Args:
            moment: its number.
            seat: whose lines alone are still true, so that nobody reads the others; None: everybody's are.
        """
        said = self.lines[: self.moments[moment].lines]
        self.tell_anew([line if seat is None or line.entry.is_for(seat) else _unread(line) for line in said])
        del self.moments[moment + 1 :]
        self.branch = []

    def moments_of(self, seat: int | None) -> list[Moment]:
        """The moments of which a seat (None: a spectator) saw something; only these count for it."""
        return [moment for moment in self.moments if moment.is_for(seat, self._seats)]

    def say(self, entry: Entry, seat: int) -> None:
        """Write a line about the present moment that changes no position."""
        self.lines.append(Line(len(self.moments) - 1, seat, entry))

    def settle(self, seat: int, answers: Sequence[Draft], answered: bool, records: int) -> Position:
        """Make each turn of a seat's answers of which they tell something a moment.

        Args:
            seat: whose they are; -1: nobody's.
            answers: at least one.
            answered: whether they answer a question.
            records: how many records there are.

        Returns:
            The position that everybody sees from now on.
        """
        turn: list[Draft] = []
        for answer in answers:
            turn.append(answer)
            begins = any(entry.key in self._turns for entry in answer.entries)
            tells = any(entry.key not in self._turns for draft in turn for entry in draft.entries)
            if answer is answers[-1] or (begins and tells):
                self._keep(seat, turn, answered, records)
                turn = []
        return self.moments[-1].position

    def last_turn(self, seat: int) -> int | None:
        """Where in the branch the seat's last committed turn stands; None: it has none."""
        for place in range(len(self.branch) - 1, 0, -1):
            moment = self.moments[self.branch[place]]
            if moment.seat == seat and moment.answered:
                return place
        return None

    def before(self, place: int) -> Position:
        """The position before a turn of the branch."""
        return self.moments[self.branch[place - 1]].position

    def go_back(self, place: int) -> None:
        """Leave a turn of the branch, and all that followed it, beside the way."""
        del self.branch[place:]

    def _keep(self, seat: int, turn: list[Draft], answered: bool, records: int) -> None:
        moment, after = len(self.moments), turn[-1].position
        entries = [entry for answer in turn for entry in answer.entries]
        eyes = EVERYBODY if answered else self._eyes(after, entries)
        self.lines += [Line(moment, seat, entry) for entry in entries]
        after.entries = []
        after.told = 0
        frames = tuple(answer.position for answer in turn)
        self.branch.append(moment)
        self.moments.append(Moment(after, seat, len(self.lines), records, frames, answered, eyes))

    def _eyes(self, after: Position, entries: list[Entry]) -> int:
        """Mask of the seats, and of spectators, who see another position from now on, or read of it."""
        eyes = 0
        before = self.moments[-1].position
        moved = _asked(before) != _asked(after)
        for number, audience in enumerate((*range(self._seats), None)):
            read = any(entry.is_for(audience) for entry in entries)
            if moved or read or before.view(audience) != after.view(audience):
                eyes |= 1 << number
        return eyes


def _unread(line: Line) -> Line:
    """A line that nobody may read."""
    entry = line.entry
    return Line(line.moment, line.seat, Entry(entry.key, entry.args, entry.clause, seats=0))


def _asked(p: Position) -> list[tuple[int, Message]]:
    """Who owes an answer to what, as everybody may know."""
    return [(seat, p.stack[-1].ask(p, seat)) for seat in p.to_act]

"""Many matches stepped at once, their rows and masks side by side in two buffers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from .asking import Asking
from .observing import Observer, Row


@final
class Many:
    """Matches that are stepped at once.

    Args:
        observer: what writes their rows.
        matches: how many.
        actions: how many actions there are.

    Attributes:
        rows: what the seat that is asked knows: a row a match, one behind the other.
        masks: 1 for each of its legal actions, otherwise 0: as many a match as there are actions.
        seats: who is asked, by match.
        matches: the matches; none has begun before :meth:`begin` is called for it.
    """

    def __init__(self, observer: Observer, matches: int, actions: int) -> None:
        self.observer = observer
        self.actions: i64 = actions
        count: i64 = matches
        self.rows: vec[i16] = vec[i16]([0] * (count * observer.width))
        self.masks: vec[u8] = vec[u8]([0] * (count * self.actions))
        self.seats: vec[u8] = vec[u8]([0] * count)
        self.matches: list[Asking | None] = [None] * matches
        self.written: list[Row] = []
        self.legal: list[list[int]] = []
        for place in range(matches):
            first = place * observer.width
            self.written.append(Row(self.rows, first, observer.width, observer.memory, observer.lists))
            self.legal.append([])

    def begin(self, place: int, match: Asking) -> None:
        """Let a match that has not ended go on in a place."""
        self.matches[place] = match
        self.look(place)

    def refused(self, actions: list[int]) -> int:
        """The place of the first match in which an action is not legal; -1: all are."""
        masks, size = self.masks, self.actions
        for place in range(len(actions)):
            action: i64 = actions[place]
            if action < 0 or action >= size or not masks[place * size + action]:
                return place
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """Carry a legal action out in each match; the places of those that are over now, whose rows are as before."""
        over: list[int] = []
        for place in range(len(actions)):
            match = self.matches[place]
            assert match is not None
            match.take(actions[place])
            if match.seat < 0:
                over.append(place)
            else:
                self.look(place)
        return over

    def look(self, place: i64) -> None:
        """Write what the seat that is asked in a match knows and can do."""
        match = self.matches[place]
        assert match is not None
        masks, first = self.masks, place * self.actions
        for action in self.legal[place]:
            masks[first + i64(action)] = 0
        self.legal[place] = match.actions
        for action in match.actions:
            masks[first + i64(action)] = 1
        self.seats[place] = u8(match.seat)
        self.observer.write(match.position, match.seat, self.written[place])

"""Nothing that a seat was told is forgotten: what its log says is still true in what it holds possible.

Not every entry stays true: cards are shuffled, and opponents act in secret. What a seat may still rely on is found out
by trying: an entry is dropped when it is false on the table, or becomes false in another course of the match which
that seat cannot tell from the real one (another action of an opponent, another result of chance, another deal that it
holds possible). Everything else has to hold in each determinized position.
"""

from __future__ import annotations

from typing import final

from ..chance import Chance
from ..game import Game
from ..message import Entry
from ..position import Position
from .echo import Echo, Recorder
from .secrecy import twin_of
from .walk import Walk, walks

TRIES = 12
"""Other results of chance that are tried after an action that used it."""

OTHERS = 6
"""Other actions of an opponent that are tried."""


def nothing_told_is_forgotten(game: Game, matches: int, longest: int) -> None:
    """Every entry that a seat can rely on is true in the positions that determinizing gives it."""
    for walk in walks(game, matches, longest):
        reader = walk.seats[walk.seed % len(walk.seats)]
        memory = Memory(walk, reader)
        for seat, action in walk:
            memory.check()
            memory.foresee(seat, action)
        memory.check()


@final
class Memory:
    """What one seat was told in a random match and can still rely on.

    Args:
        walk: the match.
        reader: the seat.
    """

    def __init__(self, walk: Walk, reader: int) -> None:
        self.walk = walk
        self.reader = reader
        self.facts: list[Entry] = []
        self.twins: list[Position] = []
        self.others: list[Position] = []
        self.learn(self._entries(walk.position))

    def check(self) -> None:
        """Take in what the last action told, and hold it all against two determinized positions."""
        p, game = self.walk.position, self.walk.game
        if self.others:
            told, view = self._entries(p), p.view(self.reader)
            alike = [q for q in self.others if self._entries(q) == told and q.view(self.reader) == view]
            self.facts = [fact for fact in self.facts if all(game.holds(q, fact) for q in [p, *alike])]
            self.learn([fact for fact in told if all(game.holds(q, fact) for q in alike)])
        self.twins = [twin_of(p, self.reader, len(self.walk.path) + n) for n in range(2)]
        for fact in self.facts:
            for twin in self.twins:
                if not game.holds(twin, fact):
                    self.walk.fail(f"seat {self.reader} was told {fact} ({fact.clause}), which determinizing forgets")

    def learn(self, entries: list[Entry]) -> None:
        """Keep the entries that are true on the table now."""
        new = [fact for fact in entries if self.walk.game.holds(self.walk.position, fact)]
        self.facts += [fact for fact in new if fact not in self.facts]

    def foresee(self, seat: int, action: int) -> None:
        """Play other courses of the match, which the seat may not be able to tell from the real one."""
        p = self.walk.position
        recorder = Recorder(p.chance.clone())
        real = p.clone()
        real.chance = recorder
        real.apply(seat, action)
        self.others = []
        for n in range(TRIES if recorder.drawn else 0):
            self._try(p, seat, action, Chance(n))
        for twin in self.twins:
            if action in twin.actions(seat):
                self._try(twin, seat, action, Echo(recorder.results, Chance(0)))
        if seat != self.reader:
            for other in p.actions(seat)[:OTHERS]:
                self._try(p, seat, other, Echo(recorder.results, Chance(0)))
        self.others.append(real)
        real.entries = []
        if not self.facts:
            self.others = self.others[-1:]

    def _try(self, p: Position, seat: int, action: int, chance: Chance) -> None:
        course = p.clone()
        course.chance = chance
        course.live = True
        course.apply(seat, action)
        self.others.append(course)

    def _entries(self, p: Position) -> list[Entry]:
        return [entry for entry in p.entries if entry.is_for(self.reader)]

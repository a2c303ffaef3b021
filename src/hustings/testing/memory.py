"""Nothing that a seat was told is forgotten: what its log says is still true in what it holds possible.

Not every entry stays true: cards are shuffled, and opponents act in secret. What a seat may still rely on is found out
by trying: an entry is dropped when it is false on the table, or becomes false in another course of the match which
that seat cannot tell from the real one (another action of an opponent, another result of chance, another deal that it
holds possible). Everything else has to hold in each determinized position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry
from hustings.kernel.position import Position
from hustings.play.game import Game

from .echo import Echo, Recorder
from .secrecy import twin_of
from .walk import Walk, walks
from .witness import Witness

TRIES = 25
"""How often each result of chance in an action is drawn anew, to see what else could have happened."""

HARD_TRIES = 3000
"""How many courses are tried before a fact that determinizing contradicts counts as forgotten."""

OTHERS = 6
"""Other actions of an opponent that are tried."""


def nothing_told_is_forgotten(game: Game, matches: int | range, longest: int, witness: Witness) -> None:
    """Every entry that a seat can rely on is true in the positions that determinizing gives it."""
    for walk in walks(game, matches, longest):
        memory = Memory(walk, witness, walk.seats[walk.seed % len(walk.seats)])
        memory.check()
        for seat, action in walk:
            if walk.path:
                memory.check()
            memory.foresee(seat, action)
        memory.check()


@final
class Memory:
    """What one seat was told in a random match and can still rely on.

    Args:
        walk: the match.
        witness: who knows whether something still holds.
        reader: the seat.
    """

    def __init__(self, walk: Walk, witness: Witness, reader: int) -> None:
        self.walk = walk
        self.holds = witness.holds
        self.reader = reader
        self.facts: dict[Entry, int] = {}
        self.turns: list[Turn] = []
        self.twins: list[Position] = []

    def check(self) -> None:
        """Take in what the last action told, and hold all of it against two determinized positions."""
        p = self.walk.position
        told = self._entries(p)
        if self.turns:
            self.turns[-1].told, self.turns[-1].view = told, p.view(self.reader)
        for entry in told:
            self.facts.setdefault(entry, len(self.turns) - 1)
        self.facts = {fact: since for fact, since in self.facts.items() if self.holds(p, fact)}
        if self.turns and self.facts:
            self._doubt(self.turns[-1], TRIES)
        twins = [twin_of(p, self.reader, len(self.walk.path) + n) for n in range(2)]
        for fact in [fact for fact in self.facts if not all(self.holds(twin, fact) for twin in twins)]:
            for turn in self.turns[max(self.facts[fact], 0) :]:
                if fact in self.facts:
                    self._doubt(turn, HARD_TRIES, fact)
            if fact in self.facts:
                self.walk.fail(f"seat {self.reader} was told {fact} ({fact.clause}), which determinizing forgets")
        self.twins = twins

    def foresee(self, seat: int, action: int) -> None:
        """Remember where an action is about to be carried out."""
        self.turns.append(Turn(self.walk.position.clone(), seat, action, self.twins))

    def _doubt(self, turn: Turn, tries: int, about: Entry | None = None) -> None:
        """Drop the facts that may have become false in a turn, for all that the seat can tell."""
        doubtful = [about] if about is not None else list(self.facts)
        for course in self._courses(turn, tries):
            wrong = [fact for fact in doubtful if not self.holds(course, fact)]
            if wrong and self._entries(course) == turn.told and course.view(self.reader) == turn.view:
                doubtful = [fact for fact in doubtful if fact not in wrong]
                for fact in wrong:
                    del self.facts[fact]
            if not doubtful:
                return

    def _courses(self, turn: Turn, tries: int) -> Iterator[Position]:
        """What could have happened in a turn, as far as one can think of it."""
        p, seat, action = turn.position, turn.seat, turn.action
        recorder = Recorder(p.chance.clone())
        _carry_out(p, seat, action, recorder)
        results = recorder.results
        for twin in turn.twins:
            if action in twin.actions(seat):
                yield _carry_out(twin, seat, action, Echo(results, Chance(0)))
        if seat != self.reader:
            for other in p.actions(seat)[:OTHERS]:
                yield _carry_out(p, seat, other, Echo(results, Chance(0)))
        dice = Chance(len(results))
        for n in range(tries if results else 0):
            anew = [place == n % len(results) or dice.below(3) == 0 for place in range(len(results))]
            changed = [() if new else result for new, result in zip(anew, results, strict=True)]
            yield _carry_out(p, seat, action, Echo(changed, dice))

    def _entries(self, p: Position) -> list[Entry]:
        return [entry for entry in p.entries if entry.is_for(self.reader)]


@final
class Turn:
    """One action of the match, and what the seat noticed of it.

    Args:
        position: before it.
        seat: who acted.
        action: the action.
        twins: what the seat held possible then.
    """

    def __init__(self, position: Position, seat: int, action: int, twins: list[Position]) -> None:
        self.position = position
        self.seat = seat
        self.action = action
        self.twins = twins
        self.told: list[Entry] = []
        self.view: object = None


def _carry_out(p: Position, seat: int, action: int, chance: Chance) -> Position:
    course = p.clone()
    course.chance = chance
    course.live = True
    course.apply(seat, action)
    return course

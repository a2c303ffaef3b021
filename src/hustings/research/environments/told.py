"""Chance for those who draw themselves: it gives the results that it was told, and asks for the next one."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.chance import Chance


class Undecided(Exception):
    """Chance is asked for a result that nobody has told it.

    Args:
        weights: how likely each result is, beside the others.
    """

    def __init__(self, weights: Sequence[int]) -> None:
        super().__init__(f"one of {len(weights)}")
        self.weights = weights


class Told(Chance):
    """Chance that follows results, the same for the same questions, and raises :class:`Undecided` behind the last.

    A shuffle is as many draws as there are things but one, so that no question has more results than things.

    Args:
        results: of all questions with more than one possible result, in order.
    """

    def __init__(self, results: Sequence[int]) -> None:
        super().__init__(0)
        self.results = results
        self.at = 0

    def _next(self, weights: Sequence[int]) -> int:
        if sum(1 for weight in weights if weight) == 1:
            return next(number for number, weight in enumerate(weights) if weight)
        if self.at == len(self.results):
            raise Undecided(weights)
        self.at += 1
        self.drawn += 1
        return self.results[self.at - 1]

    def below(self, n: int) -> int:
        """A number below ``n``, all equally likely."""
        return self._next([1] * n)

    def pick(self, things: list[int]) -> int:
        """The place of one of ``things``; of equal ones the first stands for all."""
        weights = [0] * len(things)
        for thing in things:
            weights[things.index(thing)] += 1
        return self._next(weights)

    def kind(self, counts: list[int]) -> int:
        """The sort of a piece, more likely the more there are of it."""
        return self._next(counts)

    def shuffle(self, things: list[int]) -> None:
        """Draw ``things`` one by one, the one that comes to lie last first; equal ones are one result."""
        for last in range(len(things) - 1, 0, -1):
            place = self.pick(things[: last + 1]) if self.at == len(self.results) else self._told(things, last)
            things[last], things[place] = things[place], things[last]

    def _told(self, things: list[int], last: int) -> int:
        """What was told of a draw; nothing was if all that are left are equal."""
        if things[: last + 1].count(things[0]) > last:
            return 0
        self.at += 1
        self.drawn += 1
        return self.results[self.at - 1]

    def clone(self) -> Told:
        """Another one at the same place."""
        twin = Told(self.results)
        twin.at = self.at
        return twin

    def state(self) -> list[int] | None:
        """Nothing that is stored: what was told stands in the history."""
        return None

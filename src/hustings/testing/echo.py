"""Chance that remembers its results by the pieces drawn, and chance that repeats them elsewhere.

In a position and its determinized twin the same number drawn may mean another piece. The twin therefore is given the
same *pieces* where it can have them.
"""

from __future__ import annotations

from typing import final

from hustings.kernel.chance import Chance


@final
class Recorder(Chance):
    """Chance that writes down what it gives.

    Args:
        source: where the results come from.
    """

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.results: list[tuple[int, ...]] = []

    def below(self, n: int) -> int:
        """See :meth:`Chance.below`."""
        result = self.source.below(n)
        self._keep((result,))
        return result

    def pick(self, things: list[int]) -> int:
        """See :meth:`Chance.pick`; the thing itself is written down."""
        place = self.source.pick(things)
        self._keep((things[place],))
        return place

    def shuffle(self, things: list[int]) -> None:
        """See :meth:`Chance.shuffle`; the new order is written down."""
        self.source.shuffle(things)
        self._keep(tuple(things))

    def clone(self) -> Chance:
        """The source from here, without memory."""
        return self.source.clone()

    def _keep(self, result: tuple[int, ...]) -> None:
        self.drawn += 1
        self.results.append(result)


@final
class Echo(Chance):
    """Chance that gives the results of a :class:`Recorder` again, as far as they are possible here.

    Attributes:
        missed: how many results were not possible, so that others were drawn.

    Args:
        results: what to repeat; an empty one is drawn anew.
        source: where results come from otherwise.
    """

    def __init__(self, results: list[tuple[int, ...]], source: Chance) -> None:
        super().__init__()
        self.results = results[:]
        self.source = source
        self.missed = 0

    def _next(self) -> tuple[int, ...]:
        self.drawn += 1
        return self.results.pop(0) if self.results else ()

    def below(self, n: int) -> int:
        """See :meth:`Chance.below`."""
        wanted = self._next()
        if len(wanted) == 1 and 0 <= wanted[0] < n:
            return wanted[0]
        self.missed += 1
        return self.source.below(n)

    def pick(self, things: list[int]) -> int:
        """See :meth:`Chance.pick`; the same thing when it is there."""
        wanted = self._next()
        if len(wanted) == 1 and wanted[0] in things:
            return things.index(wanted[0])
        self.missed += 1
        return self.source.pick(things)

    def shuffle(self, things: list[int]) -> None:
        """See :meth:`Chance.shuffle`; the same order when the things are the same."""
        wanted = self._next()
        if sorted(wanted) == sorted(things):
            things[:] = wanted
            return
        self.missed += 1
        self.source.shuffle(things)

    def clone(self) -> Chance:
        """An independent copy."""
        return Echo(self.results, self.source.clone())

"""Toy games with draws and with faults: one ends its process, one has computers that fail."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from toys import Numbers, Toy

from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Outcome, Position, Step, Steps


class Even(Numbers):
    """Both name a number unseen; the higher one wins, equal numbers are shared, and 0 and 2 have no winner."""

    def reveal(self, p: Any, answers: tuple[int, ...]) -> Steps:
        high = max(answers)
        winners = () if sorted(answers) == [0, 2] else tuple(seat for seat in (0, 1) if answers[seat] == high)
        p.outcome = Outcome(winners, (0.5, 0.5), "over")
        return None


class Evens(Toy):
    """It can be drawn, and is over after one question."""

    def start(self) -> Step[Any]:
        return Even((-1, -1))


ONE_IN = 6
"""So many matches of :class:`Deadly` there are for each that ends its process."""


class Deadly(Evens):
    """Ends its process in some matches; and once besides, in the first to see that there is no file of fate."""

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        super().begin(position, options)
        path = Path(os.environ["FATE"])
        if not path.exists():
            path.touch()
            os._exit(9)
        if position.chance.below(ONE_IN) == 0:
            os.kill(os.getpid(), 9)


class Blunders(Heuristics):
    """Fails while it thinks."""

    def best(self, p: Position, seat: int, rng: Chance, trades: bool = True) -> int:
        raise ZeroDivisionError("no idea left")


class Blundering(Evens):
    """A game whose computers fail."""

    def heuristics(self) -> Heuristics:
        return Blunders()


class Mistaken(Even):
    """Its rules go wrong when both have answered."""

    def reveal(self, p: Any, answers: tuple[int, ...]) -> Steps:
        raise TypeError("no such rule")


class Mistakes(Evens):
    """A game whose rules fail."""

    def start(self) -> Step[Any]:
        return Mistaken((-1, -1))


class Hopeless(Heuristics):
    """Finds nothing promising, in three ways that cannot be weighed."""

    def prior(self, p: Position, seat: int, action: int) -> float:
        return (0.0, -5.0, float("nan"))[action]

    def patience(self, p: Position, seat: int) -> float:
        return float("nan")


class Despairing(Evens):
    """A game whose priors are none."""

    def heuristics(self) -> Heuristics:
        return Hopeless()

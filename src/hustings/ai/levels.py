"""Computer opponents. They get a seat's view, its legal actions and a sampler of its information, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import WAIT, Heuristics
from hustings.kernel.position import Position, whole
from hustings.play.game import Game

from .search import Search

__all__ = ["LEVELS", "OTHER_NAMES", "WAIT", "Budget", "Sample", "Sampler", "UnknownLevel", "decide", "level_named"]

LEVELS: Final = ("random", "heuristic", "search")
"""How well an opponent plays, the weakest first."""

RESTLESS: Final = 4
"""One in so many decisions of a random opponent is something that answers nothing."""

OTHER_NAMES: Final = {"ismcts": "search"}
"""Levels by other names: the search by that of its method, information-set Monte-Carlo tree search."""

Sample = Callable[[Chance], Position]
"""Gives a fresh position that agrees with all that the seat knows, and draws its chance from the argument."""


class UnknownLevel(ValueError):
    """A level of play that does not exist."""


@final
class Budget:
    """How long a search may think: until the first of the two is used up.

    Args:
        seconds: by the clock; None: no limit.
        iterations: None: no limit. With a limit and no clock a decision depends on nothing but its seed.
    """

    def __init__(self, seconds: float | None = 1.0, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.seconds, self.iterations)


A_SECOND: Final = Budget()
"""What a search thinks when nobody says how long."""


class Sampler:
    """The only door between an opponent and a match: it holds a determinized position, never the true one.

    Args:
        position: a position; it is not kept. A determinized one does as well, for a worker that never had another.
        seat: whose information.
        seed: for the first determinization.
    """

    def __init__(self, position: Position, seat: int, seed: int = 0) -> None:
        self.seat = seat
        self._base = whole(position)
        self._base.determinize(seat, Chance(seed))

    def __call__(self, rng: Chance) -> Position:
        """A fresh position that ``seat`` holds possible; it draws its chance from ``rng``."""
        twin = self._base.clone()
        twin.determinize(self.seat, rng)
        return twin


def level_named(name: str) -> str:
    """The level of a name or of another name for it.

    Raises:
        UnknownLevel: when there is none.
    """
    level = OTHER_NAMES.get(name, name)
    if level not in LEVELS:
        raise UnknownLevel(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    return level


def decide(
    game: Game,
    seat: int,
    actions: list[int],
    sample: Sample,
    level: str,
    budget: Budget = A_SECOND,
    seed: int = 0,
    heard: Callable[[Search], None] | None = None,
) -> int:
    """Choose one of the legal actions.

    Args:
        game: the game, for its knowledge of good play.
        seat: who decides.
        actions: its legal actions, or only its answers.
        sample: gives positions that the seat holds possible.
        level: one of :data:`LEVELS`.
        budget: how long the search may think.
        seed: equal seeds and inputs give equal answers, unless the clock ended the search.
        heard: is given the search, once it has thought, for who wants to know more than its answer.

    Returns:
        One of ``actions``; or :data:`WAIT` when the seat had better let the others go on.

    Raises:
        UnknownLevel: when there is no such level.
    """
    level = level_named(level)
    if not actions:
        raise ValueError(f"seat {seat} has no actions, so there is nothing to decide")
    rng = Chance(seed)
    possible = sample(rng)
    answers = possible.answers(seat)
    if len(actions) == 1 and answers:
        return actions[0]
    trades = len(actions) > len(answers)
    if level == "random":
        return _any(possible, game.heuristics() or Heuristics(), seat, rng, trades)
    knows = game.heuristics()
    if level == "heuristic":
        return (knows or Heuristics()).best(possible, seat, rng, trades)
    if trades and knows is not None and knows.waits(possible, seat):
        return WAIT
    search = Search(sample, seat, len(game.actions.texts), knows, rng, trades=trades)
    seconds = float("inf") if budget.seconds is None else budget.seconds
    unlimited = 300 if budget.seconds is None else 1 << 30
    search.run(unlimited if budget.iterations is None else budget.iterations, seconds)
    if heard is not None:
        heard(search)
    return search.best()


def _any(p: Position, knows: Heuristics, seat: int, rng: Chance, trades: bool) -> int:
    """An answer of a seat that owes one, otherwise :data:`WAIT`; now and then an extra instead, where there is one.

    What others have laid before it is answered first.
    """
    if trades and (reply := knows.simple_reply(p, seat, rng)) != WAIT:
        return reply
    extras, answers = p.extras(seat) if trades else [], p.answers(seat)
    chosen = extras if extras and rng.below(RESTLESS) == 0 else answers
    return chosen[rng.below(len(chosen))] if chosen else WAIT

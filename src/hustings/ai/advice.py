"""What a computer would do in a seat's place: its best answers, each with the score that the seat could expect."""

from __future__ import annotations

from typing import Final

from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import WAIT
from hustings.play.game import Game

from .levels import A_SECOND, Budget, Sample
from .search import Search

__all__ = ["ANSWERS", "advise"]

ANSWERS: Final = 3
"""So many are told."""


def advise(game: Game, seat: int, sample: Sample, budget: Budget = A_SECOND, seed: int = 0) -> list[tuple[int, float]]:
    """The answers that a search likes best, each with the score that the seat can expect after it, the best first.

    Half of the budget goes into a search of all answers. Then those that it liked best are searched apart, equally long
    and with the same chance, because a mean over the few times that a tree has tried an answer says nothing.

    Args:
        game: the game, for its knowledge of good play.
        seat: who is asked.
        sample: gives positions that the seat holds possible.
        budget: how long may be thought in all.
        seed: equal seeds and inputs give equal answers, unless the clock ended the search.
    """
    whole = 600 if budget.iterations is None and budget.seconds is None else budget.iterations
    first = _searched(game, seat, sample, whole, budget.seconds, 2, seed, ())
    tried = sorted(first.tried(), key=lambda edge: (-edge.visits, -edge.prior))
    best = [edge.action for edge in tried if edge.action != WAIT][:ANSWERS]
    found: list[tuple[int, float]] = []
    for action in best:
        edge = _searched(game, seat, sample, whole, budget.seconds, 2 * len(best), seed, (action,)).tried()[0]
        found.append((action, edge.mean))
    found.sort(key=lambda pair: -pair[1])
    return found


def _searched(
    game: Game,
    seat: int,
    sample: Sample,
    iterations: int | None,
    seconds: float | None,
    part: int,
    seed: int,
    among: tuple[int, ...],
) -> Search:
    """A search with one of so many parts of a budget."""
    search = Search(sample, seat, len(game.actions.texts), game.heuristics(), Chance(seed), trades=False, among=among)
    most = 1 << 30 if iterations is None else max(1, iterations // part)
    search.run(most, float("inf") if seconds is None else seconds / part)
    return search

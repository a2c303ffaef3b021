"""How strong players are, fitted to all matches together (Bradley and Terry; with more seats Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Any, Final, TypeAlias

from .. import needed

POINTS: Final = 400 / log(10)
"""Points to a unit of strength: 400 points are ten to one between two players, as with Elo."""

Terms: TypeAlias = "tuple[tuple[int, ...], ...]"
"""For each seat of a match the numbers of the strengths that add up to what plays there: a player, perhaps a side."""


def fitted(
    matches: Mapping[tuple[Terms, tuple[int, ...]], int], strengths: int, believed: float, spread: float = 1.0
) -> tuple[Any, Any]:
    """The likeliest strengths and the covariance of that belief; by Newton's method, for the function is concave.

    Args:
        matches: how often seats with these strengths came to these places, 1 the best; equal places are a tie.
        strengths: how many there are.
        believed: the standard deviation around 0 of what is believed of each beforehand.
        spread: how much play varies: a strength of so much more is e to one in a match of two.

    Raises:
        MissingLibrary: without numpy.
    """
    np: Any = needed("numpy", "arena")
    mu = np.zeros(strengths)
    precision = np.eye(strengths) / believed**2
    rows = [
        (np.array([[part.count(one) for one in range(strengths)] for part in terms], float), places, times)
        for (terms, places), times in matches.items()
    ]
    for _ in range(100):
        gradient = -mu / believed**2
        curvature = precision.copy()
        for seats, places, times in rows:
            for seat, place in enumerate(places):
                behind = seats[[other for other, its in enumerate(places) if its >= place]]
                weights = np.exp((behind - seats[seat]) @ mu / spread)
                weights /= weights.sum()
                share = weights @ behind
                gradient += times * (seats[seat] - share) / spread
                curvature += times * (behind.T @ (weights[:, None] * behind) - np.outer(share, share)) / spread**2
        step = np.linalg.solve(curvature, gradient)
        mu = mu + step / max(1.0, float(np.abs(step).max()) / (4 * spread))
        if float(np.abs(step).max()) < 1e-9:
            break
    return mu, np.linalg.inv(curvature)

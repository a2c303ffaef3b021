"""A rating: what is believed of somebody's strength, and how firmly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, lcm, log, sqrt
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
"""How much the play of one and the same person varies from match to match, in the units of ``mu``."""

MIDDLE: Final = 1500
"""What is shown of somebody of whom nothing is known, and of a computer that plays by heuristics."""

POINTS: Final = 400 / (log(10) * sqrt(2) * BETA)
"""Points to a unit of ``mu``: 400 points are ten to one between two settled players of a game for two, as with Elo."""

NORMAL_95: Final = 1.959964

SETTLED: Final = 110
"""A rating whose interval reaches no farther than twice so many points to either side is not provisional."""

DRIFT: Final = (SIGMA**2 - 1.5**2) / 730
"""What a day without rated matches adds to the square of ``sigma``: what is known is forgotten in two years."""

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


@dataclass(frozen=True)
class Rating:
    """A belief about somebody's strength at one game, or at one side of it.

    Attributes:
        mu: the strength that is likeliest; more is better.
        sigma: the standard deviation of that belief.
    """

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The plain number: 1500 for ``mu`` 25, and 400 points for ten to one."""
        return round(MIDDLE + POINTS * (self.mu - MU))

    @property
    def spread(self) -> int:
        """Half of the 95 % interval, in points."""
        return round(NORMAL_95 * POINTS * self.sigma)

    @property
    def interval(self) -> tuple[int, int]:
        """The 95 % interval, in points."""
        return self.shown - self.spread, self.shown + self.spread

    @property
    def provisional(self) -> bool:
        """Whether too little is known for a place on a ladder."""
        return POINTS * self.sigma > SETTLED

    def aged(self, days: float) -> Rating:
        """The rating after so many days without a rated match: less sure, never less sure than a newcomer's."""
        if self.sigma >= SIGMA:
            return self
        return Rating(self.mu, min(SIGMA, sqrt(self.sigma**2 + max(0.0, days) * DRIFT)))


def updated(
    ratings: Sequence[Rating],
    places: Sequence[int],
    weights: Sequence[float] | None = None,
    handicaps: Sequence[float] | None = None,
) -> list[Rating]:
    """The ratings after a match, by the model of Plackett and Luce (openskill).

    Args:
        ratings: before it, one a seat.
        places: of the seats, 1 the best; equal places are a tie.
        weights: how much of its change each seat is given, 0 to 1; None: all of it.
        handicaps: what each seat's side is worth, in units of ``mu``; None: no side is better.

    Raises:
        ValueError: when the rows are not equally long, or nobody meets anybody.
    """
    shares = [1.0] * len(ratings) if weights is None else list(weights)
    eased = [0.0] * len(ratings) if handicaps is None else list(handicaps)
    if not len(ratings) == len(places) == len(shares) == len(eased) or len(ratings) < 2:
        raise ValueError("a match has at least two seats, and one rating, place, weight and handicap for each")
    eased_in = [replace(rating, mu=rating.mu + ease) for rating, ease in zip(ratings, eased, strict=True)]
    orders = _orders(places)
    found = [_rated(eased_in, order) for order in orders]
    return [
        _part(
            rating,
            fmean(one[seat].mu for one in found) - eased[seat],
            fmean(one[seat].sigma ** 2 for one in found),
            shares[seat],
        )
        for seat, rating in enumerate(ratings)
    ]


def chance(first: Rating, second: Rating, handicap: float = 0.0) -> float:
    """How likely ``first`` wins a match for two; ``handicap`` is what its side is worth more, in units of ``mu``."""
    spread = sqrt(2 * BETA**2 + first.sigma**2 + second.sigma**2)
    return 1 / (1 + exp((second.mu - first.mu - handicap) / spread))


def _rated(ratings: Sequence[Rating], order: Sequence[int]) -> list[Rating]:
    """The ratings after a match whose seats came in this order, by the numbers of their ranks."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in order])
    return [Rating(float(new.mu), float(new.sigma)) for (new,) in after]


def _orders(places: Sequence[int]) -> list[list[int]]:
    """Ranks without ties: who share a place take turns at the ranks that they cover, each as often at each of them.

    The model's own way with ties puts two seconds behind a fourth.
    """
    groups = {place: [seat for seat, other in enumerate(places) if other == place] for place in places}
    found: list[list[int]] = []
    for turn in range(lcm(*map(len, groups.values()))):
        ranks = [0] * len(places)
        first = 1
        for place in sorted(groups):
            group = groups[place]
            for number, seat in enumerate(group):
                ranks[seat] = first + (number + turn) % len(group)
            first += len(group)
        found.append(ranks)
    return found


def _part(before: Rating, mu: float, variance: float, share: float) -> Rating:
    if share <= 0:
        return before
    return Rating(before.mu + share * (mu - before.mu), sqrt(before.sigma**2 + share * (variance - before.sigma**2)))

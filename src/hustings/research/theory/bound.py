"""How exploitable a player is at least: what another one wins against it, in matches of any size.

Whatever anybody wins against a player, a best response wins no less. So this is a lower bound, and as good as the one
who answers; :mod:`.exploit` finds the best response itself, in small matches.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from statistics import fmean, stdev
from typing import Any

from hustings.ai.levels import Budget
from hustings.play.game import Game

from ..crew import Died
from ..intervals import NORMAL_95
from ..matchup import STANDARD, Fixture, Player, played


@dataclass(frozen=True)
class Gained:
    """What one seat wins more.

    Attributes:
        seat: its name.
        value: its mean score when all play the same, 0 to 1.
        best: its mean score when it is answered by the other player.
        low, high: the 95 % interval of the difference.
        matches: pairs of matches, with equal seeds.
    """

    seat: str
    value: float
    best: float
    low: float
    high: float
    matches: int

    @property
    def gap(self) -> float:
        """How much more it wins."""
        return self.best - self.value


@dataclass(frozen=True)
class Bound:
    """How exploitable a player is at least.

    Attributes:
        game: id of the game.
        options: of the match.
        player: its name.
        by: the name of who answers it.
        seed: of all matches.
        seats: what each seat wins more.
        lost: seeds of matches that ended their process twice; they are not counted.
    """

    game: str
    options: dict[str, str]
    player: str
    by: str
    seed: int
    seats: tuple[Gained, ...]
    lost: tuple[int, ...] = ()

    @property
    def exploitability(self) -> float:
        """What is won more, over all seats; a best response wins at least so much more."""
        return sum(seat.gap for seat in self.seats) / len(self.seats)

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {**asdict(self), "exploitability": self.exploitability}


def bound(
    game: Game,
    player: Player,
    by: Player,
    matches: int = 100,
    options: Mapping[str, str] | None = None,
    budget: Budget = STANDARD,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Bound:
    """Let another player answer one that sits in all other seats, in each seat once for every seed.

    Args:
        game: the game.
        player: who plays in all other seats.
        by: who answers.
        matches: how many for each seat, and as many of the player alone.
        options: of the game.
        budget: for each decision of who has no other.
        seed: equal seeds give equal matches, however many processes play them.
        processes: how many play at a time.
        progress: called with the matches played and all of them, after every match.

    Raises:
        ComputerFailed: when one of them fails.
        MatchFailed: when the rules of the game fail.
    """
    chosen = game.chosen(options)
    seats = game.seats(chosen)
    alone = Fixture((player,) * len(seats), 0, chosen, budget, number=-1)
    lineups = [alone]
    for number in range(len(seats)):
        sitting = tuple(by if seat == number else player for seat in range(len(seats)))
        lineups.append(replace(alone, players=sitting, number=number))
    fixtures = [replace(one, seed=seed * 1_000_003 + match) for match in range(matches) for one in lineups]
    scores: dict[tuple[int, int], tuple[float, ...]] = {}
    lost: list[int] = []
    for result in played(game, fixtures, min(processes, len(fixtures))):
        if isinstance(result, Died):
            lost += [] if result.again else [result.job.seed]
            continue
        fixture, match = result
        scores[fixture.number, fixture.seed] = match.scores
        if progress is not None:
            progress(len(scores), len(fixtures))
    found = []
    for number, seat in enumerate(seats):
        both = [(scores[-1, at][number], here[number]) for (who, at), here in sorted(scores.items()) if who == number
                and (-1, at) in scores]  # fmt: skip
        found.append(_gained(seat, both))
    return Bound(game.id, chosen, player.name, by.name, seed, tuple(found), tuple(sorted(set(lost))))


def _gained(seat: str, both: list[tuple[float, float]]) -> Gained:
    if not both:
        return Gained(seat, 0.0, 0.0, -1.0, 1.0, 0)
    more = [best - value for value, best in both]
    wide = NORMAL_95 * stdev(more) / len(more) ** 0.5 if len(more) > 1 else 1.0
    value, best = fmean([value for value, _ in both]), fmean([best for _, best in both])
    return Gained(seat, value, best, max(-1.0, best - value - wide), min(1.0, best - value + wide), len(both))

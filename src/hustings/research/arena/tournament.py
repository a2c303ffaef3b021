"""The arena: every mix of some players in every seat, on one machine or many, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from hustings.ai.levels import Budget
from hustings.play.game import Game

from ..crew import Died
from ..matchup import STANDARD, ComputerFailed, Fixture, Nonsense, Player, play
from .desk import Desk, Late, Unfit
from .desk import Died as Ended
from .ledger import Fault, Ledger, Result, Tournament
from .mixes import Mixes, mixes, seed_of
from .players import LIMIT, Program, player_named
from .tally import Tally, tally

__all__ = ["Arena", "Here", "UnfitPlayer", "Workers", "arena"]

Job: TypeAlias = "tuple[Fixture, tuple[int, ...]]"
Done: TypeAlias = "Result | Died[Job]"

FORFEIT: Final = "forfeit"
"""How a match ends in which somebody else's player fails."""


class Workers(Protocol):
    """What plays the matches."""

    def results(self, work: Callable[[Any, Any], Any], tools: object, jobs: Iterable[Any]) -> Iterator[Any]:
        """What comes of ``work(tools, job)`` for each job, as soon as it is done, or :class:`.crew.Died` for it."""
        ...


class Here:
    """This process plays them, one after the other."""

    def results(self, work: Callable[[Any, Any], Any], tools: object, jobs: Iterable[Any]) -> Iterator[Any]:
        """See :class:`Workers`."""
        try:
            for job in jobs:
                yield work(tools, job)
        finally:
            Desk.close_all()


class UnfitPlayer(ValueError):
    """Somebody else's player cannot be made at all.

    Args:
        player: its name.
        what: what its factory ran into.
        trace: the traceback.
    """

    def __init__(self, player: str, what: str, trace: str) -> None:
        super().__init__(player, what, trace)
        self.player, self.what, self.trace = player, what, trace


@dataclass(frozen=True)
class Arena:
    """The result of :func:`arena`.

    Attributes:
        tournament: what was played.
        mixes: how many mixes of players were played, of how many that there are.
        games: how often each of them should have been played.
        asked: how many matches that makes.
        kept: how many of them were in the file already.
        again: how often a match was played again, because its worker had died.
        void: seeds of matches whose worker died each time; they are not counted.
        tally: the counts, the ratings, the faults.
        seconds: how long it took this time.
    """

    tournament: Tournament
    mixes: tuple[int, int]
    games: int
    asked: int
    kept: int
    again: int
    void: tuple[int, ...]
    tally: Tally
    seconds: float

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def arena(
    game: Game,
    players: Sequence[str],
    games: int = 10,
    *,
    options: Mapping[str, str] | None = None,
    budget: Budget = STANDARD,
    limit: float = LIMIT,
    seed: int = 0,
    workers: Workers | None = None,
    file: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Arena:
    """Let players play each other. Interrupted from the keyboard, it counts the matches that were over by then.

    Somebody else's player that fails (raises an exception, answers nonsense or late, or ends its process twice in the
    same match) loses that match; a level of the house that fails ends it all.

    Args:
        game: the game.
        players: their names, see :mod:`.players`; two at least, all different.
        games: how often each mix of them is played.
        options: of the game.
        budget: for each decision of who has no other.
        limit: seconds after which the answer of somebody else's player is late.
        seed: equal seeds give equal matches, whatever plays them.
        workers: what plays them; None: this process.
        file: where results are written as they come; what is in it already is not played again.
        progress: called with the matches that are over and all of them.

    Raises:
        BadPlayer: when a name is no player's.
        ValueError: when there are not two different players.
        NotThisOne: when the file is of another tournament.
        OSError: when it cannot be written.
        UnfitPlayer: when somebody else's player cannot be made.
        ComputerFailed, MatchFailed: when a level of the house or the rules fail.
        MissingLibrary: without numpy, which the ratings need.
    """
    chosen = game.chosen(options)
    sitting = [player_named(name, limit) for name in players]
    if len(set(players)) < max(2, len(players)):
        raise ValueError("an arena needs at least two players, and each of them once")
    began = perf_counter()
    printed = sha256(msgspec.json.encode(game.printed_data, order="deterministic")).hexdigest()
    tournament = Tournament(
        game.id, game.version, printed, chosen, list(players), seed, budget.iterations, budget.seconds, limit
    )
    tally(game, tournament, [])  # what is missing for it is missing before anything is played
    plan = mixes(len(players), len(game.seats(chosen)), seed)
    asked = len(plan.lineups) * games
    ledger = None if file is None else Ledger(file, tournament)
    results = [] if ledger is None else [result for result in ledger.results if result.number < asked]
    kept, again, void = len(results), 0, list[int]()
    jobs = _jobs(sitting, plan, games, tournament, budget, {result.number for result in results})
    with nullcontext() if ledger is None else closing(ledger):
        try:
            for done in (workers or Here()).results(_contest, game, jobs) if jobs else ():
                if isinstance(done, Died):
                    again += done.again
                    void += [] if done.again else [done.job[0].seed]
                    continue
                if ledger is not None:
                    ledger.add(done)
                results.append(done)
                if progress is not None:
                    progress(len(results), asked)
        except KeyboardInterrupt:
            if not results:
                raise
    return Arena(
        tournament,
        (len(plan.lineups), plan.all),
        games,
        asked,
        kept,
        again,
        tuple(void),
        tally(game, tournament, results),
        perf_counter() - began,
    )


def _jobs(
    sitting: Sequence[Player], plan: Mixes, games: int, tournament: Tournament, budget: Budget, known: set[int]
) -> list[Job]:
    jobs = []
    for number in range(len(plan.lineups) * games):
        if number not in known:
            turn, which = divmod(number, len(plan.lineups))
            lineup = plan.lineups[which]
            seed = seed_of(tournament.seed, tuple(tournament.players[one] for one in lineup), turn)
            row = tuple(sitting[one] for one in lineup)
            jobs.append((Fixture(row, seed, tournament.options, budget, number), lineup))
    return jobs


def _contest(game: Game, job: Job) -> Result:
    """Play a match; whose fault it is that it does not end loses it."""
    fixture, lineup = job
    dead = -1
    while True:
        try:
            played = play(game, fixture.players, fixture.seed, fixture.options, fixture.budget)
        except ComputerFailed as failed:
            seat = game.seats(fixture.options).index(failed.seat)
            player, cause, trouble = fixture.players[seat], failed.__cause__, failed.trouble
            if not isinstance(player, Program):
                raise
            if isinstance(cause, Unfit):
                raise UnfitPlayer(player.name, trouble.what, trouble.trace) from failed
            if isinstance(cause, Ended) and dead < 0:
                dead = seat  # the machine may have been short of something: once more
                continue
            kind = {Late: "late", Ended: "died", Nonsense: "nonsense"}.get(type(cause), "raised")
            winners = tuple(other for other in range(len(lineup)) if other != seat)
            places = tuple(len(lineup) if other == seat else 1 for other in range(len(lineup)))
            fault = Fault(seat, kind, trouble.what, "" if kind == "nonsense" else trouble.trace)
            return Result(fixture.number, lineup, fixture.seed, winners, places, FORFEIT, 0, fault)
        return Result(fixture.number, lineup, fixture.seed, played.winners, played.places, played.how, played.decisions)

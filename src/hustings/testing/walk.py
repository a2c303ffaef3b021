"""Random matches, walked one decision at a time; every check of the suite looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NoReturn, final

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position, Step
from hustings.play.game import BadOption, Game

OPTIONAL: int = 4
"""One in so many decisions is something that answers nothing, when there is such a thing to do."""


CLOSELY: int = 16
"""So many decisions at the start of a match are looked at by every check, which is most of a short game."""


class Failed(AssertionError):
    """A check that a game does not pass; the message tells how to get there again.

    Attributes:
        path: all actions that led there.
    """

    path: tuple[str, ...] = ()


every: int = 1
"""Of the matches that a suite names, one in so many is played: ``pytest --every 2``."""


def seeds(matches: int | range) -> range:
    """The seeds of so many matches, or those that are given."""
    return (matches if isinstance(matches, range) else range(matches))[::every]


def option_sets(game: Game) -> list[dict[str, str]]:
    """Every combination of a game's options that can be chosen together."""
    keys = list(game.options)
    return [
        options
        for values in product(*game.options.values())
        if _can_be_chosen(game, options := dict(zip(keys, values, strict=True)))
    ]


def options_of(game: Game, seed: int) -> dict[str, str]:
    """The options of the random match with this seed: each set has its turn."""
    sets = option_sets(game)
    return sets[seed % len(sets)]


def _can_be_chosen(game: Game, options: dict[str, str]) -> bool:
    try:
        game.chosen(options)
    except BadOption:
        return False
    return True


def seats_of(game: Game, options: dict[str, str]) -> tuple[int, ...]:
    """The seats of a match with these options, as numbers."""
    return tuple(range(len(game.seats(options))))


def eyes_of(game: Game, options: dict[str, str]) -> tuple[int | None, ...]:
    """All who look at a match: its seats and a spectator."""
    return (*seats_of(game, options), None)


@final
class Walk:
    """One random match.

    Iterating gives a pair of seat and action for each decision, while ``position`` is as it was before; going on
    carries the action out. The position writes its log; its ``entries`` are those of the last action.
    A match that does not end, or cannot go on, just stops: only the checks that are about this report it.

    Args:
        game: the game.
        seed: of its chance and of the choices; also picks one of the game's option sets.
        longest: how many decisions a match may have.
    """

    def __init__(self, game: Game, seed: int, longest: int) -> None:
        self.game = game
        self.seed = seed
        self.longest = longest
        self.options = options_of(game, seed)
        self.seats = seats_of(game, self.options)
        self.eyes = eyes_of(game, self.options)
        self.position: Position = game.setup(seed, self.options, live=True)
        self.dice = Chance(seed + 7919)
        self.path: list[str] = []

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while self.position.outcome is None and len(self.path) < self.longest:
            chosen = choose(self.position, self.dice)
            if chosen is None:
                return
            seat, action = chosen
            yield seat, action
            self.path.append(f"seat {seat}: {self.game.text(action)}")
            self.position.entries = []
            self.position.told = 0
            self.position.apply(seat, action)

    def sometimes(self, n: int) -> bool:
        """True in one of ``n`` calls, by chance, and for all the first decisions: for checks too slow for every one."""
        return len(self.path) < CLOSELY or self.dice.below(n) == 0

    def fail(self, what: str) -> NoReturn:
        """Report that the game has failed here.

        Raises:
            Failed: always.
        """
        steps = " > ".join(type(step).__name__ for step in self.position.stack)
        recent = "".join(f"\n    {line}" for line in self.path[-8:])
        failed = Failed(
            f"{what}\n  game {self.game.id}, seed {self.seed}, options {self.options}, "
            f"decision {len(self.path)}, steps: {steps or 'none'}{recent}"
        )
        failed.path = tuple(self.path)
        raise failed


def walks(game: Game, matches: int | range, longest: int) -> Iterator[Walk]:
    """So many random matches, or those of the given seeds, with every set of options in turn."""
    for seed in seeds(matches):
        yield Walk(game, seed, longest)


def nothing_follows(walk: Walk) -> str:
    """Which step left a match without a question, and what it lacks: its last action is carried out once more."""
    game = walk.game
    p = game.blank(Chance(walk.seed))
    game.begin(p, game.chosen(walk.options))
    last, lack = _run(p)
    for line in walk.path:
        seat, _, text = line.removeprefix("seat ").partition(": ")
        last = p.stack.pop()
        lack = "take" if type(last).take is Step.take else ""
        p.push(last.take(p, int(seat), game.action(text)))
        ran, lacking = _run(p)
        last, lack = (ran, lacking) if ran else (last, lack)
    if last is None:
        return f": `begin` of {type(game).__name__} puts no step on the stack"
    name = type(last).__name__
    if lack == "take":
        return f": step {name} has no `take`, so that nothing follows its answer"
    if lack == "run":
        return f": step {name} asks nobody (`seats`) and has no `run`"
    return f": nothing follows step {name}, and it does not end the match (`p.finish(…)`, `p.settle(…)`)"


def _run(p: Position) -> tuple[Step[Any] | None, str]:
    """Run steps as :meth:`Position.play_on` does; the last one that ran, and what it lacks."""
    last: Step[Any] | None = None
    while p.stack and p.outcome is None and not p.stack[-1].seats(p):
        last = p.stack.pop()
        p.push(last.run(p))
    return last, "run" if last is not None and type(last).run is Step.run else ""


def choose(
    position: Position, dice: Chance, seen_by: Callable[[int], Position] | None = None
) -> tuple[int, int] | None:
    """A random seat, and one of its answers or now and then one of its extras; None in a dead end.

    Args:
        position: what everybody sees.
        dice: which seat and which action.
        seen_by: the position as a seat sees it, where seats have drafts of their own.
    """

    def seen(seat: int) -> Position:
        return position if seen_by is None else seen_by(seat)

    asked = [seat for seat in position.to_act if seen(seat).answers(seat)]
    if not asked:
        return None
    free = position.may_act
    if free and dice.below(OPTIONAL) == 0:
        seat = free[dice.below(len(free))]
        extras = seen(seat).extras(seat)
        if extras:
            return seat, extras[dice.below(len(extras))]
    seat = asked[dice.below(len(asked))]
    answers = seen(seat).answers(seat)
    return seat, answers[dice.below(len(answers))]


def play_out(position: Position, dice: Chance, longest: int) -> bool:
    """Play at random to the end; whether the end was reached without a dead end."""
    for _ in range(longest):
        if position.outcome is not None:
            return True
        chosen = choose(position, dice)
        if chosen is None:
            return False
        position.apply(*chosen)
    return False

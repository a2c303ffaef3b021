"""Every level of computer answers: early in a match, in its middle, and from near its end to the end."""

from __future__ import annotations

import traceback
from math import inf
from typing import Final

from hustings.ai.levels import LEVELS, WAIT, Budget, Sampler, decide
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game

from .walk import Walk, seeds, walks

WHOLE: Final = 2
"""So many matches are taken over by computers."""

LOOKS: Final = 3
"""Decisions of a match that every level is asked for, before its end."""

LAST: Final = 6
"""So many decisions before its end, computers take a match over."""

LONGEST: Final = 60
"""Decisions in which they are expected to end it; after that nothing is said about them."""

SEARCHED: Final = 12
"""Iterations of a search for a decision."""


def computers_answer(game: Game, matches: int | range, longest: int) -> None:
    """Each level chooses legal actions, and plays on to the end of a match; every prior can be weighed."""
    for seed in list(seeds(matches))[:WHOLE]:
        length = sum(1 for walk in walks(game, range(seed, seed + 1), longest) for _ in walk)
        wanted = {length * n // LOOKS for n in range(LOOKS)}
        walk = Walk(game, seed, longest)
        for _ in walk:
            number = len(walk.path)
            for level in LEVELS:
                if number in wanted:
                    _decided(walk, walk.position, level, number)
                if number == max(0, length - LAST):
                    _to_the_end(walk, level)
            _weighed(walk)


def _weighed(walk: Walk) -> None:
    """What the game knows of good play finds every answer promising by a number above 0."""
    knows = walk.game.heuristics()
    if knows is None:
        return
    for seat in walk.position.to_act:
        p = Sampler(walk.position, seat)(Chance(walk.seed))
        for action in p.answers(seat):
            prior = knows.prior(p, seat, action)
            if not 0.0 < prior < inf:
                walk.fail(
                    f"`prior` of {type(knows).__name__} is {prior} for {walk.game.text(action)!r} of seat {seat}; it "
                    "must be above 0, only the proportions count: give what is hopeless a small number such as 0.01"
                )


def _to_the_end(walk: Walk, level: str) -> None:
    p = walk.position.clone()
    for number in range(LONGEST):
        if p.outcome is not None:
            return
        chosen = _decided(walk, p, level, number)
        if chosen is None:
            return
        p.apply(*chosen)


def _decided(walk: Walk, p: Position, level: str, seed: int) -> tuple[int, int] | None:
    """What a level chooses for the first who does not wait for others; None: all wait."""
    for seat in p.to_act:
        actions = p.actions(seat)
        answers = p.answers(seat)
        offered = actions if seed % 2 else answers
        try:
            chosen = decide(
                walk.game, seat, offered, Sampler(p, seat, seed), level, Budget(None, SEARCHED), seed
            )
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            walk.fail(
                f"the computer of level {level} fails for seat {seat}: {type(error).__name__}: {error} "
                f"({last.filename}, line {last.lineno}, in {last.name}). It plays on from what `reassign` has "
                "dealt: mend first what other checks find"
            )
        if chosen != WAIT or len(offered) == len(answers):
            if chosen not in offered:
                walk.fail(f"the computer of level {level} answers {chosen} for seat {seat}, which is not legal")
            return seat, chosen
    return None

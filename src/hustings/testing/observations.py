"""What programs are told of a match: observations that fit their layout and betray nothing, and how large it gets."""

from __future__ import annotations

from array import array

from hustings.play.game import Game
from hustings.research.environments.layout import Layout, OutOfBounds

from .secrecy import twin_of
from .walk import Walk, walks


def observations_follow_from_knowledge(game: Game, matches: int | range, longest: int) -> None:
    """Every observation fits the layout that the types of the views promise, and is the same in a determinized twin.

    Raises:
        Unbounded: when those types do not say what can stand there, so that there is no layout.
    """
    shape = Layout(game)
    for walk in walks(game, matches, longest):
        for _ in walk:
            if walk.sometimes(60):
                _look(walk, shape)
        _look(walk, shape)


def _look(walk: Walk, shape: Layout) -> None:
    p = walk.position
    for seat in walk.eyes:
        try:
            seen = shape.observe(p, seat)
        except OutOfBounds as error:
            walk.fail(f"an observation has no place for what seat {seat} sees: {error}")
        if seat is not None and shape.observer is not None:
            _compare(walk, shape, seen, array("h", shape.row(p, seat)), f"written without its view, seat {seat} sees")
        if p.outcome is None:
            there = shape.observe(twin_of(p, seat, len(walk.path)), seat)
            _compare(walk, shape, seen, there, f"what seat {seat} cannot know changes its observation:")


def _compare(walk: Walk, shape: Layout, seen: array[int], other: array[int], what: str) -> None:
    if other != seen:
        rows = zip(shape.names, seen, other, strict=True)
        walk.fail(f"{what} {', '.join(f'{name} {here} or {there}' for name, here, there in rows if here != there)}")


def spaces_hold(game: Game, matches: int | range, longest: int) -> None:
    """No match asks more, or ends with other scores, than the game says beforehand."""
    for walk in walks(game, matches, longest):
        spaces = game.spaces(walk.options)
        answers = 0
        for seat, action in walk:
            answers += action in walk.position.answers(seat)
        if answers > spaces.decisions:
            walk.fail(f"{answers} answers, and {game.id} says at most {spaces.decisions}: correct its `decisions`")
        outcome = walk.position.outcome
        if outcome is None:
            continue
        low, high = spaces.utilities
        if any(not low <= score <= high for score in outcome.scores):
            walk.fail(f"scores {outcome.scores} are not between {low} and {high}: correct its `utilities`")
        if spaces.total is not None and abs(sum(outcome.scores) - spaces.total) > 1e-9:
            walk.fail(f"scores {outcome.scores} do not add up to {spaces.total}: correct its `total`")

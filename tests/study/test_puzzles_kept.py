"""The puzzles that come with the games: a sample of them is judged anew, and no file is larger than it should be."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hustings.study.puzzles.finding import Judging, Question
from hustings.study.puzzles.puzzle import FILE
from hustings.study.puzzles.shelf import game_of, laid_out, of_game, sets

GAMES = ("watergate", "1960", "hilarious-struggle", "politically-correct-people")
LARGEST = 900_000
"""Bytes of a file; packed they are a sixth."""


@pytest.mark.parametrize("game_id", GAMES)
def test_the_answer_is_what_a_new_search_likes_best(game_id: str) -> None:
    """At the depth of the table, by another seed than that by which it was found; one in the middle of the file."""
    found = of_game(game_id).found[len(of_game(game_id).found) // 2]
    puzzle, game = found.puzzle, game_of(game_id)
    match = laid_out(found)
    position = match.seen_by(puzzle.seat)
    assert match.outcome is None and puzzle.seat in position.to_act
    assert puzzle.margin >= found.plan.margin
    judging = Judging(game, found.plan, Question(puzzle.at + 5000, puzzle.seat, position, 0.0))
    assert game.text(judging.search(judging.sample, found.plan.depth).best()) == puzzle.best.action


def test_every_puzzle_says_how_difficult_it_is_and_what_it_is_about() -> None:
    for one in sets():
        assert one.found and not one.left_out
        assert (files(game_of(one.game).package) / FILE).stat().st_size < LARGEST  # type: ignore[attr-defined]
        for found in one.found:
            puzzle = found.puzzle
            assert puzzle.effort >= 1 and puzzle.grade in (1, 2, 3) and puzzle.theme.isalpha()
            assert len({answer.action for answer in puzzle.answers}) == len(puzzle.answers)

"""A puzzle as it is kept: the course of a match of computers up to a question, and what each answer is worth.

A game has its puzzles in the file :data:`FILE` of its package: a :class:`Plan` in the first line, then a line for each
match that was played to find some. What is hidden in such a position is in the file as well, and reaches nobody: what
people see of a puzzle is what its seat sees of the match.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

from hustings.kernel.actions import UnknownAction
from hustings.kernel.chance import Chance
from hustings.kernel.message import IllegalAction
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import Diverged, Header

__all__ = ["FILE", "FORMAT", "GRADES", "Answer", "Course", "Found", "Plan", "Puzzle", "is_current", "read", "replayed"]

FILE: Final = "puzzles.jsonl"
"""The file of a game's puzzles, in its package and in the folder of ``hustings puzzles make``."""

FORMAT: Final = 1
"""Of that file."""

GRADES: Final = (30, 100)
"""A puzzle that a search has solved for good after so many iterations is easy; of middling difficulty; else hard."""

PEOPLE: Final = 20
"""After so many people have tried a puzzle, how they did says how difficult it is."""

SHARES: Final = (2 / 3, 1 / 3)
"""It is easy when more than the first share of them was right at first, hard when not more than the second was."""

JOINED: Final = ", "
"""Stands between actions."""


class Plan(msgspec.Struct, frozen=True):
    """What puzzles are found by; equal ones find equal puzzles in equal matches.

    Attributes:
        game: id of the game.
        rules: version of its rules.
        printed: SHA-256 of its printed values.
        options: all that it has.
        seed: match ``n`` has the seed ``seed * 1_000_003 + n``.
        iterations: of the search for each decision of such a match.
        depth: of the search by which a position is judged at first; then it is by ten times as many.
        margin: by so much of the score, or more, the best answer is better than any other.
        format: see :data:`FORMAT`.
    """

    game: str
    rules: int
    printed: str
    options: dict[str, str]
    seed: int
    iterations: int
    depth: int
    margin: float
    format: int = FORMAT


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """Something that can be answered.

    Attributes:
        action: canonical text.
        chance: the score that the seat can expect then, 0 to 1.
        after: how computers played on from there, canonical texts with their seats; of the most notable answers alone.
    """

    action: str
    chance: float
    after: tuple[tuple[int, str], ...] = ()


class Puzzle(msgspec.Struct, frozen=True):
    """A question with one answer that is clearly best.

    Attributes:
        at: so many actions of the match lie before it.
        seat: who is asked.
        theme: letter of the chapter of the rulebook that the question belongs to.
        effort: after so many iterations a search has liked the best answer best, and did for good.
        answers: all that can be answered, the best first.
        digest: the first twelve digits of that of the position.
    """

    at: int
    seat: int
    theme: str
    effort: int
    answers: tuple[Answer, ...]
    digest: str

    @property
    def best(self) -> Answer:
        """The answer that it is about."""
        return self.answers[0]

    @property
    def margin(self) -> float:
        """How much better of the score it is than the next best."""
        return self.answers[0].chance - self.answers[1].chance

    @property
    def grade(self) -> int:
        """How difficult it is for a search: 1 easy, 2 middling, 3 hard."""
        return 1 + sum(self.effort > limit for limit in GRADES)

    def grade_for(self, right: int, all: int) -> int:
        """How difficult it is, by people once enough of them have tried it, of whom so many were right at first."""
        return 1 + sum(right / all <= share for share in SHARES) if all >= PEOPLE else self.grade

    def answer(self, action: str) -> Answer | None:
        """What a canonical text answers; None: it is not legal there."""
        return next((one for one in self.answers if one.action == action), None)


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that was played to find puzzles, as a line of the file.

    Attributes:
        match: its number in the plan.
        actions: canonical texts up to the last of its puzzles.
        puzzles: those that were found; often none.
    """

    match: int
    actions: str = ""
    puzzles: tuple[Puzzle, ...] = ()


@dataclass(frozen=True)
class Found:
    """A puzzle with all that it takes to lay it out.

    Attributes:
        plan: by which it was found.
        course: the match that it is from.
        puzzle: the question.
    """

    plan: Plan
    course: Course
    puzzle: Puzzle

    @property
    def id(self) -> str:
        """Its name in addresses, which follows from what it is."""
        told = [self.plan.game, self.plan.options, self.plan.seed, self.course.match, self.puzzle.digest]
        return sha256(json.dumps(told).encode()).hexdigest()[:10]


def is_current(plan: Plan, game: Game) -> bool:
    """Whether puzzles were found under the rules and the printed values that a game has here."""
    return (plan.game, plan.rules, plan.printed) == (game.id, game.version, printed_digest(game))


def printed_digest(game: Game) -> str:
    """SHA-256 of the printed values of a game."""
    return sha256(json.dumps(game.printed_data, sort_keys=True).encode()).hexdigest()


def read(text: str) -> tuple[Plan, list[Course], int]:
    """What a file of puzzles says.

    A last line that was not written to its end is left out.

    Returns:
        The plan, the matches, and how many bytes of it are whole lines.

    Raises:
        ValueError: when it is no such file.
    """
    whole = text[: text.rfind("\n") + 1]
    lines = whole.splitlines()
    if not lines:
        raise ValueError("it has no first line that says what it is")
    try:
        plan = msgspec.json.decode(lines[0], type=Plan)
        if plan.format != FORMAT:
            raise ValueError(f"it has the format {plan.format}, and here {FORMAT} is read")
        courses = [msgspec.json.decode(line, type=Course) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error
    for course in courses:
        for puzzle in course.puzzles:
            if len(puzzle.answers) < 2:
                raise ValueError(f"match {course.match}: a puzzle without a choice")
    return plan, courses, len(whole.encode())


def found_in(plan: Plan, courses: list[Course]) -> Iterator[Found]:
    """The puzzles of a file, one after the other."""
    for course in courses:
        for puzzle in course.puzzles:
            yield Found(plan, course, puzzle)


def replayed(game: Game, found: Found) -> Match:
    """The match in which its seat is asked the question of a puzzle.

    Args:
        game: as it was when the puzzle was found.
        found: which one.

    Raises:
        Diverged: when the rules have changed since.
    """
    plan, course, puzzle = found.plan, found.course, found.puzzle
    header = Header(game.id, game.version, plan.options, game.printed_data, commitment="")
    match = Match(game, header, Chance(plan.seed * 1_000_003 + course.match))
    actions = course.actions.split(JOINED)[: puzzle.at] if puzzle.at else []
    try:
        for done in actions:
            seat, _, action = done.partition(" ")
            match.act(int(seat), action)
    except (IllegalAction, UnknownAction, ValueError) as error:
        raise Diverged(f"{game.id}: {error}") from error
    position = match.seen_by(puzzle.seat)
    if not position.digest().startswith(puzzle.digest) or puzzle.seat not in position.to_act:
        raise Diverged(f"{game.id}: another position comes out")
    return match

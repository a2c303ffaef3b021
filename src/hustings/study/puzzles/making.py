"""Puzzles made into a folder: a file that grows by a line a match, so that whatever was found is never lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from hustings.play.game import Game
from hustings.research.crew import Crew, Died
from hustings.research.folder import BadFolder, held

from .finding import find
from .puzzle import FILE, Course, Plan, printed_digest, read

__all__ = ["Made", "make", "planned"]

LOCK = ".puzzles.lock"


@dataclass(frozen=True)
class Made:
    """What is in a folder.

    Attributes:
        matches: that were played.
        puzzles: that were found in them.
        lost: numbers of matches whose process died twice; the next time they are tried again.
        bytes: that the file takes.
    """

    matches: int
    puzzles: int
    lost: tuple[int, ...]
    bytes: int


def planned(game: Game, options: Mapping[str, str], seed: int, iterations: int, depth: int, margin: float) -> Plan:
    """By what puzzles are to be found; see :class:`~hustings.study.puzzles.puzzle.Plan`.

    Raises:
        BadOption: for an option or value that the game does not have.
    """
    chosen = game.chosen(options)
    return Plan(game.id, game.version, printed_digest(game), chosen, seed, iterations, depth, margin)


def make(
    game: Game,
    plan: Plan,
    matches: int,
    folder: Path,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Made:
    """Find puzzles, or go on with what was begun.

    Args:
        game: the game.
        plan: by what.
        matches: how many are in the file at last; those that are there already are not played again.
        folder: where the file is, or is to be; nothing else in it is touched.
        processes: how many play at a time.
        progress: called with the matches that are there and all of them, after each.

    Raises:
        BadFolder: when the file was made by another plan, is in use, or cannot be written. What is in it stays.
        ComputerFailed, MatchFailed: when a computer or the rules fail.
    """
    with held(folder, LOCK):
        return _made(game, plan, matches, folder, processes, progress)


def _made(
    game: Game,
    plan: Plan,
    matches: int,
    folder: Path,
    processes: int,
    progress: Callable[[int, int], None] | None,
) -> Made:
    file = folder / FILE
    courses = {course.match: course for course in _begun(plan, folder)}
    left = [number for number in range(matches) if number not in courses]
    lost: list[int] = []
    with file.open("ab", buffering=0) as journal:
        for result in _results(game, plan, left, min(processes, max(1, len(left)))):
            if isinstance(result, Died):
                lost += [] if result.again else [result.job]
                continue
            journal.write(msgspec.json.encode(result) + b"\n")
            courses[result.match] = result
            if progress is not None:
                progress(len(courses), max(matches, len(courses)))
    found = sum(len(course.puzzles) for course in courses.values())
    return Made(len(courses), found, tuple(lost), file.stat().st_size)


def _begun(plan: Plan, folder: Path) -> list[Course]:
    """What is in the file of a folder, which is begun where there is none; what was half written is cut off.

    Raises:
        BadFolder: when it is of another plan, or nothing that is understood.
    """
    file, first = folder / FILE, msgspec.json.encode(plan) + b"\n"
    there = file.read_bytes() if file.exists() else b""
    if first.startswith(there):
        fresh = file.with_suffix(".unfinished")
        fresh.write_bytes(first)
        fresh.replace(file)
        return []
    try:
        begun, courses, whole = read(there.decode())
    except ValueError as error:
        raise BadFolder("strange", folder, str(error)) from error
    for name, value in msgspec.structs.asdict(plan).items():
        if getattr(begun, name) != value:
            raise BadFolder("other", folder, f"{name}: {getattr(begun, name)} ≠ {value}")
    if whole < len(there):
        with file.open("r+b") as half:
            half.truncate(whole)
    return courses


def _results(game: Game, plan: Plan, left: list[int], processes: int) -> Iterator[Course | Died[int]]:
    if processes <= 1:
        return (find(game, plan, number) for number in left)
    return Crew(find_one, (game, plan), processes).results(left)


def find_one(tools: tuple[Game, Plan], number: int) -> Course:
    """Play one of many."""
    return find(*tools, number)

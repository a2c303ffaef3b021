"""Puzzles are found in matches of computers, judged by hard measures, and nothing that was found is lost."""

from __future__ import annotations

import errno
from functools import cache
from pathlib import Path

import pytest
from filelock import FileLock
from msgspec.structs import replace

import hustings
from hustings.cli import INTERRUPTED, main
from hustings.commands.speech import WRONG
from hustings.play.records import Diverged
from hustings.research.folder import BadFolder
from hustings.study.puzzles import making
from hustings.study.puzzles.finding import DEEPER, MANY, Judging, Question, chosen, find
from hustings.study.puzzles.making import LOCK, make, planned
from hustings.study.puzzles.puzzle import (
    FILE,
    Answer,
    Course,
    Found,
    Plan,
    Puzzle,
    found_in,
    is_current,
    read,
    replayed,
)

GAME = hustings.game("watergate")
PLAN = planned(GAME, {}, seed=1, iterations=20, depth=20, margin=0.15)
MATCH = 4
"""A match of that plan in which something stands out."""


@cache
def course() -> Course:
    """That match."""
    return find(GAME, PLAN, MATCH)


def quick(game: object, plan: Plan, number: int) -> Course:
    """In place of a match that is played."""
    return Course(number)


# -- what a puzzle is --------------------------------------------------------------------------------------------------


def test_a_puzzle_is_a_question_of_its_match_with_all_its_answers() -> None:
    assert course().puzzles
    for found in found_in(PLAN, [course()]):
        puzzle, match = found.puzzle, replayed(GAME, found)
        position = match.seen_by(puzzle.seat)
        assert {one.action for one in puzzle.answers} == {GAME.text(one) for one in position.answers(puzzle.seat)}
        assert 3 <= len(puzzle.answers) <= MANY
        assert puzzle.theme == position.stack[-1].because()[0]
        assert puzzle.margin >= PLAN.margin
        assert [one.chance for one in puzzle.answers] == sorted((one.chance for one in puzzle.answers), reverse=True)


def test_the_best_answer_is_liked_best_by_another_search_too() -> None:
    found = next(found_in(PLAN, [course()]))
    puzzle, position = found.puzzle, replayed(GAME, found).seen_by(found.puzzle.seat)
    judging = Judging(GAME, PLAN, Question(puzzle.at + 999, puzzle.seat, position, 0.0))
    assert GAME.text(judging.search(judging.sample, DEEPER * PLAN.depth).best()) == puzzle.best.action


def test_how_play_goes_on_after_an_answer_is_legal_in_the_match() -> None:
    for found in found_in(PLAN, [course()]):
        told = [one for one in found.puzzle.answers if one.after]
        assert len(told) > 1
        for one in told:
            match = replayed(GAME, found)
            match.act(found.puzzle.seat, one.action)
            for seat, action in one.after:
                match.act(seat, action)


def test_a_question_without_a_best_answer_is_no_puzzle() -> None:
    found = next(found_in(PLAN, [course()]))
    position = replayed(GAME, found).seen_by(found.puzzle.seat)
    wanting = replace(PLAN, margin=0.9)
    assert Judging(GAME, wanting, Question(found.puzzle.at, found.puzzle.seat, position, 0.0)).puzzle() is None


def test_of_a_match_the_hardest_are_kept_and_one_easy_one() -> None:
    def puzzle(at: int, effort: int) -> Puzzle:
        return Puzzle(at, 0, "A", effort, (Answer("a", 0.5), Answer("b", 0.1)), "")

    taken = chosen([puzzle(10, 5), puzzle(30, 6), puzzle(50, 400), puzzle(52, 399), puzzle(70, 90), puzzle(90, 80)])
    assert [one.at for one in taken] == [50, 70, 90]
    assert [one.at for one in chosen([puzzle(10, 5), puzzle(30, 6)])] == [30]


def test_people_say_how_difficult_it_is_once_enough_have_tried() -> None:
    puzzle = Puzzle(0, 0, "A", 50, (Answer("a", 0.5), Answer("b", 0.1)), "")
    assert [puzzle.grade_for(*did) for did in ((0, 0), (19, 19), (14, 20), (13, 20), (6, 20))] == [2, 2, 1, 2, 3]


@pytest.mark.parametrize("lacks", ["digest", "actions", "options"])
def test_a_puzzle_of_other_rules_does_not_come_out_as_another_position(lacks: str) -> None:
    found = next(found_in(PLAN, [course()]))
    other = {
        "digest": Found(PLAN, found.course, replace(found.puzzle, digest="0" * 12)),
        "actions": Found(PLAN, replace(found.course, actions="0 no-such-thing"), found.puzzle),
        "options": Found(replace(PLAN, seed=2), found.course, found.puzzle),
    }[lacks]
    with pytest.raises(Diverged):
        replayed(GAME, other)
    assert not is_current(replace(PLAN, rules=PLAN.rules + 1), GAME)
    assert is_current(PLAN, GAME)


# -- the folder --------------------------------------------------------------------------------------------------------


def test_what_was_cut_off_is_played_again_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def noted(game: object, plan: Plan, number: int) -> Course:
        played.append(number)
        return replace(course(), match=number) if number == 1 else Course(number)

    monkeypatch.setattr(making, "find", noted)
    made = make(GAME, PLAN, 3, tmp_path)
    assert (made.matches, made.puzzles, played) == (3, len(course().puzzles), [0, 1, 2])
    whole = (tmp_path / FILE).read_bytes()
    for end, again in ((len(whole) - 3, [2]), (10, [0, 1, 2]), (0, [0, 1, 2])):
        (tmp_path / FILE).write_bytes(whole[:end])
        played.clear()
        make(GAME, PLAN, 3, tmp_path)
        assert (tmp_path / FILE).read_bytes() == whole
        assert played == again
    make(GAME, PLAN, 4, tmp_path)
    assert (tmp_path / FILE).read_bytes().startswith(whole)
    plan, courses, _ = read((tmp_path / FILE).read_text())
    assert plan == PLAN
    assert courses[1] == replace(course(), match=1)


def test_a_folder_of_another_plan_or_in_use_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "find", quick)
    make(GAME, PLAN, 2, tmp_path)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(BadFolder, match="other depth: 20 ≠ 21"):
        make(GAME, replace(PLAN, depth=21), 2, tmp_path)
    with FileLock(tmp_path / LOCK), pytest.raises(BadFolder, match="busy"):
        make(GAME, PLAN, 3, tmp_path)
    assert (tmp_path / FILE).read_bytes() == before
    for strange in (b"my thesis\n", b"\xff\xfe\n", b'{"game": 3}\n', before + b'{"match": "x"}\n'):
        (tmp_path / FILE).write_bytes(strange)
        with pytest.raises(BadFolder, match="strange"):
            make(GAME, PLAN, 2, tmp_path)
        assert (tmp_path / FILE).read_bytes() == strange


@pytest.mark.parametrize(
    ("stops", "code", "said"),
    [
        (KeyboardInterrupt(), INTERRUPTED, ""),
        (OSError(errno.ENOSPC, "No space left on device"), WRONG, "no room left"),
    ],
)
def test_what_was_found_is_kept_when_it_is_stopped(
    stops: BaseException,
    code: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def stopped(game: object, plan: Plan, number: int) -> Course:
        if number == 2:
            raise stops
        return Course(number)

    line = ["puzzles", "make", "watergate", "--games", "4", "--processes", "1", "--out", str(tmp_path), "--lang", "en"]
    monkeypatch.setattr(making, "find", stopped)
    assert main(line) == code
    assert said in capsys.readouterr().err
    assert len((tmp_path / FILE).read_text().splitlines()) == 3
    monkeypatch.setattr(making, "find", quick)
    assert main(line) == 0
    assert "4 matches were played, and no answer stood out" in capsys.readouterr().out


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_says_what_a_puzzle_costs_and_refuses_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(making, "find", lambda game, plan, number: replace(course(), match=number))
    line = ["puzzles", "make", "watergate", "--games", "2", "--processes", "1", "--lang", "en", "--out"]
    assert main([*line, str(tmp_path / "new")]) == 0
    cost = 1 / len(course().puzzles)
    assert f"a puzzle costs {cost:.1f} matches" in capsys.readouterr().out
    (tmp_path / "file").write_text("")
    assert main([*line, str(tmp_path / "file" / "below")]) == WRONG
    assert "cannot be written" in capsys.readouterr().err
    assert main([*line[:-2], "ja", "--out", str(tmp_path / "new"), "--margin", "9"]) == WRONG
    assert "別の条件" in capsys.readouterr().err
    assert main([*line, str(tmp_path / "new"), "--margin", "100"]) == WRONG
    assert main(["puzzles", "make", "chess", "--out", str(tmp_path / "new")]) == WRONG


def test_the_command_plays_in_processes_and_tells_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["puzzles", "make", "watergate", "--games", "2", "--iterations", "20", "--depth", "20", "--margin", "60"]
    assert main([*line, "--processes", "2", "--out", str(tmp_path), "--json"]) == 0
    assert '"matches": 2' in capsys.readouterr().out
    assert len((tmp_path / FILE).read_text().splitlines()) == 3

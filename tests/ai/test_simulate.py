"""Simulations count right, give honest intervals, and can be repeated."""

from __future__ import annotations

import json
from inspect import getsourcelines
from pathlib import Path
from traceback import format_exception

import pytest
from faulty_toys import ONE_IN, Blundering, Deadly, Evens, Mistaken, Mistakes
from toys import Ringing, Toy

import hustings
from hustings.ai.levels import Budget, UnknownLevel
from hustings.kernel.position import Position
from hustings.research import bench as measured
from hustings.research.bench import _middle, bench
from hustings.research.bench import render as render_bench
from hustings.research.intervals import wilson
from hustings.research.matchup import ComputerFailed, MatchFailed
from hustings.research.simulate import render, simulate

GAME = hustings.game("watergate")


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (60, 100, 0.5020, 0.6906), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_the_heuristic_beats_random_on_both_sides() -> None:
    for levels in (("heuristic", "random"), ("random", "heuristic")):
        result = simulate(GAME, levels, 12, processes=1)
        better = next(side for side in result.sides if side.level == "heuristic")
        assert better.low > 0.5, render(result)


def test_equal_seeds_give_equal_matches_however_many_processes_play() -> None:
    seen: list[tuple[int, int]] = []
    one = simulate(GAME, ("heuristic", "heuristic"), 6, seed=3, processes=1, progress=lambda *at: seen.append(at))
    two = simulate(GAME, ("heuristic", "heuristic"), 6, seed=3, processes=2)
    assert seen == [(number, 6) for number in range(1, 7)]
    assert (one.sides, one.decisions) == (two.sides, two.decisions)
    assert one.endings == two.endings
    assert sum(side.wins for side in one.sides) == 6 == sum(one.endings.values())


def test_a_result_can_be_read_by_people_and_programs() -> None:
    result = simulate(GAME, ("ismcts", "random"), 1, Budget(None, 10), processes=1)
    assert result.sides[0].level == "search"
    assert "10 iterations" in render(result)
    assert json.loads(json.dumps(result.as_data()))["sides"][1]["seat"] == "editor"


def test_levels_are_checked() -> None:
    with pytest.raises(ValueError, match="nixon, editor"):
        simulate(GAME, ("random",), 1)
    with pytest.raises(UnknownLevel):
        simulate(GAME, ("random", "perfect"), 1)


def test_the_benchmark_measures_everything_once() -> None:
    done: list[tuple[int, int]] = []
    report = bench(GAME, seconds=0.01, progress=lambda *at: done.append(at))
    assert done[-1] == (len(report.figures), len(report.figures))
    assert all(figure.value > 0 and figure.ratio > 0 for figure in report.figures)
    assert json.loads(json.dumps(report.as_data()))["mode"] in ("plain", "compiled")
    assert all(figure.what in render_bench(report) for figure in report.figures)


def test_a_draw_is_no_win() -> None:
    result = simulate(Evens(), ("random", "random"), 60, processes=1)
    row, column = result.sides
    assert row.draws == column.draws > 0
    assert row.wins + column.wins + row.draws == 60 == result.matches
    assert row.share == row.wins / 60
    assert f"{row.draws} draws" in render(result)


def test_a_dying_process_takes_no_other_match_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One match ends its process whenever it is played, another only once."""
    monkeypatch.setenv("FATE", str(tmp_path / "fate"))
    doomed = [seed for seed in range(10) if Evens().setup(seed).chance.below(ONE_IN) == 0]
    result = simulate(Deadly(), ("random", "random"), 10, processes=2)
    assert len(doomed) == 1 and list(result.lost) == doomed
    assert result.matches == 9 == sum(result.endings.values())
    assert set(result.lost) < set(result.again), "the match that ended its process once was played again"


def test_a_computer_that_fails_is_named_and_its_traceback_kept() -> None:
    for processes in (1, 2):
        with pytest.raises(ComputerFailed, match="'heuristic' of row failed in the match with seed") as failed:
            simulate(Blundering(), ("heuristic", "random"), 3, processes=processes)
        told = "".join(format_exception(failed.value))
        assert "in best" in told and "no idea left" in told


def test_rules_that_fail_are_named_with_the_line_of_the_game() -> None:
    line = getsourcelines(Mistaken.reveal)[1] + 1
    for processes in (1, 2):
        with pytest.raises(MatchFailed, match=r"the match with seed [0-2] failed") as failed:
            simulate(Mistakes(), ("random", "random"), 3, processes=processes)
        trouble = failed.value.trouble
        assert (trouble.what, trouble.where) == ("TypeError: no such rule", f"faulty_toys.py, line {line}")
        assert trouble.trace.count("Traceback") == 1 and "in reveal" in trouble.trace


@pytest.mark.parametrize("game", [Evens(), Ringing(1)], ids=["one question", "one answer"])
def test_the_benchmark_measures_no_finished_position(game: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    middles: list[Position] = []
    monkeypatch.setattr(measured, "_middle", lambda *given: middles.append(found := _middle(*given)) or found)
    assert bench(game, seconds=0.01).decisions < 3
    assert len(middles) == measured.MIDDLES and all(middle.outcome is None and middle.to_act for middle in middles)

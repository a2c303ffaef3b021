"""``hustings study``: what it prints of a match, and what it says of files that cannot be studied."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hustings
from hustings.ai.levels import Budget, Sampler, decide
from hustings.cli import main
from hustings.commands.study import curve
from hustings.files.saving import Saver
from hustings.files.transcript import Player
from hustings.files.verify import for_seat
from hustings.kernel.chance import Chance


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A match that is over, one that goes on, and what a seat has seen of the first."""
    folder = tmp_path_factory.mktemp("matches")
    names = ("over", "running", "seat")
    paths = {name: folder / f"{name}.match" for name in names}
    game, rng = hustings.game("watergate"), Chance(5)
    match = game.match(secret=bytes(32))
    players = [Player(name, "computer", "heuristic") for name in match.seats]
    while match.outcome is None:
        seat = match.position.to_act[0]
        p = match.seen_by(seat)
        sample = Sampler(p, seat, rng.below(1 << 30))
        match.act(seat, decide(game, seat, p.answers(seat), sample, "random", Budget(None, 1), rng.below(1 << 30)))
        if len(match.records) == 9:
            Saver(paths["running"], players)(match)
    Saver(paths["over"], players)(match)
    paths["seat"].write_bytes(for_seat(match, 1, players, "online", 0.0, b"key"))
    return paths


@pytest.mark.parametrize(
    ("language", "said"), [("en", "What could have been better"), ("ja", "もっとよい手があったところ")]
)
def test_a_match_is_told(
    files: dict[str, Path], language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", str(files["over"]), "--depth", "20", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert said in told
    assert "▁" in told
    assert "100" in told


def test_a_program_reads_the_same(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", str(files["over"]), "--depth", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["depth"] == 20
    assert len(told["judged"]) == told["decisions"] > 20
    assert {len(one["true"]) for one in told["judged"]} == {2}


@pytest.mark.parametrize(
    ("file", "said"),
    [("running", "is not over"), ("seat", "one seat saw")],
)
def test_what_cannot_be_studied_is_refused_in_words(
    files: dict[str, Path], file: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", str(files[file])]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_was_changed_is_refused(
    files: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = tmp_path / "changed.match"
    changed.write_bytes(files["over"].read_bytes().replace(b'"act"', b'"axt"', 1))
    assert main(["study", str(changed)]) == 2
    assert str(changed) in capsys.readouterr().err


def test_a_depth_out_of_bounds_is_refused(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", str(files["over"]), "--depth", "5"]) == 2
    assert "20" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("points", "width", "shown"),
    [([0.0, 0.5, 1.0], 10, "▁▅█"), ([0.0, 0.0, 1.0, 1.0], 2, "▁█"), ([0.2], 5, "▂")],
)
def test_a_curve_is_as_wide_as_there_is_room(points: list[float], width: int, shown: str) -> None:
    assert curve(points, width) == shown

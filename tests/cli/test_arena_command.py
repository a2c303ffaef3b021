"""The command ``arena``: what it takes, what it says, and what it refuses in words."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from hustings.cli import main
from hustings.commands import arena as command
from hustings.commands import speech
from hustings.research.arena.tournament import Here

ASKED = ("arena", "watergate", "--players", "random", "heuristic", "--games", "1")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Ray: this process plays."""
    monkeypatch.setattr(command, "Cluster", lambda address, workers: Here())


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_players_meet_and_their_strengths_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "TOLD_EVERY", 0.0)
    code, out, err = run(capsys, *ASKED)
    assert code == 0
    assert "Watergate: 2 matches of 2 players, 2 mixes once each, seed 0" in out
    assert "1500, the yardstick" in out and "100 (34 to 100)" in out and "Seats, in points beside their mean" in out
    assert err.startswith("1 of 2 matches, about") and "2 of 2 matches" in err
    _, out, _ = run(capsys, *ASKED, "--lang", "ja")
    assert "2局、プレイヤー2、組み合わせ2通りを1局ずつ、シード0" in out and "1500（基準）" in out
    _, out, _ = run(capsys, *ASKED, "--json")
    data = json.loads(out)
    assert data["tally"]["standings"][1]["wins"]["times"] == 2 and data["tournament"]["players"][0] == "random"


def test_a_drawing_is_the_same_for_the_same_results(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="pip install 'hustings[arena]'")
    file = tmp_path / "drawing.svg"
    results = str(tmp_path / "results.jsonl")
    run(capsys, *ASKED, "--plot", str(file), "--out", results)
    first = file.read_bytes()
    _, out, _ = run(capsys, *ASKED, "--plot", str(file), "--out", results, "--lang", "ja")
    assert "2局はすでにファイルにありました" in out
    assert "<svg" in first.decode() and ">heuristic<" in first.decode() and "レーティング" in file.read_text("utf-8")
    run(capsys, *ASKED, "--plot", str(file), "--out", results)
    assert file.read_bytes() == first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "watergate"], "Name two or more players, each once"),
        (["arena", "watergate", "--players", "random"], "Name two or more players, each once"),
        (["arena", "watergate", "--players", "random", "random"], "each once"),
        (["arena", "watergate", "--players"], "--players: a value has to follow"),
        (["arena", "watergate", "--players", "random", "perfect"], "There is no player “perfect”"),
        (["arena", "watergate", "--players", "random", "search:depth=3"], "cannot be made with “depth”"),
        (["arena", "watergate", "--players", "random", "search:seconds=-1"], "does not fit: “-1”"),
        ([*ASKED, "--edition", "first"], "these arguments are not known: --edition"),
        (["arena", "1960", *ASKED[2:], "--edition", "third"], "'third' is none of the choices"),
        (["arena", "politically-correct-people", *ASKED[2:], "--game-players", "9"], "'9' is none of the choices"),
        ([*ASKED, "no_such_module:Player"], "these arguments are not known: no_such_module:Player"),
        ([*ASKED, "--out", "/nowhere/results"], "/nowhere/results cannot be written"),
        ([*ASKED, "--plot", "/nowhere/drawing.svg"], "/nowhere/drawing.svg cannot be written"),
        ([*ASKED, "--out", "/dev/full"], "/dev/full cannot be written: the disk is full"),
    ],
)
def test_what_cannot_be_done_is_said(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    if "--plot" in words:
        pytest.importorskip("matplotlib", reason="pip install 'hustings[arena]'")
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "") and said in err
    code, out, other = run(capsys, *words, "--lang", "ja")
    assert (code, out) == (2, "") and other != err


def test_a_player_that_cannot_be_made_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "arena", "watergate", "--players", "random", "no_such_module:Player")
    assert code == 2 and "“no_such_module:Player” cannot be made: ModuleNotFoundError: No module named" in err


def test_results_of_others_are_not_added_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(capsys, *ASKED, "--out", str(file))
    before = file.read_bytes()
    others = ("arena", "watergate", "--players", "random", "search", "--games", "1", "--out", str(file))
    code, _, err = run(capsys, *others)
    assert code == 2 and "players there is “random, heuristic”, here “random, search”" in err
    code, _, err = run(capsys, *others, "--lang", "ja")
    assert code == 2 and "ファイルでは「random, heuristic」" in err and file.read_bytes() == before
    file.write_text("a diary\n")
    code, _, err = run(capsys, *others)
    assert code == 2 and "is no file of an arena" in err


def test_without_ray_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = run(capsys, *ASKED)
    assert code == 2 and "ray is not installed. Install it: pip install 'hustings[arena]'" in err
    code, _, err = run(capsys, *ASKED, "--lang", "ja")
    assert code == 2 and "ray が入っていません" in err


def test_a_cluster_that_does_not_answer_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason="pip install 'hustings[arena]'")
    monkeypatch.undo()
    code, _, err = run(capsys, *ASKED, "--address", "127.0.0.1:1")
    assert code == 2 and "No Ray cluster answers at 127.0.0.1:1: " in err and "refused" in err

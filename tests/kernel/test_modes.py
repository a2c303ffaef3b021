"""Plain and compiled rules play the same matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from gala import Gala

import hustings
from hustings.play.mode import mode
from hustings.testing import mode_of
from hustings.testing.checksums import checksum, main

KEPT = json.loads((Path(__file__).parent / "checksums.json").read_text())


@pytest.mark.parametrize("id", hustings.installed())
def test_playouts_have_the_kept_checksum(id: str) -> None:
    game = hustings.game(id)
    said = f"rules {mode_of(game)}, kernel {mode()}; see hustings.testing.checksums"
    assert checksum(game) == KEPT.get(id), said


def test_a_third_partys_game_has_the_kept_checksum() -> None:
    assert checksum(Gala()) == KEPT["gala"]


def test_a_third_partys_game_is_never_compiled() -> None:
    assert mode_of(Gala()) == "plain"


def test_an_installed_game_runs_as_the_kernel_does() -> None:
    assert {mode_of(hustings.game(id)) for id in hustings.installed()} == {mode()}


def test_checksums_are_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "sums.json"), "gala:Gala"]) == 0
    assert json.loads((tmp_path / "sums.json").read_text()) == {"gala": KEPT["gala"]}
    assert mode() in capsys.readouterr().out

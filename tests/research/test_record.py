"""Recordings hold what was played, go on where they were, and refuse folders that do not fit."""

from __future__ import annotations

import errno
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

import hustings
from hustings.ai.levels import Budget
from hustings.cli import main
from hustings.research.data import card
from hustings.research.data.record import ABOUT, LOCK, Recording, file_of, record, recording
from hustings.research.environments.layout import layout
from hustings.research.environments.turns import begin
from hustings.research.folder import BadFolder
from hustings.research.matchup import Computer, Watch, play

pyarrow = pytest.importorskip("pyarrow", reason="pip install 'hustings[data]'")
dataset = pytest.importorskip("pyarrow.dataset")
parquet = pytest.importorskip("pyarrow.parquet")
np = pytest.importorskip("numpy")
sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

GAME = hustings.game("watergate")
FEW = Budget(None, 6)


def wanted(**changed: Any) -> Recording:
    return replace(recording(GAME, ["search", "random"], 11, FEW, seed=5), **changed)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recording of eleven matches."""
    made = tmp_path_factory.mktemp("recorded") / "eleven"
    come = record(GAME, wanted(), made)
    assert come.matches == 11 and not come.lost and sum(come.decisions.values()) > 300
    card.write_card(wanted(), come, made)
    return made


def rows(folder: Path, split: str = "train") -> Any:
    return dataset.dataset(folder / split, format="parquet").to_table()


def noting(chosen: list[int]) -> Watch:
    return lambda position, seat, action: chosen.append(action)


def matrix(table: Any, name: str) -> Any:
    return table[name].combine_chunks().flatten().to_numpy().reshape(len(table), -1)


def test_what_is_written_is_what_was_played(folder: Path) -> None:
    table = rows(folder)
    for match in (0, 3):
        one = table.filter(pyarrow.compute.equal(table["match"], match))
        assert one["decision"].to_pylist() == list(range(len(one)))
        turns = begin(GAME, GAME.chosen({}), 5 * 1_000_003 + match, 4)
        for at in range(len(one)):
            assert one["seat"][at].as_py() == turns.seat
            assert matrix(one, "observation")[at].tobytes() == layout(GAME).row(turns.position, turns.seat)
            assert matrix(one, "mask")[at].tobytes() == bytes(turns.mask())
            turns.step(one["action"][at].as_py())
        outcome = turns.position.outcome
        assert outcome is not None and one["ending"][0].as_py() == outcome.how
        assert one["scores"][0].as_py() == list(outcome.scores)
        assert one["score"].to_pylist() == [outcome.scores[seat] for seat in one["seat"].to_pylist()]


def test_the_matches_are_those_that_the_players_play(folder: Path) -> None:
    table = rows(folder)
    for match in (0, 1):
        levels = ["search", "random"] if match == 0 else ["random", "search"]
        chosen: list[int] = []
        played = play(GAME, [Computer(level) for level in levels], 5 * 1_000_003 + match, {}, FEW, noting(chosen))
        one = table.filter(pyarrow.compute.equal(table["match"], match))
        assert one["action"].to_pylist() == chosen and len(one) == played.decisions
        assert {(row["seat"], row["player"]) for row in one.select(["seat", "player"]).to_pylist()} == set(
            enumerate(levels)
        )


def test_a_search_leaves_what_it_found_out(folder: Path) -> None:
    for row in rows(folder).select(["player", "mask", "action", "value", "visits"]).to_pylist():
        thought = row["player"] == "search" and sum(row["mask"]) > 1
        assert (row["value"] is not None) == (row["visits"] is not None) == thought
        if thought:
            assert 0 <= row["value"] <= 1 and sum(row["visits"]) == 6
            assert row["visits"][row["action"]] == max(row["visits"])
            assert all(mask for mask, visits in zip(row["mask"], row["visits"], strict=True) if visits)


def test_a_match_is_in_one_split(folder: Path) -> None:
    found = {split: set(rows(folder, split)["match"].to_pylist()) for split in ("train", "validation", "test")}
    assert found == {"train": {*range(8), 10}, "validation": {8}, "test": {9}}


def test_a_recording_goes_on_where_it_was(folder: Path, tmp_path: Path) -> None:
    record(GAME, wanted(), tmp_path)
    one, other = file_of(tmp_path, "train", 0), file_of(tmp_path, "test", 0)
    kept = one.stat().st_mtime_ns
    other.unlink()
    (tmp_path / "test" / "00000.unfinished").write_bytes(b"half")
    told: list[tuple[int, int]] = []
    come = record(GAME, wanted(), tmp_path, progress=lambda done, all: told.append((done, all)))
    assert told == [(11, 11)] and come.matches == 11 and one.stat().st_mtime_ns == kept
    assert other.read_bytes() == file_of(folder, "test", 0).read_bytes()
    assert not list(tmp_path.glob("*/*.unfinished"))
    record(GAME, wanted(), tmp_path, progress=lambda done, all: told.append((done, all)))
    assert len(told) == 1


@pytest.mark.parametrize(
    ("changed", "says"), [({"seed": 6}, "seed: 5 ≠ 6"), ({"layout": "x"}, "layout"), ({"matches": 12}, "12")]
)
def test_another_recording_is_refused(folder: Path, changed: dict[str, Any], says: str) -> None:
    before = (folder / ABOUT).read_bytes()
    with pytest.raises(BadFolder, match=says) as refused:
        record(GAME, wanted(**changed), folder)
    assert refused.value.key == "other" and (folder / ABOUT).read_bytes() == before


def test_a_folder_of_other_things_or_in_use_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(BadFolder, match=r"strange thesis\.txt"):
        record(GAME, wanted(), tmp_path)
    assert [file.name for file in tmp_path.iterdir() if file.name != LOCK] == ["thesis.txt"]
    with FileLock(tmp_path / LOCK), pytest.raises(BadFolder, match="busy"):
        record(GAME, wanted(), tmp_path)


def test_a_full_folder_keeps_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = parquet.write_table

    def write(table: Any, where: Path, **given: Any) -> None:
        plain(table, where, **given)
        if "validation" in str(where):
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(parquet, "write_table", write)
    with pytest.raises(BadFolder, match="full No space left"):
        record(GAME, wanted(players=("random",)), tmp_path)
    assert file_of(tmp_path, "train", 0).exists() and not file_of(tmp_path, "validation", 0).exists()
    monkeypatch.undo()
    assert record(GAME, wanted(players=("random",)), tmp_path).matches == 11


def test_the_card_says_how_it_was_made(folder: Path) -> None:
    said = (folder / "README.md").read_text("utf-8")
    about = json.loads((folder / ABOUT).read_text("utf-8"))
    assert "hustings record watergate --games 11 --iterations 6 --seed 5 --players search random --out eleven" in said
    assert about["layout"] == layout(GAME).digest and about["layout"] in said
    assert about["columns"] == list(layout(GAME).names) and len(about["actions"]) == 247
    market = recording(hustings.game("politically-correct-people"), ["random"], 1, options={"players": "5"})
    assert "--game-players 5 " in card.command(market, "out")
    assert "| train | 9 | " in said and "license: cc0-1.0" in said and "path: 'validation/*.parquet'" in said
    for column in rows(folder).column_names:
        assert f"`{column}`" in said


def test_the_command_records_and_refuses_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "few"
    line = ["record", "watergate", "--games", "10", "--players", "random", "--processes", "1", "--out", str(out)]
    assert main(line) == 0
    assert "has 10 matches" in capsys.readouterr().out and (out / "README.md").exists()
    assert main([*line, "--seed", "3"]) == 2
    assert "something else was recorded (seed: 0 ≠ 3)" in capsys.readouterr().err
    assert main([*line, "--seed", "3", "--lang", "ja"]) == 2
    assert "別の記録" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main([*line[:-1], str(tmp_path / "file" / "below")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_command_of_a_card_has_the_options_of_the_command() -> None:
    from hustings.commands.record import run

    names = {str(param.name) for param in run.params} - {"asked", "game", "printed", "help", "as_json", "lang"}
    assert names == set(card.OWN)


def test_the_example_reads_it_back(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import read_recording

    seen, scores = read_recording.read(folder, "train")
    assert seen.shape == (len(scores), len(layout(GAME))) and abs(seen).max() <= 1
    assert read_recording.right(read_recording.fit(seen, scores), seen, scores) > 0.8
    assert 0 <= read_recording.main(folder) <= 1
    assert "it knows" in capsys.readouterr().out

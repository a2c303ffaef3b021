"""``hustings play --from FILE --moment N`` and ``--hints``: what begins, what its file says, and what is refused."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import msgspec
import pytest

import hustings
from hustings.cli import main
from hustings.commands.replay import frames
from hustings.files.saving import Saver, load
from hustings.files.transcript import Player
from hustings.files.verify import for_seat

SEATED = ("--nixon", "heuristic", "--editor", "person")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A match that is over, one that goes on, what a seat has seen of the first, and the first with a word changed."""
    folder = tmp_path_factory.mktemp("matches")
    paths = {name: folder / f"{name}.match" for name in ("over", "running", "seat", "changed")}
    match = hustings.game("watergate").match(secret=bytes(32))
    players = [Player(name, "person", "") for name in match.seats]
    while len(match.history.moments) < 8:
        match.act(match.position.to_act[0], match.actions(match.position.to_act[0])[0])
    Saver(paths["running"], players)(match)
    match.resign(0)
    Saver(paths["over"], players)(match)
    paths["seat"].write_bytes(for_seat(match, 1, players, "online", 0.0, b"key"))
    paths["changed"].write_bytes(paths["over"].read_bytes().replace(b'"seat":1', b'"seat":0', 1))
    return paths


def play(monkeypatch: pytest.MonkeyPatch, keys: str, *arguments: str) -> int:
    """The exit code of a table at which these keys are pressed, a line each."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(keys) + "\n"))
    return main(["play", "watergate", *arguments])


def squeezed(text: str) -> str:
    """A text without what lies between its words, wherever its lines break."""
    return "".join(text.split())


@pytest.mark.parametrize(("language", "about"), [("en", "counts nowhere"), ("ja", "成績にも数えません")])
def test_a_match_begins_at_a_moment_of_a_file(
    files: dict[str, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    about: str,
) -> None:
    shown = frames(load(files["over"])[0], None)
    step = next(n for n, frame in enumerate(shown) if n > 4 and frame.lines)
    fresh = tmp_path / "fresh.match"
    begun = (
        "--from",
        str(files["over"]),
        "--moment",
        str(step),
        "--knows",
        "editor",
        "--save",
        str(fresh),
        "--seed",
        "3",
    )
    assert play(monkeypatch, "q", *begun, *SEATED, "--lang", language) == 0
    assert squeezed(about) in squeezed(capsys.readouterr().out)
    match, _ = load(fresh)
    assert match.header.marks == ("study",)
    assert match.history.moments[match.history.branch[0]].position.view(1) == shown[step].position.view(1)
    assert main(["replay", str(fresh), "--verify", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert ("It is a study" if language == "en" else "検討用の対局です") in said
    assert play(monkeypatch, "q", "--resume", str(fresh), "--lang", language) == 0
    assert squeezed(about) in squeezed(capsys.readouterr().out)


def test_a_hint_is_told_where_hints_were_agreed_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_hints, without = tmp_path / "with.match", tmp_path / "without.match"
    budget = ("--seconds", "0.1", "--seed", "3")
    assert play(monkeypatch, "iq", "--hints", "--save", str(with_hints), *SEATED, *budget) == 0
    said = capsys.readouterr().out
    assert said.count("wins in 100.") == 3
    assert "Best: " in said
    assert load(with_hints)[0].header.marks == ("hints",)
    assert play(monkeypatch, "iq", "--save", str(without), *SEATED, *budget) == 0
    said = capsys.readouterr().out
    assert "wins in 100." not in said
    assert "There is no hint here" in said


def test_a_search_that_fails_ends_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object) -> object:
        raise ValueError

    monkeypatch.setattr("hustings.commands.play.advise", fail)
    assert play(monkeypatch, "iq", "--hints", "--save", str(tmp_path / "a.match"), *SEATED) == 0
    assert "could not say what it would do" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--from", "over"], "--from and --moment belong together"),
        (["--moment", "3"], "--from and --moment belong together"),
        (["--knows", "nixon"], "--knows says from whose knowledge"),
        (["--from", "over", "--moment", "9999"], "has no moment 9999"),
        (["--from", "over", "--moment", "-1"], "write a whole number"),
        (["--from", "over", "--moment", "3", "--knows", "mayor"], "no seat mayor"),
        (["--from", "running", "--moment", "3"], "this match is not over"),
        (["--from", "seat", "--moment", "3"], "seat"),
        (["--from", "changed", "--moment", "3"], "changed"),
        (["--from", "gone", "--moment", "3"], "cannot be read"),
        (["--from", "over", "--moment", "3", "--resume", "over"], "leave --from, --moment and --hints away"),
        (["--resume", "over", "--hints"], "leave --from, --moment and --hints away"),
        (["--hints", "--nixon", "person", "--editor", "person"], "Hints are for one person"),
        (["--hints", "--nixon", "search", "--editor", "search"], "Hints are for one person"),
    ],
)
def test_what_cannot_begin_is_told_in_words(
    files: dict[str, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    named = [str(files.get(one, one)) if one in (*files, "gone") else one for one in arguments]
    assert play(monkeypatch, "q", *named) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.rglob("*.match"))


def test_a_file_of_another_game_says_how_it_is_played_on_from(
    files: dict[str, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert main(["play", "1960", "--from", str(files["over"]), "--moment", "1"]) == 2
    assert "hustings play watergate --from" in capsys.readouterr().err


def test_a_hints_file_that_two_persons_resume_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = hustings.game("watergate").match(secret=bytes(32), hints=True)
    path = tmp_path / "a.match"
    Saver(path, [Player("", "person", ""), Player("", "computer", "random")])(match)
    assert play(monkeypatch, "q", "--resume", str(path), "--nixon", "person", "--editor", "person") == 2
    assert "Hints are for one person" in capsys.readouterr().err
    assert msgspec.json.decode(path.read_bytes().splitlines()[0])["header"]["hints"] is True

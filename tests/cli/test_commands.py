"""Every command: help in both languages, results for people and programs, and bad input told in words."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from terminals import saved

import hustings
from hustings.cli import COMPLETION, main
from hustings.commands import play, soak, speech
from hustings.commands.speech import language_of
from hustings.files.saving import load
from hustings.files.transcript import Player
from hustings.files.verify import for_seat
from hustings.play.game import Game
from hustings.research import matchup, simulate
from hustings.research.crew import Died
from hustings.testing import Failed
from hustings.testing.walk import options_of

TESTS_OF_WATERGATE = Path(__file__).parents[1] / "watergate" / "test_inherited.py"
COMMANDS = (
    *("serve", "work", "play", "simulate", "arena", "record", "exploit", "balance", "cards", "replay", "study"),
    *("today", "puzzles", "new", "bench", "soak", "database", "admin"),
)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command line."""
    code = main(arguments)
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "examples"), [("en", "Examples:"), ("ja", "例：")])
def test_every_command_has_help_with_examples(
    capsys: pytest.CaptureFixture[str], command: str, language: str, examples: str
) -> None:
    code, out, err = run(capsys, command, "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert examples in out and f"hustings {command} " in out
    assert "usage" in out if language == "en" else "使い方" in out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("hustings p", ["play", "puzzles"]),
        ("hustings play hil", ["hilarious-struggle"]),
        ("hustings play 1960 --ed", ["--edition"]),
        ("hustings play 1960 --edition f", ["first"]),
        ("hustings simulate watergate --nixon s", ["search"]),
    ],
)
def test_a_shell_completes_commands_games_and_what_a_game_brings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, offered: list[str]
) -> None:
    monkeypatch.setenv(COMPLETION, "bash_complete")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(typed.count(" ")))
    _, out, err = run(capsys)
    assert [line.partition(",")[2] for line in out.split()] == offered and err == ""


def test_a_quick_answer_loads_no_command_and_changes_nothing_for_others() -> None:
    asked = "import argparse, sys; from hustings.cli import COMPLETION, main; main(['--version']); "
    told = "print(*[name for name in ('rich', 'litestar', 'hustings.ai.levels', 'asyncio') if name in sys.modules])"
    again = "; argparse.ArgumentParser('other').print_usage()"
    done = subprocess.run([sys.executable, "-c", asked + told + again], capture_output=True, text=True, check=True)
    first, *others = done.stdout.splitlines()
    assert first.startswith("hustings ") and others == ["", "usage: other [-h]"]


def test_the_language_comes_from_the_environment_or_the_option() -> None:
    assert language_of([], {"LANG": "ja_JP.UTF-8"}) == "ja"
    assert language_of([], {"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}) == "en"
    assert language_of(["cards", "--lang=ja"], {}) == "ja"
    assert language_of(["--lang", "en", "cards"], {"LANG": "ja_JP.UTF-8"}) == "en"
    assert language_of(["--lang"], {}) == "en"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "'dance' is none of the choices"),
        ([], "something is missing: COMMAND"),
        (["cards"], "something is missing: GAME"),
        (["cards", "chess"], "There is no game “chess”. Installed are: 1960, hilarious-struggle, "),
        (["cards", "watergate", "N99"], "There is no card “N99”. The cards are N02 … E42"),
        (["play", "watergate", "--nixon", "god"], "'god' is none of the choices"),
        (["play", "watergate", "--kennedy", "person"], "these arguments are not known: --kennedy"),
        (["simulate", "1960", "--edition", "third"], "'third' is none of the choices: 'second', 'first'"),
        (["play", "watergate", "--edition", "first"], "these arguments are not known: --edition (is it"),
        (
            ["soak", "1960", "--edition", "first", "--vice-presidents", "on"],
            "--edition first --vice-presidents on cannot be chosen together in 1960",
        ),
        (["play", "1960", "--edition", "first", "--resume", "x.match"], "leave --edition first away"),
        (["play", "watergate", "--seconds", "soon"], "write a number of seconds above 0"),
        (["play", "watergate", "--resume", "nowhere.match"], "nowhere.match cannot be read"),
        (["play", "watergate", "--printed", "nowhere.toml"], "There is no such file"),
        (
            ["simulate", "politically-correct-people", "--players", "4", "--plum", "random"],
            "There is no seat plum in this match. There are: red, ochre, green, teal.",
        ),
        (["simulate", "watergate", "--games", "0"], "write a whole number from 1 on"),
        (["simulate", "watergate", "--games", "ten"], "write a whole number from 1 on"),
        (["replay", "nowhere.match"], "nowhere.match cannot be read"),
        (["serve", "--port", "99999"], "write a whole number from 0 to 65535"),
        (["serve", "--printed", "watergate"], "write GAME=FILE"),
        (["serve", "--printed", "watergate=nowhere.toml"], "There is no such file"),
        (["serve", "--printed", "chess=x.toml"], "There is no game “chess”"),
        (["serve", "--public-url", "example.org"], "write the whole address"),
        (["serve", "--database", "mysql://x/y"], "is no database that Hustings can use"),
        (["cards", "watergate", "--lang", "fr"], "'fr' is none of the choices"),
        (["play", "watergate", "--seconds"], "hustings play: --seconds: a value has to follow"),
        (["play", "watergate", "--lines=3"], "hustings play: --lines: takes no value"),
        (["simulate", "watergate", "--gmes", "3"], "these arguments are not known: --gmes (is it --games"),
        (["replay", "a.match", "b.match"], "these arguments are not known: b.match"),
    ],
)
def test_bad_input_is_told_in_words(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert words in err
    assert out == "" and "Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "選べません"),
        (["cards"], "足りないものがあります：GAME"),
        ([], "足りないものがあります：COMMAND"),
        (["play", "watergate", "--seconds"], "hustings play：--seconds：後ろに値が必要です"),
        (["play", "watergate", "--lines=3"], "--lines：値は付けられません"),
        (["simulate", "watergate", "--gmes", "3"], "認識できない引数です：--gmes（--games"),
        (["replay", "a.match", "b.match"], "認識できない引数です：b.match"),
        (["cards", "chess"], "「chess」というゲームはありません"),
        (["soak", "watergate", "--games", "x"], "1以上の整数を書いてください"),
        (["play", "watergate", "--resume", "nowhere.match"], "nowhere.match を読めません"),
        (["bench", "1960", "--edition", "third"], "「third」は選べません。選べるもの：'second', 'first'"),
        (["simulate", "1960", "--edition", "first", "--limited-positioning", "on"], "一緒には選べません"),
    ],
)
def test_bad_input_is_told_in_japanese(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    code, _, err = run(capsys, "--lang", "ja", *arguments)
    assert code == 2
    assert words in err


def test_cards_as_a_person_reads_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "watergate", "--lang", "ja")
    assert code == 0
    assert out.count("種類：") == 40
    assert "N14  ジョン・ミッチェル" in out and "独自の推定" in out
    code, out, _ = run(capsys, "cards", "watergate", "E35", "N02", "--json")
    cards = json.loads(out)
    assert [card["id"] for card in cards] == ["N02", "E35"]
    assert cards[1]["kind"] == "journalist" and cards[1]["reaction"] is True and cards[1]["colours"] == ["joker"]


def test_a_card_says_what_rests_on_one_source_or_on_us(capsys: pytest.CaptureFixture[str]) -> None:
    def notes(*which: str) -> list[list[str]]:
        return [card["notes"] for card in json.loads(run(capsys, "cards", *which, "--json")[1])]

    assert all(notes("hilarious-struggle", "R-PA", "D-AK", "D-GA"))
    assert "Text: partly published, partly our reconstruction" in notes("hilarious-struggle", "D-GA")[0]
    assert "Action: one good source only" in notes("watergate", "N02")[0]
    assert "Effect: one good source only" in notes("1960", "baptist-ministers")[0]
    assert notes("1960", "volunteers") == [[]]
    told = run(capsys, "cards", "watergate", "E40", "--lang", "ja")[1]
    assert "数値：" in told and "* 数値：" in told and "（リアクション）" in told and ": " not in told


def test_facts_of_a_card_stay_under_its_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "ja"):
        _, out, _ = run(capsys, "cards", "1960", "the-new-nixon", "--lang", language)
        _, *below = out.splitlines()
        assert len(below) > 3
        assert all(line.startswith("     ") for line in below if line)


def test_cards_with_an_owners_values(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards.N14]\nvalue = 4\n")
    _, out, _ = run(capsys, "cards", "watergate", "N14", "--json", "--printed", str(file))
    assert json.loads(out)[0]["value"] == 4
    file.write_text("[cards.N14]\nvalue = 9\n")
    code, _, err = run(capsys, "cards", "watergate", "--printed", str(file), "--lang", "ja")
    assert code == 2 and "9 はカードの数値になりません" in err


def test_simulate_counts_wins_with_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "watergate", "--nixon", "heuristic", "--editor", "random", "--games", "6", "--processes", "1"]
    code, out, _ = run(capsys, *asked)
    assert code == 0
    assert "Nixon (heuristic): 6 wins, 100.0 % (95 %: 61.0 to 100.0 %)" in out
    _, out, _ = run(capsys, *asked, "--json")
    result = json.loads(out)
    assert result["sides"][0]["wins"] == 6 and result["matches"] == 6


def test_a_pipe_is_told_how_far_it_has_come_and_how_long_it_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "TOLD_EVERY", 0.0)
    asked = ["simulate", "watergate", "--nixon", "random", "--editor", "random", "--games", "2", "--processes", "1"]
    _, out, err = run(capsys, *asked)
    assert re.search(r"^1 of 2 matches, about \d+:\d\d min left\n2 of 2 matches", err) and "matches, about" not in out


def test_a_terminal_has_one_line_that_says_how_long_it_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    asked = ["simulate", "watergate", "--nixon", "random", "--editor", "random", "--games", "2", "--processes", "1"]
    _, _, err = run(capsys, *asked)
    assert re.search(r"1 of 2 matches, about \d+:\d\d min left\r\x1b\[K2 of 2", err) and "\n" not in err


def test_a_match_that_ends_its_process_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def died(game: Game, jobs: list[Any], processes: int) -> list[Any]:
        played = [matchup.play_fixture(game, job) for job in jobs[1:]]
        return [Died(jobs[0], True), Died(jobs[1], True), Died(jobs[0], False), *played]

    monkeypatch.setattr(simulate, "played", died)
    asked = ["simulate", "watergate", "--nixon", "random", "--editor", "random", "--games", "3"]
    code, out, _ = run(capsys, *asked)
    assert code == 1 and "2 matches that were under way were played again" in out and "with the seeds 0." in out
    code, out, _ = run(capsys, *asked, "--lang", "ja")
    assert code == 1 and "2局をやり直しました" in out and "数えていません：0" in out
    code, out, _ = run(capsys, *asked, "--json")
    assert code == 1 and json.loads(out)["lost"] == [0]


def test_a_computer_that_fails_is_told_with_what_it_ran_into(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*given: Any) -> int:
        raise ZeroDivisionError("no idea left")

    monkeypatch.setattr(matchup, "decide", fails)
    code, out, err = run(capsys, "simulate", "watergate", "--games", "1")
    assert code == 2 and out == ""
    assert "ZeroDivisionError: no idea left" in err
    told, _, trace = err.partition("\n")
    assert "of The Editor failed in the match with seed 0, and nobody plays in its place" in told
    assert "its place: ZeroDivisionError: no idea left (test_commands.py, line " in told
    assert trace.count("Traceback") == 1 and trace.count("ZeroDivisionError: no idea left") == 1
    _, _, err = run(capsys, "simulate", "watergate", "--games", "1", "--lang", "ja")
    assert "編集者のコンピューター「heuristic」が失敗しました" in err


def test_a_game_that_fails_is_told_in_words_before_its_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*given: Any) -> Any:
        raise TypeError("no such rule")

    monkeypatch.setattr(matchup, "Chance", fails)
    code, out, err = run(capsys, "simulate", "watergate", "--games", "2", "--processes", "1")
    assert code == 2 and out == ""
    told, _, trace = err.partition("\n")
    assert "“Watergate” failed in the match with seed 0: TypeError: no such rule (test_commands.py, line " in told
    assert "The traceback stands below." in told
    assert trace.count("Traceback") == 1 and trace.count("TypeError: no such rule") == 1
    _, _, err = run(capsys, "simulate", "watergate", "--games", "1", "--processes", "1", "--lang", "ja")
    assert "「ウォーターゲート」が失敗しました：TypeError: no such rule（test_commands.py, line " in err


def test_an_interrupted_simulation_counts_the_matches_that_were_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = matchup.play

    def interrupted(*given: Any) -> matchup.Played:
        if given[2] == 2:
            raise KeyboardInterrupt
        return played(*given)

    monkeypatch.setattr(matchup, "play", interrupted)
    asked = ["simulate", "watergate", "--nixon", "random", "--editor", "random", "--games", "5", "--processes", "1"]
    code, out, _ = run(capsys, *asked)
    assert code == 0 and "2 of 5 matches were played to the end" in out and "watergate" not in out
    _, out, _ = run(capsys, *asked, "--json")
    result = json.loads(out)
    assert (result["matches"], result["asked"]) == (2, 5) and sum(side["wins"] for side in result["sides"]) == 2


def test_seats_follow_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    table = [word for colour in ("red", "ochre", "green", "teal", "indigo") for word in (f"--{colour}", "random")]
    asked = ["simulate", "politically-correct-people", "--players", "6", "--games", "1", "--processes", "1", "--json"]
    _, out, _ = run(capsys, *asked, *table)
    assert [side["level"] for side in json.loads(out)["sides"]] == [*["random"] * 5, "heuristic"]


def test_the_options_of_a_game_are_options_of_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    for command, default in (("play", "second"), ("simulate", "second"), ("bench", "second"), ("soak", "each in")):
        _, out, _ = run(capsys, command, "1960", "--help")
        assert "--edition CHOICE" in out and f"Edition: second, first (default: {default}" in out
    both = ["--kennedy", "random", "--nixon", "random", "--games", "1", "--processes", "1"]
    _, out, _ = run(capsys, "simulate", "1960", *both, "--edition", "first", "--json")
    assert json.loads(out)["options"]["edition"] == "first"


def test_a_soak_of_one_edition_skips_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    def looks(game: Game, matches: range, longest: int) -> None:
        played.append(options_of(game, matches[0])["edition"])

    monkeypatch.setattr(soak, "CHECKS", {"looks": looks})
    code, out, _ = run(capsys, "soak", "1960", "--games", "4", "--edition", "first")
    assert code == 0 and "4 matches" in out
    assert played == ["first"] * 4
    run(capsys, "soak", "1960", "--games", "20")
    assert set(played[4:]) == {"first", "second"}


def test_ismcts_is_another_name_for_search(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys,
        *["simulate", "watergate", "--nixon", "ismcts", "--editor", "random"],
        *["--games", "1", "--iterations", "2", "--processes", "1", "--json"],
    )
    assert code == 0
    assert json.loads(out)["sides"][0]["level"] == "search"
    for asked in (("simulate",), ("simulate", "watergate")):
        _, out, _ = run(capsys, *asked, "--help")
        assert "search, ismcts = search" in " ".join(out.split())


def test_bench_measures_what_the_house_promises(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "watergate", "--seconds", "0.03", "--json")
    assert code == 0
    report = json.loads(out)
    assert report["mode"] in ("plain", "compiled")
    assert {"decision", "clone", "determinize", "playouts"} <= {figure["name"] for figure in report["figures"]}
    code, out, _ = run(capsys, "bench", "watergate", "--seconds", "0.03", "--lang", "ja")
    assert code == 0 and "対局の途中での複製" in out


def test_a_short_soak_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "soak", "watergate", "--games", "2", "--seed", "40")
    assert code == 0
    assert "2 matches" in out and "Seeds 40 to 41" in out
    code, out, _ = run(capsys, "soak", "watergate", "--games", "500", "--seconds", "0.1", "--json")
    assert code == 0 and json.loads(out)["matches"] < 500


def test_a_soak_can_look_for_one_thing(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ("--check", "matches-end", "--check", "pieces-are-conserved", "--tests", str(TESTS_OF_WATERGATE))
    code, out, _ = run(capsys, "soak", "watergate", "--games", "3", "--json", *chosen)
    assert code == 0 and json.loads(out)["checks"] == ["matches-end", "pieces-are-conserved"]
    code, _, err = run(capsys, "soak", "watergate", "--check", "luck")
    assert code == 2 and "pieces-are-conserved" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["watergate", "--check", "pieces-are-conserved"], "--tests FILE"),
        (["watergate", "--tests", "no/such/test_file.py"], "there is no such Python file"),
        (["1960", "--tests", str(TESTS_OF_WATERGATE)], "no class in it is a GameTests whose game is 1960"),
    ],
)
def test_a_soak_says_which_tests_it_needs(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    code, _, err = run(capsys, "soak", *arguments, "--lang", "en")
    assert code == 2 and words in err


def test_a_soak_says_how_to_see_a_failure_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def picky(game: Game, matches: range, longest: int) -> None:
        if 7 in matches:
            failed = Failed("a card is lost")
            failed.path = ("seat 1: value E23", "seat 1: move initiative")
            raise failed

    monkeypatch.setattr(soak, "CHECKS", {"undo-restores": picky})
    monkeypatch.setattr(soak, "WITNESSED", {})
    code, out, _ = run(capsys, "soak", "watergate", "--games", "9")
    assert code == 1
    assert "seed 7" in out and "a card is lost" in out and "seat 1: move initiative" in out
    assert "hustings soak watergate --games 1 --seed 7" in out
    code, out, _ = run(capsys, "soak", "watergate", "--games", "9", "--json")
    assert code == 1 and json.loads(out)["actions"] == ["seat 1: value E23", "seat 1: move initiative"]


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_match_is_verified_and_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved(tmp_path / "a.match")
    out = capsys.readouterr().out
    assert "Secret: " in out and f"hustings replay {file} --verify" in out
    code, out, _ = run(capsys, "replay", str(file), "--verify")
    assert code == 0 and "Proved" in out and "Won by: Nixon" in out
    code, out, _ = run(capsys, "replay", str(file), "--verify", "--json")
    assert code == 0 and json.loads(out)["proven"] is True
    code, out, _ = run(capsys, "replay", str(file), "--eyes", "nixon")
    assert code == 0 and "Nixon looks at evidence 1" in out
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 0 and "Nixon looks at evidence 1" not in out and "Round 1 begins" in out
    code, out, _ = run(capsys, "replay", str(file), "--json", "--eyes", "editor")
    steps = json.loads(out)["steps"]
    assert steps[0]["view"]["seat"] == 1 and steps[-1]["view"]["phase"] == "over"
    code, _, err = run(capsys, "replay", str(file), "--eyes", "kennedy")
    assert code == 2 and "nixon, editor, spectator" in err


def test_one_changed_byte_is_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved(tmp_path / "a.match")
    data = file.read_bytes()
    capsys.readouterr()
    for place in (200, len(data) // 2, len(data) - 200):
        file.write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        code, out, _ = run(capsys, "replay", str(file), "--verify")
        assert code == 1 and "NOT proved" in out
        code, _, err = run(capsys, "play", "watergate", "--resume", str(file))
        assert code == 2 and str(file) in err
        code, _, err = run(capsys, "replay", str(file))
        assert code == 2 and str(file) in err


def test_what_a_seat_took_away_is_read_as_a_log(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match, _ = load(saved(tmp_path / "a.match"))
    file = tmp_path / "seat.match"
    players = [Player("Ann", "person", ""), Player("Bob", "person", "")]
    file.write_bytes(for_seat(match, 1, players, "online", 0.0, b"key"))
    capsys.readouterr()
    code, out, _ = run(capsys, "replay", str(file), "--lang", "ja")
    assert code == 0 and "第1ラウンドが始まった" in out and "ニクソンは証拠1を確認した" not in out
    code, out, _ = run(capsys, "replay", str(file), "--json")
    assert code == 0 and json.loads(out)["steps"][0]["view"]["seat"] == 1
    code, out, _ = run(capsys, "replay", str(file), "--verify")
    assert code == 0 and "no secret" in out
    code, _, err = run(capsys, "play", "watergate", "--resume", str(file))
    assert code == 2 and "what one seat has seen" in err


@pytest.mark.parametrize("data", [b"", b"hello\n", b'{"line":"head",}\n', bytes(range(256))])
def test_what_is_no_match_is_refused_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "b.match"
    file.write_bytes(data)
    for arguments in (["play", "watergate", "--resume", str(file)], ["replay", str(file)]):
        code, _, err = run(capsys, *arguments)
        assert code == 2 and str(file) in err and "Traceback" not in err
        assert file.read_bytes() == data, "a file that cannot be read stays as it is"


def test_a_file_is_never_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved(tmp_path / "a.match")
    before = file.read_bytes()
    code, _, err = run(capsys, "play", "watergate", "--save", str(file))
    assert code == 2 and "is there already" in err
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, _, err = run(capsys, "play", "watergate", "--save", str(tmp_path / "file" / "a.match"), "--lines")
    assert code == 2 and "cannot be written" in err


def test_a_port_in_use_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = str(tmp_path / "h.db")
        code, _, err = run(capsys, "serve", "--port", str(port), "--database", database, "--no-browser")
    assert code == 2
    assert f"Port {port} of 127.0.0.1 is in use" in err and "--port" in err
    code, _, err = run(capsys, "serve", "--host", "no.such.host.invalid", "--database", database)
    assert code == 2 and "no.such.host.invalid" in err


@pytest.mark.skipif(os.name != "posix", reason="a pipe of POSIX")
def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    line = f"{sys.executable} -m hustings.cli cards watergate | head -n 1"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("N02") and done.stderr == ""


def test_in_japanese_nothing_is_said_in_english(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Headings and colons of the help, seats, what a system says of a file, levels and ends of a simulation."""

    def told(*argv: str) -> str:
        _, out, err = run(capsys, *argv, "--lang", "ja")
        return out + err

    shown = told("play", "politically-correct-people", "--help")
    assert "\n引数：\n" in shown and "\nオプション：\n" in shown and " 浅葱の担当：" in shown and "teal の" not in shown
    assert (
        told("replay", str(tmp_path))
        == f"hustings：{tmp_path} を読めません（フォルダーです）。名前と読み取りの許可を確かめてください。\n"
    )
    assert "（ファイルやフォルダーが見つかりません）" in told("replay", str(tmp_path / "nothing"))
    assert "（フォルダーです）" in told("cards", "watergate", "--printed", str(tmp_path))
    shown = told("simulate", "watergate", "--games", "1", "--nixon", "random", "--editor", "random")
    assert "ニクソン（やさしい）" in shown and "connected" not in shown and "momentum" not in shown


def test_two_matches_begun_in_one_second_have_files_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the folder does not exist yet: the name is taken when it is found, not when it is first written."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(play.time, "strftime", lambda _: "now")
    game = hustings.game("watergate")
    first, second = play._somewhere(game), play._somewhere(game)
    assert first != second and first.exists() and second.exists()

"""The real command on a real (pseudo) terminal."""

from __future__ import annotations

import fcntl
import os
import re
import shlex
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from terminals import Terminal, cells, saved

from hustings.cli import main


@pytest.mark.parametrize(("language", "words"), [("en", "wins"), ("ja", "勝利")])
def test_a_whole_match_on_a_terminal(tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "evening.match"
    players = ["--nixon", "heuristic", "--editor", "person"]
    played = Terminal(["play", "watergate", *players, "--seed", "11", "--save", str(file), "--lang", language])
    played.wait_for("[1]")
    for _ in range(400):
        screen = played.press("\r", 0.06)
        if played.process.poll() is not None:
            break
        if len(screen) == 24:
            assert max(map(cells, screen)) <= 80
    assert played.end() == 0
    assert words in played.written
    assert "hustings replay" in played.written
    assert main(["replay", str(file), "--verify"]) == 0


def test_leave_and_come_back(tmp_path: Path) -> None:
    file = tmp_path / "evening.match"
    first = Terminal(["play", "watergate", "--editor", "person", "--seed", "3", "--save", str(file)])
    first.wait_for("[1]")
    screen = first.press("2")
    first.press("q")
    assert first.end() == 0
    said = first.written.replace("\r\n", "\n").partition("Go on with:\n")[2]
    assert shlex.split(said.replace("\\\n", "")) == ["hustings", "play", "watergate", "--resume", str(file)]
    assert len(said.strip().split("\n")) > 1 or len(said.strip()) <= 80, "no word is broken"
    again = Terminal(["play", "watergate", "--resume", str(file)])
    again.wait_for("q save and quit")
    assert [line for line in again.screen() if "[i]" in line] == [line for line in screen if "[i]" in line]
    again.press("q")
    assert again.end() == 0


def test_the_menu_asks_for_side_and_strength(tmp_path: Path) -> None:
    menu = Terminal(["play", "watergate", "--save", str(tmp_path / "a.match"), "--seed", "1"])
    menu.wait_for("[3] All sides")
    menu.press("2")
    menu.wait_for("How strong is the computer?")
    menu.press("1")
    menu.wait_for("Your turn")
    menu.press("q")
    assert menu.end() == 0


def test_no_colour_is_needed(tmp_path: Path) -> None:
    shown = {}
    for colour in ("0", "1"):
        environment = {"NO_COLOR": "1"} if colour == "0" else {}
        table = Terminal(
            ["play", "watergate", "--editor", "person", "--seed", "3", "--save", str(tmp_path / colour)], environment
        )
        table.wait_for("q save and quit")
        shown[colour] = (table.written, table.screen())
        table.press("q")
        table.end()
    coloured = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7]|38;[\d;]+)m")
    assert coloured.search(shown["1"][0]) and not coloured.search(shown["0"][0])
    assert shown["0"][1] == shown["1"][1], "the same screen, told by shapes and words alone"
    assert any("◆ Nixon" in line for line in shown["0"][1]) and any("✎ The Editor" in line for line in shown["0"][1])


def test_a_screen_of_another_size_is_drawn_anew(tmp_path: Path) -> None:
    table = Terminal(["play", "watergate", "--editor", "person", "--seed", "3", "--save", str(tmp_path / "a")])
    table.wait_for("q save and quit")
    assert len(table.screen()) == 24
    fcntl.ioctl(table.file, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    os.kill(table.process.pid, signal.SIGWINCH)
    table.wait_until(lambda: len(table.screen()) == 40, "a screen of 40 lines")
    table.press("q")
    assert table.end() == 0


def test_interrupting_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    table = Terminal(["play", "watergate", "--editor", "person", "--seed", "3", "--save", str(file)])
    table.wait_for("q save and quit")
    table.press("2")
    os.killpg(table.process.pid, signal.SIGKILL)
    table.process.wait(10)
    assert main(["replay", str(file), "--verify"]) == 0
    assert file.read_text().count('"line":"record"') >= 1


def test_a_pipe_plays_by_lines(tmp_path: Path) -> None:
    command = ["play", "watergate", "--editor", "person", "--seed", "3", "--save", str(tmp_path / "a.match")]
    done = subprocess.run(
        [sys.executable, "-m", "hustings.cli", *command, "--lang", "ja"],
        input="2\ni\nplace e01\nq\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "あなたの手番です" in done.stdout and "--resume" in done.stdout
    assert "\x1b[" not in done.stdout


def test_replay_steps_through_a_match(tmp_path: Path) -> None:
    viewer = Terminal(["replay", str(saved(tmp_path / "a.match"))])
    viewer.wait_for("eyes: spectator")
    assert any("Step 0 of" in line for line in viewer.screen())
    assert any("Step 1 of" in line for line in viewer.press("\x1b[C"))
    assert any("eyes: Nixon" in line for line in viewer.press("e"))
    assert any("wins" in line for line in viewer.press("\x1b[F"))
    viewer.press("q")
    assert viewer.end() == 0

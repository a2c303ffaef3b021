"""A terminal for tests: a program on a pseudo-terminal, or a table with scripted keys and a screen in memory."""

from __future__ import annotations

import codecs
import errno
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from rich.console import Console

import hustings
from hustings.ai.levels import Budget, Sampler, decide
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.terminal.display import Display
from hustings.terminal.keys import NoMoreKeys
from hustings.terminal.table import Player, Table
from hustings.words.sentences import Words

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]")
HOME = "\x1b[H"


def cells(text: str) -> int:
    """Columns that a text takes, counted without the library that draws it."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def plain(text: str) -> str:
    """A text without escape sequences."""
    return ESCAPES.sub("", text)


def frames(written: str) -> list[list[str]]:
    """The screens that were drawn, line by line, without escape sequences."""
    shown = [plain(frame).replace("\r", "").split("\n") for frame in written.split(HOME)[1:]]
    return [screen for screen in shown if len(screen) > 1]


class Terminal:
    """A command of hustings on a pseudo-terminal.

    Args:
        arguments: of the command.
        environment: further variables.
        size: columns and rows.
    """

    def __init__(
        self, arguments: Sequence[str], environment: dict[str, str] | None = None, size: tuple[int, int] = (80, 24)
    ) -> None:
        self.file, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        cleared = {
            key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "LC_ALL", "COLUMNS", "LINES")
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hustings.cli", *arguments],
            stdin=far,
            stdout=far,
            stderr=far,
            close_fds=True,
            start_new_session=True,
            env=cleared | {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | (environment or {}),
        )
        os.close(far)
        self.written = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def quiet(self, seconds: float = 0.15) -> str:
        """Read until nothing has come for so long; returns everything so far."""
        until = time.monotonic() + 20
        while time.monotonic() < until and select.select([self.file], [], [], seconds)[0]:
            try:
                data = os.read(self.file, 65536)
            except OSError as error:
                if error.errno != errno.EIO:
                    raise
                break
            if not data:
                break
            self.written += self.decoder.decode(data)
        return self.written

    def wait_for(self, text: str) -> None:
        """Read until a text has been written."""
        self.wait_until(lambda: text in plain(self.written), repr(text))

    def wait_until(self, seen: Callable[[], bool], what: str) -> None:
        """Read until something is to be seen."""
        until = time.monotonic() + 20
        while not seen():
            self.quiet(0.05)
            if time.monotonic() > until:
                raise AssertionError(f"{what} did not come: {self.screen()}")

    def press(self, keys: str, seconds: float = 0.15) -> list[str]:
        """Type; returns the screen when nothing new has come for so long."""
        os.write(self.file, keys.encode())
        select.select([self.file], [], [], 2)
        self.quiet(seconds)
        return self.screen()

    def screen(self) -> list[str]:
        """The last screen, or all that was written when none was drawn."""
        return (frames(self.written) or [plain(self.written).splitlines()])[-1]

    def end(self) -> int:
        """Wait for the end of the program; returns its exit code."""
        self.quiet(0.3)
        code = self.process.wait(20)
        os.close(self.file)
        return code


class Keys:
    """Scripted keys; afterwards ``then`` for ever, or the end of the input."""

    def __init__(self, keys: Sequence[str], then: str = "", by_lines: bool = False) -> None:
        self.keys = list(keys)
        self.then = then
        self.by_lines = by_lines

    def key(self) -> str:
        """The next key."""
        if self.keys:
            return self.keys.pop(0)
        if self.then:
            return self.then
        raise NoMoreKeys


def computer(level: str = "heuristic") -> Player:
    """A computer that plays quickly."""

    def think(match: Match, seat: int) -> int:
        p = match.seen_by(seat)
        game = cast(Game, match.game)
        seed = len(match.records)
        return decide(
            game, seat, p.actions(seat), Sampler(p, seat, seed), level, Budget(seconds=None), seed
        )

    return Player(think)


def seated(
    keys: Keys,
    players: Sequence[Player],
    language: str = "en",
    seed: int = 1,
    keep: Callable[[Match], None] = lambda match: None,
    size: tuple[int, int] = (80, 24),
) -> tuple[Table, io.StringIO]:
    """A table in memory and what is written to its screen."""
    game = hustings.game("watergate")
    written = io.StringIO()
    console = Console(
        file=written, force_terminal=True, width=size[0], height=size[1], color_system="256", highlight=False
    )
    match = game.match(secret=seed.to_bytes(32, "big"))
    return Table(match, players, Words(game), language, Display(console, keys), keep), written


def saved(path: Path, seed: int = 1) -> Path:
    """A finished match of two computers in a file."""
    from hustings.cli import main

    players = ["--nixon", "heuristic", "--editor", "random"]
    assert main(["play", "watergate", *players, "--seed", str(seed), "--save", str(path), "--lines"]) == 0
    return path

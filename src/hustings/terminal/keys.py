"""Reading keys: one by one from a terminal, or line by line from anything else."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Iterator
from typing import Final, Protocol

UP: Final = "up"
DOWN: Final = "down"
LEFT: Final = "left"
RIGHT: Final = "right"
PAGE_UP: Final = "page-up"
PAGE_DOWN: Final = "page-down"
HOME: Final = "home"
END: Final = "end"
ENTER: Final = "enter"
ESCAPE: Final = "escape"
BACKSPACE: Final = "backspace"
RESIZE: Final = "resize"
"""The screen has another size now."""

SEQUENCES: Final = {
    "[A": UP,
    "[B": DOWN,
    "[C": RIGHT,
    "[D": LEFT,
    "OA": UP,
    "OB": DOWN,
    "OC": RIGHT,
    "OD": LEFT,
    "[5~": PAGE_UP,
    "[6~": PAGE_DOWN,
    "[H": HOME,
    "[F": END,
    "OH": HOME,
    "OF": END,
    "[1~": HOME,
    "[4~": END,
}
"""What terminals send after an escape character."""
NAMED: Final = frozenset(SEQUENCES.values())
"""Keys that go by a name."""
AFTER_ESCAPE: Final = 0.05
"""Seconds to wait for the rest of a key's sequence."""


class NoMoreKeys(EOFError):
    """The input has ended."""


class Keyboard(Protocol):
    """Where keys come from.

    Attributes:
        by_lines: what is typed comes in whole lines, each ended by Enter.
    """

    by_lines: bool

    def key(self) -> str:
        """The next key: a character or a name such as :data:`UP`; a whole line when it reads by lines.

        Raises:
            NoMoreKeys: when the input has ended.
        """
        ...


class LineKeys:
    """Reads lines: for scripts, pipes and terminals that know no keys."""

    by_lines = True

    def key(self) -> str:
        """The next line without its end."""
        line = sys.stdin.readline()
        if not line:
            raise NoMoreKeys
        return line.strip() or ENTER


class RawKeys:
    """Reads single keys from a terminal in cbreak mode.

    Args:
        file: number of the terminal's file.
        resized: number of a file in which something stands when the screen has changed its size.
    """

    by_lines = False

    def __init__(self, file: int, resized: int) -> None:
        self.file = file
        self.resized = resized
        self.waiting = b""

    def key(self) -> str:
        """The next key, or :data:`RESIZE`."""
        if not self.waiting and self.resized in select.select([self.file, self.resized], [], [])[0]:
            os.read(self.resized, 64)
            return RESIZE
        char = self._char()
        if char == "\x1b":
            return self._escaped()
        if char in "\r\n":
            return ENTER
        return BACKSPACE if char in "\x7f\b" else char

    def _escaped(self) -> str:
        typed = ""
        while self.waiting or select.select([self.file], [], [], AFTER_ESCAPE)[0]:
            typed += self._char()
            if typed in SEQUENCES:
                return SEQUENCES[typed]
            if (len(typed) > 1 and typed[-1].isalpha()) or typed[-1] == "~" or typed[0] not in "[O":
                break
        return ESCAPE

    def _char(self) -> str:
        while True:
            for size in range(1, len(self.waiting) + 1):
                with contextlib.suppress(UnicodeDecodeError):
                    char = self.waiting[:size].decode()
                    self.waiting = self.waiting[size:]
                    return char
            if len(self.waiting) >= 4:
                self.waiting = b""
            data = os.read(self.file, 64)
            if not data or data == b"\x04":
                raise NoMoreKeys
            self.waiting += data


@contextlib.contextmanager
def keyboard(by_lines: bool) -> Iterator[Keyboard]:
    """The keyboard of standard input, which is left as it was found; by lines where the system knows no other way."""
    try:
        import termios
        import tty
    except ImportError:
        by_lines = True
    if by_lines:
        yield LineKeys()
        return
    file = sys.stdin.fileno()
    before = termios.tcgetattr(file)
    resized, resize = os.pipe()
    old = signal.signal(signal.SIGWINCH, lambda number, frame: os.write(resize, b"."))
    try:
        tty.setcbreak(file)
        yield RawKeys(file, resized)
    finally:
        termios.tcsetattr(file, termios.TCSADRAIN, before)
        signal.signal(signal.SIGWINCH, old)
        os.close(resize)
        os.close(resized)

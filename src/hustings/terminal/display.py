"""Where frames and pages go: a screen that is drawn anew, or a sheet that grows from line to line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, Group
from rich.control import Control
from rich.screen import Screen
from rich.text import Text

from hustings.drawing.wrap import wrap_styled

from .frame import Scene, screen, sheet
from .keys import DOWN, END, ENTER, ESCAPE, HOME, PAGE_DOWN, PAGE_UP, UP, Keyboard

WIDEST: Final = 120
"""Cells; longer lines are hard to read."""
CLOSE: Final = frozenset({"q", "Q", ENTER, ESCAPE})


class Display:
    """A terminal to show things in.

    Args:
        console: where to write.
        keyboard: what pages are turned with; one that reads by lines makes the display a growing sheet.
    """

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard
        self.full = not keyboard.by_lines

    @property
    def width(self) -> int:
        """Cells of a line."""
        return min(self.console.width, WIDEST)

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        """Keep what the terminal showed before, and bring it back afterwards."""
        if not self.full:
            yield
            return
        with self.console.screen(hide_cursor=True):
            yield

    def show(self, scene: Scene) -> None:
        """A new question, or the state of things."""
        if self.full:
            self._draw(screen(scene, self.width, self.console.height)[0])
        else:
            self.write(sheet(scene, self.width))

    def tell(self, scene: Scene, question: Scene) -> None:
        """Show what has happened until a key is pressed, when the screen of the question has no room for it."""
        if self.full and screen(question, self.width, self.console.height)[1]:
            self._draw(screen(scene, self.width, self.console.height)[0])
            self.keyboard.key()

    def notice(self, scene: Scene) -> None:
        """The same question again with an answer to the last key."""
        if self.full:
            self.show(scene)
        else:
            self.write([Text(f"! {scene.notice}", "bold")] if scene.notice else [])

    def curtain(self, lines: Sequence[str]) -> None:
        """Hide everything behind a few lines until Enter is pressed."""
        shown = [line for text in lines for line in wrap_styled(Text(text), self.width)]
        if self.full:
            self._draw([Text()] * max(0, self.console.height // 2 - 2) + shown)
        else:
            self.write(shown)
        while self.keyboard.key() != ENTER:
            pass

    def page(self, title: str, paragraphs: Sequence[Text], hint: str, last: bool = False) -> None:
        """Show a long text until it is closed.

        Args:
            title: its heading.
            paragraphs: what it says.
            hint: the last line of the screen: which keys turn and close it.
            last: begin at its end.
        """
        lines = [line for text in paragraphs for line in wrap_styled(text, self.width)]
        heading = Text(title, "bold underline")
        if not self.full:
            self.write([heading, *lines])
            return
        top = len(lines) if last else 0
        while True:
            room = max(1, self.console.height - 3)
            top = max(0, min(top, len(lines) - room))
            body = lines[top : top + room]
            footer = Text(f"{hint}  {min(top + room, len(lines))}/{len(lines)}", "reverse")
            footer.truncate(self.width, pad=True)
            self._draw([heading, Text(), *body, *[Text()] * (room - len(body)), footer])
            key = self.keyboard.key()
            if key in CLOSE:
                return
            steps = {UP: -1, DOWN: 1, PAGE_UP: -room, PAGE_DOWN: room, " ": room, HOME: -len(lines), END: len(lines)}
            top += steps.get(key, 0)

    def write(self, lines: Sequence[Text]) -> None:
        """Lines below what is there already."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _draw(self, lines: Sequence[Text]) -> None:
        with self.console:
            self.console.control(Control.home())
            self.console.print(Screen(Group(*lines)), end="")

"""``hustings replay``: looks at a saved match step by step, or proves it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from hustings.drawing.board import draw
from hustings.files.saving import replayed
from hustings.files.transcript import FULL, Broken, Contents, Said, read
from hustings.files.verify import Report, verify
from hustings.kernel.message import Entry
from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import told_once
from hustings.terminal import pages
from hustings.terminal.display import Display
from hustings.terminal.frame import Scene
from hustings.terminal.keys import DOWN, END, ENTER, ESCAPE, HOME, LEFT, RIGHT, UP, NoMoreKeys, keyboard
from hustings.words.sentences import Words

from .files import broken, read_bytes, trouble
from .games import find_game
from .options import File, argument, as_json, option
from .parser import command
from .speech import FAILED, CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings replay evening.match
hustings replay evening.match --eyes nixon
hustings replay evening.match --verify"""
SPECTATOR: Final = "spectator"


@command("replay", EXAMPLES)
@argument("file", text="replay-file", metavar="FILE", type=File())
@option("--verify", "to_verify", text="replay-verify", is_flag=True)
@option("--eyes", text="replay-eyes", metavar="SEAT", default=SPECTATOR)
@as_json
def run(speech: Speech, file: Path, to_verify: bool, eyes: str, as_json: bool) -> int:
    """Show or prove the file."""
    data = read_bytes(file)
    if to_verify:
        return prove(verify(data), as_json, speech)
    try:
        contents = read(data)
        if contents.head.kind == FULL and (found := verify(data).trouble):
            raise Broken(found.key, **found.arguments)
    except Broken as error:
        raise broken(file, error, speech) from error
    if contents.head.kind != FULL:
        return _seen(contents, as_json, speech)
    match = replayed(contents)
    words = Words(find_game(match.header.game, None, speech))
    seat = _eyes(eyes, match.seats)
    if as_json:
        show_json({"header": msgspec.to_builtins(match.header), "steps": _data(match, seat, words, speech.language)})
    elif sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        with keyboard(by_lines=False) as keys:
            Viewer(match, seat, words, speech, Display(Console(highlight=False), keys)).look()
    else:
        _print(match, seat, words, speech)
    return 0


# -- proving -----------------------------------------------------------------------------------------------------------


def prove(report: Report, as_json: bool, speech: Speech) -> int:
    """Say whether a file tells the truth."""
    if as_json:
        show_json({"ok": report.ok, "proven": report.proven, **msgspec.to_builtins(report)})
        return 0 if report.ok else FAILED
    if report.trouble is not None:
        print(speech("refuted", reason=trouble(report.trouble, speech)))
        return FAILED
    header = report.header
    assert header is not None
    key = "verified" if report.proven else "verified-rules" if report.kind == FULL else "verified-seat"
    print(
        speech(
            key,
            records=str(report.records),
            draws=str(report.draws),
            takebacks=report.takebacks,
            commitment=header.commitment,
        )
    )
    if header.is_study and report.proven:
        print(speech("verified-study"))
    if report.ending is None:
        print(speech("replay-going-on"))
    else:
        seats = find_game(header.game, None, speech).seats(header.options)
        words = Words(find_game(header.game, None, speech))
        names = [words.text(speech.language, f"seat-{seats[seat]}") for seat in report.ending.winners]
        print(speech("verified-result", winners=", ".join(names)))
    return 0


# -- reading -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Frame:
    """One thing to look at: a position, the log lines that led to it, and the number of its moment in the match."""

    position: Position
    lines: tuple[Entry, ...]
    moment: int


def frames(match: Match, eyes: int | None) -> list[Frame]:
    """The positions of a match in order, each with the log lines that the eyes may read."""
    assert isinstance(match.game, Game)
    lines = [line for _, line in told_once(match.entries(eyes), match.game.wording.retold)]
    found = []
    seen = [pair for pair in enumerate(match.history.moments) if pair[1].is_for(eyes, len(match.seats))]
    for number, (place, moment) in enumerate(seen):
        said = tuple(line.entry for line in lines if line.moment == number)
        found += [Frame(position, (), place) for position in moment.frames[:-1]]
        found.append(Frame(moment.position, said, place))
    return found


class Viewer:
    """A match to step through.

    Args:
        match: the match.
        eyes: whose eyes at first.
        words: texts of house and game.
        speech: of the commands.
        display: where it is shown.
    """

    def __init__(self, match: Match, eyes: int | None, words: Words, speech: Speech, display: Display) -> None:
        assert words.game is not None
        self.game = words.game
        self.match = match
        self.eyes = eyes
        self.words = words
        self.speech = speech
        self.display = display
        self.place = 0

    def look(self) -> None:
        """Show frames until it is closed."""
        with self.display.opened():
            try:
                while self._step():
                    pass
            except (NoMoreKeys, KeyboardInterrupt):
                return

    def _step(self) -> bool:
        shown = frames(self.match, self.eyes)
        last = len(shown) - 1
        self.place = max(0, min(self.place, last))
        frame = shown[self.place]
        drawing = draw(self.game, frame.position.view(self.eyes), self.words, self.speech.language)
        title = self.speech("replay-step", step=str(self.place), steps=str(last), eyes=self._name())
        if self.place == last and self.match.outcome is not None:
            title += " " + pages.result(self.match, self.words, self.speech.language)
        news = [self.words.say(self.speech.language, "log-", entry) for entry in frame.lines]
        self.display.show(Scene(drawing, title, news=news, footer=self.speech("replay-footer")))
        key = self.display.keyboard.key()
        moves = {RIGHT: 1, DOWN: 1, " ": 1, ENTER: 1, "n": 1, LEFT: -1, UP: -1, "p": -1, HOME: -last, END: last}
        self.place += moves.get(key, 0)
        hint = self.words.text(self.speech.language, "terminal-page-footer")
        if key == "e":
            order = [None, *range(len(self.match.seats))]
            self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        elif key == "l":
            log = pages.log(self.match, self.eyes, self.words, self.speech.language)
            self.display.page(self.words.text(self.speech.language, "tab-log"), log, hint)
        elif key == "c":
            self.display.page(self.words.text(self.speech.language, "tab-cards"), drawing.piles(), hint)
        return key not in ("q", ESCAPE)

    def _name(self) -> str:
        if self.eyes is None:
            return self.speech("replay-spectator")
        return self.words.text(self.speech.language, f"seat-{self.match.seats[self.eyes]}")


def _eyes(name: str, seats: Sequence[str]) -> int | None:
    if name == SPECTATOR:
        return None
    if name not in seats:
        raise CommandError("eyes-wrong", eyes=name, seats=", ".join((*seats, SPECTATOR)))
    return seats.index(name)


def _print(match: Match, eyes: int | None, words: Words, speech: Speech) -> None:
    """The log, step by step, then the last position."""
    console = Console(highlight=False)
    assert words.game is not None
    for number, frame in enumerate(frames(match, eyes)):
        for entry in frame.lines:
            console.print(Text(f"{number:4}  {words.say(speech.language, 'log-', entry)}"), soft_wrap=True)
    drawing = draw(words.game, match.view(eyes), words, speech.language)
    for line in (*drawing.bar(console.width), *drawing.stage(console.width, 19, {}, "")):
        console.print(line, soft_wrap=True)
    if match.outcome is None:
        console.print(speech("replay-going-on"))


def _data(match: Match, eyes: int | None, words: Words, language: str) -> list[dict[str, object]]:
    return [
        {
            "step": number,
            "log": [words.say(language, "log-", entry) for entry in frame.lines],
            "view": msgspec.to_builtins(frame.position.view(eyes)),
        }
        for number, frame in enumerate(frames(match, eyes))
    ]


def _seen(contents: Contents, as_json: bool, speech: Speech) -> int:
    """What a seat has taken away: the log that it could read."""
    header = contents.head.header
    words = Words(find_game(header.game, None, speech))

    def say(said: Said) -> str:
        return words.say(speech.language, "log-", Entry(said.key, said.args, said.clause))

    if as_json:
        steps = [{"step": seen.n, "log": [say(line) for line in seen.log], "view": seen.view} for seen in contents.seen]
        print(msgspec.json.format(msgspec.json.encode({"header": header, "steps": steps}), indent=2).decode())
        return 0
    console = Console(highlight=False)
    for seen in contents.seen:
        for line in seen.log:
            console.print(Text(f"{seen.n:4}  {say(line)}"), soft_wrap=True)
    return 0

"""The table in a terminal: it asks the people, lets the computers answer, and keeps every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from rich.text import Text

from hustings.drawing.board import draw
from hustings.kernel.actions import UnknownAction
from hustings.kernel.heuristics import WAIT
from hustings.kernel.message import IllegalAction, Reason
from hustings.play.match import Match
from hustings.play.records import Line, told_once
from hustings.words.hints import hint_told
from hustings.words.sentences import Words, system_error

from . import pages
from .asides import GO_ON, Asides
from .choices import Choice, Ring, choices, match_key
from .display import Display
from .frame import Scene
from .keys import BACKSPACE, DOWN, ENTER, ESCAPE, LEFT, NAMED, RESIZE, RIGHT, UP, NoMoreKeys
from .spoken import Spoken

PAST: Final = 40
"""Lines of the log that a large screen may show again."""

LATEST: Final = 3
"""So much of what has come of offers is told at once."""

STEPS: Final = {UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1}


@dataclass(frozen=True)
class Player:
    """Who sits on a seat.

    Attributes:
        decide: chooses an action for a computer, or to wait for others; None: a person.
        faults: what went wrong when it was asked and a simpler computer answered in its place, the latest last.
    """

    decide: Callable[[Match, int], int] | None = None
    faults: list[str] = field(default_factory=list)


class Table:
    """A match, its players and a display.

    Args:
        match: the match.
        players: one a seat.
        words: texts of house and game.
        language: ``en`` or ``ja``.
        display: where it is shown.
        keep: stores what has been added to the match; called before anything else happens.
        advise: tells what a computer would do in a seat's place, and what could be expected then; None: nobody does.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        words: Words,
        language: str,
        display: Display,
        keep: Callable[[Match], None],
        advise: Callable[[Match, int], Sequence[tuple[int, float]]] | None = None,
    ) -> None:
        assert words.game is not None
        self.game = words.game
        self.match = match
        self.players = players
        self.words = words
        self.language = language
        self.display = display
        self.keep = keep
        self.advise = advise
        self.read = [len(match.entries(seat)) for seat in range(len(players))]
        self.answered = [*self.read]
        self.people = [seat for seat, player in enumerate(players) if player.decide is None]
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.ended = False
        self.faults = 0
        self.ring = Ring()
        self.spoken = Spoken(words, language, match.seats)
        self.marks = " ".join(self._text(f"mark-{mark}-about") for mark in match.header.marks)
        self.asides = Asides(self.game, words, language, self.spoken)

    def play(self) -> bool:
        """Play until the match is over, or until somebody leaves the table.

        Returns:
            Whether the match is over.
        """
        self.keep(self.match)
        with self.display.opened():
            try:
                while self.match.outcome is None and not self.ended:
                    self._go_on()
                if self.match.outcome is not None:
                    self._show_end()
            except (NoMoreKeys, KeyboardInterrupt):
                self.ended = True
        return self.match.outcome is not None

    # -- whose turn ------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let a computer act that wants to, else ask a person who owes an answer, or before whom an offer lies."""
        waits = self._is_courted()
        for seat in self._computers():
            if waits and self._owes(seat):
                continue
            if self.people and self._owes(seat):
                self._wait(seat)
            decide = self.players[seat].decide
            action = WAIT if decide is None else decide(self.match, seat)
            if action != WAIT:
                self._change(partial(Match.act, seat=seat, action=action))
                return
        asked = [seat for seat in self.people if waits or self._owes(seat)]
        if not asked:
            raise RuntimeError(f"{self.game.id}: everybody waits for the others")
        seat = self.looking if self.looking in asked else asked[0]
        self._hand_over(seat)
        self._ask(seat)

    def _is_courted(self) -> bool:
        """Whether the computers wait for the only person, before whom an offer lies or who is drafting one.

        Of several people at one keyboard the others would be told of it.
        """
        if len(self.people) != 1:
            return False
        seat = self.people[0]
        owes = self._owes(seat) or self.match.can_undo(seat)
        drafts = self.asides.is_open and self.match.history.moments[-1].eyes == 1 << seat
        return not owes and (drafts or self.asides.is_new(self.match.seen_by(seat), seat))

    def _computers(self) -> list[int]:
        """The computers that may act; those that owe nothing first, but not while a person can still undo."""
        computers = [seat for seat, player in enumerate(self.players) if player.decide is not None]
        free = [] if any(self.match.can_undo(seat) for seat in self.people) else self.match.position.may_act
        return [seat for seat in computers if seat in free and not self._owes(seat)] + list(
            filter(self._owes, computers)
        )

    def _owes(self, seat: int) -> bool:
        """Whether a seat is asked something."""
        return seat in self.match.seen_by(seat).to_act

    def _wait(self, seat: int) -> None:
        p = self.match.seen_by(seat)
        waiting = self.words.say(self.language, "wait-", p.stack[-1].ask(p, seat))
        if self.display.full:
            self.display.show(self._scene(self.looking, waiting))

    def _hand_over(self, seat: int) -> None:
        if self.looking == seat or len(self.people) < 2:
            return
        name = self._seat(seat)
        self.display.curtain(
            [
                self._text("terminal-curtain", seat=name),
                self._text("curtain-why"),
                self._text("terminal-curtain-open", seat=name),
            ]
        )
        self.looking = seat

    # -- a question to a person ------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask until an action is carried out, or the player does something else to the match."""
        scene = self._question(seat)
        if (faults := sum(len(player.faults) for player in self.players)) > self.faults:
            self.faults = faults
            scene = replace(scene, notice=self._text("terminal-computer-failing"))
        if self.marks:
            scene, self.marks = replace(scene, notice=self.marks), ""
        records = len(self.match.records)
        if any(line.seat not in (seat, -1) for line in self._unread(seat)):
            self.display.tell(replace(scene, choices=(), prompt="", footer=self._text("terminal-go-on")), scene)
        self.display.show(scene)
        while len(self.match.records) == records and not self.ended and not scene.left:
            key = self.display.keyboard.key()
            scene = replace(scene, notice="")
            try:
                scene = self._pressed(seat, scene, key)
            except OSError as error:
                scene = replace(scene, typed="", notice=self._text("terminal-not-saved", **system_error(error)))
            if len(self.match.records) == records and not self.ended and not scene.left:
                self.display.notice(scene)

    def _question(self, seat: int) -> Scene:
        """What is asked with its answers; or what can be done besides, by menus, of which Enter alone takes nothing."""
        p = self.match.seen_by(seat)
        self.asides.stand(self._owes(seat))
        footer = self._text("terminal-footer-besides" if p.extras(seat) else "terminal-footer")
        if self.asides.shut_without(p.extras(seat)):
            prompt = self.words.say(self.language, "prompt-", p.stack[-1].ask(p, seat))
            offered = choices(self.game, p.answers(seat), self.words, self.language, p, self.ring, seat=seat)
            return replace(self._scene(seat, prompt), choices=offered, footer=footer)
        scene = replace(self._scene(seat, self.asides.prompt(p, seat)), replies=self._replies(seat))
        if scene.replies:
            rest = [line for line in self._unread(seat) if line.entry.key not in self.game.wording.dealings]
            scene = replace(scene, news=self._told(rest))
        offered = self.asides.choices(p, seat, self.ring, scene.drawing.short)
        return replace(scene, choices=offered, cursor=-1, footer=footer)

    def _pressed(self, seat: int, scene: Scene, key: str) -> Scene:
        """What a key does: move the cursor, take the choice below it, or something else."""
        if key in STEPS:
            here = scene.cursor if scene.cursor >= 0 else min(0, -STEPS[key])
            return replace(scene, cursor=(here + STEPS[key]) % len(scene.choices), typed="")
        if key == ENTER and not scene.typed:
            if not self.display.full:
                return scene
            if scene.cursor < 0:
                return replace(scene, notice=self._text("terminal-choose-first"))
            return self._take(seat, scene, scene.choices[scene.cursor])
        return scene if key == RESIZE else self._typed(seat, scene, key)

    def _typed(self, seat: int, scene: Scene, key: str) -> Scene:
        """What a key or a line means that is no cursor key."""
        if len(key) > 1 and self.display.keyboard.by_lines:
            return self._line(seat, scene, key.removeprefix(":").strip())
        if scene.typed.startswith(":"):
            return self._edit(seat, scene, key)
        if any(choice.key == scene.typed + key for choice in scene.choices):
            return self._choose(seat, scene, scene.typed + key, final=self.display.keyboard.by_lines)
        if key == ENTER:
            return self._choose(seat, scene, scene.typed, final=True)
        if key == ESCAPE and not scene.typed and self.asides.back():
            return self._question(seat)
        if key in (BACKSPACE, ESCAPE):
            return replace(scene, typed=scene.typed[:-1] if key == BACKSPACE else "")
        if key == ":":
            return replace(scene, typed=":")
        if key.isdecimal():
            return self._choose(seat, scene, scene.typed + key, final=self.display.keyboard.by_lines)
        return self._command(seat, replace(scene, typed=""), key)

    def _edit(self, seat: int, scene: Scene, key: str) -> Scene:
        """An action that is typed in words, after a colon."""
        if key == ENTER:
            return self._refused(seat, replace(scene, typed=""), scene.typed[1:])
        if key == ESCAPE:
            return replace(scene, typed="")
        if key == BACKSPACE:
            return replace(scene, typed=scene.typed[:-1])
        return replace(scene, typed=scene.typed + key) if len(key) == 1 else scene

    def _line(self, seat: int, scene: Scene, line: str) -> Scene:
        """A line of several characters: a number, or an action in words."""
        if line.isdecimal() or any(choice.key == line for choice in scene.choices):
            return self._choose(seat, scene, line, final=True)
        return self._refused(seat, scene, line)

    def _choose(self, seat: int, scene: Scene, typed: str, final: bool) -> Scene:
        choice, longer = match_key(typed, list(scene.choices))
        if longer and not (choice and final):
            more = self._text("terminal-more", typed=typed) if choice else ""
            return replace(scene, typed=typed, notice=more)
        if choice is None:
            return replace(scene, typed="", notice=self._text("terminal-no-choice", typed=typed))
        return self._take(seat, replace(scene, typed=""), choice)

    def _take(self, seat: int, scene: Scene, choice: Choice) -> Scene:
        """Do what a choice says, or open the menu that it leads to."""
        if choice.action >= 0:
            if self._is_sure(seat, scene, choice.text):
                self._act(seat, choice.text)
                self.asides.done()
            return scene
        if choice.text.startswith("-"):
            for text in self.asides.leave_out(self.match.seen_by(seat), seat, choice.text):
                self._act(seat, text)
            self.asides.done()
            return scene
        if choice.text != GO_ON:
            self.asides.enter(choice.text)
            return self._question(seat)
        self.asides.let_go(self.match.seen_by(seat), seat)
        self.answered[seat] = len(self.match.entries(seat))
        return replace(scene, left=True)

    def _refused(self, seat: int, scene: Scene, text: str) -> Scene:
        """Carry an action in words out, or say why not."""
        text = self.spoken.meant(text)
        try:
            if self._is_sure(seat, scene, text):
                self._act(seat, text)
        except UnknownAction:
            example = self.asides.example(self.match.seen_by(seat), seat)
            return replace(scene, notice=self._text("terminal-unknown-action", action=text, example=example))
        except IllegalAction as error:
            return replace(scene, notice=self._reason(error.reason))
        return scene

    def _is_sure(self, seat: int, scene: Scene, text: str) -> bool:
        """Whether an action costs no more than one would think, or is wanted all the same."""
        p, action = self.match.seen_by(seat), self.game.action(text)
        said = self.game.wording.warning(p, seat, action) if action in p.actions(seat) else None
        return said is None or self._yes(replace(scene, choices=(), prompt=self.words.say(self.language, "", said)))

    def _act(self, seat: int, action: str) -> None:
        read = len(self.match.entries(seat))
        answers = self.game.action(action) in self.match.seen_by(seat).answers(seat)
        self._change(lambda match: match.act(seat, action))
        self.read[seat] = read
        if answers or not self.match.can_undo(seat):
            self.answered[seat] = read

    def _change(self, change: Callable[[Match], object]) -> None:
        """Change the match and store it; when that fails, the match is as it was.

        Raises:
            IllegalAction: when the rules refuse it.
            OSError: when it cannot be stored.
        """
        changed = self.match.clone()
        change(changed)
        self.keep(changed)
        self.match = changed

    # -- other keys ------------------------------------------------------------------------------------------------

    def _command(self, seat: int, scene: Scene, key: str) -> Scene:
        hint = self._text("terminal-page-footer")
        match key.lower():
            case "u":
                return self._undo(seat, scene)
            case "t":
                return self._takeback(seat, scene)
            case "x":
                return self._resign(seat, scene)
            case "q":
                self.ended = True
            case "+":
                if self.match.seen_by(seat).extras(seat):
                    self.asides.toggle()
                return self._question(seat)
            case "i":
                return self._hint(seat, scene, hint)
            case "l":
                log = pages.log(self.match, seat, self.words, self.language)
                self.display.page(self._text("tab-log"), log, hint, last=True)
            case "c":
                self.display.page(self._text("tab-cards"), scene.drawing.piles(), hint)
            case "r":
                clause = self.match.seen_by(seat).stack[-1].because()
                self.display.page(self._text("tab-rules"), pages.rules(self.match, self.language, clause), hint)
            case "?" | "h":
                p = self.match.seen_by(seat)
                example = self.asides.example(p, seat)
                keys = pages.keys(self.words, self.language, example, bool(p.extras(seat)), self.asides.is_open)
                self.display.page(self._text("terminal-help-title"), keys, hint)
            case _:
                typed = self._text("terminal-key-space") if key == " " else key
                named = typed if typed.isprintable() and key not in NAMED else self._text("terminal-key-other")
                return replace(scene, notice=self._text("terminal-no-key", typed=named))
        return scene

    def _hint(self, seat: int, scene: Scene, footer: str) -> Scene:
        """Tell what a computer would do, where that was agreed."""
        if self.advise is None or not self._owes(seat):
            return replace(scene, notice=self._text("terminal-no-hint"))
        if self.display.full:
            self.display.show(replace(scene, notice=self._text("terminal-hint-waits")))
        try:
            found = self.advise(self.match, seat)
        except Exception:  # a search may fail, the match goes on
            return replace(scene, notice=self._text("problem-hint-failed"))
        told = hint_told(self.words, self.language, self.match.seen_by(seat), seat, found)
        lines = [*map(Text, told), Text(self._text("hint-about"), "dim")]
        self.display.page(self._text("hint-title"), lines, footer)
        return scene

    def _undo(self, seat: int, scene: Scene) -> Scene:
        if not self.match.can_undo(seat):
            key = "terminal-undo-gone" if self.match.can_ask_takeback(seat) else "terminal-nothing-to-undo"
            key = "no-sealed-answer" if self.match.sealed(seat) else key
            return replace(scene, notice=self._text(key))
        self._change(lambda match: match.undo(seat))
        self.read[seat] = min(self.read[seat], len(self.match.entries(seat)))
        return scene

    def _takeback(self, seat: int, scene: Scene) -> Scene:
        """Take the last committed turn back; computers always grant it, people are asked."""
        if not self.match.can_ask_takeback(seat):
            return replace(scene, notice=self._text("terminal-nothing-to-undo"))
        others = [other for other in range(len(self.players)) if other != seat]
        answers = [(other, self.players[other].decide is not None or self._grants(other, seat)) for other in others]

        def change(match: Match) -> None:
            match.ask_takeback(seat)
            for other, granted in answers:
                if match.asking is not None:
                    match.answer_takeback(other, granted)

        self._change(change)
        return scene

    def _grants(self, other: int, seat: int) -> bool:
        self._hand_over(other)
        question = self._text("terminal-grant", seat=self._seat(other), other=self._seat(seat))
        return self._yes(self._scene(other, question))

    def _resign(self, seat: int, scene: Scene) -> Scene:
        if self._yes(replace(scene, choices=(), prompt=self._text("terminal-resign"))):
            self._change(lambda match: match.resign(seat))
        return scene

    def _yes(self, scene: Scene) -> bool:
        key = RESIZE
        while key == RESIZE:
            self.display.show(replace(scene, footer=self._text("terminal-yes-no")))
            key = self.display.keyboard.key()
        return key.lower() == "y"

    # -- showing ---------------------------------------------------------------------------------------------------

    def _scene(self, seat: int | None, prompt: str) -> Scene:
        view = self.match.view(seat)
        unread = self._unread(seat)
        news = self._told(unread)
        past = self._told(self.match.entries(seat)[: -len(unread) or None][-PAST:])
        return Scene(draw(self.game, view, self.words, self.language), prompt, news=news, past=past)

    def _told(self, lines: list[Line]) -> list[str]:
        told = told_once(lines, self.game.wording.retold)
        return [self.words.say(self.language, "log-", line.entry) for _, line in told]

    def _replies(self, seat: int) -> list[str]:
        """What has come of what a seat had laid before others since it last answered, the latest last."""
        entries = [line.entry for line in self.match.entries(seat)]
        found = self.game.face.replies(entries, self.answered[seat], seat)[-LATEST:]
        return [self.words.say(self.language, "", message) for message in found]

    def _unread(self, seat: int | None) -> list[Line]:
        """The log since the seat's last answer; of a match without people the last lines."""
        return self.match.entries(seat)[self.read[seat] if seat is not None else -3 :]

    def _show_end(self) -> None:
        """The last position, and who has won; a screen waits for a key."""
        seat = self.looking
        scene = replace(
            self._scene(seat, pages.result(self.match, self.words, self.language)),
            footer=self._text("terminal-end-footer"),
        )
        self.display.show(scene)
        while self.display.full and self.people:
            key = self.display.keyboard.key()
            if key in ("q", ENTER, ESCAPE):
                return
            if key == "l":
                log = pages.log(self.match, seat, self.words, self.language)
                self.display.page(self._text("tab-log"), log, self._text("terminal-page-footer"), last=True)
            self.display.show(scene)

    def _seat(self, seat: int) -> str:
        return self._text(f"seat-{self.match.seats[seat]}")

    def _reason(self, reason: Reason) -> str:
        said = self.words.say(self.language, "no-", reason)
        return said + self._text("aside", what=reason.clause) if reason.clause else said

    def _text(self, key: str, **arguments: object) -> str:
        return self.words.text(self.language, key, **arguments)

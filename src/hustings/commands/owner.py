"""``hustings cards GAME --check``: asks an owner thing by thing what is printed, and writes the owner's file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from hustings.files.saving import write_whole
from hustings.play.game import Game, Printing
from hustings.printed.corrections import PrintedError, parse
from hustings.printed.owner import Answers, Field, Item, Sheet, answers_of, beside, faults, file_of, items_of, written
from hustings.words.sentences import Words, system_error

from .speech import CommandError, Speech

__all__ = ["check"]

CORRECT, LATER, STOP = "c", "s", "q"


def check(game: Game, path: Path, speech: Speech, say: Callable[[str], None] = print) -> int:
    """Ask for everything that the file does not state yet; it is written whole after each thing.

    Args:
        game: whose values are asked for.
        path: the owner's file, which may be there already.
        speech: in which language.
        say: prints a line.

    Raises:
        CommandError: when the game has no such values, or the file cannot be read or written.
    """
    if game.printing is None:
        raise CommandError("no-printed", game=game.id)
    return _Check(game, game.printing, path, speech, say).run()


class _Check:
    """One sitting at a keyboard."""

    def __init__(self, game: Game, printing: Printing, path: Path, speech: Speech, say: Callable[[str], None]) -> None:
        self.words = Words(game)
        self.game = game
        self.printing = printing
        self.path = path
        self.say = say
        self.language = speech.language
        self.sheets: tuple[Sheet, ...] = printing.sheets(self.text)
        self.answers = self._begun()

    def text(self, key: str, **arguments: object) -> str:
        """The text of a key."""
        return self.words.text(self.language, key, **arguments)

    def run(self) -> int:
        """Ask until all is looked at, somebody stops, or nobody answers any more."""
        self.say(self.text("owner-ask-welcome", game=self.text("game-title"), file=str(self.path), **self._counted()))
        with suppress(EOFError):
            self._ask_all()
        return self._end()

    def _ask_all(self) -> None:
        for sheet in self.sheets:
            waiting = [item for item in sheet.items if not self.answers.looked_at(item) and not item.new]
            if waiting:
                self.say(f"\n== {sheet.title}" + (f"\n{sheet.about}" if sheet.about else ""))
            for item in waiting:
                if self._ask(item) == STOP:
                    return

    def _begun(self) -> Answers:
        if not self.path.exists():
            return Answers()
        try:
            return answers_of(self.sheets, parse(self.path, self.game.face.package))
        except PrintedError as error:
            raise CommandError("as-it-is", text=error.text(self.language)) from error

    def _ask(self, item: Item) -> str:
        """Ask for one thing until it fits; what was answered to the first question."""
        self.say(f"\n{item.title}")
        for asked in item.fields:
            ours = self.text("owner-ours", value=asked.name(asked.ours), sure=asked.sure)
            self.say("  " + self.text("owner-ask-ours", label=asked.label, ours=ours))
        answer = self._read(self.text("owner-ask-item"))
        if answer in (LATER, STOP):
            return answer
        before, corrected = self.answers, answer == CORRECT
        try:
            while wrong := self._take(item, corrected):
                self.say("\n".join([self.text("owner-ask-fault"), *wrong]))
                corrected = True
        except EOFError:
            self.answers = before
            raise
        self._write()
        return answer

    def _take(self, item: Item, corrected: bool) -> list[str]:
        """Note a thing as looked at, after asking for its values when they are to be corrected; what is wrong then."""
        texts = {asked.path: self._correct(asked) for asked in item.fields} if corrected else {}
        self.answers = replace(
            self.answers, seen=self.answers.seen | {item.path}, texts={**self.answers.texts, **texts}
        )
        return [said for path, found in self._wrong().items() if path.startswith(item.path) for said in found]

    def _correct(self, asked: Field) -> str:
        if asked.options:
            names = {asked.name(value): asked.show(value) for value, _ in asked.options}
            self.say("  " + self.text("owner-ask-choices", choices=", ".join(names)))
        else:
            names = {}
            if asked.hint:
                self.say(f"  {asked.hint}")
        now = asked.read(self.answers.text(asked))
        given = self._read("  " + self.text("owner-ask-field", label=asked.label, value=asked.name(now)))
        return names.get(given, given) or self.answers.text(asked)

    @staticmethod
    def _read(question: str) -> str:
        return input(f"{question} ").strip()

    def _wrong(self) -> dict[str, list[str]]:
        return beside(self.sheets, faults(self.printing.load, file_of(self.sheets, self.answers)), self.language)

    def _counted(self) -> dict[str, int]:
        known = [item for item in items_of(self.sheets) if not item.new]
        return {"n": sum(map(self.answers.looked_at, known)), "all": len(known)}

    def _write(self) -> None:
        text = written(file_of(self.sheets, self.answers), [self.text("owner-file-head", game=self.text("game-title"))])
        try:
            write_whole(self.path, text.encode())
        except OSError as error:
            raise CommandError("cannot-keep", file=str(self.path), **system_error(error)) from error

    def _end(self) -> int:
        self.say("\n" + self.text("owner-ask-done", id=self.game.id, file=str(self.path), **self._counted()))
        wrong = [said for found in self._wrong().values() for said in found]
        if wrong:
            self.say("\n".join([self.text("owner-ask-fault"), *wrong]))
        return 1 if wrong else 0

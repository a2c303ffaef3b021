"""What a person at a terminal can do besides answering, such as to trade: a menu of it, one menu deep for each verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.words.sentences import Words

from .choices import Choice, Ring, choices, menu
from .spoken import Spoken

GO_ON: Final = "+go-on"
"""The line of the menu that lets the computers go on."""
LESS: Final = "less"
"""The menu of what can be left out of a draft; a line of it is named like what has put that there, with a minus."""


class Asides:
    """Which menu is open, and which offers a person has let lie.

    Args:
        game: what is played.
        words: its texts.
        language: ``en`` or ``ja``.
        spoken: how seats are called in actions in words.
    """

    def __init__(self, game: Game, words: Words, language: str, spoken: Spoken) -> None:
        self.spoken = spoken
        self.game = game
        self.words = words
        self.language = language
        self.is_open = False
        self.verb = ""
        self._courted = False
        self._let = 0
        self._led = -1

    # -- which menu ------------------------------------------------------------------------------------------------

    def stand(self, asked: bool) -> None:
        """Open the menu for who is asked nothing, and shut it again for the next question, if nobody else opened it."""
        if not asked:
            self._courted = self._courted or not self.is_open
            self.is_open = True
        elif self._courted:
            self.is_open, self.verb, self._courted = False, "", False

    def toggle(self) -> None:
        """Open the menu, or go back to the question."""
        self.is_open, self.verb, self._courted = not self.is_open, "", False

    def enter(self, text: str) -> None:
        """Open the menu of a verb."""
        self.verb = text.removeprefix("+")

    def back(self) -> bool:
        """One menu back; false: there was none."""
        was = self.is_open
        self.is_open, self.verb = bool(self.verb), ""
        return was

    def done(self) -> None:
        """Something of a menu has been done: back to the first one."""
        self.verb = ""

    def shut_without(self, extras: list[int]) -> bool:
        """Whether no menu is open; one in which there is nothing to do shuts itself."""
        if not extras:
            self.is_open, self.verb = False, ""
        return not self.is_open

    # -- what lies before a person ---------------------------------------------------------------------------------

    def is_new(self, p: Position, seat: int) -> bool:
        """Whether something lies before a seat that it has not let lie."""
        return any(number > self._let for number in p.waiting_for(seat))

    def let_go(self, p: Position, seat: int) -> None:
        """Let the computers go on, though something lies there."""
        self._let = max([self._let, *p.waiting_for(seat)])
        self.is_open, self.verb = False, ""

    # -- what a menu says ------------------------------------------------------------------------------------------

    def prompt(self, p: Position, seat: int) -> str:
        """The heading of the menu, with words that work as an example."""
        if self.verb == LESS:
            return self._text("terminal-less", menu=self._named(LESS))
        if self.verb:
            return self._text("terminal-menu", menu=self._named(self.verb), example=self.example(p, seat))
        key = "terminal-besides" if seat in p.to_act else "terminal-courted"
        own = f"{key}-game"
        return self._text(own if self.words.has(self.language, own) else key, example=self.example(p, seat))

    def example(self, p: Position, seat: int) -> str:
        """An action in words that is legal now, of the menu that is open: an answer, if something lies there."""
        extras = self._of(p, seat, self.verb) if self.is_open else []
        if self.is_open and not self.verb and p.waiting_for(seat):
            extras = [one for one in p.extras(seat) if self.game.actions.verbs[one] not in self.game.wording.spelled]
        if self.is_open and not extras:
            extras = [action for verb in self._verbs(p, seat) for action in self._of(p, seat, verb)[-1:]]
        actions = extras or p.answers(seat) or p.extras(seat)
        first = self._first(p, seat)
        if self.is_open and not self.verb and first in p.extras(seat):
            actions = [first]
        return f":{self.spoken.shown(self.game.text(actions[len(actions) // 2]))}" if actions else ""

    def choices(self, p: Position, seat: int, ring: Ring, short: Callable[[str], str]) -> list[Choice]:
        """What can be chosen in the menu that is open; what leads further has the same letters at all times."""
        if self.verb == LESS:
            return self._drafted(p, seat)
        if self.verb:
            actions = self._of(p, seat, self.verb)
            return choices(self.game, actions, self.words, self.language, p, ring, short, seat, steady=True)
        verbs, spelled = dict.fromkeys(self.game.actions.verbs), self.game.wording.spelled
        keys = menu([*(f"+{verb}" for verb in verbs if verb in spelled), GO_ON, f"+{LESS}"])
        keyed = [action for action in p.extras(seat) if self.game.actions.verbs[action] not in spelled]
        first = self._first(p, seat)
        keyed.sort(key=lambda action: (action != first, action))
        offered = choices(self.game, keyed, self.words, self.language, p, ring, seat=seat, others=keys.values())
        entries = [(f"+{verb}", self._named(verb)) for verb in self._verbs(p, seat)]
        if self.game.face.lighter(p, seat):
            entries.append((f"+{LESS}", self._named(LESS)))
        if seat not in p.to_act:
            entries.insert(0, (GO_ON, self._text("terminal-let-go-on")))
        return [*offered, *(Choice(-1, text, "", keys[text], label) for text, label in entries)]

    def leave_out(self, p: Position, seat: int, text: str) -> list[str]:
        """The actions that make a draft anew without what this line names."""
        return [*self.game.face.lighter(p, seat)[text.removeprefix("-")]]

    def _first(self, p: Position, seat: int) -> int:
        """What the list begins with, also when the draft has been made anew meanwhile; negative: nothing."""
        first = self.game.face.leading(p, seat)
        if first >= 0 or not self.game.face.lighter(p, seat):
            self._led = first
        return self._led

    def _drafted(self, p: Position, seat: int) -> list[Choice]:
        """What can be left out of a draft."""
        labels = [(text, self.game.wording.label(self.game.action(text))) for text in self.game.face.lighter(p, seat)]
        said = [(text, self.words.say(self.language, "", label)) for text, label in labels]
        return [Choice(-1, f"-{text}", "", str(n), label) for n, (text, label) in enumerate(said, 1)]

    def _named(self, verb: str) -> str:
        """What leads to the menu of a verb, in the words of the game, if it has any."""
        key = f"terminal-menu-{verb}"
        return self._text(key) if self.words.has(self.language, key) else f"{verb} …"

    def _verbs(self, p: Position, seat: int) -> list[str]:
        """Verbs with a menu of their own, of which something can be done, always in the same order."""
        verbs = {self.game.actions.verbs[action] for action in p.extras(seat)} & self.game.wording.spelled
        return [verb for verb in dict.fromkeys(self.game.actions.verbs) if verb in verbs]

    def _of(self, p: Position, seat: int, verb: str) -> list[int]:
        return [action for action in p.extras(seat) if self.game.actions.verbs[action] == verb]

    def _text(self, key: str, **arguments: object) -> str:
        return self.words.text(self.language, key, **arguments)

"""The question as columns: which step asks, by what prompt, with what arguments, and who owes an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from hustings.kernel.message import filled
from hustings.kernel.position import AnyStep, Position, Step
from hustings.play.game import Game
from hustings.words.sentences import Words

from .columns import Choice, Column, Columns, Number, Outside, Parts, Row

LEAST: Final = -1
MOST: Final = 999
"""How far an argument of a prompt goes; of one that is a list it is counted how many it has."""


class Question(Columns):
    """What is asked now; all 0 when a match is over.

    It is the question of the seat that looks, if it owes an answer, otherwise that of the first seat that does.

    Args:
        game: whose steps and prompts these are.
    """

    def __init__(self, game: Game) -> None:
        vocabulary, words = game.wording.vocabulary, Words(game)
        steps = sorted(name for name, step in game.steps.items() if step.prompt or step.ask is not Step.ask)
        language = words.languages[0]
        self.declared = {key: vocabulary[key] for key in sorted(vocabulary) if words.has(language, f"prompt-{key}")}
        named = {name for row in self.declared.values() for name in row}
        self.arguments = sorted({name.partition(":")[0].removesuffix("*") for name in named})
        self.seats = len(game.wording.sides)
        self.parts = Parts(
            [
                ("step", Choice(steps, maybe=True)),
                ("prompt", Choice(tuple(self.declared), maybe=True)),
                *[(name, Number(LEAST, MOST)) for name in self.arguments],
                ("owes", Parts([(str(seat), Number(0, 1, flag=True)) for seat in range(self.seats)], tuple_=True)),
            ],
            tuple_=False,
        )
        self.width = self.parts.width
        self._step, self._prompt = {name: at for at, name in enumerate(steps)}, len(steps) + 1
        self._first = self._prompt + len(self.declared) + 1
        self._place = {name: self._first + at for at, name in enumerate(self.arguments)}
        self._owes = self._first + len(self.arguments)
        self._keys = {key: at for at, key in enumerate(self.declared)}

    def all(self, prefix: str) -> list[Column]:
        """Step, prompt, arguments, seats."""
        return self.parts.all(prefix)

    def write(self, value: Any, row: Row, at: int) -> None:
        """Write the question of a pair of position and seat."""
        p: Position = value[0]
        if not p.to_act:
            return
        for seat in p.to_act:
            row[at + self._owes + seat] = 1
        step: AnyStep = p.stack[-1]
        row[at + self._step.get(type(step).__name__, self._prompt - 1)] = 1
        message = step.ask(p, value[1] if value[1] in p.to_act else p.to_act[0])
        number = self._keys.get(message.key)
        if number is None:
            row[at + self._first - 1] = 1
            return
        row[at + self._prompt + number] = 1
        for place, (name, _, values) in zip(
            self.declared[message.key], filled(self.declared[message.key], message.args), strict=True
        ):
            said = len(values) if place.endswith("*") else values[0]
            if not LEAST <= said <= MOST:
                raise Outside(at + self._place[name], said, f"{LEAST} to {MOST}, as every argument of a prompt")
            row[at + self._place[name]] = said

    def read(self, row: Sequence[int], at: int) -> Mapping[str, object]:
        """What is asked, with those arguments that its prompt has."""
        found = cast(Mapping[str, object], self.parts.read(row, at))
        asked = self.declared.get(str(found["prompt"]), ())
        own = {"step", "prompt", "owes", *(place.partition(":")[0].removesuffix("*") for place in asked)}
        return {name: value for name, value in found.items() if name in own}

    def columns(
        self, game: Game, numbers: Mapping[str, int]
    ) -> tuple[dict[type[AnyStep], int], dict[str, tuple[int, tuple[int, ...]]]]:
        """Where steps, prompts and their arguments stand, for who writes them without :meth:`write`."""
        steps = {step: numbers.get(f"question.step.{name}", -1) for name, step in game.steps.items()}
        prompts = {}
        for key, declared in self.declared.items():
            names = [place.partition(":")[0] for place in declared]
            if any(place.endswith("*") for place in declared):
                raise TypeError(f"the prompt {key!r} has a list among its arguments, which no observer writes")
            prompts[key] = numbers[f"question.prompt.{key}"], tuple(numbers[f"question.{name}"] for name in names)
        return {step: at for step, at in steps.items() if at >= 0}, prompts

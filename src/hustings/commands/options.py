"""Options and arguments of commands: Click's, which are explained in the reader's language and refuse in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import click
from click.shell_completion import CompletionItem

from hustings.words.sentences import LANGUAGES

from .speech import Speech

Decorator: TypeAlias = "Callable[[Callable[..., int]], Callable[..., int]]"


def speech_of(context: click.Context | None) -> Speech:
    """In which language the reader is spoken to."""
    assert context is not None
    return context.find_object(Speech) or Speech("en")


# -- what is explained -------------------------------------------------------------------------------------------------


class Option(click.Option):
    """An option; its help is a text of the house.

    Args:
        names: such as ``["--seed"]``.
        text: the key of its help.
        told: arguments of that text.
        given: for Click.
    """

    def __init__(self, names: Sequence[str], text: str, told: Mapping[str, str] | None = None, **given: Any) -> None:
        super().__init__(names, **given)
        self.text = text
        self.told = told or {}

    def record(self, speech: Speech) -> tuple[str, str]:
        """How it is written, and what it is for."""
        value = f" {self.metavar}" if self.metavar else ""
        return ", ".join(self.opts) + value, speech(self.text, **self.told)


class Argument(click.Argument):
    """An argument; its help is a text of the house. See :class:`Option`."""

    def __init__(self, names: Sequence[str], text: str, metavar: str, **given: Any) -> None:
        super().__init__(names, metavar=metavar, **given)
        self.text = text

    @property
    def written(self) -> str:
        """How it is written on a line of usage."""
        return f"[{self.metavar} …]" if self.nargs != 1 else str(self.metavar)

    def record(self, speech: Speech) -> tuple[str, str]:
        """Its name, and what it is for."""
        return str(self.metavar), speech(self.text, **self.told())

    def told(self) -> dict[str, str]:
        """Arguments of its text."""
        return {}


def option(*names: str, text: str, told: Mapping[str, str] | None = None, **given: Any) -> Decorator:
    """Decorate a command with an :class:`Option`."""
    return click.option(*names, cls=Option, text=text, told=told, **given)


def argument(name: str, text: str, metavar: str, **given: Any) -> Decorator:
    """Decorate a command with an :class:`Argument`."""
    return click.argument(name, cls=Argument, text=text, metavar=metavar, **given)


def as_json(command: Callable[..., int]) -> Callable[..., int]:
    """Decorate a command with ``--json``."""
    return option("--json", "as_json", text="json", is_flag=True)(command)


# -- what is read ------------------------------------------------------------------------------------------------------


class Choice(click.ParamType[str]):
    """One of some words."""

    name = "choice"

    def __init__(self, choices: Iterable[str]) -> None:
        self.choices = tuple(choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, if it is one of them."""
        if value not in self.choices:
            choices = ", ".join(f"'{choice}'" for choice in self.choices)
            self.fail(speech_of(ctx)("line-choice", value=str(value), choices=choices), param, ctx)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Those that begin so."""
        return [CompletionItem(choice) for choice in self.choices if choice.startswith(incomplete)]


class Number(click.ParamType[int]):
    """A whole number in a range."""

    name = "number"

    def __init__(self, least: int = 1, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it is one and fits."""
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least or (self.most is not None and number > self.most):
            key = "number-least" if self.most is None else "number-range"
            said = speech_of(ctx)(key, value=str(value), least=str(self.least), most=str(self.most))
            self.fail(said, param, ctx)
        return number


class Seconds(click.ParamType[float]):
    """A time in seconds above 0."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The time, if it is one."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < float("inf"):
            self.fail(speech_of(ctx)("seconds-wrong", value=str(value)), param, ctx)
        return seconds


class File(click.ParamType[Path]):
    """The name of a file."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The name; whether there is such a file is seen when it is opened."""
        return Path(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The shell knows its files."""
        return [CompletionItem(incomplete, type="file")]


LANGUAGE: Final = Choice(LANGUAGES)

"""A parser of arguments that explains itself in both languages, by cells and not by characters."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Final, NoReturn

from hustings.drawing.wrap import wrap
from hustings.play.mode import mode
from hustings.words.sentences import LANGUAGES

from .speech import WRONG, Speech

OWN_WORDS: Final = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "unrecognized arguments: %s": "unrecognized",
    "the following arguments are required: %s": "required",
    "expected one argument": "one-argument",
    "expected at least one argument": "some-arguments",
    "invalid choice: %(value)r (choose from %(choices)s)": "invalid-choice",
    "argument %(argument_name)s: %(message)s": "argument",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "not allowed with argument %s": "not-with",
    "ignored explicit argument %r": "no-value",
}
"""What :mod:`argparse` says itself, and the keys of our texts for it."""


class Parser(argparse.ArgumentParser):
    """:class:`argparse.ArgumentParser` whose errors say where help is."""

    speech: Speech

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and exit with 2."""
        self.speech.error(self.speech("wrong", command=self.prog, message=message))
        raise SystemExit(WRONG)


class Layout(argparse.RawDescriptionHelpFormatter):
    """Breaks help texts by cells, so that Japanese stays in its column."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrap(text, width - len(indent)))

    def format_help(self) -> str:
        """The help; a Japanese heading has a Japanese colon, which :mod:`argparse` does not know."""
        return re.sub(r"(?m)(?<=[^\x00-\x7f]):$", "：", super().format_help())


def parser(speech: Speech) -> Parser:
    """The parser of ``hustings`` itself; :func:`command` adds to it."""
    _teach(speech)
    made = Parser(
        prog="hustings",
        description=speech("about"),
        epilog=speech("examples", examples="hustings serve\nhustings play watergate\nhustings COMMAND --help"),
        formatter_class=Layout,
    )
    made.speech = speech
    add_language(made, speech, None)
    told = f"hustings {version('hustings')} ({speech(f'mode-{mode()}')})"
    made.add_argument("--version", action="version", version=told, help=speech("version"))
    return made


def command(
    commands: argparse._SubParsersAction[Parser],
    name: str,
    speech: Speech,
    examples: str,
    run: Callable[[argparse.Namespace, Speech], int],
) -> Parser:
    """A command with its help: ``about-<name>`` in one sentence, ``more-<name>`` in some."""
    made = commands.add_parser(
        name,
        help=speech(f"about-{name}"),
        description=speech(f"more-{name}"),
        epilog=speech("examples", examples=examples),
        formatter_class=Layout,
    )
    made.speech = speech
    made.set_defaults(run=run)
    add_language(made, speech, argparse.SUPPRESS)
    return made


def add_language(made: Parser, speech: Speech, default: str | None) -> None:
    """The option ``--lang``, which is understood before and after the command."""
    made.add_argument("--lang", choices=LANGUAGES, default=default, help=speech("lang"))


def add_json(made: Parser, speech: Speech) -> None:
    """The option ``--json``."""
    made.add_argument("--json", action="store_true", help=speech("json"))


def number(speech: Speech, least: int = 1, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number in a range."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            key = "number-least" if most is None else "number-range"
            raise argparse.ArgumentTypeError(speech(key, value=text, least=str(least), most=str(most)))
        return value

    return read


def seconds(speech: Speech) -> Callable[[str], float]:
    """Reads a time in seconds above 0."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value < float("inf"):
            raise argparse.ArgumentTypeError(speech("seconds-wrong", value=text))
        return value

    return read


def named_game(argv: Sequence[str], games: Sequence[str]) -> str:
    """The game that a command line names, ``""`` when it names none; its seats become options."""
    return next((word for word in argv if word in games), "")


def _teach(speech: Speech) -> None:
    """Let argparse, which looks its own words up in a catalogue, find ours instead."""

    def words(message: str) -> str:
        return speech(f"argparse-{OWN_WORDS[message]}") if message in OWN_WORDS else message

    sys.modules["argparse"].__dict__["_"] = words

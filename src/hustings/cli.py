"""The command ``hustings``: finds out the language, reads the arguments, runs a command, tells what went wrong."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Any, Final

import click
from click.shell_completion import shell_complete

from hustings.commands.group import Group
from hustings.commands.options import Option, speech_of
from hustings.commands.parser import wrong
from hustings.commands.speech import WRONG, CommandError, Speech, language_of
from hustings.database.problems import Problem
from hustings.play.mode import mode

COMMANDS: Final = (
    *("serve", "work", "play", "simulate", "arena", "record", "exploit", "balance", "cards", "replay", "study"),
    *("today", "puzzles", "new", "bench", "soak", "database", "admin"),
)
"""Each is ``run`` in the module of its name, which is imported when the command is asked for."""

COMPLETION: Final = "_HUSTINGS_COMPLETE"
"""A shell that completes a line sets this variable of the environment."""

EXAMPLES: Final = """\
hustings serve
hustings play watergate
hustings COMMAND --help"""
INTERRUPTED: Final = 128 + signal.SIGINT


class Hustings(Group):
    """``hustings`` itself."""

    def __init__(self) -> None:
        super().__init__("hustings", EXAMPLES, options=[_version()])

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order in which people need them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command, from its module."""
        if cmd_name not in COMMANDS:
            return None
        made: click.Command = import_module(f"hustings.commands.{cmd_name}").run
        return made


def _version() -> Option:
    return Option(["--version"], "version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)


def _show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        print(f"hustings {version('hustings')} ({speech_of(ctx)(f'mode-{mode()}')})")
        ctx.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code: 0 fine, 1 a check failed, 2 it cannot be done like this."""
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    speech = Speech(language_of(words))
    hustings = Hustings()
    try:
        if instruction := os.environ.get(COMPLETION):
            return shell_complete(hustings, {"obj": speech}, "hustings", COMPLETION, instruction)
        with hustings.make_context("hustings", words, obj=speech) as context:
            code: Any = hustings.invoke(context)
            return int(code)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.UsageError as error:
        speech.error(wrong(error, speech))
        return WRONG
    except CommandError as error:
        speech.error(speech("failed", problem=speech(error.key, **error.arguments)))
        return WRONG
    except Problem as error:
        problem = speech.words.text(speech.language, f"problem-{error.key}", **error.arguments)
        speech.error(speech("failed", problem=problem))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG


if __name__ == "__main__":
    raise SystemExit(main())

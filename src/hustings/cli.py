"""The command ``hustings``: finds out the language, reads the arguments, runs a command, tells what went wrong."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

import hustings
from hustings.commands import bench, cards, play, replay, serve, simulate, soak
from hustings.commands.parser import Parser, command, named_game, parser
from hustings.commands.speech import WRONG, CommandError, Speech, language_of
from hustings.matches.problems import Problem

INTERRUPTED: Final = 128 + signal.SIGINT


def build(speech: Speech, argv: Sequence[str]) -> Parser:
    """The parser of all commands; the game that ``argv`` names decides which seats and choices are options."""
    game = named_game(argv, hustings.installed())
    made = parser(speech)
    commands = made.add_subparsers(metavar="COMMAND", dest="command", required=True, title=speech("commands"))
    serve.add(command(commands, "serve", speech, serve.EXAMPLES, serve.run), speech)
    play.add(command(commands, "play", speech, play.EXAMPLES, play.run), speech, game)
    simulate.add(command(commands, "simulate", speech, simulate.EXAMPLES, simulate.run), speech, game)
    cards.add(command(commands, "cards", speech, cards.EXAMPLES, cards.run), speech)
    replay.add(command(commands, "replay", speech, replay.EXAMPLES, replay.run), speech)
    bench.add(command(commands, "bench", speech, bench.EXAMPLES, bench.run), speech, game)
    soak.add(command(commands, "soak", speech, soak.EXAMPLES, soak.run), speech, game)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code: 0 fine, 1 a check failed, 2 it cannot be done like this."""
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    speech = Speech(language_of(words))
    try:
        args = build(speech, words).parse_args(words)
        code: int = args.run(args, speech)
        return code
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

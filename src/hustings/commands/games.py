"""What commands have in common that are about one game: its name, its owner's file, who sits on its seats."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

import hustings

from ..kernel.game import Game
from .parser import Parser
from .speech import CommandError, Speech


@runtime_checkable
class Explained(Protocol):
    """An error that says in both languages what is wrong, as that of an owner's file."""

    def text(self, lang: str) -> str:
        """The problem and its remedy."""
        ...


def add_game(made: Parser, speech: Speech) -> None:
    """The name of a game, and a file of an owner's corrections."""
    made.add_argument("game", metavar="GAME", help=speech("game", games=", ".join(hustings.installed())))
    made.add_argument("--printed", metavar="FILE", type=Path, help=speech("printed"))


def open_game(args: argparse.Namespace, speech: Speech) -> Game:
    """The game that the command line names.

    Raises:
        CommandError: when it is not installed, or the owner's file does not fit.
    """
    return find_game(args.game, args.printed, speech)


def find_game(name: str, printed: Path | None, speech: Speech) -> Game:
    """A game by its name, with an owner's file when one is given.

    Raises:
        CommandError: when it is not installed, or the owner's file does not fit.
    """
    try:
        return hustings.game(name, printed)
    except hustings.UnknownGame as error:
        raise CommandError("unknown-game", game=name, games=", ".join(hustings.installed())) from error
    except ValueError as error:
        said = error.text(speech.language) if isinstance(error, Explained) else str(error)
        raise CommandError("as-it-is", text=said) from error


def seats_of(name: str) -> tuple[str, ...]:
    """The seats of a game, which become options; none for a game that is not installed."""
    if name not in hustings.installed():
        return ()
    seats: tuple[str, ...] = hustings.game(name).seats()
    return seats


def add_seats(made: Parser, speech: Speech, game: str, levels: Sequence[str], default: str | None) -> None:
    """An option for each seat of the game that the command line names; without one, they are only explained."""
    for seat in seats_of(game):
        made.add_argument(
            f"--{seat}",
            choices=levels,
            default=default,
            dest=f"seat_{seat}",
            metavar="WHO",
            help=speech("seat", seat=seat, levels=", ".join(levels)),
        )
    if not game:
        made.add_argument_group(speech("seats"), speech("seats-more", levels=", ".join(levels)))


def seated(args: argparse.Namespace, seats: Sequence[str]) -> list[str]:
    """Who sits on each seat, as the options say."""
    return [getattr(args, f"seat_{seat}") for seat in seats]

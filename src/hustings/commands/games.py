"""What commands have in common that are about one game: its name, owner's file, options, who sits on its seats."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

import hustings
from hustings.play.game import BadOption, Game
from hustings.words.sentences import Words

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
    except hustings.BrokenGame as error:
        raise CommandError("broken-game", game=name, detail=str(error)) from error
    except hustings.UnknownGame as error:
        raise CommandError("unknown-game", game=name, games=", ".join(hustings.installed())) from error
    except ValueError as error:
        said = error.text(speech.language) if isinstance(error, Explained) else str(error)
        raise CommandError("as-it-is", text=said) from error


def add_options(made: Parser, speech: Speech, name: str, default: str = "") -> None:
    """An option for each of those that the game has which the command line names; without one, they are explained.

    ``default`` says what happens without them, where that is not the first choice of each.
    """
    if _can_be_asked(name):
        game = hustings.game(name)
        words = Words(game)
        for key, choices in game.options.items():
            made.add_argument(
                f"--{key}",
                choices=choices,
                dest=f"option_{key}",
                metavar="CHOICE",
                help=speech(
                    "option",
                    option=words.text(speech.language, f"option-{key}"),
                    choices=", ".join(choices),
                    default=default or choices[0],
                ),
            )
    if not name:
        made.add_argument_group(speech("options-of-games"), speech("options-more"))


def chosen_options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    """What the command line chooses of the game's options; the others take their default.

    Raises:
        CommandError: when they cannot be chosen together.
    """
    chosen = {key: choice for key in game.options if (choice := getattr(args, f"option_{key}")) is not None}
    try:
        game.chosen(chosen)
    except BadOption as error:
        raise CommandError("options-apart", game=game.id, options=as_typed(chosen)) from error
    return chosen


def _can_be_asked(name: str) -> bool:
    """Whether there is a game of this name that tells its options and seats."""
    return name in hustings.installed() and name not in hustings.broken()


def as_typed(options: Mapping[str, str]) -> str:
    """Options of a game as a command line has them."""
    return " ".join(f"--{key} {choice}" for key, choice in options.items())


def seats_of(name: str) -> tuple[str, ...]:
    """The seats that a game has with any choice of its options; none for a game that is not installed."""
    if not _can_be_asked(name):
        return ()
    game = hustings.game(name)
    ways = [{}, *[{key: choice} for key, choices in game.options.items() for choice in choices]]
    return tuple(dict.fromkeys(seat for way in ways for seat in game.seats(way)))


def add_seats(made: Parser, speech: Speech, game: str, levels: Sequence[str]) -> None:
    """An option for each seat of the game that the command line names; without one, they are only explained."""
    seats = seats_of(game)
    words = Words(hustings.game(game)) if seats else speech.words
    for seat in seats:
        made.add_argument(
            f"--{seat}",
            choices=levels,
            dest=f"seat_{seat}",
            metavar="WHO",
            help=speech("seat", seat=seat, name=words.text(speech.language, f"seat-{seat}"), levels=", ".join(levels)),
        )
    if not game:
        made.add_argument_group(speech("seats"), speech("seats-more", levels=", ".join(levels)))


def seated(args: argparse.Namespace, seats: Sequence[str]) -> list[str | None]:
    """Who sits on each seat, as the options say; None: they say nothing.

    Raises:
        CommandError: when they name somebody for a seat that the match does not have.
    """
    for seat in seats_of(args.game):
        if seat not in seats and getattr(args, f"seat_{seat}") is not None:
            raise CommandError("no-such-seat", seat=seat, seats=", ".join(seats))
    return [getattr(args, f"seat_{seat}") for seat in seats]

"""What commands have in common that are about one game: its name, owner's file, options, who sits on its seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

import click
from click.shell_completion import CompletionItem

import hustings
from hustings.ai.levels import OTHER_NAMES
from hustings.play.game import BadOption, Game
from hustings.words.sentences import Words

from .options import Argument, Choice, File, Option, speech_of
from .parser import Command, Rows
from .speech import CommandError, Speech

GAME: Final = "hustings.game"
"""Where a context keeps which game a line names, and the options that this brings."""
WHO: Final = "WHO"


@runtime_checkable
class Explained(Protocol):
    """An error that says in both languages what is wrong, as that of an owner's file."""

    def text(self, lang: str) -> str:
        """The problem and its remedy."""
        ...


@dataclass(frozen=True)
class Asked:
    """What a command line says of a game.

    Attributes:
        name: of the game.
        printed: an owner's file.
        options: what it chooses of the game's options.
        seats: whom it names for seats.
    """

    name: str
    printed: Path | None
    options: dict[str, str]
    seats: dict[str, str]

    def open(self, speech: Speech) -> Game:
        """The game.

        Raises:
            CommandError: when it is not installed, or the owner's file does not fit.
        """
        return find_game(self.name, self.printed, speech)

    def chosen(self, game: Game) -> dict[str, str]:
        """What it chooses of the game's options; the others take their default.

        Raises:
            CommandError: when they cannot be chosen together.
        """
        try:
            game.chosen(self.options)
        except BadOption as error:
            raise CommandError("options-apart", game=game.id, options=as_typed(self.options)) from error
        return self.options

    def seated(self, seats: Sequence[str]) -> list[str | None]:
        """Who sits on each seat; None: it does not say.

        Raises:
            CommandError: when it names somebody for a seat that the match does not have.
        """
        for seat in self.seats:
            if seat not in seats:
                raise CommandError("no-such-seat", seat=seat, seats=", ".join(seats))
        return [self.seats.get(seat) for seat in seats]


class GameArgument(Argument):
    """The name of a game."""

    def __init__(self) -> None:
        super().__init__(["game"], "game", "GAME")

    def told(self) -> dict[str, str]:
        """Which games there are."""
        return {"games": ", ".join(hustings.installed())}

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Those that begin so."""
        return [CompletionItem(name) for name in hustings.installed() if name.startswith(incomplete)]


class Chosen(Option):
    """An option that a game brings: a choice, or who sits on a seat."""

    def __init__(
        self,
        key: str,
        number: int,
        choices: Sequence[str],
        metavar: str,
        text: str,
        told: dict[str, str],
        written: str = "",
    ):
        super().__init__(
            [written or f"--{key}", f"of_game_{number}"], text, told, metavar=metavar, type=Choice(choices)
        )
        self.key = key
        self.of_seat = metavar == WHO


class GameCommand(Command):
    """A command about a game, which it gets as :class:`Asked`; the game that a line names brings options of its own.

    Args:
        name, examples, do: see :class:`~hustings.commands.parser.Command`.
        levels: who can sit on seats; none: seats are no options.
        options: whether the game's options are options.
        default: key of what happens without them, where that is not the first choice of each.
    """

    def __init__(
        self,
        name: str,
        examples: str,
        do: Callable[..., int],
        levels: Sequence[str] = (),
        options: bool = True,
        default: str = "",
    ) -> None:
        super().__init__(name, examples, do)
        self.levels = levels
        self.told = ", ".join(f"{name} = {OTHER_NAMES[name]}" if name in OTHER_NAMES else name for name in levels)
        self.options = options
        self.default = default
        self.params[2:2] = [
            GameArgument(),
            Option(["--printed"], "printed", metavar="FILE", type=File()),
        ]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find out which game is named, then read the words."""
        name = next((word for word in args if word in hustings.installed()), "")
        ctx.meta[GAME] = name, self._brought(name, speech_of(ctx))
        left = super().parse_args(ctx, args)
        said = {one: value for one in ctx.meta[GAME][1] if (value := ctx.params.pop(one.name, None)) is not None}
        ctx.params["asked"] = Asked(
            ctx.params.pop("game", None) or "",
            ctx.params.pop("printed", None),
            {one.key: value for one, value in said.items() if not one.of_seat},
            {one.key: value for one, value in said.items() if one.of_seat},
        )
        return left

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The options of the game behind those of the command."""
        return [*self.params, *ctx.meta[GAME][1]]

    def further(self, ctx: click.Context) -> list[tuple[str, Rows]]:
        """Where no game is named: that it brings options."""
        speech = speech_of(ctx)
        if ctx.meta[GAME][0]:
            return []
        options = (speech("options-of-games"), [("", speech("options-more"))])
        seats = (speech("seats"), [("", speech("seats-more", levels=self.told))])
        return [one for one, wanted in ((options, self.options), (seats, self.levels)) if wanted]

    def _brought(self, name: str, speech: Speech) -> list[Chosen]:
        try:
            game = hustings.game(name)
        except hustings.UnknownGame:
            return []
        words = Words(game)
        made: list[Chosen] = []
        own = {name for param in self.params for name in param.opts}
        for key, choices in game.options.items() if self.options else ():
            told = {
                "option": words.text(speech.language, f"option-{key}"),
                "choices": ", ".join(choices),
                "default": speech(self.default) if self.default else choices[0],
            }
            written = f"--game-{key}" if f"--{key}" in own else f"--{key}"
            made.append(Chosen(key, len(made), choices, "CHOICE", "option", told, written))
        for seat in seats_of(game) if self.levels else ():
            called = words.text(speech.language, f"seat-{seat}")
            told = {"seat": seat, "name": called, "levels": self.told}
            made.append(Chosen(seat, len(made), self.levels, WHO, "seat", told))
        return made


def game_command(
    name: str, examples: str, levels: Sequence[str] = (), options: bool = True, default: str = ""
) -> Callable[[Callable[..., int]], GameCommand]:
    """Make a :class:`GameCommand` of a function that is decorated with its options."""
    return lambda do: GameCommand(name, examples, do, levels, options, default)


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


def as_typed(options: Mapping[str, str]) -> str:
    """Options of a game as a command line has them."""
    return " ".join(f"--{key} {choice}" for key, choice in options.items())


def seats_of(game: Game) -> tuple[str, ...]:
    """The seats that a game has with any choice of its options."""
    ways = [{}, *[{key: choice} for key, choices in game.options.items() for choice in choices]]
    return tuple(dict.fromkeys(seat for way in ways for seat in game.seats(way)))

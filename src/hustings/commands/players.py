"""The option ``--players`` of commands that let players of every kind play."""

from __future__ import annotations

from typing import Final

import click

from hustings.ai.levels import LEVELS
from hustings.research.arena.players import BadPlayer, player_named

from .games import GameCommand
from .options import Choice, Decorator, option, speech_of


class PlayersCommand(GameCommand):
    """A command whose option ``--players`` takes all the words up to the next option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words."""
        spread: list[str] = []
        listing = False
        for word in args:
            if word.startswith("-"):
                listing = word == "--players"
                spread += [] if listing else [word]
            else:
                spread += ["--players", word] if listing else [word]
        if listing and spread[-2:-1] != ["--players"]:
            spread.append("--players")
        return super().parse_args(ctx, spread)


class Who(Choice):
    """A player: a level, or whatever else can play; see :mod:`hustings.research.arena.players`."""

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name, if it can be one; whether there is such a factory is seen when it sits down."""
        try:
            player_named(str(value))
        except BadPlayer as error:
            told = speech_of(ctx)(f"arena-bad-{error.key}", player=error.name, about=error.about)
            self.fail(told, param, ctx)
        return str(value)


players_option: Final[Decorator] = option(
    "--players", text="arena-players", metavar="WHO…", type=Who(LEVELS), multiple=True
)
"""Decorates a :class:`PlayersCommand` with ``players``, a tuple of names."""

"""The sides of a game: what somebody is rated for besides the game as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from hustings.play.game import BadOption, Game

ALL: Final = ""
"""Stands in the place of a side for a rating that counts all matches of a game."""


def sides(game: Game) -> tuple[str, ...]:
    """The sides that differ: its seats, or none where the seats are alike.

    Seats whose number an option changes are alike, such as chips of so many colours. Where every match has the same
    seats, each is a side of its own.
    """
    seats = game.seats(game.chosen({}))
    for option, choices in game.options.items():
        for choice in choices:
            with suppress(BadOption):
                if game.seats(game.chosen({option: choice})) != seats:
                    return ()
    return seats


def sizes(game: Game, options: Mapping[str, str]) -> dict[int, dict[str, str]]:
    """How many can sit at a table of a game, ascending, each with the options of such a match.

    Args:
        game: the game.
        options: what was chosen; the one that changes how many sit there is chosen anew for each size.
    """
    chosen = game.chosen(options)
    found = {len(game.seats(chosen)): chosen}
    for option, choices in game.options.items():
        for choice in choices:
            with suppress(BadOption):
                other = game.chosen({**chosen, option: choice})
                found.setdefault(len(game.seats(other)), other)
    return dict(sorted(found.items()))

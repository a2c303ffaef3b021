"""The sides of a game: what somebody is rated for besides the game as a whole."""

from __future__ import annotations

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

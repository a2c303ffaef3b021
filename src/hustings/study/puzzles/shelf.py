"""The puzzles that the installed games bring along: the whole set, which one is of a day, and each laid out."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files

import hustings
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import Diverged

from .puzzle import FILE, Found, found_in, is_current, read, replayed

__all__ = ["GameSet", "by_id", "game_of", "laid_out", "of_day", "of_game", "sets"]

log = logging.getLogger("hustings.study")


@dataclass(frozen=True)
class GameSet:
    """The puzzles of a game.

    Attributes:
        game: its id.
        found: in the order of its file, which only grows.
        left_out: why none of the file are here: ``other-rules``, ``unreadable``; empty: nothing is left out.
    """

    game: str
    found: tuple[Found, ...] = ()
    left_out: str = ""


def sets() -> list[GameSet]:
    """The puzzles of all games that have some, or a file of some."""
    told = [of_game(id) for id in hustings.installed()]
    return [one for one in told if one.found or one.left_out]


@cache
def of_game(game_id: str) -> GameSet:
    """The puzzles of a game; none when it has no file, or one of other rules, which the log tells."""
    try:
        game = game_of(game_id)
        file = files(game.package) / FILE
        if not file.is_file():
            return GameSet(game_id)
        plan, courses, _ = read(file.read_text("utf-8"))
        if not is_current(plan, game):
            log.warning("the puzzles of %s were made under other rules or printed values and are left out", game_id)
            return GameSet(game_id, left_out="other-rules")
        return GameSet(game_id, tuple(found_in(plan, courses)))
    except (hustings.UnknownGame, hustings.BrokenGame):
        return GameSet(game_id)
    except (OSError, ValueError) as error:
        log.warning("the puzzles of %s cannot be read and are left out: %s", game_id, error)
        return GameSet(game_id, left_out="unreadable")


@cache
def game_of(game_id: str) -> Game:
    """A game with our printed values, whatever an owner's file says: puzzles are the same for everybody.

    Raises:
        UnknownGame, BrokenGame: when it is not here, or cannot be loaded.
    """
    return hustings.game(game_id)


def by_id(id: str) -> Found | None:
    """A puzzle by its name; None: there is none."""
    return _by_id().get(id)


@cache
def _by_id() -> dict[str, Found]:
    return {found.id: found for one in sets() for found in one.found}


def of_day(day: date, can_be: Callable[[Found], bool] = lambda found: True) -> Found | None:
    """The puzzle of a day, the same everywhere as long as the sets are; None: there is none.

    Games take turns, each goes through its own in an order that is no file's, and none comes again before all have.

    Args:
        day: by UTC.
        can_be: whether a puzzle can be shown; the next one of its game is, when it cannot.
    """
    full = [one for one in sets() if one.found]
    if not full:
        return None
    turn, place = divmod(day.toordinal(), len(full))
    mixed = sorted(full[place].found, key=lambda found: sha256(found.id.encode()).digest())
    start = turn % len(mixed)
    return next((found for found in (*mixed[start:], *mixed[:start]) if can_be(found)), None)


def is_playable(found: Found) -> bool:
    """Whether a puzzle still comes out as it was found."""
    try:
        laid_out(found)
    except Diverged as error:
        log.warning("the puzzle %s is left out: %s", found.id, error)
        return False
    return True


def laid_out(found: Found) -> Match:
    """The match in which the question of a puzzle is asked; it is shared, so play on with a clone.

    Raises:
        Diverged: when the rules have changed since.
    """
    return _laid_out(found.id)


@lru_cache(maxsize=64)
def _laid_out(id: str) -> Match:
    found = _by_id()[id]
    return replayed(game_of(found.plan.game), found)

"""A lesson, played: the match as each of its steps shows it."""

from __future__ import annotations

from collections.abc import Iterator

from .game import Game
from .match import Match
from .records import Header

__all__ = ["lesson_walk"]


def lesson_walk(game: Game) -> Iterator[Match]:
    """The match of the game's lesson as each of its steps shows it, and after the last.

    What the newcomer is to do is still to be done; what others do has been done, unless it ends the match.

    Raises:
        IllegalAction: when the lesson breaks a rule.
    """
    lesson = game.face.lesson
    if lesson is None:
        return
    header = Header(game.id, game.version, game.chosen(lesson.options), game.printed_data, commitment="")
    match = Match(game, header, game.scripted(*lesson.draws, seed=lesson.seed))
    for chapter in lesson.chapters:
        for done in chapter.before():
            _do(match, *done)
        for done in chapter.actions:
            before = match.clone()
            _do(match, *done)
            is_shown = done[0] not in ("", lesson.seat) and match.outcome is None
            yield match.clone() if is_shown else before
    yield match


def _do(match: Match, seat: str, actions: str) -> None:
    """Carry out what a seat does at one go; nothing, when it only looks."""
    for text in actions.split(", ") if actions else ():
        match.act(match.seats.index(seat), text)

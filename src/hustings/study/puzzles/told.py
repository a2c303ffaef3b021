"""What a puzzle says in words: what its answers are called, and how play goes on after one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hustings.kernel.actions import UnknownAction
from hustings.kernel.message import IllegalAction
from hustings.play.match import Match
from hustings.play.records import Diverged
from hustings.words.sentences import Words

from .puzzle import Answer, Found
from .shelf import game_of, laid_out

__all__ = ["Moment", "moments", "stands"]


@dataclass(frozen=True)
class Moment:
    """A step of how play goes on after an answer.

    Attributes:
        match: after it.
        seat: who has acted.
        said: what it did, as its button said.
    """

    match: Match
    seat: int
    said: str


def moments(found: Found, answer: Answer, words: Words, language: str) -> list[Moment]:
    """An answer and how play goes on after it, one action after the other.

    Raises:
        Diverged: when the rules have changed since the puzzle was found.
    """
    game, match = game_of(found.plan.game), laid_out(found).clone()
    told: list[Moment] = []
    for seat, text in ((found.puzzle.seat, answer.action), *answer.after):
        try:
            label = game.wording.label_now(match.seen_by(seat), seat, game.action(text))
            match.act(seat, text)
        except (IllegalAction, UnknownAction) as error:
            raise Diverged(f"{game.id}: {error}") from error
        told.append(Moment(match, seat, words.say(language, "", label)))
        match = match.clone()
    return told


def own_turn(found: Found, told: list[Moment]) -> Moment:
    """The last step of what the seat does itself before another acts."""
    seat = found.puzzle.seat
    others = next((n for n, moment in enumerate(told) if moment.seat != seat), len(told))
    return told[max(0, others - 1)]


def stands(found: Found) -> Mapping[str, tuple[int | None, ...]]:
    """How the match stands for its seat, by a key of ``score-`` texts how much each seat has of it."""
    game, match = game_of(found.plan.game), laid_out(found)
    return game.face.scores(match.view(found.puzzle.seat))

"""The decisions of a match: each question at which somebody had a choice, as its seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hustings.kernel.position import Position, whole
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import ACT, PLAY_ON, UNDO
from hustings.play.replay import redo

__all__ = ["Decision", "decisions"]


@dataclass(frozen=True)
class Decision:
    """A question, and what was chosen.

    Attributes:
        record: its number among the records of the match.
        moment: the number of the moment in which others have seen it.
        seat: who has decided.
        action: what was chosen.
        position: before it, with what the seat had drafted.
        answers: whether it answers what the seat was asked; if not, the seat did it besides.
    """

    record: int
    moment: int
    seat: int
    action: int
    position: Position
    answers: bool

    @property
    def choices(self) -> list[int]:
        """What could have been chosen: answers instead of an answer, anything instead of something besides."""
        p = self.position
        return p.answers(self.seat) if self.answers else p.actions(self.seat)


def decisions(match: Match) -> list[Decision]:
    """The decisions of a match that count: none that was undone or taken back, and none without a choice.

    Those of another match that it is played on from belong to that one.

    Args:
        match: a match that can be replayed from its records.

    Raises:
        Diverged: when it can not, because the rules have changed since.
    """
    assert isinstance(match.game, Game)
    assert isinstance(match.chance, Provable)
    course = Match(match.game, match.header, Provable(match.chance.secret))
    found: list[Decision] = []
    for number, record in enumerate(match.records):
        if record.kind == ACT:
            before = course.seen_by(record.seat)
            action = match.game.action(record.action)
            answers = action in before.answers(record.seat)
            last = len(course.history.moments) - 1
            found.append(Decision(number, last, record.seat, action, whole(before), answers))
        elif record.kind == PLAY_ON:
            found.clear()
        elif record.kind == UNDO:
            found.pop(max(place for place, one in enumerate(found) if one.seat == record.seat and one.answers))
        redo(course, record)
    return [one for one in _settled(course, found) if len(one.choices) > (1 if one.answers else 0)]


def _settled(course: Match, found: list[Decision]) -> Iterator[Decision]:
    """The decisions that led to a moment of the match as it went on, with its number."""
    moments, kept = course.history.moments, frozenset(course.history.branch)
    for one in found:
        later = range(one.moment + 1, len(moments))
        moment = next((n for n in later if moments[n].seat == one.seat and moments[n].records > one.record), None)
        if moment in kept:
            assert moment is not None
            yield Decision(one.record, moment, one.seat, one.action, one.position, one.answers)

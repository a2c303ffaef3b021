"""What decisions were worth: each judged by the search from what its seat knew, and once more with open hands.

What was chosen and what the search would have chosen are searched apart, equally long and with the same chance, so
that the difference between them is not one between a well known and a hardly known action. Nothing that a seat could
not know is used against it: what it has lost is told by its own knowledge alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from hustings.ai.levels import Sample, Sampler
from hustings.ai.search import Edge, Search
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import WAIT
from hustings.kernel.message import Message
from hustings.kernel.position import Position, whole
from hustings.play.game import Game

from .decisions import Decision

__all__ = ["DEPTH", "Choice", "Judged", "Phrase", "judge"]

DEPTH: Final = 200
"""Iterations of the search for a decision, when nobody says how many."""

BEST: Final = 3
"""So many choices are told of a decision."""

AHEAD: Final = 4
"""So many actions are told of what the search expects."""


class Phrase(msgspec.Struct, frozen=True, array_like=True):
    """A message as it is kept: the key of a text of the game, and its arguments."""

    key: str
    args: tuple[int, ...] = ()

    @property
    def message(self) -> Message:
        """As it is put into words."""
        return Message(self.key, self.args)


class Choice(msgspec.Struct, frozen=True):
    """Something that could have been chosen.

    Attributes:
        action: canonical text; empty: to let the others go on.
        label: what its button says; of letting the others go on there is none.
        chance: the score that the seat could expect then, 0 to 1.
        share: of the search's attention, 0 to 1.
    """

    action: str
    label: Phrase | None
    chance: float
    share: float


class Judged(msgspec.Struct, frozen=True):
    """A decision and what it was worth.

    Attributes:
        record: its number among the records of the match.
        moment: the number of the moment in which others have seen it.
        seat: who has decided.
        asked: the question.
        action: canonical text of what was chosen.
        label: what its button says.
        of: among how many it was chosen.
        lost: how much less of a score the seat could expect by it than by the best, by its own knowledge. A little
            below 0 is noise; it stays, because the noise of many decisions would add up to mistakes otherwise.
        chances: the scores that all seats could expect before it, by what the deciding seat knew.
        true: the same with open hands.
        choices: what the search liked best, the best first.
        ahead: what it expects after the best: seats and canonical texts.
    """

    record: int
    moment: int
    seat: int
    asked: Phrase
    action: str
    label: Phrase
    of: int
    lost: float
    chances: tuple[float, ...]
    true: tuple[float, ...]
    choices: tuple[Choice, ...]
    ahead: tuple[tuple[int, Phrase], ...]


class Open:
    """The position as it truly was; only its chance is new.

    Args:
        position: it is not kept.
    """

    def __init__(self, position: Position) -> None:
        self._base = whole(position)

    def __call__(self, rng: Chance) -> Position:
        """A copy that draws its chance from ``rng``."""
        twin = self._base.clone()
        twin.chance = rng
        return twin


def judge(game: Game, found: list[Decision], depth: int = DEPTH) -> Iterator[Judged]:
    """Judge decisions one after the other; equal ones are judged equally, on any machine.

    Args:
        game: the game with the printed values of the match.
        found: decisions of a match that is over.
        depth: iterations of the search for each; what it is compared by takes one and a half times as many.
    """
    for one in found:
        yield _judged(game, one, depth)


def _judged(game: Game, one: Decision, depth: int) -> Judged:
    seats = one.position.rules.count(one.position)
    sample = Sampler(one.position, one.seat, one.record)
    known = _search(game, one, sample, depth, seats=seats)
    tried = known.tried()
    best = tried[0].action
    lost = 0.0
    if best != one.action:
        lost = _worth(game, one, sample, best, depth) - _worth(game, one, sample, one.action, depth)
    ahead = known.line(AHEAD)[1:]
    true = _search(game, one, Open(one.position), max(1, depth // 2), seats=seats)
    return Judged(
        one.record,
        one.moment,
        one.seat,
        _phrase(one.position.stack[-1].ask(one.position, one.seat)),
        game.text(one.action),
        _label(game, one, one.action),
        len(one.choices),
        round(lost, 4),
        _chances(known, one.seat),
        _chances(true, one.seat),
        tuple(_choice(game, one, edge, depth) for edge in tried[:BEST] if edge.visits),
        tuple((edge.seat, _phrase(game.wording.label(edge.action))) for edge in ahead if edge.action != WAIT),
    )


def _search(
    game: Game, one: Decision, sample: Sample, iterations: int, among: tuple[int, ...] = (), seats: int = 0
) -> Search:
    knows = game.heuristics()
    table = len(game.actions.texts)
    search = Search(sample, one.seat, table, knows, Chance(one.record), 0, not one.answers, among, seats)
    search.run(iterations, float("inf"))
    return search


def _worth(game: Game, one: Decision, sample: Sample, action: int, depth: int) -> float:
    """The score that the seat can expect after an action, from a search that begins with it."""
    return _search(game, one, sample, max(1, depth // 2), (action,)).tried()[0].mean


def _chances(search: Search, seat: int) -> tuple[float, ...]:
    """What all seats can expect: the seat what its best action yields, the others what is left, as they share it."""
    means = [total / search.iterations for total in search.sums]
    best = search.tried()[0].mean
    others = sum(means) - means[seat]
    scale = (sum(means) - best) / others if others > 0.0 else 0.0
    return tuple(max(0.0, round(best if one == seat else mean * scale, 4)) for one, mean in enumerate(means))


def _choice(game: Game, one: Decision, edge: Edge, depth: int) -> Choice:
    label = None if edge.action == WAIT else _label(game, one, edge.action)
    return Choice(_text(game, edge.action), label, round(edge.mean, 4), round(float(edge.visits) / depth, 4))


def _label(game: Game, one: Decision, action: int) -> Phrase:
    return _phrase(game.wording.label_now(one.position, one.seat, action))


def _phrase(said: Message) -> Phrase:
    return Phrase(said.key, said.args)


def _text(game: Game, action: int) -> str:
    return "" if action == WAIT else game.text(action)

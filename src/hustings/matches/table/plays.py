"""What seats ask for, as something to do in a copy of a match: it is done, was done before, or comes too late."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from hustings.kernel.message import IllegalAction, Reason
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import Record

from ..people import SeatState, hash_of

DONE: Final = "done"
REPEATED: Final = "repeated"
STALE: Final = "stale"


@dataclass(frozen=True)
class Answer:
    """What became of a request.

    Attributes:
        kind: ``"done"``; ``"repeated"`` (it was done before, by the same request); ``"stale"`` (the question that it
            answers is gone, nothing was done).
        turn: the seat's turn number now.
    """

    kind: str
    turn: int


Play: TypeAlias = Callable[[Match], "list[Record] | str"]
"""Something to do in a match: the records that it made, or ``"repeated"`` or ``"stale"``."""


def answering(game: Game, seats: Sequence[SeatState], seat: int, turn: int, action: int) -> Play:
    """An answer of a seat to its question.

    Args:
        game: the game.
        seats: who sits where; one may want to confirm its turns.
        seat: who acts.
        turn: number of the seat's turn that this answers.
        action: its number.
    """
    text = game.text(action)

    def play(match: Match) -> list[Record] | str:
        if turn != match.turns[seat]:
            return REPEATED if match.answered[seat] == (turn, text) else STALE
        if action in match.seen_by(seat).extras(seat):
            return STALE
        return [match.act(seat, text, seats[seat].confirm)]

    return play


def aside(
    seat: int, mark: int, now: Callable[[Match], int], wanted: str, actions: Callable[[Match], list[str]]
) -> Play:
    """What answers nothing, all of it, when what it refers to is still there.

    A request that comes again is done once. It is a new wish where it could be carried out anew: an offer that is
    countered, whose draft is dropped, can be countered again.

    Args:
        seat: who acts.
        mark: what it refers to.
        now: what it would refer to now.
        wanted: what was asked for, to know it again.
        actions: their canonical texts.
    """
    request = f"{mark} {hash_of(wanted)[:16]}"

    def play(match: Match) -> list[Record] | str:
        is_known = (seat, request) in match.requests
        if mark != now(match):
            return REPEATED if is_known else STALE
        texts = actions(match)
        if not texts:
            raise IllegalAction(Reason("unknown-action"))
        try:
            first = match.act(seat, texts[0], request=request)
        except IllegalAction:
            if is_known:
                return REPEATED
            raise
        return [first, *[match.act(seat, text) for text in texts[1:]]]

    return play


def in_turn(seat: int, turn: int, kind: str, play: Callable[[Match, int], Record]) -> Play:
    """``play``, when the turn is the one that was meant."""

    def checked(match: Match) -> list[Record] | str:
        if turn == match.turns[seat]:
            return [play(match, seat)]
        last = match.records[-1] if match.records else None
        same = last is not None and last.kind == kind and last.seat == seat and match.turns[seat] == turn + 1
        return REPEATED if same else STALE

    return checked

"""Records of an earlier run of a match are carried out once more."""

from __future__ import annotations

from hustings.kernel.message import IllegalAction

from .match import Match
from .records import ACT, ASK, COMMIT, GRANT, PLAY_ON, REFUSE, RESIGN, TIME_LOST, TIME_UP, UNDO, Diverged, Record

__all__ = ["redo"]


def redo(match: Match, record: Record, check: bool = True) -> None:
    """Carry out a record of an earlier run of a match.

    Args:
        match: where the run stood then.
        record: what happened next.
        check: whether it must lead to the same position by the same chance.

    Raises:
        Diverged: when it is refused now, or leads to another digest or other chance results.
    """
    try:
        done = _again(match, record)
    except (IllegalAction, ValueError, LookupError) as error:
        raise Diverged(f"record {len(match.records)} cannot be carried out: {error}") from error
    if check and (done.digest, done.chance, done.action) != (record.digest, record.chance, record.action):
        raise Diverged(f"record {len(match.records) - 1} ({record.kind} {record.action}) leads somewhere else now")


def _again(match: Match, record: Record) -> Record:
    if record.kind == ACT:
        return match.act(record.seat, record.action, record.hold, record.request)
    if record.kind == UNDO:
        return match.undo(record.seat)
    if record.kind == TIME_UP:
        return match.time_up(record.seat)
    if record.kind == COMMIT:
        return match.commit(record.seat)
    if record.kind == RESIGN:
        return match.resign(record.seat)
    if record.kind == TIME_LOST:
        return match.lose_on_time(record.seat)
    if record.kind == ASK:
        return match.ask_takeback(record.seat)
    if record.kind in (GRANT, REFUSE):
        return match.answer_takeback(record.seat, record.kind == GRANT)
    if record.kind == PLAY_ON:
        return match.play_on(int(record.action), None if record.seat < 0 else record.seat)
    raise ValueError(f"there is no record of kind {record.kind!r}")

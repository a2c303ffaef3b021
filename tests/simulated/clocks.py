"""Whether the time of players is counted truly, whatever process writes it down: asked of each write of clocks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from hustings.matches.computers.bank import AFTER, LATE, NOTHING, Bank, KeptTime
from hustings.play.records import ACT, COMMIT, TIME_LOST, UNDO, Record

from .database import Stamped
from .faults import LATEST
from .ledger import Violation

SLACK = 2 * LATEST + 5.0
"""Seconds that calls of the database and their answers may take together in bad weather."""


def check_times(
    match_id: str,
    before: Stamped,
    after: Stamped,
    records: Sequence[str],
    persons: Collection[int],
    kept: float = 0.0,
) -> Violation | None:
    """What is not true about the clocks of a match, where they are stored anew; None: everything is.

    Args:
        match_id: of the match.
        before: the clocks as they were stored, and when.
        after: the same now.
        records: what is stored with them.
        persons: the seats that persons play: where a computer has taken over, it plays on without a clock.
        kept: since when somebody keeps the clocks; what went by before is nobody's.
    """
    was, then, now, at = before[0], before[1], after[0], after[1]
    old, new = (msgspec.json.decode(text or "{}", type=KeptTime) for text in (was, now))
    if not new.pace:
        return None
    seats = len(new.left)
    left, bank = Bank.restored(old, seats, then), Bank.restored(new, seats, at)
    assert left is not None and bank is not None
    elapsed, done = at - then, [msgspec.json.decode(record, type=Record) for record in records]
    counted, owed = min(elapsed, left.beat + LATE) + SLACK, at - max(then, kept)
    for record in done:
        end = left.ends.get(record.seat)
        late = end is not None and end < owed - LATEST and elapsed <= left.beat + LATE and record.seat in persons
        if late and end is not None and record.kind in (ACT, UNDO, COMMIT):
            return Violation(f"{match_id}: {record.seat} has played {owed - end:.0f} s after its time")
        if record.kind == TIME_LOST and (end is None or end > counted):
            return Violation(f"{match_id}: {record.seat} has lost on time, and {end} s were left {elapsed:.0f} s ago")
    for seat in range(seats):
        if bank.control.days:
            continue
        gone = left.left[seat] - bank.left[seat]
        if gone > counted:
            return Violation(f"{match_id}: {seat} has lost {gone:.0f} s within {elapsed:.0f} s")
        won = bank.control.seconds if any(record.seat == seat for record in done) else 0.0
        if left.left[seat] < NOTHING + SLACK:
            won = max(won, AFTER + SLACK)
        given = bank.left[seat] - max(left.left[seat], 0.0)  # what it has overdrawn meanwhile is nobody's
        if given > won + SLACK:
            return Violation(f"{match_id}: {seat} has been given {given:.0f} s")
    return None


def ends_of(stored: str, seats: int) -> dict[int, float]:
    """The seconds from when clocks were stored until the time of each seat that owes an answer is up."""
    bank = Bank.restored(msgspec.json.decode(stored or "{}", type=KeptTime), seats, 0.0)
    return {} if bank is None else bank.ends

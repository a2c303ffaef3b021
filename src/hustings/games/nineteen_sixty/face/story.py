"""How a match is told when it is over: who did what, out of its log and of how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.message import Entry, Message

from ..rules.position import Race
from .chart import chart


def story(p: Race, entries: Sequence[Entry]) -> list[Message]:
    """How the states stood where nobody has counted them, turns, the debates, and how the support checks went."""
    found = [Message("story-turns", (p.turn,))]
    if not p.called:
        votes = chart(p.printed, tuple(p.cubes)).votes
        found.insert(0, Message("story-standing", tuple(map(sum, votes))))
    debates = [entry.args[0] for entry in entries if entry.key.startswith("issue-won")]
    if debates:
        found.append(Message("story-debates", (debates.count(0), debates.count(1))))
    for seat in (0, 1):
        won = sum(entry.key == "check-won" and entry.args[0] == seat for entry in entries)
        failed = sum(entry.key == "check-failed" and entry.args[0] == seat for entry in entries)
        if won + failed:
            found.append(Message("story-checks", (seat, won, won + failed)))
    return found

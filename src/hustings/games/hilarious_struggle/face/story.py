"""How a match is told when it is over: who did what, out of its log and of how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.message import Entry, Message

from ..rules.position import Struggle
from ..rules.printed import BIT


def story(p: Struggle, entries: Sequence[Entry]) -> list[Message]:
    """Rounds, turns of each side, electors and scandal, and the largest state that was won in play and kept."""
    turns = [entry.args[0] for entry in entries if entry.key == "turn"]
    found = [
        Message("story-rounds", (p.round, turns.count(0), turns.count(1))),
        Message("story-electors", (p.electors[0], p.electors[1], p.scandal[0], p.scandal[1])),
    ]
    won = {entry.args[2]: entry for entry in entries if entry.key == "won-state"}
    prizes = [entry for state, entry in won.items() if p.held[entry.args[0]] & BIT[state]]
    if prizes:
        side, count, state, _ = max(prizes, key=lambda entry: entry.args[1]).args
        found.append(Message("story-prize", (side, state, count)))
    return found

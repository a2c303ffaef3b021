"""The count of a presidential election, state by state (E.4 to E.6): what the log tells and the page shows."""

from __future__ import annotations

from mypy_extensions import i64

from .position import Struggle, cards_in
from .printed import BIT, DEMOCRATS, NONE, OWN, REPUBLICANS, STATES


def calls(p: Struggle) -> list[int]:
    """States that somebody holds or votes in, in the order in which they are called: the closest ones last."""
    found: list[tuple[bool, int, int, int]] = []
    for state in range(STATES):
        if p.voters[state] or p.voters[STATES + state] or holder(p, state) != NONE:
            lead = abs(p.voters[state] - p.voters[STATES + state])
            found.append((not is_clear(p, state), -lead, p.printed.electors[state], state))
    return [state for _, _, _, state in sorted(found)]


def is_clear(p: Struggle, state: int) -> bool:
    """Whether nobody doubts a state: nothing lies face down there, and one side has no voters."""
    return not p.down[state] and not (p.voters[state] and p.voters[STATES + state])


def holder(p: Struggle, state: int) -> int:
    """The side that has a state's electors, or -1."""
    for side in (DEMOCRATS, REPUBLICANS):
        if p.held[side] & BIT[state]:
            return side
    return NONE


def is_kept(p: Struggle, card: int) -> bool:
    """Whether the underlined text of a face-down card allowed it where it was laid (E.4, V.3)."""
    barred: i64 = p.barred[card]
    return not barred & BIT[card]


def tell(p: Struggle) -> None:
    """The log's lines: each state's face-down cards held against their texts, then what it brings."""
    p.note("turned-up", (), "E.4")
    sums = [0, 0]
    for state in calls(p):
        for side in (DEMOCRATS, REPUBLICANS):
            for card in cards_in(p.down[state] & OWN[side]):
                if is_kept(p, card):
                    p.note("checked", (side, card, state), "E.4")
                else:
                    p.note("violation", (side, card, state), "E.5")
        side, voters = holder(p, state), (p.voters[state], p.voters[STATES + state])
        if side == NONE:
            p.note("counted-nobody", (state, *voters), "E.6")
        else:
            sums[side] += p.printed.electors[state]
            p.note("counted", (side, state, *voters, p.printed.electors[state], sums[side]), "E.6")
    p.note("tally", (p.electors[DEMOCRATS], p.electors[REPUBLICANS]), "E.6")

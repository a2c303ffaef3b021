"""What can be counted on the table of 1960: support, endorsements, electoral votes, momentum and rest cubes."""

from __future__ import annotations

from hustings.kernel.message import Message
from hustings.play.face import Count

from ..rules.board import ENDORSED, ISSUE, ISSUES, REGION, REGIONS, SEATS, STATES
from .view import Support, View

__all__ = ["counts"]


def counts(v: View) -> list[Count]:
    """The counts of a view; support is one count for each side."""
    found: list[Count] = []
    for side, id in enumerate(SEATS):
        own = v.sides[side]
        found.append(Count(Message("votes"), f"side-{id}", own.carried + own.led + own.leaning, side))
        found.append(Count(Message("momentum"), f"momentum-{id}", own.momentum, side))
        found.append(Count(Message("rest"), f"rest-{id}", own.rest, side))
    for place, state in enumerate(STATES):
        now = v.states[state]
        found += _cubes(place, state, Support(now.side, now.count))
    for number, region in enumerate(REGIONS):
        here = v.regions[region]
        found += _cubes(REGION + number, f"region-{region}", here.media)
        found += _cubes(ENDORSED + number, f"region-{region}", here.endorsements)
    for issue in v.issues:
        found += _cubes(ISSUE + ISSUES.index(issue.id), f"issue-{issue.id}", issue.support)
    return found


def _cubes(place: int, thing: str, now: Support) -> list[Count]:
    what = Message("counts-support", (place,))
    return [Count(what, thing, now.count if now.side == id else 0, side) for side, id in enumerate(SEATS)]

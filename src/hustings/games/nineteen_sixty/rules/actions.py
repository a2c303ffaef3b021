"""The action table: what a seat can answer, numbered.

A constant plus the number of a thing is the action: ``SUPPORT + place`` gains a cube there, ``EVENT + card`` plays a
card as an event. The verbs of places stand in the order of places, so that one constant serves states, regions and
issues.
"""

from __future__ import annotations

from typing import Final

from hustings.kernel.actions import ActionTable

from .board import ISSUES, NODES, REGIONS, SEATS, STATES

CARDS: Final = 97
PLAYED: Final = 99
"""Campaign cards and both candidate cards (98 and 99)."""
MOST_CHECKS: Final = 9

CAMPAIGNING: Final = 0
ADVERTISING: Final = 1
POSITIONING: Final = 2
AS_EVENT: Final = 3
USES: Final[tuple[str, ...]] = ("campaigning", "advertising", "positioning", "event")

SUPPORT: Final = 0
TAKE: Final = SUPPORT + 61
PICK: Final = TAKE + 57
GO: Final = PICK + 57
STAND: Final = GO + 50
TRAVEL: Final = STAND + 50
EVENT: Final = TRAVEL + 6 - 1
CAMPAIGN: Final = EVENT + CARDS
ADVERTISE: Final = CAMPAIGN + PLAYED
POSITION: Final = ADVERTISE + PLAYED
MATE: Final = POSITION + PLAYED
TRIGGER: Final = MATE + CARDS
DISCARD: Final = TRIGGER + CARDS
RETRIEVE: Final = DISCARD + CARDS
REPLAY: Final = RETRIEVE + CARDS
SET_ASIDE: Final = REPLAY + CARDS
DEBATE: Final = SET_ASIDE + CARDS
RESOLVE: Final = DEBATE + CARDS
RAISE: Final = RESOLVE + CARDS + 1
RANK: Final = RAISE + 3
CHECKS: Final = RANK + 3 - 1
SPEND: Final = CHECKS + MOST_CHECKS + 1
START: Final = SPEND + 3
SIDE: Final = START + 2
FIRST: Final = SIDE + 2
PREEMPT: Final = FIRST + 2
ALLOW: Final = PREEMPT + 1
PASS: Final = ALLOW + 1
DECLINE: Final = PASS + 1
DONE: Final = DECLINE + 1
REDRAW: Final = DONE + 1
KEEP: Final = REDRAW + 1
MOMENTUM: Final = KEEP + 1
ENDORSEMENT: Final = MOMENTUM + 1
DRAW: Final = ENDORSEMENT + 1
RECLAIM: Final = DRAW + 1


def table(cards: list[str]) -> ActionTable:
    """The action table for these campaign cards, given by id in the order of their numbers."""
    states = list(STATES)
    regions = [f"region-{region}" for region in REGIONS]
    issues = [f"issue-{issue}" for issue in ISSUES]
    seats = [f"seat-{seat}" for seat in SEATS]
    played = [*cards, *(f"candidate-{seat}" for seat in SEATS)]
    return ActionTable(
        [
            ("support", states),
            ("media", regions),
            ("issue", issues),
            ("endorse", regions),
            ("take", states),
            ("take-media", regions),
            ("take-issue", issues),
            ("pick", states),
            ("region", regions),
            ("topic", issues),
            ("go", states),
            ("stand", states),
            ("travel", list(NODES)),
            ("event", cards),
            ("campaign", played),
            ("advertise", played),
            ("position", played),
            ("mate", cards),
            ("trigger", cards),
            ("discard", cards),
            ("retrieve", cards),
            ("replay", cards),
            ("set-aside", cards),
            ("debate", cards),
            ("resolve", cards),
            ("raise", issues),
            ("rank", issues),
            ("checks", [str(number) for number in range(1, MOST_CHECKS + 1)]),
            ("spend", list(USES[:3])),
            ("start", seats),
            ("side", seats),
            ("first", seats),
            ("preempt", []),
            ("allow", []),
            ("pass", []),
            ("decline", []),
            ("done", []),
            ("redraw", ["bag"]),
            ("keep", []),
            ("momentum", []),
            ("endorsement", []),
            ("draw", []),
            ("reclaim", []),
        ]
    )

"""Which arguments each message of 1960 has, and what they stand for; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.kernel.message import Message

from ..rules.actions import USES
from ..rules.board import ENDORSED, ISSUE, ISSUES, NODES, NONE, REGION, REGIONS, SEATS, STATES
from ..rules.printed import Printed

VOCABULARY: Final[Mapping[str, tuple[str, ...]]] = {
    # how a match is told at its end
    "story-standing": ("kennedy:count", "nixon:count"),
    "story-turns": ("count",),
    "story-debates": ("kennedy:count", "nixon:count"),
    "story-checks": ("side", "won:count", "count"),
    # log: support, momentum, tokens, bag
    "gained": ("side", "count", "place"),
    "removed": ("side", "count", "place"),
    "lost": ("side", "count", "place"),
    "rose": ("issue", "place:rank"),
    "gained-momentum": ("side", "count"),
    "lost-momentum": ("side", "count"),
    "paid": ("side", "count"),
    "moved": ("side", "state"),
    "exhausted": ("side",),
    "made-ready": ("side",),
    "into-bag": ("side", "count"),
    "reseeded": ("count",),
    "check-won": ("side", "check"),
    "check-failed": ("side", "check"),
    "check-lost": ("side", "check"),
    "initiative": ("side",),
    # log: cards
    "event": ("side", "card"),
    "lasts": ("card", "side"),
    "drew": ("side", "count"),
    "drew-card": ("side", "card"),
    "reshuffled": ("count",),
    "discarded": ("side", "card"),
    "retrieved": ("side", "card"),
    "showed-hand": ("side",),
    "saw": ("side", "card"),
    # log: turns
    "turn": ("count:turn",),
    "starts": ("side",),
    "activity": ("count",),
    "momentum-phase": (),
    "strategy-phase": ("count",),
    "set-aside": ("side", "count"),
    "set-aside-card": ("side", "card"),
    "endorsement": ("side", "sort"),
    # log: actions
    "played-event": ("side", "card"),
    "played": ("side", "card", "use", "count"),
    "rest-cubes": ("side", "count"),
    "preempted": ("side", "card"),
    "triggered": ("side", "card"),
    "passed": ("side",),
    "travelled": ("side", "node"),
    "declared": ("side", "count", "state"),
    "advertised": ("side", "count"),
    # prompts of turns and actions
    "start": ("side",),
    "play": ("side",),
    "play-mate": ("side", "card"),
    "preempt": ("side", "card", "count"),
    "trigger": ("side", "card", "count"),
    "campaign": ("side", "count"),
    "declare": ("side", "state", "count", "percent"),
    "stand": ("side", "node"),
    "declare-support": ("side", "state", "count", "percent"),
    "position": ("side", "count"),
    "shift": ("side",),
    "award": ("side", "issue"),
    # refusals of turns and actions
    "prevented": ("card", "by:card"),
    "cannot-pay-event": ("count",),
    "cannot-pay-campaigning": ("count",),
    "not-your-candidate": (),
    "candidate-exhausted": (),
    "keep-for-strategy": ("card",),
    "no-vice-president": (),
    "own-icon-alone": ("card",),
    "there-already": ("node",),
    "travel-cost": ("node", "cost:count", "left:count"),
    "just-travelled": (),
    "no-points": (),
    "other-region": ("state",),
    "not-contested": ("state",),
    "banned": ("state",),
    "checked-already": ("state",),
    "kennedy-leads": ("state",),
    "too-many-points": ("count",),
    "too-many-checks": ("count",),
    "drawn-already": ("state",),
    "own-icon": ("issue",),
    "issue-cost": ("issue", "cost:count", "left:count"),
    "first-already": ("issue",),
    "never-strategy": ("card",),
    "chosen-already": ("card",),
    # what is counted
    "counts-support": ("place",),
    # buttons
    "do-support": ("object:place",),
    "do-media": ("object:place",),
    "do-issue": ("object:place",),
    "do-issue-for": ("object:place", "count"),
    "do-endorse": ("object:place",),
    "do-take": ("object:place",),
    "do-take-media": ("object:place",),
    "do-take-issue": ("object:place",),
    "do-pick": ("object:place",),
    "do-region": ("object:place",),
    "do-topic": ("object:place",),
    "do-go": ("object:state",),
    "do-stand": ("object:state",),
    "do-travel": ("object:node",),
    "do-travel-for": ("object:node", "count"),
    "do-event": ("object:card",),
    "do-campaign": ("object:card",),
    "do-advertise": ("object:card",),
    "do-position": ("object:card",),
    "do-campaign-for": ("object:card", "count"),
    "do-advertise-for": ("object:card", "count"),
    "do-position-for": ("object:card", "count"),
    "do-mate": ("object:card",),
    "do-trigger": ("object:card",),
    "do-discard": ("object:card",),
    "do-retrieve": ("object:card",),
    "do-replay": ("object:card",),
    "do-set-aside": ("object:card",),
    "do-debate": ("object:card",),
    "do-resolve": ("object:card",),
    "do-raise": ("object:issue",),
    "do-rank": ("object:issue",),
    "do-checks": ("count",),
    "do-checks-drawn": ("count",),
    "do-spend": ("object:use",),
    "do-start": ("object:side",),
    "do-side": ("object:side",),
    "do-first": ("object:side",),
    "do-preempt": (),
    "do-allow": (),
    "do-pass": (),
    "do-decline": (),
    "do-done": (),
    "do-done-points": ("count",),
    "do-redraw": ("object:bag",),
    "do-keep": (),
    "do-momentum": (),
    "do-endorsement": (),
    "do-draw": ("count",),
    "do-reclaim": (),
    # prompts
    "redraw": ("side",),
    "gain": ("side", "count", "place"),
    "lose": ("side", "victim:side", "count", "place"),
    "choose": ("side", "card"),
    "go": ("side",),
    "offer": ("side", "card"),
    "retrieve": ("side",),
    "exchange": ("side", "count"),
    # refusals
    "must-gain": ("count",),
    "must-lose": ("count",),
    "limit-reached": ("place", "count"),
    "not-there": ("place",),
    "nothing-there": ("side", "place"),
    "not-offered": (),
    "only-that-card": ("card",),
    "not-discarded": ("card",),
    "not-in-hand": ("card",),
    # cards A
    "ranked": ("issue", "place:rank"),
    "rank": ("side", "place:rank"),
    "ranked-already": ("issue",),
    # cards B
    "turned-up": ("card",),
    "turned-up-in-vain": ("card",),
    "spend": ("side", "count"),
    "replay": ("side",),
    # debates
    "took-strategy": ("side", "count"),
    "debate-round": ("count",),
    "showed": ("side", "card"),
    "placed": ("side", "card", "issue", "of:side"),
    "not-placed": ("side", "card", "issue"),
    "places-first": ("side",),
    "issue-won": ("side", "issue", "kennedy:count", "nixon:count"),
    "issue-won-by-initiative": ("side", "issue", "count"),
    "issue-back": ("issue", "track:rank"),
    "debate": ("side",),
    "first": ("side",),
    "choose-side": ("side", "card", "issue"),
    # election day
    "bonus-cubes": ("side", "count"),
    "support-to-bag": ("side", "count"),
    "momentum-to-bag": ("side", "count"),
    "strategy-card": ("side", "card", "state", "count"),
    "resolved": ("card",),
    "fell-by-edge": ("side", "state"),
    "fell-by-endorsement": ("side", "state"),
    "withheld": ("state",),
    "tally": ("kennedy:count", "nixon:count", "kennedy-states:count", "nixon-states:count"),
    "end-majority": ("side", "votes:count", "others:count"),
    "end-plurality": ("side", "votes:count", "others:count"),
    "end-states": ("side",),
    "end-support": ("side",),
    "end-kennedy": ("side",),
    "resolve-strategy": ("side",),
    "resolve-event": ("side",),
    "not-your-strategy": ("card",),
    "in-the-tally": ("card",),
    "not-waiting": ("card",),
}
"""Arguments of every message, in order: a name that is also its kind, or ``name:kind``."""


def _place(printed: Printed, place: int) -> Message:
    """A state by its name; of the other places the key tells the sort and the argument which one."""
    if place < REGION:
        return Message(f"state-{STATES[place]}")
    if place < ISSUE:
        return Message("place-media", (place - REGION,))
    if place < ENDORSED:
        return Message("place-issue", (place - ISSUE,))
    return Message("place-endorsement", (place - ENDORSED,))


def _node(printed: Printed, node: int) -> Message:
    return Message("place-region", (node,)) if node < len(REGIONS) else Message(f"region-{NODES[node]}")


NAMES: Final[Mapping[str, Callable[[Printed, int], Message | str]]] = {
    "side": lambda printed, side: Message(f"seat-{SEATS[side]}"),
    "card": lambda printed, card: Message(f"card-{printed.card_ids[card]}"),
    "place": _place,
    "check": lambda printed, place: Message("check-media") if place == NONE else _place(printed, place),
    "state": _place,
    "node": _node,
    "issue": lambda printed, issue: Message(f"issue-{ISSUES[issue]}"),
    "rank": lambda printed, rank: Message(f"issue-place-{rank}"),
    "use": lambda printed, use: Message(f"action-{USES[use]}"),
    "bag": lambda printed, bag: Message("bag"),
    "sort": lambda printed, sort: Message(f"endorsement-{(*REGIONS, 'major')[sort]}"),
}
"""How an argument's number becomes the key of its name; arguments not listed are numbers."""

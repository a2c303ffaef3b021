"""Which arguments each message of Hilarious Struggle has, and what they stand for; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.kernel.message import Message

from ..rules.printed import EFFECTS, KINDS, SEATS, STATE_CARD, Printed

VOCABULARY: Final[Mapping[str, tuple[str, ...]]] = {
    # how a match is told at its end
    "story-rounds": ("count", "democrats:count", "republicans:count"),
    "story-electors": ("democrats:count", "republicans:count", "scandal:count", "other:count"),
    "story-prize": ("side", "state", "count"),
    # log: the sequence of play
    "round": ("count",),
    "turn": ("side",),
    "moved": ("side", "from:state", "state"),
    "voted": ("side", "card", "state", "count"),
    "supported": ("side", "state"),
    "laid-down": ("side", "card", "state"),
    "effect": ("side", "card"),
    "no-effect": ("card:seen",),
    "won-state": ("side", "count", "state", "total:count"),
    "lost-state": ("side", "count", "state", "total:count"),
    # log: cards
    "drew": ("side", "count"),
    "drew-card": ("side", "card"),
    "reshuffled": ("side", "count"),
    "discarded": ("side", "card:seen"),
    "discarded-support": ("side", "card:seen", "state"),
    "discarded-voters": ("side", "card:seen", "state"),
    "removed": ("card:seen",),
    "revealed": ("side",),
    "took-back": ("side", "card:seen", "state"),
    "took-discard": ("side", "card:seen"),
    "shifted": ("side", "from:state", "state"),
    "shifted-card": ("side", "card", "state"),
    "stacked": ("side",),
    "stacked-card": ("side", "card"),
    "laid-on": ("side", "card", "state"),
    "doubled": ("side", "card", "state"),
    "in-front": ("side", "card"),
    "loaded": ("side", "card"),
    "stowed": ("side",),
    "stowed-card": ("side", "card"),
    "released": ("side", "card:seen", "state"),
    # log: scandal and election
    "scandal-rose": ("side", "count"),
    "scandal-fell": ("side", "count"),
    "scandal-both": ("democrats:count", "republicans:count"),
    "called": ("side", "card:seen"),
    "turned-up": (),
    "checked": ("side", "card:seen", "state:called"),
    "violation": ("side", "card:seen", "state"),
    "counted": ("side", "state:called", "democrats:count", "republicans:count", "count", "total:count"),
    "counted-nobody": ("state:called", "democrats:count", "republicans:count"),
    "tally": ("democrats:count", "republicans:count"),
    # ends
    "end-scandal": ("side",),
    "end-scandal-both": ("side",),
    "end-electors": ("side",),
    "end-called-in-vain": ("side",),
    "end-no-caller": ("side",),
    "end-last-card": ("side",),
    "end-violation": ("side",),
    # prompts
    "act": ("side",),
    "act-after-support": ("side",),
    "after": ("side",),
    "after-step": ("side",),
    "second-step": ("side",),
    "lay": ("side", "state"),
    "stow": ("side",),
    "extra-support": ("side", "card", "count"),
    "go": ("side",),
    "send": ("side",),
    "pick": ("side", "card", "task"),
    "choose": ("side", "card", "task"),
    "remote": ("side", "card"),
    "release": ("side",),
    "rally": ("side",),
    "swing-to": ("side",),
    # what is counted
    "counts-voters": ("state:called",),
    "counts-down": ("state:called",),
    # buttons
    "do-walk": ("object:card",),
    "do-travel": ("object:card",),
    "do-fly": ("object:card",),
    "do-vote": ("object:card", "count"),
    "do-load": ("object:card",),
    "do-effect": ("object:card",),
    "do-call": ("object:card",),
    "do-lay": ("object:card",),
    "do-add": ("object:card", "count"),
    "do-choose": ("object:card",),
    "do-support": ("object:state",),
    "do-go": ("object:state",),
    "do-pick": ("object:state",),
    "do-stow": (),
    "do-release": (),
    "do-done": (),
    "do-stay": (),
    "do-end-turn": (),
    "do-place-none": (),
    "do-add-no-more": (),
    "sure-no-effect": ("card",),
    **{
        f"do-{verb}-now": (*known, "mine:count", "theirs:count", "electors:count", "rivals:count", "moved:count")
        for verb, known in {
            "vote": ("object:card", "count"),
            "add": ("object:card", "count"),
            "lay": ("object:card",),
            "choose": ("object:card",),
            "support": ("object:state",),
            "pick": ("object:state",),
        }.items()
    },
    # refusals
    "not-your-card": ("card:any",),
    "not-in-hand": ("card:any",),
    "never-voter": ("card:any",),
    "own-scandal": ("card:any", "count"),
    "rival-scandal": ("card:any", "count"),
    "scandal-higher": ("card:any",),
    "not-behind": ("card:any", "state"),
    "no-rival-voter": ("card:any", "state"),
    "not-active": ("state",),
    "nothing-active": (),
    "no-voters-there": ("state",),
    "agent-elsewhere": ("state", "here:state"),
    "support-blocked": ("state",),
    "no-card-fits": ("state",),
    "no-card-stores": (),
    "not-that-state": ("state", "card:any"),
    "not-that-card": ("card:any",),
    "not-near": ("card:any",),
    "no-way-there": ("state",),
    "already-there": ("state",),
    "not-back": ("state",),
    "too-far": ("state", "count"),
    "fly-from-here": ("state",),
    "names-no-state": ("card:any",),
    "one-support": (),
    "one-action": (),
    "card-for-action": (),
    "no-store": (),
    "nothing-stored": (),
}
"""Arguments of every message, in order: a name that is also its kind, or ``name:kind``."""


def _card(printed: Printed, card: int) -> Message:
    kind = printed.kind[card]
    return Message(f"card-{printed.card_ids[card] if kind == STATE_CARD else KINDS[kind]}")


def _state(printed: Printed, state: int) -> Message:
    return Message(f"state-{printed.state_names[state]}")


def _task(printed: Printed, task: int) -> Message:
    return Message(f"task-{EFFECTS[task // 8]}-{task % 8}")


NAMES: Final[Mapping[str, Callable[[Printed, int], Message]]] = {
    "side": lambda printed, side: Message(f"seat-{SEATS[side]}"),
    "card": _card,
    "seen": _card,
    "any": _card,
    "state": _state,
    "called": _state,
    "task": _task,
}
"""How an argument's number becomes the key of its name; arguments not listed are numbers.

``seen`` is a card that everybody sees for a moment, before another one covers it; ``any`` one that a player has named;
``called`` a state when the election is counted, which no move has touched.
"""

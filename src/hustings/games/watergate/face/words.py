"""Which arguments each message of Watergate has, and what they stand for; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.kernel.message import Message

from ..rules.actions import EVIDENCE, card_name
from ..rules.printed import COLOURS, Printed

SEATS: Final = ("nixon", "editor")

VOCABULARY: Final[Mapping[str, tuple[str, ...]]] = {
    # how a match is told at its end
    "story-rounds": ("count",),
    "story-board": ("tokens:count", "pictures:count", "covered:count", "hidden:count"),
    "story-momentum": ("nixon:count", "editor:count"),
    # log
    "round": ("count",),
    "evaluation": (),
    "drew": ("side", "count"),
    "drew-card": ("side", "card"),
    "drew-to-play": ("side", "card"),
    "reshuffled": ("side", "count"),
    "laid-tokens": ("side", "count"),
    "looked-at-token": ("slot", "token"),
    "looked": ("side", "count"),
    "saw": ("side", "card"),
    "value": ("side", "card", "count"),
    "about-to-move": ("side", "piece", "token", "count"),
    "nothing-to-move": ("side", "card"),
    "action": ("side", "card"),
    "asked": ("side", "colour"),
    "answered-yes": ("side", "colour"),
    "answered-no": ("side", "colour"),
    "reacted": ("side", "card", "target:card"),
    "cancelled": ("card", "target:card"),
    "redirected": ("card", "target:card"),
    "replayed": ("side", "card"),
    "sacrificed": ("side", "card"),
    "discarded": ("side", "card:seen"),
    "another-turn": ("side",),
    "declined": ("side",),
    "turned-up": ("slot", "token"),
    "moved": ("side", "piece", "from:track", "to:track"),
    "moved-evidence": ("side", "piece", "token", "from:track", "to:track"),
    "set": ("side", "piece", "to:track"),
    "put-on-zero": ("piece",),
    "all-on-zero": ("side",),
    "gained": ("side", "piece"),
    "initiative-on-zero": ("side",),
    "gained-initiative": ("side",),
    "gained-momentum": ("side", "count"),
    "momentum-surplus": ("side",),
    "momentum-to-supply": (),
    "new-momentum": ("count",),
    "bag-empty": (),
    "from-bag": ("side", "token", "to:track"),
    "drawn-to-pin": ("side", "token:shown"),
    "taken-to-pin": ("side", "token"),
    "pinned": ("side", "token", "node"),
    "mark-counts": (),
    "no-space": ("side", "token:shown"),
    "returned": ("token",),
    "returned-unseen": ("slot",),
    "lifted": ("side", "token", "node", "slot"),
    "picture-pinned": ("side", "node"),
    "picture-stays": ("node",),
    "freed": ("side", "node"),
    # ends
    "end-connected": ("side",),
    "end-momentum": ("side",),
    "end-supply": ("side",),
    "end-term": ("side",),
    # prompts
    "turn": ("side",),
    "play-drawn": ("side", "card"),
    "value-move": ("side", "card", "count"),
    "value-move-no": ("side", "colour", "card", "count"),
    "show": ("side", "colour"),
    "answer": ("side", "card"),
    "answer-move": ("side", "card", "piece", "count"),
    "choose-token": ("side", "count"),
    "choose-evidence": ("side", "count"),
    "spread": ("side", "count"),
    "place": ("side", "token"),
    "pin-from-track": ("side",),
    "pin-own": ("side",),
    "put-in-bag": ("side",),
    "put-on-zero-which": ("side",),
    "free": ("side",),
    "lift": ("side",),
    "replay": ("side",),
    "sacrifice": ("side",),
    # what is counted
    "counts-connected": (),
    "counts-pinned": (),
    "counts-track": ("piece", "round:count"),
    # buttons
    "do-value": ("object:card", "count"),
    "do-action": ("object:card",),
    "do-react": ("object:card",),
    "do-pass": (),
    "do-pass-none": (),
    "do-decline": (),
    "do-ask": ("object:colour",),
    "do-move": ("object:piece",),
    "do-show": ("object:slot",),
    "do-pin": ("object:slot",),
    "do-bin": ("object:slot",),
    "do-reset": ("object:slot",),
    "do-free": ("object:node",),
    "do-replay": ("object:card",),
    "do-sacrifice": ("object:card",),
    "do-place": ("object:node",),
    "do-lift": ("object:node",),
    # warnings
    "sure-nothing-up": (),
    "sure-nothing-up-only": (),
    "sure-nothing-down": (),
    "sure-nothing-down-only": (),
    "sure-nothing-there": (),
    "sure-nothing-there-only": (),
    "sure-no-tape": (),
    "sure-no-tape-only": (),
    "sure-no-picture": (),
    "sure-no-picture-only": (),
    "sure-nothing-pinned": (),
    "sure-nothing-pinned-only": (),
    "sure-nothing-again": (),
    "sure-nothing-again-only": (),
    # refusals
    "not-your-card": ("card",),
    "not-in-hand": ("card",),
    "momentum-card": (),
    "reaction-only": ("card",),
    "mood-first-turn": (),
    "events-blocked": (),
    "drawn-card-only": ("card",),
    "not-on-track": ("piece",),
    "empty-slot": (),
    "only-evidence": (),
    "only-tokens": (),
    "only-face-up": (),
    "only-face-down": (),
    "another-token": (),
    "value-colour": ("card",),
    "wrong-colour": ("colour",),
    "ask-instead": (),
    "editor-asks": (),
    "one-question": (),
    "nothing-face-down": (),
    "ask-card-colour": ("colour", "card"),
    "answers-not": ("card", "target:card"),
    "space-taken": ("node",),
    "space-colour": ("node", "token"),
    "space-empty": ("node",),
    "not-your-half": (),
    "must-do": (),
    "not-blocked": ("node",),
    "not-removed": ("card",),
}
"""Arguments of every message, in order: a name that is also its kind, or ``name:kind``."""


def _piece(printed: Printed, piece: int) -> Message | str:
    return (
        Message(("piece-initiative", "piece-momentum")[piece]) if piece < EVIDENCE else _slot(printed, piece - EVIDENCE)
    )


def _slot(printed: Printed, slot: int) -> Message:
    return Message("piece-evidence", (slot + 1,))


def _node(printed: Printed, node: int) -> Message:
    name = printed.node_names[node]
    if node == 0:
        return Message("node-nixon")
    if node >= printed.first_informant:
        return Message(f"informant-{name}")
    return Message(f"space-{COLOURS[printed.space_colour[node].bit_length() - 1]}", (node,))


def _track(printed: Printed, space: int) -> Message:
    if space == 0:
        return Message("track-zero")
    return Message("track-nixon" if space < 0 else "track-editor", (abs(space),))


def _token(printed: Printed, token: int) -> Message:
    colours = "-".join(name for bit, name in enumerate(COLOURS) if token >> bit & 1)
    return Message(f"token-{colours}" + ("-mark" if token & 8 else ""))


def _card(printed: Printed, card: int) -> Message:
    return Message(f"card-{card_name(card)}")


NAMES: Final[Mapping[str, Callable[[Printed, int], Message | str]]] = {
    "side": lambda printed, side: Message(f"seat-{SEATS[side]}"),
    "card": _card,
    "seen": _card,
    "piece": _piece,
    "slot": _slot,
    "token": _token,
    "shown": _token,
    "colour": lambda printed, colour: Message(f"colour-{COLOURS[colour.bit_length() - 1]}"),
    "track": _track,
    "node": _node,
}
"""How an argument's number becomes the key of its name; arguments not listed are numbers.

``shown`` and ``seen`` are a token and a card that everybody sees for a moment, before the bag or a new deck takes it.
"""

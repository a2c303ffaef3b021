"""Which arguments each message of the game has, and what they stand for; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.kernel.message import Message

from ..rules.actions import Codes
from ..rules.layout import COLOURS, EVERYONE, NOTE_VALUES, SLOTS, WORDS
from ..rules.printed import Printed

TERMS: Final = ("number", "gives:lot*", "wants:lot*")
"""The arguments that tell an offer: how its reader knows it, and what it was."""

VOCABULARY: Final[Mapping[str, tuple[str, ...]]] = {
    # how a match is told at its end
    "story-election": ("count", "seat", "money", "other:seat", "small:money"),
    "story-alone": ("count", "seat", "money"),
    "story-deals": ("count", "deals:count"),
    "story-price": ("seat", "other:seat", "money"),
    # log: rounds and turns
    "round": ("count",),
    "turn": ("seat:side",),
    "revealed": ("card",),
    "calendar": ("seat:side", "count"),
    "called": ("seat:side",),
    "took": ("seat:side", "card"),
    "drew": ("seat:side",),
    "drew-card": ("seat:side", "card"),
    "drew-nothing": ("seat:side",),
    "put": ("seat:side", "card"),
    "cashed": ("seat:side", "card", "money"),
    "discarded": ("seat:side", "card"),
    "trimmed": ("seat:side", "card"),
    # log: the election
    "election": ("count",),
    "stood": ("seat:side", "card"),
    "abstained": ("seat:side",),
    "no-politician": ("seat:side",),
    "cancelled": ("seat:side",),
    "unopposed": ("seat:side",),
    "voted": ("seat:side", "card", "candidate:seat"),
    "passed": ("seat:side",),
    "floated": ("seat:side", "candidate:seat", "count"),
    "counted": ("seat:side", "card", "candidate:seat", "count"),
    "total": ("seat:side", "count"),
    "tie": ("count", "votes:count"),
    "yielded": ("seat:side", "other:seat"),
    "dice-called": ("seat:side",),
    "rolled": ("seat:side", "count"),
    "took-large": ("seat:side",),
    "took-small": ("seat:side",),
    "found": ("money",),
    "tidying": ("seat:side",),
    "kept": ("seat:side", "card"),
    # log: the market
    "offer-sent": ("seat:side", "other:partner", *TERMS),
    "offer-came": ("seat:side", "other:partner", *TERMS),
    "offer-accepted": ("other:seat", "seat:side", "number"),
    "accepted-offer": ("other:seat", "seat:side", "number"),
    "offer-gone": ("seat:side", "number"),
    "offer-declined": ("other:seat", "seat:side", "number"),
    "declined-offer": ("other:seat", "seat:side", "number"),
    "offer-withdrawn": ("seat:side", "number"),
    "offer-lapsed": ("seat:side", "number"),
    "said": ("seat:side", "word"),
    "paid": ("seat:side", "other:seat", "money"),
    "handed-card": ("seat:side", "other:seat", "card"),
    "handed": ("seat:side", "other:seat", "count"),
    "moved": ("seat:side", "other:seat", "card"),
    # what has come of offers
    **dict.fromkeys(("reply-accepted", "reply-declined", "reply-lapsed", "reply-gone"), ("seat:side", *TERMS)),
    **dict.fromkeys(("reply-declined-because", "reply-gone-because"), ("seat:side", "word", *TERMS)),
    # ends
    "counted-money": ("seat:side", "money", "count", "total:money"),
    "end-money": ("seat:side", "money"),
    "end-shared": ("count", "money"),
    # prompts
    "take": ("seat",),
    "put-down": ("seat",),
    "discard": ("seat", "count"),
    "trim": ("seat",),
    "nominate": ("seat",),
    "vote": ("seat",),
    "bargain": ("seat", "count"),
    "keep": ("seat",),
    # names
    "slot": ("seat", "count"),
    "thing-note": ("money",),
    "thing-hand": ("card:any",),
    "thing-front": ("card:any",),
    "lot-money": ("money",),
    "lot-hand": ("card:any", "count"),
    "lot-front": ("card:any", "count"),
    # what is counted
    "counts-front": ("card:any",),
    # buttons
    "do-take": ("object:card",),
    "do-draw": (),
    "do-put": ("object:card",),
    "do-done": (),
    "do-done-discard": ("count",),
    "sure-pass": (),
    "sure-gift": (),
    "do-discard": ("object:card",),
    "do-trim": ("object:card",),
    "do-stand": ("object:card",),
    "do-abstain": (),
    "do-vote": ("object:card", "seat"),
    "do-vote-now": ("object:card", "candidate:short", "seat", "votes:count", "then:count", "dice:count"),
    "do-pass": (),
    "do-keep": ("object:card",),
    "do-keep-one": ("object:card", "count"),
    "do-yield": ("object:seat",),
    "do-dice": (),
    "do-give": ("object:thing",),
    "do-want": ("object:thing",),
    "do-send": ("object:seat",),
    "do-send-all": (),
    "do-drop": (),
    "do-accept": ("object:slot",),
    "do-decline": ("object:slot",),
    "do-counter": ("object:slot",),
    "do-withdraw": ("object:count",),
    "do-accept-now": ("seat", "number"),
    "do-decline-now": ("seat", "number"),
    "do-counter-now": ("seat", "number"),
    "do-withdraw-now": ("other:partner", "number"),
    "do-change": ("object:change",),
    "do-say": ("object:word",),
    # refusals
    "deck-empty": (),
    "not-in-pool": ("card:any",),
    "not-in-hand": ("card:any",),
    "not-in-front": ("card:any",),
    "must-stand": (),
    "candidate-from-hand": ("card:any",),
    "no-such-politician": ("card:any",),
    "not-standing": ("seat",),
    "no-such-group": ("card:any",),
    "has-voted": ("card:any",),
    "has-passed": (),
    "own-candidate": ("card:any",),
    "not-tied": ("seat",),
    "no-such-seat": (),
    "no-deals-left": ("count",),
    "no-recipient": (),
    "no-change": (),
    "no-offer": (),
    "own-offer": (),
    "cannot-pay": ("number", "lacks:lot*"),
    "said-already": (),
    "nothing-to-answer": (),
    "draft-first": (),
    "draft-full": ("count",),
    "draft-empty": (),
    "draft-gone": ("lacks:lot*",),
    "to-yourself": (),
    "no-slot": ("count",),
    "money-both-ways": (),
    "place-once": (),
    "no-such-note": ("thing",),
    "no-tie": (),
    "frozen": ("thing",),
    "stands": ("thing",),
    "not-yours": ("thing",),
    "not-there": ("thing",),
}
"""Arguments of every message, in order: a name that is also its kind, or ``name:kind``."""


def _card(printed: Printed, codes: Codes, kind: int) -> Message | str:
    return printed.names[kind] or Message(f"card-{printed.ids[kind]}")


def _short(printed: Printed, codes: Codes, kind: int) -> Message | str:
    return printed.names[kind] or Message(f"short-{printed.ids[kind]}")


def _seat(printed: Printed, codes: Codes, seat: int) -> Message:
    return Message(f"seat-{COLOURS[seat]}")


def _slot(printed: Printed, codes: Codes, place: int) -> Message:
    return Message("slot", (place // SLOTS, place % SLOTS + 1))


def _thing(printed: Printed, codes: Codes, thing: int) -> Message:
    if thing < codes.hand:
        return Message("thing-note", (NOTE_VALUES[thing],))
    if thing < codes.front:
        return Message("thing-hand", (thing - codes.hand,))
    return Message("thing-front", (thing - codes.front,)) if thing < codes.place else Message("thing-place")


def _lot(printed: Printed, codes: Codes, lot: int) -> Message:
    count, thing = divmod(lot, codes.things)
    if thing < codes.hand:
        return Message("lot-money", (count,))
    if thing < codes.front:
        return Message("lot-hand", (thing - codes.hand, count))
    return Message("lot-front", (thing - codes.front, count)) if thing < codes.place else Message("thing-place")


def _partner(printed: Printed, codes: Codes, seat: int) -> Message:
    return Message("everybody") if seat == EVERYONE else _seat(printed, codes, seat)


def _change(printed: Printed, codes: Codes, change: int) -> Message:
    return Message(f"change-{change + 1}")


def _word(printed: Printed, codes: Codes, word: int) -> Message:
    return Message(f"word-{WORDS[word]}")


NAMES: Final[Mapping[str, Callable[[Printed, Codes, int], Message | str]]] = {
    "card": _card,
    "any": _card,
    "short": _short,
    "seat": _seat,
    "side": _seat,
    "slot": _slot,
    "thing": _thing,
    "lot": _lot,
    "partner": _partner,
    "change": _change,
    "word": _word,
}
"""How an argument of each kind is named; the others are numbers."""

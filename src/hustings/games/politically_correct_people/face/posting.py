"""A whole offer that is posted at once, as the actions that make it (N.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from hustings.kernel.message import IllegalAction, Reason

from ..rules.position import Backroom

DROPPED_AND_SENT = 2
"""Market actions that a draft made anew takes (N.16)."""
FIELDS = frozenset({"to", "gives", "wants", "counters"})


def offer(p: Backroom, seat: int, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """What drafts and sends an offer: on the seat's draft where that is a part of it, otherwise in its place.

    Args:
        p: as the seat sees it.
        seat: who offers.
        fields: ``to`` a seat or ``all``, ``gives`` and ``wants`` the things; two of a kind stand there twice, and one
            value can name several things between spaces. ``counters`` is the slot of an offer that this one answers.

    Raises:
        IllegalAction: nobody is named to whom it goes.
    """
    if not set(fields) <= FIELDS or len(fields.get("to", ())) > 1:
        return []
    if not fields.get("to"):
        raise IllegalAction(Reason("no-recipient", (), "N.3"))
    wished = [f"give {thing}" for value in fields.get("gives", ()) for thing in value.split()]
    wished += [f"want {thing}" for value in fields.get("wants", ()) for thing in value.split()]
    codes, texts = p.codes, p.rules.actions.texts
    drafted = Counter([texts[codes.give + thing] for thing in p.drafts[seat]])
    send = [f"send {fields['to'][0]}", *_declined(p, seat, fields.get("counters", ()))]
    if not drafted <= Counter(wished):
        return ["drop", *wished, *send]
    for text in drafted.elements():
        wished.remove(text)
    return [*wished, *send]


def lighter(p: Backroom, seat: int) -> dict[str, Sequence[str]]:
    """For each thing of a seat's draft, by what put it there, the actions that drop the draft and make the rest again.

    To drop a draft is a market action, and to send one another.
    """
    codes, texts = p.codes, p.rules.actions.texts
    made = [texts[codes.give + thing] for thing in p.drafts[seat]]
    if p.left[seat] < DROPPED_AND_SENT:
        return {}
    return {text: ["drop", *made[: made.index(text)], *made[made.index(text) + 1 :]] for text in made}


def _declined(p: Backroom, seat: int, slots: Sequence[str]) -> list[str]:
    """What declines the offers that are answered, as far as they are still open (N.8)."""
    open_now = {p.rules.actions.texts[action] for action in p.extras(seat)}
    return [text for slot in slots if (text := f"decline {slot}") in open_now]

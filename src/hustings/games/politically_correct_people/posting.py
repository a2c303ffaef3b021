"""A whole offer that is posted at once, as the actions that make it (N.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .position import Backroom

FIELDS = frozenset({"to", "gives", "wants"})


def offer(p: Backroom, seat: int, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """What drafts and sends an offer: on the seat's draft where that is a part of it, otherwise in its place.

    Args:
        p: as the seat sees it.
        seat: who offers.
        fields: ``to`` a seat or ``all``, ``gives`` and ``wants`` the things; two of a kind stand there twice.
    """
    if not set(fields) <= FIELDS or len(fields.get("to", ())) != 1:
        return []
    wished = [f"give {thing}" for thing in fields.get("gives", ())]
    wished += [f"want {thing}" for thing in fields.get("wants", ())]
    codes, texts = p.codes, p.rules.actions.texts
    drafted = Counter([texts[codes.give + thing] for thing in p.drafts[seat]])
    send = f"send {fields['to'][0]}"
    if not drafted <= Counter(wished):
        return ["drop", *wished, send]
    for text in drafted.elements():
        wished.remove(text)
    return [*wished, send]

"""How a match is told when it is over: who did what, out of its log and of how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.message import Entry, Message

from ..rules.layout import NOBODY
from ..rules.position import Backroom


def story(p: Backroom, entries: Sequence[Entry]) -> list[Message]:
    """What was in the envelopes and who took them, and what was done on the market."""
    found: list[Message] = []
    for number, large in enumerate(p.won_large):
        small = p.won_small[number]
        if large != NOBODY and small in (NOBODY, large):
            found.append(Message("story-alone", (number + 1, large, p.worth_large[number] + p.worth_small[number])))
        elif large != NOBODY:
            told = (number + 1, large, p.worth_large[number], small, p.worth_small[number])
            found.append(Message("story-election", told))
    deals = sum(entry.key == "offer-accepted" for entry in entries)
    found.append(Message("story-deals", (sum(entry.key == "offer-sent" for entry in entries), deals)))
    paid = [entry for entry in entries if entry.key == "paid"]
    if paid:
        found.append(Message("story-price", max(paid, key=lambda entry: entry.args[2]).args))
    return found


def fortunes(p: Backroom) -> list[int]:
    """What each seat has in notes and slush funds (R.6)."""
    slush = [p.hand[seat * p.codes.kinds + p.printed.slush] * p.printed.slush_value for seat in range(p.players)]
    return [p.money(seat) + slush[seat] for seat in range(p.players)]

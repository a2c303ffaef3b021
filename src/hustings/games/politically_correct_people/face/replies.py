"""What has come of offers: a message for each that was answered or is gone, with the word that went with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hustings.kernel.message import END, Entry, Message

from ..rules.actions import Codes
from ..rules.layout import COLOURS

OWN: Final = {
    "offer-accepted": "reply-accepted",
    "offer-declined": "reply-declined",
    "offer-lapsed": "reply-lapsed",
}
OTHERS: Final = dict.fromkeys(("offer-withdrawn", "offer-gone", "offer-lapsed"), "reply-gone")
"""How the log tells what has come of an offer, and how its giver and others read it."""
WORDED: Final = frozenset({"reply-declined", "reply-gone"})
"""What a word may go with."""
REFUSED: Final = {"reply-declined": 1, "reply-declined-because": 2, "reply-lapsed": 1}
"""What can be offered again, and where in it the number of the offer stands, behind which is what was in that."""


def replies(entries: Sequence[Entry], fresh: int, seat: int) -> list[Message]:
    """What the log of a seat tells of its offers, and of those to it that are gone, from its line ``fresh`` on.

    An offer is known by its number; what was in it stands in the line that made it. The word that goes with a refusal
    or a withdrawal stands behind it.
    """
    made: dict[int, tuple[int, ...]] = {}
    found: list[Message] = []
    spoken = -1
    for place, entry in enumerate(entries):
        key, args = entry.key, entry.args
        if key in ("offer-sent", "offer-came"):
            made[args[2]] = args
        elif place < fresh:
            continue
        elif key == "said" and spoken == args[0]:
            told = found.pop()
            found.append(Message(f"{told.key}-because", (*told.args[:1], args[1], *told.args[1:])))
        elif args and (terms := made.get(args[-1])) and (reply := (OWN if terms[0] == seat else OTHERS).get(key)):
            other = args[-2]
            found.append(Message(reply, (other, *terms[2:])))
            spoken = other if reply in WORDED else -1
            continue
        spoken = -1
    return found


def again(codes: Codes, texts: Sequence[str], reply: Message) -> Mapping[str, str]:
    """The fields that make the offer of a reply once more: to whom, what is given and what is wanted for it."""
    if reply.key not in REFUSED:
        return {}
    terms = reply.args[REFUSED[reply.key] + 1 :]
    middle = terms.index(END)

    def listed(lots: Sequence[int]) -> str:
        named = [(count, texts[codes.give + thing]) for count, thing in (divmod(lot, codes.things) for lot in lots)]
        return " ".join(text.removeprefix("give ") for count, text in named for _ in range(count))

    return {"to": COLOURS[reply.args[0]], "gives": listed(terms[:middle]), "wants": listed(terms[middle + 1 :])}

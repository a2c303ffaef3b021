"""What log lines tell about hidden cards and tokens, so that a test can ask whether determinizing remembers it."""

from __future__ import annotations

from mypy_extensions import i64

from hustings.kernel.message import Entry

from .position import NIXON, Table, cards_in
from .track import FACE_DOWN, lies


def holds(p: Table, entry: Entry) -> bool:
    """Whether what an entry told its readers about something hidden is so in this position."""
    key, args = entry.key, entry.args
    if key == "drew-card":
        return bool(p.hand >> i64(args[1]) & 1)
    if key == "saw":
        return args[1] in p.nixon_deck or args[1] in cards_in(p.hand, NIXON)
    if key in ("looked-at-token", "turned-up"):
        return p.slot_token[args[0]] == args[1]
    if key in ("returned", "no-space"):
        return p.bag.count(args[-1]) >= p.returned.count(args[-1])
    if key == "asked":
        return p.asked == 0 or any(p.slot_token[slot] & p.asked for slot in _hidden(p))
    if key == "answered-no":
        return not any(p.slot_token[slot] & args[1] for slot in _hidden(p))
    return True


def _hidden(p: Table) -> list[int]:
    return [slot for slot in range(p.slots) if lies(p, slot, FACE_DOWN)]

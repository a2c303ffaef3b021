"""Names that last: which can be kept, and when two of them look alike."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from hustings.matches.people import LONGEST_INPUT, clean_line, own_name
from hustings.matches.problems import HouseName

from .problems import BadName

__all__ = ["lasting_name", "skeleton"]

LONGEST: Final = 24
SHORTEST: Final = 2
BETWEEN: Final = " -_.'’・=゠"
"""What may stand within a name besides letters and figures; an address cannot hold some other signs."""
KEPT: Final = 160
"""Characters of a skeleton that are kept."""
OURS: Final = ("hustings", "computer", "admin", "moderator", "コンピューター", "管理者", "管理人", "運営")
"""Beginnings of names that only the house may have."""
HOUSE: Final = ("system", "guest", "nobody", "somebody", "me", "house", "名無し", "ゲスト", "システム", "bot")
ALIKE: Final = (("i", "l"),)
"""Small letters whose capitals look like the other one."""

_MARKS: Final = "\u200e\u200f"


def skeleton(name: str) -> str:
    """What is left of a name for somebody who does not look closely: two names that look alike have the same.

    Unicode's list of confusables, applied to the letters as they are written and again without capitals: カ and 力,
    O and 0, a and its Cyrillic twin are one.
    """
    single, several = _twins()
    text = "".join(c for c in unicodedata.normalize("NFKC", name[:LONGEST_INPUT]) if c not in BETWEEN)
    text = "".join(single.get(c, c) for c in text)
    text = unicodedata.normalize("NFKC", text).casefold()
    text = "".join(several.get(c, single.get(c, c)) for c in text).casefold()
    for one, other in ALIKE:
        text = text.replace(one, other)
    return "".join(c for c in text if c.isalnum())[:KEPT]


@cache
def _twins() -> tuple[dict[str, str], dict[str, str]]:
    """For each character the one that stands for all that look like it; and those that look like several."""
    above: dict[str, str] = {}
    several: dict[str, str] = {}

    def first(c: str) -> str:
        while above.setdefault(c, c) != c:
            c = above[c]
        return c

    for written, twins in confusables_data.items():
        c = written.strip(_MARKS)
        for twin in (found["c"].strip(_MARKS) for found in twins):
            if len(c) == len(twin) == 1:
                one, other = sorted((first(c), first(twin)), key=lambda c: (not c.isascii(), not c.isalpha(), c))
                above[other] = one
            elif len(c) == 1:
                several[c] = twin
    return {c: first(c) for c in above if first(c) != c}, several


@cache
def _house() -> tuple[str, ...]:
    return tuple(skeleton(name) for name in OURS)


def lasting_name(name: str) -> str:
    """A name as it is kept for good.

    Args:
        name: as somebody has typed it.

    Raises:
        BadName: with why: ``"short"``, ``"long"``, ``"signs"`` or ``"house"``.
    """
    try:
        cleaned = own_name(clean_line(name, LONGEST_INPUT))
    except HouseName as error:
        raise BadName(why="house", name=name[:LONGEST]) from error
    if len(clean_line(name, LONGEST_INPUT)) > LONGEST:
        raise BadName(why="long", name=cleaned)
    if len(cleaned) < SHORTEST:
        raise BadName(why="short", name=cleaned)
    letters = [c for c in cleaned if c not in BETWEEN]
    if not (cleaned[0].isalnum() and letters and all(_is_letter(c) for c in letters)):
        raise BadName(why="signs", name=cleaned)
    if re.search(f"[{re.escape(BETWEEN)}]{{2}}", cleaned):
        raise BadName(why="signs", name=cleaned)
    seen = skeleton(cleaned)
    if not seen:
        raise BadName(why="signs", name=cleaned)
    if seen.startswith(_house()) or seen in {skeleton(house) for house in HOUSE}:
        raise BadName(why="house", name=cleaned)
    return cleaned


def _is_letter(c: str) -> bool:
    return c.isalnum() or unicodedata.category(c) in ("Mn", "Mc")

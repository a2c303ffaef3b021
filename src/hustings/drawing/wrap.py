"""Breaking lines where a terminal can: by cells, at spaces, and in Japanese by its own rules."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len
from rich.text import Text

NOT_FIRST: Final = frozenset("。、，．・：；？！?!)）」』】〉》］}ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ々’”,.:;")
"""Characters that do not begin a line."""
NOT_LAST: Final = frozenset("（「『【〈《［{‘“([")
"""Characters that do not end a line."""
ENDING: Final = frozenset("。、：；？！」』）】")
"""Marks behind which a phrase is over."""
POLITE: Final = frozenset("おご")
"""Kana with which a word begins: お金."""
GIVEN: Final = 4
"""Of a line so much, its fourth part, may stay empty for a Japanese phrase to hold together."""
GAP: Final = re.compile(r"(?<=\S) {2,}(?=\S)")
"""What lies between two columns."""


def breaks(text: str, width: int) -> list[int]:
    """The places where a text of one paragraph is broken so that no line is wider than ``width`` cells."""
    found: list[int] = []
    start = best = phrase = 0
    used = 0
    for place, char in enumerate(text):
        if place > start and _may_break(text, place):
            best = place
            phrase = place if _begins_phrase(text, place) else phrase
        used += cell_len(char)
        if used > width and not char.isspace() and place > start:
            cut = best if best > start else place
            if phrase > start and cell_len(text[phrase:cut]) <= width // GIVEN:
                cut = phrase
            found.append(cut)
            start = best = phrase = cut
            used = cell_len(text[start : place + 1])
    return found


def wrap(text: str, width: int) -> list[str]:
    """The lines of a text; line ends of its own stay."""
    return [line.plain for line in wrap_styled(Text(text), width)]


def wrap_styled(text: Text, width: int) -> list[Text]:
    """The lines of a text with styles; line ends of its own stay."""
    lines: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True) or [Text()]:
        parts = paragraph.divide(breaks(paragraph.plain, max(width, 2)))
        for line in parts:
            line.rstrip()
        lines.extend(parts)
    return lines


def _may_break(text: str, place: int) -> bool:
    before, after = text[place - 1], text[place]
    if before.isspace():
        return not after.isspace()
    if cell_len(before) < 2 and cell_len(after) < 2:
        return False
    return after not in NOT_FIRST and before not in NOT_LAST and not after.isspace()


def _begins_phrase(text: str, place: int) -> bool:
    """Whether a word is likely to begin here: at a space, behind a mark, or where kana that end a word are over."""
    before, after = text[place - 1], text[place]
    over = _is_hiragana(before) and before not in POLITE and not _is_hiragana(after)
    return before.isspace() or after in NOT_LAST or before in ENDING or over


def _is_hiragana(char: str) -> bool:
    return "ぁ" <= char <= "ん"


def wrap_columns(row: Text, width: int) -> list[Text]:
    """The lines of a table's row: its columns stand close where they have no room, or follow below the first one."""
    row = row.copy()
    row.rstrip()
    gaps = [gap.span() for gap in GAP.finditer(row.plain)]
    if row.cell_len <= width or not gaps:
        return wrap_styled(row, width)
    first, *others = row.divide([place for start, end in gaps for place in (start + 1, end)])[::2]
    close = Text().join([first, *others])
    lines = [close] if close.cell_len <= width else [first, Text("  ").join([Text(), Text().join(others)])]
    return [line for part in lines for line in wrap_styled(part, width)]

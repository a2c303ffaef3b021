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
GAP: Final = re.compile(r"(?<=\S) {2,}(?=\S)")
"""What lies between two columns."""


def breaks(text: str, width: int) -> list[int]:
    """The places where a text of one paragraph is broken so that no line is wider than ``width`` cells."""
    found: list[int] = []
    start = best = 0
    used = 0
    for place, char in enumerate(text):
        if place > start and _may_break(text, place):
            best = place
        used += cell_len(char)
        if used > width and not char.isspace() and place > start:
            cut = best if best > start else place
            found.append(cut)
            start = best = cut
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

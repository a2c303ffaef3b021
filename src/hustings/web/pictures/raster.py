"""A stand-alone drawing as a PNG, with letters of our own: a machine need have no font at all.

The library holds the interpreter for as long as it draws, a fifth to half a second, so a server has this file carried
out by a process of its own: the drawing comes in, the PNG goes out. It imports nothing of ours and starts in 30 ms.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from copy import deepcopy
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pylopdf_fonts_jp
import resvg_py

__all__ = ["png"]

TEXT: Final = "{http://www.w3.org/2000/svg}text"
SANS: Final = "Noto Sans JP"
SERIF: Final = "Noto Serif JP"
FONTS: Final = [str(pylopdf_fonts_jp.sans_path()), str(pylopdf_fonts_jp.serif_path())]
BOLD: Final = 600
"""The weight from which letters are bold."""
HEAVIER: Final = 0.032
"""How much wider the lines of bold letters are, as a share of their size: our fonts have one weight."""
ELSEWHERE: Final = re.compile(
    "[^\u0000-\u024f\u0370-\u052f\u2000-\u26ff\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]"
)
"""Letters that our fonts have not; for these the machine's own are looked through, which takes longer."""
POLITE: Final = 10
"""By how much this process goes behind all others that want a processor."""


def png(drawing: str, width: int) -> bytes:
    """The picture, so many pixels wide.

    Raises:
        ValueError: when it cannot be drawn.
    """
    root = ElementTree.fromstring(drawing)
    _embolden(root, False, 16.0, "#000")
    drawn: bytes = resvg_py.svg_to_bytes(
        svg_string=ElementTree.tostring(root, "unicode"),
        width=width,
        font_files=FONTS,
        skip_system_fonts=ELSEWHERE.search(drawing) is None,
        font_family=SANS,
        sans_serif_family=SANS,
        serif_family=SERIF,
    )
    return drawn


def _embolden(element: Element, bold: bool, size: float, fill: str) -> None:
    """Draw bold letters with a line around them; a halo that they have stays behind them."""
    for place, child in reversed(list(enumerate(element))):
        weight = child.get("font-weight", "")
        heavy = weight == "bold" or int(weight) >= BOLD if weight.isdecimal() or weight == "bold" else bold
        letters, paint = float(child.get("font-size", size)), child.get("fill", fill)
        _embolden(child, heavy, letters, paint)
        if child.tag == TEXT and heavy:
            front = child
            if child.get("stroke", "none") != "none":
                front = deepcopy(child)
                element.insert(place + 1, front)
            front.set("stroke", paint)
            front.set("stroke-width", f"{HEAVIER * letters:.2f}")
            front.set("stroke-linejoin", "round")


if __name__ == "__main__":
    with suppress(AttributeError, OSError):  # where one cannot be polite
        os.nice(POLITE)
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), int(sys.argv[1])))

"""Style sheets as far as they say how a drawing looks: which rules an element meets, and what they declare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import cssselect2
import tinycss2

from .values import Tokens

__all__ = ["PAINTED", "Sheet"]

PAINTED: Final = frozenset((
    "clip-path", "clip-rule", "color", "display", "dominant-baseline", "fill", "fill-opacity", "fill-rule", "font",
    "font-family", "font-size", "font-style", "font-weight", "letter-spacing", "mask", "opacity", "overflow",
    "paint-order", "rotate", "scale", "stop-color", "stop-opacity", "stroke", "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width",
    "text-anchor", "transform", "translate", "visibility",
))  # fmt: skip
"""What of a style sheet a drawing shows, besides custom properties."""


@dataclass(frozen=True)
class Declarations:
    """What a rule declares, in its order."""

    usual: tuple[tuple[str, Tokens], ...]
    important: tuple[tuple[str, Tokens], ...]


class Sheet:
    """Style sheets, one after the other.

    Only rules that always hold are read: none of a certain room, medium or feature, and no rule within a rule.

    Args:
        texts: of the sheets.
    """

    def __init__(self, *texts: str) -> None:
        self._matcher = cssselect2.Matcher()
        for text in texts:
            for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
                if rule.type == "qualified-rule":
                    self._add(rule)

    def _add(self, rule: Any) -> None:
        declared = declarations(rule.content)
        if not declared.usual and not declared.important:
            return
        try:
            selectors = cssselect2.compile_selector_list(rule.prelude)
        except cssselect2.SelectorError:
            return
        for selector in selectors:
            if selector.pseudo_element is None:
                self._matcher.add_selector(selector, declared)

    def declared(self, element: cssselect2.ElementWrapper) -> list[tuple[str, Tokens]]:
        """What holds for an element, what counts most last."""
        met: list[Declarations] = [match[-1] for match in self._matcher.match(element)]
        return [pair for one in met for pair in one.usual] + [pair for one in met for pair in one.important]


def declarations(content: Any) -> Declarations:
    """The declarations of a block, or of an element's own style."""
    usual: list[tuple[str, Tokens]] = []
    important: list[tuple[str, Tokens]] = []
    for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if node.type == "declaration":
            name = node.name if node.name.startswith("--") else node.lower_name
            if name.startswith("--") or name in PAINTED:
                (important if node.important else usual).append((name, tuple(node.value)))
    return Declarations(tuple(usual), tuple(important))

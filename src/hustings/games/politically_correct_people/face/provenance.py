"""What the page of the game says about what is reconstruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.play.face import Provenance

from ..rules.printed import Printed
from .card_list import confidence

__all__ = ["provenance"]

PARTS: Final = ("about", "sure", "cards", "votes", "calendars", "table", "owner")
SHOWN: Final = ("name", "copies", "value")


def provenance(printed: Printed, text: Callable[..., str]) -> Provenance:
    """What the rulebook says, what is our own for each card, and what an owner has corrected."""

    def sure(how: str) -> str:
        return text("provenance-owner-label" if how == "owner" else f"provenance-{how}")

    heads = (text("tab-cards"), *(text(f"provenance-{part}") for part in SHOWN))
    rows: list[tuple[str, ...]] = []
    for kind, id in enumerate(printed.ids):
        how = confidence(printed, kind)
        rows.append((printed.names[kind] or text(f"card-{id}"), *(sure(how[part]) for part in SHOWN)))
    paragraphs = [text(f"provenance-{part}") for part in PARTS]
    tables: list[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]] = [(heads, tuple(rows))]
    if printed.corrected:
        paragraphs.insert(0, text("provenance-corrected"))
        owner = (text("provenance-owner-label"), text("provenance-ours"), text("provenance-yours"))
        tables.insert(0, (owner, tuple(printed.corrected)))
    return Provenance(text("provenance-title"), tuple(paragraphs), tuple(tables))

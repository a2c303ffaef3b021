"""What the page of the game says about how sure its printed values are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.play.face import Provenance

from ..rules.printed import Printed

__all__ = ["provenance"]

PARTS: Final = (
    "about", "rules", "values", "effects", "numbers", "editions", "states", "edges", "reseeding", "endorsements",
    "titles", "owner",
)  # fmt: skip


def provenance(printed: Printed, text: Callable[..., str]) -> Provenance:
    """Where the values come from, each card with its own, and what an owner has corrected."""

    def sure(confidence: str) -> str:
        return text("provenance-owner-label" if confidence == "owner" else f"provenance-{confidence}")

    heads = (text("tab-cards"), text("cp"), text("provenance-value"), text("provenance-effect"))
    rows = tuple(
        (text(f"card-{id}"), str(card.cp), sure(card.value_confidence), sure(card.confidence))
        for id, card in printed.cards.items()
    )
    paragraphs = [text(f"provenance-{part}") for part in PARTS]
    tables: list[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]] = [(heads, rows)]
    if printed.corrected:
        paragraphs.insert(0, text("provenance-corrected"))
        owner = (text("provenance-owner-label"), text("provenance-ours"), text("provenance-yours"))
        tables.insert(0, (owner, tuple(printed.corrected)))
    return Provenance(text("provenance-title"), tuple(paragraphs), tuple(tables))

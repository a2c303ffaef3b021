"""What the page of the game says about how sure its printed values are."""

from __future__ import annotations

from collections.abc import Callable

from hustings.play.face import Provenance

from ..rules.printed import Printed

__all__ = ["provenance"]

PARTS = ("about", "cards", "values", "colours", "graph", "informants", "triggers", "marks", "titles", "solid", "owner")


def provenance(printed: Printed, text: Callable[..., str]) -> Provenance:
    """Where the values come from, each card with its own, and what an owner has corrected."""
    weak = {(thing, which): confidence for thing, which, confidence in printed.weak}
    corrected = {path for path, _, _ in printed.corrected}

    def sure(card: str, which: str) -> str:
        if any(path.startswith(f"cards.{card}.{which}") for path in corrected):
            return text("provenance-owner-label")
        return text(f"provenance-{weak.get((card, which), 'high')}")

    def colours(card: str) -> str:
        names = printed.card(card).colours
        called = [text(f"colour-{name}") for name in names]
        return text("colour-joker") if len(names) == 3 else text("list-comma").join(called)

    heads = (text("tab-cards"), text("value"), "", text("provenance-colour"), "")
    rows = tuple(
        (
            f"{text(f'seat-{fact.side}')} · {text(f'card-{id}')}",
            str(fact.value),
            sure(id, "value"),
            colours(id),
            sure(id, "colours"),
        )
        for id, fact in printed.cards.items()
    )
    tables: list[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]] = [(heads, rows)]
    paragraphs = [text(f"provenance-{part}") for part in PARTS]
    if printed.corrected:
        paragraphs.insert(0, text("provenance-corrected"))
        owner = (text("provenance-owner-label"), text("provenance-ours"), text("provenance-yours"))
        tables.insert(0, (owner, tuple((path, old, new) for path, old, new in printed.corrected)))
    return Provenance(text("provenance-title"), tuple(paragraphs), tuple(tables))

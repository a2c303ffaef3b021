"""What the page of the game says about what is reconstruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.play.face import Provenance

from ..rules.printed import SEATS, Printed, side_of
from .card_list import card_key

__all__ = ["provenance"]

PARTS: Final = ("about", "sure", "board", "cards", "balance", "titles", "owner")


def provenance(printed: Printed, text: Callable[..., str]) -> Provenance:
    """What the rulebook says, what is our own, each card with its own, and what an owner has corrected."""

    def sure(confidence: str) -> str:
        return text("provenance-owner-label" if confidence == "owner" else f"provenance-{confidence}")

    cards = tuple(
        (
            f"{text(f'seat-{SEATS[side_of(card.number)]}')} · {text(card_key(printed, card.number))}",
            str(printed.voters[card.number]),
            sure(card.confidence["voters"]),
            sure(card.confidence["effect"]),
        )
        for card in printed.cards.values()
    )
    states = tuple(
        (
            text(f"state-{state['name']}"),
            str(state["electors"]),
            sure(state["confidence"]["electors"]),
            sure(state["confidence"]["borders"]),
        )
        for state in printed.data["states"].values()
    )
    card_heads = (text("tab-cards"), text("voters"), text("provenance-sure-voters"), text("provenance-sure-effect"))
    state_heads = (text("states"), text("electors"), text("provenance-electors"), text("provenance-borders"))
    paragraphs = [text(f"provenance-{part}") for part in PARTS]
    tables: list[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]] = [(state_heads, states), (card_heads, cards)]
    if printed.corrected:
        paragraphs.insert(0, text("provenance-corrected"))
        owner = (text("provenance-owner-label"), text("provenance-ours"), text("provenance-yours"))
        tables.insert(0, (owner, tuple(printed.corrected)))
    return Provenance(text("provenance-title"), tuple(paragraphs), tuple(tables))

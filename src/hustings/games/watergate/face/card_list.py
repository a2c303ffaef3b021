"""Every card in words, for the list of cards."""

from __future__ import annotations

from typing import Any, Final

from hustings.printed.confidence import doubts, told
from hustings.words.sentences import Words

from ..rules.printed import CardFacts, Printed

PARTS: Final = (("confidence", "action"), ("value_confidence", "value"), ("colours_confidence", "provenance-colour"))
"""What a card has a confidence for, and the key of its name."""


def card_list(printed: Printed, words: Words, language: str) -> list[dict[str, Any]]:
    """Every card, as :class:`hustings.printed.confidence.Carded` says."""
    return [_card(card, words, language) for card in printed.cards.values()]


def _card(card: CardFacts, words: Words, language: str) -> dict[str, Any]:
    def text(key: str) -> str:
        return words.text(language, key)

    colours = ("joker",) if card.joker else card.colours
    kind = text(f"kind-{card.kind}") + (words.text(language, "aside", what=text("reaction")) if card.reaction else "")
    sure = {key: getattr(card, name) for name, key in PARTS}
    return {
        "id": card.id,
        "name": text(f"card-{card.id}"),
        "text": text(f"card-{card.id}-text"),
        "facts": {
            text("terminal-card-side"): text(f"seat-{card.side}"),
            text("terminal-card-kind"): kind,
            text("value"): str(card.value),
            text("provenance-colour"): text("list-comma").join(text(f"colour-{colour}") for colour in colours),
        },
        "sources": told(sure, text),
        "notes": doubts(sure, words, language),
        "data": {
            "side": card.side,
            "kind": card.kind,
            "value": card.value,
            "colours": list(colours),
            "reaction": card.reaction,
            "confidence": {
                "action": card.confidence,
                "value": card.value_confidence,
                "colours": card.colours_confidence,
            },
        },
    }

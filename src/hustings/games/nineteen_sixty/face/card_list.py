"""Every card in words, for the list of cards, and the printed numbers that its text names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hustings.printed.confidence import doubts, told
from hustings.words.sentences import Words

from ..rules.printed import CANDIDATE_CARD, CardFacts, Printed

PARTS: Final = (("confidence", "provenance-effect"), ("value_confidence", "provenance-value"))
"""What a card has a confidence for, and the key of its name."""


def numbers(printed: Printed, key: str) -> Mapping[str, int]:
    """For the text of a card the numbers of its event by their names in ``printed.toml``, without their signs."""
    card = printed.cards.get(key[5:-5]) if key.startswith("card-") and key.endswith("-text") else None
    if card is None:
        return {}
    if card.number >= CANDIDATE_CARD:
        return {"cp": card.cp}
    effect = printed.data["cards"][card.id]["effect"]
    return {name: abs(value) for name, value in effect.items() if isinstance(value, int)}


def card_list(printed: Printed, words: Words, language: str) -> list[dict[str, Any]]:
    """Every card, as :class:`hustings.printed.confidence.Carded` says."""
    return [_card(card, words, language) for card in printed.cards.values()]


def _card(card: CardFacts, words: Words, language: str) -> dict[str, Any]:
    def text(key: str, **arguments: object) -> str:
        return words.text(language, key, **arguments)

    facts = {text("card-number"): str(card.number)} if card.number < CANDIDATE_CARD else {}
    facts[text("cp")] = str(card.cp)
    facts[text("card-icon")] = text(f"seat-{card.icon}") if card.icon != "both" else text("icon-both")
    if card.number < CANDIDATE_CARD:
        facts[text("rest")] = str(card.rest)
        facts[text("debate-icon")] = text(f"issue-{card.issue}") if card.issue else text("none")
        facts[text("state-icon")] = text(f"state-{card.state}") if card.state else text("none")
    facts[text("card-kind")] = text(f"kind-{card.kind}")
    sure = {key: getattr(card, name) for name, key in PARTS}
    notes = doubts(sure, words, language)
    if card.editions == (2,):
        notes.append(text("edition-second-only"))
    return {
        "id": card.id,
        "name": text(f"card-{card.id}"),
        "text": text(f"card-{card.id}-text"),
        "facts": facts,
        "sources": told(sure, text),
        "notes": notes,
        "data": {
            "number": card.number,
            "cp": card.cp,
            "rest": card.rest,
            "issue": card.issue,
            "icon": card.icon,
            "state": card.state,
            "kind": card.kind,
            "editions": list(card.editions),
            "confidence": {"effect": card.confidence, "values": card.value_confidence},
        },
    }

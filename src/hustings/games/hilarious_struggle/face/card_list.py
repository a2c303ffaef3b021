"""Every card in words, for the list of cards, and the printed numbers that names and texts use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hustings.kernel.message import Message
from hustings.printed.confidence import doubts, told
from hustings.words.sentences import Words

from ..rules.printed import BEHIND, KINDS, RIVAL_SCANDAL, SCANDAL_MOST, STATE_CARD, CardFacts, Printed, side_of

PARTS: Final = ("voters", "rule", "effect")


def numbers(printed: Printed, key: str) -> Mapping[str, Message | int]:
    """For ``card-D-OH`` its ``state``; for ``card-D-OH-text`` the numbers of its text, ``a`` and ``b``."""
    parts = key.split("-")
    fact = printed.cards.get("-".join(parts[1:3])) if parts[0] == "card" and len(parts) > 2 else None
    if fact is None or not fact.state:
        return {}
    named: dict[str, Message | int] = {"state": state_name(printed, printed.state_of[fact.number])}
    named["home"] = state_name(printed, printed.home[side_of(fact.number)])
    named["rival"] = state_name(printed, printed.home[1 - side_of(fact.number)])
    named.update(zip("ab", printed.numbers[fact.number], strict=False))
    return named


def state_name(printed: Printed, state: int) -> Message:
    """The name of a state."""
    return Message(f"state-{printed.state_names[state]}")


def card_key(printed: Printed, number: int) -> str:
    """The key of a card's name; with ``-text`` that of its text."""
    kind = printed.kind[number]
    return f"card-{printed.card_ids[number] if kind == STATE_CARD else KINDS[kind]}"


def rule_text(printed: Printed, number: int, words: Words, language: str) -> str:
    """The underlined text of a card; empty without one."""
    rule = printed.data["cards"][printed.card_ids[number]]["rule"]
    if rule == "none":
        return ""
    limited = printed.rule[number] in (SCANDAL_MOST, RIVAL_SCANDAL)
    return words.text(language, f"rule-{rule}", **({"n": printed.limit[number]} if limited else {}))


def card_list(printed: Printed, words: Words, language: str) -> list[dict[str, Any]]:
    """Every card, as :class:`hustings.printed.confidence.Carded` says."""
    return [_card(printed, fact, words, language) for fact in printed.cards.values()]


def _card(printed: Printed, fact: CardFacts, words: Words, language: str) -> dict[str, Any]:
    def text(key: str) -> str:
        return words.text(language, key)

    number = fact.number
    key = card_key(printed, number)
    seat = f"seat-{('democrats', 'republicans')[side_of(number)]}"
    facts = {text("card-side"): text(seat), text("voters"): str(printed.voters[number])}
    if rule := rule_text(printed, number, words, language):
        facts[text("rule")] = rule
    if printed.rule[number] == BEHIND:
        facts[text("rule")] += f" {text(f'{key}-vote')}"
    data = printed.data["cards"][fact.id]
    sure = {f"provenance-{part}": fact.confidence[part] for part in PARTS}
    return {
        "id": fact.id,
        "name": text(key),
        "text": text(f"{key}-text"),
        "facts": facts,
        "sources": told(sure, text),
        "notes": doubts(sure, words, language),
        "data": {
            "side": seat[5:],
            "state": fact.state or None,
            "kind": data["kind"],
            "voters": data["voters"],
            "rule": data["rule"],
            "limit": data["limit"],
            "effect": data["effect"],
            "numbers": data["numbers"],
            "confidence": fact.confidence,
        },
    }

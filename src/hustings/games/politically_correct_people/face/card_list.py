"""Every kind of card in words, for the list of cards, and how sure we are of what is printed on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hustings.kernel.message import Message
from hustings.printed.confidence import doubts, told
from hustings.words.sentences import Words

from ..rules.printed import Printed

PARTS: Final = {"name": "name", "copies": "copies", "base": "value", "votes": "value"}
"""What an owner's file can state of a card, and which part of it that makes sure."""


def numbers(printed: Printed, key: str) -> Mapping[str, Message | int | str]:
    """For ``card-heir-text`` what is printed on the card: its ``base``, its ``votes``, its ``worth``."""
    id = key.removeprefix("card-").removesuffix("-text")
    return facts_of(printed, printed.ids.index(id)) if key == f"card-{id}-text" and id in printed.ids else {}


def facts_of(printed: Printed, kind: int) -> Mapping[str, Message | int | str]:
    """What is printed on a kind of card, for its text."""
    return {
        "base": printed.base[kind],
        "votes": votes_text(printed, kind),
        "worth": printed.slush_value,
        "needed": printed.calendars,
    }


def votes_text(printed: Printed, kind: int) -> str:
    """What a group of one card, of two and so on is worth, up to all that there are."""
    return "/".join(str(worth) for worth in printed.votes[kind][1 : printed.copies[kind] + 1])


def named(printed: Printed, kind: int, words: Words, language: str) -> str:
    """The name of a kind of card in a language."""
    return printed.names[kind] or words.text(language, f"card-{printed.ids[kind]}")


def confidence(printed: Printed, kind: int) -> dict[str, str]:
    """How sure ``name``, ``copies`` and ``value`` of a kind are; what an owner's file states counts as printed."""
    id = printed.ids[kind]
    ours = printed.data["cards"][id]["confidence"]
    sure: dict[str, str] = {"name": ours["name"], "copies": ours["copies"], "value": ours["value"]}
    for path, _, _ in printed.corrected:
        _, card, key = path.split(".")
        if card == id and key in PARTS:
            sure[PARTS[key]] = "owner"
    return sure


def card_list(printed: Printed, words: Words, language: str) -> list[dict[str, Any]]:
    """Every card, as :class:`hustings.printed.confidence.Carded` says."""
    return [_card(printed, kind, words, language) for kind in range(len(printed.ids))]


def _card(printed: Printed, kind: int, words: Words, language: str) -> dict[str, Any]:
    def text(key: str) -> str:
        return words.text(language, key)

    id, sort = printed.ids[kind], printed.sorts[kind]
    facts = {text("card-sort"): text(f"sort-{sort}"), text("copies"): str(printed.copies[kind])}
    if sort == "politician":
        facts[text("base")] = str(printed.base[kind])
    elif sort in ("voters", "floating"):
        facts[text("votes")] = votes_text(printed, kind) or text("one-die")
    effect = f"sort-{sort}-text" if printed.names[kind] else f"card-{id}-text"
    sure = confidence(printed, kind)
    parts = {f"provenance-{part}": how for part, how in sure.items()}
    return {
        "id": id,
        "name": named(printed, kind, words, language),
        "text": words.text(language, effect, **facts_of(printed, kind)),
        "facts": facts,
        "sources": told(parts, text),
        "notes": doubts(parts, words, language),
        "data": {
            "kind": sort,
            "copies": printed.copies[kind],
            "base": printed.base[kind],
            "votes": printed.votes[kind][1:],
            "confidence": sure,
        },
    }

"""Which arguments each message of 1960 has, and what they stand for; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VOCABULARY: Final[Mapping[str, tuple[str, ...]]] = {
    # log: support, momentum, tokens, bag
    "gained": ("side", "count", "place"),
    "lost": ("side", "count", "place"),
    "fixed": ("side", "place"),
    "rose": ("issue", "track:place-on-track"),
    "gained-momentum": ("side", "count"),
    "lost-momentum": ("side", "count"),
    "paid": ("side", "count"),
    "moved": ("side", "state"),
    "exhausted": ("side",),
    "made-ready": ("side",),
    "into-bag": ("side", "count"),
    "reseeded": ("count",),
    "check-won": ("side",),
    "check-failed": ("side",),
    "check-lost": ("side",),
    "initiative": ("side",),
    # log: cards
    "event": ("side", "card"),
    "lasts": ("card", "side"),
    "drew": ("side", "count"),
    "drew-card": ("side", "card"),
    "reshuffled": ("count",),
    "discarded": ("side", "card"),
    "retrieved": ("side", "card"),
    "showed-hand": ("side",),
    "saw": ("side", "card"),
    # prompts
    "redraw": ("side",),
    "gain": ("side", "count"),
    "lose": ("side", "victim:side", "count"),
    "choose": ("side", "card"),
    "go": ("side",),
    "offer": ("side", "card"),
    "retrieve": ("side",),
    "exchange": ("side", "count"),
    # refusals
    "must-gain": ("count",),
    "must-lose": ("count",),
    "limit-reached": ("place", "count"),
    "not-there": ("place",),
    "nothing-there": ("side", "place"),
    "not-offered": (),
    "only-that-card": ("card",),
    "not-discarded": ("card",),
    "not-in-hand": ("card",),
}
"""Arguments of every message, in order: a name that is also its kind, or ``name:kind``."""

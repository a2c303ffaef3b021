"""What the API refuses: every key with its status, how that is described, and what no body may be."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from hustings.words.sentences import Words

from .messages import Refusal

__all__ = [
    "BODY",
    "EVERY",
    "KEYS",
    "MATCH",
    "OPENING",
    "PERSON",
    "PLANS",
    "PLAY",
    "SEAT",
    "STREAM",
    "TALK",
    "WRITES",
    "refusals",
    "sends_json",
]

WHY: Final = {
    400: "Something is missing or cannot be read",
    401: "The token opens nothing here",
    403: "The token, or your address, may not do this",
    404: "There is no such thing",
    409: "Something else has happened meanwhile, or it is too early",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "It is not possible; the rules, or something that was sent, do not allow it",
    429: "Too much in a short time; `Retry-After` says how long to wait",
    500: "A fault of the server; the match is as it was",
    503: "Not now",
    507: "It could not be stored, so it was not done",
}
"""What refusals of a status mean."""

KEYS: Final[dict[str, tuple[int, dict[str, object]]]] = {
    "missing": (400, {"what": "turn"}),
    "no-token": (401, {}),
    "no-program-token": (401, {}),
    "blocked": (403, {}),
    "banned": (403, {}),
    "silenced": (403, {}),
    "talk-blocked": (403, {}),
    "needs-scope": (403, {"scope": "match:play"}),
    "tournament-link": (403, {}),
    "unknown-match": (404, {}),
    "unknown-challenge": (404, {}),
    "nobody-of-that-name": (404, {}),
    "not-invited": (403, {}),
    "not-welcome": (403, {}),
    "no-game": (404, {}),
    "404": (404, {}),
    "tournament-unknown": (404, {}),
    "no-seat": (404, {}),
    "stale": (409, {}),
    "tournament-not-open": (409, {}),
    "tournament-many": (409, {"most": 10}),
    "not-over": (409, {}),
    "challenge-gone": (409, {}),
    "already-challenged": (409, {}),
    "has-played": (409, {}),
    "too-large": (413, {"size": "64 kB"}),
    "not-json": (415, {}),
    "refused": (422, {}),
    "tournament-full": (422, {}),
    "tournament-computers": (422, {"most": 8}),
    "unparsable": (422, {}),
    "match-ended": (422, {}),
    "option": (422, {"what": "players: 9", "choices": "4, 5, 6"}),
    "seat-count": (422, {"seats": 2, "given": 1, "names": "nixon, editor"}),
    "bad-plan": (422, {"what": "level", "given": "grandmaster", "choices": "random, heuristic, search"}),
    "bad-order": (422, {"most": 12}),
    "bad-pace": (422, {"given": "5 minutes", "minutes": 600, "seconds": 600, "days": 14}),
    "pace-at-device": (422, {}),
    "link-and-device": (422, {}),
    "house-name": (422, {"name": "Computer (easy)"}),
    "seat-taken": (422, {}),
    "nothing-said": (422, {}),
    "talk-too-long": (422, {"length": 600, "longest": 500}),
    "talk-nobody": (422, {}),
    "needs-name": (422, {}),
    "rating-unwanted": (422, {"lowest": 1400, "highest": 1800, "rating": 1200}),
    "challenge-yourself": (422, {}),
    "challenge-refused": (422, {}),
    "no-seat-of-game": (422, {"choices": "nixon, editor"}),
    "no-reason": (422, {"choices": "generic, later"}),
    "too-many": (429, {}),
    "too-many-streams": (429, {}),
    "streams-of-person": (429, {"most": 4}),
    "talk-too-fast": (429, {"seconds": 12}),
    "too-many-challenges": (429, {"seconds": 3600}),
    "500": (500, {"request": "4f1c2a9be0d3"}),
    "broken-game": (503, {"game": "watergate"}),
    "cannot-load": (503, {}),
    "store-busy": (503, {}),
    "full": (503, {}),
    "store-failed": (507, {}),
    "disk-full": (507, {}),
}
"""All that the API refuses: the status, and what may stand in its words."""

EVERY: Final = ("missing", "blocked", "too-many", "500", "store-busy", "store-failed")
"""What anything can run into."""
BODY: Final = ("too-large", "not-json")
"""Where something is sent."""
WRITES: Final = ("disk-full",)
"""Where something is stored."""
MATCH: Final = ("unknown-match", "cannot-load")
"""Where a match is asked for."""
PERSON: Final = ("no-program-token", "banned", "needs-scope")
"""Where a program speaks for a person."""
SEAT: Final = (*MATCH, *PERSON, "no-token")
"""Where a seat is."""
PLAY: Final = (*SEAT, *WRITES, "refused", "match-ended")
"""Where something is done at a seat."""
OPENING: Final = ("no-game", "broken-game", "option")
"""Where a match is to be played."""
PLANS: Final = ("seat-count", "bad-plan", "bad-pace", "pace-at-device", "link-and-device", "house-name")
"""Where it is said how a match is to be opened."""
TALK: Final = ("silenced", "talk-blocked", "nothing-said", "talk-too-long", "talk-too-fast", "talk-nobody")
"""Where something is said."""
STREAM: Final = ("too-many-streams", "full")
"""Where a stream is opened."""


def refusals(*keys: str) -> dict[int, ResponseSpec]:
    """How the refusals of a handler are described: each status with its keys, and each key with its words.

    Args:
        keys: of :data:`KEYS`, besides those of :data:`EVERY`.
    """
    by_status: dict[int, list[str]] = {}
    for key in dict.fromkeys((*EVERY, *keys)):
        by_status.setdefault(KEYS[key][0], []).append(key)
    return {status: _described(status, tuple(found)) for status, found in sorted(by_status.items())}


@cache
def _described(status: int, keys: tuple[str, ...]) -> ResponseSpec:
    named = ", ".join(f"`{key}`" for key in keys)
    return ResponseSpec(
        Refusal,
        generate_examples=False,
        description=f"{WHY[status]}: {named}",
        examples=[_example(key) for key in keys],
    )


@cache
def _words() -> Words:
    return Words()


def _example(key: str) -> Example:
    """What is answered with a key, in English."""
    words, arguments = _words(), KEYS[key][1]
    place = f"error-{key}" if words.has("en", f"error-{key}") else f"problem-{key}"
    text = words.text("en", place, **arguments)
    do = words.text("en", f"{place}-do", **arguments) if words.has("en", f"{place}-do") else ""
    return Example(id=key, summary=text, value=Refusal(key, text, text, do, f"{text} {do}".strip()))


def sends_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let no page of another site post what a form could: a body has to say that it is JSON.

    Raises:
        HTTPException: when it does not.
    """
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and handler.parsed_data_field is not None:
        raise HTTPException(status_code=415)

"""Campaigns of 1960 that have already come to a scene, as files that a server can go on with."""

from __future__ import annotations

import random

import hustings
from carried import carried
from hustings.play.match import Match

SCENES = ("PlayCard", "checks", "SetAside", "Speak", "ResolveStrategy", "over")
"""Questions to Kennedy by the names of their steps, cubes that have just been drawn for a support check, and the end."""


def late(scene: str, edition: str = "second", seed: int = 3) -> bytes:
    """A match that two who answer anything have played to a scene; then Ann has Kennedy's seat.

    Who is asked beside her has answered: a computer would at a moment of its own.
    """
    match = hustings.game("1960").match(bytes(31) + bytes([seed]), {"edition": edition})
    rng = random.Random(seed)
    while scene not in now(match):
        seat = match.position.to_act[0]
        match.act(seat, rng.choice(match.actions(seat)))
    for seat in match.position.to_act[1:]:
        match.act(seat, rng.choice(match.actions(seat)))
    return carried(match, {0: "Ann"})


def now(match: Match) -> tuple[str, ...]:
    """The scenes that a match is at."""
    if match.outcome is not None:
        return ("over",)
    if not match.actions(0) or match.can_undo(0):
        return ()
    checks = ("checks",) if any(draws.purpose == "support" for draws in match.position.view(0).draws) else ()
    return (type(match.position.stack[-1]).__name__, *checks)

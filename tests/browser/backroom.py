"""Matches of Politically Correct People that have come to a scene, as files: four persons at one device, Ann is asked."""

from __future__ import annotations

import random

import hustings
from hustings.kernel.match import Match
from hustings.server.matches import files
from hustings.server.matches.people import HOTSEAT, PERSON
from hustings.server.matches.transcript import Player

GAME = "politically-correct-people"
SCENES = ("take", "put-down", "nominate", "vote", "bargain", "keep", "over")
"""Questions to Ann, and the end."""


def late(scene: str) -> bytes:
    """A match in which all answer anything until Ann is asked that; things lie on the table, and nobody trades."""
    return seated(next(match for match in (_played(scene, seed) for seed in range(99)) if match is not None))


def seated(match: Match) -> bytes:
    """The match as a file; Ann has the first seat."""
    players = [Player(name, PERSON, "") for name in ("Ann", "Ben", "Cleo", "Dan")]
    return files.full(match, players, HOTSEAT, 0.0, bytes(32))


def _played(scene: str, seed: int) -> Match | None:
    match = hustings.game(GAME).match(bytes([seed]) * 32)
    rng = random.Random(seed)
    while match.outcome is None:
        seat = match.position.to_act[0]
        view = match.seen_by(seat).view(seat)
        fresh = not match.records or match.records[-1].action.split()[0] not in ("take", "put")
        if seat == 0 and view.question == scene and len(view.seats[0].front) > 2 and fresh:
            return match
        match.act(seat, rng.choice(match.seen_by(seat).answers(seat)))
    return match if scene == "over" else None

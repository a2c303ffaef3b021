"""Matches of Politically Correct People that have come to a scene, as files: four persons at one device, Ann is asked."""

from __future__ import annotations

import random

import hustings
from carried import carried
from hustings.play.match import Match

GAME = "politically-correct-people"
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
SCENES = ("take", "nominate", "vote", "bargain", "keep", "over", "put-down")
"""Questions to Ann, and the end; last the one in which she makes an offer."""


def late(scene: str, people: tuple[str, ...] = PEOPLE) -> bytes:
    """A match in which all answer anything until Ann is asked that; things lie on the table, and nobody trades."""
    return seated(next(match for match in (_played(scene, seed) for seed in range(99)) if match is not None), people)


def seated(match: Match, people: tuple[str, ...] = PEOPLE) -> bytes:
    """The match as a file; Ann has the first seat, computers have those that are left."""
    return carried(match, dict(enumerate(people)))


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

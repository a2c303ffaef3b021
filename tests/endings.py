"""Matches of any game that are near their end, as files that a server can go on with."""

from __future__ import annotations

import random

import hustings
from carried import carried
from hustings.play.match import Match


def ending(game: str, side: str, questions: int, seed: int = 3) -> bytes:
    """A match that all have played at random, at a moment when a side was asked so many more questions; Ann has it.

    Computers have the other sides; as they answer otherwise, it can be some questions more or fewer.
    """
    match = hustings.game(game).match(bytes(31) + bytes([seed]))
    seat = match.seats.index(side)
    rng = random.Random(seed)
    asked: list[Match] = []
    while match.outcome is None:
        who = match.position.to_act[-1]
        if who == seat and not match.can_undo(seat):
            asked.append(match.clone())
        match.act(who, rng.choice(match.seen_by(who).answers(who)))
    return carried(asked[-questions], {seat: "Ann"})

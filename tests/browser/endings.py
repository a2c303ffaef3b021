"""Matches of any game that are near their end, as files that a server can go on with."""

from __future__ import annotations

import random

import hustings
from hustings.kernel.match import Match
from hustings.server.matches import files
from hustings.server.matches.people import COMPUTER, HOTSEAT, PERSON
from hustings.server.matches.transcript import Player


def ending(game: str, side: str, questions: int, seed: int = 1) -> bytes:
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
    players = [Player("", COMPUTER, "heuristic") for _ in match.seats]
    players[seat] = Player("Ann", PERSON, "")
    return files.full(asked[-questions], players, HOTSEAT, 0.0, bytes(32))

"""Matches as files that somebody brings along and goes on with at their device."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.kernel.match import Match
from hustings.server.matches import files
from hustings.server.matches.people import COMPUTER, HOTSEAT, PERSON
from hustings.server.matches.transcript import Player


def carried(match: Match, people: Mapping[int, str]) -> bytes:
    """A match with people at some seats, by name, and computers at the others."""
    players = [
        Player(people[seat], PERSON, "") if seat in people else Player("", COMPUTER, "heuristic")
        for seat in range(len(match.seats))
    ]
    return files.full(match, players, HOTSEAT, 0.0, bytes(32))

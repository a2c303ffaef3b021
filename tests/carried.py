"""Matches as files that somebody brings along and goes on with at their device."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.files import verify as files
from hustings.files.transcript import HOTSEAT, Player
from hustings.matches.people import COMPUTER, PERSON
from hustings.play.match import Match


def carried(match: Match, people: Mapping[int, str]) -> bytes:
    """A match with people at some seats, by name, and computers at the others."""
    players = [
        Player(people[seat], PERSON, "") if seat in people else Player("", COMPUTER, "heuristic")
        for seat in range(len(match.seats))
    ]
    return files.full(match, players, HOTSEAT, 0.0, bytes(32))

"""The bells of those who find each other."""

from __future__ import annotations

from typing import Final

__all__ = ["LOBBY", "of_seeker"]

LOBBY: Final = "lobby"
"""Rings when there may be something new in the lobby."""


def of_seeker(owner: str) -> str:
    """The subject under which a seeker is told that it has found somebody."""
    return f"seeker:{owner}"

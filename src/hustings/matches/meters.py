"""What happens around matches, told to whoever counts it."""

from __future__ import annotations

from typing import Final

__all__ = ["FAILED", "REFUSED", "Meters"]

REFUSED: Final = "refused"
"""An act that the rules did not allow."""
FAILED: Final = "failed"
"""An act that could not be stored."""


class Meters:
    """Counts nothing; who counts overrides this. It hears no match, no seat, no name and no card."""

    def acted(self, game: str, answer: str) -> None:
        """Somebody has acted.

        Args:
            game: id of the game.
            answer: ``"done"``, ``"repeated"``, ``"stale"``, ``"refused"`` or ``"failed"``.
        """

    def asked_database(self, seconds: float) -> None:
        """A transaction has ended, well or badly.

        Args:
            seconds: that it took.
        """

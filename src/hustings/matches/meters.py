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

    def looked_for_jobs(self, waiting: int, doing: int) -> None:
        """A process that works has looked for lost jobs.

        Args:
            waiting: jobs that nobody does yet, of all matches.
            doing: jobs that this process does.
        """

    def asked_database(self, seconds: float) -> None:
        """A transaction has ended, well or badly.

        Args:
            seconds: that it took.
        """

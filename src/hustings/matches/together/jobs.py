"""What has to happen in matches by itself: computers' answers, deadlines, patience that lapses.

What is due follows from a match alone, so nothing is lost when whoever was to do it dies: it is found again.
"""

from __future__ import annotations

from typing import Protocol


class Tended(Protocol):
    """What jobs use of a room; see there."""

    id: str

    def wake(self) -> None:
        """Begin in this process what has to happen by itself."""


class Jobs(Protocol):
    """Who does it."""

    def changed(self, room: Tended) -> None:
        """A room of this process has another match, other seats or another patience than before."""

    def due(self, match_id: str, seconds: float | None) -> None:
        """This process has stored that something is due in so many seconds; None: nothing is."""

    async def stop(self) -> None:
        """Begin nothing more."""


class Inside:
    """It happens in the one process that there is, as soon as it is due."""

    def changed(self, room: Tended) -> None:
        """Begin what there is to do."""
        room.wake()

    def due(self, match_id: str, seconds: float | None) -> None:
        """The room knows it already."""

    async def stop(self) -> None:
        """Rooms stop by themselves."""

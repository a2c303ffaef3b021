"""That something is new in a match, told from process to process; never what.

Whoever is told looks for itself. So news can come twice, late, out of order or be made up, and do no harm; and after a
connection was lost, everything that is shown is looked at again.
"""

from __future__ import annotations

from typing import Protocol


class Ears(Protocol):
    """Who is told."""

    def heard(self, match_id: str, changes: int) -> None:
        """A match may have had so many changes by now."""

    def looked(self, match_id: str) -> None:
        """Somebody looks at a match."""

    def rang(self, subject: str) -> None:
        """There may be something new about something else (:mod:`hustings.database.bells`)."""

    def look_again(self) -> None:
        """Anything may have happened unheard."""


class News(Protocol):
    """How a process hears of what others write.

    Attributes:
        shared: whether there are others at all.
    """

    shared: bool

    async def start(self, ears: Ears) -> None:
        """Tell these of everything from now on."""

    async def stop(self) -> None:
        """Tell nobody any more."""


class NoNews:
    """Of one process that has its database to itself."""

    shared = False

    async def start(self, ears: Ears) -> None:
        """There is nothing to hear."""

    async def stop(self) -> None:
        """There was nothing."""

"""All with which people find each other, in one process of a server."""

from __future__ import annotations

from ..club import Club
from .here import Here
from .lobby import Lobbyist
from .seeking import Seeking

__all__ = ["Finding"]


class Finding:
    """All with which people find each other.

    Args:
        club: the people, and where matches are opened.

    Attributes:
        club: the same.
        seeking: who seeks somebody to play with.
        lobbyist: looks what there is in the lobby.
        here: who has a page open in this process.
    """

    def __init__(self, club: Club) -> None:
        self.club = club
        self.seeking = Seeking(club)
        self.lobbyist = Lobbyist(club.database)
        self.here = Here(club.database)
